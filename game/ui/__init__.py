"""The pygame toolkit: window, presses, chairs, timeline, drawing; it knows no game."""
