"""The extension in Tiled itself: saving a map of ours shows its findings, and a click on one selects its object."""

import os
import subprocess
from pathlib import Path

import pytest

from game.files.track_kit import lay_kit
from tests.files.build_maps import OVAL, MapText, oval, point

pytestmark = pytest.mark.tiled

GATES = 'oval.tmx: layer "gates", object'

TRY = """
(function () {
    function tell(text) {
        var file = new TextFile("TOLD", TextFile.Append);
        file.writeLine(text);
        file.commit();
    }
    try {
        var report = Looptable.report;
        Looptable.report = function (name, finding) {
            tell(finding.severity + " " + Looptable.line(finding));
            report(name, finding);
            Looptable.show(name, finding);
            var map = tiled.activeAsset, area = map.selectedArea.boundingRect;
            var ids = map.selectedObjects.map(function (each) { return each.id; });
            var cell = area.width ? " and cell " + [area.x, area.y, area.width, area.height].join() : "";
            tell("shown: layer " + map.currentLayer.name + ", objects " + ids.join() + cell);
        };
        Looptable.say = tell;
        tiled.open("MAP");
        tiled.trigger("Save");
        tell("saved");
        Looptable.show("MAP", { file: "oval.tmx", layer: null, object: null, cell: null, message: "mended" });
    } catch (error) {
        tell("error " + error);
    }
    new Process().exec("sh", ["-c", "kill -9 $PPID"]); // its window is not up yet, so that it cannot be closed
})();
"""


def told_on_saving(text: MapText, folder: Path) -> list[str]:
    """What is told when Tiled, with the extension as the kit lays it, opens and saves a map."""
    lay_kit(folder / "maps")
    path, told = text.save(folder / "maps"), folder / "told.txt"
    (folder / "tiled").mkdir()
    extensions = folder / "tiled" / "extensions"  # not the project's, for which Tiled asks whether it may run them
    (folder / "maps" / "extensions").rename(extensions)
    (extensions / "zz_try.js").write_text(TRY.replace("TOLD", told.as_posix()).replace("MAP", path.as_posix()))
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(folder))
    variables = os.environ | homes | {"QT_QPA_PLATFORM": "offscreen"}
    command = ["tiled", "--new-instance", "--disable-opengl"]
    subprocess.run(command, env=variables, capture_output=True, check=False, timeout=40)
    return told.read_text().splitlines() if told.exists() else []


MENDED = "The last check found this no more. Clear removes it from the Issues."


def test_findings_appear_and_select_their_object(tmp_path: Path) -> None:
    text = oval()
    text.objects += [point("Start", 88, 64, number=77, place=7), point("Tree", 24, 24, number=78)]
    assert told_on_saving(text, tmp_path) == [
        f"error {GATES} 77 (Start), cell (5, 4): the start is not on road; move it onto road, or make the tile road",
        "shown: layer gates, objects 77",
        f'warning {GATES} 78 (Tree): class "Tree" is unknown, so the object is only decoration',
        "shown: layer gates, objects 78",
        "saved",
        MENDED,
    ]


def test_findings_select_their_layer_and_cell(tmp_path: Path) -> None:
    text = oval(rows=OVAL.replace("#...###...#\n#.........#", "##..###...#\n#.#.......#"), ground={"offsetx": 1})
    assert told_on_saving(text, tmp_path) == [
        (
            'error oval.tmx: layer "ground": a layer with road must not be offset; set the Horizontal and Vertical'
            " Offset of the layer and its groups to 0"
        ),
        "shown: layer ground, objects ",
        (
            "warning oval.tmx: cell (1, 4): this wall and the one at cell (2, 5) meet at a corner only, so a car slips"
            " through; make one more cell wall, or road"
        ),
        "shown: layer ground, objects  and cell 1,4,1,1",
        "saved",
        MENDED,
    ]


def test_maps_of_others_are_left_alone(tmp_path: Path) -> None:
    assert told_on_saving(oval(values={"game": "chess"}), tmp_path) == ["saved", MENDED]
