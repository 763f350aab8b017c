"""What the table shows besides cards: ready keys while all look, the chosen card large, the draw pile for watchers."""

from pathlib import Path

import pytest

from game.core.record import HUMAN
from game.games.loonacy.cards import cards_of
from game.games.loonacy.options import Mode
from game.tables.loonacy.sheet import sheet_of
from game.ui import text
from game.ui.press import MOUSE, Device
from tests.tables.loonacy.staging import ARROWS, READY, WASD, AtTable, loonacy_header, seated


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
