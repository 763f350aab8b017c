"""The tracks to choose from: shipped ones, the player's own and a shuffled one, read one by one, and their pars."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.crew import CrewError, Fault, Worked
from game.files.finding import Finding
from game.files.maps import own_maps, shipped_maps
from game.files.pars import Measured, par_key, read_pars, save_pars
from game.files.tiled import read_map
from game.files.tiled_picture import MapPicture
from game.games.racetrack.lap_length import lap_length
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import find_par
from game.games.racetrack.solver import Progress
from game.games.racetrack.track import Track
from game.tables.stage import Stage

_TOPIC: Final = "par"
_LAYING: Final = "circuit"


@dataclass(frozen=True, slots=True)
class Offered:
    """One map: its track, or None and what is wrong with it."""

    path: Path
    track: Track | None
    findings: tuple[Finding, ...] = ()
    is_own: bool = False
    picture: MapPicture | None = None

    @property
    def title(self) -> str:
        """The track's title, else its file's name."""
        return (self.track.title if self.track else "") or self.path.stem.replace("_", " ").title()


class RaceTracks:
    """Reads the maps one at a time, so that no frame waits for all of them, and lets the worker measure tracks."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.offered: list[Offered] = []
        self._waiting: Iterator[tuple[Path, bool]] = iter(
            [*((path, False) for path in shipped_maps()), *((path, True) for path in own_maps(stage.home))]
        )
        self.is_whole = False
        self._pars = read_pars(stage.home)
        self._wanted = ""
        self.has_failed = False
        self._workbench: TemporaryDirectory[str] | None = None
        self._take_laid: Callable[[Offered], None] | None = None

    @property
    def workbench(self) -> Path:
        """A folder for maps that nobody keeps; gone with `close`."""
        if self._workbench is None:
            self._workbench = TemporaryDirectory(prefix="looptable-", ignore_cleanup_errors=True)
        return Path(self._workbench.name)

    def close(self) -> None:
        """Nothing is measured any more, and nothing lies on the workbench."""
        self.drop()
        if self._take_laid is not None:
            self._stage.crew.drop(_LAYING)
            self._take_laid = None
        if self._workbench is not None:
            self._workbench.cleanup()
            self._workbench = None

    def read_next(self) -> Offered | None:
        """Read one more map; None when all have been read."""
        following = next(self._waiting, None)
        if following is None:
            self.is_whole = True
            return None
        offered = read_offered(*following)
        self.offered = sorted([*self.offered, offered], key=_rank)
        return offered

    def add(self, offered: Offered) -> None:
        """Put a map that came in another way before the others, in place of one from the same file."""
        self.offered = [offered, *(one for one in self.offered if one.path != offered.path)]

    # --- circuits ---

    def lay(self, lay: Callable[..., Offered], take: Callable[[Offered], None]) -> None:
        """Let the worker lay a circuit, in place of the last one it was asked for; `take` gets it with a `poll`.

        `lay` is called with the workbench. Raises CrewError when there is no worker.
        """
        self.drop()
        self._stage.crew.work(_LAYING, partial(lay, self.workbench))
        self._take_laid = take

    @property
    def is_laying(self) -> bool:
        """Whether a circuit is still to come."""
        return self._take_laid is not None

    # --- par ---

    def par(self, track: Track, options: Options, seats: int) -> Measured | None:
        """What is known of the track; None while the worker has still to find it out."""
        return self._pars.get(par_key(track, options, seats))

    def measure(self, track: Track, options: Options, seats: int) -> None:
        """Let the worker find it out, in place of what it was measuring."""
        key = par_key(track, options, seats)
        if key == self._wanted or self.is_laying:
            return
        self.drop()
        if key in self._pars:
            return
        self._wanted = key
        self.has_failed = False
        try:
            self._stage.crew.work(_TOPIC, partial(measured, track, options, seats))
        except CrewError:
            self.has_failed = True

    def share(self, track: Track, options: Options, seats: int) -> float | None:
        """How far the measuring of this track has come, 0..1; None when it is not being measured."""
        is_wanted = par_key(track, options, seats) == self._wanted
        return self._stage.crew.share(_TOPIC) if is_wanted and not self.has_failed else None

    def poll(self, now: int) -> None:
        """Take in what the worker has found."""
        if not self._wanted and not self.is_laying:
            return
        for news in self._stage.crew.poll(now):
            match news:
                case Worked(topic, result) if topic == _TOPIC:
                    self._pars[self._wanted] = result
                    self._wanted = ""
                    with suppress(OSError):  # then it is solved again next time
                        save_pars(self._stage.home, self._pars)
                case Worked(_, result) if self._take_laid is not None:
                    take, self._take_laid = self._take_laid, None
                    take(result)
                case Fault():
                    self.has_failed = True
                    self._take_laid = None
                case _:
                    pass

    def drop(self) -> None:
        """Nothing is waited for any more."""
        if self._wanted:
            self._stage.crew.drop(_TOPIC)
            self._wanted = ""


def _rank(offered: Offered) -> tuple[bool, bool, int, str]:
    """Shipped tracks first, small ones before large ones."""
    track = offered.track
    if track is None:
        return (offered.is_own, True, 0, offered.path.name)
    return (offered.is_own, False, track.width * track.height, offered.path.name)


def read_offered(path: Path, is_own: bool) -> Offered:
    """Read one map; what is wrong with it is in the findings."""
    loaded = read_map(path)
    track = loaded.track if isinstance(loaded.track, Track) else None
    return Offered(path, track, loaded.findings, is_own, loaded.picture)


def measured(track: Track, options: Options, seats: int, *, progress: Progress | None = None) -> Measured:
    """The par and the length of a track; runs in the worker."""
    return Measured(find_par(track, options, seats, progress=progress), lap_length(track))
