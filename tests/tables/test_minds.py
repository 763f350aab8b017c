"""Bots at a table in real time: asked when they see a change, pressing when they said."""

from typing import Any, cast

from game.crew import Answer, Speed
from game.tables.minds import Minds


class Views:
    """A match of which only the views matter: every seat may act, and sees one number."""

    def __init__(self) -> None:
        self.seen = 0

    def to_act(self) -> tuple[int, ...]:
        return (0, 1, 2)

    def view(self, seat: int | None) -> int:
        return self.seen


def minds_of(asked: list[tuple[int, int]], committed_ms: int = 0) -> tuple[Minds, Views]:
    match = Views()

    def is_kept(seen: Any, sees: Any, move: Any, ms_left: int) -> bool:
        return bool(seen == sees or (move is not None and ms_left <= committed_ms))

    return Minds(cast("Any", match), is_kept, lambda seat, now: asked.append((seat, now))), match


def test_only_bots_are_asked_and_once_for_what_they_see() -> None:
    asked: list[tuple[int, int]] = []
    minds, _ = minds_of(asked)
    minds.look([1, 2], 100)
    minds.look([1, 2], 110)
    assert asked == [(1, 100), (2, 100)]


def test_a_bot_presses_as_long_after_being_asked_as_it_says() -> None:
    minds, _ = minds_of([])
    minds.look([0, 1], 100)
    minds.hear(Answer(0, 0, "late", 400), 116)
    minds.hear(Answer(0, 1, "early", 350), 116)
    assert minds.next_press() == (450, 1)
    assert minds.press(1) == "early"
    assert minds.next_press() == (500, 0)


def test_an_answer_that_comes_too_late_is_pressed_at_once() -> None:
    minds, _ = minds_of([])
    minds.look([0], 100)
    minds.hear(Answer(0, 0, "go", 5), 140)
    assert minds.next_press() == (140, 0)


def test_a_bot_that_waits_presses_nothing_until_it_sees_a_change() -> None:
    asked: list[tuple[int, int]] = []
    minds, match = minds_of(asked)
    minds.look([0], 0)
    minds.hear(Answer(0, 0, None, 0), 16)
    minds.look([0], 5_000)
    assert minds.next_press() is None
    match.seen = 1
    minds.look([0], 6_000)
    assert asked == [(0, 0), (0, 6_000)]


def test_a_change_takes_the_place_of_what_was_in_mind_unless_the_game_keeps_it() -> None:
    asked: list[tuple[int, int]] = []
    minds, match = minds_of(asked, committed_ms=100)
    minds.look([0], 0)
    minds.hear(Answer(0, 0, "throw", 300), 10)
    match.seen = 1
    minds.look([0], 220)
    assert minds.next_press() == (300, 0), "the finger is on its way"
    minds.press(0)
    minds.look([0], 300)
    minds.hear(Answer(0, 0, "throw", 300), 310)
    match.seen = 2
    minds.look([0], 320)
    assert minds.next_press() is None
    assert asked == [(0, 0), (0, 300), (0, 320)]


def test_an_answer_that_never_comes_is_asked_for_again() -> None:
    asked: list[tuple[int, int]] = []
    minds, _ = minds_of(asked)
    minds.look([0], 0)
    minds.look([0], 2_000)
    minds.look([0], 3_100)
    assert asked == [(0, 0), (0, 3_100)]


def test_bots_may_be_set_to_be_slower() -> None:
    minds, _ = minds_of([])
    minds.speed = Speed.SLOW
    minds.look([0], 0)
    minds.hear(Answer(0, 0, "go", 500), 10)
    assert minds.next_press() == (900, 0)
