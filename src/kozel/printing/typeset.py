"""From a template and its values to a PDF."""

from pathlib import Path

import msgspec
import typst

TEMPLATES = Path(__file__).parent / "templates"


def typeset(template: str, values: object) -> bytes:
    """The PDF of the template of this name. What stands in the values is shown as it is, never read as markup."""
    encoded = msgspec.json.encode(values).decode()
    return typst.compile(TEMPLATES / f"{template}.typ", root=TEMPLATES, sys_inputs={"values": encoded}, format="pdf")
