"""Matches of Retro Loonacy from the title to the result, by presses alone, and what the lobby asks and remembers."""

from pathlib import Path

import pygame
import pytest

from game.core.record import SeatLine
from game.files.settings import BotSpeed, Options, SeatMemory, Settings
from game.games.loonacy.state import LOOKING, PLAYING, TAKING_TURNS, State
from game.scenes.loonacy_deck import DeckPage
from game.scenes.loonacy_key_trial import Asking
from game.scenes.loonacy_keys import KeyTest
from game.scenes.loonacy_lobby import LoonacyLobby
from game.scenes.loonacy_options import HandicapPage, LoonacyOptions
from game.scenes.measuring import Asked, asked_match
from game.scenes.result import Result
from game.scenes.resume import Records
from game.scenes.rules_page import RulesPage
from game.scenes.start import resumed_table
from game.scenes.title import Title
from game.scenes.watch import Watch
from game.tables.live import LiveTable
from game.tables.loonacy.buttons import pile_buttons, sign_button
from game.tables.loonacy.picture import LoonacyPicture
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, KEYBOARD, Button, Device
from tests.pads import A
from tests.pilot import Pilot, flying

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
QUICK = Settings(bot_speed=BotSpeed.INSTANT, reduced_motion=True, game="loonacy")
SMALL = (640, 360)
SEED = 12


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.loonacy_lobby.randbits", lambda bits: SEED)


def to_lobby(pilot: Pilot, device: Device = ARROWS) -> LoonacyLobby:
    pilot.push(device, Button.CONFIRM)
    lobby = pilot.top
    assert isinstance(lobby, LoonacyLobby)
    return lobby


def state(pilot: Pilot) -> State:
    game: State = pilot.table.match.view(None).game
    return game


def start(pilot: Pilot, device: Device) -> None:
    lobby = pilot.top
    assert isinstance(lobby, LoonacyLobby)
    while lobby.menu.focus != 0:
        pilot.push(device, Button.UP)
    pilot.push(device, Button.CONFIRM)


def deal_few(lobby: LoonacyLobby) -> None:
    """Three cards each, so that a match is soon over."""
    lobby.handicaps = {sitter.name: 3 for sitter in lobby.seating.sitters}


def act(pilot: Pilot, seat: int) -> None:
    """Let a person press for what fits, else hold up the sign or pass."""
    table, game = pilot.table, state(pilot)
    picture = table.picture
    assert isinstance(picture, LoonacyPicture)
    showing = picture.showing
    device = pilot.stage.chairs.device_of(seat) or ARROWS
    if game.phase not in (LOOKING, PLAYING, TAKING_TURNS) or any(flight.seat == seat for flight in game.flights):
        return
    fitting = [
        (card, number)
        for card in showing.hand(seat)
        for number, pile in enumerate(game.piles)
        if game.phase is not LOOKING and showing.kit.is_match(card, pile.top)
    ]
    if fitting and (game.phase is PLAYING or game.table.turn == seat):
        card, number = fitting[0]
        goal = showing.hand(seat).index(card)
        for _ in range(40):
            if showing.cursors.place(seat, showing.hand(seat)) == goal:
                pilot.push(device, pile_buttons(device)[number])
                return
            pilot.push(device, Button.RIGHT)
            if card not in showing.hand(seat):
                return
    elif game.table.turn == seat or (game.phase is not TAKING_TURNS and not game.ready >> seat & 1):
        pilot.push(device, sign_button(device))


def play_on(pilot: Pilot, moves: int = 10_000) -> None:
    """Let every person press until so many moves are made or the match is over."""
    table = pilot.table
    for _ in range(8000):
        for seat in table.persons:
            if table.match.outcome() is not None or table.match.number >= moves:
                return
            act(pilot, seat)
        pilot.step()
    raise AssertionError("the match never ends")


def to_result(pilot: Pilot, device: Device) -> Result:
    play_on(pilot)
    for _ in range(60):
        if pilot.sees(Result):
            break
        pilot.step(10)
        pilot.push(device, Button.CONFIRM)
    assert isinstance(pilot.top, Result)
    return pilot.top


