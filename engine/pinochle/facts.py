"""Describes the table: everything that the picture shows, one fact per note."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import face
from engine.kit import trick_facts
from engine.pinochle.melds import DIX_POINTS
from engine.pinochle.view import PinochleView
from engine.types import Note, Side, Value


def facts(view: PinochleView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, the melds on the mat, the best meld in hand, and warnings."""

    def melds(side: Side) -> Iterator[Note]:
        for meld in view.melds[side]:
            values: dict[str, Value] = {"target": meld.name, "cards": meld.cards, "points": meld.points}
            yield Note("meld-shown", {"side": side, **values})

    best = [
        Note("meldable", {"target": meld.name, "cards": meld.cards, "points": meld.points})
        for meld in view.meldable[:1]
    ]
    return (*trick_facts.facts(view, melds), *best, *warnings(view))


def warnings(view: PinochleView) -> tuple[Note, ...]:
    """Return what ``view.seat`` easily overlooks: the last chance to score a dix, and an opponent about to knock."""
    dix = (Note("dix-last-chance", {"points": DIX_POINTS}),) if last_chance(view) else ()
    if view.seat is None:
        return ()
    others = [seat for seat, side in enumerate(view.sides) if side != view.sides[view.seat] and may_knock(view, side)]
    return (*dix, *(Note("may-knock-next", {"seat": seat}) for seat in others))


def may_knock(view: PinochleView, side: Side) -> bool:
    """Whether a side is past the target and so may knock on its next turn.

    See :func:`engine.pinochle.legality.knocking_is_open`.
    """
    if view.phase in ("scored", "won") or view.rules.scored_at_end:
        return False
    if view.phase_two and (view.tricks[-1].phase_two or view.tricks[-1].winner == side):
        return False
    return view.totals[side] + view.standing[side] >= view.target


def last_chance(view: PinochleView) -> bool:
    """Whether this is the last trick in which a dix in hand scores when played (Pinochle guide 7.4.12)."""
    if view.seat is None or view.rules.dix_must_be_melded or view.stock != 1 or view.phase not in ("lead", "follow"):
        return False
    turned = view.upturned
    return turned is not None and any(
        face(card) == face(turned) and card not in view.mat[view.seat] for card in view.hand
    )
