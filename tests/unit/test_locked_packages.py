"""The lock files name the public registries only, so that anybody anywhere gets the same packages."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2]


def test_python_packages_come_from_the_public_index() -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    urls = [found[1] for found in re.finditer(r'"(https?://[^"]+)"', lock)]
    assert {urlsplit(url).hostname for url in urls} == {"pypi.org", "files.pythonhosted.org"}


def test_client_packages_come_from_the_public_registry() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_bytes())["packages"]
    resolved = [str(package["resolved"]) for package in packages.values() if "resolved" in package]
    assert {urlsplit(url).hostname for url in resolved} <= {"registry.npmjs.org"}
    assert all("integrity" in package for name, package in packages.items() if name)
