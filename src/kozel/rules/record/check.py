"""Playing a record through the rules: is every deal complete, every move legal, every result right?"""

from collections.abc import Iterable, Mapping

from kozel.rules.deal import hand_size
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.match import Match, new_match
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.record.fault import FaultCode, RecordFault
from kozel.rules.record.record import Record, RoundRecord, TextLine, end_lines, result_lines
from kozel.rules.record.write import move_text, redeal_text
from kozel.rules.tile import Tile, full_set


def check(record: Record) -> tuple[Match, RecordFault | None]:
    """The match that the record tells, up to its end or to the first fault, and that fault.

    Results that aren't written down are not missed; those that are must be what the rules give.
    """
    match = new_match(record.rules, len(record.players))
    for played in record.rounds:
        for event, place in zip(played.events, played.places, strict=True):
            fault = _event_fault(match, event, place)
            if fault is not None:
                return match, fault
            match = match.apply(event)
            fault = _redeal_fault(match, event, played)
            if fault is not None:
                return match, fault
        over = match.round is not None and match.round.finish is not None
        fault = _written_fault(result_lines(match.settlements[-1]) if over else {}, played.written)
        if fault is not None:
            return match, fault
    return match, _written_fault({} if match.end is None else end_lines(match.end), record.written_end)


def _event_fault(match: Match, event: MatchEvent, place: int) -> RecordFault | None:
    match event:
        case Dealt():
            return _deal_fault(match, event, place)
        case Played(seat=seat, tile=tile, end=end):
            return _move_fault(match, event, seat, Play(tile, end), place)
        case Drew(seat=seat):
            return _move_fault(match, event, seat, Draw(), place)
        case Passed(seat=seat):
            return _move_fault(match, event, seat, Pass(), place)
        case TimedOut(seat=seat):
            if seat == match.turn:
                return None
            return RecordFault(place, FaultCode.REFUSED, move_text(event), "not_your_turn")


def _deal_fault(match: Match, dealt: Dealt, place: int) -> RecordFault | None:
    if not match.awaits_deal:
        return RecordFault(place, FaultCode.NO_DEAL_DUE, "Deal")
    in_play = match.in_play
    size = hand_size(match.rules, match.players, len(in_play))
    sizes = [len(hand) for hand in dealt.hands]
    expected = [size if seat in in_play else 0 for seat in range(match.players)]
    if sizes != expected:
        return RecordFault(place, FaultCode.HAND_SIZES, " ".join(map(str, sizes)), " ".join(map(str, expected)))
    tiles = [tile for part in (*dealt.hands, dealt.boneyard) for tile in part]
    every = full_set(match.rules.highest)
    if sorted(tiles) != list(every):
        wrong = sorted({tile for tile in tiles if tiles.count(tile) > 1 or tile not in every})
        missing = [tile for tile in every if tile not in tiles]
        return RecordFault(place, _tiles_code(wrong, missing), _texts(wrong), _texts(missing))
    return None


def _tiles_code(wrong: list[Tile], missing: list[Tile]) -> FaultCode:
    match wrong, missing:
        case [], _:
            return FaultCode.MISSING_TILES
        case _, []:
            return FaultCode.SURPLUS_TILES
        case _:
            return FaultCode.WRONG_TILES


def _texts(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, tiles))


def _move_fault(match: Match, event: MatchEvent, seat: int, move: Move, place: int) -> RecordFault | None:
    refusal = match.refuses(seat, move)
    if refusal is not None:
        return RecordFault(place, FaultCode.REFUSED, move_text(event), str(refusal.code))
    made = match.event(move)
    return None if made == event else RecordFault(place, FaultCode.MOVE, move_text(event), move_text(made))


def _redeal_fault(match: Match, event: MatchEvent, played: RoundRecord) -> RecordFault | None:
    if not isinstance(event, Dealt) or event.attempt not in played.redeals:
        return None
    line = played.redeals[event.attempt]
    right = {} if match.redeal is None else {"Redeal": redeal_text(match.redeal)}
    return _written_fault(right, {"Redeal": line})


def _written_fault(right: Mapping[str, str], written: Mapping[str, TextLine]) -> RecordFault | None:
    for heading, line in written.items():
        expected = right.get(heading)
        found = f"{heading}: {line.text}"
        if expected is None:
            return RecordFault(line.number, FaultCode.NO_RESULT_DUE, found)
        if line.text != expected:
            return RecordFault(line.number, FaultCode.RESULT, found, f"{heading}: {expected}")
    return None
