"""What a finished match is remembered by: rounds, and what each seat did."""

from game.games.loonacy.state import State, Tally


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.table.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """The numbers of `Tally`, -1 for a fastest play that there was none of, and `scores`."""
    counts = {name: tuple(getattr(seat, name) for seat in state.tallies) for name in Tally._fields}
    return {**counts, "scores": state.table.scores}
