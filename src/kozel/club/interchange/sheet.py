"""A sheet of cells, from a file of comma-separated values or of a spreadsheet, and back."""

import csv
import io
import warnings
import zipfile
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from kozel.club.interchange.encoding import decoded
from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError

Row: TypeAlias = tuple[str, ...]

_ZIP = b"PK\x03\x04"
_SEPARATORS = ";\t,"
MOST_ROWS = 2000
_MOST_COLUMNS = 64
_MOST_UNPACKED = 64 * 2**20
"""A spreadsheet is packed; what unpacks to more than this is not a list of players."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet program would take for a formula at the beginning of a cell."""


def read_rows(data: bytes) -> tuple[Row, ...]:
    """The cells of the first sheet, as texts without outer blanks, empty rows included.

    Raises:
        InvalidFileError: it is neither a spreadsheet (XLSX) nor text, or has too many rows.

    """
    rows = _spreadsheet(data) if data.startswith(_ZIP) else _separated(data)
    if len(rows) > MOST_ROWS + 1:
        raise InvalidFileError(FileFault(code=FileFaultCode.TOO_MANY, found=str(len(rows)), expected=str(MOST_ROWS)))
    return rows


def write_csv(rows: Iterable[Sequence[object]]) -> bytes:
    """The cells as comma-separated values in UTF-8 with the mark by which spreadsheet programs know it.

    Where a program would see a formula, an apostrophe before it says that it is a text.
    """
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def write_xlsx(rows: Iterable[Sequence[object]]) -> bytes:
    """The cells as a spreadsheet: numbers as numbers, all else as text."""
    import xlsxwriter  # noqa: PLC0415 # pyright: ignore[reportMissingTypeStubs] - loaded where needed; it has no stubs

    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}) as book:
        sheet = book.add_worksheet()  # pyright: ignore[reportUnknownMemberType] - one of its parameters has no type
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                if isinstance(cell, int):
                    sheet.write_number(number, column, cell)
                else:
                    sheet.write_string(number, column, str(cell))
        sheet.autofit()
    return file.getvalue()


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def _cell(value: object) -> str:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    text = "" if value is None else str(value).strip()
    return text[1:] if text.startswith("'") and text[1:].startswith(_FORMULA) else text


def _separated(data: bytes) -> tuple[Row, ...]:
    text = decoded(data)
    if text is None:
        raise InvalidFileError(FileFault(code=FileFaultCode.ENCODING))
    head = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(_SEPARATORS, key=head.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error:
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_A_SHEET)) from None
    return tuple(tuple(map(_cell, row[:_MOST_COLUMNS])) for row in rows)


def _spreadsheet(data: bytes) -> tuple[Row, ...]:
    import openpyxl  # noqa: PLC0415 - most of the club's work needs no spreadsheets

    if _unpacked(data) > _MOST_UNPACKED:
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_A_SHEET))
    try:
        with warnings.catch_warnings():
            # It warns of styles and extensions that it leaves out; only the cells are wanted.
            warnings.simplefilter("ignore")
            book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
            sheet = book.worksheets[0]
            found = sheet.iter_rows(max_row=MOST_ROWS + 2, max_col=_MOST_COLUMNS, values_only=True)
            return tuple(tuple(map(_cell, row)) for row in found)
    except Exception:  # noqa: BLE001 - a broken spreadsheet breaks the reader in any way
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_A_SHEET)) from None


def _unpacked(data: bytes) -> int:
    """How many bytes a packed file says that it unpacks to."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            return sum(part.file_size for part in packed.infolist())
    except zipfile.BadZipFile:
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_A_SHEET)) from None
