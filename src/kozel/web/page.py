"""The built client, as it is served: the page in each language, and the files that it loads."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from kozel.language import LANGUAGES, Catalogue, catalogue

_SERVED = frozenset((".css", ".ico", ".js", ".png", ".svg", ".ttf", ".txt", ".webmanifest", ".webp", ".woff2"))
_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_NOT_OF_PAGE = (
    "cli.",
    "club_print.",
    "option_allowed.",
    "option_fault.",
    "preset_source.",
    "rule_answer.",
    "rule_example.",
    "rule_question.",
    "rule_section.",
    "rule_shelf.",
    "rule_text.",
)


class ClientNotBuiltError(Exception):
    """There is no built client at `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no built client at {path}")
        self.path = path


class Asset(NamedTuple):
    """A file as it is served; `compressed` by gzip, or None where that gains nothing."""

    media_type: str
    plain: bytes
    compressed: bytes | None


class Client:
    """The built client, read once."""

    def __init__(self, folder: Path) -> None:
        """Read the client from the folder into which it was built.

        Raises:
            ClientNotBuiltError: there is none.

        """
        index = folder / "index.html"
        if not index.is_file():
            raise ClientNotBuiltError(index)
        text = index.read_text(encoding="utf-8")
        self.script_hashes = tuple(_sha256(script) for script in _INLINE_SCRIPT.findall(text))
        """Of the scripts within the page, as a content security policy lists them."""
        self._pages = {language: _page(text, language) for language in LANGUAGES}
        self._files = {
            file.relative_to(folder).as_posix(): _asset(file)
            for file in folder.rglob("*")
            if file.is_file() and file.suffix in _SERVED
        }

    def page(self, language: str) -> Asset:
        """The page in that language."""
        return self._pages[language]

    def file(self, path: str) -> Asset | None:
        """The file of that path, or None. What lies in `assets/` never changes: its name does."""
        return self._files.get(path)


@cache
def catalogue_json(language: str) -> bytes:
    """The catalogue of a language, as the page reads it: without what only the command line or a rule book says."""
    messages = {key: text for key, text in catalogue(language).messages.items() if not key.startswith(_NOT_OF_PAGE)}
    return msgspec.json.encode(Catalogue(language, messages))


def _sha256(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def _page(text: str, language: str) -> Asset:
    # "</" inside the texts must not end the script.
    messages = catalogue_json(language).decode().replace("</", "<\\/")
    script = f'<script type="application/json" id="catalogue">{messages}</script>'
    text = re.sub(r'<html lang="[^"]*"', f'<html lang="{language}"', text, count=1)
    page = text.replace("</head>", f"{script}</head>", 1).encode()
    return Asset("text/html", page, gzip.compress(page, mtime=0))


def _asset(file: Path) -> Asset:
    plain = file.read_bytes()
    compressed = file.with_name(file.name + ".gz")
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    return Asset(media_type, plain, compressed.read_bytes() if compressed.is_file() else None)
