"""What there is to say about a track in a few lines: author, length, laps, par."""

from collections.abc import Mapping

from game.core.record import OptionValue
from game.files.texts import Texts
from game.scenes.race_options import options_of
from game.scenes.race_tracks import Offered, RaceTracks


def track_facts(
    texts: Texts, tracks: RaceTracks, offered: Offered, chosen: Mapping[str, OptionValue], seats: int
) -> list[str]:
    """The lines for a track as it would be raced with these options and seats; of a broken map what is wrong."""
    track = offered.track
    if track is None:
        return [finding.line() for finding in offered.findings]
    options = options_of(chosen, track)
    known = tracks.par(track, options, seats)
    first = [texts("lobby.by", author=track.author)] if track.author else []
    if known is not None and known.spots:
        first.append(texts("lobby.length", n=known.spots))
    first.append(texts.count("lobby.laps", options.laps))
    lines = [" \N{MIDDLE DOT} ".join(first)]
    if known is not None:
        lap = known.par.lap
        lines.append(texts("lobby.no_par") if lap is None else texts("lobby.par", n=lap))
    elif (share := tracks.share(track, options, seats)) is not None:
        lines.append(texts("lobby.measuring", share=round(100 * share)))
    return lines
