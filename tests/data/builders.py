"""Builders of tables, seats and actions with defaults for everything that a test does not care about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.store import ActionRow, NewTable, ResultRow, SeatRow, Status, Store, TableRow, TableToShow, TournamentRow

GUILD = 80351110224678912
CHANNEL = 41771983423143937
ADA = 1098765432109876543
BEN = 1098765432109876544
CYD = 1098765432109876545


def new_table(host: int, **changes: Any) -> NewTable:
    fields = {
        "id": "T1",
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "game": "whist",
        "rules": {"preset": "classic", "target": 5000},
        "seat_count": 2,
        "host": host,
        "seed": bytes(range(32)),
        "commitment": bytes(32),
        "created_at": 1000.5,
    }
    return NewTable(**{**fields, **changes})


def tournament(organiser: int, **changes: Any) -> TournamentRow:
    fields = {
        "id": "K1",
        "guild_id": 11,
        "channel_id": 900,
        "name": "Friday ♠",
        "config": {"name": "Friday ♠", "most": 8},
        "organiser": organiser,
        "secret": bytes(range(32)),
        "commitment": "hash",
        "created_at": 7000.5,
    }
    return TournamentRow(**{**fields, **changes})


async def open_table(store: Store, **changes: Any) -> TableRow:
    """Create an open table with Ada on seat 0."""
    ada = await store.player(ADA, "Ada")
    return await store.create_table(new_table(ada.id, **changes), [SeatRow(0, ada.id, seed="ada's part")])


async def running_table(store: Store, **changes: Any) -> TableRow:
    """Create a running table with Ada on seat 0 and computers on the others."""
    table = await open_table(store, **changes)
    computers = [SeatRow(seat, None, "sound") for seat in range(1, table.seat_count)]
    await store.start_table(table.id, [*table.seats, *computers], table.since, expect=table)
    return await store.table(table.id)


async def with_company(store: Store, table: TableRow) -> TableRow:
    """Put Cyd on seat 1 of a running table, so Ada can be replaced."""
    cyd = await store.player(CYD, "Cyd")
    await store.replace_seat(table.id, SeatRow(1, cyd.id), expect_player=None)
    return await store.table(table.id)


async def ended_tables(store: Store) -> list[TableToShow]:
    """Return the ended and paused tables whose end is still to be shown."""
    return [table for table in await store.tables_to_show() if table.status not in (Status.OPEN, Status.RUNNING)]


def action(number: int, seat: int = 0, kind: str = "draw", at: float = 1001.25) -> ActionRow:
    return ActionRow(number, seat, {"kind": kind, "cards": ["KH", "JK"]}, at)


def results(table_id: str, number: int, points: Sequence[int] = (120, -45)) -> list[ResultRow]:
    return [
        ResultRow(table_id, number, side, value, value == max(points), [{"code": "melded", "points": value}], 9.5)
        for side, value in enumerate(points)
    ]
