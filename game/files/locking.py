"""A lock on an open file, by which one process tells all others that it is writing there."""

import errno
import sys
from typing import Final

_FAR: Final = 1 << 40
"""Windows locks bytes, and nobody else may read those: so it is one that no file here ever has."""

if sys.platform == "win32":
    import msvcrt
    import os

    def _take(number: int) -> None:
        os.lseek(number, _FAR, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        os.lseek(number, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(number: int) -> bool:
    """Lock an open file until it is closed or its process ends; False when somebody else holds the lock.

    Some network folders know no locks: there everybody gets one.
    """
    try:
        _take(number)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True
