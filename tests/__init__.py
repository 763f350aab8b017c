"""Tests, laid out as game/ is."""
