"""A match of any game of the catalogue, from the header of its record."""

from typing import Any

from game.core.match import Match
from game.core.record import Header
from game.games.catalogue import find_game

AnyMatch = Match[Any, Any, Any, Any]


def match_from(header: Header) -> AnyMatch:
    """The match that a record's header describes, before its first move.

    Raises ValueError when this program cannot play it: an unknown game, other rules, a track or
    options that do not fit.
    """
    game = find_game(header.game)
    if header.rules != game.rules_version:
        raise ValueError(
            f"it was played by rules {header.rules} of {game.name}, and this version plays rules {game.rules_version}; "
            "use the version that made it"
        )
    if not game.least_seats <= len(header.seats) <= game.most_seats:
        raise ValueError(f"{game.name} has {game.least_seats} to {game.most_seats} seats, not {len(header.seats)}")
    rules = game.make_rules(header.board, header.options, len(header.seats))
    return Match(rules, game.kinds, header.seed)
