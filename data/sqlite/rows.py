"""SQLite's rows as the contract's types, and back: columns, and the statements that are built from them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, TypeAlias

from data.store import ActionRow, NewTable, OfferRow, Player, ResultRow, ResultSeat, SeatRow, Status, TableRow

Row: TypeAlias = sqlite3.Row | tuple[Any, ...]
Statement: TypeAlias = tuple[str, Sequence[Any]]
"""A statement and the values of its marks."""

PLAYER = "id, discord_id, name, dm_closed, dm_channel, settings"

_TABLE = tuple(field.name for field in fields(TableRow) if field.name != "seats")
_SEAT = tuple(field.name for field in fields(SeatRow))

_GATHERED = {
    "reminded": "json_array(t.reminded_turn, t.reminded_count)",
    # All the digits of a time: JSON would round it.
    "offers": "(SELECT json_group_array(json_array(player, json(setup), printf('%!.17g', at), stage))"
    " FROM offers WHERE table_id = t.id)",
    "invited": "(SELECT json_group_array(player) FROM invites WHERE table_id = t.id)",
    "votes": "(SELECT json_group_array(json_array(player, motion)) FROM votes WHERE table_id = t.id)",
}
"""What a table's row has from several columns or rows, gathered as JSON: so one statement reads all, at one moment."""

_OF_DEAL = "t.game = ? AND t.deals = ?"


def player(row: Row) -> Player:
    """A player, from the columns :data:`PLAYER`."""
    number, discord_id, name, dm_closed, dm_channel, settings = row
    return Player(number, discord_id, name, bool(dm_closed), dm_channel, json.loads(settings))


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
    deal: tuple[str, int] | None = None,
    most: int | None = None,
) -> Statement:
    """Asks for tables with their seats, newest first, for :func:`tables`: one statement, so one moment."""
    columns = ", ".join([*(_GATHERED.get(name, f"t.{name}") for name in _TABLE), *(f"s.{name}" for name in _SEAT)])
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
        clauses.append("t.end_shown = 0 AND t.status IN ('paused', 'finished', 'closed')")
    if deal:
        clauses.append(_OF_DEAL)
        values.extend(deal)
    if most is not None:
        newest = f"SELECT t.id FROM tables t{_where(clauses)} ORDER BY t.created_at DESC, t.id DESC LIMIT {most}"
        clauses = [f"t.id IN ({newest})"]
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
    values = [as_json(value) if isinstance(value := getattr(table, name), Mapping) else value for name in names]
    return (
        f"INSERT INTO tables ({', '.join(names)}, since) VALUES ({_marks(names)}, ?)",
        [*values, table.created_at],
    )


def amend_table(table_id: str, rules: Mapping[str, Any], seat_count: int, terms: Mapping[str, Any]) -> Statement:
    """Gives a table other rules, another number of seats, and other terms."""
    return (
        "UPDATE tables SET rules = ?, seat_count = ?, terms = ? WHERE id = ?",
        (as_json(rules), seat_count, as_json(terms), table_id),
    )


def replace_seat(table_id: str, seat: SeatRow) -> Statement:
    """Hands a seat over; its seed stays."""
    names = [name for name in _SEAT if name not in ("seat", "seed")]
    marks = ", ".join(f"{name} = ?" for name in names)
    values = [*(getattr(seat, name) for name in names), table_id, seat.seat]
    return f"UPDATE seats SET {marks} WHERE table_id = ? AND seat = ?", values


def insert_seat(table_id: str, seat: SeatRow) -> Statement:
    """Adds a seat."""
    values = (table_id, *(getattr(seat, name) for name in _SEAT))
    return f"INSERT INTO seats (table_id, {', '.join(_SEAT)}) VALUES ({_marks(values)})", values


