"""``/preferences``: a private panel of selects, with previews of the pictures. Changes show in open hands at once."""

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
from bot.ui.components import INK, LOOKS, Control, Layout, Picture, button, container, media_item, rows, select
from bot.ui.custom_ids import Press, reading
from bot.ui.languages import AS_DISCORD, languages, need_language
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.games import GAMES

PAGES = {
    "play": ("automatic", "at_once", "where", "hand", "rising"),
    "questions": ("ask",),
    "reminders": ("remind", "remind_in"),
    "daily": ("daily_hour",),
    "language": ("language",),
    "looks": ("felt", "back", "letters", "indices", "four_colours", "melds"),
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
    return Setting([(texts.say(f"preference-{name}-{word}"), word) for word in (YES, NO)], (YES if now else NO,))


def questions(game: str) -> tuple[str, ...]:
    """Return the questions that a player of a game may turn on; some apply to several games, or to all."""
    return (EVERY, *GAMES[game].presentation.caution_codes)


def _done(game: str) -> tuple[str, ...]:
    """Return the actions that can be automatic in a game."""
    presentation = GAMES[game].presentation
    return (*presentation.routine, *presentation.automatic)


def preferences_message(
    texts: Texts, preferences: Preferences, page: str, pictures: Sequence[tuple[str, Picture]], game: str = ""
) -> ui.LayoutView:
    """Return the panel. ``pictures`` are previews, each with its game; the page of questions is about one ``game``."""
    about = texts.say(f"preference-about-{page}", zone=shown_zone(preferences.daily_zone))
    box = container(INK, ui.TextDisplay(f"### {texts.say('preference-title')}\n{about}"))
    if pictures:
        previews = [media_item(picture, texts.say("preference-preview", game=game)) for game, picture in pictures]
        box.add_item(ui.MediaGallery(*previews))
    if page == "questions":
        box.add_item(_caption(texts, "game"))
        box.add_item(ui.ActionRow(_game_select(texts, preferences, game)))
    for name in PAGES[page]:
        box.add_item(_caption(texts, name))
        box.add_item(ui.ActionRow(_select(texts, preferences, name, game)))
    for row in rows(_page_buttons(texts, page)):
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


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    preferences = Preferences.read(player.settings)
    name, game = (*press.arguments, "", "")[:2]
    page = name
    if press.word == "like":
        page = next((page for page, its in PAGES.items() if name in its), "")
    elif page == "questions" and values:
        game = values[0]
    if page not in PAGES or (game and game not in GAMES):
        raise Refusal("outdated")
    if press.word == "like":
        with reading():
            preferences = with_change(preferences, name, values, game)
        await _save(context, player, preferences)
    elif press.word == "unlike":
        names = (*PAGES[page], ZONE) if page == "daily" else PAGES[page]
        preferences = preferences.model_copy(update={name: getattr(DEFAULT_PREFERENCES, name) for name in names})
        await _save(context, player, preferences)
    if page == "questions" and not game:
        tables = await context.host.tables_of(player)
        game = tables[0].game if tables else next(iter(GAMES))
    await show_preferences(interaction, preferences, page, game)


def with_change(preferences: Preferences, name: str, values: Sequence[str], game: str = "") -> Preferences:
    """Return the preferences with one of them changed; of the questions only those of a ``game``.

    Raises ``ValueError`` for a value that it cannot have.
    """
    kind = type(preferences).model_fields[name].annotation
    value: object = values[0] if values else ""
    if kind is bool:
        value = values[0] == YES
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
    interaction: Interaction, preferences: Preferences, page: str = "play", game: str = ""
) -> None:
    """Show a page of the preferences panel; of the questions those of a ``game``."""
    context = context_of(interaction)
    pictured = page in ("play", "looks")
    pictures = await context.painter.previews(preferences, context.texts, tables=page == "looks") if pictured else []
    message = preferences_message(context.texts, preferences, page, pictures, game)
    await edit(interaction, message, [picture for _, picture in pictures])


async def _save(context: Context, player: Player, preferences: Preferences) -> None:
    await context.host.people.save(player, preferences)
    await context.learn_language()
    tables = [*await context.host.tables_of(player), *await context.host.attempts.under_way(player)]
    if preferences.where == "request":
        await context.hands.take_away(player, [state for state in tables if not state.plays_remotely(player.id)])
    for state in tables:
        context.presenter.poke(state.id)
        context.host.announce(state)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("like", "likes", "unlike"), _handle)


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
