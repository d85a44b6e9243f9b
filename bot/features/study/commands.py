"""``/assist`` and ``/explore``: advice on a turn, and what a player can know about the cards.

All of it is made from the asker's own view, and shown to them alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from discord import app_commands

from bot.features.exhibition.command import autoplay
from bot.features.study.autostep_presses import start_autostep
from bot.features.study.hint_presses import show_hint
from bot.features.study.messages import explanation_message, facts_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, seat_of
from bot.ui.commands import AnyCommand, allow_direct_messages, level_choices, localized
from bot.ui.names import people
from bot.ui.replies import Interaction, acknowledge, edit
from engine import study
from engine.games import GAMES
from engine.types import Seat
from engine.view import View

_LEVELS = level_choices()
_OPENING = "opening"
"""The page that belongs to ``/assist``; all others belong to ``/explore``."""


async def _hint(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, seat, _ = await _request(interaction)
    await show_hint(interaction, context, state, seat)


async def _explain(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, _, view = await _request(interaction)
    title = "### " + context.texts.say("study-title", about="explain")
    await edit(
        interaction, explanation_message(context.texts, title, study.explain(view), people(state, context.texts))
    )


@app_commands.describe(level=localized("argument-autostep-level"))
@app_commands.choices(level=_LEVELS)
async def _autostep(interaction: Interaction, level: str = "") -> None:
    await acknowledge(interaction)
    context, state, _, _ = await _request(interaction)
    await start_autostep(interaction, context, state, level)


async def show_page(interaction: Interaction, page: str) -> None:
    """Show a study page. Refuses ``not-in-this-game``."""
    await acknowledge(interaction)
    context, state, _, view = await _request(interaction)
    if page not in (pages := study.pages(state.game)):
        available = [_path(name) for name in pages]
        raise Refusal(
            "not-in-this-game", called=context.texts.called(state.game, state.preset), names=", ".join(available)
        )
    title = "### " + context.texts.say("study-title", about=page)
    await edit(interaction, facts_message(context.texts, title, study.page(view, page), people(state, context.texts)))


async def _request(interaction: Interaction) -> tuple[Context, TableState, Seat, View]:
    """Return the table that the command refers to, and the asker's seat and view.

    Refuses ``not-seated``, ``not-running``.
    """
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    seat = seat_of(state, player)
    view = state.view(seat)
    if view is None:
        raise Refusal("not-running")
    return context, state, seat, view


def _page_callback(page: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await show_page(interaction, page)

    return callback


def _command(group: str, name: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
    said = localized(f"command-{group}-{name}")
    return app_commands.Command(name=name, description=said, callback=callback)


def _path(page: str) -> str:
    return f"`/{'assist' if page == _OPENING else 'explore'} {page}`"


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/assist``, and ``/explore`` with a command for each study page of any game."""
    assist = app_commands.Group(name="assist", description=localized("command-assist"))
    advice = (("hint", _hint), ("explain", _explain), (_OPENING, _page_callback(_OPENING)), ("autostep", _autostep))
    for name, callback in advice:
        assist.add_command(_command("assist", name, callback))
    assist.add_command(autoplay())
    explore = app_commands.Group(name="explore", description=localized("command-explore"))
    for page in dict.fromkeys(page for game in GAMES for page in study.pages(game)):
        if page != _OPENING:
            explore.add_command(_command("explore", page, _page_callback(page)))
    for group in (assist, explore):
        allow_direct_messages(group)
        yield group
