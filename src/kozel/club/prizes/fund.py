"""Where the prize fund comes from, and what of it is refused."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from kozel.club.prizes.split import apportion

WHOLE = 10_000
"""All of something in hundredths of a percent."""


class MoneyCode(StrEnum):
    """What may be wrong with an event's money."""

    NEGATIVE = "negative"
    FEE = "fee"
    SHARES_TOTAL = "shares_total"


class MoneyRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """A refused amount, fee or list of shares: what was found, and what it must be (or must not exceed)."""

    code: MoneyCode
    found: int
    expected: int


def refuses_money(stake: int, fee: int, sponsor: int, shares: Sequence[int]) -> MoneyRefusal | None:
    """Why these can't be an event's money: stake and gift in minor units, fee and shares in hundredths of a percent."""
    for amount in (stake, fee, sponsor, *shares):
        if amount < 0:
            return MoneyRefusal(code=MoneyCode.NEGATIVE, found=amount, expected=0)
    if fee > WHOLE:
        return MoneyRefusal(code=MoneyCode.FEE, found=fee, expected=WHOLE)
    if shares and sum(shares) != WHOLE:
        return MoneyRefusal(code=MoneyCode.SHARES_TOTAL, found=sum(shares), expected=WHOLE)
    return None


def fund(stakes: Iterable[int], fee: int = 0, sponsor: int = 0) -> int:
    """The stakes paid, less the fee in hundredths of a percent of them (a fraction of a cent stays in), and a gift."""
    paid = sum(stakes)
    return paid - paid * fee // WHOLE + sponsor


def scaled_sums(sums: Sequence[int], based_on: int, came: int) -> tuple[int, ...]:
    """Prizes announced for so many entries, in proportion for those who came: 480 for 32 are 300 for 20."""
    return apportion(sum(sums) * came // based_on, sums)
