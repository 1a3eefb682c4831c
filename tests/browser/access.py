"""What axe, the checker of accessible pages, finds on a page."""

import json
from importlib import resources

from tests.browser.person import Person

_AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def findings(person: Person) -> str:
    """What it finds on the page as it stands: "[]" is nothing."""
    person.page.evaluate(_AXE)
    violations = person.page.evaluate("axe.run().then(found => found.violations)")
    return json.dumps([(found["id"], [node["html"] for node in found["nodes"]]) for found in violations], indent=1)
