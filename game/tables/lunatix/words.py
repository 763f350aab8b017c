"""A race in words: what happened, what a choice does, and why one cannot be made."""

from collections.abc import Callable

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix import events as e
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.state import Car

NameOf = Callable[[Seat], str]


def card_name(texts: Texts, card: Card) -> str:
    """What an action card or gadget is called."""
    return texts(f"lunatix.card.{card.value}")


def card_about(texts: Texts, card: Card) -> str:
    """What an action card or gadget does."""
    return texts(f"lunatix.card.{card.value}.about")


def hazard_name(texts: Texts, card: Hazard) -> str:
    """What a hazard card is called."""
    return texts(f"lunatix.hazard.{card.value}")


def hazard_about(texts: Texts, card: Hazard, amount: int) -> str:
    """What a hazard card does; `amount` is its dice or mph."""
    return texts(f"lunatix.hazard.{card.value}.about", n=amount)


def chip_name(texts: Texts, chip: Chip) -> str:
    """What a road hazard chip is called."""
    return texts(f"lunatix.chip.{chip.value}")


def turbo_words(texts: Texts, card: TurboCard) -> str:
    """What a turbo card does."""
    if card.is_click:
        return texts("lunatix.turbo.click")
    gain = texts("lunatix.turbo.gain", n=card.gain)
    return gain if not card.dice else f"{gain}, {texts.count('lunatix.dice', card.dice)}"


def event_words(  # noqa: C901 - a case each
    texts: Texts, event: e.Event, name_of: NameOf, last: Seat | None = None
) -> str | None:
    """One plain sentence for the log; None for what needs none. `last` is the only car that still runs, if it is."""

    def said(key: str, **fields: object) -> str:
        return texts(f"lunatix.log.{key}", **fields)

    match event:
        case e.PlaceDrawn(seat, place, _):
            return said("place", name=name_of(seat), n=place)
        case e.MixTaken(seat, tacks, oil, glue):
            return said("mix", name=name_of(seat), tacks=tacks, oil=oil, glue=glue)
        case e.RoundBegan(number):
            return said("round", n=number)
        case e.Blurted(seat, card):
            return said("blurted", name=name_of(seat), card=card_name(texts, card))
        case e.Revealed(cards, order):
            shown = [(seat, cards[seat]) for seat in order]
            turns = [f"{name_of(seat)}: {card_name(texts, one)}" for seat, one in shown if one is not None]
            return said("revealed", cards=", ".join(turns))
        case e.SpeedChanged(seat, before, after):
            key = "faster" if after > before else "slower"
            return said(key, name=name_of(seat), before=before, after=after)
        case e.Skidded(seat):
            return said("skid", name=name_of(seat))
        case e.SkidStopped(seat, against):
            if against is None:
                return said("skid_edge", name=name_of(seat))
            return said("skid_car", name=name_of(seat), other=name_of(against))
        case e.FlownBack(seat):
            return said("flown_back", name=name_of(seat))
        case e.LineCrossed(seat, is_forward, laps, target):
            return _line_words(said, name_of(seat), is_forward, laps, target)
        case e.TurnedAround(seat, _, _, is_u_turn):
            return said("u_turn" if is_u_turn else "bootlegger", name=name_of(seat))
        case e.ChipDropped(seat, _, chip):
            return said("dropped", name=name_of(seat), chip=chip_name(texts, chip))
        case e.ChipMet(seat, _, chip):
            return said("met", name=name_of(seat), chip=chip_name(texts, chip))
        case e.Rammed(seat, target, kind):
            return said(f"ram.{kind.value}", name=name_of(seat), other=name_of(target))
        case e.DiceRolled(seat, hits, maximum):
            dice = " + ".join(map(str, hits))
            if not any(hits):
                return said("dice.none", name=name_of(seat), dice=dice)
            lost = texts.count("lunatix.hits", sum(hits))
            return said("dice", name=name_of(seat), dice=dice, hits=lost, n=maximum)
        case e.Wrecked(seat):
            return said("wrecked", name=name_of(seat))
        case e.WreckTowed(seat):
            return said("towed", name=name_of(seat))
        case e.HazardsDue(seat, cards, danger):
            due = texts.count("lunatix.hazard_cards", cards)
            return said(f"due.{danger.value}", name=name_of(seat), cards=due)
        case e.HazardShown(seat, hazard):
            return said("hazard", name=name_of(seat), card=hazard_name(texts, hazard))
        case e.TurboShown(seat, turbo):
            return said("turbo", name=name_of(seat), card=turbo_words(texts, turbo))
        case e.LuckSpent(seat, left):
            return said("luck", name=name_of(seat), n=left)
        case e.HazardsShuffled():
            return said("hazards_shuffled")
        case e.TurbosShuffled():
            return said("turbos_shuffled")
        case e.LunacyKept(seat, lunacy):
            return said("lunacy", name=name_of(seat), card=hazard_name(texts, lunacy))
        case e.GadgetShown(seat, card):
            return said("gadget_shown", name=name_of(seat), card=card_name(texts, card))
        case e.GadgetSpent(seat, card):
            return said("gadget_spent", name=name_of(seat), card=card_name(texts, card))
        case e.GadgetKept(seat, Card.FACE_DOWN):
            return said("gadget_kept.hidden", name=name_of(seat))
        case e.GadgetPutAway(seat, Card.FACE_DOWN):
            return said("gadget_put_away.hidden", name=name_of(seat))
        case e.GadgetKept(seat, card):
            return said("gadget_kept", name=name_of(seat), card=card_name(texts, card))
        case e.GadgetPutAway(seat, card):
            return said("gadget_put_away", name=name_of(seat), card=card_name(texts, card))
        case e.PitEntered(seat):
            return said("pit_in", name=name_of(seat))
        case e.PitLeft(seat):
            return said("pit_out", name=name_of(seat))
        case e.ExitsBlocked(seat):
            return said("pit_blocked", name=name_of(seat))
        case e.Repaired(seat, maximum):
            return said("repaired", name=name_of(seat), n=maximum)
        case e.ChipBought(seat, chip):
            return said("bought", name=name_of(seat), chip=chip_name(texts, chip))
        case e.GadgetDrawn(seat):
            return said("gadget_drawn", name=name_of(seat))
        case e.Counselled(seat, lunacy):
            return said("counselled", name=name_of(seat), card=hazard_name(texts, lunacy))
        case e.HasRetired(seat):
            return said("retired", name=name_of(seat))
        case e.RaceEnded(winner):
            if winner is not None:
                return said("won", name=name_of(winner))
            return said("end") if last is None else said("won_last", name=name_of(last))
        case _:
            return None


def car_words(texts: Texts, car: Car) -> str:
    """A car's race in a few words: how it ended, and what it went through."""
    if car.wreck:
        end = texts("lunatix.end.wreck")
    elif car.has_retired:
        end = texts("result.retired")
    else:
        end = texts.count("lunatix.end.laps", max(0, car.laps - 1))
    return f"{end}, {texts.count('lunatix.end.rams', car.tally.rams)}, {texts.count('lunatix.hits', car.tally.hits)}"


def _line_words(said: Callable[..., str], name: str, is_forward: bool, laps: int, target: int) -> str:
    if not is_forward:
        return said("line_back", name=name)
    left = target - laps
    if left <= 0:
        return said("line_end", name=name)
    if laps == 1:
        return said("line_first", name=name)
    if left == 1:
        return said("line_last", name=name, n=laps)
    return said("line", name=name, n=laps)
