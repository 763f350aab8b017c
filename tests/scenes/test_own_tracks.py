"""The player's own tracks: listed, looked for by name, mended while one looks, their folder opened, files dropped."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.files.maps import LUNATIX, shipped_maps
from game.scenes.dropped_track import DroppedTrack
from game.scenes.lobby import Lobby
from game.scenes.loop_lobby import LoopLobby
from game.scenes.title import Title
from game.scenes.track_page import MANY, TrackPage
from game.tables.table import TableScene
from game.tables.track_table import TrackTable
from game.ui import text
from game.ui.press import CLUSTERS, Button
from tests.files.build_maps import oval
from tests.pads import START, A, B, X
from tests.pilot import Pilot, flying
from tests.scenes.test_race import QUICK, start, take_pocket, to_lobby

WASD, ARROWS, *_ = CLUSTERS
ENTER, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
BIG = (1280, 720)


def own(home: Path, name: str, title: str) -> Path:
    folder = home / "home" / "tracks"
    return oval(values={"game": "racetrack", "title": title, "laps": 1}).save(folder, f"{name}.tmx")


def many(home: Path, count: int = MANY + 2) -> None:
    for number in range(count):
        own(home, f"ring_{number}", f"Ring {number}")


def to_list(pilot: Pilot) -> TrackPage:
    to_lobby(pilot)
    pilot.choose("Track", ARROWS)
    page = pilot.top
    assert isinstance(page, TrackPage)
    pilot.step(5)
    return page


def lobby_on_top(pilot: Pilot) -> Lobby:
    assert isinstance(pilot.top, Lobby)
    return pilot.top


def type_in(pilot: Pilot, words: str) -> None:
    for letter in words:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    pilot.step()


def written(pilot: Pilot) -> str:
    with text.recording() as log:
        pilot.step()
    return " ".join(one.words for one in log.written)


def drop(pilot: Pilot, path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    pilot.step()


# --- looking for a track ---


def test_few_tracks_need_no_search(home: Path) -> None:
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        assert not page.has_search
        pilot.push(ARROWS, Button.EXTRA)
        assert not page.search.is_open


def test_a_keyboard_types_what_is_looked_for_and_enter_takes_it(home: Path) -> None:
    many(home)
    own(home, "harbour", "Old Harbour")
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        pilot.push(ARROWS, Button.EXTRA)
        pilot.step()
        type_in(pilot, "harb")
        assert [item.label for item in page.menu.items][:-3] == ["Old Harbour"]
        pilot.key(ENTER)
        lobby = pilot.top
        assert isinstance(lobby, Lobby)
        assert lobby.track is not None
        assert lobby.track.title == "Old Harbour"


def test_arrows_still_move_in_the_list_while_one_types(home: Path) -> None:
    many(home)
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        pilot.push(ARROWS, Button.EXTRA)
        pilot.step()
        type_in(pilot, "ring 1")
        first = page.focused
        pilot.key(pygame.KSCAN_DOWN)
        assert page.focused is not first
        assert page.search.is_open


def test_escape_forgets_what_was_looked_for(home: Path) -> None:
    many(home)
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        whole = len(page.menu.items)
        pilot.push(ARROWS, Button.EXTRA)
        pilot.step()
        type_in(pilot, "zzz")
        assert len(page.menu.items) == 3
        assert "No track" in written(pilot)
        pilot.key(ESCAPE)
        assert len(page.menu.items) == whole
        assert pilot.top is page
        assert not pilot.app.is_typing


def test_a_pad_chooses_letters_from_rows_on_the_screen(home: Path) -> None:
    many(home)
    own(home, "bay", "Bay")
    with flying(home, BIG, QUICK) as pilot:
        pad = pilot.plug("Pad")
        page = to_list(pilot)
        pilot.pad(pad, X)
        assert page.search.is_open
        device = pilot.app.inputs.devices[-1]
        pilot.push(device, Button.RIGHT)
        pilot.pad(pad, A)
        assert page.search.query == "b"
        assert [item.label for item in page.menu.items][:-3] == ["Bay"]
        pilot.pad(pad, B)
        assert page.search.query == ""
        pilot.push(device, Button.LEFT)
        pilot.push(device, Button.RIGHT)
        pilot.pad(pad, A, START)
        assert [page.search.is_open] == [False]
        pilot.pad(pad, A)
        assert isinstance(pilot.top, Lobby)


def test_the_mouse_clicks_field_and_letters(home: Path) -> None:
    many(home)
    own(home, "bay", "Bay")
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        pilot.click(page.search.field.center)
        assert page.search.is_open
        with text.recording() as log:
            pilot.step()
        pilot.click(next(one.rect.center for one in log.written if one.words == "B"))
        assert page.search.query == "b"
        assert [item.label for item in page.menu.items][:-3] == ["Bay"]


@pytest.mark.parametrize("scale", [100, 200])
def test_the_letters_have_room(home: Path, scale: int) -> None:
    many(home)
    with flying(home, BIG, replace(QUICK, text_size=scale)) as pilot:
        page = to_list(pilot)
        pilot.click(page.search.field.center)
        with text.recording() as log:
            pilot.step()
        assert not [one.words for one in log.written if one.is_cut and len(one.words) < 10]
        assert not [pair for pair in log.overlaps() if pair[0].rect.clip(pair[1].rect).height > 6]


# --- the list and the disk ---


def test_a_broken_track_is_open_as_soon_as_it_is_mended(home: Path) -> None:
    path = own(home, "mine", "Mine")
    whole = path.read_text()
    path.write_text(whole.replace('type="Finish"', 'type="Finnish"'))
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        page.menu.focus = next(n for n, item in enumerate(page.menu.items) if item.label == "Mine")
        pilot.step(20)
        assert "does not load" in written(pilot)
        assert "Did you mean" in written(pilot)
        path.write_text(whole)
        pilot.step(20)
        assert page.focused is not None
        assert page.focused.is_open
        assert page.menu.focused.reason is None
        assert page.menu.focused.label == "Mine"


def test_the_lobby_shows_what_becomes_of_its_track(home: Path) -> None:
    path = own(home, "mine", "Mine")
    whole = path.read_text()
    with flying(home, BIG, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.take_track(next(one for one in lobby.tracks.offered if one.path == path))
        pilot.step(15)
        path.write_text(whole.replace("Mine", "Yours"))
        pilot.step(15)
        assert lobby.track is not None
        assert lobby.track.title == "Yours"
        path.write_text("no map")
        pilot.step(30)
        assert lobby.track.title == "Yours", "the last good one stays"
        assert lobby.faults
        assert "does not load" in written(pilot)
        path.write_text(whole)
        pilot.step(15)
        assert lobby.faults == ()
        assert lobby.track.title == "Mine"


def test_maps_that_have_not_changed_are_not_read_for_a_second_list(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many(home, 6)
    with flying(home, BIG, QUICK) as pilot:
        first = to_lobby(pilot)
        titles = [one.title for one in first.tracks.offered]
        pilot.push(ARROWS, Button.BACK)
        changed = own(home, "ring_3", "Changed")
        read: list[Path] = []
        monkeypatch.setattr("game.scenes.race_tracks.read_map", _noting(read))
        second = to_lobby(pilot)
        assert len(second.tracks.offered) == len(titles)
        assert "Changed" in [one.title for one in second.tracks.offered]
        assert set(read) <= {changed, home / "home" / "tracks" / "pocket.tmx"}


def _noting(read: list[Path]) -> Callable[[Path], object]:
    from game.files.tiled import read_map

    def note(path: Path) -> object:
        read.append(path)
        return read_map(path)

    return note


# --- the folder ---


def test_the_folder_is_shown_and_opened_without_a_shell(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    class Opened:
        def __init__(self, words: list[str], **named: object) -> None:
            assert "shell" not in named
            opened.append(words)

        def poll(self) -> int | None:
            return None

    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("subprocess.Popen", Opened)
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        folder = str(home / "home" / "tracks")
        assert folder.replace("/", "") in written(pilot).replace("/", "").replace(" ", "")
        pilot.choose("Open the folder", ARROWS)
        assert opened == [["/bin/xdg-open", folder]]
        assert page.notice == ""


def test_without_a_file_manager_the_page_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        pilot.choose("Open the folder", ARROWS)
        assert page.notice.startswith("There is no file manager")


def test_a_file_manager_that_gives_up_is_told_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/bin/false")
    with flying(home, BIG, QUICK) as pilot:
        page = to_list(pilot)
        pilot.choose("Open the folder", ARROWS)
        if page._manager is not None:  # it may have given up by now
            page._manager._process.wait()
        pilot.step()
        assert page.notice.startswith("There is no file manager")


# --- dropped files ---


def test_a_track_dropped_on_the_title_is_shown_and_raced_on(home: Path, tmp_path: Path) -> None:
    path = oval(values={"game": "racetrack", "title": "Fallen", "laps": 1}).save(tmp_path, "fallen.tmx")
    with flying(home, BIG, QUICK) as pilot:
        drop(pilot, path)
        page = pilot.top
        assert isinstance(page, DroppedTrack)
        pilot.until(lambda: page.offered is not None)
        assert page.title_words() == "Fallen"
        assert "A track for Racetrack" in written(pilot)
        pilot.choose("Race on it", ARROWS)
        lobby = pilot.top
        assert isinstance(lobby, Lobby)
        assert lobby.track is not None
        assert lobby.track.title == "Fallen"
        assert len(pilot.app.scenes) == 2


def test_a_loop_dropped_on_racetracks_lobby_leads_to_its_own(home: Path) -> None:
    with flying(home, BIG, QUICK) as pilot:
        to_lobby(pilot)
        drop(pilot, shipped_maps(LUNATIX)[0])
        page = pilot.top
        assert isinstance(page, DroppedTrack)
        pilot.until(lambda: page.offered is not None)
        pilot.choose("Race on it", ARROWS)
        assert isinstance(pilot.top, LoopLobby)
        assert pilot.top.track is not None


@pytest.mark.parametrize("content", ["", "a letter to a friend", "<map/>", None])
def test_a_dropped_file_that_is_no_track_is_told_with_all_findings(
    home: Path, tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "what is this.tmx"
    if content is not None:
        path.write_text(content)
    with flying(home, BIG, QUICK) as pilot:
        drop(pilot, path)
        page = pilot.top
        assert isinstance(page, DroppedTrack)
        pilot.until(lambda: page.offered is not None)
        assert "what is this.tmx" in written(pilot)
        assert "What is wrong" in written(pilot)
        assert [item.label for item in page.menu.items] == ["Back"]
        oval(values={"game": "racetrack", "title": "Mended"}).save(tmp_path, path.name)
        pilot.step(20)
        assert page.title_words() == "Mended"
        pilot.push(ARROWS, Button.BACK)
        assert pilot.sees(Title)


def test_a_track_dropped_on_a_table_waits_for_an_answer_and_the_match_stays(home: Path, tmp_path: Path) -> None:
    path = oval(values={"game": "racetrack", "title": "Fallen", "laps": 1}).save(tmp_path, "fallen.tmx")
    with flying(home, BIG, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        pilot.drive(2)
        table = pilot.table
        drop(pilot, path)
        page = pilot.top
        assert isinstance(page, DroppedTrack)
        pilot.until(lambda: page.offered is not None)
        assert "stays saved" in written(pilot)
        pilot.push(ARROWS, Button.BACK)
        assert [pilot.top is table] == [True]
        drop(pilot, path)
        pilot.until(lambda: "Race on it" in written(pilot))
        pilot.choose("Race on it", ARROWS)
        lobby = lobby_on_top(pilot)
        assert lobby.track is not None
        assert lobby.track.title == "Fallen"
        assert len(list((home / "home" / "saves").glob("*.jsonl"))) == 1


# --- a race whose track changes ---


def test_a_race_is_begun_again_on_the_changed_track_when_somebody_asks(home: Path) -> None:
    with flying(home, BIG, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        pilot.drive(2)
        first = pilot.table
        own(home, "pocket", "Pocket Two")
        pilot.step(15)
        assert pilot.top is first
        assert "has changed on disk" in written(pilot)
        pilot.key(pygame.KSCAN_PAGEDOWN)
        pilot.until(lambda: pilot.sees(TableScene) and pilot.top is not first)
        assert "Pocket Two" in pilot.table.header.board
        assert pilot.table.map_path == first.map_path
        assert [seat.player for seat in pilot.table.header.seats] == ["human"]
        assert len(list((home / "home" / "saves").glob("*.jsonl"))) == 2, "the match so far stays saved"
        pilot.step(15)
        pilot.drive()


def test_several_people_are_asked_before_their_race_is_begun_again(home: Path) -> None:
    with flying(home, BIG, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        pilot.drive(2)
        first = pilot.table
        own(home, "pocket", "Pocket Two")
        pilot.step(15)
        pilot.key(pygame.KSCAN_PAGEDOWN)
        assert "Restart on the changed track?" in written(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.top is first, "the harmless answer has the focus"
        pilot.key(pygame.KSCAN_PAGEDOWN)
        pilot.choose("Restart on it", ARROWS)
        assert "Pocket Two" in pilot.table.header.board


def test_a_track_that_changes_before_the_first_move_leaves_no_record_behind(home: Path) -> None:
    with flying(home, BIG, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        pilot.step(5)
        for number in range(3):
            own(home, "pocket", f"Pocket {number}")
            pilot.until(lambda: f"Pocket {number}" in pilot.table.header.board)  # noqa: B023
        assert isinstance(pilot.top, TrackTable)
        assert len(list((home / "home" / "saves").glob("*.jsonl"))) == 1
        assert pilot.table.header.options["laps"] == 1
