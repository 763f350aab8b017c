"""What nobody may see: the view hides it, and swapping it changes nothing that a seat can tell."""

from game.core.chance import Chance
from game.games.loonacy.cards import FACE_DOWN
from game.games.loonacy.state import Phase
from tests.games.loonacy.matches import round_number, wild_match
from tests.games.loonacy.positions import dealt
from tests.games.loonacy.soundness import assert_sound


def test_imagined_matches_are_sound_and_look_the_same() -> None:
    swapped_draws = swapped_drawn = 0
    for number in range(60):
        rules = round_number(number)
        for played in wild_match(rules, number):
            state = played.step.state
            if played.number % 7 and state.phase is not Phase.DRAWING:
                continue
            for seat in range(rules.seats):
                view = rules.view_for(state, seat)
                other = rules.imagine(view, seat, Chance(number, played.number))
                assert_sound(rules.kit, other)
                assert rules.view_for(other, seat) == view
                assert rules.legal_moves(other, seat) == rules.legal_moves(state, seat)
                swapped_draws += other.table.draw != state.table.draw
                swapped_drawn += other.table.drawn != state.table.drawn
    assert min(swapped_draws, swapped_drawn) > 50, "else this would prove nothing"


def test_hands_lie_open_and_the_draw_pile_face_down() -> None:
    match = dealt(4)
    for seat in (None, 0, 3):
        game = match.rules.view_for(match.state, seat).game
        assert game.hands == match.state.hands
        assert set(game.table.draw) == {FACE_DOWN}
        assert len(game.table.draw) == 100 - 28
