"""Decisions taken from a list: what each choice is called and does, one with the focus, confirmed by one press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix import moves as m
from game.games.lunatix import state as s
from game.games.lunatix.cards import LUNACIES, Card, Chip, Hazard
from game.games.lunatix.decks import MOST_CAR_CHIPS, MOST_SPEED, Prices
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.track import NOWHERE
from game.games.lunatix.turning import BOOTLEGGER_SAFE, U_TURN_SAFE
from game.tables.lunatix import words
from game.tables.lunatix.blows import hit_words, ram_words
from game.tables.lunatix.forms import LUCK, Box, Icon
from game.tables.lunatix.legs import hazards_of_gain, hazards_of_turn
from game.tables.lunatix.route import cheapest_toll
from game.ui.press import Button, Press
from game.ui.theme import SEAT_MARKS

_BACKWARD: Final = (Button.LEFT, Button.UP)
_FORWARD: Final = (Button.RIGHT, Button.DOWN)


Looked = dict[tuple[Seat, type[s.Phase]], m.Move]
"""The change of speed that each seat looked at last, when it accelerated and when it braked."""


@dataclass(frozen=True, slots=True)
class Item:
    """One move of a list: its box, and a line about it. None is what cannot be chosen now; its box says why."""

    move: m.Move | None
    box: Box
    about: str = ""


class ChoiceList:
    """A list with a focus, or none before a choice is looked at; `title` asks the question.

    `looked` is told every choice that gets the focus from a person; `hint` is what is said while none has it.
    What cannot be chosen is passed over; a click on it is refused.
    """

    def __init__(
        self, title: str, items: Sequence[Item], focus: int | None = 0, *,
        looked: Callable[[m.Move], None] | None = None, hint: str = "",
    ) -> None:  # fmt: skip
        self.title = title
        self.items = tuple(items)
        self.focus = focus
        self.was_refused = False
        self._looked = looked
        self._hint = hint

    @property
    def about(self) -> str:
        """What is to be known of the choice with the focus."""
        return self._hint if self.focus is None else self.items[self.focus].about

    def boxes(self) -> tuple[Box, ...]:
        """What is drawn."""
        return tuple(item.box for item in self.items)

    def press(self, press: Press) -> m.Move | None:
        """Directions move the focus, confirming plays; where nothing has the focus yet, both look at the first."""
        self.was_refused = False
        if press.button is Button.CONFIRM and self.focus is not None:
            return self.items[self.focus].move
        if self.focus is None and (press.button is Button.CONFIRM or press.button in _FORWARD):
            self._look_at(0)
        elif press.button in _BACKWARD or press.button in _FORWARD:
            step = 1 if press.button in _FORWARD else -1
            at = ((self.focus or 0) + step) % len(self.items)
            while self.items[at].move is None:
                at = (at + step) % len(self.items)
            self._look_at(at)
        return None

    def pick(self, number: int, *, is_click: bool) -> m.Move | None:
        """The mouse is over a box, or clicks it."""
        move = self.items[number].move
        self.was_refused = is_click and move is None
        if move is not None:
            self._look_at(number)
        return move if is_click else None

    def _look_at(self, number: int) -> None:
        self.focus = number
        move = self.items[number].move
        if self._looked is not None and move is not None:
            self._looked(move)


class MixPicker:
    """The mix of road hazard chips before the race: left and right choose a kind, up and down change its number.

    The total stays: what one kind gains another loses.
    """

    def __init__(self, moves: Sequence[m.Move]) -> None:
        self._mixes = {(mix.tacks, mix.oil, mix.glue): mix for mix in moves if isinstance(mix, m.Mix)}
        middle = sum(next(iter(self._mixes))) / 3
        self.counts = min(self._mixes, key=lambda counts: sum(abs(count - middle) for count in counts))
        self.focus = 0
        self.was_refused = False

    @property
    def move(self) -> m.Mix:
        """The mix as it stands."""
        return self._mixes[self.counts]

    def press(self, press: Press) -> m.Move | None:
        """Directions change the mix, confirming takes it."""
        self.was_refused = False
        match press.button:
            case Button.CONFIRM:
                return self.move
            case Button.LEFT | Button.RIGHT:
                self.focus = (self.focus + (1 if press.button is Button.RIGHT else -1)) % 3
            case Button.UP | Button.DOWN:
                self.change(self.focus, 1 if press.button is Button.UP else -1)
            case _:
                pass
        return None

    def change(self, kind: int, by: int) -> None:
        """One more or less of a kind, exchanged for the other that has most (or least) of the rest."""
        others = sorted((other for other in range(3) if other != kind), key=lambda other: -by * self.counts[other])
        for other in others:
            counts = list(self.counts)
            counts[kind] += by
            counts[other] -= by
            if (counts[0], counts[1], counts[2]) in self._mixes:
                self.counts = (counts[0], counts[1], counts[2])
                return
        self.was_refused = True


def choice_list(
    rules: LunatixRules,
    texts: Texts,
    race: s.State,
    seat: Seat,
    moves: Sequence[m.Move],
    name_of: Callable[[Seat], str],
    looked: Looked,
) -> ChoiceList:
    """The list for a phase in which one of some moves is chosen. The safest choice has the focus.

    Of changes of speed that is the one which the seat looked at last, or none: what each costs is to be seen first.
    """
    title = texts(f"lunatix.ask.{_question(race.phase)}", name=name_of(seat), points=getattr(race.phase, "points", 0))
    if isinstance(race.phase, s.FearingHazard):
        card = race.phase.card
        title = texts("lunatix.ask.hazard", name=name_of(seat), card=words.hazard_name(texts, card))
    elif isinstance(race.phase, s.FearingTurbo):
        title = texts("lunatix.ask.turbo", name=name_of(seat), card=words.turbo_words(texts, race.phase.card))
    items = [_item(rules, texts, race, seat, move, name_of) for move in moves]
    if isinstance(race.phase, s.Shopping):
        items = shelf(rules, texts, race, race.phase, items)
    if isinstance(race.phase, s.Accelerating | s.Braking):
        key = seat, type(race.phase)
        last = looked.get(key)
        focus = next((number for number, item in enumerate(items) if item.move == last), None)
        hint = texts("lunatix.ask.tolls") if any(item.box.toll is not None for item in items) else ""
        return ChoiceList(title, items, focus, looked=lambda move: looked.update({key: move}), hint=hint)
    has_door = any(isinstance(move, m.Enter) for move in moves)
    return ChoiceList(title, items, None if has_door else _first_focus(items))


def _question(phase: s.Phase) -> str:
    names: dict[type, str] = {
        s.ChoosingOpenly: "openly", s.Braking: "brake", s.Accelerating: "accelerate", s.TurningAround: "turn_around",
        s.Driving: "drive", s.Dropping: "drop", s.Shopping: "shop", s.PickingGadget: "gadget",
        s.PuttingAway: "put_away",
        s.FearingHazard: "brake", s.FearingTurbo: "brake",
    }  # fmt: skip
    if isinstance(phase, s.Dropping) and phase.is_forced:
        return "drop_forced"
    return names[type(phase)]


def _first_focus(items: Sequence[Item]) -> int:
    """Coasting, keeping chips, letting a card come to pass: what changes least; else the first that there is."""
    for number, item in enumerate(items):
        if isinstance(item.move, m.KeepChips | m.TakeCard):
            return number
    return next(number for number, item in enumerate(items) if item.move is not None)


def _item(  # noqa: C901 - one case for each move
    rules: LunatixRules, texts: Texts, race: s.State, seat: Seat, move: m.Move, name_of: Callable[[Seat], str]
) -> Item:
    prices = rules.cards.prices
    car = race.cars[seat]

    def said(key: str, **fields: object) -> str:
        return texts(f"lunatix.do.{key}", **fields)

    def at_speed(words: str, icon: Icon, by: int) -> Item:
        speed = max(0, car.speed + by)
        drives = texts.count("lunatix.drives", speed // 10, speed=speed)
        if race.squares[seat] == NOWHERE:
            return Item(move, Box(words, icon), drives)
        toll = cheapest_toll(rules, race, seat, speed) + hazards_of_gain(rules, race, seat, by)
        told = texts.count("lunatix.toll", toll) if toll else texts("lunatix.toll.none")
        return Item(move, Box(words, icon, toll=toll), f"{drives} {told}")

    def turning(key: str, icon: Icon, safe: int) -> Item:
        toll = hazards_of_turn(rules, race, seat, safe)
        told = texts.count("lunatix.toll.turn", toll, speed=car.speed) if toll else texts("lunatix.toll.turn.none")
        return Item(move, Box(said(key), icon, toll=toll), f"{said(f'{key}.about')} {told}")

    match move:
        case m.Commit(card):
            return Item(move, Box(words.card_name(texts, card), card), words.card_about(texts, card))
        case m.Brake(by):
            return at_speed(said("brake", n=by), Card.BRAKE, -by)
        case m.Accelerate(0):
            return at_speed(said("coast"), "minus", 0)
        case m.Accelerate(by):
            return at_speed(said("accelerate", n=by), Card.ACCELERATE, by)
        case m.Turbo():
            return Item(move, Box(said("turbo"), Card.CHARGER), said("turbo.about"))
        case m.UTurn():
            return turning("u_turn", Card.TURN_AROUND, U_TURN_SAFE)
        case m.Bootlegger():
            return turning("bootlegger", Hazard.SPIN_OUT, BOOTLEGGER_SAFE)
        case m.Ram(target):
            return Item(
                move,
                Box(said("ram", name=name_of(target)), SEAT_MARKS[target]),
                ram_words(texts, rules.board, race, target, name_of(target)),
            )
        case m.Hit(target):
            return Item(
                move,
                Box(said("hit", name=name_of(target)), SEAT_MARKS[target]),
                f"{said('hit.about')} {hit_words(texts, rules.board, race, target, name_of(target))}.",
            )
        case m.Enter():
            return Item(move, Box(said("enter"), "flag"), said("enter.about"))
        case m.Leave(door):
            return Item(move, Box(said("leave", n=door), "flag"), said("leave.about"))
        case m.Drop(chip):
            return Item(move, Box(said("drop", chip=words.chip_name(texts, chip)), chip), _chip_about(texts, chip))
        case m.KeepChips():
            return Item(move, Box(said("keep"), "minus"), said("keep.about"))
        case m.SpendLuck():
            return Item(move, Box(said("luck", n=car.luck), LUCK), said("luck.about"))
        case m.TakeCard():
            return Item(move, Box(said("take"), "tick"), _shown_about(rules, texts, race))
        case m.Steer() | m.Mix() | m.Stop() | m.Retire():
            raise ValueError(f"{move} is not chosen from a list")
        case _:
            return _pit_item(texts, prices, move)


def _pit_item(texts: Texts, prices: Prices, move: m.Move) -> Item:
    def said(key: str, **fields: object) -> str:
        return texts(f"lunatix.do.{key}", **fields)

    match move:
        case m.Repair():
            return Item(move, Box(said("repair", n=prices.repair), "gear"), said("repair.about"))
        case m.BuyChip(chip):
            label = said("buy", chip=words.chip_name(texts, chip), n=prices.chip)
            return Item(move, Box(label, chip), _chip_about(texts, chip))
        case m.BuyGadget():
            return Item(move, Box(said("buy_gadget", n=prices.gadget), Card.DRUM_BRAKES), said("buy_gadget.about"))
        case m.KeepGadget(card) | m.PutAway(card):
            return Item(move, Box(words.card_name(texts, card), card), words.card_about(texts, card))
        case m.Counsel(lunacy):
            label = said("counsel", card=words.hazard_name(texts, lunacy), n=prices.counsel)
            return Item(move, Box(label, lunacy), words.hazard_about(texts, lunacy, 0))
        case _:
            return Item(move, Box(said("end_shopping"), "tick"), said("end_shopping.about"))


def shelf(rules: LunatixRules, texts: Texts, race: s.State, phase: s.Shopping, items: Sequence[Item]) -> list[Item]:
    """Everything that the pit sells in its order, what cannot be bought with the reason; `items` are what can be."""
    prices, car, decks = rules.cards.prices, race.cars[phase.seat], race.decks
    is_boot_full = sum(car.chips) >= MOST_CAR_CHIPS
    goods: list[tuple[m.Move, Box, int, str]] = [
        (m.REPAIR, Box(texts("lunatix.shop.repair"), "gear"), prices.repair,
         "whole" if car.maximum >= MOST_SPEED else ""),
        (m.BUY_GADGET, Box(texts("lunatix.shop.gadget"), Card.DRUM_BRAKES), prices.gadget,
         "" if decks.gadgets else "sold_out"),
    ]  # fmt: skip
    for chip, count in zip(Chip, decks.chips, strict=True):
        why = "full" if is_boot_full else "" if count else "sold_out"
        goods.append((m.BUY_CHIP[chip], Box(words.chip_name(texts, chip), chip), prices.chip, why))
    goods.extend(
        (m.Counsel(lunacy), Box(words.hazard_name(texts, lunacy), lunacy), prices.counsel, "")
        for lunacy in dict.fromkeys(car.lunacies)
    )
    sold = {item.move: item for item in items}
    found = []
    for move, box, price, why in goods:
        if move in sold:
            found.append(sold.pop(move))
        else:
            reason = why or ("dear" if price > phase.points else "sold_out")
            found.append(Item(None, replace(box, reason=texts(f"lunatix.shop.{reason}", n=price))))
    return [*found, *sold.values()]


def _chip_about(texts: Texts, chip: Chip) -> str:
    return texts(f"lunatix.chip.{chip.value}.about")


def _shown_about(rules: LunatixRules, texts: Texts, race: s.State) -> str:
    """What the card shown will do."""
    if isinstance(race.phase, s.FearingHazard):
        card = race.phase.card
        about = words.hazard_about(texts, card, rules.cards.amount(card))
        return f"{texts('lunatix.lunacy')} {about}" if card in LUNACIES else about
    return ""  # a turbo card is in the question
