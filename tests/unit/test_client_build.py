"""The client is built when its sources changed, and only then; the same sources give the same bytes."""

import gzip
import json
from pathlib import Path

import pytest

from client import build


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of two files, built nowhere yet."""
    client = tmp_path / "client"
    (client / "src").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "src" / "main.tsx").write_text("start()")
    monkeypatch.setattr(build, "CLIENT", client)
    monkeypatch.setattr(build, "STATIC", tmp_path / "static")
    return client


def test_a_changed_added_or_renamed_source_is_noticed(sources: Path) -> None:
    hashes = [build.sources_hash()]
    (sources / "src" / "main.tsx").write_text("start(1)")
    hashes.append(build.sources_hash())
    (sources / "src" / "tile.tsx").write_text("")
    hashes.append(build.sources_hash())
    (sources / "src" / "tile.tsx").rename(sources / "src" / "line.tsx")
    hashes.append(build.sources_hash())
    assert len(set(hashes)) == 4


def test_tests_and_installed_packages_are_no_sources(sources: Path) -> None:
    before = build.sources_hash()
    (sources / "src" / "main.test.tsx").write_text("test()")
    (sources / "node_modules").mkdir()
    (sources / "node_modules" / "left.js").write_text("")
    assert build.sources_hash() == before


def test_what_is_up_to_date_is_not_built_again(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build.STATIC.mkdir()
    (build.STATIC / "sources.sha256").write_text(build.sources_hash() + "\n")
    monkeypatch.setenv("PATH", "")
    build.build()
    assert [file.name for file in build.STATIC.iterdir()] == ["sources.sha256"]
    assert sources.is_dir()


def test_a_compressed_file_lies_beside_each_text() -> None:
    texts = [*(build.STATIC / "assets").glob("*.js"), *(build.STATIC / "assets").glob("*.css")]
    assert texts
    for file in texts:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()


def test_the_first_pages_javascript_stays_within_its_budget() -> None:
    """60 kB as sent; the pages that few visits need are loaded when they are asked for."""
    chunks = json.loads((build.STATIC / ".vite" / "manifest.json").read_bytes())
    first: set[str] = set()
    waiting = ["index.html"]
    while waiting:
        name = waiting.pop()
        first.add(chunks[name]["file"])
        waiting += [other for other in chunks[name].get("imports", ()) if chunks[other]["file"] not in first]
    sizes = [(build.STATIC / f"{file}.gz").stat().st_size for file in first]
    assert 0 < sum(sizes) <= 60_000


def test_packages_that_are_missing_or_of_another_version_are_noticed(sources: Path) -> None:
    (sources / "package-lock.json").write_text(
        '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"},"node_modules/b":{"version":"2.0.0","optional":true}}}'
    )
    assert not build.has_packages()
    (sources / "node_modules").mkdir()
    installed = sources / "node_modules" / ".package-lock.json"
    installed.write_text('{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
    assert build.has_packages()
    installed.write_text('{"packages":{"node_modules/a":{"version":"1.0.1"}}}')
    assert not build.has_packages()
