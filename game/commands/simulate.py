"""`looptable simulate`: many matches between bots, on all cores or on a cluster, always with the same results."""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.arguments import add_race, bots, chosen_options, count, file_path, game, lap_count
from game.commands.command import GOOD, Command, WrongInput

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.arena.summary import Summary
    from game.arena.tournament import Result, Tournament


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=game, help="the game, such as racetrack")
    parser.add_argument(
        "--seats",
        metavar="SPEC",
        type=bots,
        required=True,
        help="who plays: random, easy, normal, hard or expert for each seat, joined by commas",
    )
    add_race(parser)
    parser.add_argument("--laps", metavar="N", type=lap_count, help="how many laps (default: as the track says)")
    parser.add_argument("--matches", metavar="N", type=count, default=1, help="how many matches (default: 1)")
    parser.add_argument("--jobs", metavar="J", type=count, help="how many processes (default: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a running Dask scheduler that the matches are sent to")
    parser.add_argument(
        "--records", metavar="DIR", type=file_path, help="write a record of each match into this folder"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object for each match, then a summary")


def _run(arguments: Namespace) -> int:
    from tqdm import tqdm

    from game.arena.spread import ClusterError, WorkersLost, run
    from game.arena.summary import Score

    tournament = _tournament(arguments)
    score = Score(len(tournament.players))
    began = time.perf_counter()
    try:
        with (
            _executor(arguments) as (executor, lanes),
            tqdm(total=arguments.matches, unit="match", leave=False, disable=not sys.stderr.isatty()) as bar,
        ):
            for result in run(tournament, arguments.matches, executor, lanes):
                score.add(result)
                if arguments.records is not None:
                    _write_record(arguments.records, tournament, result)
                if arguments.json:
                    print(json.dumps(_match_object(tournament, result)))
                bar.update()
    except WorkersLost as lost:
        raise WrongInput(f"{tournament.board_file}: {lost}; try fewer --jobs") from None
    except ClusterError as wrong:
        raise WrongInput(f"--cluster {arguments.cluster}: {wrong}") from None
    except ValueError as wrong:
        raise WrongInput(f"{tournament.board_file}: {wrong}") from None
    seconds = time.perf_counter() - began
    if arguments.json:
        print(json.dumps(_summary_object(score.summary(), seconds)))
    else:
        print("\n".join(_summary_lines(tournament, score.summary(), seconds)))
    return GOOD


def _tournament(arguments: Namespace) -> "Tournament":
    from game.arena.tournament import Tournament
    from game.commands.races import whole_options
    from game.commands.tracks import map_named
    from game.files.decks import racetrack_figures
    from game.files.finding import UnusableFile
    from game.files.maps import shipped_maps

    dealt = racetrack_figures(arguments.home)
    if dealt.findings:
        # A race at the table goes on with the shipped figures; figures for a study must be the ones asked for.
        raise UnusableFile(*dealt.findings)
    path, track = map_named(arguments.track or str(shipped_maps()[0]), arguments.home)
    players: tuple[str, ...] = arguments.seats
    if len(players) > len(track.starts):
        raise WrongInput(f"{path.name}: {len(players)} cars need as many starts, and it has {len(track.starts)}")
    chosen = chosen_options(arguments)
    if arguments.laps is not None:
        chosen["laps"] = arguments.laps
    options = whole_options(path.name, track, dealt.figures, chosen, len(players))
    return Tournament(
        game=arguments.game,
        board=track.to_text(),
        options=tuple(options.items()),
        players=players,
        figures=dealt.figures,
        seed=arguments.seed or 0,
        has_records=arguments.records is not None,
        board_file=path.name,
    )


def _executor(arguments: Namespace) -> "AbstractContextManager[tuple[Executor | None, int]]":
    from game.arena.spread import cluster_executor, cores, local_executor

    if arguments.cluster is not None:
        return cluster_executor(arguments.cluster)
    return local_executor(min(arguments.jobs or cores(), arguments.matches))


def _match_object(tournament: "Tournament", result: "Result") -> dict[str, object]:
    return {
        "game": tournament.game,
        "seed": result.seed,
        "seats": tournament.players,
        "places": result.places,
        "ranks": result.ranks,
        "moves": result.moves,
        "rounds": result.rounds,
        "seconds": round(result.seconds, 6),
        "stats": result.stats,
    }


def _summary_object(summary: "Summary", seconds: float) -> dict[str, object]:
    return {
        "summary": {
            "matches": summary.matches,
            "wins": [round(share, 6) for share in summary.wins],
            "interval95": [[round(low, 6), round(high, 6)] for low, high in summary.interval95],
            "moves_per_second": round(summary.moves / seconds, 1),
            "seconds": round(seconds, 3),
        }
    }


def _summary_lines(tournament: "Tournament", summary: "Summary", seconds: float) -> Iterator[str]:
    matches = f"{summary.matches} match{'es' * (summary.matches != 1)}"
    yield f"{tournament.board_file}: {matches} in {seconds:.1f} s, {summary.moves / seconds:,.0f} moves a second"
    for seat, player in enumerate(tournament.players):
        low, high = summary.interval95[seat]
        yield f"seat {seat} {player:8} wins {summary.wins[seat]:6.1%}  (95 % interval {low:.1%} to {high:.1%})"


def _write_record(folder: Path, tournament: "Tournament", result: "Result") -> None:
    from game.core.record import write_entry, write_header
    from game.files.records import SUFFIX

    assert result.record is not None
    folder.mkdir(parents=True, exist_ok=True)
    lines = [write_header(result.record.header), *map(write_entry, result.record.entries), ""]
    path = folder / f"{tournament.game}-{tournament.seed}-{result.number:06}{SUFFIX}"
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")


COMMAND = Command("simulate", "let bots play many matches", _add_arguments, _run)
