"""Sheets to keep the score of games on, hand by hand."""

from kozel.club.evening.evening import Evening
from kozel.club.evening.reckoning import planned_rounds
from kozel.language import Catalogue, translate
from kozel.printing.document import Document
from kozel.printing.words import names, round_words, when


def score_sheets(evening: Evening, words: Catalogue) -> Document:
    """A sheet for each table of the latest round, or an empty one before the first."""
    known = names(evening)
    found = evening.latest
    sheets: list[dict[str, object]] = []
    if found is None:
        sheets.append({"title": None, "pairs": ["", ""]})
    else:
        number = round_words(found.draw.round, planned_rounds(evening), words)
        for game in found.games:
            title = translate(words, "club_print.table_of_round", round=number, table=game.table.number)
            sheets.append({"title": title, "pairs": [" + ".join(known[one] for one in side) for side in game.sides]})
    return Document(
        "score-sheets",
        {
            "language": words.language,
            "event": evening.plan.name,
            "when": when(evening.plan, words),
            "title": translate(words, "club_print.score_sheet"),
            "words": sheet_words(words),
            "sheets": sheets,
        },
    )


def sheet_words(words: Catalogue) -> dict[str, object]:
    """What stands on a sheet."""
    return {
        "score-sheet": translate(words, "club_print.score_sheet"),
        "score-sheet-says": translate(words, "club_print.score_sheet_says"),
        "pair": translate(words, "club_print.pair"),
        "final": translate(words, "club_print.final_score"),
        "signature": translate(words, "club_print.signature"),
        "score-columns": [
            f"{translate(words, 'club_print.pair')} {pair}: {translate(words, column)}"
            for pair in (1, 2)
            for column in ("club_print.hand_points", "club_print.sum")
        ],
    }
