"""The table after an ended one: a rematch, the next game of a match, or the next of an exhibition."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.host.core import Core
from bot.host.lobby.new_table import new_id, table_like, with_fresh_deal
from bot.host.table.session import Session
from data.store import NewTable, NotFound
from engine.types import Seat


class Following(NamedTuple):
    """A table that follows another one. The player in seat ``first`` there moves to seat 0."""

    table: NewTable
    first: Seat

    def seat(self, old: Seat) -> Seat:
        """Return the new seat of the player in seat ``old``."""
        return (old - self.first) % self.table.seat_count


def table_after(
    core: Core, session: Session, *, host: int, guild_id: int, channel_id: int, table_id: str = ""
) -> Following:
    """Return a new table like a held one: same terms, seats and (newest edition of the) rules, new cards; no practice.

    The players may change places, as the rules decide who leads first in the next game.
    """
    row, game = session.row, session.game
    like = table_like(core, row, host=host, guild_id=guild_id, channel_id=channel_id, table_id=table_id)
    like = replace(like, rules=session.rules.newest().to_store())
    first = session.rules.next_lead(row.seat_count, game.winners if game else ())
    following = Following(with_fresh_deal(core, like), first)
    levels = tuple(sorted((following.seat(old), level) for old, level in session.terms.levels))
    terms = session.terms.model_copy(update={"levels": levels}).model_dump(mode="json")
    return following._replace(table=replace(following.table, terms=terms))


def next_table_id(table_id: str) -> str:
    """Return the id of the next game's table.

    It is derived from the previous id, so that a game is opened only once.
    """
    digest = hashlib.sha256(f"after {table_id}".encode()).digest()
    return new_id(lambda size: digest[:size])


async def has_next_table(core: Core, table_id: str) -> bool:
    """Return whether the table of the next game exists."""
    with suppress(NotFound):
        return bool(await core.store.table(next_table_id(table_id)))
    return False
