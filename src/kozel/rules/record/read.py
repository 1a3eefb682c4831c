"""Reading a record from text. What the moves mean by the rules is for `check`; here they only have to be readable."""

import re
from collections.abc import Iterator

import msgspec

from kozel.rules.bonuses import Bonus
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.line import End
from kozel.rules.record.fault import FaultCode, RecordFault
from kozel.rules.record.record import END_HEADINGS, RESULT_HEADINGS, Record, RoundRecord, TextLine
from kozel.rules.record.write import TITLE, option_line
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.tile import Tile

_ROUND = re.compile(r"Round ([1-9]\d{0,5})")
_HEADING = re.compile(r"(?P<heading>[A-Z][a-z]+)(?: (?P<name>[a-z_]+|\d{1,3}))?:(?P<text>.*)")
_MOVE = re.compile(
    r"(?P<seat>\d{1,3}) (?:(?P<tile>\d{1,2}-\d{1,2})(?: (?P<end>left|right))?"
    r"|draws (?P<drawn>\d{1,2}-\d{1,2})|(?P<knocks>knocks)(?: \((?P<bonuses>[^()]*)\))?|(?P<timeout>times out))"
)
_BONUS = re.compile(r"(?P<seat>\d{1,3}) (?P<name>[a-z_]+) (?P<points>\d{1,9})")
_HEXADECIMAL = re.compile(r"[0-9a-f]*")


class InvalidRecordError(ValueError):
    """A text isn't a record: `fault` says where and why."""

    def __init__(self, fault: RecordFault) -> None:
        super().__init__(f"line {fault.line}: {fault.code}: {fault.found!r}, expected {fault.expected!r}")
        self.fault = fault


class _Heading(msgspec.Struct, frozen=True):
    """A line with a heading, taken apart: `Nonce 2: 0a…` is heading Nonce, name 2, text 0a…."""

    row: TextLine
    heading: str
    name: str
    text: str

    @property
    def value(self) -> TextLine:
        return TextLine(self.row.number, self.text)


def read(text: str) -> Record:
    """Read a record.

    Raises:
        InvalidRecordError: the text isn't a record; its `fault` says where and why.

    """
    rows = list(_rows(text))
    if not rows or rows[0].text != TITLE:
        raise _invalid(rows[0] if rows else TextLine(1, ""), FaultCode.NOT_A_RECORD, TITLE)
    starts = [place for place, row in enumerate(rows) if _ROUND.fullmatch(row.text)]
    head = _read_head([_heading(row) for row in rows[1 : starts[0] if starts else len(rows)]])
    first_round = int(rows[starts[0]].text.removeprefix("Round ")) if starts else 1
    rounds: list[RoundRecord] = []
    end: dict[str, TextLine] = {}
    for start, stop in zip(starts, [*starts, len(rows)][1:], strict=True):
        expected = f"Round {first_round + len(rounds)}"
        if rows[start].text != expected:
            raise _invalid(rows[start], FaultCode.ROUND_NUMBER, expected)
        lines = [_heading(row) for row in rows[start + 1 : stop]]
        if stop == len(rows):
            end = {line.heading: line.value for line in lines if line.heading in END_HEADINGS}
            lines = [line for line in lines if line.heading not in END_HEADINGS]
        rounds.append(_read_round(lines, len(head.players), len(rounds) + 1))
    return msgspec.structs.replace(head, first_round=first_round, rounds=tuple(rounds), written_end=end)


def _rows(text: str) -> Iterator[TextLine]:
    """The lines that aren't empty; a line that begins with a space goes on with the one before it."""
    current: TextLine | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        if not raw.strip():
            continue
        if current is not None and raw[0].isspace():
            current = TextLine(current.number, f"{current.text} {raw.strip()}")
            continue
        if current is not None:
            yield current
        current = TextLine(number, raw.strip())
    if current is not None:
        yield current


def _invalid(row: TextLine, code: FaultCode, expected: str = "") -> InvalidRecordError:
    return InvalidRecordError(RecordFault(row.number, code, row.text[:80], expected))


def _heading(row: TextLine) -> _Heading:
    found = _HEADING.fullmatch(row.text)
    if found is None:
        raise _invalid(row, FaultCode.NO_HEADING)
    return _Heading(row, found["heading"], found["name"] or "", found["text"].strip())


def _read_head(lines: list[_Heading]) -> Record:
    preset_line: _Heading | None = None
    options: dict[str, object] = {}
    players: list[str] = []
    commitment = ""
    nonces: list[str] = []
    for line in lines:
        match line.heading, line.name:
            case "Rules", "":
                preset_line = line
            case "Option", option if option:
                options[option] = _option_value(line)
            case "Player", number if number == str(len(players) + 1) and line.text:
                players.append(line.text)
            case "Commitment", "":
                commitment = _hexadecimal(line)
            case "Nonce", number if number == str(len(nonces) + 1):
                nonces.append(_hexadecimal(line))
            case _:
                player, nonce = len(players) + 1, len(nonces) + 1
                expected = f"Rules, Option, Player {player}, Commitment, Nonce {nonce}"
                raise _invalid(line.row, FaultCode.UNKNOWN_LINE, expected)
    rules = _rules(preset_line, options, lines)
    last = lines[-1].row.number
    if len(players) not in rules.players:
        expected = ", ".join(map(str, rules.players))
        raise InvalidRecordError(RecordFault(last, FaultCode.PLAYERS, str(len(players)), expected))
    if nonces and len(nonces) != len(players):
        raise InvalidRecordError(RecordFault(last, FaultCode.NONCES, str(len(nonces)), str(len(players))))
    return Record(rules=rules, players=tuple(players), commitment=commitment, nonces=tuple(nonces))


