"""What it costs to run into a car, in words: the kind of the ram, and the dice of both as far as can be foreseen."""

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix import rams
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card
from game.games.lunatix.events import RamKind
from game.games.lunatix.state import State


def ram_words(texts: Texts, board: Board, race: State, target: Seat, name: str) -> str:
    """The kind and the dice of a ram by the car on turn, from where it stands in `race`."""
    kind = rams.kind_of(board, race.cars, race.squares, race.turn.seat, target)
    return f"{texts(f'lunatix.ram.{kind.value}')}: {_dice_words(texts, board, race, target, name, kind)}"


def hit_words(texts: Texts, board: Board, race: State, target: Seat, name: str) -> str:
    """The dice of running into what blocks the way."""
    return _dice_words(texts, board, race, target, name, RamKind.INVOLUNTARY)


def _dice_words(texts: Texts, board: Board, race: State, target: Seat, name: str, kind: RamKind) -> str:
    mine, theirs = rams.dice_of(board, kind, race.turn.card)
    other = race.cars[target]
    if not other.is_running:
        theirs = 0
    elif Card.BUMPERS in other.open:
        theirs = max(0, theirs - board.amounts[Card.BUMPERS])
    if mine == theirs:
        return texts.count("lunatix.dice_each", mine)
    return texts.count("lunatix.dice_both", mine, name=name, theirs=theirs)
