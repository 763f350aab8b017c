/*
 * Looptable in Tiled: whenever a map of ours is saved, it is checked, and what is wrong is shown in the
 * Issues view (View > Views and Toolbars > Issues); a double click on an issue selects its object.
 *
 * Tiled asks once whether a project's extensions may run. How the check is run stands in looptable.json
 * beside this file; without that it is run from the folder of the project's tools, as the shipped project does.
 */

/* global tiled, Process, TextFile, File, Qt, __filename */

var Looptable = {
    GAMES: ["racetrack", "lunatix"],

    /** What the last check of each file found, a line each: Tiled keeps issues that have been mended since. */
    latest: {},

    /** The folder of this file, whose name Tiled tells only while it reads it. */
    HERE: __filename.replace(/[\/\\][^\/\\]*$/, ""),

    /** How to run the check: a program, its arguments, and the folder to run it in. */
    command: function () {
        var laid = Looptable.HERE + "/looptable.json";
        if (File.exists(laid)) {
            var file = new TextFile(laid, TextFile.ReadOnly);
            var told = JSON.parse(file.readAll());
            file.close();
            return told;
        }
        return { program: "python3", arguments: ["tools/play.py"], folder: Looptable.HERE + "/../.." };
    },

    isOurs: function (asset) {
        if (!asset || !asset.isTileMap || !/\.tmx$/i.test(asset.fileName)) {
            return false;
        }
        var game = asset.property("game");
        if (game && game.value !== undefined) { // from one of the project's enums
            game = game.value;
        }
        return Looptable.GAMES.indexOf(game) >= 0;
    },

    /** What `check --json` finds in a saved map. */
    findings: function (fileName) {
        var how = Looptable.command();
        var process = new Process();
        try {
            process.workingDirectory = how.folder;
            process.codec = "UTF-8";
            var code = process.exec(how.program, how.arguments.concat(["check", "--json", fileName]), false);
            var told = process.readStdOut();
            try {
                return JSON.parse(told);
            } catch (error) {
                throw new Error("the check ended with " + code + ": " + process.readStdErr());
            }
        } finally {
            process.close();
        }
    },

    /** An object with its layer and how far that and its groups are moved, or null. */
    objectWithId: function (layers, id, across, down) {
        for (var n = 0; n < layers.length; ++n) {
            var layer = layers[n];
            var x = across + layer.offset.x, y = down + layer.offset.y;
            var found = null;
            if (layer.isGroupLayer) {
                found = Looptable.objectWithId(layer.layers, id, x, y);
            } else if (layer.isObjectLayer) {
                var object = layer.objects.filter(function (each) { return each.id === id; })[0];
                found = object ? { object: object, layer: layer, x: object.x + x, y: object.y + y } : null;
            }
            if (found) {
                return found;
            }
        }
        return null;
    },

    layerWithName: function (layers, name) {
        for (var n = 0; n < layers.length; ++n) {
            var layer = layers[n];
            var found = layer.name === name ? layer : null;
            if (!found && layer.isGroupLayer) {
                found = Looptable.layerWithName(layer.layers, name);
            }
            if (found) {
                return found;
            }
        }
        return null;
    },

    /** Bring a finding's place to the middle of the screen, its object or cell selected. */
    show: function (fileName, finding) {
        if ((Looptable.latest[fileName] || []).indexOf(Looptable.line(finding)) < 0) {
            Looptable.say("The last check found this no more. Clear removes it from the Issues.");
            return;
        }
        var map = tiled.open(fileName);
        if (!map || !map.isTileMap) {
            return;
        }
        var found = finding.object === null ? null : Looptable.objectWithId(map.layers, finding.object, 0, 0);
        var layer = found ? found.layer : Looptable.layerWithName(map.layers, finding.layer);
        if (layer) {
            map.currentLayer = layer;
        }
        if (found) {
            map.selectedObjects = [found.object];
            Looptable.centre(found.x, found.y);
        } else if (finding.cell !== null) {
            var x = finding.cell[0], y = finding.cell[1];
            map.selectedArea.set(Qt.rect(x, y, 1, 1));
            Looptable.centre((x + 0.5) * map.tileWidth, (y + 0.5) * map.tileHeight);
        }
    },

    centre: function (x, y) {
        var view = tiled.mapEditor ? tiled.mapEditor.currentMapView : null;
        if (view && view.centerOn) {
            view.centerOn(x, y);
        }
    },

    say: function (text) {
        tiled.alert(text, "Looptable");
    },

    /** A finding in the words of `check`; whether it is a warning is shown by its colour. */
    line: function (finding) {
        var place = [];
        if (finding.layer !== null) {
            place.push('layer "' + finding.layer + '"');
        }
        if (finding.object !== null) {
            var name = finding.name ? ' "' + finding.name + '"' : "";
            place.push("object " + finding.object + name + (finding["class"] ? " (" + finding["class"] + ")" : ""));
        }
        if (finding.cell !== null) {
            place.push("cell (" + finding.cell.join(", ") + ")");
        }
        return finding.file + ": " + (place.length ? place.join(", ") + ": " : "") + finding.message;
    },

    report: function (fileName, finding) {
        var show = function () { Looptable.show(fileName, finding); };
        if (finding.severity === "error") {
            tiled.error(Looptable.line(finding), show);
        } else {
            tiled.warn(Looptable.line(finding), show);
        }
    },

    check: function (asset) {
        if (!Looptable.isOurs(asset)) {
            return;
        }
        var fileName = asset.fileName;
        try {
            var findings = Looptable.findings(fileName);
            Looptable.latest[fileName] = findings.map(Looptable.line);
            findings.forEach(function (finding) { Looptable.report(fileName, finding); });
            if (!findings.length) {
                tiled.log(fileName.replace(/^.*[\/\\]/, "") + ": no findings");
            }
        } catch (error) {
            tiled.warn("Looptable could not check " + fileName + ": " + error.message, function () {});
        }
    },
};

if (tiled.assetSaved && typeof Process !== "undefined") {
    tiled.assetSaved.connect(Looptable.check);
}
