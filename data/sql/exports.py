"""Stored results as flat rows."""

from __future__ import annotations

from data.sql.database import Database, Row
from data.store import ExportedResult

_FLAGS = ("changed_rules", "won", "counts", "ranked", "removed", "hidden")


class SQLExports(Database):
    """The driver of :class:`data.store.ExportStore`."""

    async def exported_results(
        self, guild_id: int | None = None, *, after: int = 0, count: int = 1000
    ) -> list[ExportedResult]:
        """See :meth:`Store.exported_results`."""
        preset = f"coalesce({self.dialect.preset_of.format('t.rules')}, '')"
        # Results removed by moderators from a server's boards have the server's negative number.
        server = "" if guild_id is None else " AND abs(guild_id) = :guild_id"
        found = await self._read_statistics(
            "SELECT r.id, r.table_id, abs(r.guild_id), t.game, "
            f"{preset}, coalesce(t.changed_rules, FALSE), r.round, r.side, r.points, r.won, r.ended, r.level,"
            " NOT t.practice AND t.deals IS NULL, r.ranked, r.guild_id < 0, r.at, s.seat, s.player,"
            " coalesce(p.name, ''), s.computer, s.stood_in, coalesce(p.hidden, FALSE)"
            f" FROM (SELECT * FROM results WHERE id > :after{server} ORDER BY id LIMIT :count) r"
            " JOIN tables t ON t.id = r.table_id JOIN result_seats s ON s.result = r.id"
            " LEFT JOIN players p ON p.id = s.player ORDER BY r.id, s.seat",
            {"after": after, "guild_id": guild_id, "count": count},
        )
        return [_read(row) for row in found]


def _read(row: Row) -> ExportedResult:
    """Return a row, with flags where the database has numbers."""
    columns = zip(ExportedResult._fields, row, strict=True)
    return ExportedResult._make(bool(value) if name in _FLAGS else value for name, value in columns)
