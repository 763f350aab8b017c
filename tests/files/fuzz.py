"""Makes broken and hostile files for tests, always the same for the same seed."""

import gzip
import os
import random
import re
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

from tests.files.build_loops import at, largest_loop, loop
from tests.files.build_maps import FIELD, FINISH, data, oval, png, point, polyline, starts, tileset

NASTY = [
    "", "0", "-1", "1", "2", "63", "513", "65536", "2147483647", "4294967295", "99999999999999999999", "-0",
    "NaN", "inf", "-inf", "1e999", "1e-999", "1.5", "0x10", "١", "true", "null", "..", "../../x", "/etc/passwd",
    "a\0b", "\ud83d", "%s%n", "[" * 300, "{" * 300, "&amp;", "&x;", "\N{SNOWMAN}" * 9, "9" * 5000,
    "csv", "zlib", "gzip", "base64", "zstd",
]  # fmt: skip

Broken = Callable[[bytes, random.Random], bytes]


def broken(whole: bytes, seed: int) -> bytes:
    """A file broken in one to six places, by a number from which it can be made again."""
    luck = random.Random(seed)
    for _ in range(luck.randint(1, 6)):
        whole = luck.choice(_WAYS)(whole, luck)
    return whole[: 1 << 20]


def _flipped(whole: bytes, luck: random.Random) -> bytes:
    if not whole:
        return whole
    at = luck.randrange(len(whole))
    return whole[:at] + bytes([whole[at] ^ 1 << luck.randrange(8)]) + whole[at + 1 :]


def _cut(whole: bytes, luck: random.Random) -> bytes:
    first, last = sorted((luck.randrange(len(whole) + 1), luck.randrange(len(whole) + 1)))
    return whole[:first] + whole[last:]


def _ended(whole: bytes, luck: random.Random) -> bytes:
    return whole[: luck.randrange(len(whole) + 1)]


def _doubled(whole: bytes, luck: random.Random) -> bytes:
    first, last = sorted((luck.randrange(len(whole) + 1), luck.randrange(len(whole) + 1)))
    return whole[:last] + whole[first:last] * luck.choice((1, 2, 50)) + whole[last:]


def _stuffed(whole: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(whole) + 1)
    return whole[:at] + luck.randbytes(luck.randint(1, 30)) + whole[at:]


def _changed_word(whole: bytes, luck: random.Random) -> bytes:
    return _in_one_of(rb'"[^"<>]*"|(?<=: )[^\s,]+|\d+', whole, luck, lambda word: _like(word, luck.choice(NASTY)))


def _dropped_tag(whole: bytes, luck: random.Random) -> bytes:
    return _in_one_of(rb"<[^<>]*>|[^\n]*\n", whole, luck, lambda _: b"")


def _dropped_attribute(whole: bytes, luck: random.Random) -> bytes:
    return _in_one_of(rb' \w+="[^"]*"|"\w+": ?', whole, luck, lambda _: b"")


def _swapped_word(whole: bytes, luck: random.Random) -> bytes:
    words = re.findall(rb'"[^"<>\n]*"', whole) or [b'""']
    return _in_one_of(rb'"[^"<>\n]*"', whole, luck, lambda _: luck.choice(words))


def _like(word: bytes, new: str) -> bytes:
    text = new.encode("utf-8", "surrogatepass")
    return b'"' + text + b'"' if word.startswith(b'"') else text


def _in_one_of(pattern: bytes, whole: bytes, luck: random.Random, change: Callable[[bytes], bytes]) -> bytes:
    places = list(re.finditer(pattern, whole))
    if not places:
        return whole
    place = luck.choice(places)
    return whole[: place.start()] + change(place[0]) + whole[place.end() :]


_WAYS: list[Broken] = [
    _flipped, _cut, _ended, _doubled, _stuffed, _changed_word, _changed_word, _changed_word,
    _dropped_tag, _dropped_attribute, _dropped_attribute, _swapped_word, _swapped_word,
]  # fmt: skip


def whole_maps() -> list[bytes]:
    """Maps that are good and use as much of Tiled as there is, to be broken."""
    plain = oval()
    packed = oval(form="zlib", values={"game": "racetrack", "title": "T", "laps": 2, "course": "circuit"})
    packed.objects.append(polyline("Checkpoint", (160, 64), (112, 64), number=6, order=1))
    packed.objects.append('<object id="30" gid="2147483650" x="9" y="9" width="8" height="8" rotation="45"/>')
    packed.objects.append('<object id="31" template="start.tx" x="9" y="9"/>')
    packed.tilesets = tileset(margin=0, spacing=0) + '<tileset firstgid="4" source="own.tsx"/>'
    packed.more = (
        '<group id="3" name="g" offsetx="1.5" opacity="0.5" tintcolor="#ff8000"><imagelayer name="i" repeatx="1">'
        '<image source="ground.png" trans="ff00ff"/></imagelayer></group>'
    )
    old = oval(form="tiles", attributes={"version": "1.0", "renderorder": "left-up", "backgroundcolor": "#336699"})
    zipped = oval(form="gzip")
    joined = {"link": polyline("Link", at(2, 4), at(3, 6), number=70)}
    joined["unlink"] = polyline("Unlink", at(2, 9), at(3, 10), number=71)
    ring = loop(joined, title="T", author="A", laps=2)
    return [each.xml().encode() for each in (plain, packed, old, zipped, ring)]


