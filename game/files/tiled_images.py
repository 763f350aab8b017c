"""How large an image file is, from its header alone, so that a huge one is refused before it is decoded."""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.files.reading import read_bytes
from game.files.tiled_findings import quoted

MOST_PIXELS: Final = 16 * 1024 * 1024
MOST_PIXELS_IN_ALL: Final = 2 * MOST_PIXELS
_LONGEST_HEADER: Final = 1024 * 1024


class ImageError(ValueError):
    """An image that cannot be used; the message names the file."""


def image_size(path: Path) -> tuple[int, int]:
    """Width and height in pixels of a PNG, JPEG, GIF, BMP or WebP file. Raises ImageError."""
    name = quoted(path.name)
    try:
        head = read_bytes(path, _LONGEST_HEADER)
    except OSError:
        raise ImageError(f"{name} cannot be read; choose another in Tiled") from None
    try:
        width, height = _size(head)
    except (struct.error, IndexError, StopIteration, ValueError):
        raise ImageError(f"{name} is not an image that can be read; save it as PNG, JPEG, GIF, BMP or WebP") from None
    if width < 1 or height < 1:
        raise ImageError(f"{name} is an empty image; choose another in Tiled")
    if width * height > MOST_PIXELS:
        raise ImageError(
            f"{name} is {width} x {height} pixels; make it smaller: at most"
            f" {MOST_PIXELS // 1024 // 1024} million are read"
        )
    return width, height


def _size(head: bytes) -> tuple[int, int]:
    if head.startswith(b"\x89PNG\r\n\x1a\n") and head[12:16] == b"IHDR":
        width, height = struct.unpack(">II", head[16:24])
    elif head[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", head[6:10])
    elif head[:2] == b"BM":
        width, height = struct.unpack("<ii", head[18:26])
        height = abs(height)
    elif head[:2] == b"\xff\xd8":
        width, height = next(_jpeg_sizes(head))
    elif head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        width, height = _webp_size(head)
    else:
        raise ValueError("unknown kind of image")
    return int(width), int(height)


def _jpeg_sizes(head: bytes) -> Iterator[tuple[int, int]]:
    """The size in each start-of-frame segment, of which a sound file has one."""
    at = 2
    while True:
        if head[at] != 0xFF:
            raise ValueError("a JPEG segment begins with 0xFF")
        marker = head[at + 1]
        if marker == 0xFF:  # filling
            at += 1
            continue
        (length,) = struct.unpack(">H", head[at + 2 : at + 4])
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", head[at + 5 : at + 9])
            yield width, height
        at += 2 + length


def _webp_size(head: bytes) -> tuple[int, int]:
    kind = head[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", head[26:30])
        return width & 0x3FFF, height & 0x3FFF
    raise ValueError("unknown kind of WebP")
