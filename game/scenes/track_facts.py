"""What there is to say about a track in a few lines: author, length, laps, par."""

from collections.abc import Mapping

from game.core.record import OptionValue
from game.files.texts import Texts
from game.games.racetrack.prepare import Par
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
        lines.append(_par_words(texts, known.par, options.laps))
    elif (share := tracks.share(track, options, seats)) is not None:
        lines.append(texts("lobby.measuring", share=round(100 * share)))
    return lines


def _par_words(texts: Texts, par: Par, laps: int) -> str:
    """The fewest moves for the whole race, then for one lap of it if there are more."""
    if par.lap is None or par.race is None:
        return texts("lobby.no_par")
    if laps == 1:
        return texts("lobby.par", n=par.lap)
    return texts("lobby.par_laps", laps=laps, n=par.race, lap=par.lap)
