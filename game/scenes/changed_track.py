"""A match begun again because its track has changed on disk: the same seats and options, the track as it is now."""

from contextlib import suppress
from dataclasses import replace

from game.core.record import Header, OptionValue
from game.files.finding import Finding
from game.files.tiled import Loaded
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.prepare import prepare
from game.games.racetrack.track import Track
from game.scenes.confirm import Confirm, Message
from game.scenes.start import table_for
from game.tables.stage import Stage
from game.tables.table import TableScene


def ask_to_restart(stage: Stage, table: TableScene, loaded: Loaded) -> None:
    """Begin again at once where nobody else is asked; several people are asked whether they want to."""
    if len(table.persons) <= 1 or table.match.outcome() is not None:
        restart(stage, table, loaded)
        return
    words = stage.texts
    stage.app.push(
        Confirm(
            stage,
            words("table.track.restarting"),
            words("table.track.restarting.question"),
            words("table.track.restart"),
            words("page.back"),
            lambda: restart(stage, table, loaded),
        )
    )


def restart(stage: Stage, table: TableScene, loaded: Loaded) -> None:
    """Put a table for the changed track in place of this one; a record without a move is not kept."""
    try:
        header = header_on(stage, table.again(), loaded)
    except ValueError as fault:
        words = stage.texts
        stage.app.push(Message(stage, words("table.track.not_possible"), str(fault), words("page.understood")))
        return
    is_empty, record = not table.match.entries, table.record_path
    stage.app.replace(table_for(stage, header, table.map_path))
    if is_empty and record is not None:
        with suppress(OSError):
            record.unlink()


def header_on(stage: Stage, header: Header, loaded: Loaded) -> Header:
    """A header with the map's track in place of its own. Raises ValueError when its options do not go with it.

    What the old track had brought about by itself, such as its laps, is as the new one has it.
    """
    offered = {offer.option for offer in stage.figures_of(header.game).offers}
    chosen = {name: value for name, value in header.options.items() if name in offered}
    if loaded.track is not None:
        _drop_laps(chosen, Track.from_text(header.board).laps)
        options = prepare(loaded.track, stage.figures, chosen, len(header.seats))
        return replace(header, board=loaded.track.to_text(), options=options)
    if loaded.loop is not None:
        _drop_laps(chosen, LunatixTrack.from_text(header.board).laps)
        options = prepare_loop(loaded.loop, stage.lunatix_figures, chosen)
        return replace(header, board=loaded.loop.to_text(), options=options)
    raise ValueError(_first(loaded.findings))


def _drop_laps(chosen: dict[str, OptionValue], own: int) -> None:
    if chosen.get("laps") == own:
        del chosen["laps"]


def _first(findings: tuple[Finding, ...]) -> str:
    return findings[0].line() if findings else "there is no track in the map"
