"""`kozel verify`: were the deals those that the table had committed to?"""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.files import read_text
from kozel.cli.options import Json
from kozel.cli.replay import read_record
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.fair.document import DealsDocument, RoundDeals, dealing_rules, round_deals
from kozel.fair.verify import Finding
from kozel.fair.verify import verify as findings
from kozel.rules.event import Dealt
from kozel.rules.record import Record
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.shape.misfit import misfit_of


def verify(file: Annotated[Path, Parameter(help="cli.help.deals")], /, *, json: Json = False) -> None:
    """Check the deals of a table's finished rounds against its commitment."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        document = _document(file, text)
        rules, first = _rules(file, document), 1
    else:
        record = read_record(file)
        document, rules, first = _of_record(file, record), record.rules, record.first_round
    found = findings(document.commitment, document.nonces, document.rounds, rules, first=first)
    if found:
        raise _finding_error(file, found[0])
    result = {"rounds": len(document.rounds), "commitment": document.commitment}
    show(result, say("cli.verify.right", file=file, n=len(document.rounds)), as_json=json)


def _document(file: Path, text: str) -> DealsDocument:
    try:
        return msgspec.json.decode(text, type=DealsDocument)
    except msgspec.ValidationError as error:
        raise CommandError("cli.verify.malformed", file=file, place=misfit_of(error).place or "$") from None
    except (msgspec.DecodeError, RecursionError):
        raise CommandError("cli.verify.not_json", file=file) from None


def _rules(file: Path, document: DealsDocument) -> RuleSet:
    """The preset that the document names; it must say of it what is so, else its deals could be by any rules."""
    name = document.rules.preset
    if name not in preset_names():
        raise CommandError("cli.verify.no_such_preset", file=file, preset=name, presets=", ".join(preset_names()))
    rules = preset(name)
    if document.rules != dealing_rules(rules):
        raise CommandError("cli.verify.other_rules", file=file, preset=name)
    return rules


def _of_record(file: Path, record: Record) -> DealsDocument:
    revealed = [(number, played) for number, played in enumerate(record.rounds, record.first_round) if played.key]
    if not record.commitment or not revealed:
        raise CommandError("cli.verify.nothing_revealed", file=file)
    return DealsDocument(
        rules=dealing_rules(record.rules),
        commitment=record.commitment,
        nonces=record.nonces,
        rounds=tuple(_revealed(number, played.key, played.events) for number, played in revealed),
    )


def _revealed(number: int, key: str, events: tuple[object, ...]) -> RoundDeals:
    deals = round_deals(number, b"", [event for event in events if isinstance(event, Dealt)])
    return msgspec.structs.replace(deals, key=key)


def _finding_error(file: Path, finding: Finding) -> CommandError:
    what = say(f"cli.finding.{finding.code}")
    if finding.round is None:
        return CommandError("cli.verify.wrong", file=file, finding=what)
    return CommandError("cli.verify.wrong_round", file=file, round=finding.round, finding=what)
