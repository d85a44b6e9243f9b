"""``/preferences``: a private panel of selects, and pictures of the looks to choose from.

Changes show in open hands at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from discord import ButtonStyle, app_commands, ui

from bot.features.daily.settings import HOURS, shown_hour
from bot.features.daily.zones import need_zone, shown_zone, zone_choices
from bot.host.model.settings import DEFAULT_PREFERENCES, EVERY, REMIND, REMIND_IN, WHERE, Preferences
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import (
    INK,
    LOOKS,
    PARTS,
    Control,
    Layout,
    Picture,
    button,
    container,
    gallery,
    phone_rows,
    rows,
    select,
)
from bot.ui.custom_ids import Press, reading
from bot.ui.languages import AS_DISCORD, languages, need_language
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.games import GAMES

PAGES = {
    "play": ("automatic", "at_once", "where"),
    "questions": ("ask",),
    "reminders": ("remind", "remind_in"),
    "daily": ("daily_hour",),
    "language": ("language",),
    "looks": PARTS,
}
"""The preferences by page."""
ZONE = "daily_zone"
"""The preference that the command's option sets. It belongs to the page ``daily``."""
YES, NO, NEVER = "yes", "no", "never"


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
        case "daily_hour":
            hours = [(texts.say("preference-daily_hour-at", hour=shown_hour(hour)), str(hour)) for hour in HOURS]
            never = (texts.say("preference-daily_hour-never"), NEVER)
            return Setting([never, *hours], (NEVER if now is None else str(now),))
        case "language":
            as_discord = (texts.say("preference-language-discord"), AS_DISCORD)
            return Setting([as_discord, *languages()], (now or AS_DISCORD,))
        case "where" | "remind" | "remind_in":
            values = {"where": WHERE, "remind": REMIND, "remind_in": REMIND_IN}[name]
            return Setting([(texts.say(f"preference-{name}-{value}"), value) for value in values], (now,))
        case _ if name in LOOKS:
            looks = LOOKS[name]
            return Setting([(texts.say(f"look-{name}-{each}"), each) for each in looks], (now or looks[0],))
    words = (YES, NO) if getattr(DEFAULT_PREFERENCES, name) else (NO, YES)
    return Setting([(texts.say(f"preference-{name}-{word}"), word) for word in words], (YES if now else NO,))


def questions(game: str) -> tuple[str, ...]:
    """Return the questions that a player of a game may turn on; some apply to several games, or to all."""
    return (EVERY, *GAMES[game].presentation.caution_codes)


def _done(game: str) -> tuple[str, ...]:
    """Return the actions that can be automatic in a game."""
    presentation = GAMES[game].presentation
    return (*presentation.routine, *presentation.automatic)


def preferences_message(
    texts: Texts, preferences: Preferences, page: str, about: str = "", picture: Picture | None = None
) -> ui.LayoutView:
    """Return the panel. The page of questions is ``about`` a game, that of looks about a part with its ``picture``."""
    explained = texts.say(f"preference-about-{page}", zone=shown_zone(preferences.daily_zone))
    box = container(INK, ui.TextDisplay(f"### {texts.say('preference-title')}\n{explained}"))
    names: Sequence[str] = PAGES[page]
    if page == "questions":
        box.add_item(_caption(texts, "game"))
        box.add_item(ui.ActionRow(_game_select(texts, preferences, about)))
    elif page == "looks":
        names = ()
        box.add_item(_caption(texts, "part"))
        box.add_item(ui.ActionRow(_part_select(texts, preferences, about)))
        if picture:
            box.add_item(gallery(picture, _described(texts, preferences, about)))
        for row in phone_rows(_look_buttons(texts, preferences, about)):
            box.add_item(row)
    for name in names:
        box.add_item(_caption(texts, name))
        box.add_item(ui.ActionRow(_select(texts, preferences, name, about)))
    for row in rows(_page_buttons(texts, page, about)):
        box.add_item(row)
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


def _part_select(texts: Texts, preferences: Preferences, part: str) -> Control:
    """Return a select of the part of the look that is shown; each says what is chosen."""
    parts = [(texts.say(f"preference-{each}"), each) for each in PARTS]
    about = {each: _labels(texts, preferences, each)[_chosen(texts, preferences, each)] for each in PARTS}
    return select(Press.of_no_table("likes.looks"), texts.say("preference-part"), parts, chosen=(part,), about=about)


def _labels(texts: Texts, preferences: Preferences, part: str) -> dict[str, str]:
    """Return the possible values of a part of the look, with their labels."""
    return {value: label for label, value in setting(texts, preferences, part).values}


def _chosen(texts: Texts, preferences: Preferences, part: str) -> str:
    """Return the value of a part of the look, the default for one that is not known any more."""
    [chosen] = setting(texts, preferences, part).chosen
    values = _labels(texts, preferences, part)
    return chosen if chosen in values else next(iter(values))


