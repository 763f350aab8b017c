"""Maps for tests of pictures, each with one feature of Tiled over a ground that shows every shift by a pixel."""

from pathlib import Path

import pygame

from tests.files.build_maps import MapText, data

COLUMNS, ROWS, TILE = 20, 16, 16
FLIPS = {"across": 4, "down": 2, "half turn": 6, "diagonal": 1, "turn right": 5, "turn left": 3, "other diagonal": 7}
"""The top three bits of a cell's number."""

ALIGNMENTS = (
    "unspecified", "topleft", "top", "topright", "left", "center", "right", "bottomleft", "bottom", "bottomright"
)  # fmt: skip

SHEET, TALL, SETS, MOVING = 1, 11, 31, 41
"""The first tile of each tileset; 1 to 3 fill the ground, 4 to 8 let it shine through."""


def draw_images(folder: Path) -> None:
    """The images of all maps: lopsided figures, so that each flip and turn shows."""
    sheet = pygame.Surface((4 * TILE, 2 * TILE), pygame.SRCALPHA)
    for number, colour in enumerate(("#3a5f3a", "#456b45", "#50504a")):
        sheet.fill(colour, (number * TILE, 0, TILE, TILE))
        sheet.fill("#7a8a5a", (number * TILE + 2 + number, 3, 4, 3))
    for number in range(3, 8):
        corner = number % 4 * TILE, number // 4 * TILE
        sheet.blit(_figure(TILE, TILE, number), corner)
    pygame.image.save(sheet, folder / "sheet.png")
    tall = pygame.Surface((2 * 2 + 3 * 24 + 2 * 3, 2 * 2 + 40), pygame.SRCALPHA)
    tall.fill("#ff00ff")
    for number in range(3):
        left = 2 + number * 27
        tall.fill((0, 0, 0, 0), (left, 2, 24, 40))
        tall.blit(_figure(24, 40, number), (left, 2))
    pygame.image.save(tall, folder / "tall.png")
    for name, size in (("a", (20, 30)), ("b", (48, 24)), ("c", (7, 9)), ("sky", (90, 70))):
        pygame.image.save(_figure(*size, len(name)), folder / f"{name}.png")
    keyed = pygame.Surface((90, 70))
    keyed.fill("#ff00ff")
    keyed.fill("#d0c040", (10, 20, 50, 30))
    pygame.image.save(keyed, folder / "keyed.png")


