"""The seats of the lobby."""

from game.core.record import SeatLine
from game.files.settings import SeatMemory
from game.scenes.seating import HUMAN, PLACES, Seating
from game.ui.press import CLUSTERS, Device, Family

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
PAD = Device("pad:3", "guid", "Pad", Family.XBOX)
BOTS = ("Ada", "Bruno", "Carla")


def seating(*memory: SeatMemory) -> Seating:
    return Seating("Player {n}", BOTS, memory)


def names(seats: Seating) -> list[str]:
    return [sitter.name for sitter in seats.sitters]


def test_people_sit_before_bots() -> None:
    seats = seating()
    seats.add_bot("easy")
    assert seats.join(WASD) == 0
    assert seats.join(ARROWS) == 1
    assert [sitter.player for sitter in seats.sitters] == [HUMAN, HUMAN, "easy"]


def test_a_device_joins_once_but_may_be_a_hot_seat() -> None:
    seats = seating()
    seats.join(WASD)
    assert seats.join(WASD) is None
    assert seats.join(WASD, is_hot_seat=True) == 1
    assert seats.seats_of(WASD) == (0, 1)


def test_a_bot_makes_room_for_a_person_but_people_do_not() -> None:
    seats = seating()
    seats.set_bots(PLACES, "normal")
    assert seats.join(WASD) == 0
    assert (seats.people, seats.bots) == (1, PLACES - 1)
    for _ in range(PLACES - 1):
        seats.join(WASD, is_hot_seat=True)
    assert seats.join(PAD) is None
    assert seats.people == PLACES


def test_bots_are_filled_up_and_taken_away_from_the_end() -> None:
    seats = seating()
    seats.join(WASD)
    seats.set_bots(3, "hard")
    assert names(seats) == ["Player 1", "Ada", "Bruno", "Carla"]
    seats.set_bots(1, "hard")
    assert names(seats) == ["Player 1", "Ada"]


def test_whoever_leaves_the_others_move_up() -> None:
    seats = seating()
    for device in (WASD, ARROWS, IJKL):
        seats.join(device)
    seats.leave(1)
    assert [sitter.device for sitter in seats.sitters] == [WASD, IJKL]


def test_all_seats_of_a_lost_device_are_freed() -> None:
    seats = seating()
    seats.join(PAD)
    seats.join(WASD)
    seats.join(PAD, is_hot_seat=True)
    seats.leave_all(PAD)
    assert [sitter.device for sitter in seats.sitters] == [WASD]


def test_seats_are_swapped_with_all_that_belongs_to_them() -> None:
    seats = seating()
    seats.join(WASD)
    seats.join(ARROWS)
    seats.swap(0, 1)
    assert [sitter.device for sitter in seats.sitters] == [ARROWS, WASD]


def test_names_are_cut_to_ten_letters_and_never_empty() -> None:
    seats = seating()
    seats.join(WASD)
    seats.rename(0, "  Wilhelmina the second ")
    assert names(seats) == ["Wilhelmina"]
    seats.rename(0, "   ")
    assert names(seats) == ["Wilhelmina"]


def test_no_two_people_get_the_same_name() -> None:
    seats = seating()
    seats.join(WASD)
    seats.rename(0, "Player 2")
    seats.join(ARROWS)
    assert names(seats) == ["Player 2", "Player 1"]


def test_names_and_bots_of_last_time_return() -> None:
    seats = seating(SeatMemory("Grace", HUMAN, WASD.kind), SeatMemory("Otto", "hard"), SeatMemory("X", "unknown"))
    seats.recall_bots(("easy", "hard"))
    seats.join(ARROWS)
    seats.join(WASD)
    assert names(seats) == ["Player 1", "Grace", "Otto"]
    assert seats.memory()[1] == SeatMemory("Grace", HUMAN, WASD.kind)


def test_a_bot_takes_a_persons_place_under_its_own_name() -> None:
    seats = seating()
    seats.join(WASD)
    seats.set_level(0, "expert")
    assert seats.lines() == (SeatLine("Ada", "expert"),)
    assert seats.sitters[0].device is None


def test_a_smaller_table_is_full_sooner() -> None:
    seats = Seating("Player {n}", ["Ada", "Bo"], [SeatMemory(f"Bot {n}", "hard") for n in range(6)], places=5)
    seats.recall_bots(["easy", "hard"])
    assert (seats.bots, seats.is_full) == (5, True)
    seats.set_bots(6, "easy")
    assert seats.bots == 5
    assert seats.add_bot("easy") is None
