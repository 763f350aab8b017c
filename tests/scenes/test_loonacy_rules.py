"""The pictures of Retro Loonacy's rules keep the rules, and every section has its words."""

from game.files.loonacy_decks import loonacy_figures
from game.files.texts import Texts
from game.scenes.loonacy_rules import LOONACY_RULES
from game.scenes.loonacy_sketches import Fan, Flights, Gallery, Images, Piles, Row, Throw

DECK = loonacy_figures().figures.deck
TEXTS = Texts()
PAIRS = {frozenset((DECK.images[low], DECK.images[high])) for low, high in DECK.pairs}


def cards(row: Row) -> list[Images]:
    match row:
        case Fan(shown):
            return list(shown)
        case Throw(card, top):
            return [card, top]
        case Piles(tops):
            return [top for top in tops if top is not None]
        case _:
            return []


def test_every_section_has_a_title_words_and_a_picture() -> None:
    for name, rows in LOONACY_RULES:
        assert TEXTS(f"rules.loonacy.{name}.title") != f"rules.loonacy.{name}.title"
        assert TEXTS(f"rules.loonacy.{name}") != f"rules.loonacy.{name}"
        assert rows


def test_all_cards_shown_are_in_the_deck_and_in_one_place() -> None:
    for name, rows in LOONACY_RULES:
        shown = [frozenset(card) for row in rows for card in cards(row)]
        assert all(card in PAIRS for card in shown), name
        if name not in ("play", "end"):  # what was chosen is thrown in the row below
            assert len(set(shown)) == len(shown), name


def test_a_throw_is_ticked_when_its_card_fits() -> None:
    throws = [row for _, rows in LOONACY_RULES for row in rows if isinstance(row, Throw)]
    assert {throw.fits for throw in throws} == {False, True}
    for throw in throws:
        assert throw.fits is not set(throw.card).isdisjoint(throw.top)


def test_chosen_cards_have_a_pile_to_go_to() -> None:
    for name, rows in LOONACY_RULES:
        tops = {image for row in rows if isinstance(row, Piles) for top in row.tops if top for image in top}
        for row in rows:
            if isinstance(row, Fan) and row.chosen is not None and tops:
                assert tops & set(row.cards[row.chosen]), name


def test_flights_take_as_long_as_the_deck_says() -> None:
    flights = [row for _, rows in LOONACY_RULES for row in rows if isinstance(row, Flights)]
    assert flights
    assert {row.flight for row in flights} == {DECK.times.play}


def test_the_images_that_are_alike_are_in_the_deck() -> None:
    galleries = [row for _, rows in LOONACY_RULES for row in rows if isinstance(row, Gallery)]
    assert galleries
    assert all(image in DECK.images for row in galleries for image in row.images)
