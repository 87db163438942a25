"""Takes the pictures of the README: plays a little at a real server and photographs the page.

    make pictures

It writes into docs/pictures.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Browser, sync_playwright

from page.conftest import launch
from page.playing import by_keyboard, is_asked, play_until
from server.live import serving

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"
QUALITY: Final = 82


def main() -> None:
    """Takes one picture for each language."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for lang in ("en", "ja"):
            take(browser, server.base, lang)
        browser.close()


def take(browser: Browser, base: str, lang: str) -> None:
    """Plays until the third round of a gambit, raises a card, and takes the picture."""
    settings = json.dumps({"lang": lang, "theme": "dark", "speed": 0, "sound": False})
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.add_init_script(f"localStorage.setItem('drakehall-settings', {json.dumps(settings)})")
    page.goto(f"{base}/?{urlencode({'game': 'three-dragon-ante', 'bots': 5})}")
    page.locator(".now").click()

    def is_worth_a_picture() -> bool:
        lying = page.locator(".flight button").count()
        return lying >= 10 and is_asked(page) and page.locator(".preview").count() >= 3

    play_until(page, by_keyboard, is_worth_a_picture)
    page.keyboard.press("2")
    page.mouse.move(640, 700)
    page.screenshot(path=PICTURES / f"table-{lang}.jpg", type="jpeg", quality=QUALITY)
    page.close()


if __name__ == "__main__":
    main()
