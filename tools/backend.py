"""The build backend: that of setuptools, which builds the page first.

Where the PATH has no Node, it asks for the Python package that brings one. ``DRAKEHALL_PAGE=no``
leaves the page out: the terminal needs none.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # the hooks that are taken over as they are
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Gives what building a wheel takes beside pyproject.toml."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Gives what an editable install takes beside pyproject.toml."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds the page and the wheel with it; gives the name of the wheel."""
    _build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds the page into the sources, and the wheel that points to them."""
    _build_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def _wanted() -> bool:
    return os.environ.get("DRAKEHALL_PAGE") != "no" and not page.is_fresh()


def _node() -> list[str]:
    return [page.NODE_PACKAGE] if _wanted() and not page.has_node() else []


def _build_page() -> None:
    if _wanted():
        page.build()
