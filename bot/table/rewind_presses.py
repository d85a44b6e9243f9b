"""Presses to go back in a practice game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.giving_up import Cost
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, seat_of
from bot.table.messages.absence import giving_up_message
from bot.table.messages.rewinds import rewind_message
from bot.ui.custom_ids import Press
from bot.ui.handler import Handler
from bot.ui.layout import text_message
from bot.ui.reading import reading
from bot.ui.replies import Interaction, acknowledge, edit
from engine.types import Note


async def _ask(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    await choose_rewind(interaction, context, await context.table(press.table))


async def _rewind(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    with reading():
        [scope] = press.arguments
    state = await context.table(press.table)
    await rewind(interaction, context, state, scope, revision=press.revision, to_practice=True)


async def choose_rewind(interaction: Interaction, context: Context, state: TableState, *scopes: str) -> None:
    """Ask how far to go back, and state the cost."""
    seat_of(state, await context.player())
    ending = await context.host.lifecycle.ending(state.id)
    if state.alone and ending.cost is Cost.LOSS:
        await edit(interaction, giving_up_message(context.texts, state, Note("practice-gives-up")))
        return
    await edit(interaction, rewind_message(context.texts, state, ending, *scopes))


async def rewind(
    interaction: Interaction,
    context: Context,
    state: TableState,
    scope: str,
    *,
    revision: int | None = None,
    to_practice: bool = False,
) -> None:
    """Go back; ask first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        after = await context.host.rewinds.rewind(state.id, player, scope, revision=revision, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code not in ("becomes-practice", "practice-gives-up"):
            raise
        await choose_rewind(interaction, context, state, scope)
        return
    await context.presenter.settled(after.id)
    done = context.texts.say("done-rewound", back=scope, link=context.posts.link(after))
    await edit(interaction, text_message(done))


HANDLERS: Mapping[str, Handler] = {"again": _ask, "rewind": _rewind}
