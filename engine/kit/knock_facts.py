"""Puts views of games that a knock ends into words: labels of choices, how a round ended, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kit import discard_facts
from engine.kit.discard_view import listed
from engine.kit.knock_view import KnockView
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.types import Action, Choice, Note


def choices(view: KnockView, kind: str) -> Sequence[Choice]:
    """Return the choices for a kind of action, best first."""
    found = [Choice(action, _label(view, action)) for action in view.legal if action.kind == kind]
    if kind == "discard":
        found.sort(key=lambda choice: (choice.label.values["points"], -BIT[choice.action.cards[0]]))
    return found


def _label(view: KnockView, action: Action) -> Note:
    """Return the label of a choice, with the deadwood that is left."""
    melds, hand = view.rules.melds, mask_of(view.hand) & ~mask_of(action.cards)
    own = spelt_in(action.target)
    code, points = action.kind, melds.points(hand & ~sum(own)) if own else melds.deadwood(hand)
    if code == "knock":
        code = "knock-with" if own else "knock" if points else "knock-gin"
    card = next(iter(action.cards), view.upcard or "")
    return Note(code, {"card": card, "points": points, "melds": listed(map(cards_of, own))})


def middle(view: KnockView) -> Iterator[Note]:
    """Yield stock, upcard and hands; how the round ended, once it is over."""
    if view.outcome:
        yield from _ending(view)
        return
    yield from discard_facts.middle(view, "upcard")
    if view.phase == "lay":
        melds = listed((*meld, *more) for meld, more in zip(view.table, view.laid, strict=True))
        yield Note("shows", {"seat": view.knocker or 0, "melds": melds, "count": len(melds)})


def _ending(view: KnockView) -> Iterator[Note]:
    assert view.outcome is not None
    for seat, shown in enumerate(view.outcome.shown):
        yield Note("shows", {"seat": seat, "melds": listed(shown.melds), "count": len(shown.melds)})
        if laid := [card for cards in shown.laid for card in cards]:
            yield Note("lays-off", {"seat": seat, "cards": tuple(laid)})
        yield Note("left", {"seat": seat, "cards": shown.loose, "points": shown.points})
    by = view.outcome.winner if view.outcome.kind != "equal" else view.knocker
    yield Note(f"ended-{view.outcome.kind}", {"seat": by or 0})


def hand(view: KnockView) -> Iterator[Note]:
    """Yield the seat's cards, and how they are best arranged."""
    if view.seat is not None and not view.outcome:
        yield from discard_facts.own_hand(view, {"points": view.deadwood, "limit": view.limit})


def hand_page(view: KnockView) -> Iterator[Note]:
    """Yield the arrangement, and which cards that may still come would lower the deadwood."""
    yield from [*hand(view)][1:]
    if useful := view.waiting_for(mask_of(view.hand)):
        yield Note("waiting-for", {"count": len(useful), "cards": useful})
