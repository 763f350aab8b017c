"""Cards thrown and landing: what stays, what comes back, and who is ahead in a tie.

The hot part of the game: states are put together plainly, field by field.
"""

from game.core.rules import Seat, Step
from game.games.loonacy.cards import Card
from game.games.loonacy.events import Event, Landed, LostRace, Thrown, Tied, WrongCard
from game.games.loonacy.kit import Kit
from game.games.loonacy.state import (
    NEVER,
    Covered,
    Flight,
    Lock,
    Phase,
    Pile,
    Seats,
    State,
    Tally,
)

_new = tuple.__new__


def may_throw(state: State, seat: Seat) -> bool:
    """Whether a seat that is in has its hand free: no card in flight and no lock."""
    for flight in state.flights:
        if flight.seat == seat:
            return False
    return not state.locks or all(lock.seat != seat for lock in state.locks)


def throw(kit: Kit, state: State, seat: Seat, card: Card, pile: int, now: int) -> Step[State, Event]:
    """A legal throw: the card leaves the hand, the own sign goes down."""
    _, _, hands, piles, flights, ready, locks, priority, under, tallies, table = state
    lands_at = now + kit.times.play
    held = list(hands)
    held[seat] ^= 1 << card
    if table.alarm != NEVER:
        table = table._replace(alarm=NEVER)
    after: State = _new(
        State,
        (
            Phase.PLAYING,
            now,
            tuple(held),
            piles,
            (*flights, _new(Flight, (lands_at, seat, card, pile))),
            ready & ~(1 << seat),
            locks,
            priority,
            under,
            tallies,
            table,
        ),
    )
    step: Step[State, Event] = _new(Step, (after, (Thrown(seat, card, pile, lands_at),)))
    return step


def first_to_land(kit: Kit, state: State) -> tuple[int, tuple[Seat, ...]]:
    """Which of the cards in flight lands next, and the seats it was tied with in order, itself first; () in no tie.

    Of cards that arrive in one millisecond those that match go first, in the order of the priority list with bots
    behind people. Two of them are tied when they come to one pile or are both the last of their hands.
    """
    flights = state.flights
    at = flights[0].lands_at
    if len(flights) == 1 or flights[1].lands_at != at:
        return 0, ()
    piles, matching, hands = state.piles, kit.matching, state.hands
    arriving: Seats = 0
    staying: Seats = 0
    for lands_at, seat, card, pile in flights:
        if lands_at != at:
            break
        arriving |= 1 << seat
        if matching[card] >> piles[pile].top & 1:
            staying |= 1 << seat
    order = in_order(state, staying or arriving)
    first = order[0]
    number = next(n for n, flight in enumerate(flights) if flight.seat == first)
    if len(order) == 1 or not staying:
        return number, ()
    aimed = {flight.seat: flight.pile for flight in flights}
    tied = [seat for seat in order if seat == first or aimed[seat] == aimed[first] or not (hands[seat] or hands[first])]
    return number, tuple(tied) if len(tied) > 1 else ()


def in_order(state: State, seats: Seats) -> list[Seat]:
    """These seats in the order of the priority list, those that bots play behind all people."""
    bots = state.table.bots
    people = [seat for seat in state.priority if (seats & ~bots) >> seat & 1]
    return people + [seat for seat in state.priority if (seats & bots) >> seat & 1] if seats & bots else people


def behind(priority: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The list with this seat gone to its end."""
    return (*(other for other in priority if other != seat), seat)


def land(kit: Kit, state: State, number: int, tied: tuple[Seat, ...], now: int) -> Step[State, Event]:
    """A card arrives and is judged against the top it finds. What follows for the round is up to the caller."""
    _, _, hands, piles, flights, _, locks, priority, under, tallies, table = state
    flight = flights[number]
    at, seat, card, place = flight
    rest = flights[:number] + flights[number + 1 :]
    pile = piles[place]
    top = pile.top
    counts = list(tallies)
    if not kit.matching[card] >> top & 1:
        return _come_back(kit, state, flight, rest, now)
    is_race = False
    for _, _, other, aim in rest:
        if aim == place and kit.matching[other] >> top & 1:
            is_race = True
    times = kit.times
    past = [_new(Covered, (top, at, seat))]
    # Who presses from now on, or has a card in the air, is not judged by what was covered before that.
    past += [covered for covered in pile.past if covered.until > at - times.play - times.race]
    laid = list(piles)
    laid[place] = _new(Pile, (card, at, tuple(past)))
    plays, won, lost, wrong, draws, fastest, largest = tallies[seat]
    took = at - times.play - (max(table.opened_at, pile.since))
    if took >= 0 and (took < fastest or fastest == NEVER):
        fastest = took
    counts[seat] = _new(Tally, (plays + 1, won + is_race, lost, wrong, draws, fastest, largest))
    landed = Landed(seat, card, place, hands[seat].bit_count(), is_race)
    after: State = _new(
        State,
        (
            Phase.PLAYING,
            max(at, now),
            hands,
            tuple(laid),
            rest,
            0,
            locks,
            behind(priority, seat) if tied else priority,
            under | 1 << top,
            tuple(counts),
            table,
        ),
    )
    step: Step[State, Event] = _new(Step, (after, (Tied(tied), landed) if tied else (landed,)))
    return step


def _come_back(kit: Kit, state: State, flight: Flight, rest: tuple[Flight, ...], now: int) -> Step[State, Event]:
    """A card that does not match goes back: a lost race if it matched lately, else wrong."""
    _, _, hands, piles, _, ready, locks, priority, under, tallies, table = state
    at, seat, card, place = flight
    held = list(hands)
    held[seat] |= 1 << card
    times = kit.times
    since = at - times.play - times.race
    counts = list(tallies)
    tally = tallies[seat]
    event: Event
    for covered in piles[place].past:
        if covered.until > since and kit.matching[card] >> covered.card & 1:
            event = LostRace(seat, card, place, at - covered.until, covered.by)
            counts[seat] = tally._replace(races_lost=tally.races_lost + 1)
            break
    else:
        event = WrongCard(seat, card, place, at + times.lock)
        counts[seat] = tally._replace(wrong=tally.wrong + 1)
        locks = (*locks, Lock(at + times.lock, seat))
    after: State = _new(
        State,
        (
            Phase.PLAYING,
            max(at, now),
            tuple(held),
            piles,
            rest,
            ready,
            locks,
            priority,
            under,
            tuple(counts),
            table,
        ),
    )
    step: Step[State, Event] = _new(Step, (after, (event,)))
    return step
