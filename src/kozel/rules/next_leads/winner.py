"""Who went out leads, or the blocker, whoever gained by the block. Source: seeds 000, 001, 004."""

from kozel.rules.next_leads.round_before import RoundBefore


def winner(before: RoundBefore) -> int:
    """The seat that ended the round."""
    return before.ended_by
