"""What can be known of hidden cards, by watching and counting (feature A7)."""

from __future__ import annotations

from engine.cribbage.counting import keepings
from engine.cribbage.view import CribbageView
from engine.kit.hands import by_suit
from engine.kit.sets_and_runs import RANKS
from engine.study.cribbage.advice import tenths
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Note

_BEST = 3
"""How many ways to lay away are compared."""


def distribution(view: CribbageView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.laid:
        notes.append(Note("laid", {"cards": view.laid}))
    if view.starter:
        notes.append(Note("starter", {"card": view.starter}))
    return (*notes, *_played(view), *theirs(view), *deduce(view))


def recall(view: CribbageView) -> tuple[Note, ...]:
    """Return what was seen of each hand, what the others have played, and who has said go."""
    return recalled(view, [*_played(view, own=False), *_above(view)])


def deduce(view: CribbageView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = tuple(sorted(view.unseen(), key=by_suit(RANKS)))
    in_crib = 0 if any(each.crib for each in view.shown) or (view.open and view.showing[1]) else view.crib_count
    in_crib -= len(view.laid) if in_crib else 0
    hands = [(seat, view.hand_counts[seat] - len(view.known[seat])) for seat in view.others]
    stock = len(left) - in_crib - sum(count for _, count in hands)
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        Note("unseen-stock", {"count": stock}),
        *([Note("unseen-crib", {"count": in_crib})] if in_crib else []),
        *(Note("unseen-hand", {"seat": seat, "count": count}) for seat, count in hands),
    )


def predict(view: CribbageView) -> tuple[Note, ...]:
    """Return what the others certainly hold or lack."""
    notes = sure(view)
    return (*notes, *_above(view)) or tuple(Note("predict-nothing", {"seat": seat}) for seat in view.others)


def analyze(view: CribbageView) -> tuple[Note, ...]:
    """Return what the hand is worth; before the crib, the best ways to keep cards: in low ball, those worth least."""
    if view.phase != "crib" or view.laid:
        return view.page("hand")
    ways = keepings(view.hand, view.rules.shape.laid, view.unseen())
    best = ways[: -_BEST - 1 : -1] if view.rules.low_ball else ways[:_BEST]
    return tuple(
        Note("keeping", {"cards": each.kept, "suits": each.laid, "points": tenths(each.average)}) for each in best
    )


def _played(view: CribbageView, *, own: bool = True) -> list[Note]:
    seats = [seat for seat in range(len(view.sides)) if own or seat != view.seat]
    return [Note("has-played", {"seat": seat, "cards": view.played_by(seat)}) for seat in seats if view.played_by(seat)]


def _above(view: CribbageView) -> list[Note]:
    return [
        Note("predict-above", {"seat": seat, "points": view.above[seat]})
        for seat in view.others
        if view.above[seat] and view.hand_counts[seat]
    ]


PAGES = {"distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict, "analyze": analyze}
"""The pages about the cards, by name."""
