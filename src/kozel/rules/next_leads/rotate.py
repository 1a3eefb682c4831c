"""The lead goes round the table, whoever wins.

Source: onlinedominogames.com, block and draw dominoes; the Spanish federation's pairs as ludoteka.com has them.
"""

from kozel.rules.next_leads.round_before import RoundBefore


def rotate(before: RoundBefore) -> int:
    """The next in turn after whoever led."""
    return before.after(before.led_by)
