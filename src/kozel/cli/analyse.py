"""`kozel analyse`: what each decision of a finished match cost, and how much of the result was luck."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from cyclopts import Parameter

from kozel.analysis.care import SEED, Care
from kozel.analysis.label import COSTLY
from kozel.analysis.report import Decision, RoundAnalysis
from kozel.analysis.rounds import PlayedRound, played_rounds
from kozel.cli.errors import CommandError
from kozel.cli.files import read_text
from kozel.cli.options import Json, between
from kozel.cli.people import shown_name
from kozel.cli.replay import fault_error
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.line import End, Line
from kozel.rules.match import new_match
from kozel.rules.move import Play
from kozel.rules.options import TargetIn
from kozel.rules.record import InvalidRecordError, Record, check, read

PLACES: Mapping[TargetIn, int] = MappingProxyType({TargetIn.POINTS: 1, TargetIn.ROUNDS: 2})
"""How many places after the point numbers have: a round is worth many points."""


def analyse(
    file: Annotated[Path, Parameter(help="cli.help.record")],
    /,
    *,
    deals: Annotated[
        int, Parameter(help="cli.help.deals_a_choice", validator=between("--deals", 64, 1_000_000))
    ] = Care().deals,
    seed: Annotated[int, Parameter(help="cli.help.analysis_seed")] = SEED,
    json: Json = False,
) -> None:
    """Analyse a record: each decision against the best one, luck and skill."""
    from kozel.analysis.round_analysis import analyse_round  # noqa: PLC0415 - compiles

    record = _checked(file)
    rounds = tuple(played_rounds(new_match(record.rules, len(record.players)), record.events))
    if not rounds:
        raise CommandError("cli.analyse.nothing", file=file)
    found: list[RoundAnalysis] = []
    for number, played in enumerate(rounds, start=1):
        _progress(number, len(rounds))
        analysis = analyse_round(played.start, played.events, care=Care(deals=deals), seed=seed)
        if not isinstance(analysis, RoundAnalysis):
            raise CommandError("cli.analyse.not_covered", rules=record.rules.name, option=analysis.option)
        found.append(analysis)
    show({"players": record.players, "rounds": found}, _text(record, rounds, found), as_json=json)


def _checked(file: Path) -> Record:
    try:
        record = read(read_text(file))
    except InvalidRecordError as error:
        raise fault_error(file, error.fault) from None
    _, fault = check(record)
    if fault is not None:
        raise fault_error(file, fault)
    return record


def _progress(number: int, of: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{say('cli.analyse.progress', number=number, of=of)}")
        if number == of:
            sys.stderr.write("\r\033[K")
        sys.stderr.flush()


def _text(record: Record, rounds: Sequence[PlayedRound], found: Sequence[RoundAnalysis]) -> str:
    lines: list[str] = []
    for played, analysis in zip(rounds, found, strict=True):
        lines.append(say("cli.analyse.round", round=analysis.round))
        lines += [
            _decision(record, _line_before(played, decision.step), decision)
            for decision in analysis.decisions
            if decision.label in COSTLY
        ]
    lines += [_player(record, found, seat) for seat in range(len(record.players))]
    lines.append(say("luck.says"))
    return "\n".join(lines)


def _line_before(played: PlayedRound, step: int) -> Line:
    match = played.start
    for event in played.events[:step]:
        match = match.apply(event)
    assert match.round is not None, "a decision is made in a round"
    return match.round.line


def _decision(record: Record, line: Line, decision: Decision) -> str:
    places = PLACES[record.rules.target_in]
    return say(
        "cli.analyse.decision",
        step=decision.step,
        name=shown_name(record, decision.seat),
        played=_move(decision.played, line),
        label=say(f"label.{decision.label}"),
        loss=f"{decision.loss:.{places}f}",
        error=f"{decision.error:.{places}f}",
        best=_move(decision.options[0].play, line),
    )


def _move(play: Play, line: Line) -> str:
    """A tile, and to which end where it could go to either."""
    ends = line.ends
    if ends is None or ends[0] == ends[1] or len(line.fits(play.tile)) == 1:
        return str(play.tile)
    return say("verdict.move_to_end", tile=play.tile, value=ends[play.end is End.RIGHT])


def _player(record: Record, rounds: Sequence[RoundAnalysis], seat: int) -> str:
    own = [decision for analysis in rounds for decision in analysis.decisions if decision.seat == seat]
    side = record.rules.sides(len(record.players))[seat]
    places = PLACES[record.rules.target_in]
    return say(
        f"cli.analyse.player.{record.rules.target_in}",
        name=shown_name(record, seat),
        decisions=say("cli.analyse.decisions", n=len(own)),
        lost=f"{sum(decision.loss for decision in own):.{places}f}",
        luck=f"{sum(analysis.luck[side] for analysis in rounds):+.{places}f}",
        skill=f"{sum(analysis.skill[side] for analysis in rounds):+.{places}f}",
    )
