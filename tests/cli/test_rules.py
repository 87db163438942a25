"""``drakehall rules``: options, presets, what is in force and what it rests on."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main
from drakehall.games import PRESETS, new_game
from drakehall.games.draco.origins import Origin
from drakehall.games.three_dragon_ante.basis import BASIS, FIXED
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS
from drakehall.language import Words

GAME = "three-dragon-ante"


def rules(*args: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "rules", *args])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_option_preset_and_fixed_ruling_is_listed(lang: str) -> None:
    shown = rules(GAME, lang=lang)

    assert (shown.exit_code, shown.stderr) == (0, "")
    for option in [*SPECS, *SHAPED]:
        assert f"  {option} = " in shown.stdout
    for preset in PRESETS[GAME]:
        assert f"  {preset} " in shown.stdout
    for ruling in FIXED:
        assert f"  {ruling} " in shown.stdout
    assert not any(line.startswith("*") for line in shown.stdout.splitlines()[2:])


def test_option_is_shown_with_meaning_values_and_ruling() -> None:
    assert (
        '  bronze_one_slot = "weakest"\n'
        "      When only one more card fits the hand, the Bronze Dragon takes the weakest, "
        "or one of the two weakest that you choose (choose).\n"
        '      Allowed: "weakest", "choose" [4, R-15], by a ruling\n'
    ) in rules(GAME).stdout


def test_every_option_has_a_basis_and_every_ruling_its_place() -> None:
    assert set(BASIS) == {*SPECS, *SHAPED}
    by_option = {place for places in BASIS.values() for place in places if place[0] == "R"}
    assert sorted([*by_option, *FIXED]) == sorted(f"R-{n}" for n in range(1, 58))


@pytest.mark.parametrize("name", PRESETS[GAME])
def test_preset_can_be_played_and_changes_something(name: str) -> None:
    preset = PRESETS[GAME][name]
    usual = new_game(GAME, 4).options

    assert all(usual[option] != value for option, value in preset.items())
    assert new_game(GAME, 3 if name == "strong-deck" else 4, preset)


def test_later_words_win(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text("gambit_limit = 9\nend_draw = 3\n", "utf-8")
    shown = rules(
        *(GAME, "--set", "end_draw=4", "--rules", str(file)),
        *("--preset", "tournament", "--preset", "quick"),
    ).stdout

    assert "* starting_gold = 30 (default: 50)" in shown  # the second preset
    assert "* settle_base = 50 (default: false)" in shown  # the first
    assert "* gambit_limit = 9 (default: false)" in shown  # the file
    assert "* end_draw = 4 (default: 2)" in shown  # the setting


def test_number_of_players_fits_the_ruleset() -> None:
    assert rules(GAME).stdout.startswith("Three-Dragon Ante, 3 players")
    assert rules(GAME, "--preset", "teams").stdout.startswith("Three-Dragon Ante, 4 players")
    assert rules(GAME, "--players", "6").stdout.startswith("Three-Dragon Ante, 6 players")


@pytest.mark.parametrize(("players", "warned"), [("5", False), ("6", True)])
def test_short_deck_that_seats_everybody_gets_a_warning(players: str, warned: bool) -> None:
    shown = rules(GAME, "--preset", "short-deck", "--players", players).stdout

    assert ("Note: The deck has only 57 cards." in shown) == warned


def test_warning_comes_at_the_start_of_play(tmp_path: Path) -> None:
    seats = ["--seats", ",".join(["you", *["bot"] * 5])]
    result = CliRunner().invoke(
        main,
        ["--lang", "en", "play", GAME, "--preset", "short-deck", *seats],
        env={"DRAKEHALL_HOME": str(tmp_path)},
    )

    assert result.stdout.startswith("Note: The deck has only 57 cards. With 6 players")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "chess"),
        ([], GAME),
        ([GAME, "--preset", "slow"], "slow"),
        (["draco", "--preset", "quick"], "quick"),
        ([GAME, "--players", "7"], "7"),
        ([GAME, "--players", "0"], "--players"),
        ([GAME, "--preset", "teams", "--players", "3"], "teams"),
        ([GAME, "--set", "end_draw=11"], "end_draw"),
        ([GAME, "--rules", "missing.toml"], "missing.toml"),
    ],
)
def test_ruleset_that_cannot_be_is_refused(args: list[str], said: str) -> None:
    result = rules(*args)

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_draco_says_which_numbers_are_known(lang: str) -> None:
    shown, words = rules("draco", lang=lang), Words(lang)

    assert (shown.exit_code, shown.stderr) == (0, "")
    assert words.say("draco-origin-note") in shown.stdout
    for origin in (Origin.KNOWN, Origin.REPORTED, Origin.INFERRED, Origin.DEFAULT, Origin.OWN):
        assert words.say(f"draco-origin-{origin}") in shown.stdout
    for option in new_game("draco", 3).options:
        assert f"  {option} " in shown.stdout
    assert words.say("draco-origin-changed") not in shown.stdout


def test_draco_marks_what_was_changed() -> None:
    shown = rules("draco", "--set", "min_flips=2", "--set", "swords_per_player=[1,2]").stdout

    assert "* min_flips = 2 [R2] (default: 1)" in shown.partition("Changed by this ruleset.")[2]
    assert "Note: Option swords_per_player leaves little choice" in shown
