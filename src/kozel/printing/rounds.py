"""What is printed for a round: cards for the tables, slips for the results, who sits where."""

from collections.abc import Callable
from io import BytesIO

import segno

from kozel.club.evening.decide import Slip
from kozel.club.evening.evening import Evening
from kozel.club.evening.reckoning import planned_rounds
from kozel.club.evening.round import Round
from kozel.club.result import Forfeited, Outcome, Played
from kozel.language import Catalogue, translate
from kozel.printing.document import Document
from kozel.printing.words import MINUS, names, round_words, when


def table_cards(evening: Evening, found: Round, words: Catalogue) -> Document:
    """A card for each table, with its number to be seen from afar."""
    known = names(evening)
    return Document(
        "cards",
        {
            **_head(evening, words, "club_print.cards"),
            "round": round_words(found.draw.round, planned_rounds(evening), words),
            "words": {"table": translate(words, "club_print.table")},
            "tables": [
                {"number": game.table.number, "sides": [[known[player] for player in side] for side in game.sides]}
                for game in found.games
            ],
        },
    )


def result_slips(evening: Evening, found: Round, words: Catalogue, address: Callable[[Slip], str] | None) -> Document:
    """A slip for each table. `address` tells where a side's phone confirms its result; None: on paper only."""
    known = names(evening)
    number = round_words(found.draw.round, planned_rounds(evening), words)

    def side(table: int, place: int, players: tuple[str, ...]) -> dict[str, object]:
        code = None if address is None else qr_code(address(Slip(found.drawn, table, place)))
        return {"people": [known[player] for player in players], "qr": code}

    return Document(
        "slips",
        {
            **_head(evening, words, "club_print.slips"),
            "words": _slip_words(words, "club_print.slip_how_blank" if address is None else "club_print.slip_how"),
            "tables": [
                {
                    "number": game.table.number,
                    "round": translate(words, "club_print.table_of_round", round=number, table=game.table.number),
                    "sides": [side(game.table.number, place, players) for place, players in enumerate(game.sides)],
                }
                for game in found.games
            ],
        },
    )


def seating(evening: Evening, found: Round, words: Catalogue) -> Document:
    """Who sits where: by name, to find oneself, and by table."""
    known = names(evening)
    players = {entrant.id: entrant.players for entrant in evening.roster.entrants}
    out = [known[player] for bye in found.draw.byes for player in players[bye.entry]]
    sits_out = translate(words, "club_print.sits_out")
    tables = {known[player]: str(game.table.number) for game in found.games for player in game.people}
    people = {**tables, **dict.fromkeys(out, sits_out)}
    return Document(
        "seating",
        {
            **_head(evening, words, "club_print.seating"),
            "title": round_words(found.draw.round, planned_rounds(evening), words),
            "words": {
                "by-name": translate(words, "club_print.by_name"),
                "by-table": translate(words, "club_print.by_table"),
                "byes": translate(words, "club_print.byes"),
            },
            "people": [{"name": name, "table": people[name]} for name in sorted(people, key=str.casefold)],
            "tables": [
                {"number": game.table.number, "sides": [[known[player] for player in side] for side in game.sides]}
                for game in found.games
            ],
            "byes": out,
        },
    )


def all_results(evening: Evening, words: Catalogue) -> Document:
    """Every game of every round, with its score as far as there is one."""
    known = names(evening)
    players = {entrant.id: entrant.players for entrant in evening.roster.entrants}
    rounds = planned_rounds(evening)
    return Document(
        "results",
        {
            **_head(evening, words, "club_print.results"),
            "words": {"byes": translate(words, "club_print.byes")},
            "rounds": [
                {
                    "name": round_words(found.draw.round, rounds, words),
                    "games": [
                        {
                            "table": game.table.number,
                            "sides": [[known[player] for player in side] for side in game.sides],
                            "score": _score(game.outcome),
                        }
                        for game in found.games
                    ],
                    "byes": ", ".join(known[player] for bye in found.draw.byes for player in players[bye.entry]),
                }
                for found in evening.rounds
            ],
        },
    )


def _score(outcome: Outcome | None) -> str:
    """The score; of a forfeit, who came and who did not."""
    match outcome:
        case None:
            return ":"
        case Played(points=(first, second)):
            return f"{first} : {second}"
        case Forfeited(absent=absent):
            return " : ".join(MINUS if gone else "+" for gone in absent)


def qr_code(address: str) -> str:
    """The address as a QR code: an SVG image."""
    image = BytesIO()
    segno.make(address, error="m").save(image, kind="svg", border=0, xmldecl=False)
    return image.getvalue().decode()


def _head(evening: Evening, words: Catalogue, title: str) -> dict[str, object]:
    return {
        "language": words.language,
        "event": evening.plan.name,
        "when": when(evening.plan, words),
        "title": translate(words, title),
    }


def _slip_words(words: Catalogue, how: str) -> dict[str, str]:
    return {
        "signature": translate(words, "club_print.signature"),
        "pair": translate(words, "club_print.pair"),
        "timed": translate(words, "club_print.timed"),
        "how": translate(words, how),
    }
