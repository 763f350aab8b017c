"""Makes the drawings of Lucky Loop's airfield: `python tools/make_lucky.py` writes assets/images/lucky/*.svg."""

from pathlib import Path

from make_lucky_birds import BIRDS
from make_lucky_field import FIELD

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "images" / "lucky"


def drawings() -> dict[str, str]:
    """Every drawing by the name of its file."""
    made = {f"{name}.svg": _sheet(100, 100, draw()) for name, draw in BIRDS.items()}
    made |= {f"{name}.svg": _sheet(width, height, body) for name, (width, height, body) in FIELD.items()}
    return made


def _sheet(width: int, height: int, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}{body}</svg>\n"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, sheet in drawings().items():
        (FOLDER / name).write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    main()
