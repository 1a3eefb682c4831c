"""The side that won the round leads: who went out, or at a block its first player in turn from the blocker on.

Source: pagat.com, Cuban pairs (a member of the team that won); fichaflow.com, Dominican pairs (whoever won). After a
tie the next in turn after whoever led: tiendamab.com, the international norm.
"""

from kozel.rules.next_leads.round_before import RoundBefore


def winning_side(before: RoundBefore) -> int:
    """The first seat of the winning side, counted in turns from the seat that ended the round."""
    if before.winner is None:
        return before.after(before.led_by)
    from_the_end = (before.after(before.ended_by, turns) for turns in range(len(before.sides)))
    return next(seat for seat in from_the_end if before.sides[seat] == before.winner)
