"""What holds in every state of every game: cards, dice and chips are conserved, hands and totals make sense."""

from collections import Counter

from game.games.lucky.acting import may_lay_final
from game.games.lucky.cards import FINAL, HAND, Deck
from game.games.lucky.covers import taken
from game.games.lucky.drawing import EXCHANGED
from game.games.lucky.programme import Programme
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NO_PLACE, NOT_FLOWN, Covered, Phase, State

FLYING = (Phase.THROWING, Phase.COVERING, Phase.FEARING)


def assert_sound(rules: LuckyRules, state: State) -> None:
    """Fail for a state that no game may come to."""
    _assert_cards(rules, state)
    _assert_pilots(rules.programme, state)
    if state.phase in FLYING:
        _assert_flight(rules, state)
    assert rules.box.chips == state.supply + sum(pilot.chips for pilot in state.pilots)
    assert state.supply >= 0
    assert (state.phase is Phase.OVER) is bool(state.ranks)
    assert (state.left > 0) is (state.phase in (Phase.DRAWING, Phase.DISCARDING, Phase.REPLACING))
    assert not state.pilots[state.turn].has_retired or state.phase is Phase.OVER


def _assert_cards(rules: LuckyRules, state: State) -> None:
    for deck in Deck:
        found = Counter([*state.decks.piles[deck], *state.decks.discards[deck]])
        found.update(card for pilot in state.pilots for card in (*pilot.hand, *pilot.final) if card.figure.deck == deck)
        found.update(card for show in state.shows for card in show if card.figure.deck == deck)
        assert found == Counter(rules.box.deck(deck))
    for figures, cards in zip(rules.box.shows, state.shows, strict=True):
        if cards:
            assert tuple(card.figure for card in cards) == figures
            assert sum(card.lower for card in cards) >= rules.box.least_lower


def _assert_pilots(programme: Programme, state: State) -> None:
    box = programme.box
    is_lasting = state.is_last_round
    for seat, pilot in enumerate(state.pilots):
        on_turn = seat == state.turn
        assert pilot.hand == tuple(sorted(pilot.hand))
        most = HAND + (state.drawn if on_turn and state.phase is Phase.DRAWING else 0)
        most += state.left if on_turn and state.phase is Phase.DISCARDING else 0
        most += EXCHANGED if state.phase is Phase.OVER else 0  # the table may agree to stop in an exchange
        assert len(pilot.hand) <= most
        assert pilot.chips >= 0
        assert pilot.tally.chips_won - pilot.tally.chips_spent == pilot.chips or pilot.has_retired
        assert pilot.tally.successes == 4 - pilot.results.count(NOT_FLOWN) + (pilot.final_result != NOT_FLOWN)
        least = -box.penalty * pilot.tally.failed_finals
        if not programme.options.final_replaces_weakest:
            least += sum(one for one in (*pilot.results, pilot.final_result) if one != NOT_FLOWN)
        assert pilot.total >= least
        for result, best in zip(pilot.results, state.best, strict=True):
            assert result <= best
        if pilot.final:
            assert not pilot.hand
            assert may_lay_final(programme, pilot)
            assert sum(card.difficulty for card in pilot.final) >= box.least_final
            assert sum(card.fewest_dice for card in pilot.final) <= box.dice
        if pilot.final_result != NOT_FLOWN:
            assert pilot.highlight != NO_PLACE
            assert is_lasting


def _assert_flight(rules: LuckyRules, state: State) -> None:
    flight, pilot = state.flight, state.pilots[state.turn]
    assert flight.cards == (pilot.final if flight.show == FINAL else state.shows[flight.show])
    assert len(flight.covered) == len(flight.cards)
    laid = rules.box.dice - flight.pool
    fewest = sum(
        -(-(card.difficulty - 6) // 6) if how is Covered.UPPER else card.fewest_dice - 1
        for card, how in zip(flight.cards, flight.covered, strict=True)
        if how is not Covered.NOT
    )
    assert flight.pool >= 0
    assert laid >= fewest
    if state.phase is Phase.THROWING:
        assert (flight.thrown, flight.red) == ((), 0)
        assert flight.pool or pilot.chips
    else:
        assert flight.thrown == tuple(sorted(flight.thrown))
        assert len(flight.thrown) == min(3, flight.pool)
        assert len(flight.thrown) + (flight.red > 0) <= 3
        assert all(1 <= die <= 6 for die in flight.thrown)
        assert not flight.red or flight.covered.count(Covered.NOT) == 1
        easiest = min(
            card.difficulty for card, how in zip(flight.cards, flight.covered, strict=True) if how is Covered.NOT
        )
        reaches = taken(flight.thrown, flight.red)[-1].sum >= easiest
        assert reaches is (state.phase is Phase.COVERING)
        assert reaches or pilot.chips
