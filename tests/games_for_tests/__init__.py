"""Two tiny games that prove the core: one with a sealed choice, one in real time."""
