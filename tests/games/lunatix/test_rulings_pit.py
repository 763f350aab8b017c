"""A test for every ruling on the pit, lunacies, turning around and what the table may agree on."""

import pytest

from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.choosing import Reason
from game.games.lunatix.events import (
    ChipMet,
    DiceRolled,
    ExitsBlocked,
    GadgetKept,
    HasRetired,
    LineCrossed,
    Moved,
    PitEntered,
    PitLeft,
    RaceEnded,
    Skidded,
    SpeedChanged,
    TurboShown,
    TurnEnded,
    Wrecked,
)
from game.games.lunatix.moves import (
    BOOTLEGGER,
    BUY_GADGET,
    COMMIT,
    END_SHOPPING,
    ENTER,
    KEEP_CHIPS,
    REPAIR,
    STOP,
    TURBO,
    U_TURN,
    Accelerate,
    Counsel,
    Hit,
    Leave,
    Retire,
)
from game.games.lunatix.moves import DROP as DROPS
from game.games.lunatix.state import Driving, Over, Shopping
from tests.games.lunatix.positions import Game, game

RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND
W1, W2, E1, E2 = (1, 34), (1, 35), (1, 2), (1, 3)


def go(found: Game, card: Card = ACCELERATE, by: int | None = 0) -> Game:
    """Commit for all, and play until seat 0 has chosen how much to accelerate."""
    found.commit(card, *(ACCELERATE,) * (sum(car.is_running for car in found.state.cars) - 1))
    while found.acting() != 0:
        found.play(found.moves()[0])
    if card is ACCELERATE and by is not None:
        found.play(Accelerate(by))
    return found


# The pit
def test_a_car_enters_on_the_side_it_reaches_first_and_leaves_on_the_other() -> None:
    found = go(game(turn_around=True).at(0, E1, is_clockwise=True, laps=1))
    found.play(ENTER)
    assert found.car(0).berth == found.square(E1)
    found = game(turn_around=True).in_pit(0, door=E1, is_clockwise=True, laps=2)
    go(found, by=20)
    assert found.moves() == [Leave(1), Leave(2)]
    assert LineCrossed(0, False, 1, 4) in found.play(Leave(1))
    assert found.where(0) == W1


def test_turn_around_opens_all_doors() -> None:
    assert game().rules.board.exits == ((3,), (1,))
    assert game(turn_around=True).rules.board.exits == ((3, 4), (1, 2))
    assert game(all_doors=True).rules.board.exits == ((3, 4), (1, 2))


def test_entering_costs_one_square() -> None:
    found = go(game().at(0, (1, 33), speed=10))
    assert found.steer("F")[-1] != PitEntered(0, 1)
    assert found.where(0) == W1
    assert found.acting() == 1


def test_entering_is_only_for_who_can_reach_no_ram() -> None:
    found = go(game().at(0, W1, speed=40).at(1, (1, 37), speed=0), RAM)
    assert ENTER not in found.moves()


def test_a_blocked_car_at_a_door_may_drive_into_the_pit_instead_of_another_car() -> None:
    found = go(game(3).at(0, W1).at(1, (1, 35), speed=0).at(2, (2, 38), speed=0))
    assert found.moves() == [Hit(1), Hit(2), ENTER]


def test_spin_out_in_the_doorway_stops_neither_entry_nor_shopping() -> None:
    found = game().at(0, W1, speed=50, maximum=100).no_luck().hazards(Hazard.SPIN_OUT)
    go(found).play(ENTER)
    assert found.phase == Shopping(0, 15)
    assert found.where(0) is None


def test_who_is_wrecked_in_the_pit_shops_no_more_blocks_nobody_and_ranks_at_its_door() -> None:
    found = game(3).at(0, W1, speed=50).no_luck().hazards(Hazard.SKID).dice(2, 2, 2)
    go(found)
    found.change(0, maximum=60)
    assert Wrecked(0) in found.play(ENTER)
    assert found.acting() != 0
    assert (found.where(0), found.car(0).berth, found.state.pit) == (None, found.square(W1), ())


def test_of_a_gadget_deck_with_one_card_that_one_is_kept_and_an_empty_one_sells_nothing() -> None:
    found = game().at(0, W1, maximum=100)
    found.state = found.state._replace(decks=found.state.decks._replace(gadgets=(Card.CHARGER,)))
    go(found).play(ENTER)
    assert GadgetKept(0, Card.CHARGER) in found.play(BUY_GADGET)
    assert found.phase == Shopping(0, 10)
    assert BUY_GADGET not in found.moves()


def test_0_is_no_choice_in_the_pit() -> None:
    found = go(game().in_pit(0, laps=1), by=None)
    assert found.moves() == [Accelerate(10), Accelerate(20), TURBO]


