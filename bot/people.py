"""The names at a table, as pictures and sentences show them."""

from __future__ import annotations

from discord.utils import escape_markdown, escape_mentions

from bot.host import TableState
from bot.texts import People, Texts


def names(state: TableState, say: Texts) -> tuple[str, ...]:
    """The names by seat, plain; the computer's say that it is one. An empty seat has none."""
    return tuple(
        say.say("computer", level=row.computer) if row.player is None and row.computer else name
        for row, name in zip(state.seats, state.names, strict=True)
    )


def plain(state: TableState, say: Texts) -> People:
    """The people of a table, for pictures and alt texts."""
    return People(names(state, say), _sides(state))


def people(state: TableState, say: Texts) -> People:
    """The people of a table, for messages: no name is taken for markup or a mention."""
    return People([escape_mentions(escape_markdown(name)) for name in names(state, say)], _sides(state))


def _sides(state: TableState) -> tuple[int, ...]:
    return state.rules.sides(state.seat_count)
