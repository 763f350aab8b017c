"""What time brings about: which move of CLOCK comes next, and when."""

from game.games.loonacy.kit import Kit
from game.games.loonacy.moves import LAND, REVEAL, SETTLE, TURN_UP, UNLOCK, Move
from game.games.loonacy.state import NEVER, Phase, State
from game.games.loonacy.throwing import first_to_land


def due(state: State) -> int | None:
    """When CLOCK must move next; None when no time runs."""
    flights, locks, alarm = state.flights, state.locks, state.table.alarm
    at = flights[0].lands_at if flights else None
    if locks and (at is None or locks[0].until < at):
        at = locks[0].until
    if alarm != NEVER and (at is None or alarm < at):
        at = alarm
    return at


def timed_move(kit: Kit, state: State) -> Move | None:
    """The move that is due then: of one millisecond first what lands, then what is unlocked."""
    at = due(state)
    if at is None:
        return None
    if state.flights and state.flights[0].lands_at == at:
        return LAND[state.flights[first_to_land(kit, state)[0]].seat]
    if state.locks and state.locks[0].until == at:
        return UNLOCK[state.locks[0].seat]
    match state.phase:
        case Phase.LOOKING:
            return TURN_UP
        case Phase.DRAWING:
            return REVEAL
        case _:
            return SETTLE
