"""The laws of the timeline."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from game.ui.timeline import Cue, Timeline

LENGTHS = st.lists(st.integers(0, 300), max_size=8)
FRAMES = st.lists(st.integers(0, 120), max_size=40)


class Stage:
    """Shows each event (a length in ms) and writes down what happens."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, float]] = []
        self.asked: list[int] = []
        self.sounds: list[str] = []
        self.timeline: Timeline[tuple[int, int]] = Timeline(self._cue, self.sounds.append)

    def _cue(self, event: tuple[int, int]) -> Cue | None:
        number, ms = event
        self.asked.append(number)
        done = [event for event, t in self.shown if t == 1.0]
        assert done == list(range(number)), "a cue is asked for only when all before it have ended"
        return Cue(ms, self._shower(number), f"sound {number}")

    def _shower(self, number: int) -> Callable[[float], None]:
        return lambda t: self.shown.append((number, t))

    def assert_lawful(self, count: int) -> None:
        assert self.timeline.is_idle
        assert self.asked == list(range(count))
        for number in range(count):
            times = [t for event, t in self.shown if event == number]
            assert times == sorted(times)
            assert times.count(1.0) == 1
            assert all(0.0 <= t <= 1.0 for t in times)


@given(LENGTHS, FRAMES)
def test_every_cue_rises_and_ends_at_one_exactly_once(lengths: list[int], frames: list[int]) -> None:
    stage = Stage()
    stage.timeline.add(enumerate(lengths))
    for ms in frames:
        stage.timeline.update(ms)
    stage.timeline.update(sum(lengths) + 1)
    stage.assert_lawful(len(lengths))
    assert stage.sounds == [f"sound {number}" for number in range(len(lengths))]


@given(LENGTHS, FRAMES)
def test_finish_leads_to_the_same_end_from_anywhere(lengths: list[int], frames: list[int]) -> None:
    stage = Stage()
    stage.timeline.add(enumerate(lengths))
    for ms in frames:
        stage.timeline.update(ms)
    stage.timeline.finish()
    stage.assert_lawful(len(lengths))


@given(LENGTHS)
def test_switched_off_everything_ends_in_one_frame_without_motion(lengths: list[int]) -> None:
    stage = Stage()
    stage.timeline.is_off = True
    stage.timeline.add(enumerate(lengths))
    stage.timeline.update(0)
    stage.assert_lawful(len(lengths))
    assert {t for _, t in stage.shown} <= {1.0}


def test_the_length_of_frames_changes_nothing() -> None:
    stage = Stage()
    stage.timeline.add([(0, 100), (1, 100)])
    stage.timeline.update(150)
    assert stage.shown == [(0, 1.0), (1, 0.5)]


def test_twice_the_speed_is_half_the_time() -> None:
    stage = Stage()
    stage.timeline.speed = 2.0
    stage.timeline.add([(0, 100)])
    stage.timeline.update(25)
    assert stage.shown == [(0, 0.5)]


def test_events_without_a_picture_are_passed_over() -> None:
    timeline: Timeline[str] = Timeline(lambda event: None)
    timeline.add(["a", "b"])
    assert not timeline.is_idle
    timeline.update(0)
    assert timeline.is_idle


def test_a_cue_may_add_events_and_finish_while_it_ends() -> None:
    shown: list[str] = []

    def cue(event: str) -> Cue:
        def show(t: float) -> None:
            if t == 1.0:
                shown.append(event)
                if event == "first":
                    timeline.add(["second"])
                    timeline.finish()

        return Cue(10, show)

    timeline: Timeline[str] = Timeline(cue)
    timeline.add(["first"])
    timeline.update(10)
    assert shown == ["first", "second"]
    assert timeline.is_idle
