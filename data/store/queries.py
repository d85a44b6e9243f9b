"""Statements, and the conversion between rows and the types of the contract."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import groupby
from typing import Any, TypeAlias

from data.store.database import Dialect, Row, Values
from data.store.rows import (
    ActionRow,
    NewTable,
    OfferRow,
    Player,
    ReactionRow,
    ReminderPost,
    ReminderRow,
    ResultRow,
    ResultSeat,
    SeatRow,
    Status,
    TableRow,
)

Statement: TypeAlias = tuple[str, Values]
"""An SQL statement and its parameters."""

PLAYER_COLUMNS = "id, discord_id, name, dm_closed, dm_channel, settings, hidden, barred, known_since"

_TABLE_COLUMNS = tuple(field.name for field in fields(TableRow) if field.name != "seats")
_SEAT_COLUMNS = tuple(field.name for field in fields(SeatRow))

_AGGREGATED = ("reminder", "offers", "invited", "awaiting", "votes", "reactions")
"""The fields of a table that a dialect's expression of the same name reads."""

_OF_DEAL = "t.game = ? AND t.deals = ?"


def read_player(row: Row) -> Player:
    """Return a player from the columns :data:`PLAYER_COLUMNS`."""
    number, discord_id, name, dm_closed, dm_channel, settings, hidden, barred, known_since = row
    flags = bool(hidden), bool(barred)
    return Player(
        number, discord_id, name, bool(dm_closed), dm_channel, json.loads(settings), *flags, float(known_since)
    )


def select_players(ids: Sequence[int]) -> Statement:
    """Select players by id, for :func:`read_player`."""
    return f"SELECT {PLAYER_COLUMNS} FROM players WHERE id IN ({_placeholders(ids)})", ids


def select_players_of(table_id: str) -> Statement:
    """Select the players who have a seat at a table, had one, or are invited, for :func:`read_player`."""
    return (
        f"SELECT {PLAYER_COLUMNS} FROM players WHERE id IN (SELECT player FROM seats WHERE table_id = :table"
        " UNION SELECT former FROM seats WHERE table_id = :table UNION SELECT player FROM invites"
        " WHERE table_id = :table)",
        {"table": table_id},
    )


def select_tables(
    dialect: Dialect,
    *,
    table_id: str | None = None,
    channel_id: int | None = None,
    guild_id: int | None = None,
    player: int | None = None,
    host: int | None = None,
    statuses: Iterable[Status] = (),
    deal: tuple[str, int] | None = None,
    evening: int | None = None,
    daily: bool = True,
    limit: int | None = None,
) -> Statement:
    """Select tables with their seats, newest first, for :func:`read_tables`; one statement, so one snapshot.

    Those of deals of the day are left out if ``daily`` is false.
    """
    clauses: list[str] = [] if daily else ["t.daily = ''"]
    values: list[Any] = []
    for column, value in (("id", table_id), ("channel_id", channel_id), ("guild_id", guild_id), ("host", host)):
        if value is not None:
            clauses.append(f"t.{column} = ?")
            values.append(value)
    if player is not None:
        clauses.append("t.id IN (SELECT table_id FROM seats WHERE player = ?)")
        values.append(player)
    if states := list(statuses):
        clauses.append(f"t.status IN ({_placeholders(states)})")
        values.extend(states)
    if deal:
        clauses.append(_OF_DEAL)
        values.extend(deal)
    if evening is not None:
        clauses.append("t.id IN (SELECT table_id FROM evening_tables WHERE evening = ?)")
        values.append(evening)
    if limit is not None:
        newest = f"SELECT t.id FROM tables t{_where(clauses)} ORDER BY t.created_at DESC, t.id DESC LIMIT {limit}"
        clauses = [f"t.id IN ({newest})"]
    return (
        f"SELECT {_columns_of_tables(dialect)} FROM tables t LEFT JOIN seats s ON s.table_id = t.id"
        f"{_where(clauses)} ORDER BY t.created_at DESC, t.id DESC, s.seat"
    ), values


@cache
def _columns_of_tables(dialect: Dialect) -> str:
    columns = (getattr(dialect, name) if name in _AGGREGATED else f"t.{name}" for name in _TABLE_COLUMNS)
    return ", ".join([*columns, *(f"s.{name}" for name in _SEAT_COLUMNS)])


def read_tables(found: Iterable[Row]) -> list[TableRow]:
    """Return tables from the rows of :func:`select_tables`: one for each seat, or one without a seat."""
    return [_table(list(group)) for _, group in groupby(found, key=lambda row: row[0])]


def insert_table(table: NewTable) -> Statement:
    """Insert a table."""
    names = [field.name for field in fields(table)]
    values = [to_json(value) if isinstance(value := getattr(table, name), Mapping) else value for name in names]
    return (
        f"INSERT INTO tables ({', '.join(names)}, since) VALUES ({_placeholders(names)}, ?)",
        [*values, table.created_at],
    )


def amend_table(
    table_id: str, game: str, rules: Mapping[str, Any], seat_count: int, terms: Mapping[str, Any]
) -> Statement:
    """Change a table's game, rules, number of seats and terms."""
    return (
        "UPDATE tables SET game = ?, rules = ?, seat_count = ?, terms = ? WHERE id = ?",
        (game, to_json(rules), seat_count, to_json(terms), table_id),
    )


def replace_seat(table_id: str, seat: SeatRow) -> Statement:
    """Give a seat to another occupant; its seed stays."""
    names = [name for name in _SEAT_COLUMNS if name not in ("seat", "seed")]
    marks = ", ".join(f"{name} = ?" for name in names)
    values = [*(getattr(seat, name) for name in names), table_id, seat.seat]
    return f"UPDATE seats SET {marks} WHERE table_id = ? AND seat = ?", values


