"""The track builder in tests: the way to it, and what is done there over and over."""

from pathlib import Path

import pygame

from game.games.racetrack.pieces import Piece
from game.scenes.builder import BuilderPage
from game.scenes.builder_menu import BuilderMenu
from game.scenes.builder_work import SHELF
from game.scenes.lobby import Lobby
from game.ui.press import CLUSTERS, KEYBOARD, Button, Device
from tests.pilot import Pilot
from tests.scenes.test_race import to_lobby

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
ESCAPE = pygame.KSCAN_ESCAPE
OVAL = (Piece.CURVE_MEDIUM, Piece.CURVE_MEDIUM, Piece.STRAIGHT, Piece.STRAIGHT, Piece.CURVE_MEDIUM, Piece.CURVE_MEDIUM)
LARGE = (1280, 720)


def to_builder(pilot: Pilot, device: Device = ARROWS) -> BuilderPage:
    if not pilot.sees(Lobby):
        to_lobby(pilot, device)
    pilot.choose("Track", device)
    pilot.choose("Build a track", device)
    return builder(pilot)


def builder(pilot: Pilot) -> BuilderPage:
    assert isinstance(pilot.top, BuilderPage), f"{type(pilot.top).__name__} is on top"
    return pilot.top


def take(pilot: Pilot, piece: Piece) -> None:
    for _ in SHELF:
        if builder(pilot).work.hand is piece:
            return
        pilot.push(KEYBOARD, Button.TAB_RIGHT)
    raise AssertionError(f"{piece.value} is not on the shelf")


def hand_of(pilot: Pilot) -> tuple[Piece, bool]:
    """The piece in hand, and whether the shelf has the focus."""
    return builder(pilot).work.hand, builder(pilot).shelf.focus is not None


def lay_oval(pilot: Pilot, device: Device = ARROWS) -> None:
    for piece in OVAL:
        take(pilot, piece)
        pilot.push(device, Button.CONFIRM)
    assert builder(pilot).work.judged.layout is not None


def menu(pilot: Pilot, row: str, device: Device = ARROWS) -> None:
    pilot.key(ESCAPE)
    assert pilot.sees(BuilderMenu)
    pilot.choose(row, device)


def own(home: Path) -> list[Path]:
    return sorted((home / "home" / "tracks" / "racetrack").glob("*.tmx"))
