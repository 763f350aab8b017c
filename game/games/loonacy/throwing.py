"""Cards thrown and landing: what stays, what comes back, and who is ahead in a tie.

The hot part of the game: states are put together plainly, field by field.
"""

from game.core.rules import IllegalMove, Seat, Step
from game.games.loonacy.clock import check_due
from game.games.loonacy.events import Event, Landed, LostRace, Thrown, Tied, WrongCard
from game.games.loonacy.kit import Kit
from game.games.loonacy.moves import Throw
from game.games.loonacy.state import NEVER, PLAYING, Covered, Flight, Lock, Pile, Seats, State, Tally

_new = tuple.__new__


def may_throw(state: State, seat: Seat) -> bool:
    """Whether a seat that is in has its hand free: no card in flight and no lock."""
    for flight in state.flights:
        if flight.seat == seat:
            return False
    return not state.locks or all(lock.seat != seat for lock in state.locks)


def throw(kit: Kit, state: State, seat: Seat, move: Throw, now: int) -> Step[State, Event]:
    """A card leaves the hand and the own sign goes down. Raises IllegalMove for a throw that is none."""
    phase, _, hands, piles, flights, ready, locks, priority, under, tallies, table = state
    card, pile = move.card, move.pile
    is_in = phase is PLAYING and seat >= 0 and table.seated >> seat & 1
    has_card = is_in and card >= 0 and hands[seat] >> card & 1
    if not (has_card and 0 <= pile < len(piles) and ((not flights and not locks) or may_throw(state, seat))):
        raise IllegalMove(f"seat {seat} may not play {move} now")
    if (flights and now > flights[0].lands_at) or locks or table.alarm != NEVER:
        check_due(state, now)
    lands_at = now + kit.play_ms
    held = list(hands)
    held[seat] ^= 1 << card
    if table.alarm != NEVER:
        table = table._replace(alarm=NEVER)
    after: State = _new(
        State,
        (
            phase,
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
    step: Step[State, Event] = _new(Step, (after, (_new(Thrown, (seat, card, pile, lands_at)),)))
    return step


def first_to_land(kit: Kit, state: State) -> tuple[int, tuple[Seat, ...]]:
    """Which of the cards in flight lands next, and the seats it was tied with in order, itself first; () in no tie.

    Of cards that arrive in one millisecond those that match go first, in the order of the priority list with bots
    behind people. Two of them are tied when they come to one pile or are both the last of their hands.
    """
    flights = state.flights
    at = flights[0][0]
    if len(flights) == 1 or flights[1][0] != at:
        return 0, ()
    piles, matching, hands = state.piles, kit.matching, state.hands
    arriving: Seats = 0
    staying: Seats = 0
    for lands_at, seat, card, pile in flights:
        if lands_at != at:
            break
        arriving |= 1 << seat
        if matching[card] >> piles[pile][0] & 1:
            staying |= 1 << seat
    first = first_of(state, staying or arriving)
    number = goal = 0
    for place, flight in enumerate(flights):
        if flight[1] == first:
            number, goal = place, flight[3]
            break
    tied: Seats = 0
    for lands_at, seat, _, pile in flights:
        if lands_at == at and staying >> seat & 1 and (pile == goal or not (hands[seat] or hands[first])):
            tied |= 1 << seat
    return number, tuple(in_order(state, tied)) if tied & (tied - 1) else ()


def first_of(state: State, seats: Seats) -> Seat:
    """The first of `in_order`."""
    seats = seats & ~state.table.bots or seats
    for seat in state.priority:
        if seats >> seat & 1:
            return seat
    raise ValueError("there is nobody to choose from")


def in_order(state: State, seats: Seats) -> list[Seat]:
    """These seats in the order of the priority list, those that bots play behind all people."""
    bots = state.table.bots
    people = [seat for seat in state.priority if (seats & ~bots) >> seat & 1]
    return people + [seat for seat in state.priority if (seats & bots) >> seat & 1] if seats & bots else people


def behind(priority: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The list with this seat gone to its end."""
    others = list(priority)
    others.remove(seat)
    return (*others, seat)


def land(kit: Kit, state: State, number: int, tied: tuple[Seat, ...], now: int) -> Step[State, Event]:
    """A card arrives and is judged against the top it finds. What follows for the round is up to the caller."""
    _, _, hands, piles, flights, _, locks, priority, under, tallies, table = state
    flight = flights[number]
    at, seat, card, place = flight
    rest = flights[:number] + flights[number + 1 :]
    top, since, before = piles[place]
    matching = kit.matching
    if not matching[card] >> top & 1:
        return _come_back(kit, state, flight, rest, now)
    is_race = False
    for _, _, other, aim in rest:
        if aim == place and matching[other] >> top & 1:
            is_race = True
    # Who presses from now on, or has a card in the air, is not judged by what was covered before that.
    recent = 0
    for _, until, _ in before:
        if until < at - kit.memory:
            break
        recent += 1
    laid = list(piles)
    laid[place] = _new(Pile, (card, at, (_new(Covered, (top, at, seat)), *before[:recent])))
    plays, won, lost, wrong, draws, fastest, largest = tallies[seat]
    seen_at = table.opened_at
    took = at - kit.play_ms - (seen_at if seen_at > since else since)  # noqa: FURB136  # max() is slow here
    if took >= kit.times.glance and (took < fastest or fastest == NEVER):
        fastest = took
    counts = list(tallies)
    counts[seat] = _new(Tally, (plays + 1, won + is_race, lost, wrong, draws, fastest, largest))
    landed: Landed = _new(Landed, (seat, card, place, hands[seat].bit_count(), is_race))
    after: State = _new(
        State,
        (
            PLAYING,
            at if at > now else now,  # noqa: FURB136  # max() is slow here
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
    step: Step[State, Event] = _new(Step, (after, (_new(Tied, (tied,)), landed) if tied else (landed,)))
    return step


def _come_back(kit: Kit, state: State, flight: Flight, rest: tuple[Flight, ...], now: int) -> Step[State, Event]:
    """A card that does not match goes back: a lost race if it matched lately, else wrong."""
    _, _, hands, piles, _, ready, locks, priority, under, tallies, table = state
    at, seat, card, place = flight
    held = list(hands)
    held[seat] |= 1 << card
    since = at - kit.memory
    counts = list(tallies)
    tally = tallies[seat]
    event: Event
    for covered in piles[place].past:
        top, until, by = covered
        if until >= since and kit.matching[card] >> top & 1:
            event = _new(LostRace, (seat, card, place, at - until, by))
            plays, won, lost, wrong, draws, fastest, largest = tally
            counts[seat] = _new(Tally, (plays, won, lost + 1, wrong, draws, fastest, largest))
            break
    else:
        until = at + kit.times.lock
        event = WrongCard(seat, card, place, until)
        counts[seat] = tally._replace(wrong=tally.wrong + 1)
        locks = (*locks, Lock(until, seat))
    after: State = _new(
        State,
        (
            PLAYING,
            at if at > now else now,  # noqa: FURB136  # max() is slow here
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
