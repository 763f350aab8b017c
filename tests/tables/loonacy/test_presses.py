"""Presses at the table: each acts at its own time, in the order in which they came, whatever the frames do."""

from pathlib import Path
from random import Random

import pytest

from game.core.record import HUMAN
from game.games.loonacy.cards import cards_in
from game.games.loonacy.state import LOOKING, PLAYING
from game.tables.loonacy.motions import Back, Note
from game.ui.press import KEYBOARD, MOUSE, Act, Button, Pointer, Press
from tests.tables.loonacy.staging import ARROWS, DECK, WASD, AtTable, loonacy_header, seated

PADS = {0: "One", 1: "Two"}


def test_everybody_holds_up_the_sign_and_the_piles_are_turned_up_after_the_count_in(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=PADS) as played:
        played.push(0, Button.CONFIRM)
        played.wait(100)
        assert played.game.ready == 1
        assert played.is_in(LOOKING)
        played.push(1, Button.EXTRA)
        played.wait(2990)
        assert played.is_in(LOOKING)
        played.wait(40)
        assert played.is_in(PLAYING)
        assert [move for _, _, move in played.moves][-1] == "turnup"


def test_a_throw_bears_the_time_of_its_press_not_of_its_frame(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        card, pile = played.matches(0)[0]
        played.choose(0, card)
        played.step()
        before = played.table.clock
        played.later(5)
        played.throw(0, pile)
        played.later(9)
        played.step(16)
        at, seat, move = played.moves[-1]
        assert (at, seat, move) == (before + 5, 0, f"throw card={card} pile={pile}")
        played.wait(240)
        assert (before + 205, -1, "land seat=0") in played.moves


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_presses_in_one_frame_the_earlier_one_wins_the_race(tmp_path: Path, first: int) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=PADS) as played:
        played.begin()
        throws = race_of(played)
        assert throws is not None
        for seat, (card, _) in enumerate(throws):
            played.choose(seat, card)
        played.step()
        second = 1 - first
        played.throw(first, throws[first][1])
        played.later(7)
        played.throw(second, throws[second][1])
        played.step(9)
        flights = played.game.flights
        assert [flight.seat for flight in flights] == [first, second]
        assert flights[1].lands_at - flights[0].lands_at == 7
        played.wait(230)
        assert played.game.piles[throws[0][1]].top == throws[first][0]
        note = next(one for one in played.picture.showing.motions if isinstance(one, Note))
        assert (note.seat, note.words) == (second, "late by 7 ms")
        assert any(isinstance(one, Back) and one.seat == second for one in played.picture.showing.motions)
        assert not played.game.locks


def test_who_loses_a_tie_is_told_so_and_of_no_milliseconds(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=PADS) as played:
        played.begin()
        throws = race_of(played)
        assert throws is not None
        for seat, (card, _) in enumerate(throws):
            played.choose(seat, card)
        played.step()
        for seat, (_, pile) in enumerate(throws):
            played.throw(seat, pile)
        played.step(16)
        played.wait(230)
        [note] = [one for one in played.picture.showing.motions if isinstance(one, Note)]
        assert note.words == "tied, not first"


