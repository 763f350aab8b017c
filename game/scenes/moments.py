"""When something was, in words."""

from datetime import datetime

from game.files.texts import Texts


def moment_words(texts: Texts, when: datetime) -> str:
    """Day, month and time of day, without the year: for what has just been."""
    month = texts(f"date.month_{when.month}")
    return texts("date.moment", day=when.day, month=month, time=f"{when:%H:%M}")
