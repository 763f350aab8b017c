"""The project's own environment in .venv: found by its stamp, otherwise made anew from the pinned requirements.

Python 3.6 must be able to parse this file, so that an old Python can say what to install instead of failing.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".venv")
STAMP = os.path.join(FOLDER, "looptable-stamp")
LOCK = os.path.join(ROOT, ".venv.lock")
OLDEST, NEWEST = (3, 11), (3, 15)

PLAY = ("requirements.txt",)
TEST = ("requirements.txt", "requirements-dev.txt")

# These would make Python or pip look, or put packages, somewhere else than in our environment.
# macOS sets the last one for a Python started through its launcher; a venv made under it starts wrongly.
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__")

SIGNS_OF_NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "Connection refused",
    "Network is unreachable",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
)


class CannotMake(Exception):
    """The environment cannot be made; the message says what to do."""


def ready(requirements: "tuple[str, ...]") -> "tuple[str, dict[str, str]]":
    """The environment's Python and the variables to run it with; ends the program when there can be none.

    `requirements` names the lock files (in the root) whose packages must be there. With the right
    stamp nothing is started and no network is needed.
    """
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        sys.exit(
            "looptable: this is Python %d.%d, but Looptable needs Python %d.%d to %d.%d: install one from python.org "
            "or your system's packages, and start this script with it" % (sys.version_info[:2] + OLDEST + NEWEST)
        )
    try:
        if not _has_stamp(requirements):
            _make(requirements)
    except CannotMake as error:
        sys.exit("looptable: %s" % error)
    except OSError as error:
        sys.exit("looptable: cannot make the folder .venv beside README.md: %s" % error)
    variables = _clean_variables()
    variables["PYTHONPATH"] = ROOT
    return python_path(), variables


def python_path() -> str:
    """Where the environment's Python lies."""
    return os.path.join(FOLDER, "Scripts", "python.exe") if os.name == "nt" else os.path.join(FOLDER, "bin", "python")


def _clean_variables() -> "dict[str, str]":
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def _stamp_lines(requirements: "tuple[str, ...]") -> "list[str]":
    import hashlib

    lines = ["python " + " ".join(sys.version.split()), "prefix " + FOLDER]
    for name in requirements:
        with open(os.path.join(ROOT, name), "rb") as file:
            lines.append(name + " " + hashlib.sha256(file.read()).hexdigest())
    return lines


def _has_stamp(requirements: "tuple[str, ...]") -> bool:
    """Whether a whole environment is there, for this Python, this place and these lock files (or more)."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            there = file.read().splitlines()
    except (OSError, ValueError):
        return False
    return set(_stamp_lines(requirements)) <= set(there) and os.path.exists(python_path())


def _make(requirements: "tuple[str, ...]") -> None:
    with open(LOCK, "a+b") as lock:
        _wait_for(lock)
        if not _has_stamp(requirements):  # another start may have made it while we waited
            _remove_old()
            _create()
            _install(requirements[-1])
            with open(STAMP, "w", encoding="utf-8") as file:  # last: without it nothing counts
                file.write("\n".join(_stamp_lines(requirements)) + "\n")


def _wait_for(lock: "IO[bytes]") -> None:
    """Hold the lock until the file is closed, so that two starts at once do not build over each other."""
    if sys.platform == "win32":
        import msvcrt
        import time

        while True:
            try:
                lock.seek(0)
                msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                return
            except OSError:  # Windows gives up after ten tries
                time.sleep(1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def _remove_old() -> None:
    import shutil

    if os.path.islink(FOLDER) or os.path.isfile(FOLDER):
        os.remove(FOLDER)
    elif os.path.isdir(FOLDER):
        if os.path.exists(STAMP):
            os.remove(STAMP)  # first: a half-removed environment must not look whole
        shutil.rmtree(FOLDER)


def _create() -> None:
    import subprocess

    try:
        import ensurepip  # noqa: F401
    except ImportError:
        raise CannotMake(
            "this Python cannot make environments, its module ensurepip is missing; "
            "on Debian and Ubuntu: sudo apt install python3-venv"
        ) from None
    sys.stderr.write("Looptable: making its environment in .venv (once; this may take a few minutes) ...\n")
    sys.stderr.flush()
    # The base Python, because this script may itself be running in an environment that has just been removed.
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run(
        [base, "-m", "venv", FOLDER],
        env=_clean_variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
        check=False,
    )
    if made.returncode != 0:
        raise CannotMake(
            "this Python cannot make environments (on Debian and Ubuntu: sudo apt install python3-venv). It said:\n%s"
            % made.stdout.strip()
        )


def _install(lock_file: str) -> None:
    import subprocess

    command = [python_path(), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    command += ["--no-user", "--retries", "3", "--require-hashes", "--only-binary", ":all:"]
    command += ["-r", os.path.join(ROOT, lock_file)]
    done = subprocess.run(
        command,
        env=_clean_variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
        check=False,
    )
    if done.returncode == 0:
        return
    if any(sign in done.stdout for sign in SIGNS_OF_NO_NETWORK):
        raise CannotMake(
            "the first start needs the network to fetch its packages, and there seems to be none; "
            "connect, then start again (later starts need no network)"
        )
    raise CannotMake("the packages in %s could not be installed. pip said:\n%s" % (lock_file, done.stdout.strip()))
