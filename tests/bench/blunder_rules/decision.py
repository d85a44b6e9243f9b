"""A decision of a player, and a rule that judges it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.types import Action
from engine.view import View


class Decision(NamedTuple):
    """A decision: the view before it, the action, and after it the view of the seat that acts next."""

    view: Any
    action: Action
    after: View | None
    earlier: Sequence[tuple[Any, Action]] = ()
    """The decisions of the same seat before this one in the round: its views and its actions."""

    def instead(self, kind: str) -> list[Action]:
        """Return the other legal actions of a kind."""
        return [other for other in self.view.legal if other.kind == kind and other != self.action]


Rule: TypeAlias = Callable[[Decision], bool]
"""Judges a decision by what the seat could know. Its docstring says what counts as a blunder."""
