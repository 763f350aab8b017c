"""Colours that can be read and told apart."""

import itertools

import pytest

from game.ui.theme import (
    BLUEPRINT,
    GRAPH,
    HOUSE,
    LOONACY,
    LUCKY,
    LUNATIX,
    OUTLINE,
    RIM,
    SEAT_MARKS,
    Colour,
    Look,
    Metrics,
    Mood,
    contrast,
    high_contrast,
    ink_on,
)

MOODS = {"house": HOUSE, "blueprint": BLUEPRINT, "graph": GRAPH, "lunatix": LUNATIX, "lucky": LUCKY, "loonacy": LOONACY}


def pairs(mood: Mood) -> dict[str, float]:
    """The contrast of every text colour on everything it is written on."""
    return {
        "ink on panel": contrast(mood.ink, mood.panel),
        "ink on panel_low": contrast(mood.ink, mood.panel_low),
        "quiet on panel": contrast(mood.quiet, mood.panel),
        "quiet on panel_low": contrast(mood.quiet, mood.panel_low),
        "ground_ink on ground": contrast(mood.ground_ink, mood.ground),
        "accent_ink on accent": contrast(mood.accent_ink, mood.accent),
        "good on panel": contrast(mood.good, mood.panel),
        "warn on panel": contrast(mood.warn, mood.panel),
    }


@pytest.mark.parametrize("name", MOODS)
def test_all_text_can_be_read(name: str) -> None:
    assert not {pair: value for pair, value in pairs(MOODS[name]).items() if value < 4.5}


@pytest.mark.parametrize("name", MOODS)
def test_in_high_contrast_all_text_stands_out(name: str) -> None:
    assert not {pair: value for pair, value in pairs(high_contrast(MOODS[name])).items() if value < 7}


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_seats_differ_in_shape_and_in_colour() -> None:
    assert len({mark.shape for mark in SEAT_MARKS}) == len(SEAT_MARKS) == 6
    assert len({mark.colour for mark in SEAT_MARKS}) == 6


# Viénot, Brettel and Mollon 1999: what is left of linear RGB without one kind of cone.
BLINDNESS = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


@pytest.mark.parametrize("kind", BLINDNESS)
def test_seat_colours_stay_apart_for_colour_blind_eyes(kind: str) -> None:
    def seen(colour: Colour) -> tuple[float, ...]:
        linear = [(c / 255) ** 2.2 for c in colour]
        mixed = [sum(w * c for w, c in zip(row, linear, strict=True)) for row in BLINDNESS[kind]]
        return tuple(255 * max(0.0, c) ** (1 / 2.2) for c in mixed)

    for one, other in itertools.combinations(SEAT_MARKS, 2):
        gap = sum((a - b) ** 2 for a, b in zip(seen(one.colour), seen(other.colour), strict=True)) ** 0.5
        assert gap > 30, (one.shape, other.shape)


def test_the_text_colour_is_chosen_by_what_reads_better() -> None:
    assert ink_on((255, 255, 255)) == OUTLINE
    assert ink_on((20, 20, 60)) == RIM
    assert all(contrast(ink_on(mark.colour), mark.colour) >= 3 for mark in SEAT_MARKS)


def test_a_mood_is_worn_in_high_contrast_where_that_is_on() -> None:
    look = Look(HOUSE, Metrics((1280, 720)), is_contrast_high=True)
    assert look.in_mood(BLUEPRINT).mood == high_contrast(BLUEPRINT)
    assert Look(HOUSE, Metrics((1280, 720))).in_mood(BLUEPRINT).mood == BLUEPRINT
