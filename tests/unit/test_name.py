"""What people may call themselves."""

import unicodedata

import pytest

from kozel.table.name import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Оля  ", "Оля"),
        ("Ion \u00a0 Creangă", "Ion Creangă"),
        ("e\u0301" * LONGEST_NAME, "é" * LONGEST_NAME),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("نَسَّاجَةٌ", "نَسَّاجَةٌ"),
        ("น้ำทิพย์", "น้ำทิพย์"),
        ("❤️ 🐐", "❤️ 🐐"),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_kept(name: str, cleaned: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", cleaned)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \u00a0 ",
        "x" * (LONGEST_NAME + 1),
        "two\nlines",
        "\u202egnikcab",
        "\ue000",
        "\u3164",
        "\u2800\u2800",
        "a\u034fb",
        "\u0301",
        " \u0301",
        "Z" + "\u0316" * 4,
    ],
)
def test_a_name_is_refused(name: str) -> None:
    assert clean_name(name) is None
