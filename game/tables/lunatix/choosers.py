"""What the person on turn decides with: a list, a mix of chips, two gadgets seen in a peek, or a way to drive."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix import state as s
from game.games.lunatix.cards import COUNTS_AS, Card, Chip, Hazard
from game.games.lunatix.moves import ENTER, TAKE_CARD, Enter, Hit, Move, PutAway, Ram, Steer, Way
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.track import Square
from game.tables.lunatix import words
from game.tables.lunatix.blows import hit_words, ram_words
from game.tables.lunatix.forms import Box, Form
from game.tables.lunatix.menus import ChoiceList, Looked, MixPicker, choice_list
from game.tables.lunatix.route import Route
from game.ui.press import Button, Device, Press
from game.ui.prompts import Prompt
from game.ui.theme import SeatMark

WAY_OF: Final = {Button.UP: Way.FRONT, Button.LEFT: Way.LEFT, Button.RIGHT: Way.RIGHT}
"""Buttons are the driver's, whichever way the car points on the screen."""

NameOf = Callable[[Seat], str]


class Chooser(Protocol):
    """Turns presses into moves of the seat on turn."""

    claims: frozenset[Button]
    """Buttons that mean something here before they mean anything else at the table."""

    @property
    def was_refused(self) -> bool:
        """Whether the last press asked for what is not allowed."""

    def press(self, press: Press) -> Sequence[Move]:
        """The moves to play one after the other, once they are chosen."""

    def back(self) -> None:
        """Take the last step back."""

    def pick(self, number: int, *, is_click: bool) -> Sequence[Move]:
        """The mouse is over a box of the form, or clicks it."""

    def form(self, mark: SeatMark, device: Device) -> Form:
        """What is drawn on the desk."""


class FromList:
    """One of a list."""

    def __init__(self, texts: Texts, choices: ChoiceList) -> None:
        self._texts = texts
        self.choices = choices
        self.claims: frozenset[Button] = frozenset()

    @property
    def was_refused(self) -> bool:
        """Whether the last click was on what cannot be chosen."""
        return self.choices.was_refused

    def press(self, press: Press) -> Sequence[Move]:
        """Directions and confirm."""
        move = self.choices.press(press)
        return () if move is None else (move,)

    def back(self) -> None:
        """There is nothing to take back."""

    def pick(self, number: int, *, is_click: bool) -> Sequence[Move]:
        """A click chooses."""
        move = self.choices.pick(number, is_click=is_click)
        return () if move is None else (move,)

    def form(self, mark: SeatMark, device: Device) -> Form:
        """The list with what is to be known of the focus."""
        return Form(
            mark, self.choices.title, self.choices.boxes(), self.choices.focus, self.choices.about, device,
            (
                Prompt(None, self._texts("lunatix.prompt.choose")),
                Prompt(Button.CONFIRM, self._texts("lunatix.prompt.take")),
            ),
        )  # fmt: skip


class Peek(FromList):
    """A list that shows only when its seat asks for it, while the others look away."""

    def __init__(self, texts: Texts, choices: ChoiceList, name: str) -> None:
        super().__init__(texts, choices)
        self._name = name
        self.is_open = False

    def press(self, press: Press) -> Sequence[Move]:
        """The first confirm opens the list, back closes it."""
        if self.is_open:
            return super().press(press)
        if press.button is Button.CONFIRM:
            self.is_open = True
        return ()

    def back(self) -> None:
        """Hide the cards."""
        self.is_open = False

    def pick(self, number: int, *, is_click: bool) -> Sequence[Move]:
        """A click opens the list, then chooses."""
        if self.is_open:
            return super().pick(number, is_click=is_click)
        self.is_open = is_click
        return ()

    def form(self, mark: SeatMark, device: Device) -> Form:
        """Nothing but the offer to look, or the cards."""
        if self.is_open:
            return super().form(mark, device)
        look = self._texts("lunatix.peek.look")
        return Form(
            mark, self._texts("lunatix.peek.title", name=self._name), (Box(look, Card.FACE_DOWN),), 0, "", device,
            (Prompt(Button.CONFIRM, look),),
        )  # fmt: skip


