"""A flight: throws, repeated ones, dice laid on figures, and its end."""

from functools import lru_cache
from typing import Final

from game.core.rules import Seat
from game.games.lucky import turns
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import FINAL, MOST_THROWN, Card
from game.games.lucky.chips import reward_failure, reward_success
from game.games.lucky.covers import covers, falls, taken
from game.games.lucky.events import (
    Failure,
    FigureFlown,
    FlightBegan,
    FlightFailed,
    FlightSucceeded,
    LastRound,
    Thrown,
)
from game.games.lucky.moves import (
    BREAK_OFF,
    REPEAT,
    REPEAT_WITH_RED,
    THROW,
    THROW_WITH_RED,
    BreakOff,
    Cover,
    Move,
    Repeat,
    Throw,
)
from game.games.lucky.programme import Programme
from game.games.lucky.state import NOT_FLOWN, Covered, Flight, Phase, State

_new = tuple.__new__

# Fetched once: to look a member up in its Enum takes as long as several calls.
_NOT, _LOWER, _UPPER = Covered.NOT, Covered.LOWER, Covered.UPPER
_THROWING, _COVERING, _FEARING = Phase.THROWING, Phase.COVERING, Phase.FEARING
_TOO_LOW = Failure.TOO_LOW
_COVERED: Final = tuple((_NOT,) * count for count in range(9))


def flight_at(field: Airfield, show: int) -> Flight:
    """A flight of a show that has yet to take off."""
    cards = field.pilot.final if show == FINAL else field.shows[show]
    return _new(Flight, (show, cards, _COVERED[len(cards)], field.programme.box.dice, (), 0))


def take_off(field: Airfield) -> None:
    """Begin the flight that was made ready."""
    field.count("flights")
    field.tell(FlightBegan(field.turn, field.flight.show, field.flight.cards))
    field.phase = _THROWING


def throwing_moves(_programme: Programme, state: State) -> tuple[Move, ...]:
    """Throw, and in the last throw add the red die for a chip, if there is one and fewer than three black dice."""
    flight = state.flight
    if flight.pool >= MOST_THROWN or not state.pilots[state.turn].chips or flight.covered.count(_NOT) > 1:
        return _THROW
    return _THROW_OR_ADD_RED if flight.pool else _ADD_RED_OR_BREAK_OFF


_THROW: Final = (THROW,)
_THROW_OR_ADD_RED: Final = (THROW, THROW_WITH_RED)
_ADD_RED_OR_BREAK_OFF: Final = (THROW_WITH_RED, BREAK_OFF)


def covering_moves(_programme: Programme, state: State) -> list[Move]:
    """Every way to lay dice on an open figure, then the repeated throws that the pilot can pay for."""
    flight, chips = state.flight, state.pilots[state.turn].chips
    _, cards, covered, _, thrown, red = flight
    table = covers(thrown, red)
    found: list[Move] = []
    for place, how in enumerate(covered):
        if how is _NOT:
            found += table[place][cards[place].difficulty]
    if chips:
        found += _repeats(flight, chips)
    return found


def fearing_moves(_programme: Programme, state: State) -> tuple[Move, ...]:
    """Repeat the throw that reaches nothing, or break off."""
    return (*_repeats(state.flight, state.pilots[state.turn].chips), BREAK_OFF)


def _repeats(flight: Flight, chips: int) -> tuple[Move, ...]:
    """The repeated throws that so many chips can pay for; the red die may be added in the last throw."""
    if chips > 1 and not flight.red and flight.pool < MOST_THROWN and flight.covered.count(_NOT) == 1:
        return _REPEAT_OR_ADD_RED
    return _REPEAT


_REPEAT: Final = (REPEAT,)
_REPEAT_OR_ADD_RED: Final = (REPEAT, REPEAT_WITH_RED)


def throw(field: Airfield, move: Throw) -> None:
    """Throw three dice of the pool or all that are left; the red die costs a chip."""
    if move.with_red:
        field.spend(1)
    _throw(field, move.with_red, False)


def repeat(field: Airfield, move: Repeat) -> None:
    """Throw all thrown dice again for a chip; the red die, if it is to be added, costs another."""
    field.spend(1 + move.with_red)
    _throw(field, move.with_red or field.flight.red > 0, True)


