"""What each seat's panel says, from the story of the race."""

from collections.abc import Sequence

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.games.racetrack.rules import RacetrackRules
from game.tables.racetrack.panels import Card
from game.tables.racetrack.story import Story
from game.tables.seats import Sitter


def seat_cards(
    rules: RacetrackRules,
    story: Story,
    sitters: Sequence[Sitter],
    texts: Texts,
    outcome: Outcome | None,
    acting: Seat | None,
    note: str,
) -> tuple[Card, ...]:
    """A card a seat; `note` is a line for the acting one."""
    seats = range(rules.seats)
    places: Sequence[int] = story.places()
    if outcome is not None and story.is_over:
        places = [outcome.place(seat) for seat in seats]
    return tuple(
        Card(
            mark=sitters[seat].mark,
            name=sitters[seat].name,
            is_bot=sitters[seat].is_bot,
            place=place_words(texts, places[seat]) if _has_place(rules, story, seat) else "",
            velocity=(story.runs[seat].vx, story.runs[seat].vy),
            speed=story.runs[seat].speed,
            facts=_facts(rules, story, texts, seat),
            crashes=story.runs[seat].crashes,
            note=note if seat == acting else "",
            is_acting=seat == acting,
            is_out=story.runs[seat].has_retired,
        )
        for seat in seats
    )


def place_words(texts: Texts, place: int) -> str:
    """A place as people say it."""
    return texts(f"table.place_{place}")


def _has_place(rules: RacetrackRules, story: Story, seat: Seat) -> bool:
    """Places mean something once a car among others has moved."""
    return rules.seats > 1 and (story.runs[seat].turns > 0 or story.is_over)


def _facts(rules: RacetrackRules, story: Story, texts: Texts, seat: Seat) -> tuple[str, ...]:
    """Turn, and then lap and gates, or how the race has ended for this seat."""
    run, laps, gates = story.runs[seat], rules.laps, len(rules.track.checkpoints)
    turn = texts("racetrack.turn", n=run.turns if run.finish_turn is None else run.finish_turn)
    if run.has_retired:
        return turn, texts("racetrack.retired")
    if run.finish_turn is not None:
        return turn, texts("racetrack.finished")
    lap = texts("racetrack.lap", lap=min(run.laps + 1, laps), laps=laps)
    if run.lost_turns:
        return turn, lap, texts.count("racetrack.waits", run.lost_turns)
    return (turn, lap, texts("racetrack.gates", n=run.passed, gates=gates)) if gates else (turn, lap)
