"""SQLite's rows as the contract's types, and back: columns, and the statements that are built from them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, TypeAlias

from data.store import ActionRow, NewTable, Player, ResultRow, SeatRow, Status, TableRow

Row: TypeAlias = sqlite3.Row | tuple[Any, ...]
Statement: TypeAlias = tuple[str, Sequence[Any]]
"""A statement and the values of its marks."""

PLAYER = "id, discord_id, name, dm_closed, dm_channel"

_TABLE = tuple(field.name for field in fields(TableRow) if field.name != "seats")
_SEAT = tuple(field.name for field in fields(SeatRow))


def player(row: Row) -> Player:
    """A player, from the columns :data:`PLAYER`."""
    number, discord_id, name, dm_closed, dm_channel = row
    return Player(number, discord_id, name, bool(dm_closed), dm_channel)


def select_players(ids: Sequence[int]) -> Statement:
    """Asks for players by id, for :func:`player`."""
    return f"SELECT {PLAYER} FROM players WHERE id IN ({_marks(ids)})", ids


def select_tables(
    *,
    table_id: str | None = None,
    channel_id: int | None = None,
    guild_id: int | None = None,
    player: int | None = None,
    statuses: Iterable[Status] = (),
    unshown_ends: bool = False,
) -> Statement:
    """Asks for tables with their seats, newest first, for :func:`tables`: one statement, so one moment."""
    columns = ", ".join([*(f"t.{name}" for name in _TABLE), *(f"s.{name}" for name in _SEAT)])
    clauses: list[str] = []
    values: list[Any] = []
    for column, value in (("id", table_id), ("channel_id", channel_id), ("guild_id", guild_id)):
        if value is not None:
            clauses.append(f"t.{column} = ?")
            values.append(value)
    if player is not None:
        clauses.append("t.id IN (SELECT table_id FROM seats WHERE player = ?)")
        values.append(player)
    if states := list(statuses):
        clauses.append(f"t.status IN ({_marks(states)})")
        values.extend(states)
    if unshown_ends:
        clauses.append("t.end_shown = 0 AND t.status IN ('finished', 'closed')")
    return (
        f"SELECT {columns} FROM tables t LEFT JOIN seats s ON s.table_id = t.id"
        f"{_where(clauses)} ORDER BY t.created_at DESC, t.id DESC, s.seat"
    ), values


def tables(found: Iterable[Row]) -> list[TableRow]:
    """Tables, from what :func:`select_tables` found: a row for each seat, or one without."""
    return [_table(list(group)) for _, group in groupby(found, key=lambda row: row[0])]


def insert_table(table: NewTable) -> Statement:
    """Adds a table."""
    names = [field.name for field in fields(table)]
    values = [_json(table.rules) if name == "rules" else getattr(table, name) for name in names]
    return f"INSERT INTO tables ({', '.join(names)}) VALUES ({_marks(names)})", values


def amend_table(table_id: str, rules: Mapping[str, Any], seat_count: int) -> Statement:
    """Gives a table other rules and another number of seats."""
    return "UPDATE tables SET rules = ?, seat_count = ? WHERE id = ?", (_json(rules), seat_count, table_id)


def insert_seat(table_id: str, seat: SeatRow) -> Statement:
    """Adds a seat."""
    values = (table_id, *(getattr(seat, name) for name in _SEAT))
    return f"INSERT INTO seats (table_id, {', '.join(_SEAT)}) VALUES ({_marks(values)})", values


def insert_action(table_id: str, row: ActionRow) -> Statement:
    """Adds an action if it is the next of a running table, and returns its number: test and write in one."""
    return (
        "INSERT INTO actions (table_id, number, seat, action, at) SELECT t.id, ?, ?, ?, ? FROM tables t"
        " WHERE t.id = ? AND t.status = 'running'"
        " AND ? = 1 + coalesce((SELECT max(number) FROM actions WHERE table_id = t.id), 0) RETURNING number"
    ), (row.number, row.seat, _json(row.action), row.at, table_id, row.number)


def insert_result(row: ResultRow) -> Statement:
    """Adds a result."""
    return ("INSERT INTO results (table_id, round, side, points, won, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)"), (
        row.table_id,
        row.round,
        row.side,
        row.points,
        row.won,
        _json(row.lines),
        row.at,
    )


def select_results(*, table_id: str | None, guild_id: int | None) -> Statement:
    """Asks for results, for :func:`result`, in the order they came about."""
    clauses = []
    values: list[Any] = []
    for column, value in (("r.table_id", table_id), ("t.guild_id", guild_id)):
        if value is not None:
            clauses.append(f"{column} = ?")
            values.append(value)
    return (
        "SELECT r.table_id, r.round, r.side, r.points, r.won, r.lines, r.at FROM results r"
        f" JOIN tables t ON t.id = r.table_id{_where(clauses)} ORDER BY r.id"
    ), values


def action(row: Row) -> ActionRow:
    """An action, from its columns in the order of the type."""
    number, seat, form, at = row
    return ActionRow(number, seat, json.loads(form), at)


def result(row: Row) -> ResultRow:
    """A result, from what :func:`select_results` found."""
    table_id, number, side, points, won, lines, at = row
    return ResultRow(table_id, number, side, points, bool(won), json.loads(lines), at)


def _table(group: Sequence[Row]) -> TableRow:
    columns = dict(zip(_TABLE, group[0], strict=False))
    seats = (row[len(_TABLE) :] for row in group)
    return TableRow(
        **{**columns, "rules": json.loads(columns["rules"]), "status": Status(columns["status"])},
        seats=tuple(SeatRow(*seat) for seat in seats if seat[0] is not None),
    )


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _where(clauses: Sequence[str]) -> str:
    return f" WHERE {' AND '.join(clauses)}" if clauses else ""


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
