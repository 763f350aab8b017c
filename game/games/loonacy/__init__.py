"""Retro Loonacy: matching pictures in real time, all at once."""
