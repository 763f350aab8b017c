"""The choice between exchange and flight, and the cards that are laid for a flight."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lucky.cards import FINAL, SHOWS, Deck
from game.games.lucky.moves import DRAW, PASS, LayFinal, Move
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NOT_FLOWN, State
from game.tables.lucky.chances import Asked, Chances
from game.tables.lucky.choosing import BACK, GO
from game.tables.lucky.desk import Key
from game.tables.lucky.plans import FinalPlan, ShowPlan
from game.tables.lucky.spots import Kind, Option, Spot
from game.tables.lucky.words import odds_words


class Acting:
    """Exchange or flight; for a flight a show, and the cards to lay on it."""

    def __init__(self, rules: LuckyRules, texts: Texts, chances: Chances, game: State, seat: Seat, name: str) -> None:
        self._rules = rules
        self._texts = texts
        self._chances = chances
        self._game = game
        self._pilot = game.pilots[seat]
        self._name = name
        self._moves = tuple(rules.legal_moves(game, seat))
        self.was_refused = False
        self.plan: ShowPlan | FinalPlan | None = None
        plans = [self._show_plan(show) for show in range(len(SHOWS))]
        self._is_final = any(isinstance(move, LayFinal) for move in self._moves) or self._may_lay_final
        self._open = tuple(plan.is_open for plan in plans)
        self.focus = self._home([plan.may_fly for plan in plans])

    @property
    def _may_lay_final(self) -> bool:
        return self._pilot.results.count(NOT_FLOWN) <= self._rules.options.short

    def _home(self, may_fly: Sequence[bool]) -> Spot:
        if self._is_final:
            return GO if any(isinstance(move, LayFinal) for move in self._moves) else Spot(Kind.DECK, 0)
        for flags in (may_fly, self._open):
            if any(flags):
                return Spot(Kind.BOARD, list(flags).index(True))
        return Spot(Kind.DECK, 0) if PASS not in self._moves else GO

    def _show_plan(self, show: int) -> ShowPlan:
        return ShowPlan(self._rules.box, show, self._game.shows[show], self._pilot.hand, self._moves)

    def options(self) -> Sequence[Option]:
        """Boards and piles; with a show chosen the cards that go with it."""
        plan = self.plan
        if plan is not None:
            cards = [
                Option(Spot(Kind.HAND, number), self._why(plan.why_not(number))) for number in range(len(plan.hand))
            ]
            return [Option(GO, self.keys[0].reason), Option(BACK), *cards]
        boards = [] if self._is_final else [
            Option(Spot(Kind.BOARD, show), "" if is_open else self._closed(show))
            for show, is_open in enumerate(self._open)
        ]  # fmt: skip
        decks = [Option(Spot(Kind.DECK, deck)) for deck in Deck if DRAW[deck] in self._moves]
        return [*boards, *decks, *(Option(Spot(Kind.BUTTON, n), key.reason) for n, key in enumerate(self.keys))]

    def _why(self, key: str) -> str:
        return self._texts(f"lucky.why.{key}", n=self._rules.box.least_lower) if key else ""

    def _closed(self, show: int) -> str:
        if self._pilot.results[show] != NOT_FLOWN:
            return self._texts("lucky.why.flown")
        return self._texts("lucky.why.nothing_to_play" if self._game.shows[show] else "lucky.why.no_cards")

    def take(self, spot: Spot) -> Sequence[Move]:
        """Choose a show, a card for it, a pile to exchange from, or take off."""
        option = next((one for one in self.options() if one.spot == spot), None)
        self.was_refused = option is None or not option.is_open
        if self.was_refused:
            return ()
        match spot.kind:
            case Kind.DECK:
                return (DRAW[spot.at],)
            case Kind.BOARD:
                self._open_plan(self._show_plan(spot.at))
            case Kind.HAND if self.plan is not None:
                self.plan.turn(spot.at)
                if self.plan.move is not None and (isinstance(self.plan, FinalPlan) or len(self.plan.chosen) != 1):
                    self.focus = GO
            case Kind.BUTTON if spot == BACK:
                self.back()
            case Kind.BUTTON:
                return self._press_key()
            case _:
                pass
        return ()

    def _open_plan(self, plan: ShowPlan | FinalPlan) -> None:
        self.plan = plan
        lit = (number for number in range(len(plan.hand)) if not plan.why_not(number))
        self.focus = GO if plan.move is not None else Spot(Kind.HAND, next(lit, 0))

    def _press_key(self) -> Sequence[Move]:
        if self.plan is None:
            if self._is_final:
                self._open_plan(FinalPlan(self._rules.box, self._rules.options, self._pilot.hand, self._moves))
                return ()
            return (PASS,)
        return () if self.plan.move is None else (self.plan.move,)

    def back(self) -> bool:
        """Put a card back, or leave the show."""
        plan = self.plan
        if plan is None:
            return False
        if not plan.back():
            self.plan = None
            self.focus = GO if plan.show == FINAL else Spot(Kind.BOARD, plan.show)
        return True

    @property
    def title(self) -> str:
        """Whose turn, or which show."""
        if self.plan is None:
            return self._texts("lucky.ask.turn", name=self._name)
        if isinstance(self.plan, FinalPlan):
            return self._texts("lucky.ask.final")
        key = "show" if self.plan.laid else "lay"
        return self._texts(f"lucky.ask.{key}", show=self._texts(f"lucky.show.{self.plan.show}"))

    @property
    def about(self) -> tuple[str, ...]:
        """What lies under the cursor, or how far the plan has come."""
        texts, plan = self._texts, self.plan
        reason = next((option.reason for option in self.options() if option.spot == self.focus), "")
        if isinstance(plan, FinalPlan):
            box = self._rules.box
            state = texts("lucky.plan.final", sum=plan.difficulty, least=box.least_final, dice=plan.dice, most=box.dice)
            return (state, reason) if reason and self.focus != GO else (state,)
        if plan is not None:
            lines = [reason] if reason and self.focus != GO else []
            return (*lines, *self._about_plan(plan))
        if reason and self.focus.kind is Kind.BOARD:
            return (reason,)
        if self.focus.kind is Kind.DECK:
            return (texts("lucky.about.exchange"),)
        if self.focus.kind is Kind.BOARD:
            return (texts("lucky.about.show" if self._game.shows[self.focus.at] else "lucky.about.lay"),)
        if self._is_final:
            box = self._rules.box
            return (texts("lucky.about.final", least=box.least_final, dice=box.dice),)
        return ()

    def _about_plan(self, plan: ShowPlan) -> tuple[str, ...]:
        """What can be done with a show, or how far the cards for it have come."""
        texts, least = self._texts, self._rules.box.least_lower
        if not plan.chosen:
            key = "fresh" if not plan.laid else "laid" if plan.may_fly else "play"
            return (texts(f"lucky.plan.{key}", least=least),)
        if len(plan.chosen) == 1 and plan.move is not None:
            return ()
        if len(plan.chosen) == 1 and plan.laid:
            return (texts("lucky.plan.more"),)
        return (texts("lucky.plan.lowers", n=plan.lowers, least=least),)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The way to the final show, or take-off."""
        texts, plan = self._texts, self.plan
        if plan is None:
            if self._is_final:
                has_any = any(isinstance(move, LayFinal) for move in self._moves)
                return (Key(texts("lucky.key.final"), "star", reason="" if has_any else texts("lucky.why.no_final")),)
            return (Key(texts("lucky.key.pass"), "skip"),) if PASS in self._moves else ()
        reason = ""
        if plan.move is None:
            if isinstance(plan, FinalPlan):
                reason = texts(f"lucky.why.final.{plan.why_not_yet or 'cards'}")
            else:
                reason = texts("lucky.why.play" if not plan.chosen else "lucky.why.more")
        back = Key(texts("lucky.key.back"), "return", is_quiet=True)
        if isinstance(plan, FinalPlan):
            return (Key(texts("lucky.key.lay_final"), "flag", reason=reason), back)
        name = "lay" if not plan.laid or len(plan.chosen) > 1 else "raise" if plan.chosen else "fly"
        return (Key(texts(f"lucky.key.{name}"), "flag", reason=reason, value=self._plan_odds(plan)), back)

    def _plan_odds(self, plan: ShowPlan) -> str:
        asked = self._asked(plan)
        odds = None if asked is None else self._chances.of(asked)
        return "" if odds is None else odds_words(self._texts, odds)

    def _asked(self, plan: ShowPlan) -> Asked | None:
        cards = tuple(card for card in plan.cards if card is not None)
        return Asked(cards, self._pilot.chips) if plan.move is not None else None

    @property
    def lifted(self) -> frozenset[int]:
        """The hand cards chosen so far."""
        if isinstance(self.plan, ShowPlan):
            return frozenset(self.plan.chosen.values())
        return frozenset() if self.plan is None else frozenset(self.plan.chosen)

    @property
    def wanted(self) -> tuple[Asked, ...]:
        """The odds of the plan."""
        asked = self._asked(self.plan) if isinstance(self.plan, ShowPlan) else None
        return () if asked is None else (asked,)
