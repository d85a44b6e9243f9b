"""A view of Gin Rummy in words: labels of choices, facts, pages, and questions before a careless discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.round import GinView
from engine.highlights import Course, best_round, biggest_turn
from engine.kit import discard_presentation
from engine.kit.discard_presentation import listed
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.presentation import Presentation, shortlisted
from engine.types import Action, Choice, Note, Seat, Value


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
    yield from discard_presentation.middle(view, "upcard")
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
        yield from discard_presentation.own_hand(view, {"points": view.deadwood, "limit": view.limit})


def hand_page(view: GinView) -> Iterator[Note]:
    """Yield the arrangement, and which cards that may still come would lower the deadwood."""
    yield from [*hand(view)][1:]
    if useful := view.waiting_for(mask_of(view.hand)):
        yield Note("waiting-for", {"count": len(useful), "cards": useful})


CAUTIONS = ("discard-gin", "discard-melded", "discard-wanted")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: GinView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by a discard: gin, a meld, or a card that the other player can use."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None:
        return ()
    return tuple(_discarding(view, action.cards[0], other=1 - view.seat))


def _discarding(view: GinView, card: Card, *, other: Seat) -> Iterator[Note]:
    melds, hand = view.rules.melds, mask_of(view.hand)
    left = melds.after_discards(hand)
    least = min(left.values())
    if not least and any(legal.kind in ("gin", "knock") for legal in view.legal):
        yield Note("discard-gin")
    elif card not in view.loose and left[BIT[card]] > least:
        yield Note("discard-melded", {"card": card})
    theirs = mask_of(view.known[other])
    if completed := [meld for meld in melds.in_hand(theirs | BIT[card]) if meld & BIT[card]]:
        values: dict[str, Value] = {"card": card, "seat": other, "cards": cards_of(completed[-1] & ~BIT[card])}
        yield Note("discard-wanted", values)


def facts(view: GinView) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, how the round ended, the score, and the seat's hand."""
    yield from discard_presentation.turn(view, {"limit": view.limit})
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
    yield from discard_presentation.scored(view)
    yield from _score(view)


def called(view: GinView, target: str) -> Note | None:
    """Return the melds that an action has as its target."""
    melds = listed(map(cards_of, spelt_in(target)))
    return Note("melds", {"melds": melds}) if any(melds) else None


def explain(rules: GinOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; its text knows a full hand, and whether a card is turned up without being offered."""
    values: dict[str, Value] = {"full": rules.hand_size + 1, "turned": rules.turns_limit_card}
    return (Note(f"gin-{page}", {**rules.options(), **values}),)


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best round. A round is won by one turn, so the biggest turn tells nothing else."""
    return tuple(best_round(course)) or tuple(biggest_turn(course))


PRESENTATION = Presentation[GinView](
    pages={"table": facts, "hand": hand_page, "points": _points_page},
    choices=choices,
    shortlist=shortlisted(
        choices, {"gin": None, "knock": 3, **dict.fromkeys(("draw", "take", "pass", "lay", "end", "discard"))}
    ),
    called=called,
    cautions=cautions,
    caution_codes=CAUTIONS,
    routine=("draw",),
    summary=discard_presentation.summary,
    highlights=highlights,
    explain=explain,
)
"""Presents the game; the page ``hand`` is empty in the public view."""
