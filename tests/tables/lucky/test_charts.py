"""The charts after a game: luck by exact odds, and who flew which show."""

import pickle
from functools import partial

import pytest

from game.games.lucky.cards import FINAL, Card, Figure
from game.games.lucky.state import NO_TALLY
from game.games.matches import match_from
from game.tables.lucky.flown_chart import Cell, cells_of
from game.tables.lucky.luck import Stake, expected, luck_of
from game.tables.lucky.story import Flown
from tests.tables.lucky.shows import figures, show_header

BOX = figures().box


def card(figure: Figure, difficulty: int) -> Card:
    line = next(line for line in BOX.prints if line.difficulty == difficulty)
    return Card(figure, difficulty, line.upper, line.lower)


SHOW = (card(Figure.TURN, 5), card(Figure.LOOP, 6), card(Figure.DIVE, 9))


def stake(seat: int, gain: int, highlight: int | None = None) -> Stake:
    return Stake(seat, SHOW, 0, highlight, 0, gain)


def test_what_is_expected_is_the_known_value() -> None:
    assert expected(BOX, stake(0, 0)) == pytest.approx(12.168, abs=0.0005)


def test_chips_and_the_highlight_count() -> None:
    assert expected(BOX, stake(0, 0)._replace(chips=2)) > 14
    assert expected(BOX, stake(0, 0, highlight=1)) != pytest.approx(expected(BOX, stake(0, 0, highlight=0)), abs=0.01)


def test_luck_is_summed_up_flight_by_flight() -> None:
    shares: list[float] = []
    mean = expected(BOX, stake(0, 0))
    lines = luck_of(BOX, [stake(1, 0), stake(0, 17), stake(1, 20)], 3, progress=shares.append)
    assert lines[0] == pytest.approx([0, 17 - mean])
    assert lines[1] == pytest.approx([0, -mean, 20 - 2 * mean])
    assert lines[2] == [0]
    assert shares == pytest.approx([1 / 3, 2 / 3, 1])


def test_the_worker_can_be_sent_the_job() -> None:
    job = partial(luck_of, BOX, (stake(0, 3),), 2)
    assert pickle.loads(pickle.dumps(job))() == job()


def test_cells_tell_who_flew_what_with_which_cards() -> None:
    flights = [
        Flown(1, 0, 2, SHOW, None, 0, 0),
        Flown(2, 0, 2, SHOW, None, 0, 0, 12, 11),
        Flown(2, 1, FINAL, SHOW, 0, 9, 0, -2),
        Flown(3, 1, FINAL, SHOW, 0, 9, 0, -2),
    ]
    cells = cells_of(flights, 2)
    assert cells[2] == [Cell(11, (5, 6, 9), 1), Cell()]
    assert cells[FINAL] == [Cell(), Cell(None, (), 2)]
    assert cells[0] == [Cell(), Cell()]


def test_a_game_tallies_chips_for_the_charts() -> None:
    pilots = match_from(show_header("random", "random")).view(None).game.pilots
    assert [pilot.tally for pilot in pilots] == [NO_TALLY, NO_TALLY]
