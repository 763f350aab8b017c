"""Reading a file that may be anything: a pipe, a device or a folder in its place never makes the program wait."""

import errno
import os
import stat
from pathlib import Path


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a regular file, at most one byte more than `most`, so that longer ones are noticed.

    Raises OSError, also for what is no regular file and for names that no file can have.
    """
    with os.fdopen(_opened(path), "rb") as file:
        return file.read(most + 1)


def holds(path: Path, data: bytes) -> bool:
    """Whether this is a file with exactly that content."""
    try:
        return read_bytes(path, len(data)) == data
    except OSError:
        return False


def _opened(path: Path) -> int:
    """A number of the open file. It is asked what it is only when it is open: before, it might still be changed."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
    try:
        number = os.open(path, flags)
    except ValueError:  # a NUL, or half of a letter
        raise OSError(errno.EINVAL, "no file can have that name", str(path)) from None
    except OSError as error:
        if error.errno == errno.ENXIO:  # a socket
            raise _no_file(path) from None
        raise
    mode = os.fstat(number).st_mode
    if not stat.S_ISREG(mode):
        os.close(number)
        raise (
            IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
            if stat.S_ISDIR(mode)
            else _no_file(path)
        )
    return number


def _no_file(path: Path) -> OSError:
    return OSError(errno.EINVAL, "it is not a file that can be read", str(path))
