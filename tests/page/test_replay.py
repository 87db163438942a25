"""A game is played back: any moment, through the eyes that one may look through."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Reader
from page.moments import played
from page.playing import answer_one, by_keyboard, play_to_the_end, prompt, table
from page.stage import plays_back, sit


def test_finished_game_is_looked_back_at_through_all_eyes(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2, gambit_limit=1)) as page:
        page.locator(".now").click()
        play_to_the_end(page, by_keyboard)
        page.get_by_role("link", name="Watch the game again").click()
        slider = page.get_by_role("slider")
        slider.wait_for()
        page.keyboard.press("End")
        last = int(slider.input_value())
        page.keyboard.press("ArrowLeft")

        assert int(slider.input_value()) == last - 1
        expect(page.get_by_role("status", name="Prompt")).to_contain_text("Gambit 1")
        page.get_by_label("Eyes of").select_option("all")
        expect(page.get_by_text("Mara", exact=True).first).to_be_visible()
        page.goto(f"{page.url}?at=3&eyes=B")
        expect(page.get_by_role("slider")).to_have_value("3")


def test_running_game_is_looked_back_at_through_own_eyes_alone(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page, reader.opens() as stranger:
        page.locator(".now").click()
        prompt(page).wait_for()
        answer_one(page, by_keyboard)
        page.keyboard.press("[")
        eyes = page.get_by_label("Eyes of")

        expect(eyes.locator("option")).to_have_text(["Guest"])
        stranger.goto(page.url)
        expect(stranger.get_by_text("Only those who sat at this table")).to_be_visible()


def test_leaps_keep_the_lines_of_the_log_and_show_its_end(reader: Reader) -> None:
    state = played("three-dragon-ante", 3)
    show = plays_back(sit(state, [0]), [0])
    with reader.opens("/replay/staged", before=show) as page:
        slider = page.get_by_role("slider")
        slider.wait_for()
        last = int(slider.get_attribute("max") or 0)
        page.evaluate(LEAP, last // 2)
        expect(slider).to_have_value(str(last // 2))
        page.evaluate("window.kept = [...document.querySelectorAll('.log li')]")
        told = page.locator(".log li").last.inner_text()
        page.evaluate(LEAP, last)
        expect(page.locator(".log li").last).not_to_have_text(told)

        # Only a line that has become a heading, or was one, is another element.
        kept = page.evaluate("[kept.length, kept.filter((line) => line.isConnected).length]")
        assert kept[0] > 5
        assert kept[1] > kept[0] / 2
        assert page.evaluate(END_IS_SEEN)


LEAP = """to => {
  const slider = document.querySelector("input[type='range']");
  slider.value = String(to);
  slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
END_IS_SEEN = """() => {
  const [log, line] = [".log .scroll", ".log li:last-child"].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  return line.height > 0 && line.top >= log.top && line.bottom <= log.bottom + 1;
}"""
