"""When to remind a person of their turn.

A turn begins whenever the table starts to wait for somebody else. In each turn one person is reminded, at most twice:

1. Once they have neither acted nor pressed anything at the table for a minute, or half the time of a shorter turn;
   at once if they prefer that and are not active at the table anyway.
2. If the turn has a time limit: shortly before the end, after five sixths of the time (half of a turn under a minute).

A person alone with computers gets no first reminder: the computers answer in seconds, and nobody else waits. The
exception is a turn before which the computers took more than a minute, for example because the bot was down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.host.absence.presence import Press
from bot.host.model.preferences import Preferences
from bot.host.table.timing import Waiting
from data.store import SeatRow

QUIET = 60.0
"""Seconds without an action or a press after which a person is called."""
CHOOSING = 300.0
"""The same while a picker is open: people may take a while to choose, and Discord does not tell what they select."""
_HERE = 10.0
"""Somebody who pressed within these seconds before their turn began is at the table, and not called at once."""
_WARNED_FROM = 60.0
"""Shorter turns, in seconds, are reminded only at half time: two reminders would come too close together."""


class PlannedReminder(NamedTuple):
    """The next reminder of a turn: who is reminded, its number in the turn (1 or 2), and when it is due."""

    player: int
    number: int
    due: float


def next_reminder(
    waiting: Waiting, preferences_of: Callable[[SeatRow], Preferences], press_of: Callable[[SeatRow], Press | None]
) -> PlannedReminder | None:
    """The next reminder of this turn; of those that are due already, the last."""
    if waiting.between_rounds:
        return None
    planned = [
        each
        for row in waiting.people
        if row.player is not None and preferences_of(row).remind != "never"
        for each in _reminders(waiting, row, row.player, preferences_of(row).remind == "at-once", press_of(row))
        if each.number > waiting.reminded
    ]
    now = waiting.timing.clock()
    if overdue := [each for each in planned if each.due <= now]:
        return max(overdue, key=lambda each: each.number)
    return min(planned, key=lambda each: each.due, default=None)


def _reminders(
    waiting: Waiting, row: SeatRow, player: int, at_once: bool, press: Press | None
) -> list[PlannedReminder]:
    """The reminders of a person, if nothing changes."""
    due, found = _call_due(waiting, row, at_once, press), []
    warned_at = _warning_due(waiting, press)
    if due is not None and (warned_at is None or due < warned_at):
        found.append(PlannedReminder(player, 1, due))
    if warned_at is not None and waiting.clock and warned_at < waiting.clock.ends:
        found.append(PlannedReminder(player, 2, warned_at))
    return found


def _call_due(waiting: Waiting, row: SeatRow, at_once: bool, press: Press | None) -> float | None:
    began = max(waiting.turn_began_at, waiting.row.since)
    pressed_at = press.at if press else 0.0
    others = (seat for seat in waiting.row.seats if seat.player not in (None, row.player))
    if all(seat.autopilot for seat in others):
        last_seen = max(waiting.last_human_action_at, waiting.row.since, pressed_at)
        if began - last_seen <= QUIET:
            return None
    active_at = max(began, waiting.last_action_at)
    reachable_since = waiting.timing.reachable_since(waiting.row.guild_id)
    quiet_since = max(active_at, pressed_at, reachable_since)
    if at_once and quiet_since == began and pressed_at < began - _HERE:
        return began
    due = quiet_since + min(QUIET, waiting.terms.turn_seconds / 2 or QUIET)
    return max(due, pressed_at + CHOOSING) if press and press.choosing and pressed_at >= active_at else due


def _warning_due(waiting: Waiting, press: Press | None) -> float | None:
    seconds = waiting.terms.turn_seconds
    if waiting.clock is None or not seconds:
        return None
    left = seconds / 6 if seconds >= _WARNED_FROM else seconds / 2
    return max(waiting.clock.ends - left, press.at + min(left, QUIET) if press else 0.0)
