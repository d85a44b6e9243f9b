"""What can be known of hidden cards in a game of tricks, by watching and counting (feature A7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.cards import Card, face
from engine.kit.hands import by_suit
from engine.kit.trick_view import TrickView
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Note, Seat


def distribution(view: TrickView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.upturned:
        notes.append(Note("place-upturned", {"card": view.upturned}))
    if view.trick:
        notes.append(Note("place-trick", {"cards": view.trick}))
    if view.laid:
        notes.append(Note("place-laid", {"count": len(view.laid), "cards": view.laid}))
    for side in range(len(view.totals)):
        won = [card for trick in view.tricks if view.sides[trick.winner] == side for card in trick.cards]
        if won:
            notes.append(Note("place-tricks", {"side": side, "count": len(won), "suits": _ordered(view, won)}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: TrickView) -> tuple[Note, ...]:
    """Return what others have seen of this hand, what was seen of theirs, and the cards played so far."""
    return recalled(view, played(view))


def played(view: TrickView) -> list[Note]:
    """Return the cards of the finished tricks, if there are any."""
    cards = [card for trick in view.tricks for card in trick.cards]
    return [Note("recall-played", {"count": len(cards), "suits": _ordered(view, cards)})] if cards else []


def deduce(view: TrickView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = unplaced(view)
    if not left:
        return (Note("unseen-none"),)
    if _is_open(view):
        return (Note("unseen-theirs", {"seat": view.other, "count": len(left), "cards": left}),)
    away = sum(view.laid_counts[other] for other in view.others)
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        *([Note("unseen-stock", {"count": stock})] if (stock := view.unseen_in_stock()) else []),
        *([Note("unseen-laid", {"count": away})] if away else []),
        *(Note("unseen-hand", {"seat": other, "count": view.unseen_in_hand(other)}) for other in view.others),
    )


def predict(view: TrickView) -> tuple[Note, ...]:
    """Return the cards that others certainly hold, their expected trumps, and the cards that nobody else can hold.

    Cards of which the seat has had every copy in its own hand go without saying.
    """
    left = unplaced(view)
    held = [card for other in view.others for card in view.known[other]]
    if _is_open(view):
        cards = _ordered(view, (*left, *held))
        return (Note("unseen-theirs", {"seat": view.other, "count": len(cards), "cards": cards}),)
    notes = sure(view)
    if view.trump:
        notes += [_trumps(view, other, left) for other in view.others]
    possible = Counter(map(face, (*left, *held)))
    own = Counter(map(face, (*view.hand, *view.laid)))
    copies = Counter(map(face, view.rules.pack(len(view.sides))))
    gone = tuple(card for card, count in copies.items() if not possible[card] and own[card] < count)
    if gone and len(view.others) == 1:
        notes.append(Note("predict-no-cards", {"seat": view.other, "cards": gone}))
    elif gone:
        notes.append(Note("predict-gone", {"cards": gone}))
    return tuple(notes) or tuple(Note("predict-nothing", {"seat": other}) for other in view.others)


def _is_open(view: TrickView) -> bool:
    """Whether one opponent must hold every card that the seat has not seen."""
    return len(view.others) == 1 and not view.stock and not view.laid_counts[view.other]


def _trumps(view: TrickView, other: Seat, left: Sequence[Card]) -> Note:
    """Return how many trumps are out, and how many of them a hand holds on average."""
    suits = view.order.suit
    held = sum(suits[card] == view.trump for card in view.known[other])
    trumps = sum(suits[card] == view.trump for card in left)
    average = held + round(trumps * view.unseen_in_hand(other) / max(1, len(left)))
    return Note("predict-trumps", {"seat": other, "count": average, "unseen": trumps + held, "suit": view.trump})


def unplaced(view: TrickView) -> tuple[Card, ...]:
    """Return the cards whose place the seat does not know, sorted, without marks."""
    return _ordered(view, map(face, view.unseen()))


def _ordered(view: TrickView, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=by_suit(view.rules.ranks)))


PAGES = {"distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict}
"""The pages about the cards, by name."""
