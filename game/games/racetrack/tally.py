"""What a finished race is remembered by: rounds, and turns and crashes of each car."""

from game.games.racetrack.state import State


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Turns and crashes, one number a seat. A car that did not finish has had every turn so far."""
    progress = [car.progress for car in state.cars]
    return {
        "turns": tuple(p.finish.turn if p.finish else state.round for p in progress),
        "crashes": tuple(p.crashes for p in progress),
    }
