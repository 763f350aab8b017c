"""What a seat may see of a race, and a whole race that agrees with what it sees."""

from collections.abc import Sequence
from typing import TypeVar

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix import choosing
from game.games.lunatix.board import Board
from game.games.lunatix.cards import GREY, TURBO_FACE_DOWN, Card, Hazard, TurboCard
from game.games.lunatix.state import Car, Choosing, ChoosingOpenly, FearingHazard, FearingTurbo, State, View

T = TypeVar("T")


def view_for(state: State, seat: Seat | None) -> View:
    """Lay face down all that a seat may not see; for None, all that does not lie open on the table."""
    phase, turn, decks = state.phase, state.turn, state.decks
    commits = state.commits
    if isinstance(phase, Choosing | ChoosingOpenly):
        commits = tuple(
            card if card is None or at == seat or Hazard.LOOSE_LIPS in state.cars[at].lunacies else Card.FACE_DOWN
            for at, card in enumerate(commits)
        )
    cars = tuple(
        car._replace(hidden=(Card.FACE_DOWN,) * len(car.hidden)) if car.hidden and at != seat else car
        for at, car in enumerate(state.cars)
    )
    is_picking = turn.seat == seat
    hidden_decks = decks._replace(
        hazards=(Hazard.FACE_DOWN,) * len(decks.hazards),
        hazards_unseen=(Hazard.FACE_DOWN,) * len(decks.hazards_unseen),
        turbos=(TURBO_FACE_DOWN,) * len(decks.turbos),
        gadgets=(Card.FACE_DOWN,) * len(decks.gadgets),
        pair=decks.pair if is_picking else (Card.FACE_DOWN,) * len(decks.pair),
    )
    hidden_turn = turn._replace(aside=(Hazard.FACE_DOWN,) * len(turn.aside)) if turn.aside else turn
    return View(seat, state._replace(cars=cars, turn=hidden_turn, commits=commits, decks=hidden_decks))


def imagine(board: Board, view: View, chance: Chance) -> State:
    """A whole state that agrees with a view: all cards it cannot see are dealt anew.

    Cards that were put under a deck are shuffled with the rest, though a seat might remember some.
    """
    race = view.race
    cars, pair, gadgets = _deal_gadgets(board, race, chance)
    hazards = list(_unseen_hazards(board, race, chance))
    turbos = _unseen_turbos(board, race, chance)
    aside = _dealt(hazards, race.turn.aside)
    unseen = _dealt(hazards, race.decks.hazards_unseen)
    decks = race.decks._replace(
        hazards=tuple(hazards), hazards_unseen=unseen, turbos=turbos, gadgets=gadgets, pair=pair
    )
    whole = race._replace(cars=cars, turn=race.turn._replace(aside=aside), decks=decks)
    commits = tuple(
        chance.pick(choosing.legal_cards(board, cars, whole.squares, at)) if card is Card.FACE_DOWN else card
        for at, card in enumerate(race.commits)
    )
    return whole._replace(commits=commits)


def _deal_gadgets(
    board: Board, race: State, chance: Chance
) -> tuple[tuple[Car, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Cars with hidden gadgets, the pair, and the deck; only grey gadgets are ever hidden."""
    seen = [card for car in race.cars for card in (*car.open, *car.hidden)] + [*race.decks.pair]
    rest = _without(board.cards.gadget_deck(), [card for card in seen if card is not Card.FACE_DOWN])
    grey: list[Card] = [*chance.shuffled([card for card in rest if card in GREY])]
    cars = tuple(
        car._replace(hidden=_dealt(grey, car.hidden)) if Card.FACE_DOWN in car.hidden else car for car in race.cars
    )
    others = [*chance.shuffled([*(card for card in rest if card not in GREY), *grey])]
    pair = race.decks.pair
    if Card.FACE_DOWN in pair:
        pair = _dealt(others, pair)
    return cars, pair, tuple(others)


def _unseen_hazards(board: Board, race: State, chance: Chance) -> tuple[Hazard, ...]:
    seen = [lunacy for car in race.cars for lunacy in car.lunacies] + [*race.decks.hazards_used]
    if isinstance(race.phase, FearingHazard):
        seen.append(race.phase.card)
    return chance.shuffled(_without(board.cards.hazard_deck(), seen))


def _unseen_turbos(board: Board, race: State, chance: Chance) -> tuple[TurboCard, ...]:
    seen = [*race.decks.turbos_used]
    if isinstance(race.phase, FearingTurbo):
        seen.append(race.phase.card)
    return chance.shuffled(_without(board.cards.turbo_deck(), seen))


def _dealt(cards: list[T], places: Sequence[T]) -> tuple[T, ...]:
    """Fill the places that lie face down from the end of `cards`, which grows shorter."""
    return tuple(cards.pop() for _ in places)


def _without(cards: Sequence[T], seen: Sequence[T]) -> list[T]:
    rest = list(cards)
    for card in seen:
        rest.remove(card)
    return rest
