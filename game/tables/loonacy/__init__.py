"""Retro Loonacy at a table: how it looks and how it is played on one screen."""
