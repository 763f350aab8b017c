"""What the pages do: rows reached by every kind of device, settings hold, rules change nothing, circuits keep."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.files.maps import shipped_maps
from game.files.settings import load_settings
from game.files.tiled import read_map
from game.scenes.bindings_page import BindingsPage
from game.scenes.circuit_page import CircuitPage
from game.scenes.game_lobby import GameLobby
from game.scenes.lobby import Lobby
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.pictures import SCENES
from game.scenes.race_options import RaceOptions
from game.scenes.resume import Records
from game.scenes.rules_page import RulesPage
from game.scenes.seat_page import SeatPage
from game.scenes.settings_page import SettingsPage
from game.scenes.shelf import BOXES
from game.scenes.title import Title
from game.scenes.track_page import TrackPage
from game.scenes.watch import Watch
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui import text
from game.ui.items import Choice
from game.ui.press import CLUSTERS, KEYBOARD, Button
from game.ui.scene import Scene
from tests.files.build_maps import oval
from tests.pads import A
from tests.pilot import Pilot, flying
from tests.scenes.test_race import QUICK, SMALL, start, take_pocket, to_lobby

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
MENUS = (
    "title",
    "seat",
    "tracks",
    "options",
    "lucky-options",
    "pause",
    "seats",
    "settings",
    "keys",
    "matches",
    "rules",
)
ENTER, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE


def scene(name: str) -> Callable[[Stage], Scene]:
    """A named scene, for the pilot to find on the stack already."""

    def make(stage: Stage) -> Scene:
        top = SCENES[name](stage)
        stage.app.scenes.remove(top)
        return top

    return make


def page_on_top(pilot: Pilot) -> Page:
    assert isinstance(pilot.top, Page)
    return pilot.top


@pytest.mark.parametrize("name", MENUS)
def test_every_row_is_reached_by_directions_alone(home: Path, name: str) -> None:
    with flying(home, SMALL, QUICK, (scene(name),)) as pilot:
        menu = page_on_top(pilot).menu
        reached, edge = {menu.focus}, [menu.focus]
        while edge:
            index = edge.pop()
            for button in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT):
                following = menu.neighbour(index, button)
                if following not in reached:
                    reached.add(following)
                    edge.append(following)
        assert reached == set(range(len(menu.items)))


@pytest.mark.parametrize("name", [name for name in MENUS if name not in ("title", "pause")])
def test_back_leaves_every_page(home: Path, name: str) -> None:
    ways: tuple[Callable[[Pilot], None], ...] = (
        lambda pilot: pilot.push(WASD, Button.BACK),
        lambda pilot: pilot.key(ESCAPE),
        lambda pilot: pilot.click((3, 3), 3),
    )
    for leave in ways:
        with flying(home, SMALL, QUICK, (scene(name),)) as pilot:
            before = pilot.top
            leave(pilot)
            assert pilot.top is not before


@pytest.mark.parametrize("name", ["tracks", "options", "settings", "keys", "seats", "pause"])
def test_every_row_that_shows_is_reached_by_the_mouse(home: Path, name: str) -> None:
    with flying(home, (1280, 720), QUICK, (scene(name),)) as pilot:
        menu = page_on_top(pilot).menu
        shown = dict(menu.rects)
        assert shown
        for index, rect in shown.items():
            pilot.move_mouse((rect.left + 5, rect.centery))
            assert menu.focus == index


def test_the_whole_way_to_a_race_by_mouse_alone(home: Path) -> None:
    with flying(home, (1280, 720), QUICK) as pilot:
        title = pilot.top
        assert isinstance(title, Title)
        pilot.click(title.box_rects[0].center)
        lobby = pilot.top
        assert isinstance(lobby, Lobby)
        pilot.until(lambda: lobby.tracks.is_whole)
        pilot.step()
        pilot.click(lobby.cards[0].center)
        page = pilot.top
        assert isinstance(page, SeatPage)
        pilot.step()
        pilot.click(page.menu.rects[0].center)
        assert lobby.seating.people == 1
        pilot.step()
        pilot.click(lobby.menu.rects[0].center)
        pilot.until(lambda: pilot.sees(TableScene))


def test_the_whole_way_to_a_race_by_a_pads_cross_and_two_buttons(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        pad = pilot.plug("Pad")
        pilot.pad(pad, A)
        lobby = pilot.top
        assert isinstance(lobby, Lobby)
        pilot.until(lambda: lobby.tracks.is_whole)
        pilot.pad(pad, A, A)
        pilot.until(lambda: pilot.sees(TableScene))


def test_every_box_on_the_shelf_opens_the_lobby_of_its_game(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        for number, box in enumerate(BOXES):
            if number:
                pilot.push(ARROWS, Button.RIGHT)
            pilot.push(ARROWS, Button.CONFIRM)
            assert isinstance(pilot.top, GameLobby)
            assert pilot.top.game == box.name
            pilot.push(ARROWS, Button.BACK)
            assert pilot.sees(Title)


@pytest.mark.parametrize("name", list(SCENES))
def test_the_rules_are_at_most_two_presses_away(home: Path, name: str) -> None:
    with flying(home, SMALL, QUICK, (scene(name),)) as pilot:
        if pilot.sees(TableScene):
            pilot.key(ESCAPE)
            assert pilot.sees(Pause)
        if not pilot.sees(RulesPage):
            pilot.push(KEYBOARD, Button.INFO)
        assert pilot.sees(RulesPage)


def test_reading_the_rules_changes_nothing_in_the_race(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        pilot.drive(2)
        table = pilot.table
        before = table.match.digest(), table.match.entries
        pilot.key(ESCAPE)
        pilot.push(WASD, Button.INFO)
        for button in (Button.DOWN, Button.LEFT, Button.CONFIRM, Button.UP, Button.RIGHT):
            pilot.push(WASD, button)
        pilot.push(WASD, Button.INFO)
        assert pilot.sees(Pause)
        assert (table.match.digest(), table.match.entries) == before


def test_the_rules_show_every_page(home: Path) -> None:
    with flying(home, SMALL, QUICK, (RulesPage,)) as pilot:
        page = page_on_top(pilot)
        titles = set()
        for _ in range(100):
            titles.add(page.title_words())
            pilot.push(ARROWS, Button.DOWN)
        last = page.title_words()
        assert last.count(str(len(titles))) >= 1
        assert [item.label for item in page.menu.items] == ["Before", "Back"], "no way on from the last page"


def test_the_words_of_the_rules_have_room_at_twice_the_size(home: Path) -> None:
    with flying(home, (1280, 720), replace(QUICK, text_size=200), (RulesPage,)) as pilot:
        page = page_on_top(pilot)
        for _ in range(30):
            with text.recording() as log:
                pilot.step()
            rows = min(rect.top for rect in page.menu.rects.values())
            above = [one for one in log.written if one.rect.top < rows]
            assert max(one.rect.bottom for one in above) < rows
            pilot.push(ARROWS, Button.DOWN)


def test_the_rules_show_the_buttons_of_the_device_that_asked(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        for device in (WASD, IJKL):
            pilot.push(device, Button.INFO)
            assert pilot.sees(RulesPage)
            assert page_on_top(pilot).device == device
            pilot.push(device, Button.INFO)


def test_settings_apply_at_once_and_are_kept(home: Path) -> None:
    with flying(home, SMALL, QUICK, (SettingsPage,)) as pilot:
        pilot.choose("Text size", ARROWS)
        pilot.push(ARROWS, Button.RIGHT)
        assert pilot.app.look.metrics.text_scale == 1.25
        pilot.choose("High contrast", ARROWS)
        assert pilot.app.look.is_contrast_high
        pilot.choose("Mute", ARROWS)
        assert pilot.app.sound.volumes.is_muted
        path = pilot.stage.home.settings
    kept = load_settings(path).settings
    assert (kept.text_size, kept.high_contrast, kept.mute) == (125, True, True)


def test_a_key_is_bound_anew_and_given_back(home: Path) -> None:
    with flying(home, SMALL, QUICK, (BindingsPage,)) as pilot:
        pilot.choose("Confirm", ARROWS)
        pilot.key(pygame.KSCAN_T)
        assert pilot.app.inputs.bindings.code(WASD, Button.CONFIRM) == pygame.KSCAN_T
        pilot.choose("Back to the defaults", ARROWS)
        assert pilot.app.inputs.bindings.code(WASD, Button.CONFIRM) == pygame.KSCAN_E


def test_two_devices_claiming_one_key_are_told(home: Path) -> None:
    with flying(home, SMALL, QUICK, (BindingsPage,)) as pilot:
        page = page_on_top(pilot)
        pilot.choose("Extra", ARROWS)
        pilot.key(pygame.KSCAN_O)
        assert "O is claimed by two" in page.notice


def test_a_name_is_typed_on_the_keyboard(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(WASD, Button.UP)
        pilot.push(WASD, Button.LEFT)
        pilot.push(WASD, Button.CONFIRM)
        assert pilot.sees(SeatPage)
        pilot.push(WASD, Button.CONFIRM)
        pilot.step()
        for _ in range(10):
            pilot.key(pygame.KSCAN_BACKSPACE)
        for letter in "Käthe":
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            pilot.step()
        pilot.key(ENTER)
        assert lobby.seating.sitters[0].name == "Käthe"


def test_lines_do_not_go_with_simple_cars(home: Path) -> None:
    with flying(home, SMALL, QUICK, (scene("options"),)) as pilot:
        page = pilot.top
        assert isinstance(page, RaceOptions)
        pilot.choose("Lines block", ARROWS)
        assert page.chosen == {"line_blocking": True}
        pilot.choose("How cars move", ARROWS)
        assert page.chosen == {"mode": "simple"}
        assert next(item for item in page.menu.items if item.label == "Lines block").reason is not None


def test_laps_stand_in_rising_order_and_the_tracks_own_is_marked(home: Path) -> None:
    with flying(home, SMALL, QUICK, (scene("options"),)) as pilot:
        page = pilot.top
        assert isinstance(page, RaceOptions)
        row = next(item for item in page.menu.items if item.label == "Laps")
        assert isinstance(row, Choice)
        numbers = [int(words.split(",")[0]) for words in row.options]
        assert numbers == sorted(set(numbers))
        own = [words for words in row.options if words.endswith("the track's own")]
        assert own == [row.value_words]
        pilot.choose("Laps", ARROWS)
        assert "laps" in page.chosen
        for _ in numbers[1:]:
            pilot.push(ARROWS, Button.CONFIRM)
        assert page.chosen == {}, "the track's own needs no choice"


def test_a_broken_map_of_ones_own_says_what_is_wrong(home: Path) -> None:
    tracks = home / "home" / "tracks"
    oval(objects=[]).save(tracks, "empty.tmx")
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.choose("Track", WASD)
        page = pilot.top
        assert isinstance(page, TrackPage)
        broken = next(item for item in page.menu.items if item.label == "Empty")
        assert broken.reason is not None
        assert broken.reason.startswith("empty.tmx: ")


def test_a_map_dropped_on_the_lobby_is_raced_on(home: Path, tmp_path: Path) -> None:
    dropped = oval(values={"game": "racetrack", "title": "Fallen"}).save(tmp_path, "fallen.tmx")
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(dropped)))
        pilot.until(lambda: lobby.track is not None and lobby.track.title == "Fallen")
        assert pilot.top is lobby


def test_a_shuffled_circuit_is_kept_as_a_map_and_raced_on(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.choose("Build", WASD)
        page = pilot.top
        assert isinstance(page, CircuitPage)
        pilot.until(lambda: page.offered is not None)
        assert page.offered is not None
        assert page.offered.findings == ()
        pilot.choose("Save", WASD)
        saved = home / "home" / "tracks" / "racetrack" / f"{page.file_name}.tmx"
        loaded = read_map(saved)
        assert loaded.track == page.offered.track
        assert loaded.findings == ()
        assert str(saved.parent) in page.notice
        pilot.choose("Race on it", WASD)
        assert lobby.track is not None
        assert lobby.track.path == saved
        assert lobby.menu.focus == 0, "on the start"


def test_a_circuit_that_is_raced_unsaved_outlives_a_visit_to_the_title(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.choose("Build", WASD)
        page = pilot.top
        assert isinstance(page, CircuitPage)
        pilot.until(lambda: page.offered is not None)
        pilot.choose("Race on it", WASD)
        pilot.key(ESCAPE)
        assert pilot.sees(Title)
        lobby = to_lobby(pilot)
        assert lobby.track is not None
        assert lobby.track.title == page.title
        assert lobby.track.path.parent == home / "home" / "circuits"
        assert lobby.track.picture is not None
        assert lobby.track.findings == ()


def test_the_folder_of_own_tracks_is_laid_out_when_the_list_is_opened(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.choose("Track", ARROWS)
        assert pilot.sees(TrackPage)
    tracks = home / "home" / "tracks"
    copy = tracks / "racetrack" / "mine.tmx"
    copy.write_bytes(shipped_maps()[0].read_bytes())
    assert read_map(copy).findings == ()


def test_a_replay_steps_scrubs_and_leaves(home: Path) -> None:
    with flying(home, SMALL, QUICK, (scene("replay"),)) as pilot:
        watch = pilot.top
        assert isinstance(watch, Watch)
        at = watch.at
        pilot.push(ARROWS, Button.RIGHT)
        assert watch.at == at + 1
        pilot.push(ARROWS, Button.LEFT)
        assert watch.at == at
        watch.go_to(10_000)
        pilot.step()
        last = pygame.image.tobytes(pilot.app.surface, "RGB")
        watch.go_to(0)
        pilot.step()
        assert pygame.image.tobytes(pilot.app.surface, "RGB") != last
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.until(lambda: watch.at > 2)


def test_the_list_of_matches_opens_and_deletes_them(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        take_pocket(pilot, WASD)
        start(pilot, WASD)
        pilot.drive(2)
        pilot.key(ESCAPE)
        pilot.choose("Leave", WASD)
        pilot.choose("Leave", WASD)
        pilot.app.push(Records(pilot.stage))
        pilot.step()
        pilot.choose("Pocket", WASD)
        pilot.choose("Go on", WASD)
        assert pilot.sees(TableScene)
        assert pilot.table.match.number == 2
        pilot.app.pop()
        pilot.choose("Pocket", WASD)
        pilot.choose("Delete", WASD)
        assert list((home / "home" / "saves").glob("*.jsonl")) == []


def test_a_broken_settings_file_is_told_on_the_title_and_the_defaults_hold(home: Path) -> None:
    settings = home / "home" / "settings.json"
    settings.write_text('{"text_size": "huge"}')
    with flying(home, SMALL) as pilot:
        assert "settings.json" in page_on_top(pilot).notice
        assert pilot.stage.settings.text_size == 100


def test_broken_figures_are_told_in_the_lobby_and_the_shipped_ones_hold(home: Path) -> None:
    cards = home / "home" / "cards"
    cards.mkdir()
    (cards / "racetrack.yaml").write_text("options: 3\n")
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert "racetrack.yaml" in lobby.notice
        assert len(pilot.stage.figures.levels) == 4


def test_the_title_asks_before_it_is_left(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        pilot.key(ESCAPE)
        assert not pilot.sees(Title)
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.sees(Title)
        pilot.key(ESCAPE)
        pilot.choose("Quit", ARROWS)
        assert pilot.app.scenes == []
