"""The use cases of a card room: open, join, leave, start, act, undo, close, resume. No Discord here.

Who shows tables needs nothing from the store but the words for what a table holds: they are offered here too.
"""

from __future__ import annotations

from bot.host.absence.clocks import Reminder
from bot.host.exhibition.exhibitions import GAMES_AT_MOST
from bot.host.host import Host
from bot.host.lobby.amendments import with_terms
from bot.host.model.exhibition import Exhibition
from bot.host.model.setup import Difference, Setup
from bot.host.model.terms import Terms
from bot.host.play.pacing import SPEEDS, Pacing
from bot.host.play.thinker import Chooser, Thinker
from bot.host.practice.autosteps import AutostepRun, AutostepSpec
from bot.host.records.boards import BOARDS, PERIODS, Board, RatedRow, Stats, Wanted
from bot.host.records.boards import PAGE as BOARDS_PAGE
from bot.host.records.boards import Row as BoardRow
from bot.host.records.history import Attempt, Comparison, GameScore, Sitter, best_of
from bot.host.records.playback import OPEN, TABLE, WAYS, Playing, Scene
from bot.host.records.previous_games import PreviousGame
from bot.host.records.ratings import Rating
from bot.host.records.replays import Watched
from bot.host.refusals import REFUSALS, Refusal
from bot.host.table.state import TABLE_EVENTS, Change, Offer, TableState, no_seat
from data.store import ALL, PEOPLE, Extreme, HighScore, Player, PlayerTotals, SeatRow, Status

__all__ = [
    "ALL",
    "BOARDS",
    "BOARDS_PAGE",
    "GAMES_AT_MOST",
    "OPEN",
    "PEOPLE",
    "PERIODS",
    "REFUSALS",
    "SPEEDS",
    "TABLE",
    "TABLE_EVENTS",
    "WAYS",
    "Attempt",
    "AutostepRun",
    "AutostepSpec",
    "Board",
    "BoardRow",
    "Change",
    "Chooser",
    "Comparison",
    "Difference",
    "Exhibition",
    "Extreme",
    "GameScore",
    "HighScore",
    "Host",
    "Offer",
    "Pacing",
    "Player",
    "PlayerTotals",
    "Playing",
    "PreviousGame",
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
    "Wanted",
    "Watched",
    "best_of",
    "no_seat",
    "with_terms",
]
