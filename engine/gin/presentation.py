"""Puts a view of Gin Rummy into notes and choices: pickers, cautions, facts, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card
from engine.gin import scoring
from engine.gin.cautions import cautions
from engine.gin.view import GinView
from engine.kit import discard_facts
from engine.kit.discard_view import listed
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.kit.spoken_view import Speaker
from engine.types import Action, Choice, Note


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


def facts(view: GinView) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, the score, how the round ended, and the seat's hand."""
    yield from discard_facts.turn(view, {"limit": view.limit})
    if view.outcome is None:
        yield from discard_facts.middle(view, "upcard")
        if view.phase == "lay":
            melds = listed((*meld, *more) for meld, more in zip(view.table, view.laid, strict=True))
            yield Note("shows", {"seat": view.knocker or 0, "melds": melds, "count": len(melds)})
    yield from _ending(view)
    yield from _score(view)
    yield from hand(view)


def _ending(view: GinView) -> Iterator[Note]:
    if view.outcome is None:
        return
    for seat, shown in enumerate(view.outcome.shown):
        yield Note("shows", {"seat": seat, "melds": listed(shown.melds), "count": len(shown.melds)})
        if laid := [card for cards in shown.laid for card in cards]:
            yield Note("lays-off", {"seat": seat, "cards": tuple(laid)})
        yield Note("left", {"seat": seat, "cards": shown.loose, "points": shown.points})
    by = view.outcome.winner if view.outcome.kind != "equal" else view.knocker
    yield Note(f"ended-{view.outcome.kind}", {"seat": by or 0})


def _score(view: GinView) -> Iterator[Note]:
    boxes = scoring.boxes(view.scores)
    for side, total in enumerate(view.totals):
        yield Note("points", {"side": side, "points": total, "boxes": boxes[side]})
    for number, column in enumerate(view.columns if view.rules.hollywood else (), 1):
        for side, points in enumerate(column.totals):
            won = "yes" if column.winner == side else "no"
            yield Note("column", {"side": side, "number": number, "points": points, "won": won})


def hand(view: GinView) -> list[Note]:
    """Return the seat's cards, and how they are best arranged."""
    if view.seat is None or view.outcome:
        return []
    return [*discard_facts.own_hand(view, {"points": view.deadwood, "limit": view.limit})]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(GinView):
    """A view that describes itself; its page ``hand`` is empty in the public view."""

    speaker: ClassVar[Speaker] = Speaker(
        facts=facts, choices=choices, cautions=cautions, pages={"hand": _hand_page, "points": _points_page}
    )
