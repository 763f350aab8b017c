"""The tracks to choose from: shipped ones, the player's own and a shuffled one, read one by one, and their pars."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.crew import CrewError, Fault, Worked
from game.files.finding import Finding
from game.files.map_watch import Stamp, stamp_of
from game.files.maps import FIRST, LUNATIX, RACETRACK, own_maps, shipped_maps
from game.files.pars import Measured, par_key, read_pars, save_pars
from game.files.tiled import Loaded, read_map
from game.files.tiled_picture import MapPicture
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.lap_length import lap_length
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import find_par
from game.games.racetrack.solver import Progress
from game.games.racetrack.track import Track
from game.tables.stage import Stage

_TOPIC: Final = "par"
_LAYING: Final = "circuit"
_LIST: Final = "list"
_AT_ONCE: Final = 2
"""So many maps are read for one answer of the reader."""
MOST_PICTURES: Final = 40
"""More of the player's own maps are listed without their pictures: those are read when they are looked at."""


@dataclass(frozen=True, slots=True)
class Offered:
    """One map: its track, or its loop, or neither and what is wrong with it."""

    path: Path
    track: Track | None
    findings: tuple[Finding, ...] = ()
    is_own: bool = False
    picture: MapPicture | None = None
    loop: LunatixTrack | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can be raced on."""
        return self.track is not None or self.loop is not None

    @property
    def title(self) -> str:
        """The track's title, else its file's name."""
        track = self.track or self.loop
        return (track.title if track else "") or self.path.stem.replace("_", " ").title()


class RaceTracks:
    """Lets the reader read all maps, so that no frame waits for them, and the worker measure tracks."""

    def __init__(self, stage: Stage, game: str = RACETRACK) -> None:
        self._stage = stage
        self.game = game
        self.offered: list[Offered] = []
        self._waiting: list[tuple[Path, bool]] | None = None
        """What is still to be read; None before anybody has looked."""
        self.is_whole = False
        self.changes = 0
        """How often the list has changed."""
        self._pars = read_pars(stage.home)
        self._wanted = ""
        self.has_failed = False
        self._workbench: TemporaryDirectory[str] | None = None
        self._take_laid: Callable[[Offered], None] | None = None

    @property
    def shipped(self) -> tuple[Path, ...]:
        """The maps of the game that come along, the one to begin with first."""
        return tuple(shipped_maps(self.game))

    @property
    def workbench(self) -> Path:
        """A folder for maps that nobody keeps; gone with `close`."""
        if self._workbench is None:
            self._workbench = TemporaryDirectory(prefix="looptable-", ignore_cleanup_errors=True)
        return Path(self._workbench.name)

    def close(self) -> None:
        """Nothing is read or measured any more, and nothing lies on the workbench."""
        self.drop()
        self._stage.reader.drop(_LIST)
        if self._take_laid is not None:
            self._stage.crew.drop(_LAYING)
            self._take_laid = None
        if self._workbench is not None:
            self._workbench.cleanup()
            self._workbench = None

    def read_next(self) -> None:
        """Take in what has been read, and have more of it read; to be called with every frame."""
        reader = self._stage.reader
        reader.poll(self._stage.app.now)
        if self.is_whole or reader.is_asked(_LIST):
            return
        if self._waiting is None:
            self._waiting = [(path, False) for path in self.shipped]
            reader.ask(_LIST, partial(own_maps, self._stage.home), self._take_own)
        elif self._waiting:
            part, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
            is_light = len(self._stage.read_maps) >= MOST_PICTURES
            reader.ask(_LIST, partial(read_several, part, is_light=is_light), self._take_read)
        else:
            self.is_whole = True

    def _take_own(self, paths: Sequence[Path]) -> None:
        """Those that have not changed since they were read for an earlier list need not be read again."""
        known = self._stage.read_maps
        unchanged = {path for path in paths if path in known and known[path][0] == stamp_of(path)}
        self._put([known[path][1] for path in paths if path in unchanged])
        assert self._waiting is not None, "it has been looked for what is to be read"
        self._waiting += [(path, True) for path in paths if path not in unchanged]

    def _take_read(self, several: Sequence[tuple[Stamp | None, Offered]]) -> None:
        for stamp, offered in several:
            self._stage.read_maps[offered.path] = stamp, offered
        self._put([offered for _, offered in several])

    def _put(self, several: Sequence[Offered]) -> None:
        known = {one.path for one in self.offered}
        new = [one for one in several if one.path not in known and not is_for_another_game(one, self.game)]
        self.offered = sorted([*self.offered, *new], key=_rank)
        self.changes += 1

    def add(self, offered: Offered) -> None:
        """Put a map that came in another way before the others, in place of one from the same file."""
        self.offered = [offered, *(one for one in self.offered if one.path != offered.path)]
        self.changes += 1

    def renew(self, offered: Offered) -> None:
        """A map that is listed has been read again."""
        self.offered = [offered if one.path == offered.path else one for one in self.offered]
        self.changes += 1

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
    """Shipped tracks first, small ones before large ones; of loops the one of the rules before all."""
    track = offered.track
    if offered.loop is not None:
        is_first = offered.path.stem in FIRST and not offered.is_own
        return (offered.is_own, False, 0 if is_first else offered.loop.size, offered.path.name)
    if track is None:
        return (offered.is_own, True, 0, offered.path.name)
    return (offered.is_own, False, track.width * track.height, offered.path.name)


def read_offered(path: Path, is_own: bool) -> Offered:
    """Read one map; what is wrong with it is in the findings."""
    return offered_from(path, read_map(path), is_own)


def offered_from(path: Path, loaded: Loaded, is_own: bool) -> Offered:
    """A map that has been read."""
    track = loaded.track if isinstance(loaded.track, Track) else None
    return Offered(path, track, loaded.findings, is_own, loaded.picture, loaded.loop)


def read_several(paths: Sequence[tuple[Path, bool]], *, is_light: bool = False) -> list[tuple[Stamp | None, Offered]]:
    """Read some maps, each with whether it is the player's own, and their stamps; runs in the reader's worker.

    `is_light`: pictures of the player's own stay here, for to unpickle them takes a frame long.
    """
    read = [(stamp_of(path), read_offered(path, is_own)) for path, is_own in paths]
    return [(stamp, replace(one, picture=None) if is_light and one.is_own else one) for stamp, one in read]


def is_for_another_game(offered: Offered, game: str) -> bool:
    """Whether a map can be raced on, but not in this game."""
    return offered.is_open and (offered.loop is None) == (game == LUNATIX)


def measured(track: Track, options: Options, seats: int, *, progress: Progress | None = None) -> Measured:
    """The par and the length of a track; runs in the worker."""
    return Measured(find_par(track, options, seats, progress=progress), lap_length(track))
