"""Holds for every test: where CI is true, a skipped test is a failed test; one build is tested."""

import os
from collections.abc import Generator

import pytest

from drakehall.lab.builds import check_build

SKIP_IS_FAILURE = os.environ.get("CI") == "true"


def pytest_sessionstart() -> None:
    """Refuse to begin if ``DRAKEHALL_BUILD`` names another build than the cores are of."""
    expected = os.environ.get("DRAKEHALL_BUILD")
    if expected:
        check_build(expected)


def _fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn the report of a skip into a failure; an expected failure (xfail) stays what it is."""
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped; with CI=true no test may be. {reason}"


if SKIP_IS_FAILURE:

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Look at the report of each step of a test."""
        report = yield
        _fail_if_skipped(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Look at the report of each module: it can be skipped as a whole."""
        report = yield
        _fail_if_skipped(report)
        return report
