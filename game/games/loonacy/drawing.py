"""Drawing together, and shuffling the piles when the draw pile is too small (rulebook, When No One Is Able To Play)."""

from game.core.chance import Chance
from game.games.loonacy.cards import FACE_DOWN, cards_in
from game.games.loonacy.events import CountInBegan, DrawBegan, Ending, Event, Reshuffled, Revealed
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.options import Reshuffle
from game.games.loonacy.rounds import end_round
from game.games.loonacy.state import DRAWING, NEVER, PLAYING, Pile, State, Table, Tally


def begin_draw(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """Every seat draws a card, face down; in calm mode it is turned up at once. May end the round for lack of cards."""
    seats = seats_in(state.table.seated)
    count = len(seats)
    if len(state.table.draw) < count:
        shuffled = _reshuffled(kit, state, count, events, chance)
        if shuffled is None:
            return end_round(kit, state, None, Ending.FEW_CARDS, events, chance)
        state = shuffled
    phase, at, hands, piles, flights, _, locks, priority, under, tallies, table = state
    draw, _, seated, left, bots, number, scores, opened_at, _, turn, ranks = table
    drawn = draw[: -count - 1 : -1]
    if count < kit.seats:
        by_seat = dict(zip(seats, drawn, strict=True))
        drawn = tuple(by_seat.get(seat, FACE_DOWN) for seat in range(kit.seats))
    is_calm = kit.is_calm
    ends_at = NEVER if is_calm else at + kit.times.reveal
    table = Table(draw[:-count], drawn, seated, left, bots, number, scores, opened_at, ends_at, turn, ranks)
    phase = phase if is_calm else DRAWING
    state = State(phase, at, hands, piles, flights, 0, locks, priority, under, tallies, table)
    events.append(DrawBegan(seats))
    if is_calm:
        return reveal(state, at, events)
    events.append(CountInBegan(ends_at))
    return state


def reveal(state: State, now: int, events: list[Event]) -> State:
    """All drawn cards go to their hands at the same moment."""
    phase, _, hands, piles, flights, ready, locks, priority, under, tallies, table = state
    draw, drawn, seated, left, bots, number, scores, _, _, turn, ranks = table
    events.append(Revealed(drawn))
    held, counts = list(hands), list(tallies)
    for seat in seats_in(seated):
        hand = held[seat] = held[seat] | 1 << drawn[seat]
        size = hand.bit_count()
        plays, won, lost, wrong, draws, fastest, largest = counts[seat]
        counts[seat] = Tally(plays, won, lost, wrong, draws + 1, fastest, max(size, largest))
    table = Table(draw, (), seated, left, bots, number, scores, now, NEVER, turn, ranks)
    phase = PLAYING if phase is DRAWING else phase
    return State(phase, now, tuple(held), piles, flights, ready, locks, priority, under, tuple(counts), table)


def _reshuffled(kit: Kit, state: State, seats: int, events: list[Event], chance: Chance) -> State | None:
    """Piles and rest shuffled to be the draw pile (rulebook, When The Draw Pile Runs Out); None with too few cards."""
    table = state.table
    # Sorted, since who shuffles does not know in what order the cards lay.
    if kit.options.reshuffle is Reshuffle.TOPS_STAY:
        pool = sorted([*table.draw, *cards_in(state.under)])
        if len(pool) < seats:
            return None
        chance.shuffle(pool)
        piles = tuple(pile._replace(past=()) for pile in state.piles)
    else:
        pool = sorted([*table.draw, *cards_in(state.under), *(pile.top for pile in state.piles)])
        count = kit.deck.piles_for(seats)
        if len(pool) < count + seats:
            return None
        chance.shuffle(pool)
        piles = tuple(Pile(pool.pop(), state.at, ()) for _ in range(count))
    events.append(Reshuffled(tuple(pile.top for pile in piles)))
    return state._replace(piles=piles, under=0, table=table._replace(draw=tuple(pool)))
