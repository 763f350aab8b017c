"""What a pilot in flight decides with: the highlight, a throw, which dice on which figure, a repeated throw."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lucky.cards import FINAL
from game.games.lucky.covers import taken
from game.games.lucky.moves import (
    BREAK_OFF,
    HIGHLIGHT,
    REPEAT,
    REPEAT_WITH_RED,
    THROW,
    THROW_WITH_RED,
    Cover,
    Move,
)
from game.games.lucky.state import NO_PLACE, Phase, State
from game.tables.lucky.chances import Asked, Chances, Odds
from game.tables.lucky.desk import Key
from game.tables.lucky.spots import Kind, Option, Spot
from game.tables.lucky.words import odds_words

_CHIPS: Final[Mapping[Move, int]] = {THROW_WITH_RED: 1, REPEAT: 1, REPEAT_WITH_RED: 2}
_KEYS: Final[Mapping[Move, str]] = {
    THROW: "throw",
    THROW_WITH_RED: "throw_red",
    REPEAT: "repeat",
    REPEAT_WITH_RED: "repeat_red",
    BREAK_OFF: "break_off",
}
_ICONS: Final[Mapping[Move, str]] = {BREAK_OFF: "cross", REPEAT: "return", REPEAT_WITH_RED: "return"}


class Combo(NamedTuple):
    """One way to use thrown dice: on which figure, which dice, exactly or not, and what that brings."""

    move: Cover
    eyes: tuple[int, ...]
    has_red: bool
    is_exact: bool
    worth: int
    odds: Odds | None

    @property
    def place(self) -> int:
        """The figure."""
        return self.move.place


def combos_of(game: State, moves: Sequence[Move], chances: Chances) -> tuple[Combo, ...]:
    """Every way to cover, figure by figure, exact ones first, then those that keep more dice."""
    flight, pilot = game.flight, game.pilots[game.turn]
    highlight = pilot.highlight if flight.show == FINAL else None
    found = []
    for move in moves:
        if isinstance(move, Cover):
            dice = taken(flight.thrown, flight.red)[move.dice]
            card = flight.cards[move.place]
            is_exact = dice.sum == card.difficulty
            doubled = 2 if move.place == highlight else 1
            worth = card.upper * doubled if is_exact else 0 if doubled == 2 else card.lower
            odds = chances.of_move(game, move)
            found.append(Combo(move, dice.eyes, len(dice.eyes) > dice.black, is_exact, worth, odds))
    return tuple(sorted(found, key=lambda one: (one.place, not one.is_exact, len(one.eyes), sum(one.eyes))))


def distinct(combos: Sequence[Combo]) -> tuple[Combo, ...]:
    """One combination of those that come to the same: as many dice on the same figure, exact or not."""
    found: dict[tuple[int, bool, int, bool], Combo] = {}
    for combo in combos:
        found.setdefault((combo.place, combo.is_exact, len(combo.eyes), combo.has_red), combo)
    return tuple(found.values())


class Highlighting:
    """On which card of the final show the highlight chip lies."""

    plan = None
    lifted: frozenset[int] = frozenset()
    keys: tuple[Key, ...] = ()

    def __init__(self, texts: Texts, chances: Chances, game: State, seat: Seat, name: str) -> None:
        self._texts = texts
        self._chances = chances
        self._pilot = game.pilots[seat]
        self._name = name
        self.was_refused = False
        self._is_first = self._pilot.highlight == NO_PLACE
        self._pointed = None if self._is_first else Spot(Kind.FIGURE, self._pilot.highlight)

    @property
    def focus(self) -> Spot:
        """What is pointed at; before anything is, the best card for the first highlight, once all odds are known."""
        if self._pointed is not None:
            return self._pointed
        found = [self.odds(place) for place in range(len(self._pilot.final))]
        points = [odds.points for odds in found if odds is not None]
        return Spot(Kind.FIGURE, points.index(max(points)) if len(points) == len(found) else 0)

    @focus.setter
    def focus(self, spot: Spot) -> None:
        self._pointed = spot

    def options(self) -> Sequence[Option]:
        """The cards of the show."""
        return [Option(Spot(Kind.FIGURE, place)) for place in range(len(self._pilot.final))]

    def take(self, spot: Spot) -> Sequence[Move]:
        """Lay the chip there and take off."""
        self.was_refused = spot.kind is not Kind.FIGURE
        return () if self.was_refused else (HIGHLIGHT[spot.at],)

    def back(self) -> bool:
        """There is no step before it."""
        return False

    @property
    def title(self) -> str:
        """Which figure."""
        return self._texts("lucky.ask.highlight", name=self._name)

    @property
    def about(self) -> tuple[str, ...]:
        """What the chip does, and the odds with it there."""
        about = self._texts("lucky.about.highlight" if self._is_first else "lucky.about.highlight_again")
        odds = self.odds(self.focus.at) if self.focus.kind is Kind.FIGURE else None
        return (about,) if odds is None else (odds_words(self._texts, odds), about)

    def odds(self, place: int) -> Odds | None:
        """The odds with the chip on a card."""
        return self._chances.of(self._chances.asked_of_final(self._pilot, place))

    @property
    def wanted(self) -> tuple[Asked, ...]:
        """The odds of every place."""
        return tuple(self._chances.asked_of_final(self._pilot, place) for place in range(len(self._pilot.final)))


class Flying:
    """Throw, cover, repeat, or let it be. `held` are dice that the mouse has taken up, by number.

    Of combinations that come to the same, one is offered; the mouse may lay any.
    """

    plan = None
    lifted: frozenset[int] = frozenset()
    wanted: tuple[Asked, ...] = ()

    def __init__(
        self, texts: Texts, chances: Chances, game: State, seat: Seat, name: str, moves: Sequence[Move]
    ) -> None:
        self._texts = texts
        self._chances = chances
        self._game = game
        self._pilot = game.pilots[seat]
        self._name = name
        self._all_combos = combos_of(game, moves, chances)
        self.combos = distinct(self._all_combos)
        self._buttons = tuple(move for move in moves if not isinstance(move, Cover))
        self.held: frozenset[int] = frozenset()
        self.was_refused = False
        best = max(self.combos, key=lambda one: (one.odds.points if one.odds else 0, one.is_exact), default=None)
        self.focus = Spot(Kind.BUTTON, self._home()) if best is None else Spot(Kind.COMBO, self.combos.index(best))
        if chances.is_on is False and self.combos:
            # Without odds nothing is recommended: the cursor waits at the first.
            self.focus = Spot(Kind.COMBO, 0)

    def _home(self) -> int:
        """The button the cursor waits at: the first, but no chip is proposed that cannot save the flight."""
        if BREAK_OFF not in self._buttons:
            return 0
        odds = [self._chances.of_move(self._game, move) for move in self._buttons if move != BREAK_OFF]
        is_hopeless = all(found is not None and not found.success for found in odds)
        return self._buttons.index(BREAK_OFF) if is_hopeless else 0

    @property
    def focused(self) -> Combo | None:
        """The combination under the cursor."""
        return self.combos[self.focus.at] if self.focus.kind is Kind.COMBO else None

    def options(self) -> Sequence[Option]:
        """Combinations and buttons; for the mouse dice and figures as well."""
        dice = len(self._game.flight.thrown) + (self._game.flight.red > 0) if self.combos else 0
        places = dict.fromkeys(combo.place for combo in self.combos)
        return [
            *(Option(Spot(Kind.COMBO, number)) for number in range(len(self.combos))),
            *(Option(Spot(Kind.BUTTON, number)) for number in range(len(self._buttons))),
            *(Option(Spot(Kind.DIE, number), is_for_mouse=True) for number in range(dice)),
            *(Option(Spot(Kind.FIGURE, place), is_for_mouse=True) for place in places),
        ]

    def take(self, spot: Spot) -> Sequence[Move]:
        """Play a combination or a button; take up a die; lay what is held on a figure."""
        self.was_refused = False
        match spot.kind:
            case Kind.COMBO:
                return (self.combos[spot.at].move,)
            case Kind.BUTTON:
                return (self._buttons[spot.at],)
            case Kind.DIE:
                self.held ^= {spot.at}
            case Kind.FIGURE:
                return self._lay_held(spot.at)
            case _:
                self.was_refused = True
        return ()

    def _lay_held(self, place: int) -> Sequence[Move]:
        here = [combo for combo in self.combos if combo.place == place]
        if not self.held:
            if here:
                self.focus = Spot(Kind.COMBO, self.combos.index(here[0]))
            self.was_refused = not here
            return ()
        wanted = self.held_combo(place)
        self.was_refused = wanted is None
        return () if wanted is None else (wanted.move,)

    def held_combo(self, place: int) -> Combo | None:
        """The way to lay exactly the dice that are held on a figure, if they reach it."""
        flight = self._game.flight
        chosen = taken(flight.thrown, flight.red)[sum(1 << number for number in self.held)]
        for combo in self._all_combos:
            if (
                combo.place == place
                and combo.eyes == chosen.eyes
                and combo.has_red == (len(chosen.eyes) > chosen.black)
            ):
                return combo
        return None

    def back(self) -> bool:
        """Put the dice down."""
        if self.held:
            self.held = frozenset()
            return True
        return False

    @property
    def title(self) -> str:
        """What is to be done."""
        phase = self._game.phase
        if phase is Phase.COVERING:
            return self._texts("lucky.ask.cover", name=self._name)
        if phase is Phase.FEARING:
            return self._texts("lucky.ask.fear", name=self._name)
        return self._texts("lucky.ask.throw", name=self._name)

    @property
    def about(self) -> tuple[str, ...]:
        """What the combination under the cursor comes to."""
        combo, texts = self.focused, self._texts
        if self.was_refused and self.held:
            return (texts("lucky.about.too_low"),)
        if combo is None:
            move = self._buttons[self.focus.at] if self.focus.kind is Kind.BUTTON else None
            return () if move is None else (texts(f"lucky.about.{_KEYS[move]}"),)
        figure = self._game.flight.cards[combo.place]
        key = "exact" if combo.is_exact else "doomed" if not combo.worth else "more"
        words = texts(
            f"lucky.about.{key}", figure=texts(f"lucky.figure.{figure.figure.value}"), n=figure.difficulty,
            dice=" + ".join(map(str, combo.eyes)), worth=combo.worth,
        )  # fmt: skip
        if combo.odds is None:
            return (words,)
        return (words, texts("lucky.about.then", odds=odds_words(texts, combo.odds)))

    @property
    def keys(self) -> tuple[Key, ...]:
        """Throw, repeat, break off, each with its chance."""
        return tuple(
            Key(
                self._texts(f"lucky.key.{_KEYS[move]}"), _ICONS.get(move, "play"), _CHIPS.get(move, 0),
                value=self._value(move),
            )
            for move in self._buttons
        )  # fmt: skip

    def _value(self, move: Move) -> str:
        odds = None if move == BREAK_OFF else self._chances.of_move(self._game, move)
        return "" if odds is None else odds_words(self._texts, odds)
