"""The letters on the screen: all reached by a cross, all in the font."""

from fontpkg_atkinson_hyperlegible import ROOT as FONTS  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont

from game.ui.letters import _ICON_KEYS, _KEYS, COLUMNS, Letters
from game.ui.press import Button, Device, Family, Press
from game.ui.text import ELLIPSIS

PAD = Device("pad:1", "guid", "Pad", Family.XBOX)
STEPS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)


def test_every_key_is_reached_and_the_rows_are_full() -> None:
    letters = Letters("", 10, lambda value: None)
    assert len(_KEYS) % COLUMNS == 0
    seen, edge = {0}, [0]
    while edge:
        found = {letters.neighbour(index, button) for index in edge for button in STEPS} - seen
        seen |= found
        edge = list(found)
    assert seen == set(range(len(_KEYS)))


def test_the_font_has_every_letter_in_both_cases_and_both_weights() -> None:
    wanted = {letter for key in _KEYS if key not in _ICON_KEYS for letter in (key, key.lower())} | {ELLIPSIS}
    for weight in ("Regular", "Bold"):
        with TTFont(FONTS / "files" / f"AtkinsonHyperlegible-{weight}.ttf") as font:
            missing = wanted - {chr(code) for code in font.getBestCmap()}
        assert not missing


def test_names_begin_with_a_capital_and_go_on_small() -> None:
    letters = Letters("", 10, lambda value: None)
    for key in "ADA":
        letters.focus = _KEYS.index(key)
        letters.press(Press(PAD, Button.CONFIRM, True, 0))
    assert letters.value == "Ada"


def test_back_from_nothing_leaves() -> None:
    heard: list[str | None] = []
    letters = Letters("A", 10, heard.append)
    for _ in range(2):
        letters.press(Press(PAD, Button.BACK, True, 0))
    assert letters.value == ""
    assert heard == [None]
