"""Tests of Retro Loonacy."""
