"""The step before what a careful player wants to be asked about: why, "Do it", and the way back."""

from __future__ import annotations

from collections import Counter

from discord import ButtonStyle, ui

from bot.host.model.preferences import EVERY
from bot.host.table.state import TableState
from bot.messages.controls import button, rows
from bot.messages.custom_ids import Press, key
from bot.texts import People, Texts
from engine.types import Action, Seat
from engine.view import View


def must_ask(state: TableState, seat: Seat, action: Action) -> bool:
    """Whether a player wants to be asked before they do this. What cannot be done anyway is not asked about."""
    view, wanted = state.view(seat), state.preferences_of(seat).ask
    if not (wanted and view and any(legal.kind == action.kind for legal in view.legal)):
        return False
    if Counter(action.cards) - Counter(view.hand):
        return False
    gives_card = any(verb.kind == action.kind and verb.cards == "one" for verb in state.verbs)
    return (EVERY in wanted and gives_card) or any(note.code in wanted for note in view.cautions(action))


def question(say: Texts, view: View, action: Action, seated: People) -> list[str]:
    """What a player is asked: whether they want to do this, and what speaks against it."""
    verb = say.say(f"verb-{action.kind}")
    title = say.say("confirm-cards" if action.cards else "confirm-plain", does=verb, cards=action.cards)
    return ["### " + title, *(say.note("caution", note, seated) for note in view.cautions(action))]


def ways(say: Texts, state: TableState, action: Action) -> list[ui.ActionRow[ui.LayoutView]]:
    """The buttons that do it, or do not."""
    does = Press(state.id, state.revision, f"sure.{action.kind}.{key(action)}")
    back = Press(state.id, state.revision, "back")
    return rows([button(does, say.say("button-sure"), ButtonStyle.primary), button(back, say.say("button-back"))])


def confirmed(view: View, kind: str, name: str) -> Action | None:
    """The action that "Do it" names: an offered one, another legal one, or one of any single card in hand."""
    offered = (choice.action for choice in view.choices(kind))
    singles = (Action(kind, (card,)) for card in view.hand)
    candidates = (*offered, *(action for action in view.legal if action.kind == kind), *singles)
    return next((action for action in candidates if key(action) == name), None)
