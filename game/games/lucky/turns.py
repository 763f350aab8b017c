"""Whose turn it is: turns, rounds, pilots that leave, and the end of the game."""

from typing import Final

from game.core.rules import Seat
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import MOST_SEATS
from game.games.lucky.events import GameEnded, Retired, RoundBegan, TurnBegan
from game.games.lucky.moves import Retire, Stop
from game.games.lucky.state import NOT_FLOWN, Phase, Pilot

_ACTING, _HIGHLIGHTING = Phase.ACTING, Phase.HIGHLIGHTING  # fetched once: a look-up takes as long as several calls
_TURN_BEGAN: Final = tuple(TurnBegan(seat) for seat in range(MOST_SEATS))


def end_turn(field: Airfield) -> None:
    """Let the next pilot have a turn; a round ends before the one with the start marker."""
    seat = field.turn
    while True:
        seat = (seat + 1) % len(field.pilots)
        if seat == field.starter:
            if field.is_last_round or field.round >= field.programme.box.round_limit:
                finish(field)
                return
            field.round += 1
            field.tell(RoundBegan(field.round))
        if not field.pilots[seat].has_retired:
            break
    field.turn = seat
    field.events.append(_TURN_BEGAN[seat])
    pilot = field.pilots[seat]
    is_showing = pilot.final and pilot.final_result == NOT_FLOWN
    field.phase = _HIGHLIGHTING if is_showing else _ACTING


def stop(field: Airfield, _move: Stop) -> None:
    """End the game as the table agreed."""
    finish(field)


def retire(field: Airfield, move: Retire) -> None:
    """Take a pilot out for good: cards to the discards, chips to the supply; the turn goes on if it was theirs."""
    seat = move.seat
    pilot = field.pilots[seat]
    field.discard((*pilot.hand, *pilot.final))
    field.supply += pilot.chips
    field.change(seat, hand=(), final=(), chips=0, has_retired=True)
    field.retired = (*field.retired, seat)
    field.tell(Retired(seat))
    if len(field.retired) >= len(field.pilots) - 1:
        finish(field)
    elif seat == field.turn:
        field.left = field.drawn = 0
        end_turn(field)


def finish(field: Airfield) -> None:
    """End the game: most points win, pilots that left come last, the first to leave at the end."""
    field.phase = Phase.OVER
    field.left = field.drawn = 0
    field.ranks = ranks(field.pilots, field.retired)
    field.tell(GameEnded(field.ranks[0]))


def ranks(pilots: tuple[Pilot, ...], retired: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """The places by points; equal ones are shared."""
    totals = {seat: pilot.total for seat, pilot in enumerate(pilots) if not pilot.has_retired}
    return (
        *(
            tuple(seat for seat in totals if totals[seat] == total)
            for total in sorted(set(totals.values()), reverse=True)
        ),
        *((seat,) for seat in reversed(retired)),
    )
