"""The deals of a table's finished rounds, with their keys, so that anybody can verify them."""

from collections.abc import Sequence

from kozel.fair.chain import round_key
from kozel.fair.document import DealsDocument, RoundDeals, round_deals
from kozel.rules.event import Dealt
from kozel.table.event import Happened, Opened, TableEvent
from kozel.table.phase import Phase
from kozel.table.table import opened


def finished_deals(events: Sequence[TableEvent]) -> DealsDocument:
    """What may be known of a table's chance: the keys of rounds that are over, whether played out or timed out."""
    first, *following = events
    assert isinstance(first, Opened), "a table's log begins with its opening"
    table = opened(first)
    attempts: list[Dealt] = []
    rounds: list[RoundDeals] = []
    for event in following:
        table = table.apply(event)
        match event:
            case Happened(event=Dealt() as dealt):
                attempts.append(dealt)
            case Happened() if table.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
                rounds.append(round_deals(table.rounds, round_key(table.seed, table.rounds), attempts))
                attempts = []
            case _:
                pass
    return DealsDocument(
        rules=table.rules.name, commitment=table.commitment, nonces=table.nonces, rounds=tuple(rounds)
    )
