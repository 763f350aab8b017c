"""The crew: answers in time, nothing stale, jobs given up, and a worker that may die."""

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import wait
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.option_words import write_options
from game.crew import Answer, Crew, CrewError, Fault, Speed, Worked
from game.crew.desk import Desk
from game.crew.lines import ProcessLine
from game.crew.messages import Ask, Cancel, Done, Prepare, Reply, Request, Share, Work
from game.games.racetrack.options import Options
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import solve
from game.games.racetrack.track import TrackError
from tests.boards import RING

BOARD = RING.to_text()
OPTIONS = write_options(Options())


def counted(steps: int, progress: Callable[[float], None]) -> int:
    for step in range(steps):
        progress(step / steps)
    return steps


def killed(progress: Callable[[float], None]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def view_and_moves() -> tuple[Any, Any]:
    rules = RacetrackRules(RING, Options(), 2)
    state = rules.start(Chance(0)).state
    return rules.view_for(state, 0), rules.legal_moves(state, 0)


def prepared(crew: Crew) -> Crew:
    crew.prepare("racetrack", BOARD, OPTIONS, 2, ["random"], None, seed=1)
    return crew


def asked(crew: Crew, step: int = 1, now: int = 0) -> int:
    view, moves = view_and_moves()
    return crew.ask(0, "random", view, moves, step=step, now=now)


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew.start()
    yield crew
    crew.close()


def until(crew: Crew, kind: type[Any]) -> Any:
    """Poll until something of a kind comes; fails when the worker is silent for long."""
    while True:
        for found in crew.poll(0):
            if isinstance(found, kind):
                return found
        line = crew._line
        assert isinstance(line, ProcessLine)
        assert wait([line._connection], timeout=20), "the worker says nothing"


def test_a_bot_answers_with_one_of_the_moves() -> None:
    crew = prepared(Crew.local())
    assert crew.progress == 0
    ticket = asked(crew)
    (answer,) = crew.poll(0)
    assert isinstance(answer, Answer)
    assert (answer.ticket, answer.seat) == (ticket, 0)
    assert answer.move in view_and_moves()[1]
    assert crew.progress == 1
    assert crew.poll(0) == []


def test_the_same_step_gives_the_same_choice_and_another_step_another_one() -> None:
    crew = prepared(Crew.local())
    moves = []
    for step in [*range(20), *range(20)]:
        asked(crew, step)
        (answer,) = crew.poll(0)
        assert isinstance(answer, Answer)
        moves.append(answer.move)
    assert moves[:20] == moves[20:]
    assert len(set(moves)) > 1


@pytest.mark.parametrize(("speed", "due"), [("INSTANT", 100), ("FAST", 500), ("NORMAL", 1100), ("SLOW", 1900)])
def test_an_answer_is_held_enda_person_would_have_made_it(
    speed: str, due: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = prepared(Crew.local())
    crew.poll(0)
    monkeypatch.setattr("game.crew.desk.Desk._answer", lambda desk, ask: desk._send(_chosen(ask)))
    view, moves = view_and_moves()
    crew.ask(0, "random", view, moves, step=1, now=100, speed=Speed[speed])
    assert crew.poll(due - 1) == []
    assert len(crew.poll(due)) == 1


def _chosen(ask: Ask) -> Reply:
    from game.crew.messages import Chosen

    return Chosen(ask.ticket, ask.moves[0], 1000)


def test_a_forgotten_question_is_never_answered() -> None:
    crew = prepared(Crew.local())
    asked(crew)
    crew.forget(0)
    assert crew.poll(10_000) == []


def test_a_new_question_of_a_seat_takes_the_place_of_its_last() -> None:
    crew = prepared(Crew.local())
    asked(crew, 1)
    second = asked(crew, 2)
    assert [answer.ticket for answer in crew.poll(0) if isinstance(answer, Answer)] == [second]


def test_a_new_prepare_drops_questions_and_jobs() -> None:
    crew = prepared(Crew.local())
    asked(crew)
    crew.work("par", partial(counted, 3))
    prepared(crew)
    assert crew.poll(0) == []
    assert crew.progress == 1


def test_asking_before_any_prepare_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no match was prepared"):
        asked(Crew.local())


def test_a_job_ends_with_its_result_and_only_the_last_of_a_topic_counts() -> None:
    crew = Crew.local()
    crew.work("par", partial(counted, 3))
    crew.work("par", partial(counted, 4))
    crew.work("line", partial(counted, 5))
    assert crew.share("par") == 0
    assert crew.poll(0) == [Worked("par", 4), Worked("line", 5)]
    assert crew.share("par") == 1


def test_what_goes_wrong_in_a_job_is_told_and_the_desk_goes_on() -> None:
    crew = Crew.local()
    crew.work("par", partial(solve, RING, 0))
    (fault,) = crew.poll(0)
    assert isinstance(fault, Fault)
    assert "at least 1 lap" in fault.why
    crew.prepare("racetrack", "no track", OPTIONS, 2, ["random"], None, seed=1)
    (fault,) = crew.poll(0)
    assert isinstance(fault, Fault)
    assert TrackError.__name__ in fault.why
    crew.work("par", partial(counted, 2))
    assert crew.poll(0) == [Worked("par", 2)]


class Post:
    """A desk with letters that arrive while it works: the n-th report of progress finds `letters[n]`."""

    def __init__(self, *letters: list[Request]) -> None:
        self.letters = list(letters)
        self.replies: list[Reply] = []
        self.desk = Desk(self.replies.append, self._incoming)

    def _incoming(self) -> list[Request]:
        return self.letters.pop(0) if self.letters else []


def prepare_message(ticket: int) -> Prepare:
    return Prepare(ticket, "racetrack", BOARD, OPTIONS, 2, ("random",), None, 1)


def test_a_job_is_given_up_when_it_is_cancelled_or_another_match_is_prepared() -> None:
    for letter in (Cancel(7), prepare_message(8)):
        post = Post([], [letter])
        post.desk.take(Work(7, partial(counted, 100)))
        post.desk.work_off()
        assert not any(isinstance(reply, Done) and reply.ticket == 7 for reply in post.replies)


def test_a_question_is_answered_in_the_middle_of_a_long_job() -> None:
    view, moves = view_and_moves()
    post = Post([], [], [Ask(9, 1, 0, "random", view, tuple(moves), 1)])
    post.desk.take(prepare_message(1))
    post.desk.work_off()
    post.desk.take(Work(7, partial(counted, 100)))
    post.desk.work_off()
    tickets = [reply.ticket for reply in post.replies if not isinstance(reply, Share)]
    assert tickets == [1, 9, 7]


def test_a_question_for_a_table_that_is_gone_is_dropped() -> None:
    view, moves = view_and_moves()
    post = Post()
    post.desk.take(prepare_message(1))
    post.desk.work_off()
    post.desk.take(Ask(9, 5, 0, "random", view, tuple(moves), 1))
    post.desk.work_off()
    assert [reply.ticket for reply in post.replies if not isinstance(reply, Share)] == [1]


def test_a_worker_process_answers_and_solves(crew: Crew) -> None:
    prepared(crew)
    crew.work("par", partial(solve, RING, 1))
    ticket = asked(crew)
    assert until(crew, Answer).ticket == ticket
    worked = until(crew, Worked)
    assert worked == Worked("par", solve(RING, 1))
    assert crew.progress == 1


def test_a_worker_that_died_is_started_again_and_serves_what_was_asked(crew: Crew) -> None:
    prepared(crew)
    line = crew._line
    assert isinstance(line, ProcessLine)
    line._process.kill()
    line._process.join()
    ticket = asked(crew)
    assert until(crew, Answer).ticket == ticket


def test_a_worker_that_dies_twice_is_one_clear_fault(crew: Crew) -> None:
    crew.work("par", killed)
    fault = until(crew, Fault)
    assert fault == Fault(None, "the worker that plays the bots died or fell silent twice")
    assert crew.poll(0) == []
    with pytest.raises(CrewError):
        crew.work("par", killed)


def test_a_worker_ends_when_its_line_is_closed() -> None:
    line = ProcessLine()
    process = line._process
    line._outbox.put(None)
    line._postman.join()
    line._connection.close()
    process.join(timeout=20)
    assert process.exitcode == 0
    process.close()


class SilentLine:
    """A line whose worker never answers; it notes what it is sent."""

    def __init__(self) -> None:
        self.sent: list[Request] = []
        self.replies: list[Reply] = []

    def send(self, request: Request) -> None:
        self.sent.append(request)

    def receive(self) -> list[Reply]:
        replies, self.replies = self.replies, []
        return replies

    def close(self) -> None:
        pass


@pytest.fixture
def lines() -> list[SilentLine]:
    return []


@pytest.fixture
def silent(lines: list[SilentLine]) -> Crew:
    def make() -> SilentLine:
        lines.append(SilentLine())
        return lines[-1]

    return Crew(make)


def polled(crew: Crew, since: int, until: int) -> list[Any]:
    return [news for now in range(since, until, 500) for news in crew.poll(now)]


def test_a_worker_that_does_not_answer_is_called_silent_then_started_again_then_given_up(
    silent: Crew, lines: list[SilentLine]
) -> None:
    prepared(silent)
    said = []
    for since, end in ((0, 20_000), (20_000, 21_000), (21_000, 61_000)):
        assert polled(silent, since, end) == []
        said.append(silent.is_silent)
    assert said == [False, True, False]
    assert len(lines) == 2
    assert lines[1].sent == lines[0].sent
    assert polled(silent, 61_000, 125_000) == [Fault(None, "the worker that plays the bots died or fell silent twice")]


def test_a_sign_of_life_ends_the_silence(silent: Crew, lines: list[SilentLine]) -> None:
    prepared(silent)
    polled(silent, 0, 30_000)
    lines[0].replies.append(Share(1, 0.5))
    silent.poll(30_000)
    assert not silent.is_silent


def test_who_owes_nothing_may_be_silent_and_nobody_is_silent_while_nobody_listens(
    silent: Crew, lines: list[SilentLine]
) -> None:
    polled(silent, 0, 90_000)
    prepared(silent)
    silent.poll(90_000)
    silent.poll(500_000)
    assert not silent.is_silent
    assert len(lines) == 1


def test_a_job_that_hardly_grows_still_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(0, 1000, 3))
    monkeypatch.setattr("game.crew.desk.time.monotonic", lambda: float(next(seconds)))
    replies: list[Reply] = []
    desk = Desk(replies.append, list)
    desk.take(Work(1, _hardly))
    desk.work_off()
    assert len(replies) == 4


def _hardly(progress: Callable[[float], None]) -> None:
    for _ in range(3):
        progress(0.001)
