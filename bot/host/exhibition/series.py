"""The tables of an exhibition's series of games."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from bot.host.core import Core
from bot.host.lobby.new_table import new_id, new_table, setup_of, table_like, with_fresh_deal
from bot.host.model.exhibition import Exhibition
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from data.store import NewTable, Player, Status
from engine.players import LEVELS
from engine.types import Seat, Side

GAMES_AT_MOST = 20
"""The most games of an exhibition."""


def first_table(
    core: Core,
    host: Player,
    game: str,
    preset: str,
    *,
    guild_id: int,
    channel_id: int,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    open_hands: bool,
) -> NewTable:
    """The table of the first game. ``levels`` go by side; an empty one is the default.

    Refuses ``no-such-game``, ``no-such-value``, and what the rules refuse about the number of seats.
    """
    wrong = [level for level in levels if level and level not in LEVELS]
    if wrong or not 1 <= games <= GAMES_AT_MOST:
        raise Refusal("no-such-value", option="computers", value=wrong[0] if wrong else games)
    setup = setup_of(game, preset, {}, seats, Terms(), practice=True)
    sides = setup.rules.sides(setup.seat_count)
    chosen = dict(enumerate(levels))
    seat_levels = [(seat, level) for seat, side in enumerate(sides) if (level := chosen.get(side))]
    setup = setup._replace(terms=Terms.model_validate({"levels": seat_levels}))
    zeros = (0,) * (max(sides) + 1)
    data = Exhibition(games=games, number=1, wins=zeros, points=zeros, open_hands=open_hands)
    table = new_table(core, setup, host, guild_id=guild_id, channel_id=channel_id)
    return replace(table, exhibition=data.model_dump(mode="json"))


def next_table(core: Core, session: Session) -> NewTable:
    """The table of the game after the one that has ended at a held table. Refuses ``stale`` if none follows.

    The computers may change places, as the rules decide who leads first in the next game.
    """
    row, data, game = session.row, session.exhibition, session.game
    if row.status is not Status.FINISHED or data is None or data.is_last or game is None:
        raise Refusal("stale")
    like = table_like(
        core,
        row,
        host=row.host,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        table_id=next_table_id(row.id),
    )
    first = session.rules.next_lead(row.seat_count, game.winners)
    following = data.after(game.totals, game.winners).model_copy(
        update={"first_table": data.first_table or row.id, "moved": (data.moved + first) % row.seat_count}
    )
    exhibition = _moved(following, session.rules.sides(row.seat_count), first).model_dump(mode="json")
    levels = tuple(sorted(((seat - first) % row.seat_count, level) for seat, level in session.terms.levels))
    terms = session.terms.model_copy(update={"levels": levels}).model_dump(mode="json")
    return replace(with_fresh_deal(core, like), terms=terms, practice=True, exhibition=exhibition)


def _moved(data: Exhibition, sides: Sequence[Side], first: Seat) -> Exhibition:
    """The results by side, once whoever sat in seat ``first`` sits in seat 0."""
    before = {side: sides[(seat + first) % len(sides)] for seat, side in enumerate(sides)}
    wins = tuple(data.wins[before[side]] for side in sorted(before))
    return data.model_copy(update={"wins": wins, "points": tuple(data.points[before[side]] for side in sorted(before))})


def next_table_id(table_id: str) -> str:
    """The id of the next game's table. It is derived from the previous id, so that a game is opened only once."""
    digest = hashlib.sha256(f"after {table_id}".encode()).digest()
    return new_id(lambda size: digest[:size])
