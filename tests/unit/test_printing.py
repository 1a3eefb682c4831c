"""What a club prints: complete in every language, and nothing that people write is taken for markup."""

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
import pytest

from kozel.club.evening.command import Finish, MarkPaid, Penalise
from kozel.club.evening.decide import Slip
from kozel.club.evening.plan import Fund, Plan
from kozel.club.evening.reckoning import table_of
from kozel.club.format import ByeRule, ForfeitRule, TargetIn, format_preset, format_preset_names
from kozel.language import LANGUAGES, Catalogue, catalogue, translate
from kozel.printing.document import Document
from kozel.printing.guide import evening_guide
from kozel.printing.poster import sign_up_poster
from kozel.printing.results import standings_table, winners_certificates
from kozel.printing.rounds import all_results, qr_code, result_slips, seating, table_cards
from kozel.printing.score_sheets import score_sheets
from kozel.printing.typeset import TEMPLATES, typeset
from tests.evenings import Desk, absent, pairs, people, plan, played, with_game

NAMES = ("Ștefan Țurcanu", "José Muñoz", "Ёжик", "#let x = *1* $a$ <b> @c \\ [d]", "გიორგი", "王小明", "P7", "P8", "P9")


def evening(*, finished: bool = True) -> Desk:
    form = with_game(format_preset("all_with_all"), time_limit=30)
    fund = Fund(stake=5000, fee=550, sponsor=100, shares=(7000, 3000))
    plan = Plan(name="Кубок #двора", format=form, place="Бельцы", starts="2026-12-05T18:00", fund=fund)
    desk = Desk(plan, people(*NAMES))
    desk.do(MarkPaid(players=tuple(one.id for one in desk.evening.roster.participants)))
    desk.play_round(lambda table: played(100, 37) if table == 1 else played(62, 58, timed=True))
    desk.play_round(lambda table: played(0, 100) if table == 1 else absent(1))
    desk.do(Penalise(round=1, player=desk.player("P7"), points=20, reason="x"))
    if finished:
        desk.do(Finish())
    return desk


DESK = evening()
ROUND = DESK.evening.rounds[-1]
LINES = table_of(DESK.evening)

DOCUMENTS: dict[str, Callable[[Catalogue], Document]] = {
    "cards": lambda words: table_cards(DESK.evening, ROUND, words),
    "slips": lambda words: result_slips(DESK.evening, ROUND, words, lambda slip: f"http://x/{slip.table}/{slip.side}"),
    "paper slips": lambda words: result_slips(DESK.evening, ROUND, words, None),
    "seating": lambda words: seating(DESK.evening, ROUND, words),
    "results": lambda words: all_results(DESK.evening, words),
    "standings": lambda words: standings_table(DESK.evening, LINES, words),
    "certificates": lambda words: winners_certificates(DESK.evening, LINES, words, 3),
    "score sheets": lambda words: score_sheets(DESK.evening, words),
    "poster": lambda words: sign_up_poster(DESK.evening.plan, "http://192.168.1.20:8000/club/abc/sign-up", words),
    "guide": lambda words: evening_guide(DESK.evening.plan, words),
}


