"""Sound where there is a device, silence where there is none."""

import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import make_sounds
import pygame
import pytest

from game.ui.sound import Sound, Volumes

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))


@pytest.fixture
def sound() -> Iterator[Sound]:
    opened = Sound(SOUNDS)
    opened.open()
    yield opened
    opened.close()


@pytest.mark.parametrize("name", [name for name in NAMES if name != "music"])
def test_every_effect_can_be_played_and_is_short(sound: Sound, name: str) -> None:
    assert sound.is_open
    for _ in range(6):
        sound.play(name)
    lengths = {round(effect.get_length(), 3) for (played, _), effect in sound._effects.items() if played == name}
    assert len(lengths) > 1, "the pitch varies"
    assert max(lengths) < 1.0


def test_played_sounds_reach_the_device(tmp_path: Path) -> None:
    raw = tmp_path / "played.raw"
    code = (
        "import pygame; from pathlib import Path; from game.ui.sound import Sound;"
        f"sound = Sound(Path({str(SOUNDS)!r})); sound.open(); sound.play('crash')\n"
        "while pygame.mixer.get_busy(): pass\n"
        "sound.close()"
    )
    environment = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(raw), "SDL_DISKAUDIODELAY": "1"}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    played = array("h", raw.read_bytes()[: raw.stat().st_size // 2 * 2])
    assert max(played) > 3000


def test_without_a_device_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing-like-it")
    silent = Sound(SOUNDS)
    silent.open()
    assert not silent.is_open
    silent.play("tick")
    silent.play_music("music")
    silent.volumes = Volumes(master=0.1)
    silent.close()


def test_muted_means_silent() -> None:
    assert Volumes(is_muted=True).effects_level == Volumes(is_muted=True).music_level == 0.0
    assert Volumes(master=0.5, effects=0.5).effects_level == 0.25


def test_music_asked_for_before_there_is_a_device_begins_with_it() -> None:
    sound = Sound(SOUNDS)
    sound.play_music("music")
    sound.open()
    assert pygame.mixer.music.get_busy()
    sound.volumes = Volumes(master=1.0, music=0.5)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)
    sound.close()


def test_the_effects_are_what_the_tool_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sorted([*make_sounds.EFFECTS, "music"]) == NAMES
    monkeypatch.setattr(make_sounds, "FOLDER", tmp_path)
    for name in ("tick", "join", "brake"):
        make_sounds.write(name, make_sounds.faded(make_sounds.EFFECTS[name]()), 0.7)
        made, kept = (array("h", (folder / f"{name}.wav").read_bytes()) for folder in (tmp_path, SOUNDS))
        assert len(made) == len(kept)
        # Another machine's sine may differ in its last bit.
        assert all(abs(a - b) <= 1 for a, b in zip(made, kept, strict=True))
