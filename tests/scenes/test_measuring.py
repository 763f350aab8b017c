"""A race asked for at the command line opens the window first and measures its track there."""

from pathlib import Path

from game.core.record import SeatLine
from game.files.tiled import read_map
from game.games.racetrack.track import Track
from game.scenes.application import first_scene, match_opening
from game.scenes.measuring import Measuring, Race
from game.scenes.title import Title
from game.tables.table import TableScene
from game.ui.press import CLUSTERS
from tests.pilot import Pilot, flying

ARROWS = CLUSTERS[1]


def asked(home: Path, *players: str) -> Race:
    path = home / "home" / "tracks" / "pocket.tmx"
    track = read_map(path).track
    assert isinstance(track, Track)
    return Race(path, track, {}, tuple(SeatLine(f"P{n}", player) for n, player in enumerate(players)), 7)


def open_at(pilot: Pilot, race: Race) -> None:
    pilot.app.reset(first_scene(pilot.stage, match_opening(race)))


def test_the_wait_is_shown_at_once_and_the_race_follows(home: Path) -> None:
    with flying(home) as pilot:
        open_at(pilot, asked(home, "human"))
        pilot.step()
        assert pilot.sees(Measuring)
        pilot.until(lambda: pilot.sees(TableScene))
        place = pilot.table.header.options["place"]
        assert isinstance(place, int)
        assert 1 <= place <= 6
        assert pilot.table.header.seed == 7
        assert pilot.table.map_path == home / "home" / "tracks" / "pocket.tmx"


def test_a_track_that_is_known_is_not_measured_again(home: Path) -> None:
    with flying(home) as pilot:
        open_at(pilot, asked(home, "human", "easy"))
        pilot.until(lambda: pilot.sees(TableScene))
        open_at(pilot, asked(home, "human", "easy"))
        pilot.step()
        assert pilot.sees(TableScene)


def test_nobody_has_to_wait(home: Path) -> None:
    with flying(home) as pilot:
        open_at(pilot, asked(home, "human", "human"))
        pilot.step()
        back, start = [item.label for item in pilot.top.menu.items]  # type: ignore[union-attr]
        pilot.choose(back, ARROWS)
        assert pilot.sees(Title)
        open_at(pilot, asked(home, "human", "human"))
        pilot.step()
        pilot.choose(start, ARROWS)
        assert pilot.sees(TableScene)
