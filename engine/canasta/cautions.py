"""The questions that a careful player is asked before a discard (feature T9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.melds import KIND, NAMES, NATURALS, RED_THREE, TWO
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.types import Action, Note, Value

CAUTIONS = ("discard-meldable", "discard-freezes", "discard-wild", "discard-onto-meld")
"""The codes of all notes of this module."""


def cautions(view: CanastaView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by a discard; nothing for the last card and for other actions."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None or len(view.hand) == 1:
        return ()
    return tuple(_about(view, action.cards[0]))


def _about(view: CanastaView, card: Card) -> Iterator[Note]:
    kind = KIND[card]
    if kind >= TWO or kind == RED_THREE:
        freezes = ("wild" if kind >= TWO else "red-three") in view.rules.frozen_by
        if freezes and not view.frozen:
            yield Note("discard-freezes", {"card": card})
        elif kind >= TWO:
            yield Note("discard-wild", {"card": card})
    elif any(KIND[other] == kind for action in view.legal if action.kind == "meld" for other in action.cards):
        yield Note("discard-meldable", {"card": card})
    if kind in NATURALS and _joins_theirs(view, NAMES[kind]):
        values: dict[str, Value] = {"card": card, "seat": _next(view), "rank": NAMES[kind], "count": len(view.pile) + 1}
        yield Note("discard-onto-meld", values)


def _next(view: CanastaView) -> int:
    assert view.seat is not None
    return (view.seat + 1) % len(view.sides)


def _joins_theirs(view: CanastaView, name: str) -> bool:
    """Whether the next player could take the pile by adding a card of this rank to a meld."""
    side = view.sides[_next(view)]
    if view.frozen_to[side] or "meld" not in view.rules.take_unfrozen:
        return False
    grows = view.rules.upcard_onto_canasta == "yes"
    return any(meld.rank == name and (grows or not meld.canasta) for meld in view.melds[side])
