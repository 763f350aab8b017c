"""Cards as the box has them, made from their difficulties."""

from game.games.lucky.cards import Card, Figure

VALUES = {
    3: (2, 1),
    4: (3, 1),
    5: (4, 2),
    6: (5, 2),
    7: (6, 3),
    8: (7, 3),
    9: (8, 4),
    10: (9, 4),
    11: (10, 5),
    12: (11, 5),
}


def printed(*difficulties: int) -> tuple[Card, ...]:
    """Cards of these difficulties; their figures take turns, which makes no difference in the air."""
    return tuple(Card(Figure(place % 4), each, *VALUES[each]) for place, each in enumerate(difficulties))
