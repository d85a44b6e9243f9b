"""Presses on the preferences panel. Changes are stored and shown in open hands at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.preferences.messages import PAGES, YES, preferences_message, questions
from bot.host.model.settings import DEFAULT_PREFERENCES, Preferences
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.games import GAMES


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
        preferences = preferences.model_copy(update={name: getattr(DEFAULT_PREFERENCES, name) for name in PAGES[page]})
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
    return type(preferences).model_validate({**preferences.model_dump(), name: value})


async def show_preferences(
    interaction: Interaction, preferences: Preferences, page: str = "play", game: str = ""
) -> None:
    """Show a page of the preferences panel; of the questions those of a ``game``."""
    context = context_of(interaction)
    pictured = page in ("play", "looks")
    pictures = await context.painter.previews(preferences, tables=page == "looks") if pictured else []
    message = preferences_message(context.texts, preferences, page, pictures, game)
    await edit(interaction, message, [picture for _, picture in pictures])


async def _save(context: Context, player: Player, preferences: Preferences) -> None:
    await context.host.people.save(player, preferences)
    tables = await context.host.tables_of(player)
    if preferences.where == "request":
        await context.hands.take_away(player, [state for state in tables if not state.plays_remotely(player.id)])
    for state in tables:
        context.presenter.poke(state.id)
        context.host.announce(state)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("like", "likes", "unlike"), _handle)
