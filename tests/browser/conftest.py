"""A real server and a real Chromium."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.kozel_process import KozelProcess

FLAGS = (
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
AS_ROOT = ("--no-sandbox",)

# Other tests run beside these and keep the machine busy.
expect.set_options(timeout=30_000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to a failure what went wrong in the pages of its people, what they have said and couldn't load."""
    report = yield
    if call.when == "call":
        if report.failed:
            report.sections += [
                (f"Page {person.page.url}", "\n".join((*person.faults, *person.said))) for person in Person.present
            ]
        Person.present.clear()
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as it is installed."""
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert executable, "browser tests need Chromium: apt-get install chromium, or KOZEL_NO_BROWSER=1 ./test"
    flags = [*FLAGS, *(AS_ROOT if os.geteuid() == 0 else ())]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KozelProcess]:
    """A server for all tests that leave it alone; bots play at once."""
    yield from _running(tmp_path_factory.mktemp("shared"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[KozelProcess]:
    """A server for one test, that may kill it or wants it empty."""
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[KozelProcess]:
    process = KozelProcess(folder / "data")
    process.start()
    yield process
    process.stop()
