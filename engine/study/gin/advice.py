"""Explains the legal actions and the refusals (feature A1), and gives the reasons for an action (feature A2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.gin.imagine import round_from_view
from engine.gin.presentation import waiting_for
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.study.explanation import Explanation
from engine.types import Action, IllegalAction, Note, Value


def explain(view: GinView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why knocking and taking are refused."""
    found = []
    for kind in dict.fromkeys(action.kind for action in view.legal):
        best = view.choices(kind)[0]
        values: dict[str, Value] = {
            **best.label.values,
            "cards": tuple({each.action.cards[0]: 0 for each in view.choices(kind) if each.action.cards}),
        }
        if kind == "discard":
            barred = view.drawn if view.taken and view.drawn else ""
            values |= {"barred": "yes" if barred else "no", "card": barred, "cards": best.action.cards}
        found.append(Explanation(kind, True, Note(f"may-{kind}", values)))
    if view.undo:
        found.append(Explanation("undo", True, Note("may-undo")))
    return (*found, *_refused(view))


def _refused(view: GinView) -> Iterator[Explanation]:
    """Yield why what might be tried is refused: taking, or knocking with the best discard."""
    kinds = {action.kind for action in view.legal}
    tried = []
    if view.phase in ("draw", "last") and "take" not in kinds:
        tried.append(Action("take"))
    if view.phase == "discard" and "knock" not in kinds:
        tried.append(Action("knock", view.choices("discard")[0].action.cards))
    for action in tried:
        try:
            round_from_view(view).play(view.to_act[0], action)
        except IllegalAction as refusal:
            yield Explanation(action.kind, False, refusal.note)


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
