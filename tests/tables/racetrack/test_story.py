"""The story of a race agrees with its state after every move, and keeps the ink of the current laps only."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.chance import Chance
from game.games.racetrack.moves import STEER
from game.games.racetrack.options import Mode, Options, Spots, TieBreak
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Event, Finished, LineCrossed, Moved, PlaceTaken, RoundEnded, State
from game.tables.racetrack.story import Story
from tests.games.racetrack.positions import FIELD, text_track
from tests.tables.staging import oval_track

EVERY_WAY = [
    Options(),
    Options(spots=Spots.CONTACT, crash_turns=3, laps=2),
    Options(mode=Mode.SIMPLE, laps=2),
]


@pytest.mark.parametrize("options", EVERY_WAY)
def test_it_agrees_with_the_state_after_every_move(options: Options) -> None:
    rules = RacetrackRules(oval_track(), options, 4)
    luck = Chance(3)
    state, events = rules.start(luck)
    story = Story(rules.board, 4, events)
    for step in range(1, 300):
        acting = rules.to_act(state)
        if not acting:
            break
        luck.step = step
        seat = acting[0]
        state, events = rules.apply(state, seat, luck.pick(rules.legal_moves(state, seat)), 0, luck)
        for event in events:
            story.tell(event)
        agree(rules, state, story)


def agree(rules: RacetrackRules, state: State, story: Story) -> None:
    for car, run in zip(state.cars, story.runs, strict=True):
        progress = car.progress
        assert (run.laps, run.passed, run.crashes) == (progress.laps, progress.passed, progress.crashes)
        assert run.has_retired == progress.retired
        assert run.finish_turn == (progress.finish.turn if progress.finish else None)
        if not run.is_gone:
            assert run.spot == rules.board.spot(car.cell)
            assert (run.vx, run.vy) == (car.vx, car.vy)
            assert run.lost_turns == car.lost_turns


def drive(story: Story, *events: Event) -> None:
    for event in events:
        story.tell(event)


def test_the_ink_is_that_of_the_current_lap_with_the_move_that_began_it() -> None:
    rules = RacetrackRules(text_track(FIELD), Options(laps=3), 1)
    state, events = rules.start(Chance(0))
    story = Story(rules.board, 1, events)
    # Back over the line and forward again counts nothing; away to the left first, then across.
    for move in ((-1, 0), (0, 0), (1, 0), (1, 0), (1, 0)):
        state, seen = rules.apply(state, 0, STEER[move], 0, Chance(0))
        drive(story, *seen)
    assert story.runs[0].laps == 0
    assert len(story.runs[0].trail) > 3
    assert [stroke.end for stroke in story.strokes] == story.runs[0].trail


def test_a_stay_adds_a_turn_and_no_ink() -> None:
    rules = RacetrackRules(text_track(FIELD), Options(), 1)
    story = Story(rules.board, 1, [PlaceTaken(0, 1, (4, 0))])
    drive(story, Moved(0, (4, 0), (4, 0)))
    assert story.runs[0].turns == 1
    assert story.runs[0].spots == [(4, 0), (4, 0)]
    assert len(story.strokes) == 1


def test_places_are_shared_by_equals() -> None:
    rules = RacetrackRules(text_track(FIELD), Options(), 3)
    story = Story(rules.board, 3, rules.start(Chance(0)).events)
    assert story.places() == (1, 1, 1)


def test_who_is_ahead_goes_by_the_road_and_not_as_the_crow_flies() -> None:
    track = replace(oval_track(), checkpoints=())
    rules = RacetrackRules(track, Options(), 3)
    story = Story(rules.board, 3)
    # Half round the ring; a few spots on; and behind the line, where the next crossing counts nothing.
    for seat, spot in enumerate(((10, 8), (12, 2), (6, 2))):
        story.tell(PlaceTaken(seat, 1, spot))
    assert story.places() == (1, 2, 3)


def test_backing_over_the_line_puts_a_car_behind_all_others() -> None:
    track = replace(oval_track(), checkpoints=())
    rules = RacetrackRules(track, Options(), 2)
    story = Story(rules.board, 2, [PlaceTaken(0, 1, (8, 1)), PlaceTaken(1, 2, (8, 2))])
    drive(story, Moved(0, (8, 1), (7, 1)), LineCrossed(0, is_forward=False, has_lap=False, laps=0))
    assert story.places() == (2, 1)


@pytest.mark.parametrize("tie_break", list(TieBreak))
def test_finishers_of_a_turn_stand_as_the_rules_will_judge_them_and_above_all_others(tie_break: TieBreak) -> None:
    rules = RacetrackRules(text_track(FIELD), Options(turn_limit=60, tie_break=tie_break), 4)
    for seed in range(6):
        luck = Chance(seed)
        state, events = rules.start(luck)
        story = Story(rules.board, 4, events, tie_break=tie_break)
        while acting := rules.to_act(state):
            luck.step += 1
            seat = acting[0]
            state, events = rules.apply(state, seat, luck.pick(rules.legal_moves(state, seat)), 0, luck)
            for event in events:
                standing = [place for place, _ in sorted(enumerate(story.places()), key=lambda found: found[1])]
                if isinstance(event, RoundEnded):
                    for above, below in pairwise([group for group in event.ranked if group]):
                        assert story.places()[above[0]] < story.places()[below[0]]
                    assert all(len({story.places()[seat] for seat in group}) == 1 for group in event.ranked)
                story.tell(event)
                done = [story.runs[seat].finish_turn is not None for seat in standing]
                assert isinstance(event, Finished) or done == sorted(done, reverse=True), standing


def test_a_car_that_passes_a_gate_never_falls_back_while_that_is_being_shown() -> None:
    rules = RacetrackRules(oval_track(), Options(), 2)
    story = Story(rules.board, 2, [PlaceTaken(0, 1, (8, 1)), PlaceTaken(1, 2, (8, 2))])
    drive(story, Moved(1, (8, 2), (10, 2)), Moved(0, (8, 1), (9, 1)))
    assert story.places() == (2, 1)
    story.runs[1].progress = story.runs[1].progress._replace(passed=1)
    drive(story, Moved(1, (10, 2), (7, 2)), Moved(1, (7, 2), (9, 2)))
    assert story.places() == (2, 1), "the line is crossed, and its lap has not been told yet"
