"""Private hands: what others hold changes nothing on the screen before it is laid or put away."""

from pathlib import Path

from game.core.match import Match
from game.games.lucky.moves import DRAW
from game.games.lucky.state import State
from game.ui.press import Button
from tests.tables.lucky.players import device_on_turn
from tests.tables.lucky.shows import picture_of, show_header, show_table
from tests.tables.staging import Staged


def frames_of_an_exchange(made: Staged) -> list[bytes]:
    """Two cards drawn, with every frame between."""
    seen = []
    for _ in range(2):
        made.table.play(made.table.match.to_act()[0], DRAW[0])
        for _ in range(12):
            made.step()
            seen.append(made.pixels())
    return seen


def swapped(match: Match[State, object, object, object]) -> None:
    """The same game with other cards in the hand of the second seat, and in the piles."""
    step = match._steps[-1]
    game = step.state
    first, second = game.decks.piles
    hand = game.pilots[1].hand
    reds, greens = [card for card in hand if not card.figure.deck], [card for card in hand if card.figure.deck]
    mixed = tuple(sorted((*first[: len(reds)], *second[: len(greens)])))
    piles = ((*reds, *first[len(reds) :]), (*greens, *second[len(greens) :]))
    pilots = (game.pilots[0], game.pilots[1]._replace(hand=mixed), *game.pilots[2:])
    match._steps[-1] = step._replace(state=game._replace(pilots=pilots, decks=game.decks._replace(piles=piles)))


def test_frames_are_the_same_whatever_the_others_hold(tmp_path: Path) -> None:
    header = show_header("human", "human", "human", seed=1, hands="private")
    with show_table(tmp_path / "a", header) as one, show_table(tmp_path / "b", header) as two:
        swapped(two.table.match)
        for made in (one, two):
            made.settle()
        assert one.pixels() == two.pixels()
        assert frames_of_an_exchange(one) == frames_of_an_exchange(two)


def test_a_private_hand_shows_while_its_seat_asks(tmp_path: Path) -> None:
    with show_table(tmp_path, show_header("human", "human", seed=1, hands="private")) as made:
        made.settle()
        seat, covered = made.table.match.to_act()[0], made.pixels()
        assert all(card.is_face_down for card in picture_of(made).shown.hands[seat])
        made.press(Button.CONFIRM, device_on_turn(made))
        made.step()
        assert picture_of(made).shown.hands[seat] == list(made.table.match.view(seat).game.pilots[seat].hand)
        assert made.pixels() != covered
        made.press(Button.BACK, device_on_turn(made))
        made.settle()
        assert made.pixels() == covered


def test_a_lone_person_always_sees_the_own_hand(tmp_path: Path) -> None:
    with show_table(tmp_path, show_header("human", "random", seed=1, hands="private")) as made:
        made.step(2)
        hands = picture_of(made).shown.hands
        assert not any(card.is_face_down for card in hands[0])
        assert all(card.is_face_down for card in hands[1])
