"""Bar charts: a group of bars for each count, a bar a seat."""

from collections.abc import Sequence

import pygame

from game.tables.chart import Chart
from game.tables.seats import Sitter
from game.ui import text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, Ink, Look, Type, shade


def bar_chart(title: str, sitters: Sequence[Sitter], labels: Sequence[str], counts: Sequence[Sequence[int]]) -> Chart:
    """A group of bars for each count, a bar a sitter."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        row = rect.height // max(1, len(labels))
        wide = max(text.width(look, label, Type.SMALL) for label in labels) + look.px(16)
        wide = min(wide, rect.width // 2)
        most = max(1, *(count for line in counts for count in line))
        mark = max(8, min(look.px(22), (row - look.px(10)) // len(sitters)))
        room = rect.width - wide - mark - text.width(look, "00", Type.SMALL) - look.px(14)
        for number, (label, line) in enumerate(zip(labels, counts, strict=True)):
            top = rect.top + number * row
            if number:
                pygame.draw.line(
                    surface, shade(look.mood.panel, look.mood.line, 0.18), (rect.left, top), (rect.right, top)
                )
            at = (rect.left, top + row // 2)
            text.write(surface, look, label, at, Type.SMALL, anchor="midleft", most=wide - look.px(10))
            first = top + (row - mark * len(sitters)) // 2
            for place, (sitter, count) in enumerate(zip(sitters, line, strict=True)):
                y = first + place * mark
                draw_mark(surface, sitter.mark, (rect.left + wide + mark // 2, y + mark // 2), mark)
                left = rect.left + wide + mark + look.px(6)
                bar = pygame.Rect(left, y + 1, max(2, room * count // most), mark - 2)
                pygame.draw.rect(surface, sitter.mark.colour, bar)
                pygame.draw.rect(surface, OUTLINE, bar, max(1, look.px(2)))
                if count:
                    size = max(11, round(mark * 0.9))
                    figure = text.picture(str(count), size, Ink(look.mood.ink, look.mood.panel).colour)
                    surface.blit(figure, figure.get_rect(midleft=(bar.right + look.px(6), bar.centery)))

    return Chart(title, paint)
