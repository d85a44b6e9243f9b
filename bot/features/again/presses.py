"""Presses to play something again: the same cards, or with the same players and new cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge

_CARDS, _PLAYERS = "replay", "anew"


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.table(press.table)
    await (replay_cards if press.word == _CARDS else rematch)(interaction, context, state)


async def replay_cards(interaction: Interaction, context: Context, state: TableState) -> None:
    """Open a table in this channel that plays the cards of an ended game again."""
    context.need_showable()
    await context.need_opener()
    player = await context.player()
    async with context.room_for_table():
        opened = await context.host.play_again.same_cards(state.id, player, **_place(interaction))
    await answer_with_link(interaction, context, opened, f"done-replayed-{state.status}")
    await context.seated(opened, player)


async def rematch(interaction: Interaction, context: Context, state: TableState) -> None:
    """Open a table in this channel with the players and rules of an ended game."""
    context.need_showable()
    await context.need_opener()
    player = await context.player()
    async with context.room_for_table():
        opened = await context.host.play_again.rematch(state.id, player, **_place(interaction))
    await answer_with_link(interaction, context, opened, "done-anew")
    await context.seated(opened, player)


def _place(interaction: Interaction) -> dict[str, int]:
    return {"guild_id": interaction.guild_id or 0, "channel_id": interaction.channel_id or 0}


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_CARDS, _PLAYERS), _handle)