def insert_seat(table_id: str, seat: SeatRow) -> Statement:
    """Insert a seat."""
    values = (table_id, *(getattr(seat, name) for name in _SEAT_COLUMNS))
    return f"INSERT INTO seats (table_id, {', '.join(_SEAT_COLUMNS)}) VALUES ({_placeholders(values)})", values


def insert_action(dialect: Dialect, table_id: str, row: ActionRow, status: Status = Status.RUNNING) -> Statement:
    """Insert an action, returning its number, if it is the next one of a running table. One statement does both.

    The table may be required to have another ``status``.
    """
    return (
        "INSERT INTO actions (table_id, number, seat, action, at, computer, advice, player, stood_for)"
        " SELECT t.id, :number, :seat, :action, :at, :computer, :advice, :player, :stood_for"
        " FROM tables t WHERE t.id = :table_id AND t.status = :status"
        " AND :number = 1 + coalesce((SELECT max(number) FROM actions WHERE table_id = t.id), 0)"
        f"{dialect.hold} RETURNING number"
    ), {**action_columns(row), "table_id": table_id, "status": status}


def action_columns(row: ActionRow) -> dict[str, Any]:
    """Return an action as it is stored: two columns tell the player who acted from one whose place a computer took."""
    columns = {**row._asdict(), "action": to_json(row.action)}
    person = columns.pop("person")
    return {**columns, "player": None if row.computer else person, "stood_for": person if row.computer else None}


def insert_result(row: ResultRow) -> Statement:
    """Insert a result without its seats, returning its id."""
    return (
        "INSERT INTO results (table_id, round, side, points, won, lines, at, feats, ended, level, match_games,"
        " ranked, guild_id) SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, guild_id FROM tables WHERE id = ? RETURNING id"
    ), (
        row.round,
        row.side,
        row.points,
        row.won,
        to_json(row.lines),
        row.at,
        to_json(row.feats),
        row.ended,
        row.level,
        row.match_games,
        row.ranked,
        row.table_id,
    )


def insert_result_seat(result: int, seat: ResultSeat) -> Statement:
    """Insert a seat of a result."""
    return "INSERT INTO result_seats (result, seat, player, computer, stood_in) VALUES (?, ?, ?, ?, ?)", (result, *seat)


def select_results(
    *, table_id: str | None = None, guild_id: int | None = None, deal: tuple[str, int] | None = None
) -> Statement:
    """Select results with their seats in the order they were stored, for :func:`read_results`."""
    clauses = []
    values: list[Any] = []
    for column, value in (("r.table_id", table_id), ("abs(r.guild_id)", guild_id)):
        if value is not None:
            clauses.append(f"{column} = ?")
            values.append(value)
    if deal:
        clauses.append(_OF_DEAL)
        values.extend(deal)
    return (
        "SELECT r.id, r.table_id, r.round, r.side, r.points, r.won, r.lines, r.at, r.feats, r.ended, r.level,"
        " r.match_games, r.ranked, s.seat, s.player, s.computer, s.stood_in FROM results r"
        " JOIN tables t ON t.id = r.table_id LEFT JOIN result_seats s ON s.result = r.id"
        f"{_where(clauses)} ORDER BY r.id, s.seat"
    ), values


def read_results(found: Iterable[Row]) -> list[ResultRow]:
    """Return results from the rows of :func:`select_results`: one for each seat, or one without a seat."""
    return [_result(list(group)) for _, group in groupby(found, key=lambda row: row[0])]


def _result(group: Sequence[Row]) -> ResultRow:
    _, table_id, number, side, points, won, lines, at, feats, ended, level, match_games, ranked, *_ = group[0]
    seats = tuple(ResultSeat(*row[13:]) for row in group if row[13] is not None)
    lines, feats = json.loads(lines), json.loads(feats)
    return ResultRow(
        table_id, number, side, points, bool(won), lines, at, seats, feats, ended, level, match_games, bool(ranked)
    )


def _table(group: Sequence[Row]) -> TableRow:
    columns = dict(zip(_TABLE_COLUMNS, group[0], strict=False))
    for name in ("rules", "terms", "exhibition", "series", "gathering", "held", *_AGGREGATED):
        columns[name] = json.loads(columns[name]) if columns[name] else None
    columns["offers"] = tuple(
        OfferRow(player, setup, float(at), stage) for player, setup, at, stage in columns["offers"]
    )
    columns["votes"] = dict(columns["votes"])
    columns["reactions"] = tuple(sorted(ReactionRow(*row) for row in columns["reactions"]))
    columns["reminder"] = _reminder(*columns["reminder"]) if columns["reminder"] else None
    kinds = {"status": Status, "practice": bool, "sealed": bool, "started": bool, "actions_dropped": bool}
    kinds |= {"invited": tuple, "awaiting": tuple}
    for name, kind in kinds.items():
        columns[name] = kind(columns[name])
    seats = (row[len(_TABLE_COLUMNS) :] for row in group)
    return TableRow(**columns, seats=tuple(SeatRow(*seat) for seat in seats if seat[0] is not None))


def _reminder(revision: int, sent: int, posts: Sequence[Sequence[Any]]) -> ReminderRow:
    standing = (ReminderPost(channel_id, message_id, tuple(seats)) for channel_id, message_id, seats in posts)
    return ReminderRow(revision, sent, tuple(standing))


def _placeholders(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _where(clauses: Sequence[str]) -> str:
    return f" WHERE {' AND '.join(clauses)}" if clauses else ""


def to_json(value: Any) -> str:
    """Return a value in its stored form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
