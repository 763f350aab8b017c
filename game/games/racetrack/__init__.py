"""Racetrack: vector racing after the Racetrack rulebook."""
