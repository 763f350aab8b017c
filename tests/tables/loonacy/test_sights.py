"""What the table shows besides cards: ready keys while all look, the chosen card large, the draw pile for watchers."""

from pathlib import Path

import pygame
import pytest

from game.core.record import HUMAN
from game.games.loonacy.cards import cards_of
from game.games.loonacy.moves import Throw
from game.games.loonacy.options import Mode
from game.games.loonacy.state import PLAYING
from game.tables.loonacy.motions import Back
from game.tables.loonacy.sheet import sheet_of
from game.ui import text
from game.ui.press import MOUSE, Device
from tests.tables.loonacy.staging import ARROWS, READY, WASD, AtTable, loonacy_header, seated
from tests.tables.loonacy.test_presses import race_of


def words(played: AtTable) -> list[str]:
    """All that is written now."""
    with text.recording() as log:
        played.app.draw()
    return [one.words for one in log.written]


@pytest.mark.parametrize("pace", list(Mode))
@pytest.mark.parametrize("devices", [{0: WASD, 1: ARROWS}, {0: "Pad", 1: MOUSE}], ids=["keys", "pad and mouse"])
def test_while_all_look_each_persons_ready_key_is_named_until_it_is_up(
    tmp_path: Path, pace: Mode, devices: dict[int, Device | str]
) -> None:
    header = loonacy_header(HUMAN, HUMAN, "easy", pace=pace)
    with seated(tmp_path, header, devices=devices) as played:
        played.step()
        rows = sheet_of(played.picture.showing, has_log=False).rows
        assert [(row.sitter.seat, row.device, row.is_ready) for row in rows] == [
            (seat, played.devices[seat], False) for seat in (0, 1)
        ]
        played.table.play(1, READY[True])
        rows = sheet_of(played.picture.showing, has_log=False).rows
        assert [row.is_ready for row in rows] == [False, True]


def test_the_key_itself_is_written_on_the_sheet(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), size=(1280, 720)) as played:
        assert words(played).count("F") == 2, "below the hand, and in the middle"


def test_a_lost_race_springs_back_and_says_by_how_much_it_was_late(tmp_path: Path) -> None:
    """Two throw at one pile what no longer fits when the first has landed; the second is 34 ms behind."""
    for seed in range(40):
        with seated(tmp_path / str(seed), loonacy_header(HUMAN, HUMAN, seed=seed), size=(1280, 720)) as played:
            played.begin()
            throws = race_of(played)
            if throws is None:
                continue
            for seat, (card, _) in enumerate(throws):
                played.choose(seat, card)
            played.step()
            played.throw(0, throws[0][1])
            played.later(34)
            played.throw(1, throws[1][1])
            played.wait(260)
            assert any(isinstance(motion, Back) for motion in played.picture.showing.motions)
            assert "late by 34 ms" in words(played)
            return
    raise AssertionError("no seed deals such a race")


def test_a_wrong_card_shakes_and_its_seat_is_seen_to_be_locked_for_its_time(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), size=(1280, 720)) as played:
        played.begin()
        card, pile = played.matches(0, does_match=False)[0]
        played.choose(0, card)
        played.step()
        played.throw(0, pile)
        played.wait(220)
        showing = played.picture.showing
        back = next(motion for motion in showing.motions if isinstance(motion, Back))
        places = {back.place(back.start, back.at + ms).left for ms in range(0, 200, 20)}
        assert min(places) < back.start.left < max(places), "it shakes"
        assert "does not match" in words(played)
        area = showing.places.panels[0].cards
        locked = pygame.image.tobytes(played.app.surface.subsurface(area), "RGB")
        played.wait(720)
        assert not played.game.locks
        played.step(frames=3)
        assert pygame.image.tobytes(played.app.surface.subsurface(area), "RGB") != locked


