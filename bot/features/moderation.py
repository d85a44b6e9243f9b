"""``/moderate``: block people from tables, remove results from boards, annul games, and the record of all this."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.features.daily.names import daily_game_choices
from bot.host.lobby.moderation import PAGE_SIZE, REASON_LENGTH, RecordPage
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import choices
from bot.table.context import Context, context_of
from bot.table.delivery.requests import NO_MENTIONS, best_effort
from bot.texts import Texts
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import INK, Control, Layout, button, channel_select, clip, container, select, text_form
from bot.ui.custom_ids import Press
from bot.ui.names import escaped
from bot.ui.replies import Handler, Interaction, acknowledge, edit, offer, tell
from data.store import Player, RecordedAct

ANNUL, ANNUL_DO = "annul", "annul-do"
"""The words of the presses: to be asked for the reason, and to annul with it."""
LIFT, PAGE = "record-lift", "record-page"
"""The words of the presses on the record: to lift an act, and to show another page."""


def annul_question(texts: Texts, state: TableState) -> ui.LayoutView:
    """Describe the effects of annulling a game, with the button that asks for the reason."""
    told = texts.say("annul-means", called=texts.called(state.game, state.preset), table=state.id)
    ask = button(Press.at(state, ANNUL), texts.say("button-annul"), ButtonStyle.danger)
    return Layout(container(INK, ui.TextDisplay(told), ui.ActionRow(ask)))


def annul_form(texts: Texts, press: Press) -> ui.Modal:
    """Return the form for the reason."""
    say = texts.say
    title = say("button-annul")
    return text_form(press, title, say("annul-reason"), say("annul-reason-hint"), "", most=REASON_LENGTH, required=True)


def record_lines(texts: Texts, page: RecordPage) -> list[str]:
    """Return the record, one act to a line."""
    if not page.total:
        return [texts.say("record-empty")]
    return [f"- {act_line(texts, each, page.players)}" for each in page.acts]


def act_line(texts: Texts, recorded: RecordedAct, players: dict[int, Player]) -> str:
    """Return an act: who, what, why, and whether it was lifted."""
    act = recorded.act
    told = texts.say(
        f"record-{act.kind}",
        time=f"<t:{int(act.at)}:d>",
        moderator=_mention(act.moderator, players),
        player=_mention(act.player, players),
        table=act.table_id or "",
        reason=escaped(act.reason),
    )
    if recorded.lifted_at is None:
        return told
    who, when = _mention(recorded.lifted_by, players), f"<t:{int(recorded.lifted_at)}:d>"
    return f"~~{told}~~ {texts.say('record-lifted', moderator=who, time=when)}"


def act_label(texts: Texts, recorded: RecordedAct, players: dict[int, Player]) -> str:
    """Return an act in a list to choose from, without markup."""
    act = recorded.act
    player = players.get(act.player or 0)
    name = player.name if player and player.name else f"#{act.player}"
    return clip(texts.say(f"record-label-{act.kind}", player=name, table=act.table_id or "", reason=act.reason), 100)


def record_controls(texts: Texts, page: RecordPage, channels: Sequence[int]) -> list[Control]:
    """Return the record's channel, a select to lift acts in force, and the way to other pages."""
    found: list[Control] = [
        channel_select(Press.of_no_table("serve.record"), texts.say("record-channel"), channels, most=1)
    ]
    if page.in_force:
        listed = [(act_label(texts, each, page.players), str(each.id)) for each in page.in_force]
        found.append(select(Press.of_no_table(LIFT), texts.say("record-lift"), listed, least=0))
    return found


def paging(texts: Texts, page: RecordPage) -> list[Control]:
    """Return the buttons to newer and older acts."""
    found: list[Control] = []
    if page.first > 0:
        found.append(button(Press.of_no_table(f"{PAGE}.{page.first - PAGE_SIZE}"), texts.say("button-newer")))
    if page.first + PAGE_SIZE < page.total:
        found.append(button(Press.of_no_table(f"{PAGE}.{page.first + PAGE_SIZE}"), texts.say("button-older")))
    return found


def record_message(texts: Texts, page: RecordPage) -> ui.LayoutView:
    """Return a page of the record for a moderator who does not manage the server."""
    lines = [f"### {texts.say('server-moderation')}", *record_lines(texts, page)]
    return Layout(container(INK, ui.TextDisplay("\n".join(lines))))


def _mention(number: int | None, players: dict[int, Player]) -> str:
    player = players.get(number or 0)
    if player and player.discord_id is not None:
        return f"<@{player.discord_id}>"
    return f"#{number}"


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Ask for the reason, or annul the game with it."""
    context = context_of(interaction)
    if press.word == ANNUL:
        form = annul_form(context.texts, press._replace(what=ANNUL_DO))
        await interaction.response.send_modal(form)
        return
    await acknowledge(interaction, anew=False, replaced=True)
    state = await context.table(press.table, to_moderate=True)
    if not await context.may_manage(state):
        raise Refusal("not-moderator")
    reason = values[0] if values else ""
    await context.host.moderation.annul(state.id, await context.player(), reason)
    await post_newest(interaction, context)
    await tell(interaction, context.texts.say("done-annulled"))


async def need_moderator(interaction: Interaction) -> tuple[Context, int]:
    """Return the context and the server of somebody who moderates all tables there. Refuses ``not-moderator``."""
    context = context_of(interaction)
    if interaction.guild_id is None or not await context.moderates():
        raise Refusal("not-moderator")
    return context, interaction.guild_id


async def post_newest(interaction: Interaction, context: Context) -> None:
    """Post the latest act in the record's channel, if there is one."""
    page = await context.host.moderation.page(interaction.guild_id or 0)
    await post_act(interaction, context, page.acts[0], page.players)


async def post_act(interaction: Interaction, context: Context, act: RecordedAct, players: dict[int, Player]) -> None:
    """Post an act in the record's channel, if there is one."""
    settings = await context.host.servers.settings(interaction.guild_id or 0)
    if settings.record is not None:
        channel = interaction.client.get_partial_messageable(settings.record)
        line = act_line(await context.channel_texts(), act, players)
        await best_effort(channel.send(line, allowed_mentions=NO_MENTIONS))


HANDLERS: Mapping[str, Handler] = dict.fromkeys((ANNUL, ANNUL_DO), _handle)

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


@MODERATE.command(name="daily", description=localized("command-moderate-daily"))
@app_commands.describe(
    user=localized("argument-moderated"),
    game=localized("argument-moderated-game"),
    reason=localized("argument-reason"),
    day=localized("argument-moderated-day"),
)
async def daily(interaction: Interaction, user: discord.User, game: str, reason: str, day: str = "") -> None:
    """Take somebody's result of a deal of the day off this server's boards."""
    await acknowledge(interaction)
    context, guild_id = await need_moderator(interaction)
    standings = context.host.daily_standings
    table = await standings.removable(await context.player_of(user), guild_id, game, day.strip())
    await context.host.moderation.remove_result(guild_id, table, await context.player(), reason)
    await post_newest(interaction, context)
    await tell(interaction, context.texts.say("done-result-removed"))


daily.autocomplete("game")(daily_game_choices)


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
    await post_act(interaction, context, lifted, players)
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
