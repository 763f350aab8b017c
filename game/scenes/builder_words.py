"""What the builder says: what is missing or how good the course is, why a piece does not fit, what the buttons do."""

from game.files.texts import Texts
from game.games.racetrack.drafting import Lack
from game.games.racetrack.pieces import Piece
from game.scenes.builder_drive import Trial
from game.scenes.builder_work import Work
from game.ui.press import Button
from game.ui.prompts import Prompt


def status_words(texts: Texts, work: Work, trial: Trial) -> str:
    """Whether the course can be driven, and how long it is; else what is missing."""
    ends = texts.count("builder.lack.ends", len(work.ends))
    match work.judged.lack:
        case Lack.START:
            return texts("builder.lack.start")
        case Lack.FINISH | Lack.ENDS if work.missing:
            return f"{ends} {texts.count('builder.missing', work.missing)}"
        case Lack.FINISH:
            return texts("builder.lack.finish")
        case Lack.ENDS:
            return f"{ends} {texts('builder.no_way')}"
        case Lack.STRAY:
            return texts.count("builder.lack.stray", work.judged.missing)
        case None if trial.fault:
            return texts("builder.not_drawn", why=trial.fault)
        case None:
            known = trial.measured
            if known is not None and known.par.lap is not None:
                return texts("builder.closed_par", spots=known.spots, moves=known.par.lap)
            if trial.has_failed:
                return texts("builder.closed")
            return texts("builder.closed_counting", share=round(100 * (trial.share or 0)))


def reason_words(texts: Texts, work: Work) -> str:
    """Why the piece in hand cannot be laid where it is, or that all makes room for it; nothing when it just fits."""
    reason = work.reason
    if reason is None:
        return texts("builder.moving") if work.is_moving else ""
    other = "" if reason.other is None else piece_words(texts, reason.other)
    return texts(f"builder.why.{reason.why.value}", piece=other)


def piece_words(texts: Texts, piece: Piece) -> str:
    """A piece's name."""
    return texts(f"builder.piece.{piece.value}")


def shelf_prompts(texts: Texts) -> tuple[Prompt, ...]:
    """What the buttons do on the shelf."""
    return (
        Prompt(None, texts("page.choose")),
        Prompt(Button.CONFIRM, texts("page.select")),
        Prompt(Button.BACK, texts("builder.to_board")),
        Prompt(Button.INFO, texts("page.rules")),
    )


def board_prompts(texts: Texts, work: Work, *, is_by_mouse: bool) -> tuple[Prompt, ...]:
    """What the buttons do on the board."""
    act = Prompt(Button.CONFIRM, texts("builder.lay" if work.owner is None else "builder.take"))
    if is_by_mouse:
        return act, Prompt(Button.UP, texts("builder.turn")), Prompt(Button.BACK, texts("builder.take"))
    return (
        Prompt(None, texts("builder.move")),
        act,
        Prompt(Button.EXTRA, texts("builder.turn")),
        Prompt(Button.BACK, texts("builder.undo" if work.steps.before else "page.back")),
        Prompt(Button.INFO, texts("page.rules")),
    )
