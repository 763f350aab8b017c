"""Tests of the application around the tables."""
