"""Tests of how Retro Loonacy looks and is played."""
