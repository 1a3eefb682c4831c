"""An event's format: three independent settings, the game, and what happens where no game was played."""

from enum import StrEnum
from types import MappingProxyType

import msgspec

from kozel.club.format.game import GameRules


class Unit(StrEnum):
    """What is drawn and ranked as one: a pair that stays together, or each player."""

    PAIR = "pair"
    PLAYER = "player"


class Schedule(StrEnum):
    """Who meets whom.

    Everybody everybody (of pairs); everybody once at everybody's side (of players); or by the standings so far.
    """

    ROUND_ROBIN = "round_robin"
    PARTNER_ROTATION = "partner_rotation"
    SWISS = "swiss"


class Criterion(StrEnum):
    """What places are decided by. LOT is the event's seeded lot; after the last criterion a place is shared."""

    POINTS = "points"
    WINS = "wins"
    EFFECTIVENESS = "effectiveness"
    PLUS = "plus"
    HEAD_TO_HEAD = "head_to_head"
    LOT = "lot"


class ByeRule(StrEnum):
    """What sitting out a round gives (R13).

    Nothing; the player's own average game, each column to the nearest whole number; or a win: 1 point, 1 victory, half
    the target in plus. A bye is never counted as a game.
    """

    NONE = "none"
    AVERAGE = "average"
    WIN = "win"


class ForfeitRule(StrEnum):
    """What a game gives for which a side did not come (R14).

    A win by the middle band, 2 points with the target in plus and half of it in minus, to those who came, and the
    target in minus to those who didn't; or nothing to anybody.
    """

    AWARD = "award"
    VOID = "void"


class WithdrawalRule(StrEnum):
    """What becomes of the games of an entry that withdrew (R15): all count, or none if it played under half of them."""

    KEEP = "keep"
    EXCLUDE_UNDER_HALF = "exclude_under_half"


USUAL_ORDER = (Criterion.POINTS, Criterion.WINS, Criterion.EFFECTIVENESS, Criterion.PLUS)


class Format(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an event is played.

    `unit`, `schedule` and `order` may be combined freely, except that pairs don't rotate and players play no round
    robin. `name` is the preset that it began as. `groups` are drawn and ranked each by itself; in a round robin
    everybody meets `legs` times. `rounds`: None for the schedule's whole length. `bye` and `withdrawal`: None for
    what the rules say of such a schedule (`bye_rule`, `withdrawal_rule`). `penalties`: whether the organiser may
    enter any (R8).
    """

    name: str
    unit: Unit
    schedule: Schedule
    order: tuple[Criterion, ...] = USUAL_ORDER
    game: GameRules = GameRules()
    groups: int = 1
    legs: int = 1
    rounds: int | None = None
    bye: ByeRule | None = None
    forfeit: ForfeitRule = ForfeitRule.AWARD
    withdrawal: WithdrawalRule | None = None
    penalties: bool = True

    def __post_init__(self) -> None:
        game = self.game
        for option, sound in (
            ("schedule", self.schedule is not Schedule.PARTNER_ROTATION or self.unit is Unit.PLAYER),
            ("schedule", self.schedule is not Schedule.ROUND_ROBIN or self.unit is Unit.PAIR),
            ("order", len(self.order) > 0 and len(set(self.order)) == len(self.order)),
            ("groups", 1 <= self.groups <= 64),
            ("legs", 1 <= self.legs <= 8),
            ("rounds", self.rounds is None or 1 <= self.rounds <= 1000),
            ("target", 1 <= game.target <= 10_000),
            ("time_limit", game.time_limit is None or 1 <= game.time_limit <= 24 * 60),
            ("most_in_a_hand", 1 <= game.most_in_a_hand <= 10_000),
        ):
            if not sound:
                raise InvalidFormatError(option)


class InvalidFormatError(ValueError):
    """The format's `option` has a value that makes no sense, by itself or beside the others."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


_PRESETS = MappingProxyType(
    {
        form.name: form
        for form in (
            Format(name="round_robin", unit=Unit.PAIR, schedule=Schedule.ROUND_ROBIN),
            Format(
                name="all_with_all",
                unit=Unit.PLAYER,
                schedule=Schedule.PARTNER_ROTATION,
                order=(*USUAL_ORDER, Criterion.HEAD_TO_HEAD),
            ),
            Format(name="swiss_pairs", unit=Unit.PAIR, schedule=Schedule.SWISS),
            Format(name="swiss_players", unit=Unit.PLAYER, schedule=Schedule.SWISS),
        )
    }
)


def format_preset(name: str) -> Format:
    """The preset: `round_robin` («Круговая»), `all_with_all` («Все со всеми»), `swiss_pairs` or `swiss_players`.

    Raises:
        KeyError: there is no preset of that name.

    """
    return _PRESETS[name]


def format_preset_names() -> tuple[str, ...]:
    """The names of all presets."""
    return tuple(_PRESETS)


def whole_length(form: Format, entries: int) -> int | None:
    """How many rounds the whole schedule has for so many entries of one group; None for Swiss, which has no end.

    In a rotation that no perfect schedule serves, after so many rounds everybody has sat out equally often.
    """
    match form.schedule:
        case Schedule.ROUND_ROBIN:
            return form.legs * (entries - 1 + entries % 2)
        case Schedule.PARTNER_ROTATION:
            return entries - 1 if entries % 4 == 0 else entries
        case Schedule.SWISS:
            return None


def bye_rule(form: Format, entries: int) -> ByeRule:
    """The rule for byes with so many entries: the format's, or else that of R13.

    Nothing where the whole schedule is played, in which all sit out equally often; a win in all other events. An event
    fixes the rule at its start by putting it into its format, so that late entries don't change what a bye was worth.
    """
    if form.bye is not None:
        return form.bye
    whole = whole_length(form, entries)
    return ByeRule.NONE if whole is not None and form.rounds in (None, whole) else ByeRule.WIN


def withdrawal_rule(form: Format) -> WithdrawalRule:
    """The rule for withdrawals: the format's, or else that of R15."""
    if form.withdrawal is not None:
        return form.withdrawal
    if form.schedule is Schedule.ROUND_ROBIN:
        return WithdrawalRule.EXCLUDE_UNDER_HALF
    return WithdrawalRule.KEEP
