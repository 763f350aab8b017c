"""What is said in the middle of the table: the line that all are to read, and the sheet between rounds."""

from game.games.loonacy.state import DRAWING, LOOKING, NEVER, OVER, PLAYING, TAKING_TURNS
from game.tables.loonacy.motions import Call
from game.tables.loonacy.sentences import ending_words
from game.tables.loonacy.showing import Showing


def news(showing: Showing) -> tuple[str, bool]:
    """What all are to read now, and whether something is wrong."""
    game, texts = showing.game, showing.texts
    if showing.notes.notice:
        return showing.notes.notice, True
    call = next((motion for motion in showing.motions if isinstance(motion, Call)), None)
    if call is not None:
        return call.words, False
    if game.phase is DRAWING:
        return texts("loonacy.news.drawing"), False
    if game.phase is TAKING_TURNS:
        return texts("loonacy.news.turn", name=showing.sitters[game.table.turn].name), False
    if game.phase is PLAYING and game.table.alarm != NEVER:
        return texts("loonacy.news.stuck"), False
    if game.phase in (PLAYING, LOOKING) and game.ready and game.table.alarm == NEVER:
        ready, seated = game.ready.bit_count(), game.table.seated.bit_count()
        return texts("loonacy.news.ready", n=ready, of=seated), False
    return "", False


def sheet_lines(showing: Showing) -> list[tuple[str, bool]]:
    """The lines of the sheet before a round and after the last, each with whether it is bold."""
    game, texts = showing.game, showing.texts
    ended = _ending(showing)
    if game.phase is OVER:
        first = game.table.ranks[0]
        name = showing.sitters[first[0]].name
        winner = texts("loonacy.wins", name=name) if len(first) == 1 else texts("loonacy.drawn")
        return [(winner, True), *([(ended, False)] if ended else [])]
    looking = texts("loonacy.look_calm" if showing.kit.is_calm else "loonacy.look")
    return [*([(ended, True)] if ended else []), (looking, False)]


def _ending(showing: Showing) -> str:
    """How the last round ended, in a sentence; empty before one has."""
    ended = showing.story.ended
    return "" if ended is None else ending_words(showing.texts, ended, showing.sitters)
