"""How an open table changes: its rules, its number of seats, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.host.opening import with_options
from bot.host.refusals import Refusal
from data.store import SeatRow
from engine.game import Rules, RulesError


def amended(
    rules: Rules, seat_count: int, preset: str, options: Mapping[str, Any], seats: int | None
) -> tuple[Rules, int]:
    """Rules as they are to be, and the number of seats: see :meth:`bot.host.Host.amend`."""
    try:
        wanted = with_options(rules.of(preset) if preset else rules, options)
        count = seats or seat_count
        if preset and seats is None and count not in wanted.seats_played():
            count = next(iter(wanted.seats_played()), count)
        wanted.check(count)
    except RulesError as error:
        raise Refusal(error.note.code, **error.note.values) from error
    return wanted, count


def seated(seats: Iterable[SeatRow], seat_count: int) -> dict[int, int]:
    """Where each player sits once a table has so many seats. Refuses ``too-many-seated``."""
    people = [(row.player, row.seat) for row in seats if row.player is not None]
    if len(people) > seat_count:
        raise Refusal("too-many-seated", seats=seat_count, players=len(people))
    staying = {player: seat for player, seat in people if seat < seat_count}
    free = (seat for seat in range(seat_count) if seat not in staying.values())
    return staying | {player: next(free) for player, seat in people if seat >= seat_count}
