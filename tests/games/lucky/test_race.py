"""The chance to beat another pilot, from shows to fly, points and turns."""

import pytest

from game.core.chance import Chance
from game.games.lucky.cards import FINAL
from game.games.lucky.options import Options
from game.games.lucky.race import FAR, FINAL_SHOW, SHOW, STAGES, usual_race
from game.games.lucky.rules import LuckyRules
from game.games.lucky.winning import Rival, stage_of, winning
from tests.games.lucky.boxes import cards, house_box


def test_turns_are_whole() -> None:
    for turn in (SHOW, FINAL_SHOW):
        assert 0 < turn.failing < 1


@pytest.mark.parametrize("stage", range(1, STAGES))
def test_who_is_level_before_a_round_has_an_even_chance(stage: int) -> None:
    """All have equally many turns, so the first turn of a round is worth nothing among equals."""
    race = usual_race()
    assert race.after_turn(stage, stage, 0, is_other_next=False, is_last=False) == pytest.approx(0.5, abs=0.01)


def test_points_and_shows_flown_help() -> None:
    race = usual_race()
    for is_next in (False, True):
        chances = [race.after_turn(3, 3, gap, is_other_next=is_next, is_last=False) for gap in range(-40, 41, 10)]
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]
        fewer = [race.after_turn(stage, 3, 0, is_other_next=is_next, is_last=False) for stage in (2, 3, 4)]
        assert fewer == sorted(fewer, reverse=True)


def test_after_the_last_turn_points_decide() -> None:
    race = usual_race()
    ends = [race.after_turn(2, 3, gap, is_other_next=False, is_last=True) for gap in (-1, 0, 1)]
    assert ends == [0.0, 0.5, 1.0]
    assert [race.after_turn(0, 1, gap, is_other_next=False, is_last=False) for gap in (-1, 0, 1)] == [0.0, 0.5, 1.0]


def test_the_other_may_still_catch_up_in_the_last_round() -> None:
    race = usual_race()
    assert race.after_turn(0, 1, 25, is_other_next=True, is_last=False) == pytest.approx(
        1 - sum(share for gain, share in FINAL_SHOW.gains if gain > 25)
    )
    assert race.after_turn(0, 1, 60, is_other_next=True, is_last=True) == 1


def test_gaps_between_whole_points_lie_between() -> None:
    race = usual_race()
    low, middle, high = (race.after_turn(2, 2, gap, is_other_next=True, is_last=False) for gap in (4, 4.5, 5))
    assert middle == pytest.approx((low + high) / 2)


def test_a_lead_beyond_all_bounds_is_as_good_as_the_greatest() -> None:
    race = usual_race()
    far, beyond = (race.after_turn(4, 4, gap, is_other_next=False, is_last=False) for gap in (FAR, 10 * FAR))
    assert far == beyond


RULES = LuckyRules(house_box(), Options(), 3)


def test_rivals_as_a_seat_sees_them() -> None:
    state = RULES.start(Chance(2)).state
    first, second, third = state.pilots
    pilots = (
        first._replace(total=30, results=(12, -1, 18, -1), chips=1),
        second._replace(total=10, results=(10, -1, -1, -1), chips=2),
        third._replace(total=50, results=(12, 13, 14, 11)),
    )
    win = winning(RULES.box, RULES.options, state._replace(pilots=pilots, starter=2, turn=0), 0, 1, 4.0)
    assert win.stage == 3
    assert set(win.rivals) == {Rival(4, 20, 2, is_next=True), Rival(1, -20, 0, is_next=False)}


def test_retired_pilots_are_no_rivals() -> None:
    state = RULES.start(Chance(2)).state
    pilots = (*state.pilots[:2], state.pilots[2]._replace(has_retired=True))
    assert len(winning(RULES.box, RULES.options, state._replace(pilots=pilots), 0, 1, 4.0).rivals) == 1


def test_stages_count_down_to_the_final_show() -> None:
    pilot = RULES.start(Chance(2)).state.pilots[0]
    assert stage_of(Options(), pilot) == 5
    assert stage_of(Options(short=True), pilot) == 4
    assert stage_of(Options(), pilot._replace(results=(12, 12, 12, 12))) == 1
    assert stage_of(Options(short=True), pilot._replace(results=(12, 12, -1, 12))) == 1
    assert stage_of(Options(), pilot._replace(results=(12, 12, 12, 12), final_result=20)) == 0


def test_in_the_last_round_only_points_and_no_chips_count() -> None:
    state = RULES.start(Chance(2)).state
    pilots = (
        state.pilots[0]._replace(results=(12, 12, 12, 12), total=40, final=cards("turn6 dive8 roll11"), chips=5),
        state.pilots[1]._replace(total=59),
        state.pilots[2]._replace(total=20),
    )
    state = state._replace(pilots=pilots, starter=1, turn=0, is_last_round=True)
    win = winning(RULES.box, RULES.options, state, 0, FINAL, 4.0)
    assert win.landed(18, 0, 5) == 0.0
    assert win.landed(18, 1, 0) == 0.5
    assert win.landed(20, 0, 0) == 1.0
    assert win.failed(2, 2, 5) == 0.0