def test_exits_are_looked_at_before_anything_is_drawn_or_spent() -> None:
    found = game().in_pit(0, laps=1).at(1, E1, speed=0).gadget(0, Card.ROCKET_BOOSTER)
    events = found.commit(Card.ROCKET_BOOSTER, ACCELERATE)
    while found.state.round == 1:
        events += found.play(found.moves()[0])
    assert ExitsBlocked(0) in events
    assert (found.car(0).open, found.car(0).speed) == ((Card.ROCKET_BOOSTER,), 0)


def test_with_one_of_two_exits_free_the_car_leaves_there() -> None:
    found = game(all_doors=True).in_pit(0, laps=1).at(1, E1, speed=0)
    assert go(found, by=20).moves() == [Leave(4)]


def test_a_turbo_of_0_waits_too_and_its_dice_count() -> None:
    found = game().in_pit(0, laps=1).turbos(TurboCard(0, 2, False)).no_luck().dice(1, 2)
    go(found, by=None)
    events = found.play(TURBO)
    assert DiceRolled(0, (1, 2), 110) in events
    assert TurnEnded(0) in events
    assert found.where(0) is None


def test_a_pit_passage_that_brings_the_count_to_the_target_raises_it_by_one() -> None:
    found = go(game().in_pit(0, laps=3), by=20)
    found.play(Leave(3))
    assert (found.car(0).laps, found.car(0).target) == (4, 5)
    found = go(game().in_pit(0, laps=1), by=20)
    found.play(Leave(3))
    assert (found.car(0).laps, found.car(0).target) == (2, 4)


def test_the_square_of_the_exit_acts_at_once() -> None:
    found = go(game().in_pit(0, laps=1).chip(E1, Chip.GLUE), by=20)
    events = found.play(Leave(3))
    assert [type(event) for event in events[:4]] == [PitLeft, LineCrossed, ChipMet, SpeedChanged]


# Lunacies
def test_road_rage_must_choose_ram_whenever_it_is_legal() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 16)).lunacy(0, Hazard.ROAD_RAGE)
    assert found.moves(0) == [COMMIT[RAM]]
    assert found.candidates()[BRAKE] is Reason.ROAD_RAGE
    found.at(1, (1, 30))
    assert COMMIT[RAM] not in found.moves(0)
    assert COMMIT[BRAKE] in found.moves(0)


def test_a_ban_beats_a_must() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 16)).lunacy(0, Hazard.ROAD_RAGE, Hazard.TIMID)
    assert found.candidates()[RAM] is Reason.TIMID
    assert found.candidates()[BRAKE] is None


def test_nitro_nerves_bar_turbo_and_the_rocket_booster() -> None:
    found = game().at(0, (1, 14)).lunacy(0, Hazard.NITRO_NERVES).gadget(0, Card.ROCKET_BOOSTER)
    assert found.candidates()[Card.ROCKET_BOOSTER] is Reason.NITRO_NERVES
    assert TURBO not in go(found, by=None).moves()


def test_fatalist_spends_no_luck() -> None:
    found = game().at(0, (1, 4), speed=90).lunacy(0, Hazard.FATALIST).hazards(Hazard.EASE_OFF)
    go(found).steer("F")
    assert (found.phase, found.car(0).luck) == (Driving(0), 3)


def test_freeze_up_halves_the_speed_down_to_a_ten_and_is_not_kept() -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(Hazard.FREEZE_UP)
    go(found).steer("F")
    assert (found.car(0).speed, found.car(0).lunacies) == (40, ())
    assert found.state.decks.hazards_used == (Hazard.FREEZE_UP,)


@pytest.mark.parametrize(("card", "by"), [(Hazard.EASE_OFF, 10), (Hazard.HARD_BRAKING, 20), (Hazard.SLAM, 40)])
def test_ease_off_hard_braking_and_slam_slow_down(card: Hazard, by: int) -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(card)
    go(found).steer("F")
    assert found.car(0).speed == 90 - by


def test_in_the_pit_only_bans_on_turbo_and_luck_apply() -> None:
    found = game().in_pit(0).lunacy(0, Hazard.ROAD_RAGE, Hazard.LEAD_FOOT)
    assert found.moves(0) == [COMMIT[ACCELERATE]]


def test_the_driver_names_the_lunacy_to_be_cured() -> None:
    found = game().at(0, W1, maximum=100).lunacy(0, Hazard.TIMID, Hazard.PACK_RAT)
    go(found).play(ENTER)
    assert {move.lunacy for move in found.moves() if isinstance(move, Counsel)} == {Hazard.TIMID, Hazard.PACK_RAT}


# Turning around
def test_clockwise_all_is_mirrored() -> None:
    found = game(turn_around=True).at(0, (2, 18), is_clockwise=True)
    track = found.rules.track
    go(found)
    ways = track.astern[found.square((2, 18))]
    assert (track.lane(ways.left), track.lane(ways.right)) == (3, 1)
    found.steer("R")
    assert found.where(0) == (1, 16)


