"""How Lucky Loop looks and is played on the screen: an airfield on show day."""
