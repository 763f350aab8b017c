"""Games of Lucky Loop from the title to the result, by presses alone, and what the lobby remembers."""

from pathlib import Path

import pytest

from game.core.chance import Chance
from game.files.paths import assets
from game.files.settings import BotSpeed, Options, SeatMemory, Settings
from game.games.lucky.moves import DRAW
from game.games.lucky.options import Hands
from game.scenes.lucky_lobby import LuckyLobby
from game.scenes.options_page import OptionsPage
from game.scenes.result import Result
from game.scenes.resume import Records
from game.scenes.rules_page import RulesPage
from game.scenes.start import resumed_table
from game.scenes.title import Title
from game.scenes.watch import Watch
from game.tables.lucky.picture import LuckyPicture
from game.tables.table import TableScene
from game.ui import text
from game.ui.press import CLUSTERS, Button, Device
from tests.pads import A
from tests.pilot import Pilot, flying
from tests.tables.lucky.players import press_towards
from tests.tables.lucky.test_secrets import swapped
from tests.tables.staging import NotedDoors, Staged

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
QUICK = Settings(bot_speed=BotSpeed.INSTANT, reduced_motion=True, game="lucky-loop", odds=False)
SIZE = (1280, 720)
SMALL = (640, 360)
SEED = 12


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.lucky_lobby.randbits", lambda bits: SEED)


def limit_rounds(folder: Path, rounds: int) -> None:
    """A file of one's own figures with a short game."""
    cards = folder / "home" / "cards"
    cards.mkdir(parents=True)
    shipped = (assets() / "cards" / "lucky_loop.yaml").read_text(encoding="utf-8")
    (cards / "lucky_loop.yaml").write_text(
        shipped.replace("round_limit: [200, 12, 9, 6]", f"round_limit: [{rounds}]"), encoding="utf-8"
    )


def to_lobby(pilot: Pilot, device: Device = ARROWS) -> LuckyLobby:
    pilot.push(device, Button.CONFIRM)
    lobby = pilot.top
    assert isinstance(lobby, LuckyLobby)
    return lobby


def start(pilot: Pilot, device: Device) -> TableScene:
    lobby = pilot.top
    assert isinstance(lobby, LuckyLobby)
    while lobby.menu.focus != 0:
        pilot.push(device, Button.UP)
    pilot.push(device, Button.CONFIRM)
    assert pilot.sees(TableScene)
    return pilot.table


def play_on(pilot: Pilot, moves: int = 10_000) -> None:
    """Let every person decide by presses, until so many moves are made or the game is over."""
    table = pilot.table
    made = Staged(pilot.app, pilot.stage, NotedDoors(), table)
    for number in range(6000):
        if table.match.outcome() is not None or table.match.number >= moves:
            return
        picture = table.picture
        assert isinstance(picture, LuckyPicture)
        if picture.chooser is None:
            pilot.step()
            continue
        device = pilot.stage.chairs.device_of(table.match.to_act()[0]) or ARROWS
        press_towards(made, lambda button, device=device: pilot.push(device, button), Chance(5, number))  # type: ignore[misc]
    raise AssertionError("the game never ends")


def to_result(pilot: Pilot, device: Device) -> Result:
    play_on(pilot)
    pilot.step(40)  # stamps stand for a while
    if not pilot.sees(Result):
        pilot.push(device, Button.CONFIRM)
    pilot.until(lambda: pilot.sees(Result))
    assert isinstance(pilot.top, Result)
    return pilot.top


def test_the_box_is_found_on_the_shelf_and_opened_first_next_time(tmp_path: Path) -> None:
    with flying(tmp_path, SIZE, Settings(reduced_motion=True)) as pilot:
        pilot.push(ARROWS, Button.RIGHT)
        pilot.push(ARROWS, Button.RIGHT)
        to_lobby(pilot)
        pilot.choose("Back to the title", ARROWS)
        assert pilot.sees(Title)
    with flying(tmp_path, SIZE) as pilot:
        to_lobby(pilot)


