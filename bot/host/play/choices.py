"""What a player can choose from, and what they are asked to confirm, as they prefer it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.host.model.preferences import DEFAULT_PREFERENCES, EVERY, Preferences
from bot.host.table.state import TableState
from engine.types import Action, Choice, Note, Seat
from engine.view import View


def choices_of(view: View, kind: str, preferences: Preferences = DEFAULT_PREFERENCES) -> Sequence[Choice]:
    """The choices for a kind of action: those that the game suggests, or else every legal action of the kind.

    Players who prefer to play step by step (``at_once`` off) get only the bare action, where there is one.
    """
    found = view.choices(kind) or tuple(
        Choice(action, Note(f"verb-{kind}")) for action in view.legal if action.kind == kind
    )
    bare = [] if preferences.at_once else [choice for choice in found if choice.action == Action(kind)]
    return bare or found


def has_choice(view: View | None, kind: str, preferences: Preferences = DEFAULT_PREFERENCES) -> bool:
    """Whether a kind of action needs a choice: there are several, or one that names cards."""
    choices = choices_of(view, kind, preferences) if view else ()
    return len(choices) > 1 or any(choice.action.cards for choice in choices)


def only_action(view: View | None, kind: str, preferences: Preferences = DEFAULT_PREFERENCES) -> Action:
    """The action of a kind if there is exactly one; else the bare kind, which the rules refuse with the reason."""
    choices = choices_of(view, kind, preferences) if view else ()
    return choices[0].action if len(choices) == 1 else Action(kind)


def needs_confirmation(state: TableState, seat: Seat, action: Action) -> bool:
    """Whether the player wants to be asked before this action. Illegal actions are not asked about."""
    view, wanted = state.view(seat), state.preferences_of(seat).ask
    if not (wanted and view and any(legal.kind == action.kind for legal in view.legal)):
        return False
    if Counter(action.cards) - Counter(view.hand):
        return False
    gives_card = any(verb.kind == action.kind and verb.cards == "one" for verb in state.verbs)
    return (EVERY in wanted and gives_card) or any(note.code in wanted for note in view.cautions(action))
