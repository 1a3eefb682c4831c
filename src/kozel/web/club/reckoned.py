"""What a version of an evening comes to, made when it is first asked for and then kept for all who ask."""

from functools import cached_property

from kozel.club.entry import PlayerId
from kozel.club.evening.evening import Evening
from kozel.club.evening.reckoning import planned_rounds, prizes_of, table_of
from kozel.club.prizes import Prize
from kozel.club.standings import Standing
from kozel.web.club.shown import StandingRow


class Reckoned:
    """What a version of an evening comes to, made when it is first asked for."""

    def __init__(self, evening: Evening) -> None:
        """Reckon this evening."""
        self.evening = evening

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The table as it stands."""
        return table_of(self.evening)

    @cached_property
    def places_before(self) -> dict[PlayerId, int]:
        """Everybody's place before the latest round; empty before the second."""
        rounds = len(self.evening.rounds) - 1
        return {line.player: line.place for line in table_of(self.evening, rounds)} if rounds > 0 else {}

    @cached_property
    def prizes(self) -> tuple[Prize, ...]:
        """What everybody gets as the table stands."""
        return prizes_of(self.evening, self.standings)

    @cached_property
    def standing_rows(self) -> tuple[StandingRow, ...]:
        """The table as it stands, with names, and how many places everybody has won in the latest round."""
        before = self.places_before
        return tuple(
            StandingRow(
                place=line.place,
                player=line.player,
                name=self.names[line.player],
                entry=line.entry,
                group=line.group,
                points=line.points,
                wins=line.wins,
                effectiveness=line.effectiveness,
                plus=line.plus,
                minus=line.minus,
                penalties=line.penalties,
                games=line.games,
                byes=line.byes,
                forfeits=line.forfeits,
                decided_by=str(line.decided_by),
                moved=before[line.player] - line.place if line.player in before else None,
            )
            for line in self.standings
        )

    @cached_property
    def rounds(self) -> int | None:
        """How many rounds there are to be."""
        return planned_rounds(self.evening)

    @cached_property
    def names(self) -> dict[PlayerId, str]:
        """Everybody's name."""
        return {participant.id: participant.person.name for participant in self.evening.roster.participants}
