"""``/server``: the panel of a server's settings, for its managers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

import discord
from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.features.boards.champions import ChampionRoles
from bot.features.boards.keeping import BoardMessages
from bot.features.boards.role_settings import SETTINGS as CHAMPIONS
from bot.features.boards.role_settings import need_role, role_controls, role_lines
from bot.features.boards.settings import BACK, board_controls, board_lines
from bot.features.boards.settings import SETTINGS as STANDING
from bot.features.daily.post import DailyPostMessages
from bot.features.daily.settings import SETTINGS as DAILY
from bot.features.daily.settings import daily_controls, daily_lines, lacking_permissions
from bot.features.daily.zones import need_zone, zone_choices
from bot.features.lobby.start_message import StartMessages
from bot.features.moderation import LIFT, PAGE, paging, post_act, record_controls, record_lines
from bot.features.privacy import results_file
from bot.host.lobby.moderation import RecordPage
from bot.host.model.settings import ServerSettings, read_words
from bot.host.model.setup import Access, Filmed, Late, MatchLength, Pace
from bot.host.refusals import Refusal
from bot.host.server_boards import KINDS, ServerPlan
from bot.host.servers import FORMATS, FileFormat
from bot.table.context import context_of
from bot.texts import Texts, load_texts
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import (
    INK,
    Control,
    Layout,
    button,
    channel_select,
    container,
    role_select,
    rows,
    select,
    text_form,
)
from bot.ui.custom_ids import Press, number, reading
from bot.ui.game_names import GameOption, GameSelect, game_selects
from bot.ui.languages import AS_DISCORD, languages, need_language
from bot.ui.permissions import channels_left
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from engine.daily import DAILY_GAMES
from engine.games import GAMES
from engine.players import LEVELS

PAGES = ("tables", "people", "moderation", "start", "daily", "boards", "standing", "champions")
TABLES_EACH = (1, 2, 3, 5, 10, 25)
"""The choices for the open or idle tables of one person."""
TERMS = {
    "access": get_args(Access),
    "pace": get_args(Pace),
    "late": get_args(Late),
    "match": get_args(MatchLength),
    "computers": LEVELS,
    "film": get_args(Filmed),
}
YES, NO = "yes", "no"
CHOSEN = ("boards", "evening_card", "reactions")
"""The settings with the values :data:`YES` and :data:`NO`."""
_WORDS = "server-words"
"""The word of the button that opens the form for words."""
ROLES = ("openers", "moderators", "organisers")
"""The settings that are roles."""
PEOPLE = (*ROLES, "tables_each", "words")
"""The settings on the page about people."""


class ServerOverview(NamedTuple):
    """A server's settings, whether its games count everywhere, and the number and start of its season.

    ``gone`` are the chosen channels and roles that have been deleted, ``tables_each`` the number of tables one
    person may have now.
    """

    settings: ServerSettings
    everywhere: bool
    season: int
    since: float
    gone: frozenset[int]
    tables_each: int
    record: RecordPage
    now: float
    barred: bool = False
    """Whether the operator leaves the server out of the boards of all servers."""
    lacking: Sequence[str] = ()
    """The permissions that the bot would need to write in the channel of the post of the day."""
    boards: ServerPlan | None = None
    """The boards that a channel keeps."""
    boards_lacking: Sequence[str] = ()
    """The permissions that the bot would need to keep them there."""
    guild: discord.Guild | None = None
    """The server, if it is known."""


def server_message(
    texts: Texts, overview: ServerOverview, page: str, *, asks_season: bool = False, note: str = ""
) -> ui.LayoutView:
    """Return the panel; ``asks_season`` makes it ask whether to end the season. ``note`` says what was just done."""
    box = container(INK)
    about = {
        "tables": _tables,
        "people": _people,
        "moderation": _moderation,
        "start": _start,
        "daily": _daily,
        "boards": _boards,
        "standing": _standing,
        "champions": _champions,
    }[page]
    lines = [f"### {texts.say(f'server-{page}')}", *about(texts, overview)]
    if note:
        lines[-1] = note
    if asks_season:
        lines.append(texts.say("season-means", next=overview.season + 1))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    if asks_season:
        ends = button(Press.of_no_table(f"season.{overview.season}"), texts.say("button-season"), ButtonStyle.danger)
        box.add_item(ui.ActionRow(ends, button(Press.of_no_table("serves.boards"), texts.say("button-back"))))
    else:
        if page == "start":
            box.add_item(ui.ActionRow(*_start_buttons(texts, overview)))
        elif page == "tables":
            for control in (_language(texts, overview), *_channels(texts, overview), *_terms(texts, overview)):
                box.add_item(ui.ActionRow(control))
        elif page == "moderation":
            channel = overview.settings.record
            there = [] if channel is None or channel in overview.gone else [channel]
            for control in record_controls(texts, overview.record, there):
                box.add_item(ui.ActionRow(control))
            for row in rows(paging(texts, overview.record)):
                box.add_item(row)
        elif page == "people":
            for control in _people_controls(texts, overview):
                box.add_item(ui.ActionRow(control))
        elif page == "daily":
            for control in daily_controls(texts, overview.settings, is_gone=_daily_is_gone(overview)):
                box.add_item(ui.ActionRow(control))
        elif page == "champions":
            for control in role_controls(texts, overview.settings, overview.guild):
                box.add_item(ui.ActionRow(control))
        elif page == "standing" and overview.boards:
            for control in board_controls(texts, overview.boards, is_gone=_boards_are_gone(overview)):
                box.add_item(ui.ActionRow(control))
        else:
            for control in _records(texts, overview):
                box.add_item(ui.ActionRow(control))
            box.add_item(ui.ActionRow(*_exports(texts)))
        pages = [(texts.say(f"server-{each}"), each) for each in PAGES]
        box.add_item(ui.Separator())
        box.add_item(
            ui.ActionRow(select(Press.of_no_table("serves"), texts.say("server-pages"), pages, chosen=(page,)))
        )
    return Layout(box)


def _tables(texts: Texts, overview: ServerOverview) -> list[str]:
    """Return the table channels, because a select hides those this person cannot see."""
    chosen = overview.settings.channels
    there = " ".join(f"<#{channel}>" for channel in chosen if channel not in overview.gone)
    where = texts.say("server-channels", channels=there) if there else texts.say("server-channels-all")
    gone = len(overview.gone.intersection(chosen))
    lost = [texts.say("server-channels-gone", count=gone, left=bool(there))] if gone else []
    spoken = texts.say("server-language", language=load_texts(overview.settings.reads).say("language-name"))
    return [where, *lost, spoken, texts.say("server-usual")]


def _people(texts: Texts, overview: ServerOverview) -> list[str]:
    settings, lines = overview.settings, []
    for name in ROLES:
        chosen = getattr(settings, name)
        there = " ".join(f"<@&{role}>" for role in chosen if role not in overview.gone)
        lines.append(texts.say(f"server-{name}", roles=there) if there else texts.say(f"server-{name}-none"))
        if gone := len(overview.gone.intersection(chosen)):
            lines.append(texts.say("server-roles-gone", count=gone))
    lines.append(texts.say("server-each", count=overview.tables_each))
    words = texts.listed(f"||{discord.utils.escape_markdown(word)}||" for word in settings.words)
    return [*lines, texts.say("server-words", words=words) if words else texts.say("server-words-none")]


def _moderation(texts: Texts, overview: ServerOverview) -> list[str]:
    channel = overview.settings.record
    lost = channel in overview.gone
    where = "record-gone" if lost else "record-there" if channel else "record-nowhere"
    said = texts.say(where, channel=f"<#{channel}>")
    return [texts.say("record-means"), said, *record_lines(texts, overview.record)]


def _daily(texts: Texts, overview: ServerOverview) -> list[str]:
    is_gone = _daily_is_gone(overview)
    return daily_lines(texts, overview.settings, overview.now, is_gone=is_gone, lacking=overview.lacking)


def _standing(texts: Texts, overview: ServerOverview) -> list[str]:
    if overview.boards is None:
        return []
    is_gone = _boards_are_gone(overview)
    return board_lines(texts, overview.boards, is_gone=is_gone, lacking=overview.boards_lacking)


def _champions(texts: Texts, overview: ServerOverview) -> list[str]:
    return role_lines(texts, overview.settings, overview.guild)


def _boards_are_gone(overview: ServerOverview) -> bool:
    return overview.settings.board_channel in overview.gone


def _daily_is_gone(overview: ServerOverview) -> bool:
    return overview.settings.daily_channel in overview.gone


def _people_controls(texts: Texts, overview: ServerOverview) -> list[Control]:
    settings, each = overview.settings, str(overview.tables_each)
    counts = [(texts.say("server-set-each", count=count), str(count)) for count in TABLES_EACH]
    return [
        *(
            role_select(
                Press.of_no_table(f"serve.{name}"),
                texts.say(f"server-set-{name}"),
                [role for role in getattr(settings, name) if role not in overview.gone],
            )
            for name in ROLES
        ),
        select(Press.of_no_table("serve.tables_each"), texts.say("server-each-title"), counts, chosen=(each,)),
        button(Press.of_no_table("server-words"), texts.say("button-words")),
    ]


def words_form(texts: Texts, words: Sequence[str]) -> ui.Modal:
    """Return the form for the words that no name may have."""
    say = texts.say
    press = Press.of_no_table("serve.words")
    return text_form(press, say("button-words"), say("words-label"), say("words-hint"), ", ".join(words), most=1000)


def _start(texts: Texts, overview: ServerOverview) -> list[str]:
    start = overview.settings.start
    where = texts.say("server-start-at", channel=f"<#{start.channel_id}>") if start else texts.say("server-start-none")
    return [texts.say("server-start-means"), where]


def _start_buttons(texts: Texts, overview: ServerOverview) -> list[Control]:
    if overview.settings.start is None:
        return [button(Press.of_no_table("starts.post"), texts.say("button-start-post"), ButtonStyle.success)]
    return [
        button(Press.of_no_table("starts.post"), texts.say("button-start-move"), ButtonStyle.success),
        button(Press.of_no_table("starts.remove"), texts.say("button-start-remove"), ButtonStyle.danger),
    ]


def _boards(texts: Texts, overview: ServerOverview) -> list[str]:
    since = f"<t:{int(overview.since)}:D>" if overview.season > 1 else ""
    season = (
        texts.say("server-season", number=overview.season, since=since) if since else texts.say("server-season-first")
    )
    return [*([texts.say("server-barred")] if overview.barred else []), season]


def _language(texts: Texts, overview: ServerOverview) -> Control:
    settings = overview.settings
    of_discord = load_texts(settings.discord_language).say("language-name")
    return select(
        Press.of_no_table("serve.language"),
        texts.say("server-set-language"),
        [
            (texts.say("server-set-language-discord", language=of_discord), AS_DISCORD),
            *((texts.say("server-set-language-is", language=name), language) for name, language in languages()),
        ],
        chosen=(settings.language or AS_DISCORD,),
    )


def _channels(texts: Texts, overview: ServerOverview) -> list[Control]:
    presets = [
        GameOption(game, texts.say("server-set-plays", called=texts.called(game, preset)), preset)
        for game, rules in GAMES.items()
        for preset in rules.presets
    ]
    now = overview.settings.preset_of("")
    which = GameSelect(
        Press.of_no_table("serve.preset"), Press.of_no_table("serve.preset.game"), texts.say("server-set-preset")
    )
    return [
        channel_select(
            Press.of_no_table("serve.channels"),
            texts.say("server-set-channels"),
            [channel for channel in overview.settings.channels if channel not in overview.gone],
            most=limits.SELECT_OPTIONS,
        ),
        *game_selects(texts, which, presets, now),
    ]


def _terms(texts: Texts, overview: ServerOverview) -> list[Control]:
    found = []
    for name, values in TERMS.items():
        named = [(texts.say("server-set-term", option=name, set=texts.setting(name, value)), value) for value in values]
        found.append(
            select(
                Press.of_no_table(f"serve.{name}"),
                texts.say(f"option-{name}"),
                named,
                chosen=(getattr(overview.settings, name),),
            )
        )
    return found


def _records(texts: Texts, overview: ServerOverview) -> list[Control]:
    found = []
    settings = overview.settings
    for name, now in (
        ("boards", settings.boards),
        ("everywhere", overview.everywhere),
        ("evening_card", settings.evening_card),
        ("reactions", settings.reactions),
    ):
        named = [(texts.say(f"server-set-{name}-{word}"), word) for word in (YES, NO)]
        found.append(
            select(
                Press.of_no_table(f"serve.{name}"), texts.say(f"server-set-{name}"), named, chosen=(YES if now else NO,)
            )
        )
    return [*found, button(Press.of_no_table("seasons"), texts.say("button-season"))]


def _exports(texts: Texts) -> list[Control]:
    """Return the buttons that export the server's results."""
    return [button(Press.of_no_table(f"export.{form}"), texts.say(f"button-export-{form}")) for form in FORMATS]


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
    page = "boards" if press.word != "serve" or argument in (*CHOSEN, "everywhere") else "tables"
    page = "people" if argument in PEOPLE else "daily" if argument in DAILY else page
    page = "standing" if argument in STANDING or press.word == BACK else page
    page = "champions" if argument in CHAMPIONS else page
    page = "moderation" if press.word in (LIFT, PAGE) or argument == "record" else page
    first = int(argument) if press.word == PAGE and argument.isdecimal() else 0
    note = ""
    match press.word, argument:
        case "starts", _:
            page, note = "start", await _change_start_message(interaction, guild_id, argument)
        case "serves", _:
            chosen = argument or next(iter(values), "")
            page = chosen if chosen in PAGES else PAGES[0]
        case "serve", "everywhere":
            await servers.set_everywhere(guild_id, [*values] == [YES])
        case "serve", _:
            stored = await servers.settings(guild_id)
            with reading():
                if argument in CHAMPIONS:
                    need_role(interaction, stored, argument, values)
                settings = with_change(stored, argument, values)
            await servers.save(guild_id, settings)
            if argument in (*DAILY, "language"):
                await context_of(interaction).host.daily_posts.pressed(guild_id)
                context_of(interaction).services.feature(DailyPostMessages).settings_changed(guild_id)
            if argument in (*STANDING, *CHAMPIONS, "boards", "preset", "daily_games", "language"):
                _boards_changed(interaction, guild_id)
            if argument == "language":
                await context_of(interaction).services.feature(StartMessages).rewrite(guild_id)
        case word, _ if word == BACK:
            await context_of(interaction).host.server_boards.bring_back(guild_id)
            context_of(interaction).services.feature(BoardMessages).settings_changed(guild_id)
        case word, _ if word == LIFT and values:
            await _lift(interaction, guild_id, values[0])
        case "season", _:
            await servers.start_season(guild_id, number(argument))
            _boards_changed(interaction, guild_id)
        case "export", _ if argument in FORMATS:
            form: FileFormat = "csv" if argument == FORMATS[0] else "json"
            await _export(interaction, guild_id, form)
    await show_server(interaction, page, asks_season=press.word == "seasons", note=note, first=first)


