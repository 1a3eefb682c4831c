"""The prize fund and who gets what of it, in minor units of the money. What is paid comes to the fund, always."""

from kozel.club.prizes.certificate import Certificate, certificates
from kozel.club.prizes.fund import MoneyCode, MoneyRefusal, fund, refuses_money, scaled_sums
from kozel.club.prizes.prizes import Prize, prizes
from kozel.club.prizes.split import TieSplit, apportion, split

__all__ = [
    "Certificate",
    "MoneyCode",
    "MoneyRefusal",
    "Prize",
    "TieSplit",
    "apportion",
    "certificates",
    "fund",
    "prizes",
    "refuses_money",
    "scaled_sums",
    "split",
]
