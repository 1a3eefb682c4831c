"""What is shown of an evening: to organisers, on the room's screen, on phones, to the public."""

from enum import StrEnum

import msgspec

from kozel.club.draw import Reason
from kozel.club.entry import EntryId, PlayerId
from kozel.club.evening.clock import ClockPhase
from kozel.club.evening.game import GameStatus
from kozel.club.evening.plan import Plan
from kozel.club.evening.roster import EntryStatus
from kozel.club.result import Outcome, Played
from kozel.club.series import RatingLine, SeasonLine
from kozel.web.club.message import (
    Accepted,
    ClubRefused,
    Created,
    ImportedRows,
    LiveVersion,
    LogLine,
    OnlineSeat,
    SeatTaken,
    SignedUp,
)


class EveningPhase(StrEnum):
    """Where the evening is: before the first draw; a round drawn or played; a round closed; all over."""

    REGISTRATION = "registration"
    ROUND = "round"
    BETWEEN = "between"
    FINISHED = "finished"


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person as the organisers see them. `page` is the path of their own page, with its key."""

    player: PlayerId
    name: str
    club: str
    contact: str
    rating: int | None
    paid: bool
    page: str


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A pair or a player as the organisers see them. `late`: came after the first draw. `byes`: rounds sat out."""

    entry: EntryId
    people: tuple[PersonRow, ...]
    group: int
    status: EntryStatus
    late: bool
    byes: int


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table."""

    player: PlayerId
    name: str


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a table: two people, and the entries that they are there for (one of a pair, two of players)."""

    people: tuple[Seated, ...]
    entries: tuple[EntryId, ...]


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """What a result gives each player of a side."""

    points: int
    wins: int
    plus: int
    minus: int
    effectiveness: int


class ReportView(msgspec.Struct, frozen=True, kw_only=True):
    """What a side's phone has said. `by` is the player's name, empty if they used the table's slip."""

    side: int
    by: str
    at: int
    played: Played


class PenaltyView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's penalty in a round."""

    player: PlayerId
    name: str
    points: int
    reason: str


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round. `outcome` is what counts (None: nothing yet); `gains` what it gives each of the two sides.

    `source` says who gave the result: "organiser", "phones", or "table:…" with the id of a table on the web.
    """

    table: int
    sides: tuple[Side, Side]
    status: GameStatus
    outcome: Outcome | None
    gains: tuple[Gain, Gain] | None
    source: str | None
    reports: tuple[ReportView, ...]
    reasons: tuple[Reason, ...]


class ByeView(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that sits out a round, and why."""

    entry: EntryId
    people: tuple[Seated, ...]
    reasons: tuple[Reason, ...]


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """A round's clock. `remaining_ms` is what it had left when it was sent; from then on the page counts itself.

    `warning_ms` is what it has left when it begins to warn.
    """

    phase: ClockPhase
    remaining_ms: int
    warning_ms: int


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A round. `done` of its games have a result. `clock` is None where games have no time limit.

    With `seed` and `digest`, of all that the draw depends on, it can be drawn again and compared.
    """

    round: int
    closed: bool
    games: tuple[GameView, ...]
    byes: tuple[ByeView, ...]
    done: int
    clock: ClockView | None
    penalties: tuple[PenaltyView, ...]
    seed: str
    digest: str


class StandingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player's line of the standings; both of a pair that stays together stand one after the other.

    The columns are those of the standings (`club/standings/standing.py`). `decided_by` is the criterion that told this
    place from the others, or "shared". `moved`: places won since the round before (None: there was none).
    """

    place: int
    player: PlayerId
    name: str
    entry: EntryId
    group: int
    points: int
    wins: int
    effectiveness: int
    plus: int
    minus: int
    penalties: int
    games: int
    byes: int
    forfeits: int
    decided_by: str
    moved: int | None


class PrizeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A prize: whose, for which place, and how much, in hundredths of the currency."""

    place: int
    player: PlayerId
    name: str
    amount: int


class Prizes(msgspec.Struct, frozen=True, kw_only=True):
    """The fund and what it comes to as the table stands. Σ of `rows` is `fund`, always (or there are none)."""

    currency: str
    fund: int
    rows: tuple[PrizeRow, ...]


class Links(msgspec.Struct, frozen=True, kw_only=True):
    """Whole addresses that phones in the room can reach: the public page, the screen, signing up."""

    public: str
    screen: str
    sign_up: str


class OrganiserView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, for those who organise. `round` is the latest; earlier ones are asked for one by one.

    `rounds` is how many rounds it is to have, None while that is open. `log` are the latest lines, the newest first.
    """

    event: str
    version: int
    now: int
    organiser: str
    organisers: tuple[str, ...]
    plan: Plan
    phase: EveningPhase
    links: Links
    entries: tuple[EntryRow, ...]
    rounds: int | None
    round: RoundView | None
    standings: tuple[StandingRow, ...]
    provisional: bool
    prizes: Prizes
    log: tuple[LogLine, ...]


class ScreenView(msgspec.Struct, frozen=True, kw_only=True):
    """What the projector shows; anybody may see it."""

    event: str
    version: int
    now: int
    plan: Plan
    phase: EveningPhase
    links: Links
    people: int
    rounds: int | None
    round: RoundView | None
    standings: tuple[StandingRow, ...]
    provisional: bool
    prizes: Prizes


class PublicEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Who takes part, as everybody may know it."""

    entry: EntryId
    names: tuple[str, ...]
    clubs: tuple[str, ...]
    group: int
    status: EntryStatus


class PublicView(msgspec.Struct, frozen=True, kw_only=True):
    """The event's page. `sign_up`: signing up is possible now."""

    event: str
    version: int
    now: int
    plan: Plan
    phase: EveningPhase
    links: Links
    sign_up: bool
    entries: tuple[PublicEntry, ...]
    rounds: int | None
    round: RoundView | None
    standings: tuple[StandingRow, ...]
    provisional: bool
    prizes: Prizes


class PhoneGame(msgspec.Struct, frozen=True, kw_only=True):
    """My game. `side` is mine. `gains` are both sides', by the result that counts or else by the latest report.

    `may_report`: a report would be taken now. `online`: it waits for me at a table on the web, or is played there.
    """

    round: int
    closed: bool
    game: GameView
    side: int
    gains: tuple[Gain, Gain] | None
    clock: ClockView | None
    may_report: bool
    online: bool


class PhoneView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's own page, or that of a side's slip (`player` is then None, and so is what is a player's alone).

    `games` are mine, the latest first. `sits_out`: I have a bye in the latest round. `of` how many places there are in
    my group's table: one for each pair that stays together.
    """

    event: str
    version: int
    now: int
    plan: Plan
    phase: EveningPhase
    links: Links
    player: PlayerId | None
    name: str
    status: EntryStatus | None
    paid: bool | None
    may_arrive: bool
    may_leave: bool
    rounds: int | None
    round: int
    sits_out: bool
    games: tuple[PhoneGame, ...]
    standing: StandingRow | None
    of: int
    provisional: bool


class ListedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event of this server that anybody may find. `online`: it is played on the web. `series`: "" if of none."""

    event: str
    name: str
    place: str
    starts: str | None
    phase: EveningPhase
    people: int
    online: bool
    series: str


class SeriesView(msgspec.Struct, frozen=True, kw_only=True):
    """A series: its events that anybody may find, and what the ended ones come to: the season's table, ratings.

    `settled_after` so many games a rating is more than provisional.
    """

    name: str
    events: tuple[ListedEvent, ...]
    table: tuple[SeasonLine, ...]
    ratings: tuple[RatingLine, ...]
    settled_after: int


TO_PAGE = (
    Created,
    SignedUp,
    OnlineSeat,
    SeatTaken,
    Accepted,
    ClubRefused,
    ImportedRows,
    OrganiserView,
    ScreenView,
    PublicView,
    PhoneView,
    RoundView,
    LiveVersion,
    ListedEvent,
    SeriesView,
)
