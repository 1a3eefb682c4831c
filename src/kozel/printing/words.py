"""How dates, money and names are printed in a language."""

from datetime import datetime
from decimal import Decimal

from babel.dates import format_date, format_time
from babel.numbers import format_currency, format_decimal

from kozel.club.evening.evening import Evening
from kozel.club.evening.plan import Plan
from kozel.language import Catalogue, translate

MINUS = "\u2212"


def when(plan: Plan, words: Catalogue) -> str:
    """The event's date, time and place, as far as they are planned."""
    parts: list[str] = []
    if plan.starts is not None:
        starts = datetime.fromisoformat(plan.starts)
        parts.append(format_date(starts, "long", locale=words.language))
        parts.append(format_time(starts, "HH:mm", locale=words.language))
    if plan.place:
        parts.append(plan.place)
    return " · ".join(parts)


def day(plan: Plan, words: Catalogue) -> str:
    """The event's date, or nothing if it isn't planned."""
    return (
        "" if plan.starts is None else format_date(datetime.fromisoformat(plan.starts), "long", locale=words.language)
    )


def money(hundredths: int, currency: str, words: Catalogue) -> str:
    """An amount of money."""
    return format_currency(Decimal(hundredths) / 100, currency, locale=words.language)


def percent(hundredths: int, words: Catalogue) -> str:
    """A share in hundredths of a percent, without the sign for percent."""
    return format_decimal(Decimal(hundredths) / 100, locale=words.language)


def signed(number: int) -> str:
    """A number with its sign, the true minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def names(evening: Evening) -> dict[str, str]:
    """Everybody's name by their id."""
    return {participant.id: participant.person.name for participant in evening.roster.participants}


def round_words(number: int, rounds: int | None, words: Catalogue) -> str:
    """Which round it is."""
    if rounds is None or number > rounds:
        return translate(words, "club_print.round", round=number)
    return translate(words, "club_print.round_of", round=number, rounds=rounds)
