"""What is left for the people who mend the game when it breaks: a report in the player's folder of logs."""

import platform
import traceback
from datetime import datetime
from pathlib import Path

from game.files.paths import Home
from game.files.writing import write_whole


def write_report(home: Home, error: BaseException) -> Path:
    """Write down an error that nobody expected; returns the file. Raises OSError when that cannot be done."""
    now = datetime.now().astimezone()
    path = home.logs / f"report-{now:%Y%m%d-%H%M%S}.txt"
    system = f"Python {platform.python_version()} on {platform.system()} {platform.release()}"
    text = "".join(traceback.format_exception(error))
    write_whole(path, f"{now:%Y-%m-%d %H:%M:%S}, {system}\n\n{text}".encode(errors="backslashreplace"))
    return path
