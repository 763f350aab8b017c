"""Start Looptable, or one of its commands, in its own environment; the first start makes that."""

import os
import sys

import environment


def main() -> None:
    """Become the program, with the arguments of this script."""
    python, variables = environment.ready(environment.PLAY)
    # -P: a file or folder called "game" where the player happens to be must not be taken for ours.
    command = [python, "-P", "-m", "game", *sys.argv[1:]]
    if os.name == "nt":
        import subprocess

        # Windows has no real exec: the shell would not wait for the program.
        sys.exit(subprocess.call(command, env=variables))
    os.execve(python, command, variables)


if __name__ == "__main__":
    main()
