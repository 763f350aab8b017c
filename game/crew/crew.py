"""The crew: asks bots and solvers over a line, keeps track of what is still wanted, and paces the answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from game.core.record import OptionValue
from game.core.rules import Seat
from game.crew.lines import Line, LineCut, LocalLine, ProcessLine
from game.crew.messages import Ask, Cancel, Chosen, Done, Failed, Job, Prepare, Reply, Share, Work


class Speed(Enum):
    """How fast bots play, in percent of the time that a person would take."""

    INSTANT = 0
    FAST = 40
    NORMAL = 100
    SLOW = 180


SILENT_MS: Final = 20_000
"""A worker that says nothing for so long while something is asked of it is called silent,"""
DEAD_MS: Final = 60_000
"""and after so long it is taken for dead and started again."""

_LONGEST_PAUSE_MS: Final = 1000
"""Nobody was silent while nobody listened: a longer pause between two polls counts as none."""

ALMOST: Final = 0.99
"""The most that a share of progress says before the end."""


class CrewError(Exception):
    """The worker died, was started again, and died again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot plays: `ticket` is what `ask` returned, `after_ms` how long a person would have taken."""

    ticket: int
    seat: Seat
    move: Any
    after_ms: int = 0


@dataclass(frozen=True, slots=True)
class Worked:
    """A job has ended; `topic` is what `work` was given."""

    topic: str
    result: Any


@dataclass(frozen=True, slots=True)
class Fault:
    """A request failed, named by its ticket; or None: the worker is gone for good."""

    ticket: int | None
    why: str


@dataclass(slots=True)
class _Asked:
    """A question under way; once answered, the move waits for its time."""

    request: Ask
    at: int
    speed: Speed
    move: Any = None
    after_ms: int = 0
    due: int | None = None


class Crew:
    """Bots for one table and long jobs, served by one worker. Times are milliseconds of any clock that only grows.

    `poll` is cheap enough for every frame; nothing here waits for the worker. A new `prepare` drops
    all questions and jobs before it, a new question of a seat its last one, a new job of a topic the
    last of that topic.
    """

    def __init__(self, make_line: Callable[[], Line]) -> None:
        self._make_line = make_line
        self._line = make_line()
        self._tickets = 0
        self._was_restarted = False
        self._is_lost = False
        self._prepare: Prepare | None = None
        self._asked: dict[Seat, _Asked] = {}
        self._works: dict[str, Work] = {}
        self._shares: dict[int, float] = {}
        self._silent_ms = 0
        self._polled: int | None = None

    @classmethod
    def start(cls) -> "Crew":
        """A crew with a worker process. Start it before the window is opened."""
        return cls(ProcessLine)

    @classmethod
    def local(cls) -> "Crew":
        """A crew without another process, which works while it is polled: for tests."""
        return cls(LocalLine)

    @property
    def progress(self) -> float:
        """How far the last `prepare` has come, from 0 to 1; 1 means ready."""
        return 1.0 if self._prepare is None else self._shares.get(self._prepare.ticket, 0.0)

    @property
    def is_silent(self) -> bool:
        """Whether the worker owes an answer and has said nothing for long."""
        return self._silent_ms >= SILENT_MS

    def share(self, topic: str) -> float:
        """How far the job of a topic has come, from 0 to 1; 1 when there is none."""
        work = self._works.get(topic)
        return 1.0 if work is None else self._shares.get(work.ticket, 0.0)

    def prepare(
        self,
        game: str,
        board: str,
        options: Mapping[str, OptionValue],
        seats: int,
        levels: Iterable[str],
        figures: Any,
        seed: int,
    ) -> None:
        """Let the worker make rules and bots of these levels for a match; `seed` is that of the bots' luck."""
        self._check()
        self.forget()
        self._works.clear()
        self._shares.clear()
        wanted = tuple(dict.fromkeys(levels))
        self._prepare = Prepare(self._ticket(), game, board, dict(options), seats, wanted, figures, seed)
        self._line.send(self._prepare)

    def ask(
        self,
        seat: Seat,
        level: str,
        view: Any,
        moves: Sequence[Any],
        *,
        step: int,
        now: int,
        speed: Speed = Speed.NORMAL,
    ) -> int:
        """Ask the bot of a seat; returns the ticket of its `Answer`.

        `step` numbers the bot's luck: the same step, view and moves give the same choice. Raises
        CrewError when the worker is gone, ValueError before any `prepare`.
        """
        self._check()
        if self._prepare is None:
            raise ValueError("no match was prepared for")
        self.forget(seat)
        request = Ask(self._ticket(), self._prepare.ticket, seat, level, view, tuple(moves), step)
        self._asked[seat] = _Asked(request, now, speed)
        self._line.send(request)
        return request.ticket

    def forget(self, seat: Seat | None = None) -> None:
        """Drop the question of a seat, or all: the state they were asked for is past."""
        for other in list(self._asked) if seat is None else [seat]:
            asked = self._asked.pop(other, None)
            if asked is not None and asked.due is None:
                self._line.send(Cancel(asked.request.ticket))

    def work(self, topic: str, job: Job) -> None:
        """Let the worker do a long job, called as `job(progress=...)`; it ends in a `Worked` or a `Fault`."""
        self._check()
        self.drop(topic)
        work = self._works[topic] = Work(self._ticket(), job)
        self._line.send(work)

    def drop(self, topic: str) -> None:
        """The job of this topic is not wanted any more."""
        work = self._works.pop(topic, None)
        if work is not None:
            self._line.send(Cancel(work.ticket))

    def poll(self, now: int) -> list[Answer | Worked | Fault]:
        """What has come in and is due; never waits."""
        if self._is_lost:
            return []
        found: list[Answer | Worked | Fault] = []
        try:
            replies = self._line.receive()
        except LineCut:
            found += self._restart()
            replies = []
        self._note_silence(now, has_spoken=bool(replies))
        if self._silent_ms >= DEAD_MS:
            found += self._restart()
        for reply in replies:
            found += self._take(reply)
        found += self._due(now)
        return found

    def close(self) -> None:
        """End the worker."""
        if not self._is_lost:
            self._is_lost = True
            self._line.close()

    def _note_silence(self, now: int, *, has_spoken: bool) -> None:
        passed = 0 if self._polled is None else now - self._polled
        self._polled = now
        if has_spoken or not self._is_owing:
            self._silent_ms = 0
        elif passed <= _LONGEST_PAUSE_MS:
            self._silent_ms += max(0, passed)

    @property
    def _is_owing(self) -> bool:
        """Whether anything is asked that has not been answered."""
        is_asked = any(asked.due is None for asked in self._asked.values())
        return is_asked or bool(self._works) or self.progress < 1

    def _ticket(self) -> int:
        self._tickets += 1
        return self._tickets

    def _check(self) -> None:
        if self._is_lost:
            raise CrewError("the worker that plays the bots is gone")

    def _take(self, reply: Reply) -> list[Answer | Worked | Fault]:
        """Note a reply; those to requests dropped meanwhile come to nothing."""
        ticket = reply.ticket
        is_prepare = self._prepare is not None and self._prepare.ticket == ticket
        topic = next((topic for topic, work in self._works.items() if work.ticket == ticket), None)
        asked = next((asked for asked in self._asked.values() if asked.request.ticket == ticket), None)
        match reply:
            case Share(_, share) if is_prepare or topic is not None:
                self._shares[ticket] = min(share, ALMOST)
            case Done() if is_prepare:
                self._shares[ticket] = 1.0
            case Done(_, result) if topic is not None:
                del self._works[topic]
                return [Worked(topic, result)]
            case Chosen(_, move, after_ms) if asked is not None:
                asked.move, asked.after_ms = move, after_ms
                asked.due = asked.at + after_ms * asked.speed.value // 100
            case Failed(_, why) if is_prepare or topic is not None or asked is not None:
                if topic is not None:
                    del self._works[topic]
                if asked is not None:
                    del self._asked[asked.request.seat]
                return [Fault(ticket, why)]
            case _:
                pass
        return []

    def _due(self, now: int) -> list[Answer]:
        ready = [asked for asked in self._asked.values() if asked.due is not None and asked.due <= now]
        ready.sort(key=lambda asked: (asked.due, asked.request.seat))
        for asked in ready:
            del self._asked[asked.request.seat]
        return [Answer(asked.request.ticket, asked.request.seat, asked.move, asked.after_ms) for asked in ready]

    def _restart(self) -> list[Fault]:
        """Start the worker again and send it all that is still wanted; the second time give up."""
        self._line.close()
        self._silent_ms = 0
        if self._was_restarted:
            self._is_lost = True
            return [Fault(None, "the worker that plays the bots died or fell silent twice")]
        self._was_restarted = True
        self._line = self._make_line()
        self._shares.clear()
        if self._prepare is not None:
            self._line.send(self._prepare)
        for work in self._works.values():
            self._line.send(work)
        for asked in self._asked.values():
            if asked.due is None:
                self._line.send(asked.request)
        return []