def test_a_match_begins_after_three_presses(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        assert isinstance(pilot.top, LiveTable)
        assert pilot.presses == 3
        assert [sitter.player for sitter in pilot.table.seats] == ["human", "normal", "normal"]


def test_a_person_and_bots_race_to_the_result_and_see_it_again(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(2, "easy")
        pilot.push(WASD, Button.CONFIRM)
        deal_few(lobby)
        start(pilot, WASD)
        result = to_result(pilot, WASD)
        assert sorted(seat for _, seat in result.places()) == [0, 1, 2]
        labels = [item.label for item in result.menu.items]
        assert "Another track" not in labels
        pilot.choose("Replay", WASD)
        assert pilot.sees(Watch)
        pilot.push(WASD, Button.BACK)
        pilot.choose("Change options", WASD)
        assert pilot.sees(LoonacyOptions)
        assert list((tmp_path / "home" / "saves" / "finished").glob("*.jsonl"))


def test_people_on_a_pad_and_keys_play_in_calm_mode(tmp_path: Path) -> None:
    kept: Options = {"loonacy": {"pace": "calm"}}
    with flying(tmp_path, SMALL, Settings(reduced_motion=True, game="loonacy", options=kept)) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(0, "easy")
        pad = pilot.plug("Pad")
        pilot.pad(pad, A)
        pilot.push(WASD, Button.CONFIRM)
        deal_few(lobby)
        start(pilot, WASD)
        to_result(pilot, WASD)


def test_nobody_shares_a_device(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        lobby.seating.join(WASD, is_hot_seat=True)
        lobby.build()
        assert lobby.why_not() == lobby.words("lobby.loonacy.hot_seat")
        start(pilot, WASD)
        assert pilot.sees(LoonacyLobby)


def test_one_player_is_too_few(tmp_path: Path) -> None:
    alone = Settings(game="loonacy", seats=(SeatMemory("Ada", "human", WASD.kind),))
    with flying(tmp_path, SMALL, alone) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.seating.bots == 2
        lobby.seating.set_bots(0, "easy")
        pilot.push(WASD, Button.CONFIRM)
        assert lobby.why_not() == "It takes two at least"
        assert lobby.seating.places == 5


# --- the test of keys ---


def three_on_keys(pilot: Pilot) -> LoonacyLobby:
    lobby = to_lobby(pilot)
    lobby.seating.set_bots(0, "easy")
    for device in (WASD, IJKL, NUMPAD):
        pilot.push(device, Button.CONFIRM)
    start(pilot, WASD)
    return lobby


def hold(pilot: Pilot, device: Device, button: Button) -> None:
    code = pilot.app.inputs.bindings.code(device, button)
    assert code is not None
    key_event(code, is_down=True)
    pilot.step()


def let_go(pilot: Pilot, device: Device, button: Button) -> None:
    code = pilot.app.inputs.bindings.code(device, button)
    assert code is not None
    key_event(code, is_down=False)
    pilot.step()


def key_event(code: int, *, is_down: bool) -> None:
    kind = pygame.KEYDOWN if is_down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=0, scancode=code, mod=0, unicode=""))


def go_through(pilot: Pilot, swallowed: Device | None = None) -> KeyTest:
    """All hold what they are asked for; one key of the swallowed device arrives only alone."""
    test = pilot.top
    assert isinstance(test, KeyTest)
    trial = test.trial
    while not trial.is_over:
        arriving = [
            key
            for key in map(trial.asked, trial.seats)
            if key != (swallowed, Button.CONFIRM) or trial.asking is Asking.ALONE
        ]
        for key in arriving:
            hold(pilot, *key)
        if len(arriving) < len(trial.seats):
            pilot.step(55)
        for key in arriving:
            let_go(pilot, *key)
        pilot.step(2)
    return test


def test_three_on_one_keyboard_test_their_keys_and_play(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        three_on_keys(pilot)
        test = go_through(pilot)
        assert test.said() == "All your keys arrive together. Off you go!"
        pilot.push(WASD, Button.CONFIRM)
        assert pilot.sees(KeyTest), "people are still pressing"
        pilot.step(30)
        pilot.push(WASD, Button.CONFIRM)
        assert isinstance(pilot.top, LiveTable)
        assert pilot.stage.chairs.device_of(2) == NUMPAD


def test_what_a_keyboard_swallows_is_named_with_what_helps(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        three_on_keys(pilot)
        test = go_through(pilot, swallowed=IJKL)
        assert "Swallowed while the others held theirs: Player 2 O." in test.said()
        assert "A pad for Player 2 would help most." in test.said()
        pilot.step(30)
        pilot.choose("Once more", WASD)
        assert test.trial.verdicts == []


def test_who_is_asked_alone_is_named_and_a_key_nobody_pressed_is_told_apart(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        three_on_keys(pilot)
        test = pilot.top
        assert isinstance(test, KeyTest)
        while not test.trial.is_over:
            for seat in test.trial.seats:
                if seat != 1:
                    hold(pilot, *test.trial.asked(seat))
            pilot.step(55)
            for seat in (0, 2):
                let_go(pilot, *test.trial.asked(seat))
            pilot.step(2)
            if test.trial.asking is Asking.ALONE:
                assert test.said().startswith("Player 2 ")
                pilot.step(130)
        assert test.said().startswith("Not pressed, or broken: Player 2 ")


def to_table(pilot: Pilot) -> None:
    """Past a test that all keys pass."""
    go_through(pilot)
    pilot.step(30)
    pilot.push(WASD, Button.CONFIRM)
    assert isinstance(pilot.top, LiveTable)


def test_the_test_can_be_skipped_and_is_made_until_it_is_passed(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        three_on_keys(pilot)
        assert pilot.sees(KeyTest)
        pilot.push(KEYBOARD, Button.BACK)
        assert pilot.sees(LoonacyLobby)
        start(pilot, WASD)
        assert pilot.sees(KeyTest)
        pilot.push(KEYBOARD, Button.CONFIRM)
        assert isinstance(pilot.top, LiveTable)
        assert pilot.stage.passed_keys == set()


def test_begun_again_on_the_same_keys_a_match_needs_no_second_test_but_on_others_it_does(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        three_on_keys(pilot)
        to_table(pilot)
        pilot.push(KEYBOARD, Button.PAUSE)
        pilot.choose("Start this match again", WASD)
        pilot.push(WASD, Button.DOWN)
        pilot.push(WASD, Button.CONFIRM)
        assert isinstance(pilot.top, LiveTable)
        pilot.table.take_over(1, "Eva", ARROWS)
        pilot.push(KEYBOARD, Button.PAUSE)
        pilot.choose("Start this match again", WASD)
        pilot.push(WASD, Button.DOWN)
        pilot.push(WASD, Button.CONFIRM)
        assert pilot.sees(KeyTest)


def test_a_match_from_the_command_line_begins_with_the_test_too(tmp_path: Path) -> None:
    def asked(*players: str, **options: str) -> Asked:
        return Asked("loonacy", dict(options), tuple(SeatLine(f"P{n}", player) for n, player in enumerate(players)))

    with flying(tmp_path, SMALL, QUICK) as pilot:
        assert isinstance(asked_match(pilot.stage, asked("human", "human", "human", "easy")), KeyTest)
        assert isinstance(asked_match(pilot.stage, asked("human", "human", "easy")), LiveTable)
        assert isinstance(asked_match(pilot.stage, asked("human", "human", "human", pace="calm")), LiveTable)


def test_two_on_keys_and_one_on_a_pad_need_no_test(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(0, "easy")
        pilot.pad(pilot.plug("Pad"), A)
        for device in (WASD, IJKL):
            pilot.push(device, Button.CONFIRM)
        start(pilot, WASD)
        assert isinstance(pilot.top, LiveTable)


# --- options, handicap, deck ---


def test_a_handicap_is_dealt(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.choose("Handicap: none", ARROWS)
        assert pilot.sees(HandicapPage)
        pilot.push(ARROWS, Button.LEFT)
        pilot.push(ARROWS, Button.LEFT)
        pilot.push(ARROWS, Button.BACK)
        assert lobby.handicaps == {"Player 1": 5}
        assert [item.label for item in lobby.menu.items if "Handicap" in item.label] == ["Handicap: 1 seat"]
        start(pilot, ARROWS)
        assert pilot.table.header.options["handicap"] == "5,7,7"
        assert [hand.bit_count() for hand in state(pilot).hands] == [5, 7, 7]


def test_a_handicap_is_remembered_by_name_until_next_time(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        lobby.handicaps = {"Player 1": 5}
        pilot.push(ARROWS, Button.BACK)
        assert pilot.sees(Title)
    with flying(tmp_path, SMALL) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.handicaps == {"Player 1": 5}
        pilot.push(ARROWS, Button.CONFIRM)
        start(pilot, ARROWS)
        assert state(pilot).hands[0].bit_count() == 5


@pytest.mark.parametrize("kept", [2, 7, 30, True, "5"])
def test_a_handicap_that_cannot_be_is_not_remembered(tmp_path: Path, kept: bool | int | str) -> None:
    options: Options = {"loonacy handicap": {"Player 1": kept}}
    with flying(tmp_path, SMALL, Settings(game="loonacy", options=options, reduced_motion=True)) as pilot:
        assert to_lobby(pilot).handicaps == {}


def test_in_calm_mode_several_share_a_device_and_play_to_the_end(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.seating.set_bots(0, "easy")
        pilot.push(WASD, Button.CONFIRM)
        lobby.seating.join(WASD, is_hot_seat=True)
        lobby.build()
        assert lobby.why_not() == "Each person needs a pad or keys of their own"
        lobby.chosen["pace"] = "calm"
        assert lobby.why_not() is None
        deal_few(lobby)
        lobby.build()
        start(pilot, WASD)
        assert pilot.stage.chairs.seats_of(WASD) == (0, 1)
        pilot.push(WASD, sign_button(WASD))
        assert state(pilot).ready.bit_count() == 1, "one press is one seat's"
        pilot.push(WASD, sign_button(WASD))
        assert state(pilot).phase is TAKING_TURNS
        assert isinstance(to_result(pilot, WASD), Result)


def test_options_are_remembered_as_far_as_they_are_offered(tmp_path: Path) -> None:
    kept: Options = {"loonacy": {"pace": "calm", "goal": "points", "reshuffle": "never", "deck": "mine"}}
    with flying(tmp_path, SMALL, Settings(game="loonacy", options=kept, reduced_motion=True)) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.chosen == {"pace": "calm", "goal": "points"}
        assert lobby.changed_words() == (
            "Who sees it first plays it. Changed: Pace: Calm, in turns, What wins: Points."
        )
        pilot.choose("Options: 2 changed", ARROWS)
        assert pilot.sees(LoonacyOptions)
        stuck = next(item for item in pilot.top.menu.items if item.label == "Tell when all are stuck")  # type: ignore[union-attr]
        assert stuck.reason == "there are no signs in calm mode"


def test_the_deck_is_a_press_away_in_lobby_and_rules(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.choose("All cards", ARROWS)
        assert pilot.sees(DeckPage)
        pilot.push(ARROWS, Button.BACK)
        pilot.push(ARROWS, Button.INFO)
        assert isinstance(pilot.top, RulesPage)
        assert pilot.top.title_words().startswith("Retro Loonacy, page 1 of ")
        pilot.choose("All cards", ARROWS)
        assert pilot.sees(DeckPage)
        pilot.push(ARROWS, Button.BACK)
        assert pilot.sees(RulesPage)


# --- saves ---


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
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
        assert records.menu.items[0].label.startswith("Retro Loonacy: ")
        [path] = (tmp_path / "home" / "saves").glob("*.jsonl")
        pilot.app.push(resumed_table(pilot.stage, path))
        assert isinstance(pilot.top, TableScene)
        assert pilot.table.match.number == before
        assert pilot.table.match.view(None) == view


def test_everybody_has_the_same_keys_again_when_a_match_goes_on(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        joined = [NUMPAD, ARROWS]
        for device in joined:
            pilot.push(device, Button.CONFIRM)
        assert [sitter.device for sitter in lobby.seating.sitters[:2]] == joined
        start(pilot, ARROWS)
        play_on(pilot, 5)
        pilot.app.reset(Title(pilot.stage))
        pilot.step()
        pilot.plug("Nobody's pad")
        [path] = (tmp_path / "home" / "saves").glob("*.jsonl")
        pilot.app.push(resumed_table(pilot.stage, path))
        assert [pilot.stage.chairs.device_of(seat) for seat in (0, 1)] == joined
        pilot.unplug_all()


def test_broken_figures_are_told_in_the_lobby_and_the_shipped_ones_hold(tmp_path: Path) -> None:
    cards = tmp_path / "home" / "cards"
    cards.mkdir(parents=True)
    (cards / "retro_loonacy.yaml").write_text("hand: none\n", encoding="utf-8")
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert "retro_loonacy.yaml" in lobby.notice
        assert pilot.stage.loonacy_figures.deck.hand == 7
