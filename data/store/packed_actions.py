"""The two forms of a game's stored actions: a row each, or packed into few bytes once the game is old.

Packed actions have a row for each player of the table, with what computers did in their place, and one for the
computers' own seats, so that a person's actions are found without those of others. All of a table's actions are in the
same form.

Packed, they are JSON in UTF-8, compressed by zlib: an object with one list for each field of
:class:`data.store.ActionRow`, all of the same length. Two of the lists hold differences, because those are short:
``number``, which begins with the first number itself, and ``at``, whose times are counted in fractions of a second.
``unit`` is the number of fractions in a second, a power of two with which every time is a whole number, so no digit is
lost. ``person`` is the player of the row; without one, ``own`` says which actions are of computers at their own seats.
Actions packed by an older version are never rewritten, so this form must stay readable. Fields added later to
:class:`~data.store.ActionRow` are missing in it.
"""

from __future__ import annotations

import json
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise, repeat
from operator import itemgetter
from typing import Any

from data.store.database import Row, Transaction
from data.store.queries import Statement, action_columns, to_json
from data.store.rows import ActionRow

_NOBODY = 0
"""The ``person`` of a computer's action at its own seat."""
_LEVEL = 9
"""The best compression: it takes a few milliseconds, once."""


def pack(actions: Sequence[ActionRow]) -> bytes:
    """Return actions in packed form, in order."""
    ratios = [row.at.as_integer_ratio() for row in actions]
    unit = max((divisor for _, divisor in ratios), default=1)
    columns = {
        "number": _differences(row.number for row in actions),
        "seat": [row.seat for row in actions],
        "action": [row.action for row in actions],
        "at": _differences(count * (unit // divisor) for count, divisor in ratios),
        "unit": unit,
        "computer": [row.computer for row in actions],
    }
    if any(row.advice for row in actions):
        columns["advice"] = [row.advice for row in actions]
    if any(row.person == _NOBODY for row in actions):
        columns["own"] = [int(row.person == _NOBODY) for row in actions]
    return zlib.compress(to_json(columns).encode(), _LEVEL)


def unpack(data: bytes, player: int | None) -> Iterator[ActionRow]:
    """Return the packed actions of a player; ``None`` for those of computers at their own seats."""
    columns = json.loads(zlib.decompress(data))
    numbers = accumulate(columns["number"])
    times = (count / columns["unit"] for count in accumulate(columns["at"]))
    advice = columns.get("advice") or repeat("")
    own = columns.get("own") or repeat(0)
    people = (_NOBODY if at_own_seat else player for at_own_seat in own)
    return map(ActionRow, numbers, columns["seat"], columns["action"], times, columns["computer"], advice, people)


def _differences(values: Iterable[int]) -> list[int]:
    return [after - before for before, after in pairwise([0, *values])]


_LAST_AT = "(SELECT at FROM {} WHERE table_id = t.id ORDER BY number DESC LIMIT 1)"
LAST_AT = f"coalesce({_LAST_AT.format('actions')}, {_LAST_AT.format('compacted_actions')})"
"""The time of the last action of table ``t``, or NULL."""

_COLUMNS = "number, seat, action, at, computer, advice, coalesce(player, stood_for)"
_ROWS = f"SELECT table_id, {_COLUMNS}, NULL FROM actions WHERE {{where}}"
_PACKED = "SELECT table_id, NULL, NULL, NULL, NULL, NULL, NULL, player, data FROM compacted_actions WHERE {where}"


def select_actions(table_id: str, after: int) -> Statement:
    """Select the actions of a table above a number, for :func:`read_actions`."""
    # One statement, because a table may be compacted or resumed between two.
    where = "table_id = :table_id AND number > :after"
    sql = f"{_ROWS.format(where=where)} UNION ALL {_PACKED.format(where=where)}"
    return sql, {"table_id": table_id, "after": after}


def read_actions(found: Iterable[Row], after: int) -> list[ActionRow]:
    """Return the actions of a table above a number, in order."""
    return sorted((row for _, row in _rows(found) if row.number > after), key=itemgetter(0))


def select_actions_of(player: int) -> Statement:
    """Select the actions of a player at all tables, and of computers in their place, for :func:`read_actions_of`."""
    # The second condition on ``stood_for`` is the one of its index.
    parts = (
        _ROWS.format(where="player = :player"),
        _PACKED.format(where="player = :player"),  # second, as PostgreSQL types a column by the first two
        _ROWS.format(where="stood_for = :player AND stood_for > 0"),
    )
    return " UNION ALL ".join(parts), {"player": player}


def read_actions_of(found: Iterable[Row]) -> list[tuple[str, ActionRow]]:
    """Return the actions of a player with the ids of their tables, ordered by table."""
    return sorted(_rows(found), key=lambda each: (each[0], each[1].number))


async def last_number(db: Transaction, table_id: str) -> int:
    """Return the number of the last action of a table, or 0."""
    [(last,)] = await db.fetch(
        "SELECT max(number) FROM (SELECT number FROM actions WHERE table_id = :table_id"
        " UNION ALL SELECT number FROM compacted_actions WHERE table_id = :table_id) stored",
        {"table_id": table_id},
    )
    return last or 0


async def compact_actions(db: Transaction, table_id: str) -> None:
    """Pack the actions of a table, within the caller's transaction."""
    packed: dict[int | None, list[ActionRow]] = defaultdict(list)
    for found in await db.fetch(f"DELETE FROM actions WHERE table_id = ? RETURNING {_COLUMNS}", (table_id,)):
        row = _read_action(*found)
        packed[row.person or None].append(row)
    for player, actions in packed.items():
        actions.sort(key=itemgetter(0))
        await db.fetch(
            "INSERT INTO compacted_actions (table_id, number, at, player, data) VALUES (?, ?, ?, ?, ?)",
            (table_id, actions[-1].number, actions[-1].at, player, pack(actions)),
        )


async def unpack_actions(db: Transaction, table_id: str) -> None:
    """Give the actions of a table rows again if they are packed, within the caller's transaction."""
    for player, data in await db.fetch(
        "DELETE FROM compacted_actions WHERE table_id = ? RETURNING player, data", (table_id,)
    ):
        for row in unpack(data, player):
            columns = {"table_id": table_id, **action_columns(row)}
            values = ", ".join(f":{name}" for name in columns)
            await db.fetch(f"INSERT INTO actions ({', '.join(columns)}) VALUES ({values})", columns)


async def delete_actions(db: Transaction, table_id: str) -> None:
    """Delete the actions of a table and the reactions to them, within the caller's transaction."""
    for stored in ("actions", "compacted_actions", "reactions"):
        await db.fetch(f"DELETE FROM {stored} WHERE table_id = ?", (table_id,))


def _rows(found: Iterable[Row]) -> Iterator[tuple[str, ActionRow]]:
    for table_id, *action, person, data in found:
        if data is None:
            yield table_id, _read_action(*action, person)
        else:
            yield from ((table_id, row) for row in unpack(data, person))


def _read_action(number: int, seat: int, action: str, *rest: Any) -> ActionRow:
    return ActionRow(number, seat, json.loads(action), *rest)
