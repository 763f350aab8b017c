"""Looptable: four tabletop games for people on one couch."""

__version__ = "0.1.0"
