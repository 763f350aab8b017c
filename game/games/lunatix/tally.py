"""What a finished race is remembered by: rounds, and what each car went through."""

from game.games.lunatix.state import State, Tally


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Visits to the pit, 1 for a wreck, hazard cards that came to pass, laps counted; the other numbers of `Tally`."""
    counts = {name: tuple(getattr(car.tally, name) for car in state.cars) for name in Tally._fields}
    return {
        "pit_visits": counts.pop("pit_stops"),
        "wrecks": tuple(int(car.wreck > 0) for car in state.cars),
        "hazards": counts.pop("hazards"),
        "laps": tuple(car.laps for car in state.cars),
        **counts,
    }
