"""A poster for the door: the event, and a QR code by which people sign up."""

from kozel.club.evening.plan import Plan
from kozel.language import Catalogue, translate
from kozel.printing.document import Document
from kozel.printing.rounds import qr_code
from kozel.printing.words import when


def sign_up_poster(plan: Plan, address: str, words: Catalogue) -> Document:
    """The poster. `address` is the page on which people sign up."""
    return Document(
        "poster",
        {
            "language": words.language,
            "event": plan.name,
            "when": when(plan, words),
            "title": translate(words, "club_print.poster"),
            "words": {"sign-up": translate(words, "club_print.sign_up")},
            "qr": qr_code(address),
            "address": address,
        },
    )
