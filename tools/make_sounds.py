"""Makes every sound of the game from nothing: `python tools/make_sounds.py` writes assets/sounds/*.wav.

Short, dry, wooden and mechanical effects from damped sines and filtered noise, and one sparse, low piece of music.
"""

import wave
from array import array
from collections.abc import Callable
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 22050
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]


def knock(pitch: float, seconds: float, decay: float, *, bend: float = 0.0) -> Samples:
    """A struck piece of wood: a damped sine and its uneven partials; `bend` lets the pitch fall."""
    out = []
    phase = 0.0
    for number in range(round(seconds * RATE)):
        t = number / RATE
        phase += 2 * pi * pitch * (1 + bend * exp(-t * 40)) / RATE
        tone = sin(phase) + 0.45 * sin(2.76 * phase) * exp(-t * decay) + 0.2 * sin(5.4 * phase) * exp(-t * decay * 2)
        out.append(tone * exp(-t * decay))
    return out


def noise(seconds: float, decay: float, softness: float, seed: int, *, attack: float = 0.002) -> Samples:
    """Filtered noise: softness 0 hisses, towards 1 it rumbles."""
    luck = Random(seed)  # noqa: S311 - noise, no secret
    out = []
    held = 0.0
    for number in range(round(seconds * RATE)):
        t = number / RATE
        held = held * softness + luck.uniform(-1, 1) * (1 - softness)
        out.append(held * min(1.0, t / attack) * exp(-t * decay) / (1 - softness) ** 0.5)
    return out


def hum(start: float, end: float, seconds: float, *, grit: float = 0.5) -> Samples:
    """A small engine: a buzzing tone that goes from one pitch to another and fades at both ends."""
    out = []
    phase = 0.0
    total = round(seconds * RATE)
    for number in range(total):
        part = number / total
        phase += 2 * pi * (start + (end - start) * part) / RATE
        tone = sin(phase) + grit * sin(2 * phase) + grit * 0.6 * sin(3 * phase) + 0.3 * sin(0.5 * phase)
        out.append(tone * min(1.0, part * 8) * (1 - part) ** 1.2)
    return out


def after(seconds: float, samples: Samples) -> Samples:
    """The same, later."""
    return [0.0] * round(seconds * RATE) + samples


def louder(factor: float, samples: Samples) -> Samples:
    """The same at another strength."""
    return [factor * sample for sample in samples]


def mix(*parts: Samples) -> Samples:
    """All together."""
    out = [0.0] * max(len(part) for part in parts)
    for part in parts:
        for number, sample in enumerate(part):
            out[number] += sample
    return out


def tyres(seconds: float, pitch: float, seed: int) -> Samples:
    """Rubber that slides: noise that sings a little."""
    grain = noise(seconds, 9, 0.55, seed, attack=0.015)
    return [sample * (0.55 + 0.45 * sin(2 * pi * pitch * n / RATE)) for n, sample in enumerate(grain)]


