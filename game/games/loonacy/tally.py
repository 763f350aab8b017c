"""What a finished match is remembered by: rounds, and what each seat did."""

from game.games.loonacy.state import State, Tally


def rounds(state: State) -> int:
    """How many rounds were begun."""
    return state.table.round


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """The numbers of `Tally`, -1 for a fastest play that there was none of, and `scores`.

    Also `races`, those that a seat won or lost, and `milliseconds`, how long the match took, which is the same for all.
    """
    counts = {name: tuple(getattr(seat, name) for seat in state.tallies) for name in Tally._fields}
    races = tuple(seat.races_won + seat.races_lost for seat in state.tallies)
    milliseconds = (state.at,) * len(state.tallies)
    return {**counts, "scores": state.table.scores, "races": races, "milliseconds": milliseconds}
