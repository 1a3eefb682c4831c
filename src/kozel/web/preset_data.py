"""The presets as data for the page, so that a score sheet can be counted without a connection.

Run `.ci/uv run python -m kozel.web.preset_data` after changing a preset or an option; a test fails while the file is
out of date.
"""

from pathlib import Path

import msgspec

from kozel.rules.rule_set import RuleSet, preset
from kozel.table.choices import PresetView, preset_views

PRESETS = Path(__file__).parents[3] / "client" / "src" / "generated" / "presets.json"

_NAME = "name"


class PresetData(msgspec.Struct, frozen=True):
    """A preset: the options in which it differs from `defaults`, and what people choose among in it."""

    name: str
    options: dict[str, object]
    block_scores: tuple[str, ...]
    targets: tuple[int, ...]
    goes_on: tuple[str, ...]


def preset_data() -> bytes:
    """The text of `presets.json`: what options are where nothing is said of them, and the presets, one on each line."""
    defaults = {
        field.name: field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(RuleSet)
        if not field.required
    }
    presets = b",\n".join(msgspec.json.encode(_data(view, defaults)) for view in preset_views())
    return b'{"defaults":' + msgspec.json.encode(defaults) + b',\n"presets":[\n' + presets + b"\n]}\n"


def _data(view: PresetView, defaults: dict[str, object]) -> PresetData:
    rules = msgspec.structs.asdict(preset(view.rules.name))
    return PresetData(
        view.rules.name,
        {option: value for option, value in rules.items() if option != _NAME and value != defaults.get(option)},
        view.block_scores,
        view.targets,
        tuple(view.goes_on),
    )


if __name__ == "__main__":
    PRESETS.parent.mkdir(parents=True, exist_ok=True)
    PRESETS.write_bytes(preset_data())
