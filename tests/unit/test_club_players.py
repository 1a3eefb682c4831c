"""Lists of players: any encoding, script, separator and order of columns; a faulty list is not taken over at all."""

import io
from collections.abc import Callable, Iterable

import openpyxl
import pytest

from kozel.club.interchange import (
    FileFaultCode,
    InvalidFileError,
    ListedPlayers,
    players_csv,
    players_xlsx,
    read_players,
    read_rows,
)
from kozel.club.interchange.encoding import decoded

SPANISH = "nombre;club\nPeña Muñoz, José;Peñarol\nÁngel Íñiguez;\n"
RUSSIAN = "имя;клуб\nЁлкин Пётр;Спартак\nЩука Эя;\n"
ROMANIAN = "nume;club\nȘtefan Țurcanu;Bălți\nIoana Câmpeanu;\n"
ENCODED = [
    (SPANISH, "utf-8"),
    (SPANISH, "utf-8-sig"),
    (SPANISH, "cp1252"),
    (SPANISH, "utf-16"),
    (SPANISH, "utf-16-le"),
    (SPANISH, "utf-16-be"),
    (RUSSIAN, "utf-8"),
    (RUSSIAN, "utf-8-sig"),
    (RUSSIAN, "cp1251"),
    (RUSSIAN, "utf-16"),
    (ROMANIAN, "utf-8"),
    (ROMANIAN, "utf-16"),
    ("name\n陳大文\nمحمد\nΓιώργος\n", "utf-8"),
]


@pytest.mark.parametrize(("text", "encoding"), ENCODED)
def test_every_encoding_is_read_as_it_was_meant(text: str, encoding: str) -> None:
    """swissgeol-boreholes-suite#2811: "Muñoz" from Windows, UTF-8 with its mark, Cyrillic."""
    assert decoded(text.encode(encoding)) == text
    assert [each.names[0] for each in read_players(text.encode(encoding))] == [
        line.split(";")[0] for line in text.splitlines()[1:]
    ]


def test_romanian_of_windows_has_cedillas_and_gets_its_commas() -> None:
    windows = ROMANIAN.replace("Ș", "Ş").replace("Ț", "Ţ").replace("ț", "ţ").encode("cp1250")
    assert decoded(windows) == ROMANIAN


def test_a_single_word_is_enough_to_tell() -> None:
    assert decoded("Muñoz".encode("cp1252")) == "Muñoz"
    assert decoded("Иван".encode("cp1251")) == "Иван"
    assert decoded(b"Ivan") == "Ivan"


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators(separator: str) -> None:
    text = separator.join(("rating", "name", "club")) + "\r\n" + separator.join(("1200", '"A ""B"" C"', "X")) + "\r\n"
    assert read_players(text.encode()) == (ListedPlayers(names=('A "B" C',), club="X", rating=1200, row=2),)


@pytest.mark.parametrize(
    ("head", "row", "names"),
    [
        ("Имя,Фамилия", "Пётр,Ёлкин", ("Пётр Ёлкин",)),
        ("ФИО", "Ёлкин Пётр", ("Ёлкин Пётр",)),
        ("Nume,Prenume", "Rusu,Ion", ("Ion Rusu",)),
        ("Nombre,Apellidos", "Ana,García Ruiz", ("Ana García Ruiz",)),
        ("First name,Last name,Team", "Ann,Lee,Z", ("Ann Lee",)),
        ("Игрок 1,Игрок 2", "Аня,Боря", ("Аня", "Боря")),
        ("Jugador,Pareja", "Ana,Eva", ("Ana", "Eva")),
    ],
)
def test_headings_in_four_languages(head: str, row: str, names: tuple[str, ...]) -> None:
    (listed,) = read_players(f"{head}\n{row}\n".encode())
    assert listed.names == names


def test_one_column_needs_no_heading() -> None:
    assert [each.names for each in read_players("Аня\n\nБоря\n".encode())] == [("Аня",), ("Боря",)]


def test_names_are_kept_as_they_should_have_been_written() -> None:
    (listed,) = read_players("name\n  Jose\u0301   Pe\u0301rez \n".encode())
    assert listed.names == ("José Pérez",)


def test_partners_who_name_each_other_are_one_pair() -> None:
    listed = read_players(b"name,partner\nAnn,Bob\nCid,Dan\nBob,Ann\nEve,\n")
    assert [each.names for each in listed] == [("Ann", "Bob"), ("Cid", "Dan"), ("Eve",)]


