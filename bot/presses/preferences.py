"""What the controls of the preferences' panel do. Preferences are kept at once, and open hands show them at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.model.preferences import DEFAULT_PREFERENCES, Preferences
from bot.host.model.stored_types import Player
from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.messages.preferences import PAGES, changed, preferences_message
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    preferences = Preferences.read(player.settings)
    name = next(iter(press.arguments), "")
    page = name
    if press.word == "like":
        page = next((page for page, its in PAGES.items() if name in its), "")
    if page not in PAGES:
        raise Refusal("stale")
    if press.word == "like":
        try:
            preferences = changed(preferences, name, values)
        except ValueError as unknown:
            raise Refusal("stale") from unknown
        await _keep(context, player, preferences)
    elif press.word == "unlike":
        preferences = preferences.model_copy(update={name: getattr(DEFAULT_PREFERENCES, name) for name in PAGES[page]})
        await _keep(context, player, preferences)
    await show_preferences(interaction, preferences, page)


async def show_preferences(interaction: Interaction, preferences: Preferences, page: str = "play") -> None:
    """Shows a person their preferences."""
    context = context_of(interaction)
    pictures = await context.painter.previews(preferences, tables=page == "looks")
    message = preferences_message(context.say, preferences, page, pictures)
    fill(interaction)
    files = [picture.file() for _, picture in pictures]
    await interaction.edit_original_response(view=message, attachments=files)


async def _keep(context: Context, player: Player, preferences: Preferences) -> None:
    await context.store.set_settings(player.id, preferences.merged_into(player.settings))
    tables = await context.host.tables_of(player)
    if preferences.where == "request":
        await context.hands.take_away(player, [state for state in tables if not state.plays_remotely(player.id)])
    for state in tables:
        context.presenter.poke(state.id)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("like", "likes", "unlike"), _handle)