EFFECTS: dict[str, Callable[[], Samples]] = {
    "tick": lambda: mix(knock(1150, 0.05, 110), louder(0.25, noise(0.012, 300, 0.2, 1))),
    "confirm": lambda: mix(knock(620, 0.12, 42), after(0.055, knock(930, 0.14, 38))),
    "back": lambda: mix(knock(700, 0.1, 45), after(0.05, knock(460, 0.13, 42))),
    "refuse": lambda: mix(knock(190, 0.11, 34), after(0.085, knock(170, 0.13, 34))),
    "join": lambda: mix(knock(520, 0.1, 36), after(0.06, knock(660, 0.1, 36)), after(0.12, knock(880, 0.2, 24))),
    "leave": lambda: mix(knock(660, 0.1, 36), after(0.07, knock(520, 0.1, 36)), after(0.14, knock(390, 0.2, 26))),
    "turn": lambda: mix(knock(780, 0.16, 24), louder(0.4, knock(1170, 0.12, 30))),
    "pause": lambda: mix(knock(440, 0.12, 32), after(0.09, knock(440, 0.12, 32))),
    "drive": lambda: mix(hum(105, 190, 0.3), louder(0.2, noise(0.26, 11, 0.75, 2))),
    "brake": lambda: mix(tyres(0.26, 900, 3), louder(0.35, hum(150, 85, 0.26))),
    "crash": lambda: mix(
        noise(0.4, 13, 0.82, 4), knock(120, 0.3, 16, bend=1.2), after(0.07, louder(0.5, noise(0.25, 20, 0.3, 5)))
    ),
    "bump": lambda: mix(knock(240, 0.14, 30, bend=0.6), louder(0.4, noise(0.08, 50, 0.6, 6))),
    "gate": lambda: mix(knock(990, 0.15, 26), after(0.045, knock(1320, 0.16, 26))),
    "lap": lambda: mix(knock(784, 0.2, 18), after(0.09, knock(1047, 0.3, 14)), louder(0.3, knock(392, 0.25, 18))),
    "finish": lambda: mix(
        knock(523, 0.25, 14),
        after(0.1, knock(659, 0.25, 14)),
        after(0.2, knock(784, 0.3, 12)),
        after(0.3, knock(1047, 0.6, 7)),
        after(0.3, louder(0.5, noise(0.5, 6, 0.4, 7))),
    ),
    "card": lambda: mix(noise(0.07, 60, 0.35, 10, attack=0.012), after(0.05, louder(0.6, knock(420, 0.05, 90)))),
    "shuffle": lambda: mix(*(after(0.045 * n, louder(0.7, noise(0.05, 70, 0.3, 20 + n))) for n in range(7))),
    "dice": lambda: mix(
        *(
            after(at, louder(force, knock(pitch, 0.06, 80)))
            for at, force, pitch in (
                (0.0, 0.8, 900),
                (0.06, 0.7, 1150),
                (0.1, 0.9, 780),
                (0.19, 0.7, 980),
                (0.26, 0.6, 1100),
                (0.36, 0.5, 840),
            )
        ),
        louder(0.35, noise(0.42, 9, 0.86, 11)),
    ),
    "engine": lambda: mix(hum(62, 128, 0.55, grit=0.8), louder(0.25, noise(0.5, 6, 0.8, 12))),
    "swoop": lambda: mix(hum(150, 88, 0.8, grit=0.45), louder(0.3, noise(0.75, 4, 0.88, 13, attack=0.2))),
    "sputter": lambda: mix(
        hum(120, 84, 0.8, grit=0.9),
        *(after(0.12 * n + 0.03, louder(0.7, noise(0.05, 60, 0.7, 30 + n))) for n in range(6)),
    ),
    "stall": lambda: mix(
        hum(130, 42, 0.9, grit=0.9),
        after(0.5, louder(0.9, knock(110, 0.3, 14, bend=0.8))),
        *(after(0.1 * n, louder(0.6, noise(0.06, 50, 0.75, 40 + n))) for n in range(5)),
    ),
    "cheer": lambda: mix(
        louder(0.5, noise(0.9, 2.6, 0.45, 14, attack=0.25)),
        *(after(0.05 * n + 0.1, louder(0.35, noise(0.03, 110, 0.25, 50 + n))) for n in range(14)),
        after(0.05, louder(0.5, knock(659, 0.3, 14))),
        after(0.15, louder(0.5, knock(880, 0.4, 12))),
    ),
    "shutter": lambda: mix(noise(0.03, 140, 0.1, 8), after(0.06, noise(0.05, 90, 0.25, 9)), knock(300, 0.05, 90)),
}
"""Name -> what makes it."""

BEAT = 0.62
BASS = (45, None, 45, None, 41, None, 41, 43, 38, None, 38, None, 40, None, 40, 43)
MELODY = (
    (1, 69), (3, 72), (6, 64), (9, 65), (11, 69), (14, 71), (17, 72), (19, 76), (22, 74), (25, 69), (27, 65), (30, 64),
)  # fmt: skip
"""(beat, key) of the few high notes over two rounds of the bass; keys as on a piano, 69 is the A of 440 Hz."""


def music() -> Samples:
    """Two rounds of a slow bass line under a few struck notes, and a brush on every second beat; it goes round."""
    total = round(2 * len(BASS) * BEAT * RATE)
    out = [0.0] * total
    for beat in range(2 * len(BASS)):
        key = BASS[beat % len(BASS)]
        if key is not None:
            _lay(out, beat, louder(0.8, knock(_hertz(key), 1.1, 4)))
        if beat % 2:
            _lay(out, beat, louder(0.05, noise(0.12, 30, 0.2, beat)))
    for beat, key in MELODY:
        _lay(out, beat, louder(0.32, knock(_hertz(key), 1.4, 4.5)))
        _lay(out, beat + 0.75, louder(0.07, knock(_hertz(key), 1.2, 5)))
    return out


def _hertz(key: int) -> float:
    return float(440 * 2 ** ((key - 69) / 12))


def _lay(out: Samples, beat: float, part: Samples) -> None:
    """Add a note at a beat; what rings beyond the end is heard at the beginning."""
    start = round(beat * BEAT * RATE)
    for number, sample in enumerate(part):
        out[(start + number) % len(out)] += sample


def write(name: str, samples: Samples, level: float, rate: int = RATE) -> None:
    """Write a sound with its loudest point at a level, 0..1."""
    loudest = max(abs(sample) for sample in samples)
    values = array("h", (round(32767 * level * sample / loudest) for sample in samples))
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(values.tobytes())


def faded(samples: Samples) -> Samples:
    """The same with a last few ms that end in silence, so that nothing clicks."""
    length = min(len(samples), round(0.004 * RATE))
    return samples[:-length] + [sample * (1 - n / length) for n, sample in enumerate(samples[-length:])]


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in EFFECTS.items():
        write(name, faded(make()), 0.7)
    write("music", music()[::2], 0.6, RATE // 2)  # low notes need no more than half the rate


if __name__ == "__main__":
    main()
