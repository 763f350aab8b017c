"""What happens in a game as short pictures: cards fly, dice tumble, planes do their figures, counters move."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from game.core.rules import Seat
from game.games.lucky import events as e
from game.games.lucky.cards import FACE_DOWN, FINAL, Card, Deck
from game.tables.lucky.planes import Trick
from game.tables.lucky.story import Story
from game.ui.timeline import Cue, ease_in_out, ease_out, mix

_CARD_MS: Final = 220
_LAY_MS: Final = 380
_BEGIN_MS: Final = 160
_TAKE_OFF_MS: Final = 240
_ROLL_MS: Final = 500
_FIGURE_MS: Final = 900
_DICE_PART: Final = 0.2
_FAIL_MS: Final = 1100
_LAND_MS: Final = 1200
_STAMP_PART: Final = 0.55
_CHIP_MS: Final = 800
_SPEND_MS: Final = 260
_BANNER_MS: Final = 1000
_STILL_MS: Final = 900
"""How long a stamp stands where nothing moves."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place on the table by name: pile, discards, panel, board, supply; and which, and where on it."""

    kind: str
    at: int = 0
    place: int = 0


SUPPLY: Final = Anchor("supply")


@dataclass(frozen=True, slots=True)
class Stamp:
    """Words stamped over the sky: a text key with its fields; `tone` is good, warn or plain."""

    key: str
    tone: str
    fields: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class FlyingCard:
    """A card on its way."""

    card: Card
    start: Anchor
    end: Anchor


@dataclass(slots=True)
class Scene:
    """What is under way between two stories; at rest everything is empty."""

    cards: tuple[FlyingCard, ...] = ()
    part: float = 0.0
    """How far everything here has come, 0..1."""
    roll: e.Thrown | None = None
    laying: e.FigureFlown | None = None
    trick: tuple[Seat, Trick] | None = None
    chip: tuple[Anchor, Anchor] | None = None
    counter: tuple[Seat, int, int] | None = None
    """Whose flat counter goes to which show's field for a result."""
    totals: dict[Seat, float] = field(default_factory=dict)
    stamp: Stamp | None = None


def stamp_of(event: e.Event) -> Stamp | None:
    """The words stamped over the sky when something happens; None where there are none."""
    match event:
        case e.FinalLaid():
            return Stamp("lucky.stamp.final", "plain")
        case e.FlightFailed(_, _, _, penalty):
            return Stamp("lucky.stamp.penalty" if penalty else "lucky.stamp.failed", "warn", (("n", penalty),))
        case e.FlightSucceeded(_, _, result, left_over):
            key = "lucky.stamp.landed_left" if left_over else "lucky.stamp.landed"
            return Stamp(key, "good", (("n", result), ("left", left_over)))
        case e.ChipWon(_, why):
            return Stamp(f"lucky.stamp.{why.value}", "good")
        case e.LastRound():
            return Stamp("lucky.stamp.last_round", "warn")
        case e.GameEnded():
            return Stamp("lucky.stamp.over", "good")
        case _:
            return None


