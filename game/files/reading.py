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


def read_ends(path: Path, most: int) -> tuple[bytes, bytes, int]:
    """The first and the last `most` bytes of a regular file, and how long it is. Raises OSError like the above."""
    with os.fdopen(_opened(path), "rb") as file:
        size = os.fstat(file.fileno()).st_size
        head = file.read(most)
        file.seek(max(0, size - most))
        return head, file.read(most), size


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
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise _no_file(path)
    return number


def _no_file(path: Path) -> OSError:
    return OSError(errno.EINVAL, "it is not a file that can be read", str(path))
