"""The photo finish once more after the race: the cars that came home in the winner's turn."""

from typing import Final

import pygame

from game.core.option_words import read_options
from game.files.texts import Texts
from game.games.racetrack.options import Options
from game.games.racetrack.track import Track
from game.tables.chart import Chart
from game.tables.racetrack.photo_finish import Finisher, draw_photo, photo_entries
from game.tables.table import TableScene
from game.ui import text
from game.ui.theme import Look, Type

_TITLE: Final = 110
_ROW: Final = 88
"""What the photograph needs in design pixels at the normal text size."""


def photo_chart(table: TableScene, texts: Texts) -> Chart | None:
    """The photograph as a page beside the charts; None where the game knows none, or only the winner finished."""
    outcome = table.match.outcome()
    view = table.match.view(None)
    if outcome is None or table.game.name != "racetrack":
        return None
    finishers: list[Finisher] = []
    for seat in (seat for group in outcome.ranks for seat in group):
        finish = view.cars[seat].progress.finish
        if finish is not None and (not finishers or finish.turn == finishers[0].finish.turn):
            sitter = table.seats[seat]
            place = texts("result.place", n=outcome.place(seat))
            finishers.append(Finisher(sitter.mark, sitter.name, place, finish))
    if len(finishers) < 2:
        return None
    track = Track.from_text(table.header.board)
    tie_break = read_options(table.header.options, Options()).tie_break
    entries = photo_entries(track, tie_break, finishers, texts)

    def draw(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """The photograph, as far as it fits whole; else the cars in words."""
        if rect.height >= look.metrics.grown_px(_TITLE + _ROW * len(entries)):
            draw_photo(surface, look, rect, entries, tie_break, 1.0, texts)
            return
        step = text.line_height(look, Type.SMALL)
        for number, entry in enumerate(entries[: rect.height // step]):
            words = f"{entry.label}: {entry.words}"
            at = (rect.left, rect.top + number * step)
            text.write(surface, look, words, at, Type.SMALL, most=rect.width)

    return Chart(texts("result.photo"), draw)
