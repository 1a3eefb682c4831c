"""Setting documents where it holds up nobody."""

import asyncio
import sys

import msgspec

from kozel.printing.document import Document


class PressError(Exception):
    """A document couldn't be set; what the setting process said."""


async def printed(document: Document) -> bytes:
    """The document as PDF, set by a process of its own.

    Raises:
        PressError: it failed.

    """
    press = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "kozel.printing.typeset"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    pdf, said = await press.communicate(msgspec.json.encode(document))
    if press.returncode != 0:
        raise PressError(said.decode(errors="replace")[-2000:])
    return pdf