def _option_value(line: _Heading) -> object:
    try:
        return msgspec.json.decode(line.text)
    except msgspec.DecodeError:
        raise _invalid(line.row, FaultCode.NOT_JSON) from None


def _hexadecimal(line: _Heading) -> str:
    if _HEXADECIMAL.fullmatch(line.text) is None:
        raise _invalid(line.row, FaultCode.NOT_HEXADECIMAL)
    return line.text


def _rules(line: _Heading | None, options: dict[str, object], lines: list[_Heading]) -> RuleSet:
    presets = ", ".join(preset_names())
    if line is None:
        raise _invalid(lines[0].row if lines else TextLine(2, ""), FaultCode.NO_RULES, presets)
    if line.text not in preset_names():
        raise _invalid(line.row, FaultCode.NO_SUCH_PRESET, presets)
    original = preset(line.text)
    known = msgspec.to_builtins(original, str_keys=True)
    del known["name"]
    rows = {other.name: other.row for other in lines if other.heading == "Option"}
    for option in options:
        if option not in known:
            raise _invalid(rows[option], FaultCode.NO_SUCH_OPTION, ", ".join(known))
    try:
        return original.with_options(options)
    except InvalidRuleSetError as error:
        option = re.split(r"[.\[]", error.fault.option)[0]
        raise _invalid(rows.get(option, line.row), FaultCode.OPTION_VALUE, option_line(option, known[option])) from None


def _read_round(lines: list[_Heading], players: int, number: int) -> RoundRecord:
    key = ""
    events: list[MatchEvent] = []
    places: list[int] = []
    redeals: dict[int, TextLine] = {}
    written: dict[str, TextLine] = {}
    for line in lines:
        match line.heading:
            case "Key" if not events:
                key = _hexadecimal(line)
            case "Deal" if not any(not isinstance(event, Dealt) for event in events):
                events.append(_deal(line, players, number, len(events)))
            case "Redeal" if events:
                redeals[len(events) - 1] = line.value
            case "Moves" if events:
                events.extend(_move(text.strip(), line.row) for text in line.text.split(","))
            case heading if heading in RESULT_HEADINGS and heading not in written:
                written[heading] = line.value
            case _:
                expected = ", ".join(("Key", "Deal", "Redeal", "Moves", *RESULT_HEADINGS))
                raise _invalid(line.row, FaultCode.WRONG_ORDER, expected)
        places.extend([line.row.number] * (len(events) - len(places)))
    return RoundRecord(key=key, events=tuple(events), places=tuple(places), redeals=redeals, written=written)


def _deal(line: _Heading, players: int, number: int, attempt: int) -> Dealt:
    dealt, _, left = line.text.partition("/")
    hands = tuple(_tiles(hand, line.row) for hand in dealt.split("|"))
    if len(hands) != players:
        raise InvalidRecordError(RecordFault(line.row.number, FaultCode.HANDS, str(len(hands)), str(players)))
    return Dealt(number, attempt, hands, _tiles(left, line.row))


def _tiles(text: str, row: TextLine) -> tuple[Tile, ...]:
    return tuple(_tile(tile, row) for tile in text.split())


def _tile(text: str, row: TextLine) -> Tile:
    try:
        return Tile.parse(text)
    except ValueError:
        raise InvalidRecordError(RecordFault(row.number, FaultCode.TILE, text[:80])) from None


def _move(text: str, row: TextLine) -> MatchEvent:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise InvalidRecordError(RecordFault(row.number, FaultCode.NOT_A_MOVE, text[:80]))
    seat = int(found["seat"]) - 1
    if found["tile"]:
        return Played(seat, _tile(found["tile"], row), End(found["end"] or End.RIGHT))
    if found["drawn"]:
        return Drew(seat, _tile(found["drawn"], row))
    if found["knocks"]:
        return Passed(seat, _bonuses(found["bonuses"], row, text))
    return TimedOut(seat)


def _bonuses(given: str | None, row: TextLine, move: str) -> tuple[Bonus, ...]:
    read = [_BONUS.fullmatch(bonus.strip()) for bonus in given.split(";")] if given is not None else []
    bonuses = tuple(Bonus(int(bonus["seat"]) - 1, bonus["name"], int(bonus["points"])) for bonus in read if bonus)
    if len(bonuses) != len(read):
        raise InvalidRecordError(RecordFault(row.number, FaultCode.NOT_A_MOVE, move[:80]))
    return bonuses
