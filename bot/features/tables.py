"""``/table`` commands: rules, seats, join, leave, start, close, resume, list; autopilot, pause and vote."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from discord import app_commands

from bot import limits
from bot.features.absence import close_table, pause_table, show_vote, switch_autopilot, take_seat_back
from bot.features.lobby.agreement import ask_to_agree, join_by_code
from bot.features.lobby.full_table import offer_to_tell
from bot.features.lobby.seats import show_seats
from bot.features.next_game import resume_here, resume_there
from bot.features.rules import show_rules
from bot.host.records.listings import ListedTable
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import TABLE, answer_with_link, choices, need_server, table_here
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.commands import localized
from bot.ui.components import clip
from bot.ui.names import escaped, names
from bot.ui.permissions import may_see
from bot.ui.replies import Interaction, acknowledge, offer, tell
from data.store import Status

_LISTED = 15
_MORE = 50
"""Characters reserved for the line that says how many more tables there are."""
_LOOKED_AT = 60
"""How many tables are checked for channels that the user may see; each check may take a request."""


@TABLE.command(name="rules", description=localized("command-table-rules"))
async def rules(interaction: Interaction) -> None:
    """Show the rules. The host of an open table can change them."""
    context, state = await table_here(interaction)
    await show_rules(interaction, state, await context.player())


@TABLE.command(name="seats", description=localized("command-table-seats"))
async def seats(interaction: Interaction) -> None:
    """Show who sits where. The host of an open table can change it."""
    context, state = await table_here(interaction)
    await show_seats(interaction, state, await context.player())


@TABLE.command(name="join", description=localized("command-table-join"))
@app_commands.describe(code=localized("argument-code"), seed=localized("argument-seed"))
async def join(interaction: Interaction, code: str = "", seed: str = "") -> None:
    """Join this channel's table or the one with a code; a seated player changes their seed."""
    if code:
        await join_by_code(interaction, code, seed)
        return
    need_server(interaction)
    context, state = await table_here(interaction)
    if state.status is Status.RUNNING and not seed:
        await take_seat_back(interaction, context, state)
        return
    player = await context.player()
    seated = state.seat_of(player.id) is not None
    try:
        state = await context.host.lobby.join(state.id, player, seed, guild_id=interaction.guild_id)
    except Refusal as refusal:
        await offer_to_tell(interaction, refusal, state)
        return
    if seated:
        await tell(interaction, context.texts.say("done-seeded"))
        return
    await answer_with_link(interaction, context, state, "done-joined")
    await ask_to_agree(interaction, state, player)
    await context.seated(state, player)


@TABLE.command(name="leave", description=localized("command-table-leave"))
@app_commands.describe(table=localized("argument-own-table"))
async def leave(interaction: Interaction, table: str = "") -> None:
    """Leave the table."""
    context, state = await table_here(interaction, table)
    await context.leave(state, await context.player())


@TABLE.command(name="start", description=localized("command-table-start"))
async def start(interaction: Interaction) -> None:
    """Deal the first round."""
    context, state = await table_here(interaction)
    state = await context.host.lobby.start(state.id, await context.player())
    await answer_with_link(interaction, context, state, "done-started")


@TABLE.command(name="close", description=localized("command-table-close"))
@app_commands.describe(table=localized("argument-own-table"))
async def close(interaction: Interaction, table: str = "") -> None:
    """End a table without a winner, or ask the others to agree to that."""
    context, state = await table_here(interaction, table)
    await close_table(interaction, context, state)


@TABLE.command(name="resume", description=localized("command-table-resume"))
@app_commands.describe(table=localized("argument-table"))
async def resume(interaction: Interaction, table: str = "") -> None:
    """Resume one of the player's tables in this channel; in direct messages, in the table's own channel."""
    await acknowledge(interaction)
    context = context_of(interaction)
    here = interaction.guild_id is not None
    if here:
        context.need_showable()
        await context.need_place()
    wanted = table.strip()
    if not wanted:
        found = await context.resumable(await context.player())
        wanted = next((state.id for state in found if here or not state.live), "")
    if not wanted:
        raise Refusal("no-table-of-yours" if here else "nothing-to-resume")
    await (resume_here if here else resume_there)(interaction, wanted)


@resume.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the tables that the player may resume."""
    return await offer(_resumable_choices(interaction, typed))


@leave.autocomplete("table")
@close.autocomplete("table")
async def live_table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the open and running tables of the player."""
    return await offer(_live_choices(interaction, typed))


@TABLE.command(name="list", description=localized("command-table-list"))
async def list_(interaction: Interaction) -> None:
    """List the open and running tables of this server."""
    need_server(interaction)
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
    """Return the first lines that a message has room for, and how many are left out."""
    ends = accumulate(len(line) + 1 for line in lines)
    fitting = sum(end <= limits.CONTENT - _MORE for end in ends)
    return [*lines[:fitting]], len(lines) - fitting


async def _resumable_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the tables to resume; what is typed narrows them down, by game, players or id."""
    context = context_of(interaction)

    def fits(table: ListedTable) -> bool:
        return typed.casefold() in _table_choice(context.texts, table).casefold()

    states = await context.resumable(await context.player(), fits)
    return choices([(clip(_table_choice(context.texts, state), limits.CHOICE_NAME), state.id) for state in states])


async def _live_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    context = context_of(interaction)
    named = {
        state.id: _table_choice(context.texts, state) for state in await context.host.tables_of(await context.player())
    }
    fitting = [(line, table) for table, line in named.items() if typed.casefold() in line.casefold()]
    return choices([(clip(line, limits.CHOICE_NAME), table) for line, table in fitting[: limits.CHOICES]])


def _table_choice(texts: Texts, state: TableState | ListedTable) -> str:
    """Return a table in a list to choose from, with its id, which may be all that tells two tables apart."""
    return texts.say("list-table-named", line=_table_line(texts, state, plain_text=True), table=state.id)


def _table_line(texts: Texts, state: TableState | ListedTable, *, plain_text: bool = False) -> str:
    """Return one line about a table."""
    seated = [name if plain_text else escaped(name) for name in names(state, texts)]
    return texts.say(
        "list-table",
        called=texts.called(state.game, state.preset),
        status=str(state.status),
        players=texts.joined(seated),
        taken=sum(bool(name) for name in seated),
        seats=state.seat_count,
    )


@TABLE.command(name="autopilot", description=localized("command-table-autopilot"))
@app_commands.describe(table=localized("argument-own-table"))
async def autopilot(interaction: Interaction, table: str = "") -> None:
    """Switch the player's autopilot on or off."""
    context, state = await table_here(interaction, table)
    await switch_autopilot(interaction, context, state)


@TABLE.command(name="pause", description=localized("command-table-pause"))
@app_commands.describe(table=localized("argument-own-table"))
async def pause(interaction: Interaction, table: str = "") -> None:
    """Pause a table."""
    context, state = await table_here(interaction, table)
    await pause_table(interaction, context, state)


@TABLE.command(name="vote", description=localized("command-table-vote"))
async def vote(interaction: Interaction) -> None:
    """Show the vote about absent players."""
    context, state = await table_here(interaction)
    await show_vote(interaction, context, state)


autopilot.autocomplete("table")(live_table_choices)
pause.autocomplete("table")(live_table_choices)
