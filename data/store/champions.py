"""The people who have a role of a server as champions: what the bot gave, so that it takes only that away."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from data.store.database import Database, Transaction

_ROLE = "guild_id, kind, account, player, role_id, state"

RoleState: TypeAlias = Literal["giving", "given", "own", "away"]


class ChampionRole(NamedTuple):
    """A role of somebody as a champion of a kind.

    ``account`` is their Discord user. ``player`` is ``None`` once they were forgotten. ``state`` is ``giving`` before
    Discord is asked, then ``given``; ``own`` if they had the role before, and ``away`` if they are not in the server.
    """

    guild_id: int
    kind: str
    account: int
    player: int | None
    role_id: int
    state: RoleState


class ChampionStore(Database):
    """Roles of champions."""

    async def champion_roles(self, guild_id: int | None = None) -> list[ChampionRole]:
        """Return the roles of the champions of a server, or of all."""
        where, values = ("", ()) if guild_id is None else (" WHERE guild_id = ?", (guild_id,))
        sql = f"SELECT {_ROLE} FROM champion_roles{where} ORDER BY guild_id, kind, account"
        return [ChampionRole(*row) for row in await self._read(sql, values)]

    async def put_champion_role(self, row: ChampionRole) -> bool:
        """Store somebody's role and its state; return whether it is: nobody who was forgotten gets one."""

        async def job(db: Transaction) -> bool:
            assert row.player is not None
            await db.hold_players([row.player])
            stored = await db.fetch(
                f"INSERT INTO champion_roles ({_ROLE}) SELECT CAST(:guild_id AS bigint), CAST(:kind AS text),"
                " discord_id, id, CAST(:role_id AS bigint), CAST(:state AS text) FROM players"
                " WHERE id = :player AND discord_id = :account"
                " ON CONFLICT (guild_id, kind, account) DO UPDATE SET player = excluded.player,"
                " role_id = excluded.role_id, state = excluded.state"
                " RETURNING 1",
                row._asdict(),
            )
            return bool(stored)

        return await self._write(job)

    async def drop_champion_role(self, row: ChampionRole) -> None:
        """Forget somebody's role, once it was taken away."""
        await self._write(
            lambda db: db.fetch(
                "DELETE FROM champion_roles WHERE guild_id = :guild_id AND kind = :kind AND account = :account",
                row._asdict(),
            )
        )
