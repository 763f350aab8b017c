"""What each part of the table shows, from the story and what people are doing: values that tell when to repaint."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.games.lucky.acting import may_lay_final
from game.games.lucky.cards import FINAL, SHOW_CARDS, SHOWS, Card, Deck
from game.games.lucky.moves import MOST_PLACES
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NO_PLACE, NOT_FLOWN, State
from game.tables.lucky.boards import Board
from game.tables.lucky.chances import Asked, Chances
from game.tables.lucky.choosing import Chooser
from game.tables.lucky.flight_view import Figures, LaidDice, Tray
from game.tables.lucky.flying import Flying, Highlighting
from game.tables.lucky.hand import Fan
from game.tables.lucky.piles import Piles
from game.tables.lucky.pilots import Panel
from game.tables.lucky.plans import ShowPlan
from game.tables.lucky.sideline import Sideline
from game.tables.lucky.spots import Kind, Spot
from game.tables.lucky.story import Story
from game.tables.lucky.words import odds_words, short_odds, show_name
from game.tables.seats import Sitter
from game.ui.press import Device


class Shown(NamedTuple):
    """Everything that the parts are made from. `game` is the state at rest, None while things move."""

    rules: LuckyRules
    sitters: Sequence[Sitter]
    texts: Texts
    story: Story
    chances: Chances
    sideline: Sideline
    hands: Sequence[Sequence[Card]]
    acting: Seat | None
    game: State | None
    chooser: Chooser | None
    outcome: Outcome | None
    is_rolling: bool
    device_of: Callable[[Seat], Device]


def panel_of(shown: Shown, seat: Seat) -> Panel:
    """A pilot's panel."""
    story, sitter, waiting = shown.story, shown.sitters[seat], shown.sideline.seats[seat]
    run = story.runs[seat]
    places = story.places()
    place = places[seat] if shown.outcome is None or not story.is_over else shown.outcome.place(seat)
    has_begun = any(one.total for one in story.runs)
    flown = (*(result != NOT_FLOWN for result in run.results), run.final_result != NOT_FLOWN)
    may_guess = (
        shown.sideline.is_open and not sitter.is_bot and seat not in (shown.acting, story.acting)
        and not run.has_retired and shown.outcome is None
    )  # fmt: skip
    may_plan = (
        shown.sideline.is_manned and not sitter.is_bot and seat not in (shown.acting, story.acting)
        and waiting.cursor is None and not run.has_retired and shown.outcome is None
        and seat < len(shown.hands) and bool(shown.hands[seat])
    )  # fmt: skip
    return Panel(
        mark=sitter.mark,
        name=sitter.name,
        is_bot=sitter.is_bot,
        place=shown.texts(f"table.place_{place}") if has_begun else "",
        total=run.total,
        chips=run.chips,
        flown=flown,
        attempts=run.attempts,
        hand=_cards_before(shown, seat),
        guess=waiting.guess,
        cursor=waiting.cursor,
        marked=shown.sideline.marked(seat) if waiting.marked and seat != shown.acting else frozenset(),
        is_starter=seat == story.starter,
        is_acting=seat == shown.acting,
        is_out=run.has_retired,
        ask=shown.device_of(seat) if may_guess else None,
        plan=shown.device_of(seat) if may_plan else None,
        failed_words=shown.texts("lucky.panel.failed_finals") if run.attempts else "",
    )


def _cards_before(shown: Shown, seat: Seat) -> tuple[Card, ...]:
    """The cards in a pilot's panel: the hand, and once it is laid the final show."""
    hand = tuple(shown.hands[seat]) if seat < len(shown.hands) else ()
    return hand or shown.story.runs[seat].final


def board_of(shown: Shown, show: int) -> Board:
    """A show's board, with the cards of a plan on it."""
    story, chooser = shown.story, shown.chooser
    cards: tuple[Card | None, ...] = story.shows[show] or (None,) * SHOW_CARDS
    plan = chooser.plan if chooser is not None else None
    planned: frozenset[int] = frozenset()
    if isinstance(plan, ShowPlan) and plan.show == show and plan.chosen:
        cards, planned = plan.cards, frozenset(plan.chosen)
    acting = shown.acting if shown.acting is not None else story.acting
    is_flown = acting is not None and story.runs[acting].results[show] != NOT_FLOWN
    spot = Spot(Kind.BOARD, show)
    is_barred = chooser is not None and any(one.spot == spot and not one.is_open for one in chooser.options())
    is_dim = is_barred or (plan is not None and plan.show != show)
    return Board(
        show=show,
        name=show_name(shown.texts, show),
        figures=shown.rules.box.shows[show],
        cards=cards,
        results=tuple(run.results[show] for run in story.runs),
        best=story.best[show],
        odds="" if planned or is_flown else _board_odds(shown, show),
        planned=planned,
        is_flown=is_flown,
        is_dim=is_dim,
    )


def _board_odds(shown: Shown, show: int) -> str:
    """Chance and points for the pilot on turn, at rest."""
    asked = next((one for at, one in asked_on_boards(shown) if at == show), None)
    odds = None if asked is None else shown.chances.of(asked)
    return "" if odds is None else odds_words(shown.texts, odds)


