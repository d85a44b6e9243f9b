"""Results as CSV or JSON, for operators and for owners of a server."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

from data.store import ExportedResult, Store

FileFormat: TypeAlias = Literal["csv", "json"]
FORMATS: tuple[FileFormat, ...] = ("csv", "json")
_FORMULAS = ("=", "+", "-", "@")
"""How a formula begins. A spreadsheet would compute a name that begins like this."""


async def exported(
    store: Store, form: FileFormat, guild_id: int | None = None, *, hidden_names: bool = False
) -> AsyncIterator[str]:
    """Yield the text of an export part by part: one row or object for each seat of each round and game.

    The names of people who are on no board are left out unless ``hidden_names``; their numbers stay.
    """
    after, first = 0, True
    yield _csv([ExportedResult._fields]) if form == "csv" else "["
    while rows := await store.exported_results(guild_id, after=after):
        after = rows[-1].result
        shown = [_shown(row, hidden_names=hidden_names) for row in rows]
        if form == "csv":
            yield _csv([[_cell(value) for value in row.values()] for row in shown])
        else:
            separator = "\n" if first else ",\n"
            yield separator + ",\n".join(json.dumps(row, ensure_ascii=False) for row in shown)
        first = False
    if form == "json":
        yield "\n]\n"


async def export_of_server(store: Store, form: FileFormat, guild_id: int) -> bytes:
    """Return a server's whole export."""
    return "".join([part async for part in exported(store, form, guild_id)]).encode()


def _shown(row: ExportedResult, *, hidden_names: bool) -> dict[str, Any]:
    """Return a row with a readable time.

    Ids of Discord are text, because they are too long for numbers of JSON readers.
    """
    at = datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds")
    name = row.name if hidden_names or not row.hidden else ""
    return row._asdict() | {"server": str(row.server), "at": at, "name": name}


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULAS) else value


def _csv(rows: Any) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
