"""The private preferences panel: a page of selects, and previews of the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.preferences import EVERY, REMIND, REMIND_IN, WHERE, Preferences
from bot.messages.controls import Control, button, select
from bot.messages.custom_ids import NO_TABLE, Press
from bot.messages.layout import INK, Layout, container, media_item
from bot.messages.looks import LOOKS
from bot.messages.uploads import Picture
from bot.texts import Texts
from engine.games import GAMES

PAGES = {
    "play": ("ask", "automatic", "at_once", "where", "hand", "rising"),
    "reminders": ("remind", "remind_in"),
    "looks": ("felt", "back", "four_colours", "melds"),
}
"""The preferences by page."""
YES, NO = "yes", "no"


class Setting(NamedTuple):
    """A preference in the panel: its possible values as (label, value), and those chosen now."""

    values: Sequence[tuple[str, str]]
    chosen: Sequence[str]
    several: bool = False


def setting(texts: Texts, preferences: Preferences, name: str) -> Setting:
    """The possible and chosen values of a preference."""
    now = getattr(preferences, name)
    match name:
        case "ask":
            codes = {EVERY: "", **{code: game for game, rules in GAMES.items() for code in rules.cautions}}
            named = [(texts.of(game).say(f"asking-{code}"), code) for code, game in codes.items()]
            return Setting(named[: limits.SELECT_OPTIONS], now, several=True)
        case "automatic":
            kinds = {kind: game for game, rules in GAMES.items() for kind in (*rules.routine, *rules.automatic)}
            named = [(texts.of(game).say(f"automatic-{kind}"), kind) for kind, game in kinds.items()]
            return Setting(named, now, several=True)
        case "where" | "remind" | "remind_in":
            values = {"where": WHERE, "remind": REMIND, "remind_in": REMIND_IN}[name]
            return Setting([(texts.say(f"preference-{name}-{value}"), value) for value in values], (now,))
        case _ if name in LOOKS:
            looks = LOOKS[name]
            return Setting([(texts.say(f"look-{name}-{each}"), each) for each in looks], (now or looks[0],))
    return Setting([(texts.say(f"preference-{name}-{word}"), word) for word in (YES, NO)], (YES if now else NO,))


def preferences_message(
    texts: Texts, preferences: Preferences, page: str, pictures: Sequence[tuple[str, Picture]]
) -> ui.LayoutView:
    """The panel. ``pictures`` are previews, each with its game."""
    box = container(
        INK, ui.TextDisplay(f"### {texts.say('preference-title')}\n{texts.say(f'preference-about-{page}')}")
    )
    if pictures:
        previews = [media_item(picture, texts.say("preference-preview", game=game)) for game, picture in pictures]
        box.add_item(ui.MediaGallery(*previews))
    for name in PAGES[page]:
        if control := _select(texts, preferences, name):
            box.add_item(ui.ActionRow(control))
    box.add_item(ui.ActionRow(*_page_buttons(texts, page)))
    return Layout(box)


def _select(texts: Texts, preferences: Preferences, name: str) -> Control | None:
    its = setting(texts, preferences, name)
    if not its.values:
        return None
    most = len(its.values) if its.several else 1
    press = _press(f"like.{name}")
    return select(
        press, texts.say(f"preference-{name}"), its.values, least=1 - its.several, most=most, chosen=its.chosen
    )


def _page_buttons(texts: Texts, page: str) -> list[Control]:
    """The buttons to the other pages and to the defaults."""
    others = [
        button(_press(f"likes.{other}"), texts.say(f"preference-page-{other}"), ButtonStyle.primary)
        for other in PAGES
        if other != page
    ]
    return [*others, button(_press(f"unlike.{page}"), texts.say("preference-usual"))]


def _press(what: str) -> Press:
    return Press(NO_TABLE, 0, what)
