"""An image's size is known from its header, and what is no image or too large is refused by it."""

import struct
from pathlib import Path

import pytest

from game.files.tiled_images import ImageError, image_size
from tests.files.build_maps import png

JPEG = (
    b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(10) + b"\xff\xff\xdb\x00\x04ab" + b"\xff\xc4\x00\x03a"
    b"\xff\xc2\x00\x0b\x08" + struct.pack(">HH", 70, 300) + bytes(4)
)
HEADERS = {
    "png": png(300, 70),
    "gif": b"GIF89a" + struct.pack("<HH", 300, 70),
    "bmp": b"BM" + bytes(16) + struct.pack("<ii", 300, -70),
    "jpeg": JPEG,
    "webp lossy": b"RIFF....WEBPVP8 " + bytes(10) + struct.pack("<HH", 300, 70),
    "webp lossless": b"RIFF....WEBPVP8L" + bytes(5) + struct.pack("<I", 299 | 69 << 14),
    "webp extended": b"RIFF....WEBPVP8X" + bytes(8) + bytes([43, 1, 0, 69, 0, 0]),
}


@pytest.mark.parametrize("kind", HEADERS)
def test_the_size_in_a_header(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "image"
    path.write_bytes(HEADERS[kind])
    assert image_size(path) == (300, 70)


@pytest.mark.parametrize("kind", HEADERS)
def test_a_header_that_is_cut_off(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "image"
    for length in (0, 1, 3, 8):
        path.write_bytes(HEADERS[kind][:length])
        with pytest.raises(ImageError, match='"image" is not an image that can be read'):
            image_size(path)


def test_an_empty_image(tmp_path: Path) -> None:
    path = tmp_path / "image"
    path.write_bytes(b"GIF89a\0\0\0\0")
    with pytest.raises(ImageError, match='"image" is an empty image'):
        image_size(path)


def test_an_image_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "image"
    path.write_bytes(b"GIF89a\xff\xff\xff\xff")
    with pytest.raises(
        ImageError, match='"image" is 65535 x 65535 pixels; make it smaller: at most 16 million are read'
    ):
        image_size(path)
