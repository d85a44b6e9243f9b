"""Presses on the panel of a server's settings, for its managers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.features.lobby.start_messages import StartMessages
from bot.features.moderation.messages import LIFT, PAGE, act_line
from bot.features.moderation.presses import post_act
from bot.features.privacy.messages import results_file
from bot.features.server.messages import PAGES, TERMS, YES, ServerOverview, server_message, words_form
from bot.host.model.settings import ServerSettings, read_words
from bot.host.refusals import Refusal
from bot.host.servers import FORMATS, FileFormat
from bot.table.context import context_of
from bot.ui.custom_ids import Press, number, reading
from bot.ui.permissions import channels_left
from bot.ui.replies import Handler, Interaction, acknowledge, edit

_WORDS = "server-words"
"""The word of the button that opens the form for words."""
PEOPLE = ("openers", "moderators", "tables_each", "words")
"""The settings on the page about people."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    if press.word == _WORDS:
        guild_id, context = need_manager(interaction), context_of(interaction)
        settings = await context.host.servers.settings(guild_id)
        await interaction.response.send_modal(words_form(context.texts, settings.words))
        return
    await acknowledge(interaction, anew=False)
    guild_id, servers = need_manager(interaction), context_of(interaction).host.servers
    argument = next(iter(press.arguments), "")
    page = "boards" if press.word != "serve" or argument in ("boards", "everywhere") else "tables"
    page = "people" if argument in PEOPLE else page
    page = "moderation" if press.word in (LIFT, PAGE) or argument == "record" else page
    first = int(argument) if press.word == PAGE and argument.isdecimal() else 0
    note = ""
    match press.word, argument:
        case "starts", _:
            page, note = "start", await _change_start_message(interaction, guild_id, argument)
        case "serves", _:
            page = argument if argument in PAGES else PAGES[0]
        case "serve", "everywhere":
            await servers.set_everywhere(guild_id, [*values] == [YES])
        case "serve", _:
            stored = await servers.settings(guild_id)
            with reading():
                settings = with_change(stored, argument, values)
            await servers.save(guild_id, settings)
        case word, _ if word == LIFT and values:
            await _lift(interaction, guild_id, values[0])
        case "season", _:
            await servers.start_season(guild_id, number(argument))
        case "export", _ if argument in FORMATS:
            form: FileFormat = "csv" if argument == FORMATS[0] else "json"
            await _export(interaction, guild_id, form)
    await show_server(interaction, page, asks_season=press.word == "seasons", note=note, first=first)


async def _export(interaction: Interaction, guild_id: int, form: FileFormat) -> None:
    """Send a server's results as a file that only the asker sees."""
    context = context_of(interaction)
    text = await context.host.servers.export(guild_id, form)
    file = await asyncio.to_thread(results_file, form, text)
    await interaction.followup.send(context.texts.say("server-exported"), file=file.file(), ephemeral=True)


async def _change_start_message(interaction: Interaction, guild_id: int, what: str) -> str:
    """Post the start message in this channel, or remove it. Return the answer.

    Refuses ``bot-may-not``, and ``not-in-this-channel`` where no tables may be opened.
    """
    context = context_of(interaction)
    messages = context.services.feature(StartMessages)
    if what == "remove":
        await messages.remove(guild_id)
        return context.texts.say("start-removed")
    context.need_showable()
    await context.need_place()
    pinned = await messages.post(guild_id, interaction.channel_id or 0, pin=interaction.app_permissions.pin_messages)
    return context.texts.say("start-pinned" if pinned else "start-not-pinned")


async def show_server(
    interaction: Interaction, page: str = PAGES[0], *, asks_season: bool = False, note: str = "", first: int = 0
) -> None:
    """Show the settings of this server; the record from its act number ``first`` on. Refuses ``not-manager``."""
    guild_id, context = need_manager(interaction), context_of(interaction)
    servers = context.host.servers
    if page == "start" and not note:
        await context.services.feature(StartMessages).forget_deleted(guild_id)
    season = await servers.season(guild_id)
    settings, everywhere = await servers.settings(guild_id), await servers.counts_everywhere(guild_id)
    gone, each = await _gone(interaction, settings), await context.host.openings.most(guild_id)
    record = await context.host.moderation.page(guild_id, first)
    barred = await servers.is_barred(guild_id)
    overview = ServerOverview(settings, everywhere, season.number, season.since, gone, each, record, barred)
    message = server_message(context.texts, overview, page, asks_season=asks_season, note=note)
    await edit(interaction, message)


async def _lift(interaction: Interaction, guild_id: int, number: str) -> None:
    """Lift an act chosen in the record."""
    context = context_of(interaction)
    if not number.isdecimal():
        raise Refusal("outdated")
    lifted = await context.host.moderation.lift(guild_id, int(number), await context.player())
    page = await context.host.moderation.page(guild_id)
    await post_act(interaction, context, act_line(context.texts, lifted, page.players))


async def _gone(interaction: Interaction, settings: ServerSettings) -> frozenset[int]:
    """Return the chosen channels and roles that have been deleted."""
    guild = interaction.guild
    if guild is None:
        return frozenset()
    roles = {*settings.openers, *settings.moderators}
    channels = {*settings.channels, *([] if settings.record is None else [settings.record])}
    left = await channels_left(guild, channels)
    return frozenset(channels - {*left} | {role for role in roles if guild.get_role(role) is None})


def with_change(settings: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """Return the settings with one of them changed. Raises ``ValueError`` for a value that it cannot have."""
    value: object = values[0] if values else ""
    if name in ("channels", "openers", "moderators"):
        value = tuple(map(int, values))
    elif name == "record":
        value = int(values[0]) if values else None
    elif name == "words":
        value = read_words(values[0] if values else "")
    elif name == "tables_each":
        value = int(values[0])
    elif name == "boards":
        value = value == YES
    elif name not in (*TERMS, "preset"):
        raise ValueError(name)
    return ServerSettings.model_validate({**settings.model_dump(), name: value})


def need_manager(interaction: Interaction) -> int:
    """Return the server of a command or press. Refuses ``not-manager`` if the person may not manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("not-manager")
    return interaction.guild_id


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("serve", "serves", "starts", "seasons", "season", "export", _WORDS, LIFT, PAGE), _handle
)