def _described(texts: Texts, preferences: Preferences, part: str) -> str:
    """Return the text for a picture of the looks to choose from."""
    labels = texts.listed(_labels(texts, preferences, part).values())
    return texts.say("preference-sheet", name=texts.say(f"preference-{part}"), choices=labels)


def _look_buttons(texts: Texts, preferences: Preferences, part: str) -> list[Control]:
    """Return a button for each look that can be chosen; that of the chosen one is pressed already."""
    chosen = _chosen(texts, preferences, part)
    return [
        button(
            Press.of_no_table(f"look.{part}.{value}"),
            label,
            ButtonStyle.success if value == chosen else ButtonStyle.secondary,
            disabled=value == chosen,
        )
        for value, label in _labels(texts, preferences, part).items()
    ]


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


def _page_buttons(texts: Texts, page: str, about: str) -> list[Control]:
    """Return the buttons to the other pages and to the defaults."""
    others = [
        button(Press.of_no_table(f"likes.{other}"), texts.say(f"preference-page-{other}"), ButtonStyle.primary)
        for other in PAGES
        if other != page
    ]
    usual = f"unlike.{page}.{about}" if about else f"unlike.{page}"
    return [*others, button(Press.of_no_table(usual), texts.say("preference-usual"))]


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    preferences = Preferences.read(player.settings)
    name, about = (*press.arguments, "", "")[:2]
    page = name
    if press.word in ("like", "look"):
        page = next((page for page, its in PAGES.items() if name in its), "")
    elif page in ("questions", "looks") and values:
        about = values[0]
    if press.word == "look":
        values, about = [about], name
    if page not in PAGES or (about and about not in (PARTS if page == "looks" else GAMES)):
        raise Refusal("outdated")
    if press.word in ("like", "look"):
        with reading():
            preferences = with_change(preferences, name, values, about)
        await _save(context, player, preferences)
    elif press.word == "unlike":
        names = (*PAGES[page], ZONE) if page == "daily" else PAGES[page]
        preferences = preferences.model_copy(update={name: getattr(DEFAULT_PREFERENCES, name) for name in names})
        await _save(context, player, preferences)
    if page == "questions" and not about:
        tables = await context.host.tables_of(player)
        about = tables[0].game if tables else next(iter(GAMES))
    await show_preferences(interaction, preferences, page, about)


def with_change(preferences: Preferences, name: str, values: Sequence[str], game: str = "") -> Preferences:
    """Return the preferences with one of them changed; of the questions only those of a ``game``.

    Raises ``ValueError`` for a value that it cannot have.
    """
    kind = type(preferences).model_fields[name].annotation
    value: object = values[0] if values else ""
    if kind is bool:
        value = values[0] == YES
    elif name in LOOKS and value not in LOOKS[name]:
        raise ValueError(value)
    elif name == "ask":
        value = (*(code for code in preferences.ask if game and code not in questions(game)), *values)
    elif name == "automatic":
        value = tuple(values)
    elif name == "language":
        value = need_language(values[0])
    elif name == "daily_hour":
        value = None if value == NEVER else int(values[0])
    return type(preferences).model_validate({**preferences.model_dump(), name: value})


async def show_preferences(
    interaction: Interaction, preferences: Preferences, page: str = "play", about: str = ""
) -> None:
    """Show a page of the preferences panel; of the questions those of a game, of the looks those of a part."""
    context, picture = context_of(interaction), None
    if page == "looks":
        about = about or PARTS[0]
        choices = setting(context.texts, preferences, about).values
        looks = [(label, with_change(preferences, about, [value])) for label, value in choices]
        picture = await context.painter.choices(about, looks, texts=context.texts)
    message = preferences_message(context.texts, preferences, page, about, picture)
    await edit(interaction, message, [picture] if picture else [])


async def _save(context: Context, player: Player, preferences: Preferences) -> None:
    await context.host.people.save(player, preferences)
    await context.learn_language()
    tables = [*await context.host.tables_of(player), *await context.host.attempts.under_way(player)]
    if preferences.where == "request":
        await context.hands.take_away(player, [state for state in tables if not state.plays_remotely(player.id)])
    for state in tables:
        context.presenter.poke(state.id)
        context.host.announce(state)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("like", "likes", "look", "unlike"), _handle)


@app_commands.command(name="preferences", description=localized("command-preferences"))
@app_commands.describe(zone=localized("argument-own-zone"))
async def preferences(interaction: Interaction, zone: str = "") -> None:
    """Show the preferences panel, after a change of the time zone if one is given."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    own = Preferences.read(player.settings)
    if zone:
        own = own.model_copy(update={ZONE: need_zone(zone)})
        await context.host.people.save(player, own)
    await show_preferences(interaction, own, "daily" if zone else "play")


preferences.autocomplete("zone")(zone_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/preferences``."""
    allow_direct_messages(preferences)
    yield preferences
