"""An evening in a test: commands that must be done, commands that must be refused, and short words for both."""

from collections.abc import Callable

import msgspec

from kozel.club.evening.command import (
    Draw,
    EnterResult,
    OrganiserCommand,
    Person,
    PhoneCommand,
    Register,
    Registration,
    Report,
)
from kozel.club.evening.course import Course, replay
from kozel.club.evening.decide import Conflict, Phone, PlayersPhone, create, decide, decide_phone
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import Created, EveningEvent
from kozel.club.evening.plan import Plan
from kozel.club.evening.reckoning import table_of
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.format import Format, format_preset
from kozel.club.result import Forfeited, Outcome, Played

START = 1_796_000_000_000
MINUTE = 60_000


def plan(preset: str = "all_with_all", **chosen: object) -> Plan:
    return Plan(name="Кубок двора", format=format_preset(preset), **chosen)  # pyright: ignore[reportArgumentType] - fields by name


def people(*names: str) -> tuple[Registration, ...]:
    """An entry for each text; the two of a pair are written with a plus: "A+B"."""
    return tuple(Registration(people=tuple(Person(name=name) for name in each.split("+"))) for each in names)


def numbered(number: int) -> tuple[Registration, ...]:
    return people(*(f"P{place}" for place in range(1, number + 1)))


def pairs(number: int) -> tuple[Registration, ...]:
    return people(*(f"A{place}+B{place}" for place in range(1, number + 1)))


def played(first: int, second: int, *, timed: bool = False) -> Played:
    return Played(points=(first, second), timed=timed)


def absent(*sides: int) -> Forfeited:
    """Which of the sides 0 and 1 did not come."""
    return Forfeited(absent=(0 in sides, 1 in sides))


class Desk:
    """An organiser's desk: an evening that commands are given to, one after the other."""

    def __init__(self, chosen: Plan | None = None, entries: tuple[Registration, ...] = (), seed: str = "seed") -> None:
        self.now = START
        created = create("Ion", chosen or plan(), seed, "00" * 32, self.now)
        assert isinstance(created, Created), created
        self.course: Course = replay([created])
        if entries:
            self.do(Register(entries=entries, present=True))

    @property
    def evening(self) -> Evening:
        return self.course.evening

    @property
    def version(self) -> int:
        return self.course.version

    def decides(self, command: OrganiserCommand, version: int | None = None, by: str = "Ion") -> object:
        return decide(self.course, command, self.version if version is None else version, by, self.now)

    def do(self, command: OrganiserCommand, version: int | None = None, by: str = "Ion") -> EveningEvent:
        """Give a command that is done."""
        return self._done(self.decides(command, version, by))

    def refused(self, command: OrganiserCommand, version: int | None = None) -> str:
        """Give a command that is refused; the reason."""
        refusal = self.decides(command, version)
        assert isinstance(refusal, EveningRefusal), refusal
        return str(refusal.code)

    def conflict(self, command: OrganiserCommand, version: int) -> tuple[int, ...]:
        """Give a command that others have been faster than; what they did."""
        conflict = self.decides(command, version)
        assert isinstance(conflict, Conflict), conflict
        return conflict.events

    def phone(self, who: str | Phone, command: PhoneCommand) -> EveningEvent:
        """A command from somebody's phone that is done. People are told by their names."""
        return self._done(self._by_phone(who, command))

    def phone_refused(self, who: str | Phone, command: PhoneCommand) -> str:
        refusal = self._by_phone(who, command)
        assert isinstance(refusal, EveningRefusal), refusal
        return str(refusal.code)

    def report(self, who: str, first: int, second: int) -> EveningEvent:
        """Somebody reports their game of the latest round."""
        table = self.table_of(who)
        return self.phone(who, Report(round=len(self.evening.rounds), table=table, played=played(first, second)))

    def draw(self) -> None:
        self.do(Draw(round=len(self.evening.rounds) + 1))

    def play_round(self, score: Callable[[int], Outcome] = lambda table: Played(points=(100, table % 100))) -> None:
        """Draw a round and enter all its results."""
        self.draw()
        self.enter_all(score)

    def enter_all(self, score: Callable[[int], Outcome] = lambda table: Played(points=(100, table % 100))) -> None:
        number = len(self.evening.rounds)
        for table in self.evening.rounds[-1].open_tables:
            self.do(EnterResult(round=number, table=table, outcome=score(table)))

    def player(self, name: str) -> str:
        return next(found.id for found in self.evening.roster.participants if found.person.name == name)

    def entry(self, name: str) -> str:
        entrant = self.evening.roster.entrant_of(self.player(name))
        assert entrant is not None
        return entrant.id

    def table_of(self, name: str) -> int:
        player = self.player(name)
        games = self.evening.rounds[-1].games
        return next(game.table.number for game in games if player in game.people)

    def _by_phone(self, who: str | Phone, command: PhoneCommand) -> object:
        phone = PlayersPhone(self.player(who)) if isinstance(who, str) else who
        return decide_phone(self.course, phone, command, self.now)

    def _done(self, decision: object) -> EveningEvent:
        assert not isinstance(decision, EveningRefusal | Conflict), decision
        self.course = self.course.apply(decision)  # pyright: ignore[reportArgumentType] - all that is left is an event
        return self.course.events[-1]


def with_game(form: Format, **options: object) -> Format:
    return msgspec.structs.replace(form, game=msgspec.structs.replace(form.game, **options))


def standing(desk: Desk, name: str) -> tuple[int, int, int, int, int]:
    """Somebody's points, wins, plus, minus and effectiveness."""
    line = next(line for line in table_of(desk.evening) if line.player == desk.player(name))
    return line.points, line.wins, line.plus, line.minus, line.effectiveness


def seats(desk: Desk) -> dict[str, set[str]]:
    """By each person's name, who shares their table in the latest round."""
    name = desk.evening.roster.name
    return {
        name(one): {name(other) for other in game.people}
        for game in desk.evening.rounds[-1].games
        for one in game.people
    }
