"""Everything that helps to learn: what may be done, what would be good, and what can be known of the hidden cards.

One registry, by game. All of it is made from a view, so nobody is told what they could not have seen and remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.study import canasta, pinochle
from engine.study.told import Explained, Hint
from engine.types import Action, Event, Note
from engine.view import View

__all__ = ["Explained", "Hint", "explain", "hint", "lessons", "page", "pages"]

Page: TypeAlias = Callable[[Any], tuple[Note, ...]]


class _Study(NamedTuple):
    explain: Callable[[Any], tuple[Explained, ...]]
    reasons: Callable[[Any, Action], tuple[Note, ...]]
    pages: Mapping[str, Page]
    lessons: Callable[[Any, Collection[str]], tuple[Note, ...]]


_STUDIES = {
    "canasta": _Study(canasta.explain, canasta.reasons, canasta.PAGES, canasta.lessons),
    "pinochle": _Study(pinochle.explain, pinochle.reasons, pinochle.PAGES, pinochle.lessons),
}

_OF_PLAY = frozenset({"opening", "analyze", "predict"})
"""The pages about what may still be done in a round."""
_BOTH = "both"
"""What is recalled and what is deduced, on one page."""


def explain(view: View) -> tuple[Explained, ...]:
    """What ``view.seat`` may do now, kind by kind, and why not the rest (A1)."""
    if view.seat is None:
        return ()
    if view.over:
        return (Explained("", False, Note("game-over")),)
    if not view.legal:
        # Between rounds there is nothing to do only once the deals are used up.
        waits = Note("not-your-turn", {"seat": view.to_act[0]}) if view.to_act else Note("round-over")
        return (Explained("", False, waits),)
    if view.phase == "scored":
        return (Explained("deal", True, Note("may-deal", {"round": view.round + 1})),)
    return _STUDIES[view.game].explain(view)


def hint(view: View, action: Action) -> Hint:
    """An action that a good player has chosen by this view, in words, and what speaks for it (A2)."""
    what = Note(f"do-{action.kind}", {"cards": action.cards, "count": len(action.cards), "rank": action.target})
    return Hint(action, what, _STUDIES[view.game].reasons(view, action) if view.phase != "scored" else ())


def pages(game: str) -> tuple[str, ...]:
    """What there is to read of where cards are: ``distribution``, ``recall``, ``deduce``, ``both`` ..."""
    return (*_STUDIES[game].pages, _BOTH)


def page(view: View, name: str) -> tuple[Note, ...]:
    """A page of :func:`pages`, one fact a line; empty where a view is nobody's."""
    its = _STUDIES[view.game].pages
    if view.seat is None:
        return ()
    if view.settled and name in _OF_PLAY:
        return (Note("round-over", {"round": view.round}),)
    return its["recall"](view) + its["deduce"](view) if name == _BOTH else its[name](view)


def lessons(view: View, events: Iterable[Event] = ()) -> tuple[Note, ...]:
    """The rules that matter now, after ``events``, in the order in which a learner is told them (A4).

    They come again as often as they matter: whoever tells them tells each, by its code, only once.
    """
    if view.seat is None:
        return ()
    return _STUDIES[view.game].lessons(view, frozenset(event.kind for event in events))
