"""What a finished race is remembered by: rounds, and what each car went through."""

from game.games.lunatix.state import State, Tally


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Laps counted, the numbers of `Tally`, and 1 for a wreck, one number a seat."""
    counts = {name: tuple(getattr(car.tally, name) for car in state.cars) for name in Tally._fields}
    return {
        "laps": tuple(car.laps for car in state.cars),
        **counts,
        "wrecked": tuple(int(car.wreck > 0) for car in state.cars),
    }
