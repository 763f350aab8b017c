"""Tests of Racetrack: rules, solver, bots."""
