"""Tiles as a person writes them."""

import pytest

from kozel.rules.tile import Tile


@pytest.mark.parametrize(
    ("text", "tile"), [("1-4", Tile(1, 4)), ("4-1", Tile(1, 4)), ("0-0", Tile(0, 0)), ("10-12", Tile(10, 12))]
)
def test_a_tile_is_read_whichever_half_comes_first(text: str, tile: Tile) -> None:
    assert Tile.parse(text) == tile


@pytest.mark.parametrize("text", ["", "1", "1-", "-4", "1-4-2", "a-4", "1-a", "²-4", "1-٤", "1 4", "1–4", " 1-4"])
def test_anything_else_is_refused_as_it_stands(text: str) -> None:
    with pytest.raises(ValueError, match="is written like 1-4, not") as caught:
        Tile.parse(text)
    assert repr(text) in str(caught.value)