def test_a_wrong_card_locks_its_seat_for_its_time_and_no_longer(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        card, pile = played.matches(0, does_match=False)[0]
        played.choose(0, card)
        played.throw(0, pile)
        played.step(1)
        played.wait(210)
        until = played.game.locks[0].until
        free = played.pixels()
        made = len(played.moves)
        played.throw(0, pile)
        played.step(1)
        assert len(played.moves) == made, "its throws are blocked"
        played.wait(until - played.table.clock + 5)
        assert not played.game.locks
        assert (until, -1, "unlock seat=0") in played.moves
        played.settle()
        assert played.pixels() != free, "the lock was to be seen"
        played.throw(0, pile)
        played.step(1)
        assert len(played.moves) == made + 2


def test_a_pause_freezes_cards_in_the_air_and_voids_presses(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        card, pile = played.matches(0)[0]
        played.choose(0, card)
        played.throw(0, pile)
        played.step(1)
        played.wait(80)
        clock = played.table.clock
        frozen = played.pixels()
        played.table.press(Press(KEYBOARD, Button.PAUSE, True, played.app.now))
        assert played.doors.calls == [("pause", None, "pause.asked")]
        played.table.cover()
        played.wait(5000)
        assert played.table.clock == clock
        assert played.pixels() == frozen
        played.table.uncover()
        made = len(played.moves)
        played.push(1, Button.UP)
        played.wait(200)
        assert played.table.clock == clock, "it stands a little longer, so that nobody has a start"
        assert len(played.moves) == made
        played.wait(1600)
        assert not played.game.flights


def test_throws_until_the_drawn_cards_are_revealed_are_ignored(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        for seat in (0, 1):
            played.push(seat, Button.INFO)
        played.step(1)
        assert played.game.table.drawn
        made = len(played.moves)
        played.throw(0, 0)
        played.step(1)
        assert len(played.moves) == made
        played.wait(720)
        assert [hand.bit_count() for hand in played.game.hands] == [8, 8]


def test_the_sign_is_a_place_at_the_end_of_the_hand_and_goes_down_again(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        played.push(0, Button.LEFT)
        played.throw(0, 3)
        played.step(1)
        assert played.game.ready == 1
        played.throw(0, 0)
        played.step(1)
        assert played.game.ready == 0


def test_an_early_throw_does_not_take_the_sign_back(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        for _ in range(2):
            played.throw(0, 0)
            played.step(1)
        assert played.game.ready == 1
        played.push(0, Button.INFO)
        played.step(1)
        assert played.game.ready == 0


def test_the_mouse_of_one_who_plays_alone_chooses_throws_and_signs(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, "random"), devices={0: MOUSE}) as played:
        click(played, played.picture.showing.sign_rect(0).center)
        while played.is_in(LOOKING):
            played.step()
        card = played.picture.showing.hand(0)[3]
        click(played, played.picture.showing.card_rect(0, card).center)
        click(played, played.picture.showing.pile_rect(2).center)
        assert f"throw card={card} pile=2" in [move for _, seat, move in played.moves if seat == 0]


def test_a_seat_that_leaves_lays_its_hand_down_and_the_others_go_on(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, HUMAN)) as played:
        played.begin()
        played.table.retire(1)
        assert len(played.game.piles) == 4
        played.settle()
        played.throw(0, 3)
        played.step(1)
        assert played.game.flights[0].pile == 3


def test_who_leaves_before_the_piles_are_turned_up_leaves_as_many_as_there_are_keys(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(*[HUMAN] * 5), devices={0: WASD, 1: ARROWS}) as played:
        for seat, piles in ((2, 2), (3, 3), (4, 4)):
            played.table.retire(seat)
            assert played.picture.showing.piles == piles
            assert played.picture.showing.middle(has_log=False).tops == (), "they are turned up with the others"
        played.begin()
        assert len(played.picture.showing.middle(has_log=False).tops) == 4
        played.throw(0, 3)
        played.step(1)
        assert played.game.flights[0].pile == 3


def test_a_seat_that_goes_to_a_bot_and_back_ranks_so_in_ties(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN)) as played:
        played.begin()
        played.table.hand_to_bot(1, "normal")
        assert played.game.table.bots == 2
        played.table.take_over(1, "Bea", played.devices[1])
        assert played.game.table.bots == 0
        assert played.table.seats[1].name == "Bea"


def click(played: AtTable, at: tuple[int, int]) -> None:
    played.table.pointer(Pointer(Act.DOWN, at[0], at[1], played.app.now, button=1))
    played.step(1)


def race_of(played: AtTable) -> list[tuple[int, int]] | None:
    """For both seats a card that fits one pile, where the second card does not fit on the first, nor the other way."""
    for card, pile in played.matches(0):
        for other, place in played.matches(1):
            if place == pile and not DECK.are_matching(card, other):
                return [(card, pile), (other, pile)]
    return None


def test_a_rematch_tells_the_rules_who_is_a_bot_now(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, "easy", HUMAN)) as played:
        played.begin()
        played.table.hand_to_bot(0, "hard")
        assert played.table.again().options["bots"] == "0,1"


def test_an_unplugged_pad_pauses_and_its_card_still_lands_later(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=PADS) as played:
        played.begin()
        card, pile = played.matches(0)[0]
        played.choose(0, card)
        played.throw(0, pile)
        played.step(1)
        pad = played.pads[played.devices[1].id]
        pad.unplug()
        played.step(1)
        assert played.doors.calls[-1] == ("pause", 1, "pause.device_lost")
        played.table.cover()
        played.wait(600)
        assert played.game.flights
        played.table.uncover()
        assert played.doors.calls[-1] == ("pause", 1, "pause.device_lost"), "the seat is still without one"


def test_anything_pressed_at_random_leaves_the_match_in_order(tmp_path: Path) -> None:
    luck = Random(7)
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, "easy", HUMAN), devices={**PADS, 3: WASD}) as played:
        for _ in range(1200):
            seat = luck.choice([0, 1, 3])
            buttons = [button for button in Button if button not in (Button.AIM, Button.PAUSE, Button.VIEW)]
            if not played.devices[seat].is_pad:
                buttons = [one for one in buttons if one not in (Button.TAB_LEFT, Button.TAB_RIGHT)]
            played.push(seat, luck.choice(buttons))
            played.later(luck.randrange(9))
            played.tick(luck.randrange(1, 12))
        held = [card for hand in played.game.hands for card in cards_in(hand)]
        flying = [flight.card for flight in played.game.flights]
        lying = [pile.top for pile in played.game.piles]
        assert len({*held, *flying, *lying}) == len(held) + len(flying) + len(lying)
        assert len(played.moves) > 100
        times = [at for at, _, _ in played.moves]
        assert times == sorted(times)