@pytest.mark.parametrize("write", [players_csv, players_xlsx])
def test_what_is_written_is_read_back(write: Callable[[Iterable[ListedPlayers]], bytes]) -> None:
    listed = (
        ListedPlayers(names=("Muñoz, José",), club="Peña", rating=0, group=2, row=2),
        ListedPlayers(names=("Ёлкин", "Ștefan"), row=3),
        ListedPlayers(names=("=1+1",), club="@x", row=4),
        ListedPlayers(names=("007",), row=5),
    )
    assert read_players(write(listed)) == listed


def test_a_file_for_spreadsheets_holds_no_formula() -> None:
    """A name that a spreadsheet program would take for a formula is a text there."""
    text = players_csv([ListedPlayers(names=("=HYPERLINK(1)",))]).decode("utf-8-sig")
    assert "'=HYPERLINK(1)" in text
    book = openpyxl.load_workbook(io.BytesIO(players_xlsx([ListedPlayers(names=("=1+1",))])))
    cell = book.worksheets[0]["A2"]
    assert (cell.value, cell.data_type) == ("=1+1", "s")


def spreadsheet(*rows: tuple[str | float | None, ...]) -> bytes:
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    for row in rows:
        sheet.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def test_numbers_of_a_spreadsheet_are_whole() -> None:
    listed = read_players(
        spreadsheet(("name", "rating", "group"), ("Аня", 1200.0, 2), (None, None, None), ("Боря", None, None))
    )
    assert [(each.names, each.rating, each.group, each.row) for each in listed] == [
        (("Аня",), 1200, 2, 2),
        (("Боря",), None, 1, 4),
    ]


def faults(data: bytes, known: tuple[str, ...] = ()) -> list[tuple[str, int | None]]:
    with pytest.raises(InvalidFileError) as refused:
        read_players(data, known)
    return [(str(fault.code), fault.row) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [("no_players", None)]),
        ("name\n", [("no_players", None)]),
        ("name,club\n,X\n", [("name_empty", 2)]),
        ("name\nAnn\n\nAnn\n", [("name_twice", 4)]),
        ("name\nAnn\n ANN \n", [("name_twice", 3)]),
        ("name\nJosé\nJose\u0301\n", [("name_twice", 3)]),
        ("name,partner\nAnn,Ann\n", [("pair_of_one", 2)]),
        ("name,partner\nAnn,Bob\nBob,Cid\n", [("name_twice", 3)]),
        ("name,partner\nAnn,Bob\nAnn,Bob\n", [("name_twice", 3), ("name_twice", 3)]),
        ("name\n" + "x" * 61 + "\n", [("name_bad", 2)]),
        ("name\nA\u202eB\n", [("name_bad", 2)]),
        ("name,rating\nAnn,high\nBob,-1\nCid,1.5\n", [("rating", 2), ("rating", 3), ("rating", 4)]),
        ("name,group\nAnn,0\nBob,65\n", [("group", 2), ("group", 3)]),
        ("rating,club\n1,X\n", [("no_name_column", 1)]),
        ("Ann,Bob\nCid,Dan\n", [("no_name_column", 1)]),
        ('name\n"Ann', [("not_a_sheet", None)]),
        ("name\n" + "".join(f"p{n}\n" for n in range(2001)), [("too_many", None)]),
    ],
)
def test_every_fault_has_its_row_and_reason(text: str, found: list[tuple[str, int | None]]) -> None:
    assert faults(text.encode()) == found


def test_a_name_that_is_taken_is_refused() -> None:
    """liwords#1200: the same player added twice."""
    assert faults(b"name\nAnn\nBob\n", ("bob",)) == [("name_twice", 3)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK\x03\x04 broken", FileFaultCode.NOT_A_SHEET),
        (spreadsheet(("name",), ("A",))[:-40], FileFaultCode.NOT_A_SHEET),
        (b"\xff\xfe\x00\xd8", FileFaultCode.ENCODING),
        (b"name\nA\x98\x81\n", FileFaultCode.ENCODING),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, code: FileFaultCode) -> None:
    with pytest.raises(InvalidFileError) as refused:
        read_rows(data)
    assert refused.value.faults[0].code is code