def test_the_last_card_of_anybody_is_called_out_and_marked(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, handicap="3,3"), size=(1280, 720)) as played:
        played.begin()
        for _ in range(300):
            seat = next((one for one in (0, 1) if played.matches(one) and not played.game.flights), None)
            if seat is not None:
                card, pile = played.matches(seat)[0]
                played.table.play(seat, Throw(card, pile))
            elif not played.game.flights and played.is_in(PLAYING):
                for one in (0, 1):
                    if READY[True] in played.table.match.moves(one):
                        played.table.play(one, READY[True])
            played.tick(50)
            if 1 in [hand.bit_count() for hand in played.game.hands] and not played.game.flights:
                break
        name = played.table.seats[[hand.bit_count() for hand in played.game.hands].index(1)].name
        written = words(played)
        assert f"{name} is down to the last card!" in written
        assert "Last card!" in written


def test_nothing_flashes_in_a_wild_round(tmp_path: Path) -> None:
    """Of no part of the window does the brightness go up and down again more than three times in a second."""
    with seated(tmp_path, loonacy_header(*["hard"] * 5, seed=4), size=(640, 360)) as played:
        while not played.is_in(PLAYING):
            played.tick(48)
        showing = played.picture.showing
        parts = [showing.places.centre, *(panel.rect for panel in showing.places.panels)]
        levels: list[list[int]] = [[] for _ in parts]
        for _ in range(300):
            played.step(16)
            for part, seen in zip(parts, levels, strict=True):
                seen.append(sum(pygame.transform.average_color(played.app.surface, part)[:3]) // 3)
        assert played.game.at > 1000
        for seen in levels:
            for start in range(0, len(seen) - 60, 10):
                assert flashes(seen[start : start + 60]) <= 3


def flashes(levels: list[int]) -> int:
    """How often a brightness of 0 to 255 rises by a tenth of that and falls again."""
    count, low, high, is_up = 0, levels[0], levels[0], False
    for level in levels:
        low, high = min(low, level), max(high, level)
        if not is_up and level >= low + 25:
            is_up, high = True, level
        elif is_up and level <= high - 25:
            is_up, low, count = False, level, count + 1
    return count


def deal(played: AtTable, cards: int) -> None:
    """Give the first seat so many cards, for the picture only."""
    game = played.game
    hand = cards_of(range(cards))
    played.picture.showing.see(game._replace(hands=(hand, *game.hands[1:])))


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_of_a_large_hand_the_chosen_card_is_shown_clearly_within_its_panel(
    tmp_path: Path, seats: int, text_size: int
) -> None:
    with seated(tmp_path, loonacy_header(*[HUMAN] * seats), size=(1280, 720), text_size=text_size) as played:
        deal(played, 20)
        showing = played.picture.showing
        for card in showing.hand(0):
            rect = showing.chosen_rect(0, card)
            assert rect.width >= 48
            assert rect.width > showing.card_size[0]
            assert showing.places.panels[0].cards.contains(rect)


def test_a_small_hand_lies_as_large_as_it_is(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), size=(1280, 720)) as played:
        showing = played.picture.showing
        card = showing.hand(0)[0]
        assert showing.chosen_rect(0, card) == showing.card_rect(0, card)
        assert showing.card_size[0] <= showing.pile_size[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_watches_bots_sees_the_draw_pile_and_what_hastens_them(tmp_path: Path, seats: int) -> None:
    with seated(tmp_path, loonacy_header(*["easy"] * seats), size=(1280, 720)) as played:
        played.step(frames=3)
        showing = played.picture.showing
        assert showing.notes.hand is not None
        assert showing.middle(has_log=False).has_footer
        assert showing.places.prompt.height
        assert not showing.places.prompt.colliderect(showing.places.footer)
        written = words(played)
        assert "Fast forward" in written
        left = showing.game.table.draw
        assert {str(len(left)), f"{len(left)} cards to draw"} & set(written)


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_the_word_on_the_signs_is_on_all_of_them_or_on_none(tmp_path: Path, text_size: int) -> None:
    for seats in range(2, 6):
        header = loonacy_header(*[HUMAN] * seats)
        with seated(tmp_path / str(seats), header, size=(1280, 720), text_size=text_size) as played:
            assert words(played).count("Ready") in (0, seats)
