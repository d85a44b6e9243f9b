"""Presses on the preferences panel. Changes are stored and shown in open hands at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.model.preferences import DEFAULT_PREFERENCES, Preferences
from bot.host.model.stored_types import Player
from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.messages.preferences import PAGES, YES, codes_of, preferences_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    preferences = Preferences.read(player.settings)
    name = next(iter(press.arguments), "")
    page = name
    if press.word == "like":
        page = next((page for page, its in PAGES.items() if name in its), "")
    if page not in PAGES:
        raise Refusal("outdated")
    if press.word == "like":
        try:
            preferences = with_change(preferences, name, values, *press.arguments[1:2])
        except ValueError as unknown:
            raise Refusal("outdated") from unknown
        await _save(context, player, preferences)
    elif press.word == "unlike":
        preferences = preferences.model_copy(update={name: getattr(DEFAULT_PREFERENCES, name) for name in PAGES[page]})
        await _save(context, player, preferences)
    await show_preferences(interaction, preferences, page)


def with_change(preferences: Preferences, name: str, values: Sequence[str], game: str = "") -> Preferences:
    """The preferences with one of them changed, or only its values of a ``game``.

    Raises ``ValueError`` for a value that it cannot have, and for an unknown game.
    """
    kind = type(preferences).model_fields[name].annotation
    value: object = values[0] if values else ""
    if kind is bool:
        value = values[0] == YES
    elif name in ("ask", "automatic"):
        others = [code for code in getattr(preferences, name) if game and code not in codes_of(name, game)]
        value = (*others, *values)
    return type(preferences).model_validate({**preferences.model_dump(), name: value})


async def show_preferences(interaction: Interaction, preferences: Preferences, page: str = "play") -> None:
    """Shows a page of the preferences panel."""
    context = context_of(interaction)
    pictures = [] if page == "reminders" else await context.painter.previews(preferences, tables=page == "looks")
    message = preferences_message(context.texts, preferences, page, pictures)
    await edit(interaction, message, [picture for _, picture in pictures])


async def _save(context: Context, player: Player, preferences: Preferences) -> None:
    await context.store.set_settings(player.id, preferences.merged_into(player.settings))
    tables = await context.host.tables_of(player)
    if preferences.where == "request":
        await context.hands.take_away(player, [state for state in tables if not state.plays_remotely(player.id)])
    for state in tables:
        context.presenter.poke(state.id)
        context.host.announce(state)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("like", "likes", "unlike"), _handle)
