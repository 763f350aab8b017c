"""Where things stand beside each loop: rows along the road, a scene by hand, and what grows by itself between."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from make_lunatix_course import LANE
from make_lunatix_green import green
from make_lunatix_look import Picture
from make_lunatix_loops import SQUARE, Site
from make_lunatix_map import TILE, Placed
from make_lunatix_people import race
from make_lunatix_town import town

from game.core.chance import Chance

PICTURES: Final[tuple[Picture, ...]] = (*town(), *green(), *race())
_NUMBER: Final = {picture.name: number for number, picture in enumerate(PICTURES)}

_CLEAR: Final = 36
"""Pixels that stay free beside the road."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in map pixels."""

_TREES: Final = (
    "birch_1", "birch_2", "birch_3", "birch_1", "birch_2", "birch_3", "linden", "chestnut", "poplar", "bush",
)  # fmt: skip


class Scene:
    """Things placed by their foot: the middle of their lower edge, in map pixels."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.width, self.height = site.columns * TILE, site.rows * TILE
        self.placed: list[Placed] = []
        self._boxes: list[Box] = []
        steps = round(site.course.length * 8)
        self._way = [site.beside(site.course.length * step / steps, 0) for step in range(steps)]
        self._reach = site.course.lanes * LANE * SQUARE / 2
        pit = site.pit()
        self.keep_free(pit.left, pit.top, pit.left + pit.width, pit.top + pit.height + 60)

    def keep_free(self, left: float, top: float, right: float, bottom: float) -> None:
        """Let nothing grow here."""
        self._boxes.append((left, top, right, bottom))

    def put(self, name: str, x: float, y: float) -> None:
        """Place a thing, not on the road."""
        number = _NUMBER[name]
        picture = PICTURES[number]
        assert self._from_road(_box(picture, x, y)) > 0, f"{name} stands on the road of {self.site.loop.name}"
        self.placed.append(Placed(number, x, y - picture.height / 2, picture.width, picture.height))
        self._boxes.append(_box(picture, x, y))

    def row(self, names: Sequence[str], x: float, y: float, gap: float = 0) -> float:
        """Place things side by side from x on; where the row ends."""
        for name in names:
            width = PICTURES[_NUMBER[name]].width
            self.put(name, x + width / 2, y)
            x += width + gap
        return x

    def grow(self, names: Sequence[str], groves: int, luck: Chance) -> None:
        """Let some things grow where there is room, several together."""
        for _ in range(groves):
            middle_x, middle_y = luck.below(self.width), luck.below(self.height)
            for _ in range(7):
                name = names[luck.below(len(names))]
                x, y = middle_x + luck.below(300) - 150, middle_y + luck.below(220) - 110
                picture = PICTURES[_NUMBER[name]]
                if self._is_free(_box(picture, x, y)):
                    self.put(name, x, y)

    def sorted(self) -> list[Placed]:
        """All things from back to front."""
        return sorted(self.placed, key=lambda each: each.y + each.height / 2)

    def _is_free(self, box: Box) -> bool:
        left, top, right, bottom = box
        if right > self.width + 30 or left < -30 or bottom > self.height or top < -90:
            return False
        if any(left < b[2] and right > b[0] and top < b[3] and bottom > b[1] for b in self._boxes):
            return False
        return self._from_road(box) > _CLEAR

    def _from_road(self, box: Box) -> float:
        """How far a box is from the road's edge."""
        left, top, right, bottom = box
        away_x = (min(max(x, left), right) - x for x, _ in self._way)
        away_y = (min(max(y, top), bottom) - y for _, y in self._way)
        return min(map(math.hypot, away_x, away_y)) - self._reach


def _box(picture: Picture, x: float, y: float) -> Box:
    """What a thing covers, most of its shadow left out."""
    return x - picture.width / 2 + 4, y - picture.height + 4, x + picture.width / 2 - 14, y - 8


