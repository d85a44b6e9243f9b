"""The rules of a game, each taught when it first matters (feature A4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias, TypeVar

from engine.types import Note, Value
from engine.view import View

T = TypeVar("T", bound=View)
Lessons: TypeAlias = Mapping[str, Callable[[T, Collection[str]], bool]]
"""By rule, whether it matters now, after events of some kinds; in the order to teach them."""


def nothing_else(view: View) -> Mapping[str, Value]:
    """Return no values, where the lessons of a game need none but the options."""
    return {}


def teaching(
    lessons: Lessons[T], values: Callable[[T], Mapping[str, Value]] = nothing_else
) -> Callable[[T, Collection[str]], tuple[Note, ...]]:
    """Return the function that gives the rules that matter now; their texts know the options and the ``values``."""

    def taught(view: T, happened: Collection[str]) -> tuple[Note, ...]:
        known = {**view.rules.options(), **values(view)}
        return tuple(Note(f"{view.game}-{code}", known) for code, matters in lessons.items() if matters(view, happened))

    return taught


def is_turn(view: View, *phases: str) -> bool:
    """Whether the learner is to act, in one of some phases."""
    return view.phase in phases and view.seat in view.to_act


def can(view: View, kind: str) -> bool:
    """Whether the learner has a legal action of this kind."""
    return any(action.kind == kind for action in view.legal)
