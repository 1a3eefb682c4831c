"""A list of players as clubs keep it: one row for each player or pair, the columns in any order and language."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError
from kozel.club.interchange.name import clean
from kozel.club.interchange.sheet import Row, read_rows, write_csv, write_xlsx

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "player", "full name", "player 1", "имя", "игрок", "фио", "участник", "игрок 1", "nume",
             "numele", "jucător", "jucătorul", "participant", "jucător 1", "nombre", "jugador", "jugadora",
             "jugador 1"),
    "given": ("first name", "given name", "prenume", "prenumele", "nombre de pila"),
    "surname": ("surname", "last name", "family name", "фамилия", "nume de familie", "apellido", "apellidos"),
    "partner": ("partner", "player 2", "партнёр", "партнер", "игрок 2", "partener", "partenerul", "jucător 2",
                "compañero", "compañera", "pareja", "jugador 2"),
    "club": ("club", "team", "клуб", "команда", "clubul", "echipa", "equipo"),
    "rating": ("rating", "elo", "рейтинг", "puntuación", "ránking", "clasament"),
    "group": ("group", "группа", "grupa", "grup", "grupo"),
}  # fmt: skip
"""What a column may be headed, by what it holds."""

_MOST_RATING = 100_000
_MOST_GROUPS = 64


class ListedPlayers(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the list: one player, or two who play together. `row` is its number in the file."""

    names: tuple[str, ...]
    club: str = ""
    rating: int | None = None
    group: int = 1
    row: int = 0


def read_players(data: bytes, known: Collection[str] = ()) -> tuple[ListedPlayers, ...]:
    """The players of a CSV or XLSX file: all rows, or none.

    The first row names the columns (`COLUMNS`); others than those are left aside. A file of one column needs no such
    row. Two whose rows name each other as partners are one pair. `known` are names that are taken already.

    Raises:
        InvalidFileError: with every row that can't be taken over and the reason.

    """
    rows = read_rows(data)
    first = next((number for number, row in enumerate(rows) if any(row)), None)
    if first is None:
        raise InvalidFileError(FileFault(code=FileFaultCode.NO_PLAYERS))
    columns = _columns(rows[first])
    if "name" not in columns and "surname" not in columns:
        if columns or any(len([cell for cell in row if cell]) > 1 for row in rows):
            raise InvalidFileError(FileFault(code=FileFaultCode.NO_NAME_COLUMN, row=first + 1, expected="name"))
        columns, body = {"name": next(place for place, cell in enumerate(rows[first]) if cell)}, first
    else:
        body = first + 1
    found = [_Told(number, row, columns) for number, row in enumerate(rows[body:], body + 1) if any(row)]
    faults = [fault for told in found for fault in told.faults()]
    if not found:
        raise InvalidFileError(FileFault(code=FileFaultCode.NO_PLAYERS))
    listed = _in_pairs([told.listed() for told in found]) if not faults else []
    faults += _twice(listed, known)
    if faults:
        raise InvalidFileError(*sorted(faults, key=lambda fault: fault.row or 0))
    return tuple(listed)


def players_csv(listed: Iterable[ListedPlayers]) -> bytes:
    """The list as a CSV file that `read_players` reads back."""
    return write_csv(_table(listed))


def players_xlsx(listed: Iterable[ListedPlayers]) -> bytes:
    """The list as a spreadsheet that `read_players` reads back."""
    return write_xlsx(_table(listed))


def _table(listed: Iterable[ListedPlayers]) -> Iterator[Sequence[str | int]]:
    yield ("name", "partner", "club", "rating", "group")
    for each in listed:
        name, *partner = each.names
        yield (name, partner[0] if partner else "", each.club, "" if each.rating is None else each.rating, each.group)


def _columns(head: Row) -> dict[str, int]:
    """Where each kind of column stands; of two of a kind the first counts."""
    kinds = {heading: kind for kind, headings in COLUMNS.items() for heading in headings}
    columns: dict[str, int] = {}
    for place, cell in enumerate(head):
        kind = kinds.get(" ".join(cell.casefold().split()))
        if kind is not None:
            columns.setdefault(kind, place)
    return columns


class _Told:
    """A row as it stands in the file."""

    def __init__(self, number: int, row: Row, columns: Mapping[str, int]) -> None:
        self._number = number
        self._cell = {kind: row[place] if place < len(row) else "" for kind, place in columns.items()}

    def _get(self, kind: str) -> str:
        return self._cell.get(kind, "")

    def _names(self) -> tuple[str, str]:
        """The player's whole name and the partner's, if there is one: «Имя Фамилия», «Prenume Nume»."""
        given = self._get("given")
        parts = (
            (given, self._get("surname") or self._get("name")) if given else (self._get("name"), self._get("surname"))
        )
        return " ".join(part for part in parts if part), self._get("partner")

    def faults(self) -> Iterator[FileFault]:
        name, partner = self._names()
        if not name:
            yield FileFault(code=FileFaultCode.NAME_EMPTY, row=self._number)
        for each in (name, partner):
            if each and clean(each) is None:
                yield FileFault(code=FileFaultCode.NAME_BAD, row=self._number, found=each)
        if name and partner and key(name) == key(partner):
            yield FileFault(code=FileFaultCode.PAIR_OF_ONE, row=self._number, name=name)
        for kind, code, least, most in (
            ("rating", FileFaultCode.RATING, 0, _MOST_RATING),
            ("group", FileFaultCode.GROUP, 1, _MOST_GROUPS),
        ):
            told = self._get(kind)
            if told and not (told.isascii() and told.isdigit() and least <= int(told[:9]) <= most):
                yield FileFault(code=code, row=self._number, name=name, found=told, expected=f"{least}–{most}")
        club = self._get("club")
        if club and clean(club) is None:
            yield FileFault(code=FileFaultCode.CLUB, row=self._number, name=name, found=club)

    def listed(self) -> ListedPlayers:
        rating, group = self._get("rating"), self._get("group")
        return ListedPlayers(
            names=tuple(cleaned for each in self._names() if (cleaned := clean(each)) is not None),
            club=clean(self._get("club")) or "",
            rating=int(rating) if rating else None,
            group=int(group) if group else 1,
            row=self._number,
        )


def key(name: str) -> str:
    """What makes two names the same: not their capitals, and not the space around them."""
    return (clean(name) or name).casefold()


def _in_pairs(listed: Sequence[ListedPlayers]) -> list[ListedPlayers]:
    """The rows, without the second of two that name each other as partners."""
    kept: dict[tuple[str, ...], ListedPlayers] = {}
    for each in listed:
        names = tuple(map(key, each.names))
        if len(names) == 1 or names[::-1] not in kept:
            kept.setdefault((*names, str(each.row)) if names in kept else names, each)
    return list(kept.values())


def _twice(listed: Sequence[ListedPlayers], known: Collection[str]) -> Iterator[FileFault]:
    """Names that stand twice, or are taken."""
    taken = set(map(key, known))
    for each in listed:
        for name in each.names:
            if key(name) in taken:
                yield FileFault(code=FileFaultCode.NAME_TWICE, row=each.row, name=name)
            taken.add(key(name))
