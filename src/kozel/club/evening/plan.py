"""What an organiser plans: the event's name and place, its format, its clock, its money, what phones may do."""

from enum import StrEnum

import msgspec

from kozel.club.format import Format
from kozel.club.prizes import TieSplit


class AtTime(StrEnum):
    """What happens when a round's time is over (R5): the hand that is being played is finished, or all stop at once."""

    FINISH_HAND = "finish_hand"
    STOP = "stop"


class TieAtTime(StrEnum):
    """What a tie at time does (R5): one more hand, and so on while it is a tie; or the game ends without a winner."""

    EXTRA_HAND = "extra_hand"
    NO_WINNER = "no_winner"


class Fund(msgspec.Struct, frozen=True, kw_only=True):
    """The prize fund: Σ stakes paid − fee + what a sponsor gives, shared out by places.

    Money is in hundredths of the currency (an ISO code), shares in hundredths of a percent: (5000, 3000, 2000) is 50 %,
    30 % and 20 %. They come to 10000, or there are none and nothing is played for. `stake` is a player's.
    """

    currency: str = "MDL"
    stake: int = 0
    fee: int = 0
    sponsor: int = 0
    shares: tuple[int, ...] = ()
    split: TieSplit = TieSplit.POOL


class Online(msgspec.Struct, frozen=True, kw_only=True):
    """The event is played at tables on the web, which open by themselves with each draw.

    `seconds` a move (None: no clock). `grace`: how many minutes a table waits for who is missing before their side
    forfeits the game. `duplicate`: all tables of a round have the same deals.
    """

    seconds: int | None = 60
    grace: int = 5
    duplicate: bool = False


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that is decided of an event before it is played.

    `starts` is the local time there, to the minute ("2026-12-05T18:00"). `rules` is the preset that is played. The time
    limit of a game is the format's; `warning` is how many minutes before its end a round is warned. `listed`: shown
    among the server's events; else only who has the link finds it. `sign_up`: people may sign up by the link; `phones`:
    they may report and confirm results, and say that they have come. `online`: played on the web, else in a room.
    `series`: the name of the series that it belongs to, "" if to none.
    """

    name: str
    format: Format
    place: str = ""
    starts: str | None = None
    rules: str = "pairs-100"
    warning: int = 5
    at_time: AtTime = AtTime.FINISH_HAND
    tie_at_time: TieAtTime = TieAtTime.EXTRA_HAND
    fund: Fund = Fund()
    listed: bool = False
    sign_up: bool = True
    phones: bool = True
    online: Online | None = None
    series: str = ""
