"""The rules of a game, each taught when it first matters (feature A4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias, TypeVar

from engine.types import Note, Value
from engine.view import View

T = TypeVar("T", bound=View)
Lessons: TypeAlias = Mapping[str, Callable[[T, Collection[str]], bool]]
"""By rule, whether it matters now, after events of some kinds; in the order to teach them."""


def is_turn(view: View, *phases: str) -> bool:
    """Whether it is the learner's turn, in one of some phases."""
    return view.phase in phases and view.to_act == (view.seat,)


def taught(lessons: Lessons[T], view: T, happened: Collection[str], values: Mapping[str, Value]) -> tuple[Note, ...]:
    """Return the rules that matter now, after events of these kinds."""
    return tuple(Note(f"{view.game}-{code}", values) for code, matters in lessons.items() if matters(view, happened))


def teaching(lessons: Lessons[T]) -> Callable[[T, Collection[str]], tuple[Note, ...]]:
    """Return the function that gives the rules that matter now; their texts know the options."""
    return lambda view, happened: taught(lessons, view, happened, view.rules.options())  # type: ignore[attr-defined]


def mine(view: View, phase: str) -> bool:
    """Whether the seat alone is to act in this phase."""
    return view.phase == phase and view.to_act == (view.seat,)


def can(view: View, kind: str) -> bool:
    """Whether the seat has a legal action of this kind."""
    return any(action.kind == kind for action in view.legal)
