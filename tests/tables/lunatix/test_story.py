"""The story folded from what the table saw says what the table's view says."""

import pytest

from game.core.chance import Chance
from game.games.lunatix.cards import Chip
from game.games.lunatix.events import HazardShown
from game.games.lunatix.state import FearingHazard
from game.games.lunatix.track import NOWHERE
from game.games.matches import match_from
from game.tables.lunatix.story import Story
from tests.tables.lunatix.loops import loop_header, loop_rules


@pytest.mark.parametrize("seed", range(8))
def test_the_story_agrees_with_the_view_after_every_move(seed: int) -> None:
    header = loop_header(*["random"] * (2 + seed % 5), seed=seed, laps=1, turn_around=seed % 2 == 0)
    rules, match = loop_rules(header), match_from(header)
    story = Story(rules.board, rules.seats, match.opening)
    for number in range(1200):
        acting = match.to_act()
        if not acting:
            break
        luck = Chance(seed, number)
        seat = luck.pick(acting)
        for event in match.play(seat, luck.pick(match.moves(seat))):
            story.tell(event)
        race = match.view(None).race
        for at, (run, car) in enumerate(zip(story.runs, race.cars, strict=True)):
            assert run.square == race.squares[at]
            assert (run.is_clockwise, run.laps, run.target) == (car.is_clockwise, car.laps, car.target)
            assert (bool(run.wreck), run.has_retired, run.is_in_pit) == (
                bool(car.wreck),
                car.has_retired,
                car.is_in_pit,
            )
            if run.is_running:
                assert (run.speed, run.maximum, run.luck) == (car.speed, car.maximum, car.luck)
                assert tuple(run.chips) == car.chips
                assert tuple(run.open) == car.open
                assert run.hidden == len(car.hidden)
                assert tuple(run.lunacies) == car.lunacies
        assert {square: chip for square, chip in enumerate(race.road) if chip is not None} == story.road
        assert tuple(story.pit) == race.pit
    assert match.outcome() is not None
    assert story.is_over


def test_hazard_cards_are_numbered_by_those_that_still_lie_aside() -> None:
    numbers = set()
    for seed in range(10):
        header = loop_header(*["random"] * 4, seed=seed, laps=1)
        rules, match = loop_rules(header), match_from(header)
        story = Story(rules.board, 4, match.opening)
        for number in range(500):
            if not match.to_act():
                break
            luck = Chance(seed, number)
            seat = luck.pick(match.to_act())
            for event in match.play(seat, luck.pick(match.moves(seat))):
                if isinstance(event, HazardShown):
                    following = story.hazard_number(is_next=True)
                    story.tell(event)
                    assert story.hazard_number() == following
                else:
                    story.tell(event)
            race = match.view(None).race
            if isinstance(race.phase, FearingHazard):
                found = story.hazard_number()
                assert (0 if found is None else found[1] - found[0]) == len(race.turn.aside)
                numbers.add(found)
    assert {None, (1, 2), (2, 2), (1, 3), (2, 3), (3, 3)} <= numbers


def test_places_are_those_of_the_result_when_the_race_is_over() -> None:
    for seed in range(6):
        header = loop_header(*["random"] * 4, seed=seed, laps=1)
        rules, match = loop_rules(header), match_from(header)
        story = Story(rules.board, 4, match.opening)
        for number in range(1500):
            if not match.to_act():
                break
            luck = Chance(seed, number)
            seat = luck.pick(match.to_act())
            for event in match.play(seat, luck.pick(match.moves(seat))):
                story.tell(event)
        outcome = match.outcome()
        assert outcome is not None
        assert [outcome.place(seat) for seat in range(4)] == list(story.places())


def test_a_chip_lies_where_it_was_dropped_until_it_is_met() -> None:
    from game.games.lunatix.events import ChipDropped, ChipMet, MixTaken

    rules = loop_rules(loop_header("random", "random"))
    story = Story(rules.board, 2, (MixTaken(0, 3, 3, 2), ChipDropped(0, 7, Chip.OIL)))
    assert story.road == {7: Chip.OIL}
    assert story.runs[0].chips == [3, 2, 2]
    story.tell(ChipMet(1, 7, Chip.OIL))
    assert story.road == {}
    assert story.runs[1].square == NOWHERE
