"""``/moderate``: block people from tables, remove results from this server's boards, and lift both."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands

from bot import limits
from bot.features.moderation.messages import act_label, act_line, record_message
from bot.features.moderation.presses import need_moderator, post_act, post_newest
from bot.host.refusals import Refusal
from bot.table.commands import choices
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import clip
from bot.ui.replies import Interaction, acknowledge, edit, offer, tell

MODERATE = app_commands.Group(name="moderate", description=localized("command-moderate"), guild_only=True)


@MODERATE.command(name="block", description=localized("command-moderate-block"))
@app_commands.describe(user=localized("argument-moderated"), reason=localized("argument-reason"))
async def block(interaction: Interaction, user: discord.User, reason: str) -> None:
    """Keep a person from the tables of this server."""
    await acknowledge(interaction)
    context, guild_id = await need_moderator(interaction)
    if user.bot:
        raise Refusal("no-bots")
    person = await context.player_of(user)
    await context.host.moderation.block(guild_id, person, await context.player(), reason)
    await post_newest(interaction, context)
    await tell(interaction, context.texts.say("done-blocked", player=user.mention))


@MODERATE.command(name="remove", description=localized("command-moderate-remove"))
@app_commands.describe(
    reason=localized("argument-reason"),
    table=localized("argument-moderated-table"),
    user=localized("argument-moderated-user"),
)
async def remove(interaction: Interaction, reason: str, table: str = "", user: discord.User | None = None) -> None:
    """Take the results of one game or one person off this server's boards."""
    await acknowledge(interaction)
    context, guild_id = await need_moderator(interaction)
    moderation, moderator = context.host.moderation, await context.player()
    if bool(table) == bool(user):
        raise Refusal("table-or-user")
    if user is None:
        await moderation.remove_result(guild_id, table.strip(), moderator, reason)
    else:
        await moderation.remove_person(guild_id, await context.player_of(user), moderator, reason)
    await post_newest(interaction, context)
    await tell(interaction, context.texts.say("done-result-removed"))


@MODERATE.command(name="lift", description=localized("command-moderate-lift"))
@app_commands.describe(entry=localized("argument-entry"))
async def lift(interaction: Interaction, entry: str) -> None:
    """Lift a block, or put results back."""
    await acknowledge(interaction)
    context, guild_id = await need_moderator(interaction)
    if not entry.isdecimal():
        raise Refusal("no-such-act")
    lifted = await context.host.moderation.lift(guild_id, int(entry), await context.player())
    players = (await context.host.moderation.page(guild_id)).players
    await post_act(interaction, context, act_line(context.texts, lifted, players))
    await tell(interaction, context.texts.say("done-lifted"))


@lift.autocomplete("entry")
async def _entries(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the measures in force, which can be lifted."""
    return await offer(_entry_choices(interaction, typed))


@MODERATE.command(name="record", description=localized("command-moderate-record"))
async def record(interaction: Interaction) -> None:
    """Show what was done, newest first."""
    await acknowledge(interaction)
    context, guild_id = await need_moderator(interaction)
    await edit(interaction, record_message(context.texts, await context.host.moderation.page(guild_id)))


async def _entry_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    context, guild_id = await need_moderator(interaction)
    page = await context.host.moderation.page(guild_id)
    wanted = typed.casefold()
    named = {str(each.id): act_label(context.texts, each, page.players) for each in page.in_force}
    fitting = [(clip(name, limits.CHOICE_NAME), key) for key, name in named.items() if wanted in name.casefold()]
    return choices(fitting[: limits.CHOICES])


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/moderate``."""
    yield MODERATE
