"""A series: events that say the same name for it. Its season's table, and the ratings of its people.

Nothing of it is kept: both are reckoned from the events' results, so that a correction of an old one is in all of them.
"""

from kozel.club.series.events import ended, is_of
from kozel.club.series.ratings import SETTLED_AFTER, RatedEvent, RatingLine, ratings
from kozel.club.series.season import SeasonLine, season_table

__all__ = ["SETTLED_AFTER", "RatedEvent", "RatingLine", "SeasonLine", "ended", "is_of", "ratings", "season_table"]
