"""``/table verify``: recomputes the cards of a table, or of a file, and says what that proves and what it cannot."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot import limits
from bot.commands.group import TABLE
from bot.context import Context, context_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.controls import clip
from bot.messages.deal_file import LARGEST, Checked, checked, reveal_file, verdict
from bot.messages.names import literal
from bot.replies import acknowledge, tell
from bot.texts import Texts, texts
from engine.deal import Noted

Interaction: TypeAlias = discord.Interaction[Any]
_SAY = texts()
_WORDS = 60
"""Characters of what a player brought to the shuffle that are said back."""


@TABLE.command(name="verify", description=_SAY.say("command-table-verify"))
@app_commands.describe(
    table=_SAY.say("argument-verify-table"),
    file=_SAY.say("argument-verify-file"),
    commitment=_SAY.say("argument-verify-commitment"),
)
async def verify(
    interaction: Interaction, table: str = "", file: discord.Attachment | None = None, commitment: str = ""
) -> None:
    """Checks the deals of a table that are over, or those of a file."""
    await acknowledge(interaction)
    context = context_of(interaction)
    noted = _noted(commitment)
    written = await _read(file) if file else await _revealed(interaction, context, table.strip())
    # In a thread of its own: it takes a while, and whoever wrote the file wants it to take longer.
    found = await asyncio.to_thread(checked, written, noted)
    lines = verdict(context.say, found)
    if not found.problems:
        lines += [_brought(context.say, found), context.say.say("verify-proves" if noted else "verify-claims")]
        lines.append(context.say.say("verify-cannot"))
    await tell(interaction, clip("\n".join(filter(None, lines)), limits.CONTENT))


def _noted(commitment: str) -> Noted | None:
    try:
        return Noted.parse(commitment) if commitment.strip() else None
    except ValueError as wrong:
        raise Refusal("no-commitment") from wrong


async def _read(file: discord.Attachment) -> bytes:
    if file.size > LARGEST:
        raise Refusal("file-too-large")
    return await file.read()


async def _revealed(interaction: Interaction, context: Context, table_id: str) -> bytes:
    """The file of a table: of one that is named, or else of the channel's or the player's last one."""
    state = await _meant(interaction, context, table_id)
    if not state.revealed:
        raise Refusal("nothing-revealed")
    return reveal_file(state.id, await context.host.reveal(state.id)).data


async def _meant(interaction: Interaction, context: Context, table_id: str) -> TableState:
    player = await context.player()
    if not table_id:
        if state := await context.host.table_in_channel(interaction.channel_id or 0):
            return state
        mine = await context.store.tables(player=player.id)
        if not mine:
            raise Refusal("no-table-here")
        table_id = mine[0].id
    state = await context.host.state(table_id)
    if interaction.guild_id != state.guild_id and state.seat_of(player.id) is None:
        raise Refusal("no-table")
    return state


def _brought(say: Texts, found: Checked) -> str:
    """What the players brought to the shuffle."""
    brought = [literal(clip(words, _WORDS)) for words in found.revealed["players"]]
    listed = [
        say.say("verify-brought-seat", number=seat + 1, words=words) for seat, words in enumerate(brought) if words
    ]
    return say.say("verify-brought", listed="; ".join(listed)) if listed else ""
