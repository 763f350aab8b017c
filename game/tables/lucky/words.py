"""A game in words: what happened, and odds as people read them."""

from collections.abc import Callable

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lucky import events as e
from game.games.lucky.cards import FINAL, Card
from game.games.lucky.state import NOT_FLOWN, Pilot
from game.tables.lucky.chances import Odds

NameOf = Callable[[Seat], str]
FinalOf = Callable[[Seat], tuple[Card, ...]]


def percent(chance: float) -> int:
    """A chance in per cent; sure and impossible are said only when they are so."""
    if 0 < chance < 0.01:
        return 1
    return 99 if 0.99 < chance < 1 else round(100 * chance)


def odds_words(texts: Texts, odds: Odds) -> str:
    """Chance and points, short."""
    return texts("lucky.odds", percent=percent(odds.success), points=points_words(texts, odds.points))


def short_odds(texts: Texts, odds: Odds) -> str:
    """Chance and points where there is little room."""
    return texts("lucky.combo", percent=percent(odds.success), points=points_words(texts, odds.points))


def points_words(texts: Texts, points: float) -> str:
    """Expected points with one decimal."""
    tenths = round(abs(points) * 10)
    return texts(
        "lucky.points", sign="\N{MINUS SIGN}" if points < 0 and tenths else "", n=tenths // 10, tenth=tenths % 10
    )


def show_name(texts: Texts, show: int) -> str:
    """What a show is called."""
    return texts(f"lucky.show.{show}")


def card_words(texts: Texts, card: Card) -> str:
    """A card by figure and difficulty."""
    return texts("lucky.card", figure=texts(f"lucky.figure.{card.figure.value}"), n=card.difficulty)


def cards_words(texts: Texts, cards: tuple[Card, ...]) -> str:
    """Several cards."""
    return ", ".join(card_words(texts, card) for card in cards)


def event_words(  # noqa: C901 - a case each
    texts: Texts, event: e.Event, name_of: NameOf, final_of: FinalOf
) -> str | None:
    """One plain sentence for the log; None for what needs none. `final_of` knows the final shows that are laid."""

    def said(key: str, seat: Seat, **fields: object) -> str:
        return texts(f"lucky.log.{key}", name=name_of(seat), **fields)

    match event:
        case e.Dealt(starter):
            return said("starts", starter)
        case e.RoundBegan(number):
            return texts("lucky.log.round", n=number)
        case e.Drew(seat, deck):
            return said(f"drew.{deck.value}", seat)
        case e.Reshuffled(deck):
            return texts(f"lucky.log.shuffled.{deck.value}")
        case e.Discarded(seat, card):
            return said("discarded", seat, card=card_words(texts, card))
        case e.Passed(seat):
            return said("passed", seat)
        case e.ShowLaid(seat, show, cards):
            return said("laid", seat, show=show_name(texts, show), cards=cards_words(texts, cards))
        case e.Raised(seat, show, old, new):
            return said(
                "raised", seat, show=show_name(texts, show), old=card_words(texts, old), new=card_words(texts, new)
            )
        case e.FinalLaid(seat, cards, _):
            return said("final", seat, cards=cards_words(texts, cards))
        case e.Highlighted(seat, place):
            return said("highlight", seat, card=card_words(texts, final_of(seat)[place]))
        case e.FlightBegan(seat, show, _) if show == FINAL:
            return said("flies_final", seat)
        case e.FlightBegan(seat, show, _):
            return said("flies", seat, show=show_name(texts, show))
        case e.Thrown(seat, black, red, is_repeat):
            dice = " ".join(map(str, black))
            key = "rethrew" if is_repeat else "threw"
            if not black:
                return said(f"{key}_only_red", seat, red=red)
            return said(f"{key}_red", seat, dice=dice, red=red) if red else said(key, seat, dice=dice)
        case e.ChipsSpent(seat, chips):
            return texts.count("lucky.log.spent", chips, name=name_of(seat))
        case e.FigureFlown(seat, _, dice, is_exact, worth):
            return said("exact" if is_exact else "more", seat, dice=" + ".join(map(str, dice)), worth=worth)
        case e.FlightFailed(seat, _, why, penalty):
            failed = said(f"failed.{why.value}", seat)
            return f"{failed} {texts('lucky.log.penalty', n=penalty)}" if penalty else failed
        case e.FlightSucceeded(seat, _, result, left_over, gain):
            return said("succeeded", seat, result=result, left=left_over, gain=gain)
        case e.ChipWon(seat, why):
            return said(f"chip.{why.value}", seat)
        case e.LastRound(seat):
            return said("last_round", seat)
        case e.Retired(seat):
            return said("retired", seat)
        case e.GameEnded(winners):
            return texts("lucky.log.won", names=", ".join(map(name_of, winners)))
        case _:
            return None


def pilot_words(texts: Texts, pilot: Pilot) -> str:
    """A pilot's game in a few words: points, shows flown, and the final one."""
    points = texts.count("lucky.end.points", pilot.total)
    if pilot.has_retired:
        return f"{texts('result.retired')}, {points}"
    flown = texts.count("lucky.end.shows", sum(result != NOT_FLOWN for result in pilot.results))
    if pilot.final_result != NOT_FLOWN:
        return f"{points}, {flown}, {texts('lucky.end.final', n=pilot.final_result)}"
    return f"{points}, {flown}"
