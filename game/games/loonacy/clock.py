"""What time brings about: when CLOCK moves next, and how; of one millisecond first what lands, then what unlocks."""

from game.core.rules import IllegalMove
from game.games.loonacy.moves import REVEAL, SETTLE, TURN_UP, UNLOCK, Move
from game.games.loonacy.state import NEVER, Phase, State


def due(state: State) -> int | None:
    """When CLOCK must move next; None when no time runs."""
    flights, locks, alarm = state.flights, state.locks, state.table.alarm
    at = flights[0].lands_at if flights else None
    if alarm == NEVER and not locks:
        return at
    if locks and (at is None or locks[0].until < at):
        at = locks[0].until
    if alarm != NEVER and (at is None or alarm < at):
        at = alarm
    return at


def timed_move(state: State, at: int) -> Move:
    """The move that is due then, when no card lands."""
    if state.locks and state.locks[0].until == at:
        return UNLOCK[state.locks[0].seat]
    match state.phase:
        case Phase.LOOKING:
            return TURN_UP
        case Phase.DRAWING:
            return REVEAL
        case _:
            return SETTLE


def check_due(state: State, now: int) -> None:
    """Raise IllegalMove for a press that comes after CLOCK should have moved."""
    at = due(state)
    if at is not None and now > at:
        raise IllegalMove(f"at {at} ms CLOCK must move before anybody does at {now} ms")
