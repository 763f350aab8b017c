"""`looptable solve`: the fewest moves in which a car alone can race a track, proven."""

import json
import time
from argparse import ArgumentParser, Namespace

from game.commands.arguments import count, lap_count
from game.commands.command import BAD_INPUT, GOOD, Command, WrongInput


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("track", metavar="TRACK", help="a track made with Tiled, or the name of one that comes along")
    parser.add_argument("--laps", metavar="N", type=lap_count, help="how many laps (default: as the track says)")
    parser.add_argument("--crashes", action="store_true", help="a crash may be used; it takes one turn")
    parser.add_argument("--start", metavar="N", type=count, help="from this start place (default: the best)")
    parser.add_argument("--json", action="store_true", help="print the result as a JSON object")


def _run(arguments: Namespace) -> int:
    from game.commands.progress import progress_bar
    from game.commands.tracks import track_named
    from game.games.racetrack.solver import solve
    from game.games.racetrack.track import Course

    path, track = track_named(arguments.track, arguments.home)
    laps = 1 if track.course is Course.SPRINT else arguments.laps or track.laps
    began = time.perf_counter()
    with progress_bar(path.name) as tell:
        try:
            solution = solve(track, laps, crashes=arguments.crashes, start=arguments.start, progress=tell)
        except ValueError as wrong:
            raise WrongInput(f"{path.name}: {wrong}") from None
    if arguments.json:
        result = {
            "track": path.name,
            "laps": laps,
            "moves": solution.moves,
            "start": solution.place,
            "crashes": arguments.crashes,
            "path": solution.path,
            "seconds": round(time.perf_counter() - began, 3),
        }
        print(json.dumps(result))
    elif solution.moves is None:
        raise WrongInput(f"{path.name}: no car can finish it; looptable check may say why")
    else:
        how = "crashes used where they help" if arguments.crashes else "without a crash"
        race = f"{_counted(solution.moves, 'move')} for {_counted(laps, 'lap')}"
        print(f"{path.name}: {race}, {how}, from start {solution.place}")
        print(" ".join(f"({x}, {y})" for x, y in solution.path))
    return BAD_INPUT if solution.moves is None else GOOD


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


COMMAND = Command("solve", "find the fewest moves for a track, proven", _add_arguments, _run)
