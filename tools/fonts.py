"""Cuts the typefaces of the page down to the letters it needs, with lining figures by default.

Run by hand when a typeface or the set of letters changes, where
``npm install @fontsource/grenze @fontsource/atkinson-hyperlegible`` has been run:

    pip install fonttools brotli
    python tools/fonts.py node_modules/@fontsource web/src/look/fonts
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FACES = {
    "grenze-700": "grenze/files/grenze-latin-700-normal.woff2",
    "atkinson-400": "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2",
    "atkinson-700": "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2",
}
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "−×·…–—‘’“”±«»¿¡"
NAMES = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýßÀÁÄÅÆÇÈÉÍÑÓÖØÚÜ"
"""Letters of players' names."""


def line_figures(font: TTFont) -> None:
    """Makes the lining figures the usual ones: a short-hand for fonts resets the feature."""
    gsub = font["GSUB"].table if "GSUB" in font else None
    if gsub is None:
        return
    swaps: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    swaps |= getattr(getattr(table, "ExtSubTable", table), "mapping", {})
    for cmap in font["cmap"].tables:
        for code, glyph in list(cmap.cmap.items()):
            cmap.cmap[code] = swaps.get(glyph, glyph)


def cut(source: Path, target: Path) -> None:
    """Writes one typeface with the letters that are needed."""
    options = subset.Options(flavor="woff2", hinting=False, desubroutinize=True)
    options.layout_features = ["kern", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]
    font = subset.load_font(str(source), options)
    line_figures(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS + NAMES)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main(packages: Path, folder: Path) -> None:
    """Cuts every typeface."""
    for name, file in FACES.items():
        target = folder / f"{name}.woff2"
        cut(packages / file, target)
        print(target, target.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
