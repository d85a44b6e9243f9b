"""Explains what can be done where a knock ends the round (feature A1), and gives the reasons for it (feature A2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.discard_worlds import round_from_view
from engine.kit.knock_round import KnockRound
from engine.kit.knock_view import KnockView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.study.explanation import Explanation
from engine.study.kit.discard_advice import explained
from engine.types import Action, Note

_PLAIN = ("draw", "pass")
"""The kinds of action with one reason."""


def explain(view: KnockView, round_type: type[KnockRound]) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why taking and knocking are refused."""
    kinds = {action.kind for action in view.legal}
    tried = [Action("take")] if view.phase in ("draw", "last") and "take" not in kinds else []
    if view.phase == "discard" and "knock" not in kinds:
        tried.append(Action("knock", view.choices("discard")[0].action.cards))
    barred = next(iter(view.taken), None)
    return tuple(explained(view, barred=barred, tried=tried, world=lambda: round_from_view(view, round_type)))


def reasons(view: KnockView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    if action.kind in _PLAIN:
        return (Note(f"hint-{action.kind}"),)
    found = {"take": _take, "discard": _discard, "knock": _knock}.get(action.kind)
    return tuple(found(view, action)) if found else ()


def _take(view: KnockView, action: Action) -> Iterator[Note]:
    melds, card = view.rules.melds, BIT[view.upcard or ""]
    least = melds.least_after_discard(mask_of(view.hand) | card, card)
    yield Note("hint-take", {"has": view.deadwood, "points": least})


def _discard(view: KnockView, action: Action) -> Iterator[Note]:
    [card] = action.cards
    left = mask_of(view.hand) & ~BIT[card]
    if card in view.loose:
        yield Note("hint-loose", {"card": card})
    yield Note("hint-leaves", {"points": view.rules.melds.deadwood(left)})
    yield Note("hint-waits", {"count": len(view.waiting_for(left))})


def _knock(view: KnockView, action: Action) -> Iterator[Note]:
    least = view.rules.melds.deadwood(mask_of(view.hand) & ~mask_of(action.cards))
    yield Note("hint-leaves" if least else "hint-gin", {"points": least})
