"""The client's types are those of the server's messages."""

from kozel.web.typescript import CLUB, MESSAGES, club_typescript, typescript


def test_the_generated_types_are_up_to_date() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == typescript(), "run `uv run python -m kozel.web.typescript`"
    assert CLUB.read_text(encoding="utf-8") == club_typescript(), "run `uv run python -m kozel.web.typescript`"


def test_a_pair_of_halves_stays_a_pair_of_numbers() -> None:
    assert "export type Tile = readonly [low: number, high: number];" in typescript()


def test_what_the_server_always_sends_is_never_optional() -> None:
    assert "readonly tile: Tile | null;" in typescript()


def test_what_the_page_may_leave_out_is_optional() -> None:
    assert "readonly after?: number | null;" in typescript()
