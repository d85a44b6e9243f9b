"""The use cases of a card room: open, join, leave, start, act, undo, close, resume. No Discord here.

Who shows tables needs nothing from the store but the words for what a table holds: they are offered here too.
"""

from __future__ import annotations

from bot.host.amending import with_terms
from bot.host.clocks import Reminder
from bot.host.exhibition import Exhibition
from bot.host.exhibitions import GAMES_AT_MOST
from bot.host.history import Attempt, Comparison, GameScore, Sitter, best_of
from bot.host.host import Host
from bot.host.pacing import STRIDES, Gait
from bot.host.past import Past
from bot.host.ratings import Rating
from bot.host.records import BOARDS, PERIODS, Board, RatedRow, Stats, Wanted
from bot.host.records import PAGE as BOARDS_PAGE
from bot.host.records import Row as BoardRow
from bot.host.refusals import REFUSALS, Refusal
from bot.host.replays import Watched
from bot.host.setup import Difference, Setup
from bot.host.state import TABLE_EVENTS, Change, Offer, TableState, no_seat
from bot.host.steps import Guide, Walk
from bot.host.tape import OPEN, TABLE, WAYS, Playing, Scene
from bot.host.terms import Terms
from bot.host.thinker import Chooser, Thinker
from data.records import ALL, PEOPLE, Extreme, HighScore, Totals
from data.store import Player, SeatRow, Status

__all__ = [
    "ALL",
    "BOARDS",
    "BOARDS_PAGE",
    "GAMES_AT_MOST",
    "OPEN",
    "PEOPLE",
    "PERIODS",
    "REFUSALS",
    "STRIDES",
    "TABLE",
    "TABLE_EVENTS",
    "WAYS",
    "Attempt",
    "Board",
    "BoardRow",
    "Change",
    "Chooser",
    "Comparison",
    "Difference",
    "Exhibition",
    "Extreme",
    "Gait",
    "GameScore",
    "Guide",
    "HighScore",
    "Host",
    "Offer",
    "Past",
    "Player",
    "Playing",
    "RatedRow",
    "Rating",
    "Refusal",
    "Reminder",
    "Scene",
    "SeatRow",
    "Setup",
    "Sitter",
    "Stats",
    "Status",
    "TableState",
    "Terms",
    "Thinker",
    "Totals",
    "Walk",
    "Wanted",
    "Watched",
    "best_of",
    "no_seat",
    "with_terms",
]
