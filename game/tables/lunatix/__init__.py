"""Lunatix Loop on the screen."""
