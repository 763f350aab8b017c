"""`looptable replay`: a recorded match once more, in the window or only through the rules."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.commands.arguments import file_path, number, speed
from game.commands.command import BAD_INPUT, GOOD, Command


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_path, help="a record, as the command records lists them")
    parser.add_argument(
        "--verify", action="store_true", help="only play it through the rules and say whether all comes out the same"
    )
    parser.add_argument("--speed", metavar="X", type=speed, default=1.0, help="how fast, from 0.1 to 100 (default: 1)")
    parser.add_argument("--at", metavar="N", type=number, default=0, help="start behind move N (default: 0)")


def _run(arguments: Namespace) -> int:
    if arguments.verify:
        return _verify(arguments.file)
    from game.commands.saved import followed_to_the_end
    from game.commands.window import open_window
    from game.scenes.application import Launch, replay_opening

    followed_to_the_end(arguments.file)  # before the window opens, so that a fault is told on the terminal
    return open_window(Launch(arguments.home, opening=replay_opening(arguments.file, arguments.speed, arguments.at)))


def _verify(file: Path) -> int:
    from game.commands.saved import followed
    from game.core.match import Diverged
    from game.files.maps import track_title

    try:
        record, match = followed(file)
    except Diverged as differs:
        print(f"{file.name}: {differs}")
        return BAD_INPUT
    track = track_title(record.header.board, record.header.board_file) or record.header.game
    print("same")
    print(f"on {track}")
    outcome = match.outcome()
    if outcome is None:
        print(f"not finished, {match.number} moves played")
    else:
        for group in outcome.ranks:
            for seat in group:
                print(f"{outcome.place(seat)}. {record.header.seats[seat].name}")
    return GOOD


COMMAND = Command("replay", "play a record once more", _add_arguments, _run)
