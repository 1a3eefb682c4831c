"""By which address others reach this server: phones in the room, and people elsewhere."""

import ipaddress
import socket
from urllib.parse import urlsplit

_SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): asking the way to it tells by which of its own this machine is reached."""


def reachable(seen: str, host: str, own: str) -> str:
    """The address that others reach this server by.

    `seen` is the one by which the asking page reached it, and `host` its name; if that means only the machine itself,
    others must use `own`.
    """
    return own if is_loopback(host) else seen


def others_address(host: str | None, own: str) -> str | None:
    """The address that others must use instead of the page's, or None if the page's own does.

    `host` is the name and port by which the page was asked for. A page knows its address better than the server, which
    may stand behind another.
    """
    try:
        name = urlsplit(f"//{host or ''}").hostname
    except ValueError:
        return None
    return own if name is not None and is_loopback(name) else None


def is_loopback(host: str) -> bool:
    """Whether this name means the machine itself, whoever says it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def machines_address() -> str | None:
    """The machine's address in the network that it is in, or None if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE_ELSE)
            host: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if host.startswith("0.") else host
