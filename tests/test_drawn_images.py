"""What the tool would draw of Retro Loonacy's images now is what the project holds."""

from make_loonacy import files

from game.files.loonacy_decks import loonacy_figures
from game.files.paths import assets


def test_the_images_are_the_drawn_ones() -> None:
    folder = assets() / "loonacy"
    kept = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.svg")}
    assert kept == files()


def test_every_image_of_the_deck_is_drawn_and_none_else() -> None:
    images = loonacy_figures().figures.deck.images
    assert len(images) == 30
    paths = {f"{folder}/{image}.svg" for folder in ("things", "grounds") for image in images}
    assert files().keys() == {*paths, "back.svg"}


def test_drawings_need_nothing_from_outside() -> None:
    for path, content in files().items():
        plain = content.replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not any(word in plain for word in ("href", "url(", "http", "<image", "<script", "<text")), path
