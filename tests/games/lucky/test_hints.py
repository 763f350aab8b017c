"""Hints for a view: laid shows before take-off, choices in the air."""

from collections.abc import Sequence

import pytest

from game.core.chance import Chance
from game.games.lucky.cards import FINAL
from game.games.lucky.hints import choice_hints, highlight_hints, hint_of, show_hints
from game.games.lucky.moves import DRAW, Move
from game.games.lucky.odds import at_take_off
from game.games.lucky.options import Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Covered, Phase, State
from tests.games.lucky.boxes import cards, house_box

RULES = LuckyRules(house_box(), Options(), 2)
EAGLE = "turn5 loop6 dive9"
DUCK = "loop3 dive7 roll9"


def _game(chips: int = 0) -> State:
    """The first pilot's turn, with two shows laid."""
    state = RULES.start(Chance(1)).state
    pilots = (state.pilots[0]._replace(chips=chips), state.pilots[1])
    return state._replace(turn=0, pilots=pilots, shows=(cards(EAGLE), (), (), cards(DUCK)))


def _in_the_air(thrown: tuple[int, ...], chips: int = 0) -> State:
    flight = at_take_off(cards(EAGLE), RULES.box.dice)._replace(thrown=thrown)
    return _game(chips)._replace(flight=flight, phase=Phase.COVERING)


def _moves(state: State) -> Sequence[Move]:
    return RULES.legal_moves(state, 0)


def test_every_laid_show_has_its_known_odds() -> None:
    eagle, duck = show_hints(RULES.box, RULES.options, _game(), 0)
    assert (eagle.show, duck.show) == (0, 3)
    assert [round(number, 3) for number in eagle[1:]] == [0.766, 12.168, 0.747]
    assert [round(number, 3) for number in duck[1:]] == [0.857, 11.584, 0.826]


def test_own_chips_count_and_others_do_not() -> None:
    (eagle, _), (richer, _) = (show_hints(RULES.box, RULES.options, _game(chips), 0) for chips in (0, 2))
    assert richer.points > eagle.points
    assert show_hints(RULES.box, RULES.options, _game(2), 1) == show_hints(RULES.box, RULES.options, _game(0), 1)


def test_cards_that_are_not_laid_yet_can_be_asked_about() -> None:
    hint = hint_of(RULES.box, RULES.options, _game(), 0, 1, cards("turn5 loop6 roll9"))
    assert (hint.show, round(hint.points, 3)) == (1, 12.168)


def test_highlights_of_a_final_show() -> None:
    state = _game()
    pilot = state.pilots[0]._replace(final=cards("turn6 dive8 roll11"), results=(12, 12, 12, 12))
    hints = highlight_hints(RULES.box, RULES.options, state._replace(pilots=(pilot, state.pilots[1])), 0)
    assert [hint.show for hint in hints] == [FINAL] * 3
    assert [round(hint.success, 3) for hint in hints] == [0.294, 0.215, 0.244]


def test_the_best_choice_in_the_air_is_marked() -> None:
    state = _in_the_air((2, 3, 4), 1)
    moves = _moves(state)
    hints = choice_hints(RULES.box, RULES.options, state, moves)
    assert [hint.move for hint in hints] == [*moves]
    assert sum(hint.is_best for hint in hints) == 1
    assert max(hints, key=lambda hint: hint.points).is_best
    assert all(0 <= hint.success <= 1 for hint in hints)


def test_a_sure_end_is_told_as_such() -> None:
    state = _in_the_air((5,))
    flight = state.flight._replace(pool=1, covered=(Covered.NOT, Covered.UPPER, Covered.UPPER))
    (hint,) = choice_hints(
        RULES.box, RULES.options, state._replace(flight=flight), _moves(state._replace(flight=flight))
    )
    assert (hint.success, hint.points, hint.is_best) == (1.0, 4 + 5 + 8, True)


def test_moves_of_the_ground_have_no_hint() -> None:
    with pytest.raises(ValueError, match="no part of a flight"):
        choice_hints(RULES.box, RULES.options, _in_the_air((1, 1, 1)), DRAW)
