"""`python -m game` and `looptable`: the door of the program, which imports nothing until it is walked through."""

import sys


def main() -> None:
    """Run the program with the arguments of the command line; exits with its code."""
    from multiprocessing import freeze_support

    freeze_support()
    from game.cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
