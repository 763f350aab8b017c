"""Drawing together, and shuffling the piles when the draw pile is too small (rulebook, When No One Is Able To Play)."""

from game.core.chance import Chance
from game.games.loonacy.cards import FACE_DOWN, cards_in
from game.games.loonacy.events import CountInBegan, DrawBegan, Ending, Event, Reshuffled, Revealed
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.options import Mode, Reshuffle
from game.games.loonacy.rounds import end_round
from game.games.loonacy.state import NEVER, Phase, Pile, State


def begin_draw(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """Every seat draws a card, face down; in calm mode it is turned up at once. May end the round for lack of cards."""
    seats = seats_in(state.table.seated)
    if len(state.table.draw) < len(seats):
        shuffled = _reshuffled(kit, state, len(seats), events, chance)
        if shuffled is None:
            return end_round(kit, state, None, Ending.FEW_CARDS, events, chance)
        state = shuffled
    table = state.table
    draw = list(table.draw)
    drawn = tuple(draw.pop() if table.seated >> seat & 1 else FACE_DOWN for seat in range(kit.seats))
    events.append(DrawBegan(seats))
    table = table._replace(draw=tuple(draw), drawn=drawn, alarm=NEVER)
    if kit.options.mode is Mode.CALM:
        return reveal(state._replace(ready=0, table=table), events)
    ends_at = state.at + kit.times.reveal
    events.append(CountInBegan(ends_at))
    return state._replace(phase=Phase.DRAWING, ready=0, table=table._replace(alarm=ends_at))


def reveal(state: State, events: list[Event]) -> State:
    """All drawn cards go to their hands at the same moment."""
    table = state.table
    events.append(Revealed(table.drawn))
    hands, tallies = list(state.hands), list(state.tallies)
    for seat in seats_in(table.seated):
        hands[seat] |= 1 << table.drawn[seat]
        tally = tallies[seat]
        largest = max(tally.largest, hands[seat].bit_count())
        tallies[seat] = tally._replace(draws=tally.draws + 1, largest=largest)
    return state._replace(
        phase=state.phase if state.phase is Phase.TAKING_TURNS else Phase.PLAYING,
        hands=tuple(hands),
        tallies=tuple(tallies),
        table=table._replace(drawn=(), opened_at=state.at, alarm=NEVER),
    )


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
