"""The use cases of a card room: open, join, leave, start, act, undo, close, resume. No Discord here."""

from __future__ import annotations

from bot.host.host import Host
from bot.host.refusals import REFUSALS, Refusal
from bot.host.state import TABLE_EVENTS, Change, TableState
from bot.host.thinker import Chooser, Thinker

__all__ = ["REFUSALS", "TABLE_EVENTS", "Change", "Chooser", "Host", "Refusal", "TableState", "Thinker"]
