"""The panel of a server's settings, for its managers."""

from __future__ import annotations

from typing import NamedTuple, get_args

from discord import ButtonStyle, ui

from bot.host.model.server_settings import ServerSettings
from bot.host.model.terms import Access, Filmed, Late, MatchLength, Pace
from bot.messages.controls import Control, button, channel_select, select
from bot.messages.custom_ids import Press
from bot.messages.game_selects import GameOption, GameSelect, game_selects
from bot.messages.layout import INK, Layout, container
from bot.texts import Texts
from engine.games import GAMES
from engine.players import LEVELS

PAGES = ("tables", "start", "boards")
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
    """A server's settings, whether its games count everywhere, and the number and start of its season."""

    settings: ServerSettings
    everywhere: bool
    season: int
    since: float


def server_message(
    texts: Texts, overview: ServerOverview, page: str, *, asks_season: bool = False, note: str = ""
) -> ui.LayoutView:
    """The panel; ``asks_season`` makes it ask whether to end the season. ``note`` says what was just done."""
    box = container(INK)
    about = {"tables": _tables, "start": _start, "boards": _boards}[page]
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
        else:
            for control in _records(texts, overview):
                box.add_item(ui.ActionRow(control))
        others = [other for other in PAGES if other != page]
        box.add_item(
            ui.ActionRow(*(button(Press.of_no_table(f"serves.{each}"), texts.say(f"server-{each}")) for each in others))
        )
    return Layout(box)


def _tables(texts: Texts, overview: ServerOverview) -> list[str]:
    """The channels for tables, because a select hides those that this person cannot see; and what the rest means."""
    there = " ".join(f"<#{channel}>" for channel in overview.settings.channels)
    where = texts.say("server-channels", channels=there) if there else texts.say("server-channels-all")
    return [where, texts.say("server-usual")]


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
    return [
        texts.say("server-season", number=overview.season, since=since) if since else texts.say("server-season-first")
    ]


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
            Press.of_no_table("serve.channels"), texts.say("server-set-channels"), overview.settings.channels
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
