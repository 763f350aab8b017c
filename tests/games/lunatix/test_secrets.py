"""What a seat may not see: the view hides it, and swapping it changes nothing that the seat can tell."""

from collections import Counter

from game.core.chance import Chance
from game.games.lunatix.cards import Card, Hazard
from game.games.lunatix.moves import COMMIT
from game.games.lunatix.state import Choosing, FearingHazard, PickingGadget
from tests.games.lunatix.positions import game
from tests.games.lunatix.races import random_race, rules_number
from tests.games.lunatix.soundness import assert_sound


def test_imagined_races_are_sound_and_look_the_same() -> None:
    for number in range(12):
        rules = rules_number(number)
        for count, played in enumerate(random_race(rules, number)):
            if count % 29:
                continue
            for seat in range(rules.seats):
                view = rules.view_for(played.state, seat)
                other = rules.imagine(view, seat, Chance(number, count))
                assert_sound(rules.board, other)
                assert rules.view_for(other, seat) == view
                assert list(rules.legal_moves(other, seat)) == list(rules.legal_moves(played.state, seat))


def test_secrets_are_really_swapped() -> None:
    """Else the test before would prove nothing."""
    swapped: Counter[str] = Counter()
    for number in range(25):
        rules = rules_number(number)
        for count, played in enumerate(random_race(rules, number)):
            if count % 3 and not isinstance(played.state.phase, FearingHazard | PickingGadget):
                continue
            state = played.state
            other = rules.imagine(rules.view_for(state, 0), 0, Chance(number, count))
            swapped["commits"] += other.commits != state.commits
            swapped["decks"] += other.decks != state.decks
            swapped["aside"] += other.turn.aside != state.turn.aside
            swapped["gadgets"] += any(a.hidden != b.hidden for a, b in zip(other.cars, state.cars, strict=True))
            swapped["pair"] += other.decks.pair != state.decks.pair
    assert all(swapped[what] > 1 for what in ("commits", "decks", "aside", "gadgets", "pair")), swapped


def test_a_choice_shows_only_that_it_was_made() -> None:
    found = game(3).at(0, (1, 14)).at(1, (1, 15))
    views, events = set(), set()
    for card in (Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE):
        step = found.rules.apply(found.state, 0, COMMIT[card], 0, Chance(1))
        views.add((found.rules.view_for(step.state, 1), found.rules.view_for(step.state, None)[1:]))
        events.add(step.events)
        assert found.rules.view_for(step.state, 0).race.commits[0] is card
    assert (len(views), len(events)) == (1, 1)


def test_decks_and_cards_set_aside_lie_face_down_for_all() -> None:
    found = game().at(0, (1, 4), speed=110)
    found.commit(Card.ACCELERATE, Card.ACCELERATE)
    found.play(found.moves()[0])
    found.steer("F")
    assert found.state.turn.aside
    for seat in (0, 1, None):
        race = found.rules.view_for(found.state, seat).race
        assert set(race.turn.aside) == {Hazard.FACE_DOWN}
        assert set(race.decks.hazards) == {Hazard.FACE_DOWN}
        assert {card.gain for card in race.decks.turbos} == {-1}
        assert set(race.decks.gadgets) == {Card.FACE_DOWN}


def test_imagined_choices_are_legal_ones() -> None:
    found = game(3).at(0, (1, 14)).at(1, (1, 15)).at(2, (1, 16), speed=0, chips=(0, 0, 0))
    found.play(COMMIT[Card.ACCELERATE], seat=2)
    view = found.rules.view_for(found.state, 0)
    for seed in range(20):
        other = found.rules.imagine(view, 0, Chance(seed))
        assert other.commits[2] in (Card.RAM, Card.ACCELERATE)
        assert isinstance(other.phase, Choosing)
