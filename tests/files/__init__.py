"""Tests of game.files."""
