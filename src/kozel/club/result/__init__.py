"""What happened at the tables: results, byes and penalties as values, what each is worth, and what is refused.

One person's points, victories, pluses and minuses are made in `worth.py` and nowhere else.
"""

from kozel.club.result.refusal import ResultCode, ResultRefusal, people, refused, refuses, refuses_penalty
from kozel.club.result.result import Bye, ClubRecord, Forfeited, Outcome, Penalty, Played, Result, Sides
from kozel.club.result.worth import NOTHING, Worth, worth

__all__ = [
    "NOTHING",
    "Bye",
    "ClubRecord",
    "Forfeited",
    "Outcome",
    "Penalty",
    "Played",
    "Result",
    "ResultCode",
    "ResultRefusal",
    "Sides",
    "Worth",
    "people",
    "refused",
    "refuses",
    "refuses_penalty",
    "worth",
]
