"""`looptable lanes`: the lanes of a Lunatix track, laid along one drawn centre line."""

from argparse import ArgumentParser, Namespace

from game.commands.arguments import file_path, whole
from game.commands.command import GOOD, Command


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        type=file_path,
        help='a .tmx file with one polygon of class "Centreline"; lanes are added to it, nothing else is changed',
    )
    parser.add_argument(
        "--lanes",
        metavar="N",
        type=_lane_count,
        help="how many lanes, 2 to 5 (default: the Centreline's whole number lanes, else 3)",
    )


def _run(arguments: Namespace) -> int:
    from game.files.lane_laying import lay_lanes

    laid = lay_lanes(arguments.file, arguments.lanes)
    draft = ", and a draft of finish, starts, pit and curves" if laid.is_with_draft else ""
    print(f"laid {laid.lanes} lanes{draft} into {arguments.file}; in Tiled, pull all of it to where you want it")
    print(f"looptable check {arguments.file} says what the track still needs")
    return GOOD


def _lane_count(text: str) -> int:
    from game.games.lunatix.track import LEAST_LANES, MOST_LANES

    return whole(text, LEAST_LANES, MOST_LANES)


COMMAND = Command("lanes", "lay the lanes of a Lunatix track along its centre line", _add_arguments, _run)
