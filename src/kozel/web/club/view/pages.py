"""Each page's whole view."""

import msgspec

from kozel.club.evening.course import Course
from kozel.club.evening.decide import Phone, PlayersPhone
from kozel.club.evening.evening import Evening
from kozel.club.evening.game import Game, GameStatus
from kozel.club.evening.reckoning import fund_of
from kozel.club.evening.roster import Entrant, EntryStatus
from kozel.club.evening.round import Round
from kozel.club.result import Outcome
from kozel.web.club.key import player_key
from kozel.web.club.reckoned import Reckoned
from kozel.web.club.shown import (
    EntryRow,
    EveningPhase,
    GameView,
    Links,
    ListedEvent,
    OrganiserView,
    PersonRow,
    PhoneGame,
    PhoneView,
    PrizeRow,
    Prizes,
    PublicEntry,
    PublicView,
    RoundView,
    ScreenView,
)
from kozel.web.club.view.log import log_lines
from kozel.web.club.view.rounds import clock_view, gains, game_view, round_view

LATEST_LINES = 40
"""How much of the log is in the organisers' view; all of it is asked for by itself."""


def phase_of(evening: Evening) -> EveningPhase:
    """Where the evening is."""
    if evening.finished:
        return EveningPhase.FINISHED
    if evening.latest is None:
        return EveningPhase.REGISTRATION
    return EveningPhase.BETWEEN if evening.latest.closed else EveningPhase.ROUND


def organiser_view(  # noqa: PLR0913 - what a view is made of
    event: str, course: Course, reckoned: Reckoned, organiser: str, links: Links, now: int
) -> OrganiserView:
    """Everything."""
    evening = course.evening
    latest = evening.latest
    newest = range(course.version, max(0, course.version - LATEST_LINES), -1)
    return OrganiserView(
        event=event,
        version=course.version,
        now=now,
        organiser=organiser,
        organisers=evening.organisers,
        plan=evening.plan,
        phase=phase_of(evening),
        links=links,
        entries=_entry_rows(event, evening),
        rounds=reckoned.rounds,
        round=None if latest is None else round_view(reckoned, latest, now),
        standings=reckoned.standing_rows,
        provisional=_is_provisional(evening),
        prizes=_prizes(reckoned),
        log=log_lines(course, newest),
    )


def screen_view(event: str, course: Course, reckoned: Reckoned, links: Links, now: int) -> ScreenView:
    """What the room's screen shows."""
    evening = course.evening
    latest = evening.latest
    return ScreenView(
        event=event,
        version=course.version,
        now=now,
        plan=evening.plan,
        phase=phase_of(evening),
        links=links,
        people=_people(evening),
        rounds=reckoned.rounds,
        round=None if latest is None else public_round(reckoned, latest, now),
        standings=reckoned.standing_rows,
        provisional=_is_provisional(evening),
        prizes=_prizes(reckoned),
    )


def public_view(event: str, course: Course, reckoned: Reckoned, links: Links, now: int) -> PublicView:
    """What anybody may see."""
    evening = course.evening
    latest = evening.latest
    return PublicView(
        event=event,
        version=course.version,
        now=now,
        plan=evening.plan,
        phase=phase_of(evening),
        links=links,
        sign_up=evening.plan.sign_up and not evening.finished,
        entries=tuple(_public_entry(evening, reckoned, entrant) for entrant in evening.roster.entrants),
        rounds=reckoned.rounds,
        round=None if latest is None else public_round(reckoned, latest, now),
        standings=reckoned.standing_rows,
        provisional=_is_provisional(evening),
        prizes=_prizes(reckoned),
    )


def phone_view(  # noqa: PLR0913 - what a view is made of
    event: str, course: Course, reckoned: Reckoned, phone: Phone, links: Links, now: int
) -> PhoneView | None:
    """What a player, or whoever has a side's slip, sees; None where the player or the draw is there no more."""
    evening = course.evening
    player = phone.player if isinstance(phone, PlayersPhone) else None
    entrant = None if player is None else evening.roster.entrant_of(player)
    games = _phone_games(reckoned, phone, now)
    if entrant is None and not games:
        return None
    participant = None if player is None else evening.roster.participant(player)
    latest = evening.latest
    standing = next((row for row in reckoned.standing_rows if row.player == player), None)
    status = None if entrant is None else entrant.status
    return PhoneView(
        event=event,
        version=course.version,
        now=now,
        plan=evening.plan,
        phase=phase_of(evening),
        links=links,
        player=player,
        name="" if participant is None else participant.person.name,
        status=status,
        paid=None if participant is None else participant.paid,
        may_arrive=evening.plan.phones and status in (EntryStatus.SIGNED_UP, EntryStatus.REGISTERED),
        may_leave=evening.plan.phones and not evening.rounds and status not in (None, EntryStatus.WITHDRAWN),
        rounds=reckoned.rounds,
        round=len(evening.rounds),
        sits_out=entrant is not None
        and latest is not None
        and any(bye.entry == entrant.id for bye in latest.draw.byes),
        games=games,
        standing=standing,
        of=0 if standing is None else _ranked_in(reckoned, standing.group),
        provisional=_is_provisional(evening),
    )


