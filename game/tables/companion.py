"""What goes along with a match beside its picture: jobs for the worker, and what is kept when it ends."""

from typing import Any, Protocol

from game.crew import Crew, Fault, Worked


class Companion(Protocol):
    """A game's own doings at its table; Racetrack's solo race is one."""

    def begin(self, crew: Crew) -> None:
        """The match begins or goes on; the worker has been prepared."""

    def worked(self, crew: Crew, news: Worked | Fault) -> None:
        """A job has ended."""

    def update(self, crew: Crew) -> None:
        """Once a frame."""

    def shown(self, view: Any, *, is_over: bool) -> None:
        """Everything up to this view has been shown."""
