"""`looptable simulate`: many matches between bots, on all cores or on a cluster, always with the same results."""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.arguments import GAMES, TABLE_GAMES, add_race, bots, count, file_path, game, lap_count
from game.commands.command import GOOD, Command, WrongInput

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.arena.summary import Summary
    from game.arena.tournament import Result, Tournament
    from game.core.record import OptionValue


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=game, help=f"the game: {', '.join(GAMES)}")
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
        raise WrongInput(f"{_named(tournament)}: {lost}; try fewer --jobs") from None
    except ClusterError as wrong:
        raise WrongInput(f"--cluster {arguments.cluster}: {wrong}") from None
    except ValueError as wrong:
        raise WrongInput(f"{_named(tournament)}: {wrong}") from None
    seconds = time.perf_counter() - began
    if arguments.json:
        print(json.dumps(_summary_object(score.summary(), seconds)))
    else:
        print("\n".join(_summary_lines(tournament, score.summary(), seconds)))
    return GOOD


def _tournament(arguments: Namespace) -> "Tournament":
    from game.commands.races import check_seats, chosen_for, options_without_track, whole_options
    from game.commands.tracks import first_ground, ground_named
    from game.files.figures import figures_of
    from game.files.finding import UnusableFile

    game, home = arguments.game, arguments.home
    dealt = figures_of(game, home)
    if dealt.findings:
        # A race at the table goes on with the shipped figures; figures for a study must be the ones asked for.
        raise UnusableFile(*dealt.findings)
    players: tuple[str, ...] = arguments.seats
    if game in TABLE_GAMES:
        options = options_without_track(game, arguments, dealt.figures, len(players))
        return _tournament_of(arguments, dealt.figures, options)
    ground = first_ground(game, home) if arguments.track is None else ground_named(arguments.track, home, game)
    check_seats(ground, len(players))
    options = whole_options(ground, dealt.figures, chosen_for(game, arguments), len(players))
    return _tournament_of(arguments, dealt.figures, options, ground.track.to_text(), ground.path.name)


def _tournament_of(
    arguments: Namespace, figures: object, options: "Mapping[str, OptionValue]", board: str = "", board_file: str = ""
) -> "Tournament":
    from game.arena.tournament import Tournament

    return Tournament(
        game=arguments.game,
        board=board,
        options=tuple(options.items()),
        players=arguments.seats,
        figures=figures,
        seed=arguments.seed or 0,
        has_records=arguments.records is not None,
        board_file=board_file,
    )


def _named(tournament: "Tournament") -> str:
    """What messages call it: its track's file, or the game."""
    return tournament.board_file or tournament.game


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
    yield f"{_named(tournament)}: {matches} in {seconds:.1f} s, {summary.moves / seconds:,.0f} moves a second"
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