def listed_event(event: str, evening: Evening) -> ListedEvent:
    """A line of the list of events."""
    plan = evening.plan
    return ListedEvent(
        event=event,
        name=plan.name,
        place=plan.place,
        starts=plan.starts,
        phase=phase_of(evening),
        people=_people(evening),
        online=plan.online is not None,
        series=plan.series,
    )


def public_round(reckoned: Reckoned, found: Round, now: int) -> RoundView:
    """A round as anybody may see it. The seed is shown when it is over: it would tell the draws to come."""
    seen = round_view(reckoned, found, now)
    return msgspec.structs.replace(
        seen,
        games=tuple(map(_public_game, seen.games)),
        penalties=tuple(msgspec.structs.replace(penalty, reason="") for penalty in seen.penalties),
        seed=seen.seed if reckoned.evening.finished else "",
    )


def _public_game(game: GameView) -> GameView:
    """A game without who said what."""
    return msgspec.structs.replace(game, reports=())


def _ranked_in(reckoned: Reckoned, group: int) -> int:
    """How many places a group's table has: one for each pair that stays together."""
    return len({row.entry for row in reckoned.standing_rows if row.group == group})


def _people(evening: Evening) -> int:
    """How many take part, or are to."""
    return sum(
        len(entrant.players) for entrant in evening.roster.entrants if entrant.status is not EntryStatus.WITHDRAWN
    )


def _is_provisional(evening: Evening) -> bool:
    return evening.latest is not None and not evening.latest.closed


def _entry_rows(event: str, evening: Evening) -> tuple[EntryRow, ...]:
    people = {participant.id: participant for participant in evening.roster.participants}
    byes: dict[str, int] = {}
    for found in evening.rounds:
        for bye in found.draw.byes:
            byes[bye.entry] = byes.get(bye.entry, 0) + 1
    return tuple(
        EntryRow(
            entry=entrant.id,
            people=tuple(
                PersonRow(
                    player=player,
                    name=people[player].person.name,
                    club=people[player].person.club,
                    contact=people[player].person.contact,
                    rating=people[player].person.rating,
                    paid=people[player].paid,
                    page=f"/club/{event}/me/{player_key(evening.secret, player)}",
                )
                for player in entrant.players
            ),
            group=entrant.group,
            status=entrant.status,
            late=entrant.late,
            byes=byes.get(entrant.id, 0),
        )
        for entrant in evening.roster.entrants
    )


def _public_entry(evening: Evening, reckoned: Reckoned, entrant: Entrant) -> PublicEntry:
    people = [evening.roster.participant(player) for player in entrant.players]
    return PublicEntry(
        entry=entrant.id,
        names=tuple(reckoned.names[player] for player in entrant.players),
        clubs=tuple(person.person.club for person in people if person is not None),
        group=entrant.group,
        status=entrant.status,
    )


def _prizes(reckoned: Reckoned) -> Prizes:
    evening = reckoned.evening
    return Prizes(
        currency=evening.plan.fund.currency,
        fund=fund_of(evening),
        rows=tuple(
            PrizeRow(place=prize.place, player=prize.player, name=reckoned.names[prize.player], amount=prize.amount)
            for prize in reckoned.prizes
            if prize.amount
        ),
    )


def _phone_games(reckoned: Reckoned, phone: Phone, now: int) -> tuple[PhoneGame, ...]:
    """The phone's games, the latest first."""
    found: list[PhoneGame] = []
    for played in reversed(reckoned.evening.rounds):
        for game in played.games:
            side = _side_of(phone, played, game)
            if side is not None:
                found.append(_phone_game(reckoned, played, game, side, now))
    return tuple(found)


def _side_of(phone: Phone, played: Round, game: Game) -> int | None:
    if isinstance(phone, PlayersPhone):
        return game.side_of(phone.player)
    return phone.side if (played.drawn, game.table.number) == (phone.drawn, phone.table) else None


def _phone_game(reckoned: Reckoned, played: Round, game: Game, side: int, now: int) -> PhoneGame:
    evening = reckoned.evening
    said = _latest_said(game)
    is_open = not played.closed and game.outcome is None
    return PhoneGame(
        round=played.draw.round,
        closed=played.closed,
        game=game_view(reckoned, game),
        side=side,
        gains=None if said is None else gains(evening, said),
        clock=clock_view(evening, played, now),
        may_report=evening.plan.phones and is_open,
        online=evening.plan.online is not None and is_open,
    )


def _latest_said(game: Game) -> Outcome | None:
    """What counts, or else what was reported last."""
    if game.outcome is not None or game.status is GameStatus.OPEN:
        return game.outcome
    reports = [report for report in game.reports if report is not None]
    return max(reports, key=lambda report: report.at).played if reports else None