def write_company(folder: Path) -> None:
    """The files that the whole maps refer to."""
    (folder / "ground.png").write_bytes(png(48, 16))
    (folder / "own.tsx").write_text(
        '<tileset name="own" tilewidth="16" tileheight="16" tilecount="1" columns="1">'
        '<image source="ground.png" width="48" height="16"/><tile id="0"><animation>'
        '<frame tileid="0" duration="100"/></animation></tile></tileset>'
    )
    (folder / "start.tx").write_text('<template><tileset firstgid="1" source="own.tsx"/><object gid="1"/></template>')


def hostile_maps(folder: Path) -> dict[str, bytes]:
    """Maps that somebody made to do harm, with the further files they need."""
    (folder / "self.tx").write_text('<template><object template="self.tx"/></template>')
    (folder / "huge.png").write_bytes(png(1, 1).replace(struct.pack(">II", 1, 1), struct.pack(">II", 60000, 60000)))
    (folder / "deep.tsx").write_text("<tileset>" * 10_000)
    (folder / "link.png").symlink_to("/etc/passwd")
    (folder / "round.tsx").symlink_to("round.tsx")
    for suffix in ("png", "tsx", "tx"):
        os.mkfifo(folder / f"pipe.{suffix}")
        (folder / f"zero.{suffix}").symlink_to("/dev/zero")
    (folder / "up").symlink_to("/etc", target_is_directory=True)
    (folder / "fat.tx").write_text("<template>" + "<a/>" * 150_000 + "</template>")
    bomb = zlib.compress(bytes(1 << 26), 9)
    bigger = zlib.compress(bomb * 20, 9)
    wide = "\n".join(["." * 512] * 512)
    letters = [f"a{number:x}" for number in range(200_000)]
    spokes = [polyline("Checkpoint", (4096, 4096), (4096 + 40 * n, 16), number=n + 20, order=n) for n in range(1, 100)]
    lines = [polyline("Checkpoint", (80 * n, 0), (8192 - 80 * n, 8192), number=n + 20, order=n) for n in range(1, 100)]
    winding = "\n".join(
        "#" + "." * 510 + "#" if row % 2 else (("#" * 510 + ".#") if row % 4 else ("#." + "#" * 510))
        for row in range(512)
    )
    frame = '<frame tileid="1" duration="0"/>'
    noise = random.Random(5)
    speckled = "\n".join("".join(noise.choice(".#") for _ in range(512)) for _ in range(512))

    def layer(inside: str) -> str:
        return f'<layer name="l" width="11" height="8">{inside}</layer>'

    def packed(content: bytes, compression: str = "zlib") -> str:
        return f'<data encoding="base64" compression="{compression}">{b64encode(content).decode()}</data>'

    texts = {
        "entity bomb": '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">'
        + "".join(f'<!ENTITY {chr(97 + n)} "{("&" + chr(96 + n) + ";") * 10}">' for n in range(1, 12))
        + "]><map>&l;</map>",
        "outside entity": '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><map title="&a;"/>',
        "parameter entity": '<!DOCTYPE a [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]><map/>',
        "nested": "<group>" * 10_000 + "</group>" * 10_000,
        "nested in a map": oval(more="<group>" * 10_000 + "</group>" * 10_000).xml(),
        "million elements": "<map>" + "<a/>" * 1_000_000 + "</map>",
        "many attributes": "<map " + "='' ".join(letters) + "=''/>",
        "endless tag": "<map a='" + "x" * 8_000_000 + "'/>",
        "endless comment": "<!--" + "x" * 8_000_000 + "--><map/>",
        "million cells as tags": oval(layers=layer("<data>" + "<tile/>" * 1_000_001 + "</data>")).xml(),
        "gzip bomb": oval(layers=layer(packed(gzip.compress(bytes(1 << 26)), "gzip"))).xml(),
        "zlib bomb": oval(layers=layer(packed(bomb))).xml(),
        "bomb in a bomb": oval(layers=layer(packed(bigger))).xml(),
        "a gigabyte claimed": oval(attributes={"width": 2**15, "height": 2**15}).xml(),
        "wide and high claimed": oval(attributes={"width": 512, "height": 512}).xml(),
        "large tiles claimed": oval(attributes={"tilewidth": 10**9, "tileheight": 10**9}).xml(),
        "many numbers": oval(layers=layer(f'<data encoding="csv">{"1," * 4_000_000}</data>')).xml(),
        "long number": oval(layers=layer(f'<data encoding="csv">{"1" * 5_000_000}</data>')).xml(),
        "all gids different": oval(
            rows=wide, layers=f'<layer width="512" height="512">{data(range(512 * 512), "zlib")}</layer>'
        ).xml(),
        "many tiles": oval(tilesets=tileset(tilecount=1_000_000, columns=1_000_000)).xml(),
        "tiles of one pixel": oval(tilesets=tileset(tilewidth=1, tileheight=1, columns=48, tilecount=768)).xml(),
        "spacing below nothing": oval(tilesets=tileset(spacing=-16, margin=-5)).xml(),
        "many missing images": oval(
            tilesets=tileset("".join(f'<tile id="{n}"><image source="{n}.png"/></tile>' for n in range(50_000)))
        ).xml(),
        "many missing templates": oval(objects=[f'<object id="{n}" template="{n}.tx"/>' for n in range(5000)]).xml(),
        "fat templates": oval(objects=[f'<object id="{n}" template="fat.tx"/>' for n in range(5000)]).xml(),
        "a template of itself": oval(objects=['<object id="1" template="self.tx"/>']).xml(),
        "a long animation shown often": oval(
            tilesets=tileset().replace(
                '<tile id="0" type="Road"/>',
                '<tile id="0" type="Road"><animation>' + frame * 1000 + "</animation></tile>",
            ),
            objects=[FINISH, *FIELD, *(f'<object id="{n}" gid="1"/>' for n in range(100, 4900))],
        ).xml(),
        "stretched tiles": oval(objects=['<object id="1" gid="1" width="9e6" height="9e6"/>'] * 99).xml(),
        "huge image": oval(tilesets=tileset().replace("ground.png", "huge.png")).xml(),
        "deep tileset": oval(tilesets='<tileset firstgid="1" source="deep.tsx"/>').xml(),
        "a link outside": oval(tilesets=tileset().replace("ground.png", "link.png")).xml(),
        "a linked folder outside": oval(tilesets='<tileset firstgid="1" source="up/passwd"/>').xml(),
        "a template outside": oval(objects=['<object id="1" template="../../etc/passwd.tx"/>']).xml(),
        "a huge image layer": oval(more='<imagelayer name="i"><image source="huge.png"/></imagelayer>').xml(),
        "a bomb for each layer": oval(layers=layer(packed(bomb)) * 60).xml(),
        "a link to itself": oval(tilesets='<tileset firstgid="1" source="round.tsx"/>').xml(),
        "a device": oval(tilesets=tileset().replace("ground.png", "/dev/zero")).xml(),
        **{
            f"{kind} for {what}": oval(**{part: made(f"{kind}.{suffix}")}).xml()
            for kind in ("pipe", "zero")
            for what, suffix, part, made in (
                ("an image", "png", "tilesets", lambda name: tileset().replace("ground.png", name)),
                ("a tileset", "tsx", "tilesets", lambda name: f'<tileset firstgid="1" source="{name}"/>'),
                ("a template", "tx", "objects", lambda name: [f'<object id="1" template="{name}"/>']),
                ("an image layer", "png", "more", lambda name: f'<imagelayer><image source="{name}"/></imagelayer>'),
            )
        },
        "above everything": oval(tilesets=tileset().replace("ground.png", "../" * 300 + "etc/passwd")).xml(),
        "a long name": oval(tilesets=tileset().replace("ground.png", "a/" * 5000)).xml(),
        "the map as its tileset": oval(tilesets='<tileset firstgid="1" source="the map as its tileset.tmx"/>').xml(),
        "the largest loop": largest_loop(0).xml(),
        "a loop with the most of everything": largest_loop(200).xml(),
        "many checkpoints of one centre": oval(rows=wide, form="zlib", objects=[FINISH, *FIELD, *spokes]).xml(),
        "many crossing checkpoints": oval(rows=wide, form="zlib", objects=[FINISH, *FIELD, *lines]).xml(),
        "a winding road": oval(
            rows=winding, form="zlib", objects=[polyline("Finish", (800, 16), (800, 32)), *starts([(40, 1)])]
        ).xml(),
        "speckled": oval(
            rows=speckled, form="zlib", objects=[polyline("Finish", (4000, 0), (4000, 8192)), *starts([(40, 1)])]
        ).xml(),
        "a million road tags": oval(rows=wide, form="tiles").xml(),
        "far objects": oval(objects=[polyline("Finish", (-9e6, -9e6), (9e6, 9e6)), *FIELD]).xml(),
        "many points": oval(objects=[polyline("Finish", *[(n, n) for n in range(200_000)])]).xml(),
        "many starts": oval(objects=[point("Start", n, n, number=n, place=n) for n in range(1, 5001)]).xml(),
        "utf-16": oval().xml(),
    }
    files = {name: text.encode("utf-16" if name == "utf-16" else "utf-8") for name, text in texts.items()}
    files["utf-16"] = oval().xml().replace("UTF-8", "UTF-16").encode("utf-16")
    files["seventeen megabytes"] = b"<map>" + b" " * (17 << 20)
    files["nothing"] = b""
    files["zeros"] = bytes(1 << 20)
    return files
