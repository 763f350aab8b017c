"""Changes of settings by the pages, which go on when there is no disk to keep them on."""

from game.files.finding import Finding, Severity
from game.tables.stage import Stage


def keep(stage: Stage, **fields: object) -> None:
    """Change settings; when they cannot be written they hold until the program ends, which the title then says."""
    place = stage.app.window_place
    fields.setdefault("full_screen", place.is_full_screen)
    try:
        stage.change(**fields)
    except OSError as error:
        message = f"cannot be written: {error.strerror or 'unknown reason'}"
        stage.findings.append(Finding(stage.home.settings.name, Severity.WARNING, message))
        stage.app.sound.play("refuse")