def _throw(field: Airfield, with_red: bool, is_repeat: bool) -> None:
    show, cards, covered, pool, _, _ = field.flight
    thrown, red = field.chance.pick(falls(min(pool, MOST_THROWN), with_red))
    field.flight = _new(Flight, (show, cards, covered, pool, thrown, red))
    field.events.append(_thrown(field.turn, thrown, red, is_repeat))
    most = sum(thrown) + red
    for place, how in enumerate(covered):
        if how is _NOT and most >= cards[place].difficulty:
            field.phase = _COVERING
            return
    if field.pilots[field.turn].chips:
        field.phase = _FEARING
    else:
        fail(field, _TOO_LOW)


def cover(field: Airfield, move: Cover) -> None:
    """Lay dice on a figure; then comes the next throw, or the end of the flight."""
    show, cards, covered, pool, thrown, red = field.flight
    place = move.place
    eyes, total, black = taken(thrown, red)[move.dice]
    card = cards[place]
    how = _UPPER if total == card.difficulty else _LOWER
    covered = (*covered[:place], how, *covered[place + 1 :])
    pool -= black
    field.flight = _new(Flight, (show, cards, covered, pool, (), 0))
    seat = field.turn
    is_highlight = show == FINAL and place == field.pilots[seat].highlight
    field.events.append(_flown(seat, place, eyes, how is _UPPER, _worth(card, how, is_highlight)))
    left = covered.count(_NOT)
    if is_highlight and how is not _UPPER:
        fail(field, Failure.HIGHLIGHT)
    elif not left:
        _succeed(field)
    elif pool or (left == 1 and field.pilots[seat].chips):
        field.phase = _THROWING
    else:
        fail(field, Failure.NO_DICE)


def break_off(field: Airfield, _move: BreakOff) -> None:
    """End a flight that a chip might have saved."""
    fail(field, _TOO_LOW if field.phase is _FEARING else Failure.NO_DICE)


def fail(field: Airfield, why: Failure) -> None:
    """End a flight that brings nothing; a failed final show costs points."""
    seat, show = field.turn, field.flight.show
    penalty = 0
    if show == FINAL:
        penalty = field.programme.box.penalty
        field.change(seat, total=field.pilot.total - penalty)
        field.count("failed_finals")
    field.events.append(_failed(seat, show, why, penalty))
    reward_failure(field)
    turns.end_turn(field)


def _succeed(field: Airfield) -> None:
    show, cards, covered, pool, _, _ = field.flight
    pilot = field.pilot
    is_final = show == FINAL
    result = sum(
        _worth(card, how, is_final and place == pilot.highlight)
        for place, (card, how) in enumerate(zip(cards, covered, strict=True))
    )
    left_over = pool * field.programme.box.left_over
    gain = result + left_over
    if is_final:
        if field.programme.options.final_replaces_weakest:
            weakest = min(one for one in pilot.results if one != NOT_FLOWN)
            gain = max(0, result - weakest) + left_over
        field.change(field.turn, total=pilot.total + gain, final_result=result)
    else:
        results = (*pilot.results[:show], result, *pilot.results[show + 1 :])
        field.change(field.turn, total=pilot.total + gain, results=results)
    field.count("successes")
    field.tell(FlightSucceeded(field.turn, show, result, left_over, gain))
    reward_success(field, show, result)
    if is_final:
        if not field.is_last_round:
            field.is_last_round = True
            field.tell(LastRound(field.turn))
    else:
        best = field.best
        field.best = (*best[:show], max(best[show], result), *best[show + 1 :])
    turns.end_turn(field)


def _worth(card: Card, how: Covered, is_highlight: bool) -> int:
    """What a figure brings; the highlight, which must be exact, counts double."""
    if how is _UPPER:
        return card.upper * (1 + is_highlight)
    return 0 if is_highlight else card.lower


@lru_cache(maxsize=8192)
def _thrown(seat: Seat, black: tuple[int, ...], red: int, is_repeat: bool) -> Thrown:
    return Thrown(seat, black, red, is_repeat)


@lru_cache(maxsize=8192)
def _flown(seat: Seat, place: int, dice: tuple[int, ...], is_exact: bool, worth: int) -> FigureFlown:
    return FigureFlown(seat, place, dice, is_exact, worth)


@lru_cache(maxsize=1024)
def _failed(seat: Seat, show: int, why: Failure, penalty: int) -> FlightFailed:
    return FlightFailed(seat, show, why, penalty)
