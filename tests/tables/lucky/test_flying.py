"""What a pilot in the air is proposed."""

from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match
from game.games.lucky.moves import BREAK_OFF
from game.games.lucky.state import Phase
from game.tables.lucky.choosing import Chooser
from game.tables.lucky.flying import Flying
from game.tables.lucky.spots import Kind, Spot
from tests.tables.lucky.shows import picture_of, played_until, show_header, show_table


def _is_feared(match: Match[Any, Any, Any, Any], *, is_hopeless: bool) -> bool:
    """Whether a throw reached nothing, with or without any hope in another one: too few dice for the figures left."""
    game = match.view(None).game
    flight = game.flight
    left = [card for card, covered in zip(flight.cards, flight.covered, strict=True) if covered.value == "not"]
    is_short = sum(card.fewest_dice for card in left) > flight.pool + 1
    return game.phase is Phase.FEARING and len(flight.thrown) > 0 and is_short is is_hopeless


def _chooser_when_feared(folder: Path, *, is_hopeless: bool, odds: bool) -> Chooser:
    header = show_header("human", "human", near_miss="any")
    for seed in range(40):
        match = played_until(header, lambda match: _is_feared(match, is_hopeless=is_hopeless), seed)
        if match is not None and _is_feared(match, is_hopeless=is_hopeless):
            with show_table(folder, header, match.entries, odds=odds) as made:
                made.settle()
                chooser = picture_of(made).chooser
                assert isinstance(chooser, Flying)
                assert match.moves(match.to_act()[0])[-1] == BREAK_OFF
                return chooser
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("is_hopeless", "odds"), [(True, True), (True, False), (False, True)])
def test_a_chip_is_not_proposed_where_no_throw_can_help(tmp_path: Path, is_hopeless: bool, odds: bool) -> None:
    """Without odds the cursor tells nothing either."""
    chooser = _chooser_when_feared(tmp_path, is_hopeless=is_hopeless, odds=odds)
    buttons = [option.spot for option in chooser.options() if option.spot.kind is Kind.BUTTON]
    assert chooser.focus == (buttons[-1] if is_hopeless and odds else Spot(Kind.BUTTON, 0))
