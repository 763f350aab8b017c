"""Tracks drawn as text: both dialects, what is wrong with them, their gates, and optima against a plain search."""

from collections import deque
from fractions import Fraction
from pathlib import Path

import pytest

from game.cli import run
from game.files.circuits import Workshop
from game.files.finding import UnusableFile
from game.files.paths import tracks
from game.files.text_gates import Direction, checkpoint_gates, finish_gate
from game.files.text_import import sheet_from
from game.files.text_tracks import TextTrack, read_text_track
from game.files.tiled import read_map
from game.games.racetrack.geometry import entered_cells
from game.games.racetrack.solver import solve
from game.games.racetrack.track import Cell, Course, Track

BEND = """dim: 9 14
xxxxxxxxxxxxxx
xs...........x
xs...........x
xs....@@@....x
xxxxxx@@@....x
xxxxxx@@@....x
xxxxxx@@@....x
xxxxxx###gggGx
xxxxxxxxxxxxxx
"""
KARO = "\n".join(
    [
        "XXXXXXXXXXXX",
        "XSO1OOOOOOYX",
        "XSO1OOOOOOYX",
        "XYYYYYYOOOXX",
        "XXXXXXX22OPX".replace("22O", "222"),
        "XFOOOOOOOOXX",
        "XFOOOOOOOOXX",
        "XXXXXXXXXXXX",
    ]
)
HILL = """dim: 10 18
##################
#........x.......#
#.s......x...*...#
#.s......x...*...#
#.s......x...*...#
#........x...*...#
#....o...x.......#
#....o...........#
#                #
##################
"""


def text_track(text: str) -> TextTrack:
    return read_text_track(text.encode(), "t.txt")


def gates_of(text: str) -> None:
    track = text_track(text)
    finish_gate(track, "t.txt", None)
    checkpoint_gates(track, "t.txt")


def imported(text: str, folder: Path, *words: str) -> Track:
    source = folder / "t.txt"
    source.write_text(text)
    assert run(["import", str(source), *words]) == 0
    loaded = read_map(folder / "t.tmx")
    assert [finding for finding in loaded.findings if finding.is_error] == []
    assert loaded.track is not None
    return loaded.track


def plain_optimum(text: TextTrack, heading: Direction) -> int | None:
    """Fewest moves until a move meets the middle line of the finish cells from before, searched on the grid itself."""
    dx, dy = heading.value
    line = {cell[0] * dx + cell[1] * dy for cell in text.finish}
    across = sorted(cell[0] * dy + cell[1] * dx for cell in text.finish)
    assert len(line) == 1
    (level,) = line
    least, most = Fraction(2 * min(across) - 1, 2), Fraction(2 * max(across) + 1, 2)

    def ends(x: int, y: int, vx: int, vy: int) -> bool | None:
        """True over the line, None over it backwards, False not at all."""
        before, after = x * dx + y * dy - level, (x + vx) * dx + (y + vy) * dy - level
        if (before < 0) == (after < 0):
            return False
        share = Fraction(before, before - after)
        if not least <= (x * dy + y * dx) + share * (vx * dy + vy * dx) <= most:
            return False
        return True if before < 0 else None

    cars = deque((x, y, 0, 0, 0) for x, y in text.starts)
    known = {car[:4] for car in cars}
    while cars:
        x, y, vx, vy, moves = cars.popleft()
        for ax in (-1, 0, 1):
            for ay in (-1, 0, 1):
                wx, wy = vx + ax, vy + ay
                if any((x + a, y + b) not in text.road for a, b in entered_cells(wx, wy)):
                    continue
                over = ends(x, y, wx, wy)
                if over:
                    return moves + 1
                car = x + wx, y + wy, wx, wy
                if over is False and car not in known:
                    known.add(car)
                    cars.append((*car, moves + 1))
    return None


def test_planning_sets_are_read() -> None:
    track = text_track(BEND)
    assert (track.width, track.height) == (14, 9)
    assert track.starts == ((1, 1), (1, 2), (1, 3))
    assert track.finish == ((9, 7), (10, 7), (11, 7), (12, 7))
    assert {(5, 3), (12, 3), (9, 7), (1, 1)} <= track.road
    assert (6, 3) not in track.road


def test_blanks_cut_at_the_end_of_a_line_are_road_and_dim_may_be_either_way_round() -> None:
    assert text_track("dim: 5 3\nS   G\n\n\n\n\n").height == 3
    with pytest.raises(UnusableFile, match="dim says 5 and 3, but there are 2 rows"):
        text_track("dim: 5 3\nS   G\n....\n")
    track = text_track("dim: 5 3\nS   G\n\nxx\n")
    assert track.road == {(x, y) for x in range(5) for y in range(3)} - {(0, 2), (1, 2)}