def test_a_u_turn_is_blocked_by_any_car_on_its_way() -> None:
    found = game(turn_around=True).at(0, (3, 18), speed=30).at(1, (2, 16), speed=0)
    assert go(found, TURN_AROUND).phase == Driving(0)


def test_a_u_turn_never_leads_across_the_line() -> None:
    board = game(turn_around=True).rules.board
    for is_clockwise in (False, True):
        for square, path in enumerate(board.u_turns[is_clockwise]):
            for end in path:
                assert abs(board.places[end] - board.places[square]) < 500_000


def test_of_two_equally_near_squares_the_one_ahead_in_the_old_direction() -> None:
    found = game(turn_around=True)
    board, track = found.rules.board, found.rules.track
    for number in range(15, 23):
        square = found.square((1, number))
        assert board.u_turns[False][square][0] == track.ahead[square].right
        assert board.u_turns[True][square][0] == track.astern[square].left
    for number in range(19, 27):
        square = found.square((3, number))
        assert board.u_turns[False][square][0] == track.ahead[square].left
        assert board.u_turns[True][square][0] == track.astern[square].right


def test_a_skid_after_turning_slides_in_the_new_direction() -> None:
    found = game(turn_around=True).at(0, (2, 16), speed=50).no_luck().hazards(Hazard.SKID)
    go(found, TURN_AROUND)
    events = found.play(BOOTLEGGER)
    outward = found.rules.track.astern[found.square((2, 17))].left
    assert Skidded(0, found.square((2, 17)), outward) in events
    assert found.car(0).speed == 0


def test_a_bootlegger_may_cross_the_line_and_win() -> None:
    found = game(turn_around=True).at(0, (1, 37), speed=40, laps=3)
    assert go(found, TURN_AROUND).play(BOOTLEGGER)[-1] == RaceEnded(0)


def test_a_wreck_in_turning_stays_at_speed_0() -> None:
    found = game(3, turn_around=True).at(0, (3, 18), speed=20).no_luck().hazards(Hazard.CRUNCH).dice(2, 2)
    go(found, TURN_AROUND)
    found.change(0, maximum=20)
    found.play(U_TURN)
    assert (found.car(0).wreck, found.car(0).speed) == (1, 0)


# The table's own moves
def test_the_table_may_end_the_race_by_distance() -> None:
    found = game(3).at(1, (1, 30))
    assert found.agree(STOP) == [RaceEnded(None)]
    assert found.state.ranks == ((1,), (0,), (2,))


def test_a_car_that_leaves_is_taken_off_and_ranked_last() -> None:
    found = game(3)
    assert found.agree(Retire(0)) == [HasRetired(0)]
    assert (found.where(0), found.car(0).chips) == (None, (0, 0, 0))
    assert found.rules.to_act(found.state) == (1, 2)
    found.agree(Retire(2))
    assert isinstance(found.phase, Over)
    assert found.state.ranks == ((1,), (2,), (0,))


def test_a_car_that_leaves_in_its_turn_hands_it_on() -> None:
    found = game(3).at(0, (1, 4), speed=100).hazards(Hazard.CRUNCH, Hazard.RATTLE)
    go(found).steer("F")
    found.agree(Retire(0))
    assert found.acting() in (1, 2)
    assert found.state.decks.hazards_used == (Hazard.CRUNCH,)
    assert found.state.decks.hazards_unseen == (Hazard.RATTLE,)


def test_the_last_to_choose_leaving_reveals_the_cards() -> None:
    found = game(3)
    found.commit(ACCELERATE, ACCELERATE)
    found.agree(Retire(2))
    assert found.state.waiting == (1,)
    assert found.acting() == 0


def test_a_turbo_card_shown_when_its_car_leaves_goes_to_the_discards() -> None:
    found = game(3).at(0, (1, 14)).turbos(TurboCard(40, 0, False))
    assert TurboShown(0, TurboCard(40, 0, False)) in go(found, by=None).play(TURBO)
    found.agree(Retire(0))
    assert found.state.decks.turbos_used == (TurboCard(40, 0, False),)


def test_a_repair_and_nothing_to_drop_do_not_hold_up_the_pit() -> None:
    found = game().at(0, W1, speed=20, maximum=140)
    go(found, DROP)
    assert found.moves() == [*found.moves()[:-1], ENTER]
    found.play(ENTER)
    assert KEEP_CHIPS not in found.moves()
    found.play(DROPS[Chip.TACKS])
    assert REPAIR not in found.moves()
    assert Moved not in [type(event) for event in found.play(END_SHOPPING)][:1]


def test_a_card_shown_when_the_race_is_ended_goes_to_the_discards() -> None:
    for ending in (STOP, Retire(1)):
        found = game().at(0, (1, 14)).turbos(TurboCard(40, 0, False))
        go(found, by=None).play(TURBO)
        found.agree(ending)
        assert isinstance(found.phase, Over)
        assert found.state.decks.turbos_used == (TurboCard(40, 0, False),)
