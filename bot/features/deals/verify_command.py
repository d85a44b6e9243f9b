"""``/table verify``: recomputes the cards of a table or a file, and reports what that proves."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot import limits
from bot.features.deals.file_messages import fair_deal_lines, result_lines, reveal_file, sealed_lines
from bot.host.records.deals import LARGEST, DealCheck, check_file
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import TABLE
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.commands import localized
from bot.ui.components import clip
from bot.ui.names import escaped
from bot.ui.permissions import may_see
from bot.ui.replies import Interaction, acknowledge, tell
from engine.deal import Noted

_WORDS = 60
"""The most characters of a player's seed in the answer."""


@TABLE.command(name="verify", description=localized("command-table-verify"))
@app_commands.describe(
    table=localized("argument-verify-table"),
    file=localized("argument-verify-file"),
    commitment=localized("argument-verify-commitment"),
)
async def verify(
    interaction: Interaction, table: str = "", file: discord.Attachment | None = None, commitment: str = ""
) -> None:
    """Check the finished deals of a table or of a file. Before the first round is over, show the commitment."""
    await acknowledge(interaction)
    context = context_of(interaction)
    noted = _parse_commitment(commitment)
    sealed: list[str] = []
    if file:
        written = await _read(file)
    else:
        state = await _chosen_table(interaction, context, table.strip())
        if not state.revealed:
            await tell(interaction, "\n".join(fair_deal_lines(context.texts, state)))
            return
        sealed = sealed_lines(context.texts, state)
        written = reveal_file(state.id, await context.host.reveal(state.id)).data
    # In a thread: it takes up to a second, and a malicious file tries to make it longer.
    found = await asyncio.to_thread(check_file, written, noted)
    lines = result_lines(context.texts, found)
    if not found.problems:
        lines += [
            _contribution_lines(context.texts, found),
            context.texts.say("verify-proves" if noted else "verify-claims"),
        ]
        lines.append(context.texts.say("verify-cannot"))
    await tell(interaction, clip("\n".join(filter(None, [*lines, *sealed])), limits.CONTENT))


def _parse_commitment(commitment: str) -> Noted | None:
    try:
        return Noted.parse(commitment) if commitment.strip() else None
    except ValueError as wrong:
        raise Refusal("no-commitment") from wrong


async def _read(file: discord.Attachment) -> bytes:
    if file.size > LARGEST:
        raise Refusal("file-too-large")
    return await file.read()


async def _chosen_table(interaction: Interaction, context: Context, table_id: str) -> TableState:
    """Return the named table, or else the channel's or the player's last one."""
    player = await context.player()
    if not table_id:
        if state := await context.host.table_in_channel(interaction.channel_id or 0):
            return state
        mine = await context.host.listings.newest(player=player)
        if mine is None:
            raise Refusal("no-table-here")
        table_id = mine.id
    state = await context.host.state(table_id)
    if state.seat_of(player.id) is None and not (
        interaction.guild_id == state.guild_id and await may_see(interaction, state.channel_id)
    ):
        raise Refusal("no-table")
    return state


def _contribution_lines(texts: Texts, found: DealCheck) -> str:
    """Return the seeds that the players contributed to the shuffle."""
    brought = [escaped(clip(words, _WORDS)) for words in found.revealed["players"]]
    listed = [
        texts.say("verify-brought-seat", number=seat + 1, words=words) for seat, words in enumerate(brought) if words
    ]
    return texts.say("verify-brought", listed="; ".join(listed)) if listed else ""
