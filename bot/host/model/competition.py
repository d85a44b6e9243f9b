"""The competitions whose tables take only what plays and shows them."""

from __future__ import annotations

from enum import Enum, auto

from bot.host.model.daily_key import DailyKey
from bot.host.model.tournament_key import TournamentKey


class Competition(Enum):
    """A competition: the deal of the day, or a tournament."""

    DAILY = auto()
    TOURNAMENT = auto()


def competition_of(daily: DailyKey | None, tournament: TournamentKey | None) -> Competition | None:
    """Return the competition that a table with these keys belongs to."""
    return Competition.DAILY if daily else Competition.TOURNAMENT if tournament else None


def fixed_rounds_of(daily: DailyKey | None, tournament: TournamentKey | None) -> int:
    """Return the number of rounds in which others get the same cards; 0 where they do not."""
    key = daily or tournament
    return key.rounds if key else 0
