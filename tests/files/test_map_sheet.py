"""Sheets: turning, laying together, and coming back from their .tmx."""

import pytest

from game.files.map_sheet import TILE, Sheet, Thing, Tile, sheet_from_tmx


def small_sheet() -> Sheet:
    """Three by two cells, one thing of each kind."""
    sheet = Sheet(3, 2)
    sheet.tiles["road"] = {(0, 0): Tile("road", 5), (2, 1): Tile("road", 6, 4 << 29)}
    sheet.things["gates"] = [
        Thing(32, 0, "Finish", "finish", points=((0, 0), (0, 128))),
        Thing(96, 32, "Start", "start 1", whole_numbers=(("place", 1),)),
    ]
    sheet.things["scenery"] = [Thing(10, 60.5, width=40, height=30, tile=Tile("scenery", 2))]
    return sheet


def test_a_quarter_turn_takes_everything_along() -> None:
    turned = small_sheet().turned(1)
    assert (turned.width, turned.height) == (2, 3)
    assert turned.tiles["road"] == {(1, 0): Tile("road", 5, 5 << 29), (0, 2): Tile("road", 6, 7 << 29)}
    finish, start = turned.things["gates"]
    assert (finish.x, finish.y, finish.points) == (128, 32, ((0, 0), (-128, 0)))
    assert (start.x, start.y, start.rotation) == (96, 96, 0)
    assert turned.things["scenery"][0].rotation == 90


def test_four_quarter_turns_change_nothing() -> None:
    sheet = small_sheet()
    assert sheet.turned(4) == sheet
    assert sheet.turned(2).turned(2).tiles == sheet.tiles


def test_a_sheet_comes_back_from_its_text() -> None:
    sheet = small_sheet()
    text = sheet.to_tmx({"road": 20, "scenery": 9}, "../")
    again = sheet_from_tmx(text)
    assert again.tiles == sheet.tiles
    assert again.things == sheet.things
    assert 'source="../road.tsx"' in text
    assert 'firstgid="21" source="../scenery.tsx"' in text


def test_only_tilesets_in_use_are_named_and_titles_are_escaped() -> None:
    sheet = Sheet(1, 1, properties={"title": 'Salt & "Pepper" <1>', "laps": 2})
    sheet.tiles["road"][0, 0] = Tile("road", 0)
    text = sheet.to_tmx({"grass": 15, "road": 20}, "")
    assert "grass" not in text
    assert "Salt &amp; " in text
    assert "&lt;1&gt;" in text
    assert '<property name="laps" type="int" value="2"/>' in text


@pytest.mark.parametrize("turns", range(4))
def test_laying_moves_by_whole_cells(turns: int) -> None:
    whole = Sheet(9, 9)
    part = small_sheet().turned(turns)
    whole.lay(part, 4, 5)
    assert {(x - 4, y - 5) for x, y in whole.tiles["road"]} == set(part.tiles["road"])
    assert whole.things["gates"][1].x == part.things["gates"][1].x + 4 * TILE