def _figure(width: int, height: int, number: int) -> pygame.Surface:
    figure = pygame.Surface((width, height), pygame.SRCALPHA)
    colours = ("#c03a2b", "#2b6cc0", "#d8a520", "#7a3fb0")
    figure.fill(colours[number % 4], (1, 0, width - 1, height // 2))
    figure.fill(colours[(number + 1) % 4], (0, height // 2, width * 2 // 3, height - height // 2))
    pale = pygame.Color("#f0f0e0")
    pale.a = 128
    figure.fill(pale, (width * 2 // 3, height * 2 // 3, width // 4, height // 4))
    return figure


def sets(tall: str = "", offset: str = "", single: str = "") -> str:
    """The tilesets; `tall` and `single` are further attributes, `offset` moves the tall tiles."""
    size = f'tilewidth="{TILE}" tileheight="{TILE}"'
    images = "".join(f'<tile id="{n}"><image source="{name}.png"/></tile>' for n, name in enumerate("abc"))
    frames = '<animation><frame tileid="5" duration="90"/><frame tileid="6" duration="90"/></animation>'
    sheet = '<image source="sheet.png" width="64" height="32"/>'
    return (
        f'<tileset firstgid="{SHEET}" name="sheet" {size} tilecount="8" columns="4">{sheet}</tileset>'
        f'<tileset firstgid="{TALL}" name="tall" tilewidth="24" tileheight="40" spacing="3" margin="2" tilecount="3"'
        f' columns="3" {tall}>{offset}<image source="tall.png" width="82" height="44"/></tileset>'
        f'<tileset firstgid="{SETS}" name="sets" tilewidth="48" tileheight="30" tilecount="3" columns="0" {single}>'
        f"{images}</tileset>"
        f'<tileset firstgid="{MOVING}" name="moving" {size} tilecount="8" columns="4">{sheet}<tile id="3">{frames}'
        "</tile></tileset>"
    )


def tiles(attributes: str = "", *numbers: int, flags: int = 0, every: int = 3) -> str:
    """A layer with a tile in each so many cells, in turn those of some numbers."""
    numbers = numbers or (4, 5, 6)
    gids = [0] * (COLUMNS * ROWS)
    for count, cell in enumerate(range(COLUMNS + 1, COLUMNS * (ROWS - 1), every)):
        gids[cell] = numbers[count % len(numbers)] | flags << 29
    return f'<layer name="over" width="{COLUMNS}" height="{ROWS}" {attributes}>{data(gids)}</layer>'


def objects(*each: str, attributes: str = "") -> str:
    return f'<objectgroup name="things" {attributes}>{"".join(each)}</objectgroup>'


def thing(gid: int, x: float, y: float, width: float, height: float, more: str = "", flags: int = 0) -> str:
    """A tile object."""
    return (
        f'<object id="{int(x * 1000 + y)}" gid="{gid | flags << 29}" x="{x}" y="{y}" width="{width}" height="{height}"'
        f" {more}/>"
    )


def row(gid: int, width: float, height: float, more: str = "", flags: int = 0) -> str:
    """Some tile objects of one kind."""
    return objects(*(thing(gid, 60 + 70 * n, 70 + 30 * n, width, height, more, flags) for n in range(4)))


def image(attributes: str = "", source: str = "sky.png", more: str = "") -> str:
    return f'<imagelayer name="sky" {attributes}><image source="{source}" {more}/></imagelayer>'


def group(inside: str, attributes: str) -> str:
    return f'<group name="g" {attributes}>{inside}</group>'


def text(more: str, tilesets: str = "", **attributes: object) -> MapText:
    """A map with a whole ground and some layers over it."""
    ground = [1 + (cell * 7 + cell // COLUMNS) % 3 for cell in range(COLUMNS * ROWS)]
    layer = f'<layer name="ground" width="{COLUMNS}" height="{ROWS}">{data(ground)}</layer>'
    size = {"width": COLUMNS, "height": ROWS}
    return MapText(
        layers=layer, more=more, tilesets=tilesets or sets(), attributes=size | attributes, values={"game": "racetrack"}
    )


def bare(more: str, **attributes: object) -> MapText:
    """A map without a ground."""
    made = text(more, "", **attributes)
    made.layers = ""
    return made


def _tall_flips() -> str:
    gids = [0] * (COLUMNS * ROWS)
    for flags in range(8):
        gids[(4 + flags // 4 * 5) * COLUMNS + 2 + flags % 4 * 4] = TALL + flags % 3 | flags << 29
    return f'<layer name="over" width="{COLUMNS}" height="{ROWS}">{data(gids)}</layer>'


STAIRS = [thing(TALL + n % 3, 40 + 9 * n, 150 - 8 * n, 24, 40) for n in range(9)]
MOVED = '<tileoffset x="5" y="-7"/>'

WIDE = {
    "tiles": tiles("", TALL, TALL + 1, 4, every=5),
    "tiles flipped": tiles("", TALL, TALL + 1, 4, every=5, flags=5),
    "moved": tiles('offsetx="8" offsety="-4"'),
    "image": image('offsetx="14" offsety="20" repeatx="1"'),
    **{
        f"things turned by {angle}": objects(
            *(thing(TALL, 64 + 96 * n, 80 + 32 * n, 24, 40, f'rotation="{angle}"') for n in range(3))
        )
        for angle in (0, 90, 180, 30)
    },
}
"""What is drawn over grids whose cells are not square."""

PICTURES: dict[str, MapText] = {
    "plain": text(tiles()),
    **{f"flip {name}": text(tiles(flags=flags)) for name, flags in FLIPS.items()},
    "flips of tall tiles": text(_tall_flips()),
    "margin and spacing": text(tiles("", TALL, TALL + 1, TALL + 2, every=7)),
    "collection": text(tiles("", SETS, SETS + 1, SETS + 2, every=11)),
    "flips of a collection": text(tiles("", SETS, SETS + 1, SETS + 2, every=11, flags=5)),
    "tile offset": text(tiles("", TALL, TALL + 1, every=7), sets(offset=MOVED)),
    "tile offset and diagonal": text(tiles("", TALL, TALL + 1, every=7, flags=1), sets(offset=MOVED)),
    **{
        f"order {order}": text(tiles("", TALL, TALL + 1, TALL + 2, every=1), renderorder=order)
        for order in ("right-down", "right-up", "left-down", "left-up")
    },
    "offset": text(tiles('offsetx="5" offsety="-3"')),
    "offset of a half": text(tiles('offsetx="4.5" offsety="2.5"')),
    "offset of an odd half": text(tiles('offsetx="5.5" offsety="3.5"')),
    "offset below nothing": text(tiles('offsetx="-3.5" offsety="-2.5"')),
    "offset of a little": text(tiles('offsetx="4.3" offsety="2.7"')),
    "opacity": text(tiles('opacity="0.4"')),
    "tint": text(tiles('tintcolor="#ff8040"')),
    "tint that lets shine through": text(tiles('tintcolor="#80ff8040"')),
    "tint and opacity": text(tiles('tintcolor="#4080ff" opacity="0.6"')),
    "hidden": text(tiles('visible="0"')),
    "group moved": text(group(tiles('offsetx="2.25"'), 'offsetx="3.25" offsety="4"')),
    "group let through": text(group(tiles('opacity="0.5"'), 'opacity="0.5"')),
    "group tinted": text(group(tiles('tintcolor="#ffff80"'), 'tintcolor="#80ffff"')),
    "groups in groups": text(group(group(tiles(), 'offsety="6" opacity="0.8"') + image(), 'offsetx="7"')),
    "group hidden": text(group(tiles() + image(), 'visible="0"')),
    "background": bare(tiles(), backgroundcolor="#336699"),
    "nothing behind": bare(tiles()),
    "image": text(image()),
    "image moved": text(image('offsetx="33" offsety="-8"')),
    "image moved by a half": text(image('offsetx="33.5" offsety="20.5"')),
    "image let through": text(image('opacity="0.5" offsetx="40" offsety="30"')),
    "image tinted": text(image('tintcolor="#ff80c0" offsetx="40" offsety="30"')),
    "image with a colour see-through": text(image('offsetx="40"', "keyed.png", 'trans="ff00ff"')),
    "image side by side": text(image('offsetx="13" offsety="20" repeatx="1"')),
    "image all over": text(image('offsetx="13" offsety="-20" repeatx="1" repeaty="1"')),
    "image beneath": text(image() + tiles()),
    "things": text(row(TALL, 24, 40)),
    **{
        f"alignment {name}": text(row(TALL, 24, 40), sets(f'objectalignment="{name}"'))
        for name in ALIGNMENTS
    },
    **{
        f"alignment {name} turned": text(row(TALL, 24, 40, 'rotation="90"'), sets(f'objectalignment="{name}"'))
        for name in ("topleft", "center", "bottom")
    },
    "things made larger": text(row(TALL, 48, 80)),
    "things made smaller": text(row(TALL, 12, 20)),
    "things stretched": text(row(TALL, 60, 30)),
    "things of a collection": text(row(SETS + 1, 48, 24)),
    "things at a half": text(objects(*(thing(TALL, 60.5 + 60 * n, 80.5, 24, 40) for n in range(4)))),
    **{f"things turned by {angle}": text(row(TALL, 24, 40, f'rotation="{angle}"')) for angle in (90, 180, 270, -90)},
    "things turned by 30": text(row(TALL, 24, 40, 'rotation="30"')),
    "things turned by 45": text(row(TALL, 24, 40, 'rotation="45"')),
    **{f"things flipped {way}": text(row(TALL, 24, 40, flags=FLIPS[way])) for way in ("across", "down", "half turn")},
    "things flipped and turned": text(row(TALL, 24, 40, 'rotation="90"', flags=4)),
    "things with a tile offset": text(row(TALL, 24, 40), sets(offset=MOVED)),
    "things with a tile offset, larger": text(row(TALL, 48, 80), sets(offset=MOVED)),
    "things with a tile offset, turned": text(row(TALL, 24, 40, 'rotation="90"'), sets(offset=MOVED)),
    "things from the top down": text(objects(*STAIRS)),
    "things by their numbers": text(
        objects(
            *STAIRS, attributes='draworder="index"'
        )
    ),
    "things hidden": text(row(TALL, 24, 40, 'visible="0"')),
    "things let through": text(objects(*STAIRS, attributes='opacity="0.5"')),
    "things tinted": text(objects(thing(TALL, 50, 90, 48, 80), attributes='tintcolor="#80ff80"')),
    "things moved": text(objects(thing(TALL, 50, 90, 48, 80), attributes='offsetx="11.5" offsety="-4"')),
    "things in a group": text(group(row(TALL + 2, 24, 40), 'offsetx="6" opacity="0.7" tintcolor="#ffc0ff"')),
    "things made larger, turned by 45": text(row(TALL, 48, 80, 'rotation="45"')),
    "things made smaller, turned by 10": text(row(TALL, 12, 20, 'rotation="10"')),
    "things stretched, turned by 200.5": text(row(TALL, 60, 30, 'rotation="200.5"')),
    **{
        f"things flipped {way}, turned by {angle}": text(row(TALL, 24, 40, f'rotation="{angle}"', flags=flags))
        for way, flags in FLIPS.items()
        for angle in (90, 30)
    },
    **{
        f"tile offset and {way}": text(
            tiles("", TALL, TALL + 1, every=7, flags=flags) + row(TALL, 48, 80, flags=flags), sets(offset=MOVED)
        )
        for way, flags in FLIPS.items()
    },
    "a flag of hexagonal maps": text(tiles("", 4 | 1 << 28, 5 | 1 << 28 | 5 << 29)),
    "parallax": text(
        group(tiles('parallaxx="0.5"') + image('parallaxy="0.25"'), 'parallaxx="2"')
        + objects(*STAIRS, attributes='parallaxx="0.5"'),
        parallaxoriginx="100",
    ),
    "image side by side in a moved group": text(
        group(image('offsetx="13.5" offsety="20.25" repeaty="1" tintcolor="#ff8040"'), 'offsetx="-30" opacity="0.6"')
    ),
    "image all over from far": text(image('offsetx="500" offsety="-700" repeatx="1" repeaty="1" opacity="0.5"')),
    "tints and opacities in groups in groups": text(
        group(
            group(
                group(tiles('tintcolor="#c0ff80" opacity="0.9"') + row(TALL, 24, 40), 'tintcolor="#ff80ff"') + image(),
                'tintcolor="#80ffff80" opacity="0.8"',
            ),
            'opacity="0.9" offsetx="3.5"',
        )
    ),
    **{
        f"grid {width} x {height} {what}": text(more, tilewidth=width, tileheight=height)
        for width, height in ((32, 16), (16, 32))
        for what, more in WIDE.items()
    },
    "the first picture of an animation": text(tiles("", MOVING + 3) + row(MOVING + 3, 32, 32)),
}  # fmt: skip
"""Maps by what they show."""
