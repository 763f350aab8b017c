"""Check everything: format, lint, types, directions of imports, tests; says which of them failed."""

import subprocess
import sys

import environment

STEPS = (
    ("format", ["-m", "ruff", "format", "--check", "."]),
    ("lint", ["-m", "ruff", "check", "."]),
    ("types", ["-m", "mypy"]),
    ("imports", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("tests", ["-m", "pytest", "-n", "2"]),
)


def main() -> None:
    """Take all steps, also after one has failed; exit 1 if any has."""
    python, variables = environment.ready(environment.TEST)
    failed = []
    for name, arguments in STEPS:
        print("== %s" % name, flush=True)
        if subprocess.call([python, *arguments], cwd=environment.ROOT, env=variables) != 0:
            failed.append(name)
    if failed:
        sys.exit("looptable: failed: %s" % ", ".join(failed))


if __name__ == "__main__":
    main()
