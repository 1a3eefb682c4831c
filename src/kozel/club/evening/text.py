"""What people write: names, places, reasons."""

from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.table.name import clean_name

LONGEST_PERSON = 60
LONGEST_LINE = 120
LONGEST_REASON = 200


def clean_line(text: str, longest: int = LONGEST_LINE) -> str | None:
    """The text as it is kept, "" if there is none, or None if it can't be shown in one line or is too long."""
    return "" if not text.strip() else clean_name(text, longest)


def clean_reason(reason: str, *, needed: bool) -> str | EveningRefusal:
    """The reason as it is kept, or why it is refused."""
    cleaned = clean_line(reason, LONGEST_REASON)
    if cleaned is None:
        return EveningRefusal(EveningCode.BAD_TEXT, {"longest": LONGEST_REASON})
    if needed and not cleaned:
        return EveningRefusal(EveningCode.NEEDS_REASON)
    return cleaned
