"""How Lunatix Loop looks and is played on the screen."""