def scene(site: Site) -> list[Placed]:
    """All scenery of a loop, from back to front."""
    made = Scene(site)
    luck = Chance(site.loop.seed, 1)
    _SCENES[site.loop.name](made)
    made.grow(_TREES, 130, luck)
    made.grow(("bush", "bush_wide", "birch_2"), 60, luck)
    return made.sorted()


def _the_loop(made: Scene) -> None:
    """The middle of a new town: slab blocks around the house of culture."""
    made.keep_free(600, 1100, 2000, 1210)
    made.put("pit_huts", 1111, 1402)
    made.put("pit_huts_5", 1513, 1402)
    made.put("drums", 1674, 1420)
    made.put("tyres", 770, 1420)
    made.put("slab_long", 850, 1104)
    made.put("house_of_culture", 1322, 1090)
    made.put("slab_short", 1740, 1104)
    made.put("kiosk", 1985, 1110)
    for x in (640, 1120, 1560, 1940):
        made.put("lamp", x, 1196)
    made.row(["parked_blue", "parked_cream"], 700, 1190, 16)
    made.put("parked_green", 1740, 1190)
    made.row(["crowd_few", "board_krax", "crowd_few"], 1066, 812, 10)
    made.row(["crowd_long", "grandstand", "crowd_long"], 720, 404, 4)
    made.put("speakers", 2090, 404)
    made.put("slab_tower", 130, 560)
    made.put("slab_long", 490, 250)
    made.put("works", 946, 280)
    made.put("slab_short", 1400, 160)
    made.put("slab_long", 1900, 250)
    made.put("transformer", 2230, 250)
    made.put("board_reifen", 2370, 350)
    made.put("board_molo", 2470, 540)
    made.put("banner", 1362, 1866)
    made.row(["backs_long"], 720, 1846)
    made.row(["backs", "backs_long"], 1560, 1846, 8)
    made.row(["board_tempo", "board_senf"], 640, 1960, 20)
    made.row(["board_krax", "board_reifen"], 1600, 1960, 20)
    made.put("garages", 300, 1970)
    made.put("bales", 2330, 1780)
    made.put("kiosk", 2470, 1930)


def _allotment_dash(made: Scene) -> None:
    """Round the allotments on a Sunday."""
    made.put("pit_huts_1", 840, 1018)
    made.put("pit_huts_3", 1440, 1018)
    made.put("tyres", 1060, 1030)
    made.put("drums", 1250, 1034)
    made.keep_free(300, 40, 940, 438)
    made.keep_free(950, 40, 1220, 430)
    made.keep_free(1240, 40, 1880, 438)
    for x, hut, beds, other in (
        (300, "garden_hut", "beds_cabbage", "apple_tree"),
        (513, "garden_hut_green", "beds_carrots", "sunflowers"),
        (726, "garden_hut", "greenhouse", "apple_tree"),
        (1240, "garden_hut_green", "beds_carrots", "apple_tree"),
        (1453, "garden_hut", "greenhouse", "sunflowers"),
        (1666, "garden_hut_green", "beds_cabbage", "barrow"),
    ):
        made.put(hut, x + 92, 230)
        made.put(beds, x + 106, 380)
        made.put(other, x + 176, 246)
        made.put("fence", x + 106, 436)
    made.put("linden", 1080, 212)
    made.put("kiosk", 1080, 408)
    made.put("crowd_few", 1118, 548)
    made.put("speakers", 1190, 420)
    for x in (110, 2130):
        made.put("garden_hut", x, 560)
        made.put("beds_cabbage", x, 720)
        made.put("garden_hut_green", x, 980)
        made.put("beds_carrots", x, 1140)
    made.row(["backs_long", "backs", "backs_long"], 570, 1460, 6)
    made.keep_free(560, 1462, 1680, 1600)
    made.row(["beds_carrots", "greenhouse", "sunflowers", "barrow", "beds_cabbage", "greenhouse"], 584, 1592, 34)
    made.put("board_senf", 420, 1580)
    made.put("board_molo", 1810, 1580)
    made.put("parked_green", 2080, 1480)
    made.put("parked_blue", 150, 1500)
    made.put("apple_tree", 620, 960)
    made.put("apple_tree", 1650, 960)