class Mixing:
    """The mix of road hazard chips."""

    def __init__(self, texts: Texts, moves: Sequence[Move], name: str) -> None:
        self._texts = texts
        self._name = name
        self.picker = MixPicker(moves)
        self.claims: frozenset[Button] = frozenset()

    @property
    def was_refused(self) -> bool:
        """Whether the last press asked for chips that there are not."""
        return self.picker.was_refused

    def press(self, press: Press) -> Sequence[Move]:
        """Directions change, confirming takes."""
        move = self.picker.press(press)
        return () if move is None else (move,)

    def back(self) -> None:
        """There is nothing to take back."""

    def pick(self, number: int, *, is_click: bool) -> Sequence[Move]:
        """A click takes one chip more of a kind; on the last box it takes the mix."""
        if number < len(Chip):
            self.picker.focus = number
            if is_click:
                self.picker.change(number, 1)
            return ()
        return (self.picker.move,) if is_click else ()

    def form(self, mark: SeatMark, device: Device) -> Form:
        """Three kinds with their numbers, and the box to take them."""
        texts = self._texts
        boxes = tuple(
            Box(texts("lunatix.mix.kind", chip=words.chip_name(texts, chip), n=count), chip)
            for chip, count in zip(Chip, self.picker.counts, strict=True)
        )
        about = texts(f"lunatix.chip.{list(Chip)[self.picker.focus].value}.about")
        return Form(
            mark, texts("lunatix.ask.mix", name=self._name), (*boxes, Box(texts("lunatix.mix.take"), "tick")),
            self.picker.focus, about, device,
            (Prompt(None, texts("lunatix.prompt.mix")), Prompt(Button.CONFIRM, texts("lunatix.mix.take"))),
        )  # fmt: skip


class Steering:
    """A way planned on the board: up is ahead, left and right the driver's, down takes a step back."""

    def __init__(self, rules: LunatixRules, texts: Texts, race: s.State, name_of: NameOf) -> None:
        self._rules = rules
        self._texts = texts
        self._name_of = name_of
        self.route = Route(rules, race)
        self.was_refused = False
        self._is_barred = False
        """Whether the last press asked for a step that cannot be made."""
        self.claims: frozenset[Button] = frozenset({Button.EXTRA})

    def press(self, press: Press) -> Sequence[Move]:
        """Directions plan, confirming drives; without a plan it proposes one, which is seen before it is driven."""
        self.was_refused = self._is_barred = False
        match press.button:
            case Button.CONFIRM if self.route.legs:
                return self.route.whole()
            case Button.CONFIRM:
                self.route.suggest()
                self.was_refused = not self.route.legs
            case Button.UP | Button.LEFT | Button.RIGHT:
                self.was_refused = self._is_barred = not self.route.steer(WAY_OF[press.button])
            case Button.DOWN:
                self.was_refused = not self.route.back()
            case Button.EXTRA:
                self.was_refused = not self.route.turn_special()
            case _:
                pass
        return ()

    def back(self) -> None:
        """Take the last step back."""
        self.route.back()

    def pick(self, number: int, *, is_click: bool) -> Sequence[Move]:
        """A click on the only box drives, or proposes a way."""
        if is_click and not self.route.legs:
            self.route.suggest()
            return ()
        return self.route.whole() if is_click else ()

    def step_to(self, square: Square) -> Sequence[Move]:
        """The mouse clicks a square: a step there, or back to it; on the end of the plan it drives."""
        route = self.route
        self.was_refused = self._is_barred = False
        if route.legs and route.square == square:
            return route.whole()
        if any(leg.square == square for leg in route.legs):
            while route.legs and route.square != square:
                route.back()
            return ()
        tip = route.tip if not route.is_suggested else None
        if tip is None:
            route.clear()
            tip = route.tip
        car = tip.cars[route.seat]
        ways = (self._rules.track.astern if car.is_clockwise else self._rules.track.ahead)[tip.squares[route.seat]]
        if square in ways:
            self.was_refused = not route.steer(Way(ways.index(square)))
        else:
            self.was_refused = True
        return ()

    def form(self, mark: SeatMark, device: Device) -> Form:
        """What the plan costs, and how to change it."""
        texts, route = self._texts, self.route
        name = self._name_of(route.seat)
        title = texts.count("lunatix.ask.steer", route.squares, name=name)
        prompts = [
            Prompt(None, texts("lunatix.prompt.steer")),
            Prompt(Button.CONFIRM, texts(self._confirm_key())),
        ]
        price = texts("lunatix.bill.barred") if self._is_barred else self._price()
        if route.pit_way is not None:
            button = next(button for button, way in WAY_OF.items() if way is route.pit_way)
            prompts.append(Prompt(button, texts("lunatix.prompt.pit")))
        if any(move != ENTER for move in route.specials) or not self._is_plain():
            prompts.append(Prompt(Button.EXTRA, texts(self._special_key())))
        return Form(mark, title, (Box(self._bill(), "flag"),), 0, price, device, tuple(prompts))

    def _confirm_key(self) -> str:
        if not self.route.legs:
            return "lunatix.prompt.propose"
        return "lunatix.prompt.ram" if self._rams_at_once() else "lunatix.prompt.drive"

    def _rams_at_once(self) -> bool:
        """Whether the plan is a ram from where the car stands."""
        legs = self.route.legs
        return len(legs) == 1 and isinstance(legs[0].move, Ram)

    def _is_plain(self) -> bool:
        return not self.route.legs or (isinstance(self.route.legs[-1].move, Steer) and self.route.legs[-1].drop is None)

    def _special_key(self) -> str:
        moves = self.route.specials
        if any(isinstance(move, Ram) for move in moves):
            return "lunatix.prompt.ram"
        is_drop = COUNTS_AS[self.route.tip.turn.card] is Card.DROP
        return "lunatix.prompt.drop" if is_drop else "lunatix.prompt.other"

    def _bill(self) -> str:
        """The plan in words: squares, hazard cards, chips met, what is dropped, the pit."""
        texts, route = self._texts, self.route
        if not route.legs:
            return texts("lunatix.bill.none")
        if self._rams_at_once():
            return texts("lunatix.bill.at_once")
        steps = sum(isinstance(leg.move, Steer) for leg in route.legs)
        is_at_door = not steps and isinstance(route.legs[-1].move, Enter)
        parts = [texts("lunatix.do.enter") if is_at_door else texts.count("lunatix.bill.squares", steps)]
        if route.hazards:
            parts.append(texts.count("lunatix.hazard_cards", route.hazards))
        parts += [texts("lunatix.bill.meets", chip=words.chip_name(texts, chip)) for chip in route.chips]
        parts += [texts("lunatix.bill.drops", chip=words.chip_name(texts, leg.drop)) for leg in route.legs if leg.drop]
        if isinstance(route.legs[-1].move, Enter) and not is_at_door:
            parts.append(texts("lunatix.bill.pit"))
        return ", ".join(parts)

    def _price(self) -> str:
        """The car that the plan ends in, or the cars that it may end in, with what that costs."""
        texts, route = self._texts, self.route
        match route.legs[-1].move if route.legs else None:
            case Ram(target):
                name = self._name_of(target)
                price = ram_words(texts, self._rules.board, route.tip, target, name)
                key = "lunatix.bill.rams_at_once" if self._rams_at_once() else "lunatix.bill.rams"
                return texts(key, name=name, price=price)
            case Hit(target):
                return self._collision((target,))
            case _:
                return self._collision(route.blockers) if route.blockers else ""

    def _collision(self, blockers: Sequence[Seat]) -> str:
        """Whom the plan runs into at its dead end, or could, with the dice of each."""
        texts, board, race = self._texts, self._rules.board, self.route.tip
        names = [(seat, self._name_of(seat)) for seat in blockers]
        each = [
            texts("lunatix.bill.blocker", name=name, price=hit_words(texts, board, race, seat, name))
            for seat, name in names
        ]
        return texts("lunatix.bill.hits", names=texts("lunatix.bill.or").join(each))


