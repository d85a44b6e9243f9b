"""A view of Gin Rummy in words: labels of choices, facts, pages, and questions before a careless discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.gin.view import GinView
from engine.kit import discard_view
from engine.kit.discard_view import listed
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.types import Action, Choice, Note, Value
from engine.view import Speaker


def choices(view: GinView, kind: str) -> Sequence[Choice]:
    """Return the choices for a kind of action, best first."""
    found = [Choice(action, _label(view, action)) for action in view.legal if action.kind == kind]
    if kind == "discard":
        found.sort(key=lambda choice: (choice.label.values["points"], -BIT[choice.action.cards[0]]))
    return found


def _label(view: GinView, action: Action) -> Note:
    """Return the label of a choice, with the deadwood that is left."""
    melds, hand = view.rules.melds, mask_of(view.hand) & ~mask_of(action.cards)
    own = spelt_in(action.target)
    code, points = action.kind, melds.points(hand & ~sum(own)) if own else melds.deadwood(hand)
    if code == "knock":
        code = "knock-with" if own else "knock" if points else "knock-gin"
    card = next(iter(action.cards), view.upcard or "")
    return Note(code, {"card": card, "points": points, "melds": listed(map(cards_of, own))})


def middle(view: GinView) -> Iterator[Note]:
    """Yield stock, upcard and hands; how the round ended, once it is over."""
    if view.outcome:
        yield from _ending(view)
        return
    yield from discard_view.middle(view, "upcard")
    if view.phase == "lay":
        melds = listed((*meld, *more) for meld, more in zip(view.table, view.laid, strict=True))
        yield Note("shows", {"seat": view.knocker or 0, "melds": melds, "count": len(melds)})


def _ending(view: GinView) -> Iterator[Note]:
    assert view.outcome is not None
    for seat, shown in enumerate(view.outcome.shown):
        yield Note("shows", {"seat": seat, "melds": listed(shown.melds), "count": len(shown.melds)})
        if laid := [card for cards in shown.laid for card in cards]:
            yield Note("lays-off", {"seat": seat, "cards": tuple(laid)})
        yield Note("left", {"seat": seat, "cards": shown.loose, "points": shown.points})
    by = view.outcome.winner if view.outcome.kind != "equal" else view.knocker
    yield Note(f"ended-{view.outcome.kind}", {"seat": by or 0})


def hand(view: GinView) -> Iterator[Note]:
    """Yield the seat's cards, and how they are best arranged."""
    if view.seat is not None and not view.outcome:
        yield from discard_view.own_hand(view, {"points": view.deadwood, "limit": view.limit})


def hand_page(view: GinView) -> Iterator[Note]:
    """Yield the arrangement, and which cards that may still come would lower the deadwood."""
    yield from [*hand(view)][1:]
    if useful := view.waiting_for(mask_of(view.hand)):
        yield Note("waiting-for", {"count": len(useful), "cards": useful})


CAUTIONS = ("discard-gin", "discard-melded", "discard-wanted")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: GinView, action: Action) -> Iterator[Note]:
    """Yield what the player may lose by a discard: gin, a meld, or a card that the other player can use."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None:
        return
    [card], melds, hand = action.cards, view.rules.melds, mask_of(view.hand)
    left = melds.after_discards(hand)
    least = min(left.values())
    if not least and any(other.kind in ("gin", "knock") for other in view.legal):
        yield Note("discard-gin")
    elif card not in view.loose and left[BIT[card]] > least:
        yield Note("discard-melded", {"card": card})
    theirs = mask_of(view.known[1 - view.seat])
    if completed := [meld for meld in melds.in_hand(theirs | BIT[card]) if meld & BIT[card]]:
        values: dict[str, Value] = {"card": card, "seat": 1 - view.seat, "cards": cards_of(completed[-1] & ~BIT[card])}
        yield Note("discard-wanted", values)


def facts(view: GinView) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, how the round ended, the score, and the seat's hand."""
    yield from discard_view.turn(view, {"limit": view.limit})
    yield from middle(view)
    yield from _score(view)
    yield from hand(view)


def _score(view: GinView) -> Iterator[Note]:
    for side, total in enumerate(view.totals):
        yield Note("points", {"side": side, "points": total, "boxes": view.boxes[side]})
    for number, column in enumerate(view.columns if view.rules.hollywood else (), 1):
        for side, points in enumerate(column.totals):
            won = column.winner == side
            yield Note("column", {"side": side, "number": number, "points": points, "won": won})


def _points_page(view: GinView) -> Iterator[Note]:
    """Yield each side's score line by line once the round is over, and its total."""
    yield from discard_view.scored(view)
    yield from _score(view)


SPEAKER = Speaker(
    facts=facts,
    choices=choices,
    cautions=cautions,
    pages={"hand": hand_page, "points": _points_page},
)
"""What puts views of the game into words; the page ``hand`` is empty in the public view."""
