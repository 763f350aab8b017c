"""Racetrack on the screen."""
