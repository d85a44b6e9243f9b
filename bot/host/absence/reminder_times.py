"""When to remind people of their turn.

A turn begins when the table starts to wait for somebody; several who are to act at once have a turn each. In each turn
the person is reminded at most twice:

1. Once they have neither acted nor pressed anything at the table for a minute, or half the time of a shorter turn;
   at once if they prefer that and are not active at the table anyway.
2. If the turn has a time limit: shortly before the end, after five sixths of the time (half of a turn under a minute).

A person alone with computers gets no first reminder: the computers answer in seconds, and nobody else waits. The
exception is a turn before which the computers took more than a minute, for example because the bot was down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.host.model.settings import Preferences
from bot.host.table.presence import Press
from bot.host.table.timing import TurnClock, Waiting
from data.store import SeatRow
from engine.types import Seat

QUIET = 60.0
"""Seconds without an action or a press after which a person is called."""
CHOOSING = 300.0
"""The same while a picker is open: choosing may take a while, and Discord does not report a selection in progress."""
_HERE = 10.0
"""Somebody who pressed within these seconds before their turn began is at the table, and not called at once."""
_WARNED_FROM = 60.0
"""Shorter turns, in seconds, are reminded only at half time: two reminders would come too close together."""


class PlannedReminder(NamedTuple):
    """The next reminder: for whom, its number in their turn (1 or 2), and when it is due."""

    player: int
    seat: Seat
    number: int
    due: float


def next_reminders(
    waiting: Waiting, preferences_of: Callable[[SeatRow], Preferences], press_of: Callable[[SeatRow], Press | None]
) -> list[PlannedReminder]:
    """Return the reminders now due, at most one per person (the last one of a turn), or else the next one."""
    if waiting.between_rounds:
        return []
    found = [
        each
        for row in waiting.people
        if preferences_of(row).remind != "never"
        and (each := _next_of(waiting, row, preferences_of(row).remind == "at-once", press_of(row)))
    ]
    found.sort(key=lambda each: each.due)
    due = [each for each in found if each.due <= waiting.timing.clock()]
    return due or found[:1]


def _next_of(waiting: Waiting, row: SeatRow, at_once: bool, press: Press | None) -> PlannedReminder | None:
    """Return a person's next reminder, if nothing changes."""
    planned = _reminders(waiting, row, at_once, press)
    last_sent = max((number for number in (1, 2) if waiting.was_sent(row.seat, number)), default=0)
    planned = [each for each in planned if each.number > last_sent]
    now = waiting.timing.clock()
    if overdue := [each for each in planned if each.due <= now]:
        return max(overdue, key=lambda each: each.number)
    return min(planned, key=lambda each: each.due, default=None)


def _reminders(waiting: Waiting, row: SeatRow, at_once: bool, press: Press | None) -> list[PlannedReminder]:
    """Return the reminders of a person's turn."""
    clock = next((clock for clock in waiting.clocks if clock.seat == row.seat), None)
    due, found = _call_due(waiting, row, at_once, press), []
    warned_at = _warning_due(waiting, clock, press)
    assert row.player is not None
    if due is not None and (warned_at is None or due < warned_at):
        found.append(PlannedReminder(row.player, row.seat, 1, due))
    if warned_at is not None and clock and warned_at < clock.ends:
        found.append(PlannedReminder(row.player, row.seat, 2, warned_at))
    return found


def _call_due(waiting: Waiting, row: SeatRow, at_once: bool, press: Press | None) -> float | None:
    turn = waiting.turns[row.seat]
    began = max(turn.began_at, waiting.row.since)
    pressed_at = press.at if press else 0.0
    others = (seat for seat in waiting.row.seats if seat.player not in (None, row.player))
    if all(seat.autopilot for seat in others):
        last_seen = max(waiting.last_human_action_at, waiting.row.since, pressed_at)
        if began - last_seen <= QUIET:
            return None
    active_at = max(began, turn.acted_at)
    reachable_since = waiting.timing.reachable_since(waiting.row.guild_id)
    quiet_since = max(active_at, pressed_at, reachable_since)
    if at_once and quiet_since == began and pressed_at < began - _HERE:
        return began
    due = quiet_since + min(QUIET, waiting.terms.turn_seconds / 2 or QUIET)
    return max(due, pressed_at + CHOOSING) if press and press.choosing and pressed_at >= active_at else due


def _warning_due(waiting: Waiting, clock: TurnClock | None, press: Press | None) -> float | None:
    seconds = waiting.terms.turn_seconds
    if clock is None or not seconds:
        return None
    left = seconds / 6 if seconds >= _WARNED_FROM else seconds / 2
    return max(clock.ends - left, press.at + min(left, QUIET) if press else 0.0)
