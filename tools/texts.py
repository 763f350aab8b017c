"""Compile the text catalogues: every .po in assets/text becomes the .mo beside it."""

import sys
from pathlib import Path

import polib

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "text"


def compiled(po: Path) -> bytes:
    """The .mo of a .po. Raises ValueError or OSError saying what is wrong with it."""
    catalogue = polib.pofile(str(po), encoding="utf-8", check_for_duplicates=True)
    fuzzy = [entry.msgid for entry in catalogue if entry.fuzzy]
    if fuzzy:
        raise ValueError(f"{po.name}: marked fuzzy: {', '.join(fuzzy)}")
    untold = [entry.msgid for entry in catalogue.untranslated_entries()]
    if untold:
        raise ValueError(f"{po.name}: without a text: {', '.join(untold)}")
    return bytes(catalogue.to_binary())


def main() -> None:
    """Compile all; say what was written."""
    try:
        for po in sorted(FOLDER.glob("*/LC_MESSAGES/*.po")):
            mo = po.with_suffix(".mo")
            data = compiled(po)
            if not mo.exists() or mo.read_bytes() != data:
                mo.write_bytes(data)
                print(f"wrote {mo.relative_to(FOLDER)}")
    except (ValueError, OSError) as error:
        sys.exit(f"looptable: {error}")


if __name__ == "__main__":
    main()
