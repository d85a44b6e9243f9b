"""The actions that buttons name by key: see :func:`bot.messages.custom_ids.action_key`."""

from __future__ import annotations

from bot.host.play.choices import choices_of
from bot.messages.custom_ids import action_key
from engine.rules import Rules
from engine.types import Action
from engine.view import View


def chosen_action(rules: Rules, view: View, kind: str, key: str) -> Action | None:
    """The action of a choice button; None if it is not offered any more."""
    choices = (*choices_of(view, kind), *rules.shortlist(view))
    return next((choice.action for choice in choices if action_key(choice.action) == key), None)


def confirmed_action(view: View, kind: str, key: str) -> Action | None:
    """The action of a "Do it" button: a suggested one, another legal one, or one that names a single card in hand."""
    suggested = (choice.action for choice in view.choices(kind))
    singles = (Action(kind, (card,)) for card in view.hand)
    candidates = (*suggested, *(action for action in view.legal if action.kind == kind), *singles)
    return next((action for action in candidates if action_key(action) == key), None)
