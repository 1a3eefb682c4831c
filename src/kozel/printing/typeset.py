"""From a document to its PDF: `python -m kozel.printing.typeset` reads the one as JSON and writes the other.

Setting takes a tenth of a second and more in which no other thread of its process goes on, so a server lets another
process do it. Nothing but what that needs is imported here.
"""

import sys
from pathlib import Path

import msgspec
import typst

from kozel.printing.document import Document

TEMPLATES = Path(__file__).parent / "templates"


def typeset(document: Document) -> bytes:
    """The document as PDF."""
    values = msgspec.json.encode(document.values).decode()
    template = TEMPLATES / f"{document.template}.typ"
    return typst.compile(template, root=TEMPLATES, sys_inputs={"values": values}, format="pdf")


if __name__ == "__main__":
    sys.stdout.buffer.write(typeset(msgspec.json.decode(sys.stdin.buffer.read(), type=Document)))
