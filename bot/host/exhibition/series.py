"""The tables of an exhibition's series of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.core import Core
from bot.host.lobby.following import next_table_id, table_after
from bot.host.lobby.new_table import new_table, setup_of
from bot.host.model.exhibition import Exhibition
from bot.host.model.series import Series
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from data.store import NewTable, Player, Status
from engine.players import LEVELS

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
    """Return the table of the first game. ``levels`` go by side; an empty one is the default.

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
    exhibition, series = Exhibition(open_hands=open_hands), Series.first(sides, games)
    table = new_table(core, setup, host, guild_id=guild_id, channel_id=channel_id)
    return replace(table, exhibition=exhibition.model_dump(mode="json"), series=series.model_dump(mode="json"))


def next_table(core: Core, session: Session, exhibition: Exhibition) -> NewTable:
    """Return the table of the game after the one that has ended at a held table, with these controls.

    Refuses ``stale`` if none follows.
    """
    row, series, game = session.row, session.series, session.game
    if row.status is not Status.FINISHED:
        raise Refusal("stale")
    if series is None or series.is_last or game is None:
        raise Refusal("stale")
    table_id, place = next_table_id(row.id), {"guild_id": row.guild_id, "channel_id": row.channel_id}
    following = table_after(core, session, host=row.host, table_id=table_id, **place)
    after = series.after(game.totals, game.winners).at(row.id, game.sides, following.first)
    shown, so_far = exhibition.model_dump(mode="json"), after.model_dump(mode="json")
    return replace(following.table, practice=True, exhibition=shown, series=so_far)
