"""The picture at rest is that of a fresh table; plans are taken back freely; all that is asked can be answered."""

from pathlib import Path

import pytest

from game.core.chance import Chance
from game.games.lunatix.moves import Steer
from game.games.lunatix.state import Driving
from game.tables.lunatix.choosers import Steering
from game.ui.press import CLUSTERS, Act, Button, Pointer
from tests.tables.lunatix.loops import (
    choose_card,
    device_of,
    loop_header,
    loop_path,
    loop_table,
    picture_of,
    played_at_random,
    to_the_pad,
)
from tests.tables.staging import Staged


@pytest.mark.parametrize("seed", range(3))
def test_the_picture_at_rest_equals_that_of_a_fresh_table(tmp_path: Path, seed: int) -> None:
    header = loop_header("human", "human", "human", seed=seed, laps=1)
    seen = []
    with loop_table(tmp_path / "one", header) as made:
        for number in range(160):
            acting = made.table.match.to_act()
            if not acting:
                break
            luck = Chance(seed, number)
            made.table.play(acting[-1], luck.pick(made.table.match.moves(acting[-1])))
            made.settle()
            if number % 20 == 0 or made.table.match.outcome() is not None:
                seen.append((made.table.match.entries, made.pixels()))
    for entries, pixels in seen:
        with loop_table(tmp_path / str(len(entries)), header, entries) as fresh:
            fresh.settle()
            assert fresh.pixels() == pixels, f"after move {len(entries)}"


def test_a_race_shows_its_map(tmp_path: Path) -> None:
    header = loop_header("human", "random")
    with (
        loop_table(tmp_path / "one", header, map_path=loop_path()) as mapped,
        loop_table(tmp_path / "two", header) as bare,
    ):
        assert mapped.pixels() != bare.pixels()


def to_the_road(made: Staged) -> Steering:
    """Choose to coast until somebody is to steer."""
    for _ in range(60):
        made.settle()
        picture = picture_of(made)
        if isinstance(picture.chooser, Steering):
            return picture.chooser
        if picture.pad is not None and picture.pad.seated and not picture.pad.is_whole:
            for seat in list(picture.pad.seated):
                choose_card(made, seat, lambda cards: cards[-1])
        elif picture.chooser is not None:
            made.press(Button.CONFIRM, device_of(made, made.table.match.to_act()[0]))
        made.step()
    raise AssertionError("nobody was ever to steer")


def test_planned_steps_are_taken_back_and_nothing_is_played_before_it_is_confirmed(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        steering = to_the_road(made)
        route, number = steering.route, made.table.match.number
        assert route.is_suggested
        device = device_of(made, route.seat)
        made.press(Button.UP, device)
        made.press(Button.UP, device)
        assert [type(leg.move) for leg in route.legs] == [Steer, Steer]
        made.press(Button.DOWN, device)
        made.press(Button.BACK, device)
        assert route.legs == []
        assert made.table.match.number == number


def test_a_confirmed_plan_is_driven_to_its_end(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        steering = to_the_road(made)
        seat, planned = steering.route.seat, steering.route.square
        made.press(Button.CONFIRM, device_of(made, seat))
        made.settle()
        assert made.table.match.view(None).race.squares[seat] == planned


def test_the_mouse_plans_and_drives(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "random")) as made:
        to_the_pad(made)
        steering = to_the_road(made)
        picture = picture_of(made)
        made.step()
        ahead = picture.plan.track.ahead[made.table.match.view(None).race.squares[0]].front
        x, y = picture.window_point(ahead)
        made.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))
        assert [leg.square for leg in steering.route.legs] == [ahead]
        number = made.table.match.number
        made.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))
        assert made.table.match.number > number


@pytest.mark.parametrize("seed", range(4))
def test_every_phase_can_be_answered_by_confirming(tmp_path: Path, seed: int) -> None:
    header = loop_header("human", "human", "human", seed=seed, laps=1, turn_around=True)
    for moves in range(40, 400, 60):
        match = played_at_random(header, moves, seed)
        if match.outcome() is not None:
            return
        with loop_table(tmp_path / str(moves), header, match.entries, reduced_motion=True) as made:
            made.settle()
            number = made.table.match.number
            for _ in range(3):
                picture = picture_of(made)
                if picture.pad is not None:
                    for seat in list(picture.pad.seated):
                        choose_card(made, seat, lambda cards: cards[0])
                elif picture.chooser is not None:
                    made.press(Button.CONFIRM, CLUSTERS[made.table.match.to_act()[0]])
                made.settle()
            assert made.table.match.number > number


def test_a_plan_costs_what_the_drive_then_costs(tmp_path: Path) -> None:
    """Hazard cards told beforehand are those that are set aside, on a road without chips."""
    from game.games.lunatix.events import HazardsDue
    from game.tables.lunatix.route import Route
    from tests.tables.lunatix.loops import loop_rules

    checked = 0
    for seed in range(12):
        header = loop_header("human", "human", seed=seed)
        rules, match = loop_rules(header), played_at_random(header, 60 + 10 * seed, seed)
        for number in range(60):
            acting = match.to_act()
            if not acting:
                break
            race = match.view(acting[0]).race
            if isinstance(race.phase, Driving):
                route = Route(rules, race)
                for leg in route.legs[:1]:
                    if leg.toll.chip is None and isinstance(leg.move, Steer) and not race.cars[acting[0]].hidden:
                        events = match.play(acting[0], leg.move)
                        due = sum(event.cards for event in events if isinstance(event, HazardsDue))
                        assert due == leg.toll.hazards
                        checked += 1
                        break
                else:
                    match.play(acting[0], match.moves(acting[0])[0])
            else:
                luck = Chance(seed, 1000 + number)
                match.play(acting[0], luck.pick(match.moves(acting[0])))
    assert checked > 50
