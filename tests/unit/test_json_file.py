"""What is wrong with a JSON file is said with its place, in the language of the terminal."""

from pathlib import Path

import pytest

from kozel.cli.application import run

WRONG: tuple[tuple[str, dict[str, str]], ...] = (
    (
        '{"rules": 3, "hands": []}',
        {
            "ru": ", rules: ожидается текст",
            "ro": ", rules: se așteaptă un text",
            "en": ", rules: expected a text",
            "es": ", rules: se espera un texto",
        },
    ),
    (
        '{"hands": []}',
        {"ru": ": не хватает rules", "ro": ": lipsește rules", "en": ": rules is missing", "es": ": falta rules"},
    ),
    (
        '{"rules": "kozel", "hands": [], "wind": 1}',
        {
            "ru": ": wind в таком файле ничего не значит",
            "ro": ": wind nu înseamnă nimic într-un astfel de fișier",
            "en": ": wind has no meaning in such a file",
            "es": ": wind no significa nada en un archivo así",
        },
    ),
    (
        '{\n"rules": "kozel",\n}',
        {
            "ru": ", строка 3: дальше это уже не JSON",
            "ro": ", linia 3: de aici încolo nu mai este JSON",
            "en": ", line 3: from here on it isn't JSON",
            "es": ", línea 3: desde aquí ya no es JSON",
        },
    ),
    (
        '{"rules": "kozel",\n"hands": [',
        {
            "ru": ", строка 2: дальше это уже не JSON",
            "ro": ", linia 2: de aici încolo nu mai este JSON",
            "en": ", line 2: from here on it isn't JSON",
            "es": ", línea 2: desde aquí ya no es JSON",
        },
    ),
    (
        '{"rules": "kozel", "hands": [], "options": {"x": ' + "[" * 100_000,
        {"en": ", line 1: from here on it isn't JSON"},
    ),
    ('{"rules": "kozel", "hands": [["0-0", 1]]}', {"en": ", hands[0][1]: expected a text"}),
    ('{"rules": "kozel", "hands": [], "turn": 0.5}', {"en": ", turn: expected a whole number"}),
)


@pytest.mark.parametrize(("text", "said", "language"), [(text, said, each) for text, said in WRONG for each in said])
def test_what_is_wrong_is_said_with_its_place(
    text: str,
    said: dict[str, str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", language)
    file = tmp_path / "position.json"
    file.write_text(text)
    assert run(["solve", str(file)]) == 2
    assert capsys.readouterr().err == f"kozel: {file}{said[language]}\n"
