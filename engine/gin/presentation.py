"""Puts a view of Gin Rummy into notes and choices: pickers, the table in words, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.gin import scoring
from engine.gin.cautions import cautions
from engine.gin.view import GinView
from engine.kit import discard_facts
from engine.kit.discard_view import listed
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.kit.spoken_view import Speaker
from engine.types import Action, Choice, Note, Value


def choices(view: GinView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first."""
    found = [Choice(action, _label(view, action)) for action in view.legal if action.kind == kind]
    if kind == "discard":
        found.sort(key=lambda choice: (choice.label.values["points"], -BIT[choice.action.cards[0]]))
    return tuple(found)


def _label(view: GinView, action: Action) -> Note:
    """Return the label of a choice, with the deadwood that is left."""
    melds, hand = view.rules.melds, mask_of(view.hand) & ~mask_of(action.cards)
    own = spelt_in(action.target)
    values: dict[str, Value] = {"card": next(iter(action.cards), view.upcard or ""), "points": melds.deadwood(hand)}
    if action.kind == "lay":
        return Note("lay", values | {"melds": listed(map(cards_of, own))})
    if own:
        return Note(
            "knock-with", values | {"points": melds.points(hand & ~sum(own)), "melds": listed(map(cards_of, own))}
        )
    return Note("knock-gin" if action.kind == "knock" and not values["points"] else action.kind, values)


def facts(view: GinView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, stock and pile, the score, how the round ended, and the seat's hand."""
    return (
        *discard_facts.turn(view, {"limit": view.limit}),
        *_middle(view),
        *_ending(view),
        *_score(view),
        *hand(view),
    )


def _middle(view: GinView) -> Iterator[Note]:
    if view.outcome:
        return
    yield Note("stock", {"count": view.stock})
    if view.upcard:
        yield Note("upcard", {"card": view.upcard, "count": len(view.pile)})
    yield from discard_facts.hands(view)
    if view.table:
        melds = listed((*meld, *more) for meld, more in zip(view.table, view.laid, strict=True))
        yield Note("shows", {"seat": view.knocker or 0, "melds": melds, "count": len(melds)})


def _ending(view: GinView) -> Iterator[Note]:
    if view.outcome is None:
        return
    for seat, shown in enumerate(view.outcome.shown):
        values: dict[str, Value] = {"seat": seat, "melds": listed(shown.melds), "count": len(shown.melds)}
        yield Note("shows", values)
        if laid := [card for cards in shown.laid for card in cards]:
            yield Note("lays-off", {"seat": seat, "cards": tuple(laid)})
        yield Note("left", {"seat": seat, "cards": shown.loose, "points": shown.points})
    by = view.outcome.winner if view.outcome.kind != "equal" else view.knocker
    yield Note(f"ended-{view.outcome.kind}", {"seat": by or 0})


def _score(view: GinView) -> Iterator[Note]:
    boxes = scoring.boxes(view.scores)
    for side, total in enumerate(view.totals):
        yield Note("points", {"side": side, "points": total, "boxes": boxes[side]})
    if view.rules.hollywood:
        for number, column in enumerate(view.columns, 1):
            for side, points in enumerate(column.totals):
                values: dict[str, Value] = {"side": side, "number": number, "points": points}
                yield Note("column", values | {"won": "yes" if column.winner == side else "no"})


def hand(view: GinView) -> tuple[Note, ...]:
    """Return the seat's cards, and how they are best arranged."""
    if view.seat is None or view.outcome:
        return ()
    return tuple(discard_facts.own_hand(view, {"points": view.deadwood, "limit": view.limit}))


def _hand_page(view: GinView) -> Iterator[Note]:
    """Yield the arrangement, and which cards that may still come would lower the deadwood."""
    yield from hand(view)[1:]
    if useful := waiting_for(view, mask_of(view.hand)):
        yield Note("waiting-for", {"count": len(useful), "cards": useful})


def waiting_for(view: GinView, hand: int) -> tuple[Card, ...]:
    """Return the cards that may still come and would make or extend a meld of a hand."""
    return tuple(card for card in view.unplaced() if view.hand and view.rules.melds.helps(hand, BIT[card]))


def _points_page(view: GinView) -> Iterator[Note]:
    """Yield each side's score line by line once the round is over, and its total."""
    yield from discard_facts.scored(view)
    yield from _score(view)


SPEAKER = Speaker(facts=facts, choices=choices, cautions=cautions, pages={"hand": _hand_page, "points": _points_page})
"""What puts views of the game into words; the page ``hand`` is empty in the public view."""
