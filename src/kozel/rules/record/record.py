"""A match on paper: who played by which rules, and round by round what was dealt, played and counted."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from kozel.rules.bonuses import Bonus
from kozel.rules.event import Dealt, MatchEvent
from kozel.rules.match import Match, new_match
from kozel.rules.match_end import MatchEnd
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Settlement

RESULT_HEADINGS = ("Result", "Counts", "Bonuses", "Points", "Accounts", "Carry")
END_HEADINGS = ("End", "Losers", "Rating")


class TextLine(NamedTuple):
    """A line of the text: its number, counted from 1, and what it says after its heading."""

    number: int
    text: str


class RoundRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One round: its events (deals, moves, perhaps a timeout) and what was written down of its end.

    `key` is the round's revealed key (empty: not recorded). `written` has the round's result lines by heading,
    empty if the round didn't end; `redeals` the line that takes a deal back, by the deal's attempt. `places` are the
    numbers of the text lines that the events stand in.
    """

    key: str = ""
    events: tuple[MatchEvent, ...] = ()
    places: tuple[int, ...] = ()
    redeals: dict[int, TextLine] = {}
    written: dict[str, TextLine] = {}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match. `commitment` and `nonces` are empty when the deals can't be verified.

    `first_round` counts this match's rounds over the life of its table: 1 but for a rematch.
    """

    rules: RuleSet
    players: tuple[str, ...]
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    first_round: int = 1
    rounds: tuple[RoundRecord, ...] = ()
    written_end: dict[str, TextLine] = {}

    @property
    def events(self) -> tuple[MatchEvent, ...]:
        """All events of the match, in order."""
        return tuple(event for played in self.rounds for event in played.events)


def result_lines(settlement: Settlement) -> dict[str, str]:
    """What the record says of a round's end, by heading."""
    accounts = (f"+{account.remembered}" if account.open is None else str(account.open) for account in settlement.after)
    texts = (
        f"{settlement.finish} {settlement.seat + 1}",
        " ".join(map(str, settlement.counts)),
        bonus_text(settlement.bonuses),
        " ".join(map(str, settlement.points)),
        " ".join(accounts),
        str(settlement.carry),
    )
    return {heading: text for heading, text in zip(RESULT_HEADINGS, texts, strict=True) if text}


def bonus_text(bonuses: Iterable[Bonus]) -> str:
    """Bonuses as they are written: `2 capicua 25, 4 pass_round 25`."""
    return ", ".join(f"{bonus.seat + 1} {bonus.name} {bonus.points}" for bonus in bonuses)


def end_lines(end: MatchEnd) -> dict[str, str]:
    """What the record says of the match's end, by heading."""
    texts = (str(end.reason), " ".join(str(seat + 1) for seat in end.losers), " ".join(map(str, end.rating)))
    return dict(zip(END_HEADINGS, texts, strict=True))


def record_of(  # noqa: PLR0913 - a record is made of these
    rules: RuleSet,
    players: tuple[str, ...],
    events: Iterable[MatchEvent],
    *,
    commitment: str = "",
    nonces: tuple[str, ...] = (),
    keys: tuple[str, ...] = (),
    first_round: int = 1,
) -> Record:
    """The record of a match with these events. `keys` are the rounds' revealed keys, from its first round on.

    The results are computed from the events, so what is written of them is always right.
    """
    match = new_match(rules, len(players))
    rounds: list[RoundRecord] = []
    current: list[MatchEvent] = []
    for event in events:
        if isinstance(event, Dealt) and event.attempt == 0 and current:
            rounds.append(_round_record(match, current, keys, len(rounds)))
            current = []
        current.append(event)
        match = match.apply(event)
    if current:
        rounds.append(_round_record(match, current, keys, len(rounds)))
    return Record(
        rules=rules,
        players=players,
        commitment=commitment,
        nonces=nonces,
        first_round=first_round,
        rounds=tuple(rounds),
        written_end={} if match.end is None else _unnumbered(end_lines(match.end)),
    )


def _round_record(match: Match, events: list[MatchEvent], keys: tuple[str, ...], index: int) -> RoundRecord:
    over = match.round is not None and match.round.finish is not None
    return RoundRecord(
        key=keys[index] if index < len(keys) else "",
        events=tuple(events),
        places=(0,) * len(events),
        written=_unnumbered(result_lines(match.settlements[-1])) if over else {},
    )


def _unnumbered(lines: dict[str, str]) -> dict[str, TextLine]:
    return {heading: TextLine(0, text) for heading, text in lines.items()}
