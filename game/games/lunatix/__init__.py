"""Lunatix Loop: Trabants, cards and a loop of asphalt and dirt."""
