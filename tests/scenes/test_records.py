"""Records in the window: many of them, one that another window plays, and a disk that takes none."""

from pathlib import Path

import pytest

from game.core.match import Diverged, SeatChanged
from game.files.paths import Home
from game.files.record_shelf import shelf_of
from game.files.records import Recorder
from game.scenes.confirm import Message
from game.scenes.resume import MOST_ROWS, Records, resume_newest
from game.scenes.start import resumed_table, table_for
from game.ui.press import CLUSTERS
from tests.pilot import flying
from tests.tables.staging import race_header

ARROWS = CLUSTERS[1]


def test_the_list_shows_a_page_and_leads_to_the_others(home: Path) -> None:
    for _ in range(2 * MOST_ROWS + 1):
        Recorder.begin(Home.at(home / "home").saves, race_header("human", "easy")).close()
    with flying(home) as pilot:
        page = Records(pilot.stage)
        pilot.app.push(page)
        pilot.choose(f"Older: {MOST_ROWS + 1} more", ARROWS)
        pilot.choose("Older: 1 more", ARROWS)
        assert [item.label for item in page.menu.items[1:]] == [f"Newer: {2 * MOST_ROWS} more", "Back"]
        pilot.choose(f"Newer: {2 * MOST_ROWS} more", ARROWS)
        assert len(page.menu.items) == MOST_ROWS + 3


def test_a_match_in_another_window_is_not_opened_here(home: Path) -> None:
    other = Recorder.begin(Home.at(home / "home").saves, race_header("human", "easy"))
    with flying(home) as pilot:
        resume_newest(pilot.stage)
        message = pilot.top
        assert isinstance(message, Message)
        assert "is being played in another window" in message.body_words()
    other.close()


def test_a_record_that_cannot_be_played_on_is_let_go(home: Path) -> None:
    other = Recorder.begin(Home.at(home / "home").saves, race_header("human", "easy"))
    other.append([SeatChanged(5, "Nobody", "human")])
    other.close()
    with flying(home) as pilot:
        for _ in range(2):
            with pytest.raises(Diverged, match="there is no seat 5"):
                resumed_table(pilot.stage, other.path)


def test_a_full_disk_at_the_start_is_told_at_the_table(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Recorder:
        raise OSError("no space left on device")

    monkeypatch.setattr(Recorder, "begin", fail)
    with flying(home) as pilot:
        table = table_for(pilot.stage, race_header("human"), None)
        pilot.app.push(table)
        pilot.step(5)
        assert table.picture.notes.notice == pilot.stage.texts("table.not_saved")
        assert len(shelf_of(pilot.stage.home.saves)) == 0