def asked_on_boards(shown: Shown) -> list[tuple[int, Asked]]:
    """The odds that the boards show: of every laid show that the pilot on turn may still fly."""
    game, acting = shown.game, shown.acting
    if game is None or acting is None:
        return []
    pilot = game.pilots[acting]
    if may_lay_final(shown.rules.programme, pilot):
        return []
    return [
        (show, Asked(game.shows[show], pilot.chips))
        for show in range(len(SHOWS))
        if game.shows[show] and pilot.results[show] == NOT_FLOWN
    ]


def piles_of(shown: Shown) -> Piles:
    """Piles, discards and supply."""
    story = shown.story
    discards = [story.discards[deck] for deck in Deck]
    return Piles(
        (story.piles[Deck.RED_BLUE], story.piles[Deck.GREEN_YELLOW]),
        (len(discards[0]), len(discards[1])),
        (discards[0][-1] if discards[0] else None, discards[1][-1] if discards[1] else None),
        story.supply,
    )


def fan_of(shown: Shown, seat: Seat | None) -> Fan:
    """A hand at the lower rim."""
    if seat is None or seat >= len(shown.hands):
        return Fan(())
    chooser = shown.chooser
    faded = shown.sideline.marked(seat) if shown.sideline.seats[seat].marked else frozenset()
    if chooser is not None:
        faded = frozenset(
            option.spot.at for option in chooser.options() if option.spot.kind is Kind.HAND and not option.is_open
        )
    return Fan(tuple(shown.hands[seat]), frozenset() if chooser is None else chooser.lifted, faded)


def figures_of(shown: Shown) -> Figures | None:
    """The flight on the stage; the final show also before it takes off; None when there is no flight."""
    flight, chooser = shown.story.flight, shown.chooser
    if flight is None:
        final = _final_of(shown)
        if final is None:
            return _own_final(shown)
        odds: tuple[str, ...] = ()
        if isinstance(chooser, Highlighting):
            found = [chooser.odds(place) for place in range(len(final))]
            odds = tuple("" if one is None else short_odds(shown.texts, one) for one in found)
        acting = shown.acting
        assert acting is not None, "a final show is somebody's"
        highlight = shown.story.runs[acting].highlight
        if isinstance(chooser, Highlighting) and chooser.focus.kind is Kind.FIGURE:
            highlight = chooser.focus.at
        return Figures(final, (None,) * len(final), highlight, odds=odds)
    laid = tuple(
        None if cover is None else LaidDice(cover.dice, cover.has_red, cover.is_exact, cover.worth)
        for cover in flight.covers
    )
    chip = shown.story.runs[flight.seat].highlight if flight.show == FINAL else None
    if isinstance(chooser, Flying):
        lit = frozenset(place for place in range(MOST_PLACES) if chooser.held and chooser.held_combo(place) is not None)
        return Figures(flight.cards, laid, chip, chooser.combos, lit)
    return Figures(flight.cards, laid, chip)


def hand_seat(shown: Shown) -> Seat | None:
    """Whose hand lies at the lower rim: that of the pilot on turn, while a bot is, that of the only person."""
    acting = shown.acting if shown.acting is not None else shown.story.acting
    persons = [sitter.seat for sitter in shown.sitters if not sitter.is_bot]
    is_bot = acting is None or shown.sitters[acting].is_bot
    return persons[0] if is_bot and len(persons) == 1 else acting


def _waiting_final(shown: Shown) -> Seat | None:
    """The only person, while others are on turn and the own final show is laid."""
    seat = hand_seat(shown)
    if seat is None or seat in (shown.acting, shown.story.acting) or shown.outcome is not None:
        return None
    return seat if shown.story.runs[seat].final else None


def asked_of_waiting(shown: Shown) -> Asked | None:
    """The odds of the final show of the only person while others are on turn."""
    seat = _waiting_final(shown)
    run = None if seat is None else shown.story.runs[seat]
    if run is None or run.highlight == NO_PLACE or run.final_result != NOT_FLOWN:
        return None
    return shown.chances.asked_of_final(run, run.highlight)


def _own_final(shown: Shown) -> Figures | None:
    """The own final show while others are on turn, instead of a hand: how it stands."""
    seat = _waiting_final(shown)
    if seat is None:
        return None
    run, texts, name = shown.story.runs[seat], shown.texts, shown.sitters[seat].name
    asked = asked_of_waiting(shown)
    odds = None if asked is None else shown.chances.of(asked)
    if run.final_result != NOT_FLOWN:
        caption = texts("lucky.own_final_flown", name=name, n=run.final_result)
    elif odds is not None:
        caption = texts("lucky.own_final", name=name, odds=odds_words(texts, odds))
    else:
        caption = texts("lucky.own_final_laid", name=name)
    return Figures(run.final, (None,) * len(run.final), run.highlight, caption=caption)


def _final_of(shown: Shown) -> tuple[Card, ...] | None:
    """The final show of the pilot on turn, if it is to be attempted."""
    if shown.acting is None or shown.outcome is not None:
        return None
    run = shown.story.runs[shown.acting]
    return run.final if run.final and run.final_result == NOT_FLOWN else None


def tray_of(shown: Shown) -> Tray:
    """The dice."""
    flight, chooser = shown.story.flight, shown.chooser
    if flight is None:
        return Tray((), 0, shown.rules.box.dice)
    held = chooser.held if isinstance(chooser, Flying) else frozenset()
    return Tray(flight.black, flight.red, flight.pool - len(flight.black), held, shown.is_rolling)
