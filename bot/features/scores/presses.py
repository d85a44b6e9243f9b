"""The scores of a game, round by round."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.features.scores.messages import round_lines, scores_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.messages.endings import match_line, sheet_alt
from bot.ui.custom_ids import Press
from bot.ui.names import names, people, plain_people
from bot.ui.replies import Handler, Interaction, acknowledge, edit


async def show_rounds(interaction: Interaction, context: Context, state: TableState) -> None:
    """Show a game round by round to the person who asked. Refuses ``nothing-scored``."""
    view = state.view(None)
    if view is None or not view.scores:
        raise Refusal("nothing-scored")
    texts, seat = context.texts, state.seat_of((await context.player()).id)
    called, preferences = names(state, texts), state.preferences_of(seat)
    plain = plain_people(state, texts)
    drawing, alts = [], []
    ended = bool(view.winners and view.settled)
    if len(view.scores) > 1 or not ended:
        drawing.append(context.painter.scores(view, called, preferences=preferences))
        alts.append("\n".join(round_lines(texts, view, plain)))
    if ended:
        # The table shows the winner by then, so the last round's score sheet belongs here.
        drawing.append(context.painter.table(view, called, preferences=preferences))
        alts.append(sheet_alt(texts, view, plain))
    drawn = [(picture, alt) for picture, alt in zip(await asyncio.gather(*drawing), alts, strict=True) if picture]
    seated = people(state, texts)
    lines = [*([] if drawn else round_lines(texts, view, seated)), match_line(texts, state, seated)]
    title = texts.say("scores-rounds", called=texts.called(state.game, state.preset))
    await edit(interaction, scores_message(title, lines, *drawn), [picture for picture, _ in drawn])


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    await show_rounds(interaction, context, await context.table(press.table))


HANDLERS: Mapping[str, Handler] = {"scores": _handle}
