"""A player's choices, and the actions they are asked to confirm, by their preferences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.host.model.preferences import DEFAULT_PREFERENCES, EVERY, Preferences
from bot.host.table.state import TableState
from engine.types import Action, Choice, Note, Seat
from engine.view import View


def choices_of(view: View, kind: str, preferences: Preferences = DEFAULT_PREFERENCES) -> Sequence[Choice]:
    """Return the choices for a kind of action: those that the game suggests, or else every legal action of the kind.

    Players who prefer to play step by step (``at_once`` off) get only the bare action, where there is one.
    """
    found = view.choices(kind) or tuple(
        Choice(action, Note(f"verb-{kind}")) for action in view.legal if action.kind == kind
    )
    bare = [] if preferences.at_once else [choice for choice in found if choice.action == Action(kind)]
    return bare or found


def shortlist_of(state: TableState, seat: Seat) -> Sequence[Choice]:
    """Return the actions that have buttons in a hand, as the player prefers; empty if the seat is not to act."""
    view = state.view(seat)
    if view is None or seat not in view.to_act:
        return ()
    offered = state.rules.shortlist(view)
    if state.preferences_of(seat).at_once:
        return offered
    bare = {action.kind for action in view.legal if action == Action(action.kind)}
    return [
        choice for choice in offered if choice.action.kind not in bare or choice.action == Action(choice.action.kind)
    ]


def all_listed(state: TableState, seat: Seat, kind: str, shortlist: Sequence[Choice]) -> bool:
    """Return whether every choice for a kind of action has a button of its own in a hand with this ``shortlist``.

    Actions composed of several cards are never listed in full.
    """
    view = state.view(seat)
    choices = choices_of(view, kind, state.preferences_of(seat)) if view and not view.composition(kind) else ()
    return bool(choices) and {choice.action for choice in choices} <= {choice.action for choice in shortlist}


def usual_action(state: TableState, seat: Seat, kind: str) -> Action | None:
    """Return the action that a verb plays without a question; None if the player has to choose.

    If there is none, return the bare kind, which the rules refuse with the reason.
    """
    view = state.view(seat)
    choices = choices_of(view, kind, state.preferences_of(seat)) if view else ()
    if not choices:
        return Action(kind)
    ruled = any(verb.kind == kind and verb.at_once for verb in state.verbs)
    first = choices[0].action
    return first if ruled or (len(choices) == 1 and not first.cards) else None


def needs_confirmation(state: TableState, seat: Seat, action: Action) -> bool:
    """Return whether the player wants to be asked before this action. Illegal actions are not asked about."""
    view, wanted = state.view(seat), state.preferences_of(seat).ask
    if not (wanted and view and any(legal.kind == action.kind for legal in view.legal)):
        return False
    if Counter(action.cards) - Counter(view.hand):
        return False
    gives_card = any(verb.kind == action.kind and verb.cards == "one" for verb in state.verbs)
    return (EVERY in wanted and gives_card) or any(note.code in wanted for note in view.cautions(action))
