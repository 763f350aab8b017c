"""Text stays within what it is given."""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import text
from game.ui.theme import HOUSE, Look, Metrics, Type

LOOK = Look(HOUSE, Metrics((1920, 1080)))
WORDS = "Somebody who sees this for two seconds should know whose turn it is"


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    text.forget_fonts()


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    lines = text.wrap(LOOK, WORDS, 300)
    assert len(lines) > 2
    assert all(text.width(LOOK, line) <= 300 for line in lines)
    assert " ".join(lines) == WORDS


def test_paragraphs_stay_apart() -> None:
    assert text.wrap(LOOK, "one\n\ntwo", 300) == ("one", "", "two")


@given(st.text(st.sampled_from("abc W\n"), max_size=60), st.integers(40, 400))
def test_no_line_is_wider_than_allowed_whatever_the_words(words: str, most: int) -> None:
    pygame.font.init()
    for line in text.wrap(LOOK, words, most):
        assert text.width(LOOK, line) <= most


def test_a_shortened_line_ends_in_an_ellipsis_and_fits() -> None:
    short = text.shortened(LOOK, WORDS, 200)
    assert short.endswith(text.ELLIPSIS)
    assert text.width(LOOK, short) <= 200
    assert text.shortened(LOOK, "ok", 200) == "ok"


def test_what_is_written_is_recorded_with_its_place_and_whether_it_was_cut() -> None:
    surface = pygame.Surface((400, 200))
    with text.recording() as log:
        whole = text.write(surface, LOOK, "Ada", (200, 100), anchor="center")
        text.write(surface, LOOK, WORDS, (0, 0), Type.SMALL, most=200)
        text.write(surface, LOOK, "beyond", (390, 150))
    text.write(surface, LOOK, "unseen", (0, 0))
    assert [(written.words, written.is_cut) for written in log.written] == [
        ("Ada", False),
        (WORDS, True),
        ("beyond", True),
    ]
    assert whole.center == (200, 100)
    assert log.written[0].px == 32
    assert log.written[1].px == 26


def test_overlapping_texts_are_found() -> None:
    surface = pygame.Surface((400, 200))
    with text.recording() as log:
        text.write(surface, LOOK, "one", (0, 0))
        text.write(surface, LOOK, "two", (10, 10))
        text.write(surface, LOOK, "three", (0, 100))
    assert [(a.words, b.words) for a, b in log.overlaps()] == [("one", "two")]


def test_a_block_too_high_for_its_place_is_cut_and_says_so() -> None:
    surface = pygame.Surface((400, 400))
    with text.recording() as log:
        covered = text.write_block(surface, LOOK, WORDS, pygame.Rect(0, 0, 300, 90))
    assert covered.height <= 90
    assert log.written[-1].is_cut
    with text.recording() as log:
        text.write_block(surface, LOOK, WORDS, pygame.Rect(0, 0, 300, text.block_height(LOOK, WORDS, 300)))
    assert not any(written.is_cut for written in log.written)


def test_a_number_keeps_its_width_whatever_its_digits() -> None:
    surface = pygame.Surface((400, 200))
    assert text.write_number(surface, LOOK, "111", (0, 0)).size == text.write_number(surface, LOOK, "808", (0, 0)).size


def test_text_is_never_smaller_than_12_pixels_at_the_size_of_a_handheld() -> None:
    assert min(Metrics((1280, 800)).type_px(kind) for kind in Type) >= 12
    assert Metrics((640, 360)).type_px(Type.SMALL) == 12


def test_twice_the_text_size_doubles_what_is_read() -> None:
    once, twice = Metrics((1920, 1080)), Metrics((1920, 1080), 2.0)
    assert (once.type_px(Type.SMALL), twice.type_px(Type.SMALL)) == (26, 52)
    assert (once.type_px(Type.BODY), twice.type_px(Type.BODY)) == (32, 64)


STRANGE = st.text(st.characters(codec=None, categories=["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Mn", "L", "So"]))


def everything_drawn(words: str) -> None:
    """Every way in which a text can come to the screen."""
    surface = pygame.Surface((640, 360))
    text.write(surface, LOOK, words, (0, 0))
    text.write(surface, LOOK, words, (0, 0), most=200)
    text.write_block(surface, LOOK, words, pygame.Rect(0, 0, 300, 200))
    text.write_number(surface, LOOK, words, (0, 0))
    text.picture(words, 20, (0, 0, 0))
    text.wrap(LOOK, words, 0)
    assert text.width(LOOK, text.shortened(LOOK, words, 200)) <= 200


@given(STRANGE)
def test_any_text_can_be_drawn(words: str) -> None:
    pygame.font.init()
    everything_drawn(words)


@pytest.mark.parametrize(
    "words", ["a\0b", "\ud800", "\xad", "\U0010ffff", "W" * 200_000, "W " * 100_000, "\n" * 100_000, "\0" * 5000]
)
def test_no_text_is_too_strange_or_too_long_to_be_drawn(words: str) -> None:
    everything_drawn(words)


def test_of_a_text_without_end_only_the_beginning_is_measured() -> None:
    assert sum(map(len, text.wrap(LOOK, "word " * 100_000, 10_000))) <= text.MOST_LETTERS
    assert text.width(LOOK, "W" * 100_000) == text.width(LOOK, "W" * 1000)


def test_what_no_font_draws_is_marked() -> None:
    assert text.shortened(LOOK, "a\0b\u202ec", 1000) == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}c"
