"""The panel of a server's settings, for those who manage it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.server_settings import ServerSettings
from bot.host.model.terms import Access, Late, Pace
from bot.messages.controls import Control, button, channel_select, select
from bot.messages.custom_ids import NO_TABLE, Press
from bot.messages.layout import INK, Layout, container
from bot.texts import Texts
from engine.games import GAMES
from engine.players import LEVELS

PAGES = ("tables", "boards")
_TERMS = {"access": get_args(Access), "pace": get_args(Pace), "late": get_args(Late), "computers": LEVELS}
_YES, _NO = "yes", "no"


class Standing(NamedTuple):
    """How things stand in a server: its settings, whether it counts everywhere, its season and when that began."""

    settings: ServerSettings
    everywhere: bool
    season: int
    since: float


def changed(settings: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """The settings with one of them set as was chosen. Raises ``ValueError`` for what it cannot be."""
    value: object = values[0] if values else ""
    if name == "channels":
        value = tuple(map(int, values))
    elif name == "boards":
        value = value == _YES
    elif name not in (*_TERMS, "preset"):
        raise ValueError(name)
    return ServerSettings.model_validate({**settings.model_dump(), name: value})


def server_message(say: Texts, stands: Standing, page: str, *, asks_season: bool = False) -> ui.LayoutView:
    """The panel; with ``asks_season`` it asks whether a season is to end."""
    box = container(INK)
    lines = [f"### {say.say(f'server-{page}')}", *(_tables(say, stands) if page == "tables" else _boards(say, stands))]
    if asks_season:
        lines.append(say.say("season-means", next=stands.season + 1))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    if asks_season:
        ends = button(_press(f"season.{stands.season}"), say.say("button-season"), ButtonStyle.danger)
        box.add_item(ui.ActionRow(ends, button(_press("serves.boards"), say.say("button-back"))))
    else:
        for control in _channels(say, stands) + _terms(say, stands) if page == "tables" else _records(say, stands):
            box.add_item(ui.ActionRow(control))
        others = [other for other in PAGES if other != page]
        box.add_item(ui.ActionRow(*(button(_press(f"serves.{each}"), say.say(f"server-{each}")) for each in others)))
    return Layout(box)


def _tables(say: Texts, stands: Standing) -> list[str]:
    """Where tables are opened, in words: Discord shows no channel in a select that this person may not see; and that
    the rest is what new ones usually are.
    """
    there = " ".join(f"<#{channel}>" for channel in stands.settings.channels)
    where = say.say("server-channels", channels=there) if there else say.say("server-channels-all")
    return [where, say.say("server-usual")]


def _boards(say: Texts, stands: Standing) -> list[str]:
    since = f"<t:{int(stands.since)}:D>" if stands.season > 1 else ""
    return [say.say("server-season", number=stands.season, since=since) if since else say.say("server-season-first")]


def _channels(say: Texts, stands: Standing) -> list[Control]:
    presets = [
        (say.say("serve-plays", called=say.called(game, preset)), preset)
        for game, rules in GAMES.items()
        for preset in rules.presets
    ]
    now = stands.settings.preset_of("")
    return [
        channel_select(_press("serve.channels"), say.say("serve-channels"), stands.settings.channels),
        select(_press("serve.preset"), say.say("serve-preset"), presets[: limits.SELECT_OPTIONS], chosen=(now,)),
    ]


def _terms(say: Texts, stands: Standing) -> list[Control]:
    found = []
    for name, values in _TERMS.items():
        named = [(say.say("serve-term", option=name, set=say.setting(name, value)), value) for value in values]
        found.append(
            select(_press(f"serve.{name}"), say.say(f"option-{name}"), named, chosen=(getattr(stands.settings, name),))
        )
    return found


def _records(say: Texts, stands: Standing) -> list[Control]:
    found = []
    for name, now in (("boards", stands.settings.boards), ("everywhere", stands.everywhere)):
        named = [(say.say(f"serve-{name}-{word}"), word) for word in (_YES, _NO)]
        found.append(select(_press(f"serve.{name}"), say.say(f"serve-{name}"), named, chosen=(_YES if now else _NO,)))
    return [*found, button(_press("seasons"), say.say("button-season"))]


def _press(what: str) -> Press:
    return Press(NO_TABLE, 0, what)
