"""The message in the thread of a deal of the day: discreet, because moderators can read private threads."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.components import FELT, Layout, button, container
from bot.ui.custom_ids import Press
from data.store import Status


def daily_table_message(texts: Texts, state: TableState) -> ui.LayoutView:
    """Return the message of an attempt, without picture, cards, points and the number of moves.

    Its button shows the hand or, in the end, the result, only to the person who plays here.
    """
    assert state.daily is not None
    progress = "live" if state.live else "finished" if state.status is Status.FINISHED else "over"
    called = texts.called(state.game, state.preset)
    lines = ["### " + texts.say("daily-thread", called=called, date=state.daily.day)]
    lines.append(texts.say(f"daily-thread-{progress}", ends=f"<t:{int(state.daily.ends_at)}:t>"))
    box = container(FELT, ui.TextDisplay("\n".join(lines)))
    if progress != "over":
        label = texts.say("button-hand" if state.live else "button-daily-result")
        # No revision: it would count the moves.
        box.add_item(ui.ActionRow(button(Press(state.id, 0, "hand"), label, ButtonStyle.success)))
    return Layout(box)
