"""What can be known of hidden cards by watching and counting (features A7, A10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.cards import Card, face, suit
from engine.pinochle.card_order import place
from engine.pinochle.unseen import unseen
from engine.pinochle.view import PinochleView
from engine.types import Note


def analyze(view: PinochleView) -> tuple[Note, ...]:
    """Return the possible melds, and which cards are meldable, one card short of a meld, or free to discard."""
    return view.page("hand")


def distribution(view: PinochleView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = [Note("place-hand", {"count": len(view.hand), "cards": view.hand})] if view.hand else []
    if view.upturned:
        notes.append(Note("place-upturned", {"card": view.upturned}))
    if view.trick:
        notes.append(Note("place-trick", {"cards": view.trick}))
    for side in range(len(view.sides)):
        won = [card for trick in view.tricks if trick.winner == side for card in trick.cards]
        if won:
            notes.append(Note("place-tricks", {"side": side, "count": len(won), "suits": _ordered(won)}))
    return (*notes, *_theirs(view), *deduce(view))


def recall(view: PinochleView) -> tuple[Note, ...]:
    """Return what the opponent has seen of this hand, what was seen of theirs, and the cards played so far."""
    notes = []
    if own := view.known[view.seat or 0]:
        notes.append(Note("recall-yours", {"count": len(own), "cards": own}))
    notes += _theirs(view)
    played = [card for trick in view.tricks for card in trick.cards]
    if played:
        notes.append(Note("recall-played", {"count": len(played), "suits": _ordered(played)}))
    return tuple(notes) or (Note("recall-nothing"),)


def deduce(view: PinochleView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = unplaced(view)
    other = _other(view)
    hidden = view.hand_counts[other] - len(view.known[other])
    if not left:
        return (Note("unseen-none"),)
    if not view.stock:
        return (Note("unseen-theirs", {"seat": other, "count": len(left), "cards": left}),)
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        Note("unseen-stock", {"count": view.stock}),
        Note("unseen-hand", {"seat": other, "count": hidden}),
    )


def predict(view: PinochleView) -> tuple[Note, ...]:
    """Return the cards the opponent certainly holds, the expected number of trumps, and the cards it cannot hold."""
    other, left = _other(view), unplaced(view)
    known = view.known[other]
    if not view.stock:
        return (Note("unseen-theirs", {"seat": other, "count": len(left), "cards": _ordered((*left, *known))}),)
    notes = []
    if known:
        notes.append(Note("predict-sure", {"seat": other, "cards": known}))
    hidden = view.hand_counts[other] - len(known)
    trumps = sum(suit(card) == view.trump for card in left)
    held = sum(suit(card) == view.trump for card in known)
    average = held + round(trumps * hidden / max(1, len(left)))
    notes.append(Note("predict-trumps", {"seat": other, "count": average, "unseen": trumps + held, "suit": view.trump}))
    possible = Counter(map(face, (*left, *known)))
    gone = tuple(card for card in _faces(view) if not possible[card])
    if gone:
        notes.append(Note("predict-no-cards", {"seat": other, "cards": gone}))
    return tuple(notes)


def unplaced(view: PinochleView) -> tuple[Card, ...]:
    """Return the cards whose place the seat does not know, without marks."""
    known = view.known[_other(view)]
    return _ordered(face(card) for card in unseen(view) if card not in known)


def _faces(view: PinochleView) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(map(face, view.rules.pack(len(view.sides)))))


def _other(view: PinochleView) -> int:
    assert view.seat is not None
    return 1 - view.seat


def _theirs(view: PinochleView) -> list[Note]:
    other = _other(view)
    cards = view.known[other]
    return [Note("recall-theirs", {"seat": other, "count": len(cards), "cards": cards})] if cards else []


def _ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=place))
