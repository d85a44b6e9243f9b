"""What can be known of hidden cards in a game of tricks for two, by watching and counting (feature A7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.cards import Card, face, suit
from engine.kit.hands import by_suit
from engine.kit.trick_view import TrickView
from engine.study.kit.seen_hands import recalled, theirs
from engine.types import Note


def distribution(view: TrickView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = [Note("place-hand", {"count": len(view.hand), "cards": view.hand})] if view.hand else []
    if view.upturned:
        notes.append(Note("place-upturned", {"card": view.upturned}))
    if view.trick:
        notes.append(Note("place-trick", {"cards": view.trick}))
    for side in range(len(view.sides)):
        won = [card for trick in view.tricks if trick.winner == side for card in trick.cards]
        if won:
            notes.append(Note("place-tricks", {"side": side, "count": len(won), "suits": _ordered(view, won)}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: TrickView) -> tuple[Note, ...]:
    """Return what the opponent has seen of this hand, what was seen of theirs, and the cards played so far."""
    played = [card for trick in view.tricks for card in trick.cards]
    return recalled(
        view, [Note("recall-played", {"count": len(played), "suits": _ordered(view, played)})] * bool(played)
    )


def deduce(view: TrickView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = unplaced(view)
    other = view.other
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


def predict(view: TrickView) -> tuple[Note, ...]:
    """Return the cards the opponent certainly holds, the expected number of trumps, and the cards it cannot hold."""
    other, left = view.other, unplaced(view)
    known = view.known[other]
    if not view.stock:
        return (Note("unseen-theirs", {"seat": other, "count": len(left), "cards": _ordered(view, (*left, *known))}),)
    notes = []
    if known:
        notes.append(Note("predict-sure", {"seat": other, "cards": known}))
    hidden = view.hand_counts[other] - len(known)
    trumps = sum(suit(card) == view.trump for card in left)
    held = sum(suit(card) == view.trump for card in known)
    average = held + round(trumps * hidden / max(1, len(left)))
    notes.append(Note("predict-trumps", {"seat": other, "count": average, "unseen": trumps + held, "suit": view.trump}))
    possible = Counter(map(face, (*left, *known)))
    faces = dict.fromkeys(map(face, view.rules.pack(len(view.sides))))
    gone = tuple(card for card in faces if not possible[card])
    if gone:
        notes.append(Note("predict-no-cards", {"seat": other, "cards": gone}))
    return tuple(notes)


def unplaced(view: TrickView) -> tuple[Card, ...]:
    """Return the cards whose place the seat does not know, sorted, without marks."""
    return _ordered(view, map(face, view.unseen()))


def _ordered(view: TrickView, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=by_suit(view.rules.ranks)))


PAGES = {"distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict}
"""The pages about the cards, by name."""
