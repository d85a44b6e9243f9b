"""``/view``, with the pages of a table, and ``/help``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from discord import app_commands

from bot.features.help.messages import PAGES, Topic, help_message, page_message
from bot.host.refusals import Refusal
from bot.table.commands import preset_choices
from bot.table.context import context_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.game_names import game_and_preset
from bot.ui.names import people
from bot.ui.replies import Interaction, acknowledge, edit
from engine.games import GAMES, game_with

_HELP = [app_commands.Choice(name=localized(f"chapter-{page}"), value=page) for page in PAGES]


def _page_callback(page: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await show_page(interaction, page)

    return callback


async def show_page(interaction: Interaction, page: str) -> None:
    """Show a page of a table, made from the asker's own view or else from the public one."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    view = state.view(state.seat_of(player.id))
    if view is None:
        raise Refusal("not-running")
    called = context.texts.called(state.game, state.preset)
    if page not in state.rules.pages:
        available = [f"`/view {name}`" for name in state.rules.pages]
        raise Refusal("not-in-this-game", called=called, names=", ".join(available))
    seated = people(state, context.texts)
    lines = [context.texts.note("fact", note, seated) for note in view.page(page)] or [context.texts.say("page-empty")]
    title = context.texts.say("page-title", page=page, called=called)
    await edit(interaction, page_message(title, lines))


@app_commands.command(name="help", description=localized("command-help"))
@app_commands.describe(page=localized("argument-page"), preset=localized("argument-preset"))
@app_commands.choices(page=_HELP)
async def _help(interaction: Interaction, page: str = PAGES[0], preset: str = "") -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    topic = await _topic_of_table(interaction, page) if not preset else None
    if topic is None:
        game, preset = game_and_preset(context.texts, "", preset)
        rules = GAMES[game or game_with(preset)]
        topic = Topic(rules.of(preset or rules.presets[0]), page)
    await edit(interaction, help_message(context.texts, topic, context.policies))


async def _topic_of_table(interaction: Interaction, page: str) -> Topic | None:
    """Return the help about the table that the command refers to, if there is one."""
    context = context_of(interaction)
    try:
        state = await context.table_here(await context.player())
    except Refusal:
        return None
    return Topic(state.rules, page, state.id)


_help.autocomplete("preset")(preset_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/view`` with a command for each page that some game has, and ``/help``."""
    view = app_commands.Group(name="view", description=localized("command-view"))
    for page in dict.fromkeys(page for rules in GAMES.values() for page in rules.pages):
        said = localized(f"page-{page}")
        view.add_command(app_commands.Command(name=page, description=said, callback=_page_callback(page)))
    both: tuple[AnyCommand, ...] = (view, _help)
    for command in both:
        allow_direct_messages(command)
        yield command
