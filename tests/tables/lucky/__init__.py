"""Tests of the table of Lucky Loop."""
