"""What a seat may not see: the view hides it, and swapping it changes nothing that the seat can tell."""

from collections import Counter

from game.core.chance import Chance
from game.games.lucky.options import Hands
from game.games.lucky.state import Phase
from tests.games.lucky.boxes import cards
from tests.games.lucky.games import random_game, rules_number
from tests.games.lucky.positions import GREEN_YELLOW, RED_BLUE, game
from tests.games.lucky.soundness import assert_sound


def test_imagined_games_are_sound_and_look_the_same() -> None:
    for number in range(12):
        rules = rules_number(number)
        for count, played in enumerate(random_game(rules, number)):
            if count % 29:
                continue
            for seat in range(rules.seats):
                view = rules.view_for(played.state, seat)
                other = rules.imagine(view, seat, Chance(number, count))
                assert_sound(rules, other)
                assert rules.view_for(other, seat) == view
                assert list(rules.legal_moves(other, seat)) == list(rules.legal_moves(played.state, seat))


def test_secrets_are_really_swapped() -> None:
    """Else the test before would prove nothing."""
    swapped: Counter[str] = Counter()
    for number in range(8):
        rules = rules_number(number)
        for count, played in enumerate(random_game(rules, number)):
            if count % 7:
                continue
            state = played.state
            other = rules.imagine(rules.view_for(state, 0), 0, Chance(number, count))
            kind = rules.options.hands
            swapped[f"piles {kind.value}"] += other.decks.piles != state.decks.piles
            swapped[f"hands {kind.value}"] += other.pilots != state.pilots
            swapped["own"] += other.pilots[0] != state.pilots[0]
    assert swapped["piles open"] > 10
    assert swapped["piles private"] > 10
    assert swapped["hands private"] > 10
    assert swapped["hands open"] == swapped["own"] == 0


def test_with_private_hands_only_the_backs_of_others_are_seen() -> None:
    found = game(3, hands=Hands.PRIVATE).hand(0, "turn3 dive3").hand(1, "turn5 loop6 roll4")
    for seat, seen in ((0, [True, False]), (1, [False, True]), (None, [False, False])):
        pilots = found.rules.view_for(found.state, seat).game.pilots
        assert [not any(card.is_face_down for card in pilot.hand) for pilot in pilots[:2]] == seen
        assert [card.figure.deck for card in pilots[1].hand] == [RED_BLUE, RED_BLUE, GREEN_YELLOW]


def test_with_open_hands_all_see_all_of_them() -> None:
    found = game(3).hand(1, "turn5 loop6 roll4")
    for seat in (0, 2, None):
        assert found.rules.view_for(found.state, seat).game.pilots == found.state.pilots


def test_piles_lie_face_down_for_all_and_discards_open() -> None:
    found = game().hand(0, "turn3 turn4 roll3")
    found.draw(RED_BLUE, GREEN_YELLOW, GREEN_YELLOW)
    found.discard("turn3 roll3 turn4")
    for seat in (0, 1, None):
        decks = found.rules.view_for(found.state, seat).game.decks
        assert [len(pile) for pile in decks.piles] == [len(pile) for pile in found.state.decks.piles]
        assert all(card.is_face_down for pile in decks.piles for card in pile)
        assert decks.discards == (cards("turn3 turn4"), cards("roll3"))


def test_what_is_drawn_privately_changes_only_the_drawers_own_view() -> None:
    views, own, events = set(), set(), set()
    for word in ("turn3", "turn12", "loop7"):
        found = game(hands=Hands.PRIVATE).next_cards(word)
        events.add(tuple(found.draw(RED_BLUE)))
        assert found.is_in(Phase.DRAWING)
        views.add((found.rules.view_for(found.state, 1), found.rules.view_for(found.state, None)))
        own.add(found.rules.view_for(found.state, 0))
    assert (len(views), len(own), len(events)) == (1, 3, 1)
