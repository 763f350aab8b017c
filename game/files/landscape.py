"""What is put around the road of a composed circuit: stands, boards, trees, drawing tools, the title block.

None of it matters to the rules. Everything follows from the road and the luck it is given, so that a
circuit always looks the same.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.chance import Chance
from game.files.ground import distances, lay_grass, lay_paper
from game.files.lettering import lettered
from game.files.map_sheet import TILE, Cell, Sheet, Thing, Tile
from game.games.racetrack.pieces import AHEAD, VERGE, Layout, Piece, Placed, stepped

_BOARDS: Final = ("board_rondo", "board_kurbel", "board_velox", "board_apex")
_SIDES: Final = ("east", "south", "west", "north")


class Picture(NamedTuple):
    """One picture of the scenery tileset: its tile id, width and height in pixels."""

    id: int
    width: int
    height: int


class Box(NamedTuple):
    """A rectangle in map pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Box":
        """The box with a margin all round."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: "Box") -> bool:
        """Whether two boxes overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Inscription:
    """What the title block says."""

    title: str
    fields: tuple[str, str, str]


class Landscape:
    """Draws on one sheet, remembering what is taken."""

    def __init__(self, sheet: Sheet, road: frozenset[Cell], scenery: Mapping[str, Picture], chance: Chance) -> None:
        self._sheet = sheet
        self._road = road
        self._scenery = scenery
        self._chance = chance
        self._taken: list[Box] = []
        self._boards_put: Counter[str] = Counter()
        self._grass: set[Cell] = set()
        self._reach = distances(sheet, road)

    def draw(self, layout: Layout, inscription: Inscription) -> None:
        """Everything, the most important first, since later things take what room is left."""
        lay_paper(self._sheet)
        self._grass = lay_grass(self._sheet, self._reach, self._chance)
        start = next(one for one in layout.placed if one.piece in (Piece.START, Piece.SPRINT_START))
        self._put_beside(layout, start, ("grandstand", "stand_small"), ("pit_huts", "stand_small"))
        self._put_title(inscription)
        for one in self._chance.shuffled([one for one in layout.placed if one.piece is Piece.STRAIGHT]):
            self._put_beside(layout, one, self._few(("stand_small",)), self._few(self._boards()))
        self._put_tyres()
        self._put_paddock(1 + len(layout.placed) // 4)
        self._put_tools()
        self._plant_trees()

    def _put_title(self, inscription: Inscription) -> None:
        frame = self._scenery["title_block"]
        for scale in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5):
            spot = self._room_for(frame.width * scale, frame.height * scale, 26)
            if spot is not None:
                self._put("title_block", spot.left, spot.top, scale)
                fields = zip(inscription.fields, (36, 430, 640), (360, 175, 160), strict=True)
                lines = [(inscription.title, 36, 28, 760, 104), *((text, x, 178, room, 40) for text, x, room in fields)]
                for text, x, y, room, height in lines:
                    left, top = spot.left + x * scale, spot.top + y * scale
                    self._sheet.things["lettering"] += lettered(text, left, top, room * scale, height * scale)
                return

    def _room_for(self, width: float, height: float, margin: float, *, is_central: bool = False) -> Box | None:
        """A free place for a box, as far from the middle of the sheet as can be, or as near to it."""
        edge = TILE + 16
        wide, high = self._sheet.width * TILE, self._sheet.height * TILE
        lefts = [edge + step * TILE / 2 for step in range(int((wide - 2 * edge - width) * 2 / TILE) + 1)]
        tops = [edge + step * TILE / 2 for step in range(int((high - 2 * edge - height) * 2 / TILE) + 1)]
        lefts, tops = [*lefts, wide - edge - width], [*tops, high - edge - height]
        boxes = [
            Box(left, top, left + width, top + height) for top in tops for left in lefts if left >= edge and top >= edge
        ]
        boxes.sort(
            key=lambda box: (box.left + (width - wide) / 2) ** 2 + 2 * (box.top + (height - high) / 2) ** 2,
            reverse=not is_central,
        )
        return next((box for box in boxes if self._is_free(box.grown(margin))), None)

    def _few(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names, or as often nothing."""
        return names if self._chance.below(2) else ()

    def _boards(self) -> tuple[str, ...]:
        """The advertising boards, the rarest on the sheet first."""
        return tuple(sorted(self._chance.shuffled(_BOARDS), key=lambda name: self._boards_put[name]))

    def _put_beside(self, layout: Layout, one: Placed, *choices: tuple[str, ...]) -> None:
        """Beside a straight piece, on either side in turn, the first of the choices that finds room."""
        block, outward = one.entry
        heading = (outward + 2) % 4
        last = stepped(block, heading) if one.piece is Piece.START else block
        side = layout.block * TILE
        middle_x = VERGE * TILE + (block[0] + last[0] + 1) * side / 2
        middle_y = VERGE * TILE + (block[1] + last[1] + 1) * side / 2
        sides = self._chance.shuffled(((heading + 1) % 4, (heading + 3) % 4))
        for towards, names in zip(sides, choices, strict=True):
            ahead = AHEAD[towards]
            for name in names:
                picture = self._sided(name, towards)
                width, height = self._scenery[picture].width, self._scenery[picture].height
                away = layout.width * TILE / 2 + 20
                x = middle_x + ahead[0] * (away + width / 2) - width / 2
                y = middle_y + ahead[1] * (away + height / 2) - height / 2
                if self._is_free(Box(x, y, x + width, y + height).grown(2)):
                    self._put(picture, x, y)
                    self._boards_put[name] += 1
                    break

    def _sided(self, name: str, towards: int) -> str:
        """The picture of a thing on one side of a road; boards are read from the north on both long sides."""
        picture = f"{name}_{_SIDES[towards]}"
        return picture if picture in self._scenery else f"{name}_north"

    def _put_tyres(self) -> None:
        """Tyre stacks on the gravel, at the far end of the traps."""
        traps = [cell for cell, tile in self._sheet.tiles["gravel"].items() if tile.id == 14 and cell not in self._road]
        for x, y in self._chance.shuffled(sorted(traps)):
            name = ("tyres_short_north", "tyres_short_east")[self._chance.below(2)]
            picture = self._scenery[name]
            left, top = x * TILE + (TILE - picture.width) / 2, y * TILE + (TILE - picture.height) / 2
            box = Box(left, top, left + picture.width, top + picture.height)
            if self._is_free(box.grown(12)) and self._distance(x, y) > 0.6:
                self._put(name, left, top)

    def _put_paddock(self, most: int) -> None:
        """Vans, tents and a marshal here and there on the grass."""
        names = [f"van_{colour}_{side}" for colour in ("red", "yellow") for side in _SIDES]
        for x, y in self._lawn():
            name = self._chance.pick((*names, "tent", "tent_blue", "tent", "tent_blue", "marshal", "marshal"))
            picture = self._scenery[name]
            left, top = x * TILE - picture.width / 2, y * TILE - picture.height / 2
            if most and self._is_free(Box(left, top, left + picture.width, top + picture.height).grown(6)):
                self._put(name, left, top)
                most -= 1

    def _lawn(self) -> tuple[Cell, ...]:
        """The corners on grass, neither by the road nor on gravel, in a random order."""
        gravel = {(x + dx, y + dy) for x, y in self._sheet.tiles["gravel"] for dx in (0, 1) for dy in (0, 1)}
        return self._chance.shuffled(sorted(spot for spot in self._grass - gravel if self._reach[spot] > 0.9))

    def _put_tools(self) -> None:
        """An engineer's things on the bare paper."""
        for scale in (1.25, 1.0, 0.8, 0.6):
            compasses = self._scenery["compasses"]
            spot = self._room_for(compasses.width * scale, compasses.height * scale, 40, is_central=True)
            if spot is not None:
                self._put("compasses", spot.left, spot.top, scale)
                break
        for name in ("north", *self._chance.shuffled(("pencil", "set_square", "rubber", "coffee_ring"))):
            picture = self._scenery[name]
            spot = self._room_for(picture.width, picture.height, 40)
            if spot is not None:
                self._put(name, spot.left, spot.top)

    def _plant_trees(self) -> None:
        """Trees in groups on the grass, larger ones where there is room, never near the road."""
        for x, y in self._lawn():
            if self._chance.below(100) < 38:
                continue
            shift_x, shift_y = self._chance.below(41) - 20, self._chance.below(41) - 20
            for number in range(1 + self._chance.below(3), 7):
                name = f"tree_{number}"
                size = self._scenery[name].width
                left, top = x * TILE + shift_x - size / 2, y * TILE + shift_y - size / 2
                if self._is_free(Box(left, top, left + size, top + size).grown(3)):
                    self._put(name, left, top)
                    break
        trees = self._sheet.things["scenery"]
        trees.sort(key=lambda thing: (thing.tile is not None and thing.tile.id < 6, thing.y))

    def _put(self, name: str, left: float, top: float, scale: float = 1) -> None:
        picture = self._scenery[name]
        width, height = picture.width * scale, picture.height * scale
        tile = Tile("scenery", picture.id)
        self._sheet.things["scenery"].append(Thing(left, top + height, width=width, height=height, tile=tile))
        self._taken.append(Box(left, top, left + width, top + height))

    def _is_free(self, box: Box) -> bool:
        """Whether a box lies on the sheet, off the road and its kerbs, and meets nothing that was put down."""
        kerb, wide, high = 14, self._sheet.width * TILE, self._sheet.height * TILE
        if box.left < TILE or box.top < TILE or box.right > wide - TILE or box.bottom > high - TILE:
            return False
        columns = range(int((box.left - kerb) // TILE), int((box.right + kerb) // TILE) + 1)
        rows = range(int((box.top - kerb) // TILE), int((box.bottom + kerb) // TILE) + 1)
        if any((x, y) in self._road for y in rows for x in columns):
            return False
        return not any(box.meets(other) for other in self._taken)

    def _distance(self, x: int, y: int) -> float:
        return min(self._reach.get(corner, 9) for corner in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)))
