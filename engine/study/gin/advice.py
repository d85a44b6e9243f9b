"""Explains the legal actions and the refusals (feature A1), and gives the reasons for an action (feature A2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.gin.presentation import waiting_for
from engine.gin.round import GinRound
from engine.gin.view import GinView
from engine.kit.discard_worlds import round_from_view
from engine.kit.sets_and_runs import BIT, mask_of
from engine.study.explanation import Explanation
from engine.study.kit.discard_advice import explained
from engine.types import Action, Note


def explain(view: GinView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why taking and knocking are refused."""
    kinds = {action.kind for action in view.legal}
    tried = [Action("take")] if view.phase in ("draw", "last") and "take" not in kinds else []
    if view.phase == "discard" and "knock" not in kinds:
        tried.append(Action("knock", view.choices("discard")[0].action.cards))
    barred = next(iter(view.taken), None)
    return tuple(explained(view, barred=barred, tried=tried, world=lambda: round_from_view(view, GinRound)))


def reasons(view: GinView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    found = {"take": _take, "discard": _discard, "knock": _knock}.get(action.kind)
    known = ("draw", "pass")
    return tuple(found(view, action)) if found else (Note(f"hint-{action.kind}"),) if action.kind in known else ()


def _take(view: GinView, action: Action) -> Iterator[Note]:
    melds, card = view.rules.melds, BIT[view.upcard or ""]
    least = melds.least_after_discard(mask_of(view.hand) | card, card)
    yield Note("hint-take", {"has": view.deadwood, "points": least})


def _discard(view: GinView, action: Action) -> Iterator[Note]:
    [card] = action.cards
    left = mask_of(view.hand) & ~BIT[card]
    if card in view.loose:
        yield Note("hint-loose", {"card": card})
    yield Note("hint-leaves", {"points": view.rules.melds.deadwood(left)})
    yield Note("hint-waits", {"count": len(waiting_for(view, left))})


def _knock(view: GinView, action: Action) -> Iterator[Note]:
    least = view.rules.melds.deadwood(mask_of(view.hand) & ~mask_of(action.cards))
    yield Note("hint-leaves" if least else "hint-gin", {"points": least})
