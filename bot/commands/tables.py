"""``/table`` commands: rules, seats, join, leave, start, close, resume, list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from discord import app_commands

from bot import limits
from bot.commands.autocomplete import choices
from bot.commands.invitations import join_by_code
from bot.commands.localization import localized
from bot.commands.table_group import TABLE, table_here
from bot.context import context_of
from bot.host.model.stored_types import Status
from bot.host.records.listings import ListedTable
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.controls import clip
from bot.messages.names import escaped, names
from bot.permissions import may_see
from bot.presses.absence import close_table, take_seat_back
from bot.presses.agreement import ask_to_agree
from bot.presses.resuming import resume_here
from bot.presses.seats import show_seats
from bot.presses.table_link import answer_with_link
from bot.presses.table_rules import show_rules
from bot.replies import Interaction, acknowledge, offer, tell
from bot.texts import Texts

_LISTED = 15
_MORE = 50
"""The room for the line that says how many more tables there are."""
_LOOKED_AT = 60
"""Tables of which it is checked whether the user may see their channels, which may take a request each."""


@TABLE.command(name="rules", description=localized("command-table-rules"))
async def rules(interaction: Interaction) -> None:
    """Shows the rules. The host of an open table can change them."""
    context, state = await table_here(interaction)
    await show_rules(interaction, state, await context.player())


@TABLE.command(name="seats", description=localized("command-table-seats"))
async def seats(interaction: Interaction) -> None:
    """Shows who sits where. The host of an open table can change it."""
    context, state = await table_here(interaction)
    await show_seats(interaction, state, await context.player())


@TABLE.command(name="join", description=localized("command-table-join"))
@app_commands.describe(code=localized("argument-code"), seed=localized("argument-seed"))
async def join(interaction: Interaction, code: str = "", seed: str = "") -> None:
    """Joins this channel's table or the one with a code; for a seated player, changes their seed."""
    if code:
        await join_by_code(interaction, code, seed)
        return
    context, state = await table_here(interaction)
    if state.status is Status.RUNNING and not seed:
        await take_seat_back(interaction, context, state)
        return
    player = await context.player()
    seated = state.seat_of(player.id) is not None
    state = await context.host.lobby.join(state.id, player, seed, guild_id=interaction.guild_id)
    if seated:
        await tell(interaction, context.texts.say("done-seeded"))
        return
    await answer_with_link(interaction, context, state, "done-joined")
    await ask_to_agree(interaction, state, player)
    await context.seated(state, player)


@TABLE.command(name="leave", description=localized("command-table-leave"))
async def leave(interaction: Interaction) -> None:
    """Leaves the table."""
    context, state = await table_here(interaction)
    await context.leave(state, await context.player())


@TABLE.command(name="start", description=localized("command-table-start"))
async def start(interaction: Interaction) -> None:
    """Deals the first round."""
    context, state = await table_here(interaction)
    state = await context.host.lobby.start(state.id, await context.player())
    await answer_with_link(interaction, context, state, "done-started")


@TABLE.command(name="close", description=localized("command-table-close"))
async def close(interaction: Interaction) -> None:
    """Ends this channel's table without a winner, or asks the others to agree to that."""
    context, state = await table_here(interaction)
    await close_table(interaction, context, state)


@TABLE.command(name="resume", description=localized("command-table-resume"))
@app_commands.describe(table=localized("argument-table"))
async def resume(interaction: Interaction, table: str = "") -> None:
    """Resumes one of the player's tables in this channel."""
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    await context.need_place()
    player = await context.player()
    wanted = table.strip() or next((state.id for state in await context.resumable(player)), "")
    if not wanted:
        raise Refusal("no-table-of-yours")
    await resume_here(interaction, wanted)


@resume.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The tables that the player may resume."""
    return await offer(_resumable_choices(interaction, typed))


@TABLE.command(name="list", description=localized("command-table-list"))
async def list_(interaction: Interaction) -> None:
    """Lists the open and running tables of this server."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    rows = await context.host.listings.live(interaction.guild_id or 0)
    shown, looked_at = rows[:0], 0
    for row in rows[:_LOOKED_AT]:
        if len(shown) == _LISTED:
            break
        looked_at += 1
        if any(seat.player == player.id for seat in row.seats) or await may_see(interaction, row.channel_id):
            shown.append(row)
    tables = await context.host.listings.listed(shown)
    lines, left = _that_fit([f"- {_table_line(context.texts, table)} {context.posts.link(table)}" for table in tables])
    if lines and (left := left + len(rows) - looked_at):
        lines.append(context.texts.say("list-more", count=left))
    await tell(interaction, "\n".join(lines) or context.texts.say("list-none"))


def _that_fit(lines: Sequence[str]) -> tuple[list[str], int]:
    """The first lines that a message has room for, and how many are left out."""
    ends = accumulate(len(line) + 1 for line in lines)
    fitting = sum(end <= limits.CONTENT - _MORE for end in ends)
    return [*lines[:fitting]], len(lines) - fitting


async def _resumable_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The tables to resume; what is typed narrows them down, by game, players or id."""
    context = context_of(interaction)

    def fits(table: ListedTable) -> bool:
        return typed.casefold() in _table_choice(context.texts, table).casefold()

    states = await context.resumable(await context.player(), fits)
    return choices([(clip(_table_choice(context.texts, state), limits.CHOICE_NAME), state.id) for state in states])


def _table_choice(texts: Texts, state: TableState | ListedTable) -> str:
    """A table in a list to choose from, with its id, which may be all that tells two tables apart."""
    return texts.say("list-table-named", line=_table_line(texts, state, plain_text=True), table=state.id)


def _table_line(texts: Texts, state: TableState | ListedTable, *, plain_text: bool = False) -> str:
    """One line about a table."""
    seated = [name if plain_text else escaped(name) for name in names(state, texts)]
    return texts.say(
        "list-table",
        called=texts.called(state.game, state.preset),
        status=str(state.status),
        players=", ".join(name for name in seated if name),
        taken=sum(bool(name) for name in seated),
        seats=state.seat_count,
    )
