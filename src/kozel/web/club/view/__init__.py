"""What organisers, the room's screen, phones and the public see of an evening. Nothing else may show any of it.

Contacts, other people's keys, reasons of penalties, who said what in a dispute: only the organisers see them.
"""

from kozel.web.club.view.log import log_lines
from kozel.web.club.view.pages import (
    listed_event,
    organiser_view,
    phone_view,
    public_round,
    public_view,
    screen_view,
)

__all__ = [
    "listed_event",
    "log_lines",
    "organiser_view",
    "phone_view",
    "public_round",
    "public_view",
    "screen_view",
]
