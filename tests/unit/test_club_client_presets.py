"""The page offers the formats that the server knows by a name, as they are."""

from pathlib import Path

import msgspec

from kozel.club.format import Format, format_preset, format_preset_names

PRESETS = Path(__file__).parents[2] / "client" / "src" / "club" / "plan" / "presets.json"


def test_the_page_has_the_servers_presets() -> None:
    offered = msgspec.json.decode(PRESETS.read_bytes(), type=dict[str, Format])
    assert offered == {name: format_preset(name) for name in format_preset_names()}
