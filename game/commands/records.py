"""`looptable records`: the matches that were saved."""

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from game.commands.command import GOOD, Command, no_arguments

if TYPE_CHECKING:
    from game.files.paths import Home
    from game.files.record_shelf import Saved

MOST_LISTED: Final = 200


def _run(arguments: Namespace) -> int:
    from game.files.record_shelf import shelf_of

    home: Home = arguments.home
    shelf = shelf_of(home.saves)
    if not len(shelf):
        print(f"no records in {home.saves}")
    for one in shelf.part(0, MOST_LISTED):
        print(_line(one))
    if len(shelf) > MOST_LISTED:
        print(f"and {len(shelf) - MOST_LISTED} more in {home.saves}")
    return GOOD


def _line(saved: "Saved") -> str:
    if saved.header is None:
        return f"{saved.path}  {saved.finding.message if saved.finding else ''}"
    from game.files.maps import track_title

    track = track_title(saved.header.board, saved.header.board_file) or saved.header.game
    players = ", ".join(f"{seat.name} ({seat.player})" for seat in saved.header.seats)
    state = "finished" if saved.is_finished else "unfinished"
    moves = f"{saved.entries} move{'s' * (saved.entries != 1)}"
    return f"{saved.path}  {saved.changed:%Y-%m-%d %H:%M}  {state}  {track}  {moves}  {players}"


COMMAND = Command("records", "list the saved matches, the unfinished first", no_arguments, _run)
