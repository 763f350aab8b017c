"""What holds in every state of every match: no card in two places or lost, one card in flight a seat, one winner."""

from game.games.loonacy.cards import FACE_DOWN, cards_in
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.options import Goal, Mode
from game.games.loonacy.state import NEVER, NOBODY, Phase, State


def assert_sound(kit: Kit, state: State) -> None:
    """Fail for a state that no match may come to."""
    _assert_cards(kit, state)
    _assert_seats(kit, state)
    _assert_times(kit, state)


def _assert_cards(kit: Kit, state: State) -> None:
    table = state.table
    places = [number for hand in state.hands for number in cards_in(hand)]
    places += [flight.card for flight in state.flights]
    places += [pile.top for pile in state.piles]
    places += cards_in(state.under)
    places += table.draw
    places += [number for number in table.drawn if number != FACE_DOWN]
    assert sorted(places) == list(range(len(kit.deck.pairs)))
    if state.phase in (Phase.PLAYING, Phase.TAKING_TURNS, Phase.DRAWING):
        assert 1 <= len(state.piles) <= len(kit.throws[0])
    assert (len(table.drawn) == kit.seats) is (state.phase is Phase.DRAWING)


def _assert_seats(kit: Kit, state: State) -> None:
    table = state.table
    seated = seats_in(table.seated)
    assert sorted((*seated, *table.left)) == list(range(kit.seats))
    assert sorted(state.priority) == list(range(kit.seats))
    assert state.ready & ~table.seated == 0
    flying = [flight.seat for flight in state.flights]
    locked = [lock.seat for lock in state.locks]
    assert len({*flying, *locked}) == len(flying) + len(locked), "who is locked or has a card in the air throws nothing"
    assert {*flying, *locked} <= {*seated}
    for seat in range(kit.seats):
        holds = state.hands[seat] != 0
        if seat in table.left:
            assert not holds
        elif state.phase is not Phase.OVER:
            assert holds or seat in flying, "an empty hand has won"
    assert (table.turn in seated) if state.phase is Phase.TAKING_TURNS else table.turn == NOBODY
    if state.phase is Phase.OVER:
        assert [seat for group in table.ranks for seat in group if seat in table.left] == [*reversed(table.left)]
        assert not state.flights
        assert not state.locks
    else:
        assert len(seated) > 1
        assert table.ranks == ()
        assert state.ready != table.seated or state.flights or state.phase is Phase.LOOKING
        if kit.options.goal is not Goal.POINTS:
            assert sum(table.scores) < table.round


def _assert_times(kit: Kit, state: State) -> None:
    times, table = kit.times, state.table
    assert [flight.lands_at for flight in state.flights] == sorted(flight.lands_at for flight in state.flights)
    assert [lock.until for lock in state.locks] == sorted(lock.until for lock in state.locks)
    assert all(state.at <= flight.lands_at <= state.at + times.play for flight in state.flights)
    assert all(state.at <= lock.until <= state.at + times.lock for lock in state.locks)
    assert table.alarm == NEVER or table.alarm >= state.at
    assert all(pile.since <= state.at for pile in state.piles)
    for pile in state.piles:
        untils = [covered.until for covered in pile.past]
        assert untils == sorted(untils, reverse=True)
        assert not untils or untils[0] == pile.since
        # No more than what a press could still be judged by when this pile last changed.
        assert all(until >= pile.since - times.play - times.race for until in untils)
    if kit.options.pace is Mode.CALM:
        assert (state.flights, state.locks, table.alarm) == ((), (), NEVER)
