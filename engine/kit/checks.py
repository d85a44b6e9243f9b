"""What every game refuses alike."""

from __future__ import annotations

from collections.abc import Sequence

from engine.types import Action, IllegalAction, Seat

UNDO_SCOPES = ("action", "turn")
"""What an undo can be asked to take back."""


def check_turn(to_act: Sequence[Seat], seat: Seat) -> None:
    """Raise :class:`IllegalAction` unless a seat is to act."""
    if not to_act:
        raise IllegalAction("round-over")
    if seat not in to_act:
        raise IllegalAction("not-your-turn", seat=to_act[0])


def check_bare(action: Action) -> None:
    """Raise :class:`IllegalAction` if an action that names nothing names cards or a target."""
    if action.cards or action.target:
        raise IllegalAction("names-nothing", text=action.kind)


def check_undo(action: Action, possible: Sequence[object]) -> None:
    """Raise :class:`IllegalAction` for an undo of something else than an action or a turn, or if none is possible."""
    if action.cards or action.target not in UNDO_SCOPES:
        raise IllegalAction("no-such-undo", target=action.target)
    if not possible:
        raise IllegalAction("nothing-to-undo")
