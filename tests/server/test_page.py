"""The page for browsers: its files, its places, how it is kept and compressed."""

from __future__ import annotations

import gzip
import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from drakehall.server.settings import Settings
from server.asking import ask
from server.live import serving_here

INLINE = b"console.log('door');"
INDEX = (
    b"<!doctype html><title>Drakehall</title><script>" + INLINE + b"</script>"
    b'<script type="module" src="/assets/index-BfK3x_2a.js"></script>' + b"<p>table</p>" * 200
)
SCRIPT = b"console.log('table');" * 200
HINTS = {"first": ["<a>"], "en": ["<en>"], "ja": ["<ja>"], "t": ["<t>", "<u>"], "last": ["<z>"]}
HTML = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "hints.json").write_text(json.dumps(HINTS))
    for name, content in (("index.html", INDEX), ("assets/index-BfK3x_2a.js", SCRIPT)):
        (folder / name).write_bytes(content)
        (folder / f"{name}.gz").write_bytes(gzip.compress(content))
    with serving_here(Settings(folder / "x.db", page=folder)) as address:
        yield address


@pytest.mark.parametrize("place", ["/", "/t/V1StGXR8_Z5jdHi6", "/12345", "/learn", "/rules/draco"])
def test_every_place_of_the_page_is_the_page(base: str, place: str) -> None:
    status, headers, body = ask(f"{base}{place}", Accept=HTML)

    assert (status, body) == (200, INDEX)
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'none'; script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_script_in_the_page_is_allowed_by_its_sum_and_no_other(base: str) -> None:
    own = f"'sha256-{b64encode(hashlib.sha256(INLINE).digest()).decode()}'"

    policy = ask(f"{base}/t/V1StGXR8_Z5jdHi6", Accept=HTML)[1]["content-security-policy"]

    assert f"script-src 'self' {own}; " in policy
    assert policy.count("sha256-") == 1
    assert "unsafe" not in policy
    elsewhere = ask(f"{base}/assets/index-BfK3x_2a.js")[1]["content-security-policy"]
    assert "script-src 'self'; " in elsewhere


def test_files_that_bear_their_hash_are_kept_for_good(base: str) -> None:
    status, headers, body = ask(f"{base}/assets/index-BfK3x_2a.js")

    assert (status, body) == (200, SCRIPT)
    assert "javascript" in headers["content-type"]
    assert "immutable" in headers["cache-control"]
    assert "access-control-allow-origin" not in headers


def test_what_was_compressed_is_sent_compressed(base: str) -> None:
    for path in ("/", "/t/V1StGXR8_Z5jdHi6", "/assets/index-BfK3x_2a.js"):
        _, headers, body = ask(f"{base}{path}", Accept=HTML, Accept_Encoding="gzip, br")

        assert headers["content-encoding"] == "gzip"
        assert headers["vary"].startswith("Accept-Encoding")
        assert gzip.decompress(body) in {INDEX, SCRIPT}


@pytest.mark.parametrize(
    ("place", "spoken", "hints"),
    [
        ("/", "en-GB,ja;q=0.5", "<a>, <en>, <z>"),
        ("/", "ja,en", "<a>, <ja>, <z>"),
        ("/credits", "fr", "<a>, <en>, <z>"),
        ("/t/V1StGXR8_Z5jdHi6", "ja-JP", "<a>, <ja>, <t>, <u>, <z>"),
    ],
)
def test_a_browser_is_told_at_once_what_it_will_want(
    base: str, place: str, spoken: str, hints: str
) -> None:
    _, headers, _ = ask(f"{base}{place}", Accept=HTML, Accept_Language=spoken)

    assert headers["link"] == hints
    assert "Accept-Language" in headers["vary"]


def test_a_page_that_has_not_changed_is_not_sent_again(base: str) -> None:
    mark = ask(f"{base}/", Accept=HTML)[1]["etag"]

    status, _, body = ask(f"{base}/t/V1StGXR8_Z5jdHi6", Accept=HTML, If_None_Match=mark)

    assert (status, body) == (304, b"")
    assert ask(f"{base}/", Accept=HTML, If_None_Match='"old"')[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/gone.js", "/favicon.ico", "/../x.db", "/x.db%00", "/%2e%2e/x.db", "/index.html"),
        *("/schema", "/schema/swagger", "/api/nothing", "/metrics", "/assets/", "/index.html.gz"),
        "/hints.json",
    ],
)
def test_what_is_no_place_is_not_there(base: str, path: str) -> None:
    status, headers, body = ask(f"{base}{path}", Accept=HTML)

    assert status == 404
    assert INDEX not in body
    assert "default-src 'none'" in headers["content-security-policy"]


def test_programs_are_told_that_there_is_nothing(base: str) -> None:
    assert ask(f"{base}/nowhere", Accept="application/json")[0] == 404


def test_without_a_page_it_is_said_how_to_build_one(tmp_path: Path) -> None:
    with serving_here(Settings(tmp_path / "x.db", page=tmp_path / "web")) as base:
        for place in ("/", "/t/V1StGXR8_Z5jdHi6"):
            status, headers, body = ask(f"{base}{place}", Accept=HTML)

            assert status == 503
            assert headers["content-type"].startswith("text/html")
            assert "make page" in body.decode()
            assert "端末" in body.decode()
        assert ask(f"{base}/health")[0] == 200
        assert ask(f"{base}/assets/index.js", Accept=HTML)[0] == 404
