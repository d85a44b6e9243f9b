"""The use cases of a card room: open, join, leave, start, act, undo, close, resume. No Discord here.

Who shows tables needs nothing from the store but the words for what a table holds: they are offered here too.
"""

from __future__ import annotations

from bot.host.again import Ended
from bot.host.amending import with_terms
from bot.host.clocks import Reminder
from bot.host.history import Attempt, Comparison, GameScore, Sitter, best_of
from bot.host.host import Host
from bot.host.refusals import REFUSALS, Refusal
from bot.host.setup import Difference, Setup
from bot.host.state import TABLE_EVENTS, Change, Offer, TableState
from bot.host.terms import Terms
from bot.host.thinker import Chooser, Thinker
from data.store import Player, SeatRow, Status

__all__ = [
    "REFUSALS",
    "TABLE_EVENTS",
    "Attempt",
    "Change",
    "Chooser",
    "Comparison",
    "Difference",
    "Ended",
    "GameScore",
    "Host",
    "Offer",
    "Player",
    "Refusal",
    "Reminder",
    "SeatRow",
    "Setup",
    "Sitter",
    "Status",
    "TableState",
    "Terms",
    "Thinker",
    "best_of",
    "with_terms",
]