def _boards_changed(interaction: Interaction, guild_id: int) -> None:
    """Have the boards that a channel keeps, and the roles of champions, follow a change."""
    services = context_of(interaction).services
    services.feature(BoardMessages).settings_changed(guild_id)
    services.feature(ChampionRoles).settings_changed(guild_id)


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
    lacking = lacking_permissions(interaction.guild, settings.daily_channel)
    now = interaction.created_at.timestamp()
    boards = await context.host.server_boards.plan(guild_id)
    mute = lacking_permissions(interaction.guild, settings.board_channel, pictures=True)
    overview = ServerOverview(
        settings,
        everywhere,
        season.number,
        season.since,
        gone,
        each,
        record,
        now,
        barred,
        lacking,
        boards,
        mute,
        interaction.guild,
    )
    message = server_message(context.texts, overview, page, asks_season=asks_season, note=note)
    await edit(interaction, message)


async def _lift(interaction: Interaction, guild_id: int, number: str) -> None:
    """Lift an act chosen in the record."""
    context = context_of(interaction)
    if not number.isdecimal():
        raise Refusal("outdated")
    lifted = await context.host.moderation.lift(guild_id, int(number), await context.player())
    page = await context.host.moderation.page(guild_id)
    await post_act(interaction, context, lifted, page.players)


