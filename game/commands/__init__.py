"""The commands of the command line, one module each; `game.cli` lists them."""
