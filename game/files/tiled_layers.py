"""Tile layers unpacked: a number a cell, from CSV, base64, zlib, gzip or one element a cell, with bounds."""

import base64
import binascii
import os
import sys
import zlib
from array import array
from typing import Final
from xml.etree.ElementTree import Element

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which greets on standard output

from pytmx.pytmx import decode_gid

from game.files.tiled_findings import quoted
from game.files.tiled_values import Flips

_ROTATED_120: Final = 1 << 28
"""A flag of hexagonal maps that Tiled carries over and ignores in others; pytmx would take it for a tile's number."""

_MAX_GID: Final = 2**32


class LayerError(ValueError):
    """Layer data that are not what the map says; the message says what to do."""


def split_gid(gid: int) -> tuple[int, Flips]:
    """A cell's number as the tile's number in the map and its flips."""
    number, flags = decode_gid(gid & ~_ROTATED_120)
    return number, (bool(flags[0]), bool(flags[1]), bool(flags[2]))


def unpack_layer(data: Element, cells: int) -> "array[int]":
    """The cells of a layer, row by row, flags included; exactly as many as asked for. Raises LayerError."""
    if data.find("chunk") is not None:
        raise LayerError("the map is infinite; switch off Map > Map Properties > Infinite")
    encoding = data.get("encoding", "")
    text = data.text or ""
    if encoding == "csv":
        gids = _from_csv(text)
    elif encoding == "base64":
        gids = _from_base64(text, data.get("compression", ""), cells)
    elif encoding:
        raise LayerError(f"encoding {quoted(encoding)} is unknown; {_WHAT_TO_CHOOSE}")
    else:
        gids = array("I")
        if text.strip():
            raise LayerError(f"the layer's data have no encoding; {_WHAT_TO_CHOOSE}")
    if len(gids) != cells:
        raise LayerError(
            f"the layer's data are {'longer' if len(gids) > cells else 'shorter'} than the map "
            f"({len(gids):,} cells, not {cells:,}); open the map in Tiled and save it again"
        )
    return gids


_WHAT_TO_CHOOSE: Final = "choose CSV or Base64 (zlib) in Map > Map Properties > Tile Layer Format"


def _from_csv(text: str) -> "array[int]":
    text = text.strip()
    if not text:
        return array("I")
    words = text.split(",")
    if not words[-1].strip():  # some writers end the last row with a comma
        words.pop()
    try:
        return array("I", map(int, words))
    except (ValueError, OverflowError):
        wrong = next(word for word in words if not _is_gid(word))
        raise LayerError(
            f"{quoted(wrong.strip())} is not a tile's number; open the map in Tiled and save it again"
        ) from None


def _is_gid(word: str) -> bool:
    try:
        return len(word) < 100 and 0 <= int(word) < _MAX_GID
    except ValueError:
        return False


def _from_base64(text: str, compression: str, cells: int) -> "array[int]":
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        raise LayerError("the layer's data are not base64; open the map in Tiled and save it again") from None
    if compression in ("zlib", "gzip"):
        packed = _inflate(packed, 16 + zlib.MAX_WBITS if compression == "gzip" else zlib.MAX_WBITS, 4 * cells)
    elif compression:
        raise LayerError(
            f"the layer is packed with {quoted(compression)}, which the game cannot unpack; {_WHAT_TO_CHOOSE}"
        )
    if len(packed) % 4:
        raise LayerError("the layer's data end within a cell; open the map in Tiled and save it again")
    gids = array("I")
    gids.frombytes(packed)
    if sys.byteorder == "big":
        gids.byteswap()
    return gids


def _inflate(packed: bytes, window: int, most: int) -> bytes:
    """Unpack, but stop as soon as there is more than the map can hold."""
    try:
        unpacker = zlib.decompressobj(window)
        unpacked = unpacker.decompress(packed, most + 1)
    except zlib.error:
        raise LayerError("the layer's packed data are damaged; open the map in Tiled and save it again") from None
    if len(unpacked) > most:
        raise LayerError(
            "the layer's data unpack to more cells than the map has; open the map in Tiled and save it again"
        )
    if not unpacker.eof:
        raise LayerError("the layer's packed data are cut off; open the map in Tiled and save it again")
    return unpacked
