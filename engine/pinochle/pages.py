"""What can be read up beside the picture: the tricks, the melds, the points, and what a hand is good for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.cards import Card, face
from engine.pinochle import melds
from engine.types import Note, Value

if TYPE_CHECKING:
    from engine.pinochle.view import PinochleView

PAGES = ("table", "tricks", "melds", "points", "hand")


def page(view: PinochleView, name: str) -> tuple[Note, ...]:
    """A page of :data:`PAGES`; the hand's is empty where a view is nobody's."""
    pages = {"tricks": _tricks, "melds": _melds, "points": _points, "hand": _hand}
    return tuple(pages[name](view)) if name in pages else view.facts()


def _tricks(view: PinochleView) -> list[Note]:
    """The tricks of this phase: all saw their cards (guide 7.5.1)."""
    tricks = list(enumerate(view.tricks, 1))
    shown = [(number, trick) for number, trick in tricks if trick.phase_two == view.phase_two]
    return [
        Note(
            "trick-taken",
            {
                "number": number,
                "seat": trick.leader,
                "cards": trick.cards,
                "winner": trick.winner,
                "points": trick.points,
            },
        )
        for number, trick in shown
    ] or [Note("no-tricks")]


def _melds(view: PinochleView) -> list[Note]:
    """The melds on the mat, both sides'."""
    notes = [
        Note("meld-laid", {"side": side, "target": meld.name, "cards": meld.cards, "points": meld.points})
        for side, laid in enumerate(view.melds)
        for meld in laid
    ]
    return notes or [Note("no-melds")]


def _points(view: PinochleView) -> list[Note]:
    """What each side has scored in this round, line by line, and what it has in all."""
    notes = []
    for side, lines in enumerate(view.settled or view.lines):
        points = sum(line.points for line in lines) if view.settled else view.standing[side]
        code = "scored" if view.settled else "standing"
        notes.append(Note(code, {"side": side, "points": points, "total": view.totals[side]}))
        for line in lines:
            if line.points or line.cards:
                values: dict[str, Value] = {"score": line.code, "count": line.count, "points": line.points}
                notes.append(Note("score-line", {**values, "cards": line.cards}))
    return notes


def _hand(view: PinochleView) -> list[Note]:
    """Which cards can be melded, which wait for one more, which are free to go, and the melds (guide 7.7.1)."""
    if view.seat is None:
        return []
    if view.phase_two:
        return [Note("melds-are-over")]
    meldable = {face(card) for meld in view.meldable for card in meld.cards}
    holdable = _waiting(view) - meldable
    notes = [Note("could-meld", {"target": m.name, "cards": m.cards, "points": m.points}) for m in view.meldable]
    for code, cards in (
        ("meldable-cards", [card for card in view.hand if face(card) in meldable]),
        ("holdable-cards", [card for card in view.hand if face(card) in holdable]),
        ("discardable-cards", [card for card in view.hand if face(card) not in meldable | holdable]),
    ):
        if cards:
            notes.append(Note(code, {"count": len(cards), "cards": tuple(cards)}))
    return notes


def _waiting(view: PinochleView) -> set[Card]:
    """The faces that one more card from the stock would make a meld of; whether it is still there is not asked."""
    history = view.history()
    found: set[Card] = set()
    for pattern in melds.patterns(view.rules, view.trump):
        usable = Counter(face(card) for card in view.hand if melds.refused(view.rules, pattern, card, history) is None)
        held = Counter(pattern.faces) & usable
        if held.total() == len(pattern.faces) - 1:
            found |= set(held)
    return found