def test_the_first_turn_is_three_presses_away(tmp_path: Path) -> None:
    with flying(tmp_path, SIZE, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.sees(TableScene)
        assert pilot.presses == 3
        assert [sitter.player for sitter in pilot.table.seats] == ["human", "normal", "normal"]


def test_people_on_keys_and_pads_play_to_the_result(tmp_path: Path) -> None:
    limit_rounds(tmp_path, 3)
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(0, "easy")
        pad = pilot.plug("Pad")
        pilot.pad(pad, A)
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(IJKL, Button.CONFIRM)
        assert [sitter.device for sitter in lobby.seating.sitters][1:] == [WASD, IJKL]
        start(pilot, WASD)
        result = to_result(pilot, WASD)
        assert sorted(seat for _, seat in result.places()) == [0, 1, 2]
        assert list((tmp_path / "home" / "saves" / "finished").glob("*.jsonl"))
        pilot.choose("Replay", WASD)
        assert pilot.sees(Watch)


def test_one_person_and_bots_play_to_the_result_and_change_options(tmp_path: Path) -> None:
    limit_rounds(tmp_path, 6)
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(1, "easy")
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        result = to_result(pilot, WASD)
        labels = [item.label for item in result.menu.items]
        assert "Another track" not in labels
        pilot.choose("Change options", WASD)
        assert pilot.sees(OptionsPage)
        pilot.push(WASD, Button.BACK)
        assert pilot.sees(LuckyLobby)


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with flying(tmp_path, SIZE, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        play_on(pilot, 25)
        before, view = pilot.table.match.number, pilot.table.match.view(None)
        pilot.app.reset(Title(pilot.stage))
        pilot.step()
        records = Records(pilot.stage)
        pilot.app.push(records)
        pilot.step()
        assert records.menu.items[0].label.startswith("Lucky Loop: ")
        [path] = (tmp_path / "home" / "saves").glob("*.jsonl")
        pilot.app.push(resumed_table(pilot.stage, path))
        assert pilot.table.match.number == before
        assert pilot.table.match.view(None) == view


def test_who_went_on_alone_keeps_a_seat_of_their_own_when_seats_are_changed(tmp_path: Path) -> None:
    limit_rounds(tmp_path, 2)
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(1, "normal")
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        pilot.app.reset(Title(pilot.stage))
        pilot.step()
        [path] = (tmp_path / "home" / "saves").glob("*.jsonl")
        pilot.app.push(resumed_table(pilot.stage, path))
        to_result(pilot, WASD)
        pilot.choose("Change seats", WASD)
        seats = pilot.top
        assert isinstance(seats, LuckyLobby)
        assert [(one.player, one.device) for one in seats.seating.sitters] == [("human", WASD), ("normal", None)]
        pilot.push(WASD, Button.CONFIRM)
        assert pilot.sees(TableScene), "it starts, and nobody joins a second time"


def test_options_are_remembered_as_far_as_they_are_offered(tmp_path: Path) -> None:
    kept: Options = {
        "lucky-loop": {"hands": "private", "short": True, "round_limit": 9, "near_miss": "never", "wings": 3}
    }
    settings = Settings(game="lucky-loop", options=kept, reduced_motion=True)
    with flying(tmp_path, SIZE, settings) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.chosen == {"hands": "private", "short": True, "round_limit": 9}
        changed = "Hands: Private, Short game, Rounds at most: 9"
        assert lobby.changed_words() == f"Four shows, then one of your own. Changed: {changed}."
        pilot.choose("Options: 3 changed", ARROWS)
        pilot.choose("All as in the rulebook", ARROWS)
        pilot.push(ARROWS, Button.BACK)
        assert lobby.chosen == {}
        pilot.choose("Back to the title", ARROWS)
        assert pilot.stage.settings.options["lucky-loop"] == {}


def test_the_rules_are_those_of_the_game_on_every_page_of_its_lobby(tmp_path: Path) -> None:
    with flying(tmp_path, SIZE, QUICK) as pilot:
        to_lobby(pilot)
        for way in ((), (Button.UP, Button.CONFIRM), (Button.BACK, Button.DOWN, Button.DOWN, Button.DOWN)):
            for button in way:
                pilot.push(ARROWS, button)
            pilot.push(ARROWS, Button.INFO)
            assert isinstance(pilot.top, RulesPage)
            assert pilot.top.title_words().startswith("Lucky Loop, page 1 of ")
            pilot.push(ARROWS, Button.BACK)


def test_one_pilot_is_too_few(tmp_path: Path) -> None:
    alone = Settings(game="lucky-loop", seats=(SeatMemory("Ada", "human", WASD.kind),))
    with flying(tmp_path, SIZE, alone) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.seating.bots == 2
        lobby.seating.set_bots(0, "easy")
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(WASD, Button.CONFIRM)
        assert pilot.sees(LuckyLobby)
        assert lobby.why_not() == "A show needs two pilots at least"


def test_broken_figures_are_told_in_the_lobby_and_the_shipped_ones_hold(tmp_path: Path) -> None:
    cards = tmp_path / "home" / "cards"
    cards.mkdir(parents=True)
    (cards / "lucky_loop.yaml").write_text("dice: none\n", encoding="utf-8")
    with flying(tmp_path, SIZE, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert "lucky_loop.yaml" in lobby.notice
        assert pilot.stage.lucky_figures.box.dice == 6


@pytest.mark.parametrize("hands", list(Hands))
def test_private_hands_of_others_are_not_in_the_frames(tmp_path: Path, hands: Hands) -> None:
    """From the lobby on: two games that differ only in what others hold look the same, unless hands are open."""
    chosen: Options = {"lucky-loop": {"hands": hands.value}}
    settings = Settings(bot_speed=BotSpeed.INSTANT, reduced_motion=True, game="lucky-loop", options=chosen)
    frames = []
    for number in range(2):
        with flying(tmp_path / str(number), SIZE, settings) as pilot:
            lobby = to_lobby(pilot)
            lobby.seating.set_bots(0, "easy")
            for device in (WASD, IJKL, NUMPAD):
                pilot.push(device, Button.CONFIRM)
            lobby.menu.focus = 0
            pilot.push(WASD, Button.CONFIRM)
            table = pilot.table
            assert table.header.options["hands"] == hands.value
            acting = table.match.to_act()[0]
            assert acting != 1, "the seat whose cards are other ones"
            if number:
                swapped(table.match)
            table.play(acting, DRAW[0])
            pilot.step(10)
            shown = pilot.app.surface.copy()
            table.picture.draw(shown, 0)
            frames.append(shown.get_buffer().raw)
    assert (frames[0] == frames[1]) is (hands is Hands.PRIVATE)


def test_the_result_comes_part_by_part_so_that_no_frame_is_long(tmp_path: Path) -> None:
    limit_rounds(tmp_path, 1)
    with flying(tmp_path, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        to_result(pilot, WASD)
        written = []
        for _ in range(4):
            with text.recording() as log:
                pilot.step()
            written.append(len(log.written))
        assert written == sorted(written)
        pilot.step()
        with text.recording() as log:
            pilot.step()
        assert len(log.written) == written[-1], "all of it is there after four frames"