@pytest.mark.parametrize(("place", "name"), [*enumerate(DOCUMENTS)])
def test_a_document_becomes_a_pdf(place: int, name: str) -> None:
    pdf = typeset(DOCUMENTS[name](catalogue(LANGUAGES[place % len(LANGUAGES)])))
    assert pdf.startswith(b"%PDF-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    words = catalogue(language)
    russian = catalogue("ru")
    for name, make in DOCUMENTS.items():
        text = msgspec.json.encode(make(words)).decode()
        assert "{" not in "".join(strings(make(words).values)), name
        if language != "ru":
            assert text != msgspec.json.encode(make(russian)).decode(), name


def strings(values: Any) -> list[str]:
    """All texts in there but the pictures, and what people wrote."""
    if isinstance(values, str):
        return [] if values.startswith("<svg") or values in NAMES else [values]
    if isinstance(values, dict):
        return [text for value in cast("dict[str, Any]", values).values() for text in strings(value)]
    if isinstance(values, list | tuple):
        return [text for value in cast("Iterable[Any]", values) for text in strings(value)]
    return []


def inside(document: Document) -> Any:  # Any: a test looks into it as it is
    return document.values


def test_every_template_is_tried() -> None:
    tried = {make(catalogue("en")).template for make in DOCUMENTS.values()}
    assert tried == {file.stem for file in TEMPLATES.glob("*.typ")} - {"document"}


def test_a_slip_has_each_sides_own_code() -> None:
    document = result_slips(DESK.evening, ROUND, catalogue("en"), lambda slip: f"http://x/{slip}")
    codes = [side["qr"] for table in inside(document)["tables"] for side in table["sides"]]
    expected = [
        qr_code(f"http://x/{Slip(ROUND.drawn, game.table.number, side)}") for game in ROUND.games for side in (0, 1)
    ]
    assert codes == expected
    assert len(set(codes)) == len(codes)


def test_everybody_finds_themselves_in_the_seating() -> None:
    document = seating(DESK.evening, ROUND, catalogue("en"))
    found = {one["name"]: one["table"] for one in inside(document)["people"]}
    assert found.keys() == set(NAMES)
    assert sorted(found.values()).count("sits out") == 1


def test_both_of_a_pair_stand_out_in_the_table_or_neither() -> None:
    desk = Desk(plan("round_robin"), pairs(8))
    for _ in range(2):
        desk.play_round(lambda table: played(100, 10 * table))
    (group,) = inside(standings_table(desk.evening, table_of(desk.evening), catalogue("en")))["groups"]
    marked = {row["name"]: row["marked"] for row in group["rows"]}
    assert all(marked[f"A{pair}"] is marked[f"B{pair}"] for pair in range(1, 9))
    assert {row["marked"] for row in group["rows"] if int(row["place"]) <= 3} == {True}
    assert {row["marked"] for row in group["rows"] if int(row["place"]) > 3} == {False}


def rows(plan: Plan) -> list[tuple[str, str]]:
    sections = inside(evening_guide(plan, catalogue("en")))["sections"]
    return next(section["rows"] for section in sections if section["kind"] == "table")


@pytest.mark.parametrize(
    ("target", "bands"),
    [(100, ["1 to 50", "51 to 99"]), (200, ["1 to 100", "101 to 199"]), (101, ["1 to 50", "51 to 100"])],
)
def test_the_guide_says_what_the_rules_give(target: int, bands: list[str]) -> None:
    plan = Plan(name="x", format=with_game(format_preset("all_with_all"), target=target))
    assert rows(plan) == [
        ("The losers have 0", "3 points"),
        (f"The losers have {bands[0]}", "2 points"),
        (f"The losers have {bands[1]}", "1 point"),
        ("A loss", "0 points"),
    ]


def test_the_guide_of_games_to_rounds_won_and_of_timed_games() -> None:
    rounds = Plan(name="x", format=with_game(format_preset("all_with_all"), target=5, target_in=TargetIn.ROUNDS))
    assert rows(rounds) == [("A win", "1 point"), ("A loss", "0 points")]
    timed = Plan(name="x", format=with_game(format_preset("all_with_all"), time_limit=30))
    assert ("Won on time", "1 point") in rows(timed)


@pytest.mark.parametrize("preset", format_preset_names())
@pytest.mark.parametrize("forfeit", ForfeitRule)
@pytest.mark.parametrize("bye", [None, *ByeRule])
def test_the_guide_knows_every_format(preset: str, forfeit: ForfeitRule, bye: ByeRule | None) -> None:
    form = msgspec.structs.replace(format_preset(preset), forfeit=forfeit, bye=bye)
    for language in LANGUAGES:
        assert evening_guide(Plan(name="x", format=form), catalogue(language)).values["sections"]


@pytest.mark.parametrize(
    ("fund", "lines"),
    [
        (Fund(), None),
        (Fund(stake=5000), 1),
        (Fund(stake=5000, shares=(10_000,)), 2),
        (Fund(sponsor=5000, fee=500), 2),
    ],
)
def test_the_guide_says_what_is_paid_whether_it_is_shared_or_not(fund: Fund, lines: int | None) -> None:
    words = catalogue("en")
    sections = inside(evening_guide(Plan(name="x", format=format_preset("round_robin"), fund=fund), words))["sections"]
    found = [section for section in sections if section["heading"] == translate(words, "club_print.money")]
    assert [len(section["lines"]) for section in found] == ([] if lines is None else [lines])
