"""The table of broken maps: one fault each, what is said of it, and the same map mended as that says."""

from typing import Final

from tests.files.broken import of_files, of_layers, of_lunatix, of_lunatix_pits, of_objects, of_racetrack, of_tilesets
from tests.files.broken.fault import Fault

FAULTS: Final[dict[str, Fault]] = {
    f"{part}: {name}": each
    for part, faults in (
        ("file", of_files.FAULTS),
        ("layer", of_layers.FAULTS),
        ("tileset", of_tilesets.FAULTS),
        ("object", of_objects.FAULTS),
        ("racetrack", of_racetrack.FAULTS),
        ("lunatix", of_lunatix.FAULTS),
        ("lunatix", of_lunatix_pits.FAULTS),
    )
    for name, each in faults.items()
}
"""By what is wrong."""
