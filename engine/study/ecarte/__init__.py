"""Help for learners of Écarté: what may be done and why, reasons of hints, what is known of the cards, and lessons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ecarte.round import EcarteRound, laid_out
from engine.ecarte.view import EcarteView, agreed
from engine.players.ecarte.advanced import tricks
from engine.study.ecarte import guide
from engine.study.explanation import Explanation
from engine.study.kit import trick_tracking
from engine.study.kit.lessons import Lessons, can, is_turn, teaching
from engine.study.kit.seen_hands import recalled
from engine.study.kit.trick_advice import exchanging, explain_playing, playing, refused, tricks_note
from engine.types import Action, Note, Value

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]


def explain(view: EcarteView) -> tuple[Explanation, ...]:
    """Explain what the seat to act may do, and why not the rest."""
    return tuple(_explain(view))


def _explain(view: EcarteView) -> Iterator[Explanation]:
    played = EcarteRound(view.rules, laid_out(view), view.target)
    kinds = {action.kind for action in view.legal}
    for kind in view.verbs:
        if kind == "play":
            continue
        if kind in kinds:
            values: dict[str, Value] = {"count": view.most, "limited": view.most < len(view.hand)}
            yield Explanation(kind, True, Note(f"may-{kind}", {**values, "card": f"K{view.trump}"}))
        else:
            yield from refused(view, played, kind, Action(kind))
    yield from explain_playing(view, played)


def reasons(view: EcarteView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    return tuple(_reasons(view, action))


def _reasons(view: EcarteView, action: Action) -> Iterator[Note]:
    if action.kind == "play":
        yield from playing(view, action.cards[0])
    elif action.kind == "king":
        yield Note("hint-king-wins" if view.phase == "turned" else "hint-king")
    elif action.kind == "exchange":
        yield exchanging(view, action)
    else:
        weak = action.kind in ("propose", "accept")
        yield tricks_note("hint-hand-weak" if weak else "hint-hand-worth", tricks(view.rules, view.trump, view.hand))


def _recall(view: EcarteView) -> tuple[Note, ...]:
    """Return what was agreed, exchanged and announced, and what was played."""
    return recalled(view, [*agreed(view), *trick_tracking.played(view)])


PAGES = {**trick_tracking.PAGES, "recall": _recall}
"""The pages about the cards, by name."""


_LESSONS: Lessons[EcarteView] = {
    "aim": lambda view, happened: True,
    "ranks": lambda view, happened: True,
    "propose": lambda view, happened: is_turn(view, "propose"),
    "answer": lambda view, happened: is_turn(view, "answer"),
    "exchange": lambda view, happened: is_turn(view, "exchange"),
    "king": lambda view, happened: can(view, "king"),
    "follow": lambda view, happened: is_turn(view, "follow"),
    "scored": lambda view, happened: "round-scored" in happened,
}
lessons = teaching(_LESSONS)