def told_only(race: s.State, moves: Sequence[Move]) -> Move | None:
    """The move with which a card that does nothing passes: it is told, not asked about."""
    is_nothing = isinstance(race.phase, s.FearingHazard) and race.phase.card is Hazard.NEAR_MISS
    return TAKE_CARD if is_nothing and TAKE_CARD in moves else None


def chooser_for(
    rules: LunatixRules, texts: Texts, race: s.State, seat: Seat, name_of: NameOf, looked: Looked, *,
    is_watched: bool = True,
) -> Chooser | None:  # fmt: skip
    """What the seat on turn decides with; `race` is that of its own view, `looked` outlives the choice.

    `is_watched` tells whether other people are at the table, from whom hidden gadgets are to be kept.
    """
    moves = rules.legal_moves(race, seat)
    if not moves:
        return None
    match race.phase:
        case s.ChoosingChips():
            return Mixing(texts, moves, name_of(seat))
        case s.Driving() if any(isinstance(move, Steer) for move in moves):
            return Steering(rules, texts, race, name_of)
        case s.PickingGadget() if is_watched:
            return Peek(texts, choice_list(rules, texts, race, seat, moves, name_of, looked), name_of(seat))
        case s.PuttingAway() if is_watched:
            hidden = race.cars[seat].hidden
            if any(isinstance(move, PutAway) and move.card in hidden for move in moves):
                return Peek(texts, choice_list(rules, texts, race, seat, moves, name_of, looked), name_of(seat))
        case _:
            pass
    return FromList(texts, choice_list(rules, texts, race, seat, moves, name_of, looked))
