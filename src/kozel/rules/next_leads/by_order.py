"""Every round is led by the order of tiles by which the first one is. Source: docs/rules.md, as an option of houses."""

from kozel.rules.next_leads.round_before import RoundBefore


def by_order(_before: RoundBefore) -> None:
    """No seat: the tiles in the hands say who leads."""
