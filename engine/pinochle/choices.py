"""The actions that pickers offer, with their labels."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, face, suit
from engine.pinochle.view import PinochleView
from engine.types import Choice, Note, Value

LIMIT = 25
"""The most choices that a picker can show."""


def choices(view: PinochleView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; at most :data:`LIMIT`."""
    offered = {"play": _plays, "meld": _melds, "exchange": _exchange}.get(kind)
    if offered is None:
        return tuple(Choice(action, Note(kind)) for action in view.legal if action.kind == kind)
    return tuple(offered(view))[:LIMIT]


def _plays(view: PinochleView) -> Iterator[Choice]:
    """Yield the cards by suit, trumps last, labelled if on the mat or part of a meld still to be made."""
    mine = view.mat[view.seat] if view.seat is not None else ()
    meldable = {face(card) for meld in view.meldable for card in meld.cards}
    actions = [action for action in view.legal if action.kind == "play"]
    actions.sort(key=lambda action: suit(action.cards[0]) == view.trump)
    for action in actions:
        card = action.cards[0]
        code = "play-melded" if card in mine else "play-meldable" if face(card) in meldable else "play-card"
        values: dict[str, Value] = {"card": card}
        if card in mine and view.seat is not None:
            # Equal cards from different melds fit into different further melds.
            values["twin"] = sum(face(other) == face(card) for other in view.hand) > 1
            values["target"] = tuple(dict.fromkeys(meld.name for meld in view.melds[view.seat] if card in meld.cards))
        yield Choice(action, Note(code, values), suit(card))


def _melds(view: PinochleView) -> Iterator[Choice]:
    """Yield one choice per scoring meld: the cards that score most and show least (Pinochle guide 2.14)."""
    points = {(meld.name, _faces(meld.cards)): meld.points for meld in view.meldable}
    offered = set()
    for action in view.legal:
        key = action.target, _faces(action.cards)
        if action.kind != "meld" or key in offered:
            continue
        offered.add(key)
        if len(action.cards) == 1:
            yield Choice(action, Note("meld-dix", {"target": action.target, "cards": action.cards}), action.target)
        elif key in points:
            suits = {suit(card) for card in action.cards}
            pip = suits.pop() if len(suits) == 1 else ""
            values: dict[str, Value] = {"target": action.target, "cards": action.cards, "points": points[key]}
            label = Note("meld-for", {**values, "pip": pip})
            yield Choice(action, label, action.target)


def _faces(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(map(face, cards))


def _exchange(view: PinochleView) -> Iterator[Choice]:
    for action in view.legal:
        if action.kind == "exchange" and view.upturned:
            yield Choice(action, Note("exchange", {"card": view.upturned}))
