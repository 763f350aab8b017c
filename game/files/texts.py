"""The words that players see, by dotted key, from gettext catalogues."""

import gettext
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from game.files.paths import assets

DOMAIN: Final = "looptable"
BASE_LANGUAGE: Final = "en"


class MissingText(LookupError):
    """No catalogue has the key."""


class _Nothing(gettext.NullTranslations):
    """What is asked when no catalogue has a key."""

    def gettext(self, message: str) -> str:
        return self._missing(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._missing(msgid1)

    def _missing(self, key: str) -> str:
        if Texts.must_be_whole:
            raise MissingText(key)
        return key


class Texts:
    """One language's texts; what it lacks comes in English.

    A key that no catalogue has is shown as it stands, so that a game goes on; tests set
    `must_be_whole` and get MissingText instead.
    """

    must_be_whole: ClassVar[bool] = False

    def __init__(self, language: str = BASE_LANGUAGE, folder: Path | None = None) -> None:
        """Raises LookupError when there is no catalogue of that language."""
        folder = assets() / "text" if folder is None else folder
        if language not in languages(folder):
            raise LookupError(f'there are no texts in "{language}"; there are: {", ".join(languages(folder))}')
        self.language = language
        order = dict.fromkeys((language, BASE_LANGUAGE))
        catalogue: gettext.NullTranslations = gettext.translation(DOMAIN, folder, list(order))
        catalogue.add_fallback(_Nothing())
        self._catalogue = catalogue

    def __call__(self, key: str, **fields: object) -> str:
        """The text of a key, its `{name}` fields filled in."""
        text = self._catalogue.gettext(key)
        return text.format(**fields) if fields else text

    def count(self, key: str, n: int, **fields: object) -> str:
        """The text of a key in the form that goes with n things; `{n}` is n."""
        return self._catalogue.ngettext(key, key, n).format(n=n, **fields)


def languages(folder: Path | None = None) -> Sequence[str]:
    """The languages that have texts, the base language first."""
    folder = assets() / "text" if folder is None else folder
    found = [path.parts[-3] for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")]
    return sorted(found, key=lambda language: (language != BASE_LANGUAGE, language))
