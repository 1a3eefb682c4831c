"""Golden records: matches written down once, that every later engine must read, play and count the same way."""

from pathlib import Path

import pytest

from kozel.rules.record import check, read, write

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_records() -> None:
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_plays_through_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    match, fault = check(record)
    assert fault is None
    assert match.end is not None
    assert write(record) == text