class CueMaker:
    """Makes the cue that leads from the story before an event to the one after it; `tell` adds the event to it."""

    def __init__(self, tell: Callable[[e.Event], None]) -> None:
        self._tell = tell
        self.scene = Scene()
        self.is_motion_reduced = False
        """Nothing moves then, but stamps stand for a while."""

    def cue(self, story: Story, event: e.Event) -> Cue | None:
        """The motion for one more event, None for what changes no picture."""
        cue = self._moving(story, event)
        stamp = stamp_of(event)
        if cue is None or stamp is None or not self.is_motion_reduced:
            return cue
        return replace(self._told(event, _STILL_MS, self._stamp(stamp), cue.sound), is_still=True)

    def _moving(self, story: Story, event: e.Event) -> Cue | None:  # noqa: C901 - one case for each kind of motion
        stamp = stamp_of(event)
        match event:
            case e.TurnBegan():
                return self._told(event, _BEGIN_MS, self._nothing, None)
            case e.Drew(seat, deck):
                card = FlyingCard(FACE_DOWN[deck], Anchor("pile", deck), Anchor("panel", seat))
                return self._told(event, _CARD_MS, self._cards(card), "card")
            case e.Discarded(seat, card):
                return self._told(event, _CARD_MS, self._cards(self._put_away(seat, card)), "card")
            case e.Reshuffled():
                return self._told(event, _CARD_MS, self._nothing, "shuffle")
            case e.ShowLaid(seat, show, cards):
                flying = [
                    FlyingCard(one, Anchor("panel", seat), Anchor("board", show, n)) for n, one in enumerate(cards)
                ]
                return self._told(event, _LAY_MS, self._cards(*flying), "card")
            case e.Raised(seat, show, old, new):
                place = story.shows[show].index(old)
                card = FlyingCard(new, Anchor("panel", seat), Anchor("board", show, place))
                return self._told(event, _LAY_MS, self._cards(card), "card")
            case e.FinalLaid():
                return self._told(event, _BANNER_MS, self._stamp(stamp), "gate")
            case e.FlightBegan():
                return self._told(event, _TAKE_OFF_MS, self._nothing, "engine")
            case e.Thrown():
                return self._told(event, _ROLL_MS, self._roll(event), "dice")
            case e.FigureFlown(seat, place, _, is_exact, _):
                assert story.flight is not None, "a figure is flown in a flight"
                trick = Trick(story.flight.cards[place].figure, is_exact)
                return self._told(
                    event, _FIGURE_MS, self._figure(event, seat, trick), "swoop" if is_exact else "sputter"
                )
            case e.FlightFailed(seat, _, _, penalty):
                return self._told(event, _FAIL_MS, self._failure(story, seat, stamp, penalty), "stall")
            case e.FlightSucceeded():
                return self._told(event, _LAND_MS, self._landing(story, event), "cheer")
            case e.ChipWon(seat):
                return self._told(event, _CHIP_MS, self._chip(SUPPLY, Anchor("chips", seat), stamp), "lap")
            case e.ChipsSpent(seat):
                return self._told(event, _SPEND_MS, self._chip(Anchor("chips", seat), SUPPLY, None), "tick")
            case e.LastRound():
                return self._told(event, _BANNER_MS, self._stamp(stamp), "gate")
            case e.GameEnded():
                return self._told(event, _BANNER_MS, self._stamp(stamp), "finish")
            case _:
                self._tell(event)
                return None

    def _told(self, event: e.Event, ms: int, show: Callable[[Scene, float], None], sound: str | None) -> Cue:
        def step(t: float) -> None:
            self.scene = Scene(part=t)
            if t >= 1.0:
                self._tell(event)
            else:
                show(self.scene, t)

        return Cue(ms, step, sound)

    @staticmethod
    def _nothing(scene: Scene, t: float) -> None:
        """Only time goes by."""

    @staticmethod
    def _put_away(seat: Seat, card: Card) -> FlyingCard:
        deck: Deck = card.figure.deck
        return FlyingCard(card, Anchor("panel", seat), Anchor("discards", deck))

    @staticmethod
    def _cards(*cards: FlyingCard) -> Callable[[Scene, float], None]:
        def show(scene: Scene, _: float) -> None:
            scene.cards = cards

        return show

    @staticmethod
    def _stamp(stamp: Stamp | None) -> Callable[[Scene, float], None]:
        def show(scene: Scene, _: float) -> None:
            scene.stamp = stamp

        return show

    @staticmethod
    def _roll(event: e.Thrown) -> Callable[[Scene, float], None]:
        def show(scene: Scene, _: float) -> None:
            scene.roll = event

        return show

    @staticmethod
    def _figure(event: e.FigureFlown, seat: Seat, trick: Trick) -> Callable[[Scene, float], None]:
        """The dice go to the card first, then the plane flies."""

        def show(scene: Scene, t: float) -> None:
            scene.laying = event
            if t < _DICE_PART:
                scene.part = t / _DICE_PART
            else:
                scene.part = (t - _DICE_PART) / (1 - _DICE_PART)
                scene.trick = seat, trick

        return show

    @staticmethod
    def _failure(story: Story, seat: Seat, stamp: Stamp | None, penalty: int) -> Callable[[Scene, float], None]:
        before = story.runs[seat].total

        def show(scene: Scene, t: float) -> None:
            scene.trick = seat, Trick(None, is_exact=False)
            if t > 0.3:
                scene.stamp = stamp
            if penalty and t > 0.5:
                scene.totals = {seat: mix(before, before - penalty, ease_in_out((t - 0.5) / 0.5))}

        return show

    @staticmethod
    def _landing(story: Story, event: e.FlightSucceeded) -> Callable[[Scene, float], None]:
        """A stamp with the points, then the counters move."""
        seat, show_number, result = event.seat, event.show, event.result
        before = story.runs[seat].total
        stamp = stamp_of(event)

        def show(scene: Scene, t: float) -> None:
            scene.stamp = stamp
            scene.part = min(1.0, t / _STAMP_PART)
            if t > _STAMP_PART:
                moved = (t - _STAMP_PART) / (1 - _STAMP_PART)
                scene.part = moved
                scene.stamp = None
                if show_number != FINAL:
                    scene.counter = seat, show_number, result
                scene.totals = {seat: mix(before, before + event.gain, ease_out(moved))}

        return show

    @staticmethod
    def _chip(start: Anchor, end: Anchor, stamp: Stamp | None) -> Callable[[Scene, float], None]:
        def show(scene: Scene, _: float) -> None:
            scene.chip = start, end
            scene.stamp = stamp

        return show
