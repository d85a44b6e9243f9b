"""The private preferences panel: a page of selects, and previews of the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.host.model.settings import EVERY, REMIND, REMIND_IN, WHERE, Preferences
from bot.texts import Texts
from bot.ui.components import INK, LOOKS, Control, Layout, Picture, button, container, media_item, select
from bot.ui.custom_ids import Press
from engine.games import GAMES

PAGES = {
    "play": ("automatic", "at_once", "where", "hand", "rising"),
    "questions": ("ask",),
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


def setting(texts: Texts, preferences: Preferences, name: str, game: str = "") -> Setting:
    """Return the possible and chosen values of a preference; of the questions those of a ``game``."""
    now = getattr(preferences, name)
    match name:
        case "ask":
            its = texts.of(game)
            codes = questions(game)
            named = [(its.say(f"asking-{code}"), code) for code in codes]
            return Setting(named, [code for code in codes if code in now], several=True)
        case "automatic":
            first = {code: each for each in reversed(GAMES) for code in _done(each)}
            done = sorted(first, key=lambda code: [*GAMES].index(first[code]))
            named = [(texts.of(first[code]).say(f"automatic-{code}"), code) for code in done]
            return Setting(named, now, several=True)
        case "where" | "remind" | "remind_in":
            values = {"where": WHERE, "remind": REMIND, "remind_in": REMIND_IN}[name]
            return Setting([(texts.say(f"preference-{name}-{value}"), value) for value in values], (now,))
        case _ if name in LOOKS:
            looks = LOOKS[name]
            return Setting([(texts.say(f"look-{name}-{each}"), each) for each in looks], (now or looks[0],))
    return Setting([(texts.say(f"preference-{name}-{word}"), word) for word in (YES, NO)], (YES if now else NO,))


def questions(game: str) -> tuple[str, ...]:
    """Return the questions that a player of a game may turn on; some apply to several games, or to all."""
    return (EVERY, *GAMES[game].cautions)


def _done(game: str) -> tuple[str, ...]:
    """Return the actions that can be automatic in a game."""
    return (*GAMES[game].routine, *GAMES[game].automatic)


def preferences_message(
    texts: Texts, preferences: Preferences, page: str, pictures: Sequence[tuple[str, Picture]], game: str = ""
) -> ui.LayoutView:
    """Return the panel. ``pictures`` are previews, each with its game; the page of questions is about one ``game``."""
    box = container(
        INK, ui.TextDisplay(f"### {texts.say('preference-title')}\n{texts.say(f'preference-about-{page}')}")
    )
    if pictures:
        previews = [media_item(picture, texts.say("preference-preview", game=game)) for game, picture in pictures]
        box.add_item(ui.MediaGallery(*previews))
    if page == "questions":
        box.add_item(_caption(texts, "game"))
        box.add_item(ui.ActionRow(_game_select(texts, preferences, game)))
    for name in PAGES[page]:
        box.add_item(_caption(texts, name))
        box.add_item(ui.ActionRow(_select(texts, preferences, name, game)))
    box.add_item(ui.ActionRow(*_page_buttons(texts, page)))
    return Layout(box)


def _caption(texts: Texts, name: str) -> ui.TextDisplay[ui.LayoutView]:
    """Return the line above a select, whose placeholder is hidden once something is chosen."""
    return ui.TextDisplay(texts.say("preference-caption", name=texts.say(f"preference-{name}")))


def _game_select(texts: Texts, preferences: Preferences, game: str) -> Control:
    """Return a select of the game whose questions are shown; each says how many of its questions are chosen."""
    games = [(texts.say(f"game-{each}"), each) for each in GAMES]
    asked = {each: len({*questions(each)} & {*preferences.ask}) for each in GAMES}
    about = {each: texts.say("preference-asked", count=count) for each, count in asked.items() if count}
    return select(
        Press.of_no_table("likes.questions"), texts.say("preference-game"), games, chosen=(game,), about=about
    )


def _select(texts: Texts, preferences: Preferences, name: str, game: str) -> Control:
    """Return a select of a preference's values."""
    its, called = setting(texts, preferences, name, game), texts.say(f"preference-{name}")
    return select(
        Press.of_no_table(f"like.{name}.{game}" if game else f"like.{name}"),
        texts.say("preference-none", name=called) if its.several else called,
        its.values,
        least=1 - its.several,
        most=len(its.values) if its.several else 1,
        chosen=its.chosen,
    )


def _page_buttons(texts: Texts, page: str) -> list[Control]:
    """Return the buttons to the other pages and to the defaults."""
    others = [
        button(Press.of_no_table(f"likes.{other}"), texts.say(f"preference-page-{other}"), ButtonStyle.primary)
        for other in PAGES
        if other != page
    ]
    return [*others, button(Press.of_no_table(f"unlike.{page}"), texts.say("preference-usual"))]
