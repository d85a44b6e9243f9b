"""Presses on the panel of a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import context_of
from bot.host.model.server_settings import ServerSettings
from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.messages.server_settings import PAGES, TERMS, YES, ServerOverview, server_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=False)
    guild_id, servers = need_manager(interaction), context_of(interaction).host.servers
    argument = next(iter(press.arguments), "")
    page = "boards" if press.word != "serve" or argument in ("boards", "everywhere") else "tables"
    note = ""
    match press.word, argument:
        case "starts", _:
            page, note = "start", await _change_start_message(interaction, guild_id, argument)
        case "serves", _:
            page = argument if argument in PAGES else PAGES[0]
        case "serve", "everywhere":
            await servers.set_everywhere(guild_id, [*values] == [YES])
        case "serve", _:
            try:
                settings = with_change(await servers.settings(guild_id), argument, values)
            except ValueError as unknown:
                raise Refusal("outdated") from unknown
            await servers.save(guild_id, settings)
        case "season", _:
            await servers.start_season(guild_id, int(argument))
    await show_server(interaction, page, asks_season=press.word == "seasons", note=note)


async def _change_start_message(interaction: Interaction, guild_id: int, what: str) -> str:
    """Posts the start message in this channel, or removes it. Returns what is to be told.

    Refuses ``bot-may-not``, and ``not-in-this-channel`` where no tables may be opened.
    """
    context = context_of(interaction)
    messages = context.services.start_messages
    if what == "remove":
        await messages.remove(guild_id)
        return context.texts.say("start-removed")
    context.need_showable()
    await context.need_place()
    pinned = await messages.post(guild_id, interaction.channel_id or 0, pin=interaction.app_permissions.pin_messages)
    return context.texts.say("start-pinned" if pinned else "start-not-pinned")


async def show_server(
    interaction: Interaction, page: str = PAGES[0], *, asks_season: bool = False, note: str = ""
) -> None:
    """Shows the settings of this server. Refuses ``not-manager``."""
    guild_id, context = need_manager(interaction), context_of(interaction)
    servers = context.host.servers
    if page == "start" and not note:
        await context.services.start_messages.forget_deleted(guild_id)
    season = await servers.season(guild_id)
    settings, everywhere = await servers.settings(guild_id), await servers.counts_everywhere(guild_id)
    overview = ServerOverview(settings, everywhere, season.number, season.since)
    message = server_message(context.texts, overview, page, asks_season=asks_season, note=note)
    await edit(interaction, message)


def with_change(settings: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """The settings with one of them changed. Raises ``ValueError`` for a value that it cannot have."""
    value: object = values[0] if values else ""
    if name == "channels":
        value = tuple(map(int, values))
    elif name == "boards":
        value = value == YES
    elif name not in (*TERMS, "preset"):
        raise ValueError(name)
    return ServerSettings.model_validate({**settings.model_dump(), name: value})


def need_manager(interaction: Interaction) -> int:
    """The server of a command or press. Refuses ``not-manager`` if the person may not manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("not-manager")
    return interaction.guild_id


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("serve", "serves", "starts", "seasons", "season"), _handle)
