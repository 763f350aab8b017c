"""Which chooser the seat on turn decides with."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lucky.cards import Card, Deck
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase, State
from game.tables.lucky.acting import Acting
from game.tables.lucky.chances import Chances
from game.tables.lucky.choosing import Chooser
from game.tables.lucky.exchange import Discarding, Drawing
from game.tables.lucky.flying import Flying, Highlighting

ON_THE_GROUND = frozenset({Phase.ACTING, Phase.DRAWING, Phase.DISCARDING, Phase.REPLACING})
"""In these phases the hand is looked at."""


def chooser_for(
    rules: LuckyRules,
    texts: Texts,
    chances: Chances,
    game: State,
    seat: Seat,
    name: str,
    last_drawn: Deck | None,
    marked: Sequence[Card],
) -> Chooser | None:
    """The chooser for a phase; `game` is the seat's own view, `marked` are the cards that it planned to put away."""
    moves = tuple(rules.legal_moves(game, seat))
    match game.phase:
        case Phase.ACTING:
            return Acting(rules, texts, chances, game, seat, name)
        case Phase.DRAWING | Phase.REPLACING:
            return Drawing(texts, game, moves, name, last_drawn)
        case Phase.DISCARDING:
            return Discarding(texts, game, game.pilots[seat].hand, name, marked)
        case Phase.HIGHLIGHTING:
            return Highlighting(texts, chances, game, seat, name)
        case Phase.OVER:
            return None
        case _:
            return Flying(texts, chances, game, seat, name, moves)
