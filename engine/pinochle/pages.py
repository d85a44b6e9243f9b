"""The pages that a player can read beside the picture: tricks, melds, points, and the prospects of the hand."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, face
from engine.kit import trick_facts
from engine.pinochle import melds
from engine.pinochle.view import PinochleView
from engine.types import Note


def _melds(view: PinochleView) -> list[Note]:
    """Return the melds of both sides on the mat."""
    notes = [
        Note("meld-laid", {"side": side, "target": meld.name, "cards": meld.cards, "points": meld.points})
        for side, laid in enumerate(view.melds)
        for meld in laid
    ]
    return notes or [Note("no-melds")]


def _hand(view: PinochleView) -> list[Note]:
    """Return the possible melds, then the cards that are meldable, one card short of a meld, or free to discard.

    A dix that has not scored yet is meldable: it can be shown or exchanged. Pinochle guide 7.7.1.
    """
    if view.seat is None:
        return []
    if view.phase_two:
        return [Note("melds-are-over")]
    dix = melds.dix(view.rules, view.trump)
    dixes = tuple(card for card in view.hand if face(card) in dix.faces and card not in view.mat[view.seat])
    faces, short = {face(card) for meld in view.meldable for card in meld.cards}, _one_short(view)
    meldable = {card for card in view.hand if face(card) in faces or card in dixes}
    holdable = {card for card in view.hand if face(card) in short} - meldable
    notes = [Note("could-meld", {"target": m.name, "cards": m.cards, "points": m.points}) for m in view.meldable]
    notes += [Note("could-meld", {"target": dix.name, "cards": (card,), "points": dix.points}) for card in dixes[:1]]
    for code, cards in (
        ("meldable-cards", [card for card in view.hand if card in meldable]),
        ("holdable-cards", [card for card in view.hand if card in holdable]),
        ("discardable-cards", [card for card in view.hand if card not in meldable | holdable]),
    ):
        if cards:
            notes.append(Note(code, {"count": len(cards), "cards": tuple(cards)}))
    return notes


def _one_short(view: PinochleView) -> set[Card]:
    """Return the faces that are one card short of a meld, whether or not that card is still to be had."""
    history = view.history()
    found: set[Card] = set()
    for pattern in melds.patterns(view.rules, view.trump):
        usable = Counter(face(card) for card in view.hand if melds.refused(view.rules, pattern, card, history) is None)
        held = Counter(pattern.faces) & usable
        if held.total() == len(pattern.faces) - 1:
            found |= set(held)
    return found


PAGES = {"tricks": trick_facts.tricks, "melds": _melds, "points": trick_facts.points, "hand": _hand}
"""The pages besides the table; ``hand`` is empty in the public view."""
