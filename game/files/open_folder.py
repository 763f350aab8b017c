"""A folder shown in the platform's own file manager."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

_OPENERS: Final = {"win32": "explorer", "darwin": "open"}
_OPENER: Final = "xdg-open"


class FileManager:
    """A file manager that was asked to show a folder. Nothing waits for it, and no shell is in between."""

    def __init__(self, folder: Path) -> None:
        """Raises OSError when there is no file manager, or no such folder."""
        name = _OPENERS.get(sys.platform, _OPENER)
        program = shutil.which(name)
        if program is None:
            raise FileNotFoundError(2, "there is no file manager", name)
        if not folder.is_dir():
            raise NotADirectoryError(20, "there is no such folder", str(folder))
        nothing = subprocess.DEVNULL
        # Its own session: it stays open when this program ends, and a Ctrl-C in the terminal is not for it.
        self._process = subprocess.Popen(  # noqa: S603 - found above, and the folder is the player's
            [program, str(folder.absolute())], stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True,
        )  # fmt: skip

    @property
    def has_failed(self) -> bool:
        """Whether it has given up by now."""
        # Windows' own says 1 whatever happens.
        return os.name != "nt" and self._process.poll() not in (None, 0)
