"""Everybody chooses a card at once: the pad that people press, and what bots have locked."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix.moves import Move
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Choosing, State, View
from game.games.lunatix.track import NOWHERE
from game.tables.lunatix.desk import Desk
from game.tables.lunatix.pad import BlindPad, Seated
from game.tables.lunatix.route import cheapest_toll
from game.ui.press import MOUSE, Device, Pointer, Press


class CardGathering:
    """See `Gathering`. `begun` is told the race when cards are to be chosen."""

    def __init__(
        self,
        rules: LunatixRules,
        texts: Callable[[], Texts],
        view_of: Callable[[Seat | None], View],
        desk: Desk,
        seed: int,
        begun: Callable[[State], None],
    ) -> None:
        self._rules = rules
        self._texts = texts
        self._view_of = view_of
        self._desk = desk
        self._seed = seed
        self._begun = begun
        self._round = 0
        self._bots: set[Seat] = set()
        self.pad: BlindPad | None = None
        """None while no cards are chosen."""

    @property
    def locked(self) -> frozenset[Seat]:
        """Who has locked a card, people and bots."""
        return frozenset(self._bots | set(self.choices))

    def end(self) -> None:
        """The cards lie open."""
        self.pad = None
        self._bots = set()

    def is_due(self, view: View) -> bool:
        """Cards are chosen by all at once."""
        return isinstance(view.race.phase, Choosing)

    def gather(self, people: Mapping[Seat, Device]) -> None:
        """Let these people choose in secret on these devices; locks of the same round stay."""
        race = self._view_of(None).race
        before = self.pad if self._round == race.round else None
        seated = [
            Seated(
                seat,
                device,
                self._rules.candidates(race, seat),
                self._view_of(seat).race.cars[seat].hidden,
                self._outlook(race, seat),
            )
            for seat, device in people.items()
        ]
        self.pad = BlindPad(seated, self._seed, race.round)
        self._round = race.round
        if before is None:
            self._bots = set()
        for seat, one in self.pad.seated.items():
            if before is not None and seat in before.seated:
                one.choice = before.seated[seat].choice
        self._begun(race)

    def lock(self, seat: Seat) -> None:
        """A bot has chosen."""
        self._bots.add(seat)

    def press_together(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press while everybody chooses; tells whether it meant anything."""
        return self.pad is not None and self.pad.press(press, seats)

    def pointer_together(self, pointer: Pointer) -> bool:
        """The mouse while everybody chooses: it may choose for its own seat, or where one person plays alone."""
        under = self._desk.box_at(pointer.pos) if pointer.is_click else None
        if under is None or self.pad is None:
            return False
        seat = list(self.pad.seated)[under[0]]
        if self.pad.seated[seat].device != MOUSE and len(self.pad.seated) > 1:
            return False
        self.pad.pick(seat, under[1])
        return True

    @property
    def was_refused_together(self) -> bool:
        """Whether the last press asked for a card that may not be chosen."""
        return self.pad is not None and self.pad.was_refused

    @property
    def choices(self) -> Mapping[Seat, Move]:
        """What people have locked."""
        return {} if self.pad is None else self.pad.choices

    def _outlook(self, race: State, seat: Seat) -> str:
        """What lies ahead of a seat at its present speed."""
        car, texts = race.cars[seat], self._texts()
        if race.squares[seat] == NOWHERE:
            return texts("lunatix.pad.in_pit")
        squares = texts.count("lunatix.bill.squares", car.speed // 10)
        toll = cheapest_toll(self._rules, race, seat, car.speed)
        return f"{squares}, {texts.count('lunatix.hazard_cards', toll)}" if toll else squares
