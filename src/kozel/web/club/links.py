"""An event's addresses."""

from kozel.web.club.shown import Links


def links(base: str, event: str) -> Links:
    """The event's addresses. `base` is where phones in the room reach the server."""
    page = f"{base}/club/{event}"
    return Links(public=page, screen=f"{page}/screen", sign_up=f"{page}/sign-up")
