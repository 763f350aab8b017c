"""What each seat's dossier says, from the story of the race."""

from collections.abc import Sequence

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.tables.lunatix.dossiers import Dossier
from game.tables.lunatix.story import Run, Story
from game.tables.seats import Sitter
from game.ui import text
from game.ui.theme import Look, Type


def seat_dossiers(
    story: Story,
    laps: int,
    sitters: Sequence[Sitter],
    texts: Texts,
    outcome: Outcome | None,
    acting: Seat | None,
    locked: frozenset[Seat],
    thinking: frozenset[Seat],
    needle: tuple[Seat, float] | None,
) -> list[Dossier]:
    """A dossier a seat; `thinking` are those who have still to choose, `needle` is a speed on its way to another."""
    seats = range(len(story.runs))
    places: Sequence[int] = story.places()
    if outcome is not None and story.is_over:
        places = [outcome.place(seat) for seat in seats]
    found = []
    for seat in seats:
        run, sitter = story.runs[seat], sitters[seat]
        speed = round(needle[1]) if needle is not None and needle[0] == seat else run.speed
        found.append(
            Dossier(
                mark=sitter.mark,
                name=sitter.name,
                is_bot=sitter.is_bot,
                place=texts(f"table.place_{places[seat]}"),
                lap=texts("lunatix.lap", n=max(1, min(run.laps, laps)), laps=laps),
                speed=0 if run.wreck else speed,
                maximum=0 if run.wreck else run.maximum,
                luck=run.luck,
                chips=(run.chips[0], run.chips[1], run.chips[2]),
                gadgets=tuple(run.open),
                hidden=run.hidden,
                lunacies=tuple(run.lunacies),
                order=run.turn,
                card=run.card,
                has_locked=run.has_locked or seat in locked,
                is_thinking=seat in thinking and run.is_running,
                is_acting=seat == acting,
                is_out=not run.is_running,
                is_in_pit=run.is_in_pit,
                is_wrong_way=run.is_clockwise and run.is_running,
                end=_end(texts, run),
            )
        )
    return found


def status(look: Look, story: Story, laps: int, texts: Texts, most: int) -> str:
    """Round and lap of the leader; the lap alone where `most` pixels have no room for both."""
    lap = min(max(1, *(run.laps for run in story.runs)), laps)
    words = texts("lunatix.status", round=story.round, lap=lap, laps=laps)
    is_short = text.width(look, words, Type.SMALL, is_bold=True) > most
    return texts("lunatix.lap", n=lap, laps=laps) if is_short else words


def _end(texts: Texts, run: Run) -> str:
    if run.wreck:
        return texts("lunatix.state.wreck")
    if run.has_retired:
        return texts("lunatix.state.retired")
    return ""
