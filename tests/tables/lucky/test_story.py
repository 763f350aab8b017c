"""The story folded from events agrees with the state in all that both know."""

import pytest

from game.games.lucky.cards import Deck
from game.games.lucky.state import View
from game.games.matches import match_from
from game.tables.lucky.hands import ShownHands
from game.tables.lucky.story import Story
from tests.tables.lucky.shows import figures, random_move, show_header


def check(story: Story, view: View) -> None:
    game = view.game
    assert story.round == game.round
    assert story.starter == game.starter
    assert story.supply == game.supply
    assert tuple(story.shows) == game.shows
    assert tuple(story.best) == game.best
    assert story.is_last_round == game.is_last_round
    for deck in Deck:
        assert story.piles[deck] == len(game.decks.piles[deck])
        assert len(story.discards[deck]) == len(game.decks.discards[deck])
    for run, pilot in zip(story.runs, game.pilots, strict=True):
        assert (run.total, run.chips, tuple(run.results)) == (pilot.total, pilot.chips, pilot.results)
        assert (run.final, run.final_result, run.has_retired) == (pilot.final, pilot.final_result, pilot.has_retired)
        assert run.attempts == pilot.tally.failed_finals
        assert sum(run.backs.values()) == len(pilot.hand)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 6), (4, 4)])
def test_story_and_state_agree_after_every_move(seed: int, seats: int) -> None:
    header = show_header(*(["human"] * seats), seed=seed, short=seed % 2 == 0)
    match = match_from(header)
    story = Story(figures().box, seats, match.opening)
    check(story, match.view(None))
    for number in range(400):
        if not match.to_act():
            break
        for event in match.play(match.to_act()[0], random_move(match, seed, number)):
            story.tell(event)
        check(story, match.view(None))
    assert story.is_over == (match.outcome() is not None)


def test_shown_hands_keep_up_with_what_is_seen() -> None:
    header = show_header("human", "human", seed=9)
    match = match_from(header)
    hands = ShownHands()
    hands.set(pilot.hand for pilot in match.view(None).game.pilots)
    for number in range(60):
        if not match.to_act():
            break
        for event in match.play(match.to_act()[0], random_move(match, 9, number)):
            hands.tell(event)
        for shown, pilot in zip(hands.hands, match.view(None).game.pilots, strict=True):
            assert len(shown) == len(pilot.hand)


def test_a_pilot_that_leaves_gives_everything_back() -> None:
    header = show_header("human", "human", "human", seed=2)
    match = match_from(header)
    story = Story(figures().box, 3, match.opening)
    for number in range(30):
        for event in match.play(match.to_act()[0], random_move(match, 2, number)):
            story.tell(event)
    retire = next(move for move in match.moves(-1) if getattr(move, "seat", None) == 1)
    for event in match.play(-1, retire):
        story.tell(event)
    check(story, match.view(None))


def test_equal_totals_share_a_place() -> None:
    story = Story(figures().box, 3)
    story.runs[1].total = 5
    assert story.places() == (2, 1, 2)