def test_letters_of_karopapier_are_read() -> None:
    track = text_track(KARO)
    assert track.starts == ((1, 1), (1, 2))
    assert track.checkpoints == (((3, 1), (3, 2)), ((7, 4), (8, 4), (9, 4)))
    assert (10, 1) not in track.road, "sand is no road"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "t.txt: there is no track in it; draw one row of letters for each row of cells"),
        (
            "s..g\n...\n",
            "t.txt: line 2, column 4: this row has 3 letters and the longest 4; make all rows equally long",
        ),
        ("s?.g\n", "t.txt: line 1, column 2: '?' means nothing here; there are # * . @ F G S g o s x and the blank"),
        ("dim: 1 4\ns..%\n", "t.txt: line 2, column 4: '%' means nothing here"),
        ("...g\n", "t.txt: there is no start; mark its cells with s or S"),
        ("SOOO\n", "t.txt: there is no finish; mark its cells with F"),
        ("dim: 2 9\ns..g\n", "t.txt: line 1, column 1: dim says 2 and 9, but there are 1 rows of up to 4 letters"),
        ("." * 513, "t.txt: a track has at most 512 x 512 cells"),
        ("s.gg\n..g.\n", "t.txt: cell (2, 1): the finish cells must form one straight line without a gap"),
        ("s.g\n...\n..g\n", "t.txt: cell (2, 2): the finish cells must form one straight line without a gap"),
        ("s#g\n", "t.txt: cell (2, 0): no car that starts here can cross the finish"),
        ("SO1O1OF\n", "t.txt: cell (4, 0): the cells of checkpoint 1 must form one straight line without a gap"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, message: str) -> None:
    with pytest.raises(UnusableFile) as fault:
        gates_of(text)
    assert fault.value.findings[0].line().startswith(message)


def test_what_is_no_text_or_too_long_is_refused() -> None:
    with pytest.raises(UnusableFile, match="it is no text"):
        read_text_track(b"\xff\xfe", "t.txt")
    with pytest.raises(UnusableFile, match="at most"):
        read_text_track(b"." * 600_000, "t.txt")


def test_the_finish_is_crossed_away_from_the_starts() -> None:
    gate = finish_gate(text_track(BEND), "t.txt", None)
    assert gate.ax > gate.bx, "a car heading south has the east on its left hand"


def test_the_other_way_is_taken_when_cars_come_only_from_there() -> None:
    """The wall between start and finish is passed below; cars reach the line from the far side."""
    walled = text_track("dim: 4 7\ns..#.g.\n...#.g.\n...###.\n.......\n")
    gate = finish_gate(walled, "t.txt", None)
    assert gate.ay > gate.by, "heading west"


def test_a_direction_given_is_kept_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    track = text_track(HILL)
    assert finish_gate(track, "t.txt", Direction.WEST).ay > finish_gate(track, "t.txt", Direction.EAST).ay
    (tmp_path / "t.txt").write_text(HILL)
    assert run(["import", str(tmp_path / "t.txt"), "--direction", "n"]) == 1
    assert "no car can cross this finish heading north" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "heading"), [(BEND, Direction.SOUTH), (HILL, Direction.EAST), (HILL, Direction.WEST)])
def test_the_optimum_is_that_of_a_search_on_the_grid(text: str, heading: Direction, tmp_path: Path) -> None:
    track = imported(text, tmp_path, "--direction", heading.name[0].lower())
    assert track.course is Course.SPRINT
    assert solve(track, 1).moves == plain_optimum(text_track(text), heading)


def test_checkpoints_come_along_in_order_and_are_crossed_from_the_starts(tmp_path: Path) -> None:
    track = imported(KARO, tmp_path)
    assert len(track.checkpoints) == 2
    assert track.checkpoints[0].ay < track.checkpoints[0].by, "heading east"
    assert track.checkpoints[1].ax > track.checkpoints[1].bx, "heading south"
    assert solve(track, 1).moves is not None


def test_nothing_is_written_over_and_several_files_have_no_single_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "t.txt"
    source.write_text(BEND)
    (tmp_path / "t.tmx").write_text("mine")
    assert run(["import", str(source)]) == 1
    assert "t.tmx: there is such a file already; name another one with --out" in capsys.readouterr().err
    assert run(["import", str(source), str(source), "--out", str(tmp_path / "u.tmx")]) == 1
    assert run(["import", str(source), "--out", str(tmp_path / "u")]) == 0
    assert (tmp_path / "u.tmx").is_file()
    assert (tmp_path / "t.tmx").read_text() == "mine"


def test_every_cell_is_drawn_as_the_kind_it_is() -> None:
    workshop = Workshop.read(tracks())
    track = text_track(KARO)
    sheet = sheet_from(workshop, track, "t.txt", "Karo", None)
    road: set[Cell] = {cell for cell, tile in sheet.tiles["road"].items() if tile.id in workshop.road}
    assert road == {(x + 2, y + 2) for x, y in track.road}


def test_a_map_of_the_largest_size_is_not_made_larger(tmp_path: Path) -> None:
    row = "#" * 509 + "\n"
    track = imported(f"dim: 3 512\n###{row}s.g{row}###{row}", tmp_path)
    assert (track.width, track.height) == (512, 3)
