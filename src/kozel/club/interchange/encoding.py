"""The text of a file whose encoding nobody has written down."""

import codecs
import re

_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)

_CYRILLIC_NEIGHBOURS = re.compile(r"[À-ÿ]{2}")
"""Two accented letters in a row, which Western words hardly ever have, and Cyrillic ones read as Western always."""

_ROMANIAN = re.compile(r"[þÞ]|(?<=[a-zãâî])º|º(?=[a-zãâî])")
"""What ț and ș of Windows-1250 look like read as Western; no word of Spanish has them."""

_COMMA = str.maketrans("şţŞŢ", "șțȘȚ")
"""Windows-1250 knows the letters with a cedilla only, where Romanian has a comma."""


def decoded(data: bytes) -> str | None:
    """The text, or None if it is none: UTF-8, UTF-16, or the Windows encoding that makes words of it.

    UTF-16 may lack its mark if the text has ASCII characters. Of the one-byte encodings, Windows-1251 (Cyrillic),
    Windows-1250 (for Romanian) and Windows-1252 (Western) are told apart by which neighbours the letters have.
    """
    if data.startswith(_WIDE):
        return _strict(data, "utf-16")
    if b"\x00" in data:
        little = data[1::2].count(0) >= data[::2].count(0)
        return _strict(data, "utf-16-le" if little else "utf-16-be")
    utf8 = _strict(data, "utf-8-sig")
    if utf8 is not None:
        return utf8
    western = _strict(data, "cp1252")
    if western is None or _is_cyrillic(western):
        return _strict(data, "cp1251")
    if _ROMANIAN.search(western):
        romanian = _strict(data, "cp1250")
        return western if romanian is None else romanian.translate(_COMMA)
    return western


def _is_cyrillic(western: str) -> bool:
    accented = len(re.findall(r"[À-ÿ]", western))
    together = sum(len(found) for found in _CYRILLIC_NEIGHBOURS.findall(western))
    return 2 * together > accented


def _strict(data: bytes, encoding: str) -> str | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    return None if "\x00" in text else text
