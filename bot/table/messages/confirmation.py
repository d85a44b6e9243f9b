"""The question before an action that a player wants to confirm, and its two buttons."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.table.messages.card_select import key_with_places
from bot.texts import People, Texts
from bot.ui.controls import button, rows
from bot.ui.custom_ids import Press
from bot.ui.target_names import action_name
from engine.types import Action
from engine.view import View


def question_lines(texts: Texts, view: View, action: Action, people: People) -> list[str]:
    """Return whether to do it, and the reasons to think twice."""
    target = action.target if view.called(action.target) else ""
    named = action_name(texts, view, action._replace(target=target), people)
    title = texts.say("confirm", does=named)
    return ["### " + title, *(texts.note("caution", note, people) for note in view.cautions(action))]


def confirm_rows(texts: Texts, state: TableState, view: View, action: Action) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons "Do it" and "Back"."""
    does = Press.at(state, f"sure.{action.kind}.{key_with_places(view, action)}")
    back = Press.at(state, "back")
    return rows([button(does, texts.say("button-sure"), ButtonStyle.primary), button(back, texts.say("button-back"))])
