"""Matches spread over the processes of an executor in ranges worth a fraction of a second each."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, Final

from game.arena.tournament import Result, Tournament, play, play_range

WORTH_SECONDS: Final = 0.3
"""How much work one range should be: less is lost to sending, more to waiting for the last one."""

MOST_IN_RANGE: Final = 10_000


class WorkersLost(Exception):
    """A process that played matches died, most likely for lack of memory."""


class ClusterError(Exception):
    """There is no cluster to send matches to; the message says what to do."""


def run(tournament: Tournament, matches: int, executor: Executor | None = None, lanes: int = 1) -> Iterator[Result]:
    """Play matches 0 to `matches` - 1 and give their results in that order, each as soon as it is known.

    Without an executor they are played here; with one, `lanes` ranges run at a time. The results but
    for `seconds` do not depend on either. Raises WorkersLost.
    """
    if executor is None:
        for number in range(matches):
            yield play(tournament, number)
        return
    waiting: set[Future[list[Result]]] = set()
    arrived: dict[int, Result] = {}
    sent = given = 0
    size = 1
    while given < matches:
        # One range more than lanes, so that none waits for the next.
        while sent < matches and len(waiting) <= lanes:
            count = min(size, matches - sent)
            waiting.add(executor.submit(play_range, tournament, sent, count))
            sent += count
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                results = future.result()
            except BrokenExecutor:
                raise WorkersLost("a process that played matches died, perhaps for lack of memory") from None
            arrived.update((result.number, result) for result in results)
            size = _range_size(sum(result.seconds for result in results) / len(results), matches - sent, lanes)
        while given in arrived:
            yield arrived.pop(given)
            given += 1


def _range_size(match_seconds: float, left: int, lanes: int) -> int:
    """How many matches make a range: worth its sending, but none so long that lanes stand idle at the end."""
    worth = int(WORTH_SECONDS / max(match_seconds, 1e-9))
    return max(1, min(worth, left // (2 * lanes), MOST_IN_RANGE))


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def local_executor(jobs: int) -> Iterator[tuple[Executor | None, int]]:
    """An executor with `jobs` processes and its lanes; None for one job, which needs no other process."""
    if jobs <= 1:
        yield None, 1
        return
    others = multiprocessing.active_children()
    executor = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    try:
        yield executor, jobs
    except BaseException:
        # Whoever gives up does not wait for ranges under way; nor does a second Ctrl-C leave workers behind that wait
        # for ever.
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.kill()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C in a terminal reaches the whole group; workers would each answer it with a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The executor of a running Dask scheduler and its lanes. Raises ClusterError when it cannot be had."""
    try:
        from distributed import Client  # noqa: PLC0415  # an extra that most players never install
    except ImportError:
        raise ClusterError('needs Dask; install the extra: pip install "looptable[cluster]"') from None
    try:
        client: Any = Client(address, timeout=10)
    except (OSError, ValueError, TypeError) as wrong:
        raise ClusterError(f"no Dask scheduler answers there ({wrong}); start one with: dask scheduler") from None
    with client:
        lanes = sum(client.ncores().values())
        if not lanes:
            raise ClusterError("the scheduler has no workers; start some with: dask worker ADDRESS")
        yield client.get_executor(), lanes
