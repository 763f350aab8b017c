"""What a finished game is remembered by: rounds, and what each pilot did."""

from game.games.lucky.state import NOT_FLOWN, State, Tally


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Points, shows flown, 1 for a final show flown; then the numbers of `Tally`."""
    return {
        "totals": tuple(pilot.total for pilot in state.pilots),
        "shows": tuple(len(pilot.results) - pilot.results.count(NOT_FLOWN) for pilot in state.pilots),
        "finals": tuple(int(pilot.final_result != NOT_FLOWN) for pilot in state.pilots),
        **{name: tuple(getattr(pilot.tally, name) for pilot in state.pilots) for name in Tally._fields},
    }
