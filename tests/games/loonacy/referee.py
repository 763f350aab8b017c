"""A second set of rules for single rounds in real time, plain and slow, with the whole history of every pile.

Luck is taken from the rules themselves: the referee is told how cards were shuffled and which card came to lie on top.
"""

from game.core.rules import CLOCK, Seat
from game.games.loonacy.cards import Card, cards_in
from game.games.loonacy.moves import HandOver, Land, Move, Ready, Retire, Reveal, Stop, Throw, TurnUp, Unlock
from game.games.loonacy.options import Reshuffle
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import Phase, State


class Referee:
    """Follows a round move by move; `verdict` is what it must look like."""

    def __init__(self, rules: LoonacyRules, state: State) -> None:
        self.deck = rules.deck
        self.options = rules.kit.options
        self.times = rules.deck.times
        self.hands = [{*cards_in(hand)} for hand in state.hands]
        self.draw = list(state.table.draw)
        self.drawn: dict[Seat, Card] = {}
        self.piles: list[list[tuple[int, Card]]] = []
        """For each pile all that ever lay on top, with its time, the newest last."""
        self.under: set[Card] = set()
        self.flying: dict[Seat, tuple[int, Card, int]] = {}
        self.signs: set[Seat] = set()
        self.locks: dict[Seat, int] = {}
        self.order = list(state.priority)
        self.bots = {*rules.kit.options.bots}
        self.seats = {*range(rules.seats)}
        self.phase = Phase.LOOKING
        self.alarm: int | None = None
        self.winner: Seat | None = None

    def follow(self, seat: Seat, move: Move, now: int, after: State) -> None:
        """One legal move; `after` tells how luck fell."""
        match move:
            case Throw(card, pile):
                self.hands[seat].remove(card)
                self.flying[seat] = (now, card, pile)
                self.signs.discard(seat)
            case Ready(is_up):
                (self.signs.add if is_up else self.signs.discard)(seat)
                if self.phase is Phase.LOOKING and not is_up:
                    self.alarm = None
            case TurnUp():
                count = self.deck.piles_for(len(self.seats) + len(self.piles))
                turned = [[(now, self.draw.pop())] for _ in range(count)]
                self.piles = turned + self.piles
                self.phase, self.alarm = Phase.PLAYING, None
                self.signs.clear()
            case Land(landing):
                assert landing == self.first()
                self.land(landing, now)
            case Unlock(locked):
                assert self.locks.pop(locked) == now
            case Reveal():
                for drawer, card in self.drawn.items():
                    self.hands[drawer].add(card)
                self.drawn.clear()
                self.phase, self.alarm = Phase.PLAYING, None
            case HandOver(changing, is_bot):
                (self.bots.add if is_bot else self.bots.discard)(changing)
            case Retire(leaving):
                self.leave(leaving, now, after)
            case Stop():
                self.end(None)
            case _:
                raise AssertionError(f"{move} by seat {seat} has no place in such a round")
        assert seat == CLOCK or isinstance(move, Throw | Ready)
        self.agree(now, after)

    def fits(self, card: Card, top: Card) -> bool:
        return bool({*self.deck.pairs[card]} & {*self.deck.pairs[top]})

    def top(self, pile: int) -> Card:
        return self.piles[pile][-1][1]

    def lands_at(self, seat: Seat) -> int:
        return self.flying[seat][0] + self.times.play

    def stays(self, seat: Seat) -> bool:
        _, card, pile = self.flying[seat]
        return self.fits(card, self.top(pile))

    def rank(self, seat: Seat) -> tuple[bool, int]:
        return seat in self.bots, self.order.index(seat)

    def arriving(self) -> list[Seat]:
        """Those that arrive next, in the same millisecond; those that stay first, then by the list."""
        soonest = min(map(self.lands_at, self.flying))
        seats = [seat for seat in self.flying if self.lands_at(seat) == soonest]
        return sorted(seats, key=lambda seat: (not self.stays(seat), self.rank(seat)))

    def first(self) -> Seat:
        return self.arriving()[0]

    def land(self, seat: Seat, now: int) -> None:
        assert self.lands_at(seat) == now
        rivals = [other for other in self.arriving() if other != seat and self.stays(other)]
        press, card, pile = self.flying[seat]
        if not self.stays(seat):
            del self.flying[seat]
            self.hands[seat].add(card)
            history = self.piles[pile]
            # A top lies there until the next one covers it, which may be in the same millisecond.
            covered = [since for since, _ in history[1:]] + [now + 1]
            lately = [top for (_, top), until in zip(history, covered, strict=True) if until >= press - self.times.race]
            if not any(self.fits(card, top) for top in lately):
                self.locks[seat] = now + self.times.lock
            return
        is_last = not self.hands[seat]
        if any(self.flying[other][2] == pile or (is_last and not self.hands[other]) for other in rivals):
            self.order.remove(seat)
            self.order.append(seat)
        del self.flying[seat]
        self.under.add(self.top(pile))
        self.piles[pile].append((now, card))
        self.signs.clear()
        if is_last:
            self.end(seat)

    def agree(self, now: int, after: State) -> None:
        """All signs are up: a count-in, or a draw."""
        if self.winner is not None or self.phase is Phase.OVER or self.signs != self.seats or self.flying:
            return
        if self.phase is Phase.LOOKING and self.alarm is None:
            self.alarm = now + self.times.look
        if self.phase is not Phase.PLAYING:
            return
        if len(self.draw) < len(self.seats) and not self.reshuffle(now, after):
            fewest = min(len(self.hands[seat]) for seat in self.seats)
            tied = sorted((seat for seat in self.seats if len(self.hands[seat]) == fewest), key=self.rank)
            if len(tied) > 1:
                self.order.remove(tied[0])
                self.order.append(tied[0])
            self.end(tied[0])
            return
        self.drawn = {seat: self.draw.pop() for seat in sorted(self.seats)}
        self.signs.clear()
        self.phase, self.alarm = Phase.DRAWING, now + self.times.reveal

    def reshuffle(self, now: int, after: State) -> bool:
        """Whether there are enough cards to shuffle the piles."""
        tops = {pile[-1][1] for pile in self.piles}
        count = 0
        if self.options.reshuffle is Reshuffle.RESTART:
            count = self.deck.piles_for(len(self.seats))
            rest = {*self.draw, *self.under, *tops}
        else:
            rest = {*self.draw, *self.under}
        if len(rest) < count + len(self.seats):
            return False
        if count:
            self.piles = [[(now, pile.top)] for pile in after.piles]
            assert len(self.piles) == count
            rest -= {pile.top for pile in after.piles}
        # The order in which the rules dealt them, those that were drawn at once the last.
        drawn = [card for seat, card in enumerate(after.table.drawn) if seat in self.seats]
        self.draw = [*after.table.draw, *reversed(drawn)]
        assert {*self.draw} == rest
        self.under = set()
        return True

    def leave(self, seat: Seat, now: int, after: State) -> None:
        if seat in self.flying:
            self.hands[seat].add(self.flying.pop(seat)[1])
        if seat in self.drawn:
            self.hands[seat].add(self.drawn.pop(seat))
        self.seats.remove(seat)
        self.signs.discard(seat)
        self.locks.pop(seat, None)
        top = after.piles[-1].top
        if top not in self.hands[seat]:
            top = min(self.hands[seat])  # The piles were shuffled at once: any card will do.
        self.piles.append([(now, top)])
        self.under |= self.hands[seat] - {top}
        self.hands[seat].clear()
        if len(self.seats) == 1:
            self.end(*self.seats)

    def end(self, winner: Seat | None) -> None:
        for seat, (_, card, _) in self.flying.items():
            self.hands[seat].add(card)
        # In the order in which they would be drawn again; nobody does.
        self.draw += [card for _, card in sorted(self.drawn.items())]
        self.drawn.clear()
        self.flying.clear()
        self.locks.clear()
        self.signs.clear()
        self.alarm = None
        self.winner = winner
        self.phase = Phase.OVER

    def assert_agrees(self, state: State) -> None:
        """Fail where the rules have come to something else."""
        assert [{*cards_in(hand)} for hand in state.hands] == self.hands
        assert [pile.top for pile in state.piles] == [pile[-1][1] for pile in self.piles]
        assert {*cards_in(state.under)} == self.under
        flights = {f.seat: (f.lands_at - self.times.play, f.card, f.pile) for f in state.flights}
        assert flights == self.flying
        assert {seat for seat in self.seats if state.ready >> seat & 1} == self.signs
        assert {lock.seat: lock.until for lock in state.locks} == self.locks
        assert list(state.priority) == self.order
        assert state.phase is self.phase
        assert list(state.table.draw) == self.draw

    def due(self) -> int | None:
        """When time brings something about next."""
        times = [self.lands_at(seat) for seat in self.flying] + [*self.locks.values()]
        return min(times if self.alarm is None else [*times, self.alarm], default=None)
