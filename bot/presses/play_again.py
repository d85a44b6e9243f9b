"""Presses to play something again: the same cards, or with the same players and new cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.presses.handler import Handler
from bot.presses.table_link import answer_with_link
from bot.replies import Interaction, acknowledge

_CARDS, _PLAYERS = "replay", "anew"


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.table(press.table)
    await (replay_cards if press.word == _CARDS else rematch)(interaction, context, state)


async def replay_cards(interaction: Interaction, context: Context, state: TableState) -> None:
    """Opens a table in this channel that plays the cards of an ended game again."""
    context.need_showable()
    await context.need_place()
    player = await context.player()
    opened = await context.host.play_again.same_cards(state.id, player, **_place(interaction))
    await answer_with_link(interaction, context, opened, f"done-replayed-{state.status}")
    await context.seated(opened, player)


async def rematch(interaction: Interaction, context: Context, state: TableState) -> None:
    """Opens a table in this channel with the players and rules of an ended game."""
    context.need_showable()
    await context.need_place()
    player = await context.player()
    opened = await context.host.play_again.rematch(state.id, player, **_place(interaction))
    await answer_with_link(interaction, context, opened, "done-anew")
    await context.seated(opened, player)


def _place(interaction: Interaction) -> dict[str, int]:
    return {"guild_id": interaction.guild_id or 0, "channel_id": interaction.channel_id or 0}


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_CARDS, _PLAYERS), _handle)
