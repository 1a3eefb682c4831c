"""What the wheel holds besides Python: the built client and the catalogue."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg] - the configuration has no type of its own
    """Builds the client when a wheel is built. A checkout is installed without: there `./run` builds it."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none that is new enough."""
        client = _client_build(Path(self.root))
        return [] if client.has_node() else [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Build, and add what was built."""
        if version == "editable":
            return
        _client_build(Path(self.root)).build()
        build_data["artifacts"].append("/src/kozel/static/**")
        build_data["force_include"]["locales"] = "kozel/locales"


def _client_build(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_build", root / "client" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
