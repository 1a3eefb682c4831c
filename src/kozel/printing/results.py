"""What is printed of results: the table as it stands, certificates."""

from collections.abc import Iterable, Sequence

from kozel.club.evening.evening import Evening
from kozel.club.evening.reckoning import fund_of, prizes_of
from kozel.club.prizes import certificates
from kozel.club.standings import Standing
from kozel.language import Catalogue, translate
from kozel.printing.document import Document
from kozel.printing.words import day, money, names, signed, when

_LAST_MARKED = 3
"""Down to which place rows stand out."""

_COLUMNS = (
    "club_column.place",
    "club_column.player",
    "club_column.points",
    "club_column.wins",
    "club_column.effectiveness",
    "club_column.plus",
    "club_column.minus",
    "club_column.penalties",
    "club_column.decided_by",
)


def standings_table(evening: Evening, lines: Sequence[Standing], words: Catalogue) -> Document:
    """The table as it stands; with the prizes when the event is over."""
    known = names(evening)
    final = evening.finished
    return Document(
        "standings",
        {
            "language": words.language,
            "event": evening.plan.name,
            "when": when(evening.plan, words),
            "title": translate(words, "club_print.final" if final else "club_print.standings"),
            "says": _says(evening, words),
            "words": {
                "columns": [translate(words, column) for column in _COLUMNS],
                "prizes": translate(words, "club_print.prizes"),
                "fund": translate(
                    words, "club_print.fund", amount=money(fund_of(evening), evening.plan.fund.currency, words)
                ),
            },
            "groups": _groups(lines, known, words),
            "prizes": [
                {
                    "place": str(prize.place),
                    "name": known[prize.player],
                    "amount": money(prize.amount, evening.plan.fund.currency, words),
                }
                for prize in (prizes_of(evening, lines) if final else ())
                if prize.amount
            ],
        },
    )


def winners_certificates(evening: Evening, lines: Sequence[Standing], words: Catalogue, last_place: int) -> Document:
    """A certificate for everybody down to that place."""
    known = names(evening)
    currency = evening.plan.fund.currency
    return Document(
        "certificates",
        {
            "language": words.language,
            "event": evening.plan.name,
            "date": day(evening.plan, words),
            "title": translate(words, "club_print.certificates"),
            "words": {
                "certificate": translate(words, "club_print.certificate"),
                "date": translate(words, "club_print.date"),
                "organiser": translate(words, "club_print.organiser"),
            },
            "people": [
                {
                    "awarded": translate(words, "club_print.awarded"),
                    "name": known[one.player],
                    "place": translate(
                        words, "club_print.place_shared" if one.shared else "club_print.place", place=one.place
                    ),
                    "reached": translate(
                        words,
                        "club_print.reached",
                        points=one.points,
                        wins=one.wins,
                        effectiveness=signed(one.effectiveness),
                    ),
                    "prize": translate(words, "club_print.prize", amount=money(one.prize, currency, words))
                    if one.prize
                    else "",
                }
                for one in certificates(lines, prizes_of(evening, lines), last_place)
            ],
        },
    )


def _says(evening: Evening, words: Catalogue) -> str:
    """After which round it is, and whether that may still change."""
    if not evening.rounds:
        return ""
    after = translate(words, "club_print.after_round", n=len(evening.rounds))
    return after if evening.rounds[-1].closed else f"{after} · {translate(words, 'club_print.provisional')}"


def _groups(lines: Iterable[Standing], known: dict[str, str], words: Catalogue) -> list[dict[str, object]]:
    rows: dict[int, list[dict[str, str | bool]]] = {}
    for line in lines:
        rows.setdefault(line.group, []).append(
            {
                "place": str(line.place),
                "marked": line.place <= _LAST_MARKED,
                "name": known[line.player],
                "points": str(line.points),
                "wins": str(line.wins),
                "effectiveness": signed(line.effectiveness),
                "plus": str(line.plus),
                "minus": str(line.minus),
                "penalties": signed(-line.penalties) if line.penalties else "",
                "decided": translate(words, f"club_decided.{line.decided_by}"),
            }
        )
    return [
        {"name": translate(words, "club_print.group", group=group) if len(rows) > 1 else "", "rows": found}
        for group, found in rows.items()
    ]
