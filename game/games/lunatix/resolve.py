"""What each move sets going: the one place that leads from a move to the rules it stands for."""

from game.core.rules import Seat
from game.games.lunatix import boosting, choosing, damage, driving, hazards, pit, rams, road, turning, turns
from game.games.lunatix.events import Blurted, HasRetired, Locked, MixTaken
from game.games.lunatix.moves import (
    Accelerate,
    Bootlegger,
    Brake,
    BuyChip,
    BuyGadget,
    Commit,
    Counsel,
    Drop,
    EndShopping,
    Enter,
    Hit,
    KeepChips,
    KeepGadget,
    Leave,
    Mix,
    Move,
    PutAway,
    Ram,
    Repair,
    Retire,
    SpendLuck,
    Steer,
    Stop,
    TakeCard,
    Turbo,
    UTurn,
)
from game.games.lunatix.race import Race
from game.games.lunatix.state import (
    Choosing,
    ChoosingChips,
    ChoosingOpenly,
    Driving,
    Dropping,
    FearingHazard,
    FearingTurbo,
    Phase,
    PickingGadget,
    PuttingAway,
    Shopping,
)
from game.games.lunatix.track import NOWHERE

_Purchase = Repair | BuyChip | BuyGadget | KeepGadget | PutAway | Counsel | EndShopping
_Manoeuvre = Brake | Accelerate | Turbo | UTurn | Bootlegger | Steer | Enter | Leave | Ram | Hit


def resolve(race: Race, phase: Phase, seat: Seat, move: Move) -> None:
    """Let a legal move come to pass, and all that follows from it until somebody must decide again."""
    match move:
        case Steer() | Ram() | Hit() | Accelerate() | Turbo() | Brake() | Enter() | Leave() | UTurn() | Bootlegger():
            _drive(race, move)
        case Drop() | KeepChips():
            _drop(race, phase, move)
        case TakeCard() | SpendLuck():
            _fear(race, phase, move)
        case Commit(card):
            race.commits = (*race.commits[:seat], card, *race.commits[seat + 1 :])
            race.tell(Blurted(seat, card) if isinstance(phase, ChoosingOpenly) else Locked(seat))
            _reveal_if_complete(race)
        case Mix():
            _mix(race, seat, move)
        case Stop():
            _clear_table(race, phase)
            race.finish(None)
        case Retire(leaving):
            _retire(race, phase, leaving)
        case _:
            assert isinstance(phase, Shopping | PickingGadget | PuttingAway), "what is left is bought in the pit"
            _shop(race, phase.points, move)
    if race.phase is None:
        turns.go_on(race)


def _mix(race: Race, seat: Seat, mix: Mix) -> None:
    stock = race.decks.chips
    race.change(seat, chips=(mix.tacks, mix.oil, mix.glue))
    race.change_decks(chips=(stock[0] - mix.tacks, stock[1] - mix.oil, stock[2] - mix.glue))
    race.tell(MixTaken(seat, mix.tacks, mix.oil, mix.glue))
    if seat + 1 < len(race.cars):
        race.phase = ChoosingChips(seat + 1)
    else:
        turns.begin_round(race)


def _reveal_if_complete(race: Race) -> None:
    race.phase = choosing.first_phase(race.cars, race.commits)
    if race.phase is None:
        choosing.reveal(race)
        turns.begin_next(race)


def _drop(race: Race, phase: Phase, move: Drop | KeepChips) -> None:
    if isinstance(move, Drop):
        road.drop(race, move.chip)
    assert isinstance(phase, Dropping), "chips are dropped when asked for"
    if not phase.is_forced:
        driving.reach(race)


def _fear(race: Race, phase: Phase, move: TakeCard | SpendLuck) -> None:
    is_lucky = isinstance(move, SpendLuck)
    match phase:
        case FearingHazard(_, hazard):
            (hazards.spend_luck if is_lucky else hazards.take)(race, hazard)
        case FearingTurbo(_, turbo):
            (boosting.spend_luck if is_lucky else boosting.take)(race, turbo)
        case _:
            raise AssertionError("a card is feared when it was shown")


def _shop(race: Race, points: int, move: _Purchase) -> None:
    match move:
        case Repair():
            pit.repair(race, points)
        case BuyChip(chip):
            pit.buy_chip(race, points, chip)
        case BuyGadget():
            pit.buy_gadget(race, points)
        case KeepGadget(card):
            pit.keep(race, points, card)
        case PutAway(card):
            pit.put_away(race, points, card)
        case Counsel(lunacy):
            pit.counsel(race, points, lunacy)
        case EndShopping():
            pit.leave_shop(race)


def _drive(race: Race, move: _Manoeuvre) -> None:
    match move:
        case Steer(way):
            step = race.board.steps[race.car.is_clockwise][race.square][way.value]
            assert step is not None, "a legal step leads to a square"
            driving.step(race, step[0])
        case Accelerate(by):
            boosting.accelerate(race, by)
        case Brake(by):
            boosting.brake(race, by)
        case Turbo():
            boosting.turbo(race)
        case Ram(target):
            rams.ram(race, target)
        case Hit(target):
            rams.hit(race, target)
        case Enter():
            driving.enter_pit(race)
        case Leave(door):
            driving.leave_pit(race, door)
        case UTurn():
            turning.u_turn(race)
        case Bootlegger():
            turning.bootlegger(race)


def _retire(race: Race, phase: Phase, leaving: Seat) -> None:
    """Take a car off for good; the turn goes on with the next if it was on turn."""
    is_choosing = isinstance(phase, Choosing | ChoosingOpenly)
    is_on_turn = not is_choosing and race.seat == leaving
    if is_on_turn:
        _clear_table(race, phase)
    berth = race.place_of(leaving)
    damage.strip(race, leaving)
    race.squares[leaving] = NOWHERE
    race.change(leaving, has_retired=True, berth=berth)
    race.commits = (*race.commits[:leaving], None, *race.commits[leaving + 1 :])
    race.retired = (*race.retired, leaving)
    race.tell(HasRetired(leaving))
    if race.finish_if_decided():
        if not is_on_turn:
            _clear_table(race, phase)
    elif is_choosing:
        _reveal_if_complete(race)
    elif is_on_turn or isinstance(phase, Driving):
        turns.go_on(race)  # the car that left may have been the only one to ram
    else:
        race.phase = phase


def _clear_table(race: Race, phase: Phase) -> None:
    """Lay away what lies open before a car that leaves in its turn, or when the race is ended."""
    match phase:
        case FearingHazard(_, card):
            race.change_decks(hazards_used=(*race.decks.hazards_used, card))
        case FearingTurbo(_, turbo):
            race.change_decks(turbos_used=(*race.decks.turbos_used, turbo))
        case PickingGadget():
            race.change_decks(gadgets=(*race.decks.pair, *race.decks.gadgets), pair=())
        case _:
            pass