async def _gone(interaction: Interaction, settings: ServerSettings) -> frozenset[int]:
    """Return the chosen channels and roles that have been deleted."""
    guild = interaction.guild
    if guild is None:
        return frozenset()
    roles = {*settings.openers, *settings.moderators, *settings.organisers}
    channels = {*settings.channels, *filter(None, (settings.record, settings.daily_channel, settings.board_channel))}
    left = await channels_left(guild, channels)
    return frozenset(channels - {*left} | {role for role in roles if guild.get_role(role) is None})


def with_change(settings: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """Return the settings with one of them changed. Raises ``ValueError`` for a value that it cannot have."""
    value: object = values[0] if values else ""
    if name in ("channels", *ROLES):
        value = tuple(map(int, values))
    elif name in ("record", "daily_channel", "board_channel", *CHAMPIONS):
        value = int(values[0]) if values else None
    elif name == "daily_games":
        value = tuple(game for game in DAILY_GAMES if game in values)
    elif name == "board_kinds":
        value = tuple(kind for kind in KINDS if kind in values)
    elif name == "board_game":
        value = values[0] if values and values[0] in GAMES else ""
    elif name == "words":
        value = read_words(values[0] if values else "")
    elif name in ("tables_each", "daily_hour"):
        value = int(values[0])
    elif name in (*CHOSEN, "board_weekly"):
        value = value == YES
    elif name == "language":
        value = need_language(values[0])
    elif name not in (*TERMS, "preset"):
        raise ValueError(name)
    return ServerSettings.model_validate({**settings.model_dump(), name: value})


def need_manager(interaction: Interaction) -> int:
    """Return the server of a command or press. Refuses ``not-manager`` if the person may not manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("not-manager")
    return interaction.guild_id


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("serve", "serves", "starts", "seasons", "season", "export", _WORDS, LIFT, PAGE, BACK), _handle
)


@app_commands.command(name="server", description=localized("command-server"))
@app_commands.describe(zone=localized("argument-server-zone"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def server(interaction: Interaction, zone: str = "") -> None:
    """Show the panel of this server's settings, after a change of the time zone if one is given."""
    await acknowledge(interaction)
    if not zone:
        await show_server(interaction)
        return
    guild_id, servers = need_manager(interaction), context_of(interaction).host.servers
    settings = await servers.settings(guild_id)
    await servers.save(guild_id, settings.model_copy(update={"daily_zone": need_zone(zone)}))
    await show_server(interaction, "daily")


server.autocomplete("zone")(zone_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/server``."""
    yield server
