"""What can be known of hidden cards where players draw and discard, by watching and counting (feature A7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.kit.table_melds import ORDER
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Note


def distribution(view: DiscardView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.pile:
        notes.append(Note("place-pile", {"count": len(view.pile), "cards": view.pile}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: DiscardView) -> tuple[Note, ...]:
    """Return what was seen of each hand, and what the others have discarded and left lying."""
    return recalled(
        view, [*_said(view, "recall-discards", view.discards), *_said(view, "recall-refused", view.refused)]
    )


def deduce(view: DiscardView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = view.unplaced()
    hidden = [
        Note("unseen-hand", {"seat": seat, "count": view.hand_counts[seat] - len(view.known[seat])})
        for seat in view.others
    ]
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        Note("unseen-stock", {"count": view.stock}),
        *hidden,
    )


def predict(view: DiscardView) -> tuple[Note, ...]:
    """Return what the others certainly hold, and which cards they showed no use for."""
    notes = sure(view)
    for seat in view.others:
        left = view.refused[seat] if view.refused else ()
        if useless := {*view.discards[seat], *left}:
            notes.append(Note("predict-useless", {"seat": seat, "cards": _sorted(useless)}))
    return tuple(notes) or tuple(Note("predict-nothing", {"seat": seat}) for seat in view.others)


def _said(view: DiscardView, code: str, by_seat: Iterable[tuple[Card, ...]]) -> list[Note]:
    return [
        Note(code, {"seat": seat, "count": len(cards), "cards": cards})
        for seat, cards in enumerate(by_seat)
        if cards and seat != view.seat
    ]


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def analyze(view: DiscardView) -> tuple[Note, ...]:
    """Return what the cards of the hand are good for."""
    return view.page("hand")


PAGES = {"analyze": analyze, "distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict}
"""The pages about the cards, by name."""
