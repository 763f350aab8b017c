"""Tests of Lucky Loop."""
