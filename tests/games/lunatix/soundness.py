"""What holds in every state of every race: cards, chips and cars are conserved, speeds and squares make sense."""

from collections import Counter

from game.games.lunatix.board import Board
from game.games.lunatix.cards import GREY, KEPT_LUNACIES, NUMBERED
from game.games.lunatix.decks import MOST_CAR_CHIPS, MOST_GADGETS, MOST_SPEED
from game.games.lunatix.road import CHIPS
from game.games.lunatix.state import (
    Choosing,
    ChoosingOpenly,
    Dropping,
    FearingHazard,
    FearingTurbo,
    Over,
    PuttingAway,
    State,
)
from game.games.lunatix.track import NOWHERE


def assert_sound(board: Board, state: State) -> None:
    """Fail for a state that no race may come to."""
    _assert_cards(board, state)
    _assert_chips(board, state)
    _assert_cars(board, state)
    _assert_squares(state)


def _assert_cards(board: Board, state: State) -> None:
    decks, phase = state.decks, state.phase
    hazards = Counter([*decks.hazards, *decks.hazards_used, *decks.hazards_unseen, *state.turn.aside])
    hazards.update(lunacy for car in state.cars for lunacy in car.lunacies)
    turbos = Counter([*decks.turbos, *decks.turbos_used])
    if isinstance(phase, FearingHazard):
        hazards[phase.card] += 1
    if isinstance(phase, FearingTurbo):
        turbos[phase.card] += 1
    gadgets = Counter([*decks.gadgets, *decks.pair])
    gadgets.update(card for car in state.cars for card in (*car.open, *car.hidden))
    assert hazards == Counter(board.cards.hazard_deck())
    assert turbos == Counter(board.cards.turbo_deck())
    assert gadgets == Counter(board.cards.gadget_deck())


def _assert_chips(board: Board, state: State) -> None:
    stock, decks = board.cards.stock, state.decks
    for at, chip in enumerate(CHIPS):
        held = sum(car.chips[at] for car in state.cars)
        lying = state.road.count(chip)
        assert held + lying + decks.chips[at] == (stock.tacks, stock.oil, stock.glue)[at]
        assert min(held, lying, decks.chips[at]) >= 0
    assert decks.luck + sum(car.luck for car in state.cars) == stock.luck


def _assert_cars(board: Board, state: State) -> None:
    for seat, car in enumerate(state.cars):
        is_on_turn = seat == state.turn.seat and not isinstance(state.phase, Choosing | ChoosingOpenly)
        most_gadgets = MOST_GADGETS + (isinstance(state.phase, PuttingAway) and is_on_turn)
        assert board.options.turn_around or not car.is_clockwise
        assert car.speed % 10 == car.maximum % 10 == 0
        assert 0 <= car.maximum <= MOST_SPEED
        assert 0 <= car.speed <= (car.maximum if not (is_on_turn and state.turn.is_turbo) else 2 * MOST_SPEED + 60)
        assert (car.maximum == 0) is (car.wreck > 0)
        assert len(car.open) + len(car.hidden) <= most_gadgets
        assert all(card in GREY for card in car.hidden)
        assert all(card in (*GREY, *NUMBERED) for card in car.open)
        assert all(lunacy in KEPT_LUNACIES for lunacy in car.lunacies)
        assert sum(car.chips) <= MOST_CAR_CHIPS
        if not car.is_running:
            assert (car.speed, car.luck, sum(car.chips), car.open, car.hidden, car.lunacies) == (0, 0, 0, (), (), ())
        if car.is_running and not isinstance(state.phase, Over):
            assert car.laps < car.target


def _assert_squares(state: State) -> None:
    taken = [square for square in state.squares if square != NOWHERE]
    flying = state.turn.landing != NOWHERE and not isinstance(state.phase, Choosing | ChoosingOpenly)
    assert len(taken) - len(set(taken)) <= flying, "two cars on one square"
    for seat, (square, car) in enumerate(zip(state.squares, state.cars, strict=True)):
        assert (square == NOWHERE) is (car.berth != NOWHERE)
        assert (seat in state.pit) is (car.is_in_pit and square == NOWHERE)
        # A dropping car has yet to come upon its square's chip; who wins on a chip never does.
        is_arriving = isinstance(state.phase, Dropping | Over) or flying
        assert square == NOWHERE or state.road[square] is None or (is_arriving and seat == state.turn.seat)
        assert not car.has_retired or square == NOWHERE
