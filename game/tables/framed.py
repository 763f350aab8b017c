"""What all pictures of a board under a camera share: the look, the glide, the whole view and the close one."""

from abc import ABC, abstractmethod

from game.tables.camera import Camera
from game.ui.theme import Look


class Framed(ABC):
    """Part of a `TablePicture`; `lay_out` must have set the look and the camera before anything is asked."""

    _camera: Camera

    def __init__(self) -> None:
        self._look: Look | None = None
        self._is_whole = False

    @property
    def look(self) -> Look:
        """The look in the game's mood."""
        assert self._look is not None
        return self._look

    def settle(self) -> None:
        """End the camera's glide."""
        self._camera.finish()

    @property
    def is_still(self) -> bool:
        """Whether the camera rests."""
        return self._camera.is_still

    @property
    def is_whole(self) -> bool:
        """Whether the whole board was asked for."""
        return self._is_whole

    @property
    def has_two_views(self) -> bool:
        """Whether the board is too large to be shown whole and close at once."""
        return self._camera.has_two_views

    def show_whole(self, is_whole: bool) -> None:
        """Show the whole board, or go close to where things happen."""
        self._is_whole = is_whole
        self._aim_camera()

    @property
    def _is_at_once(self) -> bool:
        """Whether the camera may not glide."""
        return self._look is not None and self._look.is_motion_reduced

    @abstractmethod
    def _aim_camera(self, *, at_once: bool = False) -> None:
        """Turn the camera to what matters now."""
