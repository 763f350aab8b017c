"""What a flight stands to bring in a game as it is: the goal of its points and chips."""

from game.games.lucky.cards import FINAL, Box
from game.games.lucky.odds_goals import Points
from game.games.lucky.options import Options
from game.games.lucky.state import NOT_FLOWN, Pilot, State


def chip_from(box: Box, best: int, show: int) -> int:
    """The least result that earns a chip at a show; `best` is the best so far there, 0 for none."""
    if show == FINAL:
        return box.sure_result
    return min(box.sure_result, max(box.chip_result, best + 1))


def stake(box: Box, options: Options, game: State, pilot: Pilot, show: int, chip_worth: float = 0.0) -> Points:
    """How the pilot's total grows by a flight of a show, with chips left and earned at `chip_worth` each."""
    is_final = show == FINAL
    # An empty supply gives no chip, though one spent in the flight would be there again: too rare to follow.
    has_chips = chip_worth != 0 and game.supply > 0
    replaced = 0
    if is_final and options.final_replaces_weakest:
        replaced = min((result for result in pilot.results if result != NOT_FLOWN), default=0)
    return Points(
        left_over=box.left_over,
        penalty=box.penalty if is_final else 0,
        replaced=replaced,
        chip_worth=chip_worth,
        chip_from=chip_from(box, 0 if is_final else game.best[show], show) if has_chips else None,
        near_miss=options.near_miss if has_chips else None,
    )
