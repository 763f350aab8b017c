"""Sounds, if the machine has any: short effects in slightly varied pitch, and quiet music."""

import wave
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

_RATE: Final = 22050
_CHANNELS: Final = 16
_PITCHES: Final = (1.0, 0.97, 1.03, 0.985, 1.015)
"""An effect goes through these, so that it is never quite the same twice running."""
_MUSIC_FADE_MS: Final = 800


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud, each 0..1; master scales the other two."""

    master: float = 0.8
    effects: float = 0.8
    music: float = 0.4
    is_muted: bool = False

    @property
    def effects_level(self) -> float:
        """How loud an effect plays."""
        return 0.0 if self.is_muted else self.master * self.effects

    @property
    def music_level(self) -> float:
        """How loud the music plays."""
        return 0.0 if self.is_muted else self.master * self.music


class Sound:
    """Plays the .wav files of a folder by name. Without a folder or a sound device it is silent and never fails."""

    def __init__(self, folder: Path | None = None, volumes: Volumes | None = None) -> None:
        self._folder = folder
        self._volumes = volumes or Volumes()
        self._effects: dict[tuple[str, int], pygame.Sound] = {}
        self._turns: dict[str, int] = {}
        self._music: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is a sound device to play on."""
        return pygame.mixer.get_init() is not None

    def open(self) -> None:
        """Look for a sound device. Takes some ms: call it after the first picture."""
        if self.is_open or self._folder is None:
            return
        try:
            pygame.mixer.init(frequency=_RATE, size=-16, channels=1, buffer=512, allowedchanges=0)
        except pygame.error:
            return  # a machine without sound
        pygame.mixer.set_num_channels(_CHANNELS)
        if self._music is not None:
            music, self._music = self._music, None
            self.play_music(music)

    def close(self) -> None:
        """Be silent from now on."""
        self._effects.clear()
        if self.is_open:
            pygame.mixer.quit()

    @property
    def volumes(self) -> Volumes:
        """How loud everything is; may be changed at any time."""
        return self._volumes

    @volumes.setter
    def volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        if self.is_open:
            pygame.mixer.music.set_volume(volumes.music_level)

    def play(self, name: str) -> None:
        """Play an effect once. A name without a file is an error only where there is sound."""
        level = self._volumes.effects_level
        if not self.is_open or self._folder is None or level == 0.0:
            return
        turn = self._turns[name] = (self._turns.get(name, -1) + 1) % len(_PITCHES)
        effect = self._effects.get((name, turn))
        if effect is None:
            # One pitch at a time: making all at once would be felt in the frame that first plays the effect.
            effect = self._effects[name, turn] = _load(self._folder / f"{name}.wav", _PITCHES[turn])
        effect.set_volume(level)
        effect.play()

    def play_music(self, name: str | None) -> None:
        """Let a piece of music go round and round in place of the one before; None for silence."""
        if name == self._music:
            return
        self._music = name
        if not self.is_open or self._folder is None:
            return
        if name is None:
            pygame.mixer.music.fadeout(_MUSIC_FADE_MS)
            return
        pygame.mixer.music.load(self._folder / f"{name}.wav")
        pygame.mixer.music.set_volume(self._volumes.music_level)
        pygame.mixer.music.play(-1, fade_ms=_MUSIC_FADE_MS)


def _load(path: Path, pitch: float) -> pygame.Sound:
    """A file's sound at another pitch (1.0: as it is)."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, _RATE):
            raise ValueError(f"{path.name}: effects must be 16 bit, mono, {_RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    if pitch != 1.0:
        samples = array("h", [samples[int(number * pitch)] for number in range(int(len(samples) / pitch))])
    return pygame.Sound(buffer=samples.tobytes())
