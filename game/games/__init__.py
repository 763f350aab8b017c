"""The games' rules and bots, one folder a game; each imports core only."""
