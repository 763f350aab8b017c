"""One screen of the app: what the app tells it and what it draws."""

from typing import TYPE_CHECKING

from game.ui.press import Device, Pointer, Press

if TYPE_CHECKING:
    import pygame

    from game.ui.app import App


class Scene:
    """A screen on the app's stack. Override what you need; only the top scene gets input and updates.

    Order in a frame: presses and pointers as they come, `update`, `draw`. `app` is set before `enter`.
    """

    app: "App"
    realtime = False
    """Ask for input to be read every 1-2 ms while the app waits for the next frame."""
    is_overlay = False
    """The scene below is drawn first."""

    def enter(self) -> None:
        """The scene has just been put on the stack."""

    def leave(self) -> None:
        """The scene has just been taken off the stack."""

    def cover(self) -> None:
        """Another scene has been put on top."""

    def uncover(self) -> None:
        """The scene is on top again."""

    def press(self, press: Press) -> None:
        """A button went down or up. Only `press.is_down` should act."""

    def pointer(self, pointer: Pointer) -> None:
        """The mouse moved, clicked or scrolled."""

    def typed(self, text: str) -> None:
        r"""Text was typed while `app.is_typing`; "\b" takes the last character back."""

    def device_found(self, device: Device) -> None:
        """A pad was plugged in. Every scene on the stack is told."""

    def device_lost(self, device: Device) -> None:
        """A pad was unplugged. Every scene on the stack is told."""

    def focus_lost(self) -> None:
        """The window lost the keyboard: everything held is forgotten; a table pauses."""

    def file_dropped(self, path: str) -> None:
        """A file was dropped on the window."""

    def resized(self) -> None:
        """The window's size or the look (text size, contrast) changed: lay out again."""

    def update(self, ms: int) -> None:
        """Time passed, in ms since the last frame."""

    def draw(self, surface: "pygame.Surface") -> None:
        """Paint the whole surface; change nothing."""
