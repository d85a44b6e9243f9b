"""Presses to go back in a practice game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of, seat_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.messages.layout import text_message
from bot.messages.rewinds import rewind_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit


async def _ask(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    await choose_rewind(interaction, context, await context.table(press.table))


async def _rewind(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    state, scope = await context.table(press.table), press.arguments[0]
    await rewind(interaction, context, state, scope, revision=press.revision, to_practice=True)


async def choose_rewind(interaction: Interaction, context: Context, state: TableState, *scopes: str) -> None:
    """Asks how far to go back, and says what that costs."""
    seat_of(state, await context.player())
    await edit(interaction, rewind_message(context.texts, state, *scopes))


async def rewind(
    interaction: Interaction,
    context: Context,
    state: TableState,
    scope: str,
    *,
    revision: int | None = None,
    to_practice: bool = False,
) -> None:
    """Goes back; asks first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        after = await context.host.rewinds.rewind(state.id, player, scope, revision=revision, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code != "becomes-practice":
            raise
        await choose_rewind(interaction, context, state, scope)
        return
    await context.presenter.settled(after.id)
    done = context.texts.say("done-rewound", back=scope, link=context.posts.link(after))
    await edit(interaction, text_message(done))


HANDLERS: Mapping[str, Handler] = {"again": _ask, "rewind": _rewind}
