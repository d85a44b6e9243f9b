"""The actions that buttons name by key: see :func:`bot.ui.custom_ids.action_key`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

from bot.host.play.play import choices_of
from bot.table.messages.card_select import places_of, selection
from bot.ui.custom_ids import action_key
from engine.rules import Rules
from engine.types import Action, Choice, IllegalAction
from engine.view import View


def chosen_action(rules: Rules, view: View, kind: str, key: str) -> Action | None:
    """Return the action of a choice button; None if it is not offered any more."""
    return next((choice.action for choice in _offered(rules, view, kind) if action_key(choice.action) == key), None)


def _offered(rules: Rules, view: View, kind: str) -> Iterator[Choice]:
    yield from choices_of(view, kind)
    yield from rules.shortlist(view)  # last, as it may have to try ways to open


def confirmed_action(rules: Rules, view: View, kind: str, key: str, mask: str = "") -> Action | None:
    """Return the action of a "Do it" button: a suggested or other legal one, or the meaning of its card positions."""
    suggested = (choice.action for choice in view.choices(kind))
    others = (action for action in view.legal if action.kind == kind)
    candidates = chain(suggested, others, _meant(rules, view, kind, mask))
    return next((action for action in candidates if action_key(action) == key), None)


def _meant(rules: Rules, view: View, kind: str, mask: str) -> Iterator[Action]:
    """Return the possible meanings of cards of the hand, legal or not."""
    selected = selection(view, kind, places_of((), mask))
    if selected.cards:
        yield selected
        with suppress(IllegalAction):
            yield from (choice.action for choice in rules.meanings(view, selected))
