"""The panel of a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.features.moderation.messages import paging, record_controls, record_lines
from bot.host.lobby.moderation import RecordPage
from bot.host.model.settings import ServerSettings
from bot.host.model.setup import Access, Filmed, Late, MatchLength, Pace
from bot.host.servers import FORMATS
from bot.texts import Texts
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
from bot.ui.custom_ids import Press
from bot.ui.game_names import GameOption, GameSelect, game_selects
from engine.games import GAMES
from engine.players import LEVELS

PAGES = ("tables", "people", "moderation", "start", "boards")
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


class ServerOverview(NamedTuple):
    """A server's settings, whether its games count everywhere, and the number and start of its season.

    ``gone`` are the chosen channels and roles that have been deleted, ``tables_each`` the number of tables of one
    person now allowed.
    """

    settings: ServerSettings
    everywhere: bool
    season: int
    since: float
    gone: frozenset[int]
    tables_each: int
    record: RecordPage
    barred: bool = False
    """Whether the operator leaves the server out of the boards of all servers."""


def server_message(
    texts: Texts, overview: ServerOverview, page: str, *, asks_season: bool = False, note: str = ""
) -> ui.LayoutView:
    """Return the panel; ``asks_season`` makes it ask whether to end the season. ``note`` says what was just done."""
    box = container(INK)
    about = {"tables": _tables, "people": _people, "moderation": _moderation, "start": _start, "boards": _boards}[page]
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
            for control in _channels(texts, overview) + _terms(texts, overview):
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
        else:
            for control in _records(texts, overview):
                box.add_item(ui.ActionRow(control))
            box.add_item(ui.ActionRow(*_exports(texts)))
        others = [other for other in PAGES if other != page]
        box.add_item(
            ui.ActionRow(*(button(Press.of_no_table(f"serves.{each}"), texts.say(f"server-{each}")) for each in others))
        )
    return Layout(box)


def _tables(texts: Texts, overview: ServerOverview) -> list[str]:
    """Return the table channels, because a select hides those this person cannot see."""
    chosen = overview.settings.channels
    there = " ".join(f"<#{channel}>" for channel in chosen if channel not in overview.gone)
    where = texts.say("server-channels", channels=there) if there else texts.say("server-channels-all")
    gone = len(overview.gone.intersection(chosen))
    lost = [texts.say("server-channels-gone", count=gone, left=bool(there))] if gone else []
    return [where, *lost, texts.say("server-usual")]


def _people(texts: Texts, overview: ServerOverview) -> list[str]:
    settings, lines = overview.settings, []
    for name in ("openers", "moderators"):
        chosen = getattr(settings, name)
        there = " ".join(f"<@&{role}>" for role in chosen if role not in overview.gone)
        lines.append(texts.say(f"server-{name}", roles=there) if there else texts.say(f"server-{name}-none"))
        if gone := len(overview.gone.intersection(chosen)):
            lines.append(texts.say("server-roles-gone", count=gone))
    lines.append(texts.say("server-each", count=overview.tables_each))
    words = ", ".join(f"||{discord.utils.escape_markdown(word)}||" for word in settings.words)
    return [*lines, texts.say("server-words", words=words) if words else texts.say("server-words-none")]


def _moderation(texts: Texts, overview: ServerOverview) -> list[str]:
    channel = overview.settings.record
    lost = channel in overview.gone
    where = "record-gone" if lost else "record-there" if channel else "record-nowhere"
    said = texts.say(where, channel=f"<#{channel}>")
    return [texts.say("record-means"), said, *record_lines(texts, overview.record)]


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
            for name in ("openers", "moderators")
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
    for name, now in (("boards", overview.settings.boards), ("everywhere", overview.everywhere)):
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