def insert_action(table_id: str, row: ActionRow) -> Statement:
    """Adds an action if it is the next of a running table, and returns its number: test and write in one."""
    return (
        "INSERT INTO actions (table_id, number, seat, action, at, computer, player)"
        " SELECT t.id, ?, ?, ?, ?, ?, (SELECT player FROM seats WHERE table_id = t.id AND seat = ? AND ? = '')"
        " FROM tables t WHERE t.id = ? AND t.status = 'running'"
        " AND ? = 1 + coalesce((SELECT max(number) FROM actions WHERE table_id = t.id), 0) RETURNING number"
    ), (
        row.number,
        row.seat,
        as_json(row.action),
        row.at,
        row.computer,
        row.seat,
        row.computer,
        table_id,
        row.number,
    )


def action(row: Row) -> ActionRow:
    """An action, from its columns in the order of the type."""
    number, seat, form, at, computer = row
    return ActionRow(number, seat, json.loads(form), at, computer)


def insert_result(row: ResultRow) -> Statement:
    """Adds a result without its seats, and returns its id."""
    return (
        "INSERT INTO results (table_id, round, side, points, won, lines, at, feats, ended, level, guild_id)"
        " SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, guild_id FROM tables WHERE id = ? RETURNING id"
    ), (
        row.round,
        row.side,
        row.points,
        row.won,
        as_json(row.lines),
        row.at,
        as_json(row.feats),
        row.ended,
        row.level,
        row.table_id,
    )


def insert_result_seat(result: int, seat: ResultSeat) -> Statement:
    """Adds a seat to a result."""
    return "INSERT INTO result_seats (result, seat, player, computer, stood_in) VALUES (?, ?, ?, ?, ?)", (result, *seat)


def select_results(
    *, table_id: str | None = None, guild_id: int | None = None, deal: tuple[str, int] | None = None
) -> Statement:
    """Asks for results with their seats, for :func:`results`, in the order they came about."""
    clauses = []
    values: list[Any] = []
    for column, value in (("r.table_id", table_id), ("r.guild_id", guild_id)):
        if value is not None:
            clauses.append(f"{column} = ?")
            values.append(value)
    if deal:
        clauses.append(_OF_DEAL)
        values.extend(deal)
    return (
        "SELECT r.id, r.table_id, r.round, r.side, r.points, r.won, r.lines, r.at, r.feats, r.ended, r.level,"
        " s.seat, s.player, s.computer, s.stood_in FROM results r JOIN tables t ON t.id = r.table_id"
        f" LEFT JOIN result_seats s ON s.result = r.id{_where(clauses)} ORDER BY r.id, s.seat"
    ), values


def results(found: Iterable[Row]) -> list[ResultRow]:
    """Results, from what :func:`select_results` found: a row for each seat, or one without."""
    return [_result(list(group)) for _, group in groupby(found, key=lambda row: row[0])]


def _result(group: Sequence[Row]) -> ResultRow:
    _, table_id, number, side, points, won, lines, at, feats, ended, level, *_ = group[0]
    seats = tuple(ResultSeat(*row[11:]) for row in group if row[11] is not None)
    return ResultRow(
        table_id, number, side, points, bool(won), json.loads(lines), at, seats, json.loads(feats), ended, level
    )


def _table(group: Sequence[Row]) -> TableRow:
    columns = dict(zip(_TABLE, group[0], strict=False))
    for name in ("rules", "terms", "exhibition", *_GATHERED):
        columns[name] = json.loads(columns[name])
    columns["offers"] = tuple(
        OfferRow(player, setup, float(at), stage) for player, setup, at, stage in columns["offers"]
    )
    columns["votes"] = dict(columns["votes"])
    kinds = {"status": Status, "practice": bool, "started": bool, "reminded": tuple, "invited": tuple}
    for name, kind in kinds.items():
        columns[name] = kind(columns[name])
    seats = (row[len(_TABLE) :] for row in group)
    return TableRow(**columns, seats=tuple(SeatRow(*seat) for seat in seats if seat[0] is not None))


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _where(clauses: Sequence[str]) -> str:
    return f" WHERE {' AND '.join(clauses)}" if clauses else ""


def as_json(value: Any) -> str:
    """A value as it is stored."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