def _tram_bends(made: Scene) -> None:
    """The terminus on the edge of the town, where the line turns."""
    made.keep_free(0, 250, 3072, 330)
    made.keep_free(2200, 2120, 3072, 2390)
    made.keep_free(1120, 1205, 1780, 1300)
    made.put("pit_huts", 1030, 1850)
    made.put("pit_huts_5", 1440, 1850)
    made.put("tyres", 700, 1862)
    made.put("drums", 1630, 1862)
    made.put("tram", 2560, 306)
    made.put("tram", 2660, 2366)
    made.put("tram_stop", 2440, 2206)
    made.put("tram_stop", 640, 244)
    made.put("slab_long", 2490, 2112)
    made.put("slab_tower", 2880, 2112)
    made.row(["parked_cream", "parked_blue"], 2660, 2212, 16)
    made.put("slab_long", 268, 230)
    made.put("works", 990, 236)
    made.put("slab_short", 1420, 230)
    made.put("slab_long", 1880, 230)
    made.put("slab_long", 2920, 230)
    made.put("slab_short", 170, 790)
    made.put("slab_tower", 540, 950)
    made.put("house_of_culture", 250, 1110)
    made.put("works", 2290, 740)
    made.put("garages", 2796, 760)
    made.put("crowd_few", 2560, 846)
    made.row(["crowd_long", "crowd"], 1060, 466, 8)
    made.put("slab_short", 1330, 1204)
    made.put("kiosk", 1580, 1200)
    made.row(["parked_green", "parked_cream"], 1170, 1290, 20)
    for x in (1140, 1750):
        made.put("lamp", x, 1296)
    made.put("crowd_few", 1220, 858)
    made.put("board_krax", 1440, 872)
    made.put("grandstand", 1290, 1640)
    made.put("banner", 1324, 2316)
    made.row(["backs_long", "backs"], 460, 2300, 8)
    made.row(["backs", "backs_long"], 1530, 2300, 8)
    made.row(["board_tempo", "board_reifen", "board_molo"], 560, 2416, 26)
    made.row(["board_senf", "board_krax"], 1560, 2416, 26)
    made.put("bales", 2420, 1640)


def _two_ponds(made: Scene) -> None:
    """A village green between two ponds."""
    for x in (880, 2832):
        made.keep_free(x - 190, 940, x + 190, 1290)
        made.put("reeds", x - 130, 1030)
        made.put("reeds", x + 130, 1236)
        made.put("birch_2", x + 120, 1040)
        made.put("birch_1", x - 140, 1230)
    made.put("tyres", 1410, 1124)
    made.put("bales", 1680, 1128)
    made.put("bales", 1980, 1128)
    made.put("drums", 2190, 1126)
    made.row(["crowd", "grandstand", "crowd"], 1390, 642, 4)
    made.put("speakers", 2420, 560)
    made.put("house_of_culture", 1860, 384)
    made.row(["garden_hut", "apple_tree", "garden_hut_green"], 1140, 384, 20)
    made.row(["tram_stop", "transformer", "garden_hut"], 2090, 384, 24)
    made.row(["slab_short", "works"], 60, 360, 80)
    made.row(["garages", "linden"], 2900, 330, 20)
    made.put("banner", 1894, 1690)
    made.put("backs", 1580, 1674)
    made.put("backs", 2200, 1674)
    made.row(["board_krax", "board_tempo", "board_reifen"], 1180, 1800, 30)
    made.row(["board_senf", "board_molo"], 2120, 1800, 30)
    made.row(["parked_blue", "parked_cream", "parked_green", "parked_blue"], 1330, 1930, 14)
    made.row(["greenhouse", "beds_cabbage", "garden_hut"], 2150, 1960, 30)


_SCENES: Final[dict[str, Callable[[Scene], None]]] = {
    "the_loop": _the_loop,
    "allotment_dash": _allotment_dash,
    "tram_bends": _tram_bends,
    "two_ponds": _two_ponds,
}
