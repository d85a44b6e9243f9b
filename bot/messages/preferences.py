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
        case "ask" | "automatic":
            codes = [(texts.of(game), code) for game in GAMES for code in codes_of(name, game)]
            asks = name == "ask"
            named = [(its.say(f"asking-{code}" if asks else f"automatic-{code}"), code) for its, code in codes]
            return Setting(named, now, several=True)
        case "where" | "remind" | "remind_in":
            values = {"where": WHERE, "remind": REMIND, "remind_in": REMIND_IN}[name]
            return Setting([(texts.say(f"preference-{name}-{value}"), value) for value in values], (now,))
        case _ if name in LOOKS:
            looks = LOOKS[name]
            return Setting([(texts.say(f"look-{name}-{each}"), each) for each in looks], (now or looks[0],))
    return Setting([(texts.say(f"preference-{name}-{word}"), word) for word in (YES, NO)], (YES if now else NO,))


def codes_of(name: str, game: str) -> tuple[str, ...]:
    """The values of a preference about actions that belong to a game.

    Those of several games or of every game belong to the first.
    """
    earlier = [*GAMES][: [*GAMES].index(game)]
    common = () if earlier or name != "ask" else (EVERY,)
    taken = {code for other in earlier for code in _codes(name, other)}
    return (*common, *(code for code in _codes(name, game) if code not in taken))


def _codes(name: str, game: str) -> tuple[str, ...]:
    rules = GAMES[game]
    return rules.cautions if name == "ask" else tuple(dict.fromkeys((*rules.routine, *rules.automatic)))


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
        for control in _selects(texts, preferences, name):
            box.add_item(ui.ActionRow(control))
    box.add_item(ui.ActionRow(*_page_buttons(texts, page)))
    return Layout(box)


def _selects(texts: Texts, preferences: Preferences, name: str) -> list[Control]:
    """A select of a preference's values, or one for each game where one cannot hold them all."""
    its, hint = setting(texts, preferences, name), texts.say(f"preference-{name}")
    parts = [(name, hint, its.values)] if its.values else []
    if len(its.values) > limits.SELECT_OPTIONS:
        by_game = {game: [each for each in its.values if each[1] in codes_of(name, game)] for game in GAMES}
        parts = [
            (f"{name}.{game}", texts.say("preference-of", what=hint, game=game), values)
            for game, values in by_game.items()
            if values
        ]
    return [
        select(
            _press(f"like.{part}"),
            said,
            values,
            least=1 - its.several,
            most=len(values) if its.several else 1,
            chosen=its.chosen,
        )
        for part, said, values in parts
    ]


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
