"""Explains the legal actions and the refusals (feature A1), and gives the reasons for an action (feature A2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.cribbage import counting
from engine.cribbage.counting import FIFTEEN, LIMIT, Combination, average, counted, worth
from engine.cribbage.view import CribbageView, counted_aloud
from engine.study.explanation import Explanation
from engine.types import Action, Note, Value

_TENS = 10
_SAFE_LEAD = 4
"""The highest lead after which nobody can make fifteen at once."""


def explain(view: CribbageView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and which cards would take the count too high."""
    found = []
    owner, crib = view.showing
    for kind in dict.fromkeys(action.kind for action in view.legal):
        cards = tuple(action.cards[0] for action in view.legal if kind == "play")
        values: dict[str, Value] = {"cards": cards, "count": view.rules.shape.laid, "seat": view.dealer}
        values |= {"points": view.counted, "winner": owner, "crib": crib, "most": LIMIT - view.count}
        found.append(Explanation(kind, True, Note(f"may-{kind}", values)))
    late = [card for card in view.hand if view.phase == "play" and view.count + worth(card) > LIMIT]
    if late and view.legal:
        values = {"card": late[0], "count": view.count, "most": LIMIT - view.count}
        found.append(Explanation("play", False, Note("past-thirty-one", values)))
    return tuple(found)


def reasons(view: CribbageView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    match action.kind:
        case "crib":
            return tuple(_laying(view, action.cards))
        case "play":
            return tuple(_playing(view, action.cards[0]))
        case "show":
            return (Note("hint-show"),)
    return (Note("hint-count", {**counted_aloud(view.open, worth_open(view)), "winner": view.showing[0]}),)


def worth_open(view: CribbageView) -> tuple[Combination, ...]:
    """Return what the cards that lie open score."""
    return counted(view.open, view.starter, crib=view.showing[1]) if view.starter else ()


def pegs(found: Sequence[tuple[str, int]]) -> dict[str, Value]:
    """Return what a card pegs as the values of a note: each score with its points, and their ``sum``."""
    said = tuple(f"{code}: {points}" for code, points in found)
    return {"pegs": said, "points": sum(points for _, points in found), "sum": len(found) > 1}


def _laying(view: CribbageView, laid: tuple[Card, ...]) -> Iterator[Note]:
    """Yield what the kept cards are worth, and what the laid ones do in the crib."""
    kept = tuple(card for card in view.hand if card not in laid)
    yield Note("hint-keeps", {"cards": kept, "points": tenths(average(kept, view.unseen()))})
    if view.rules.low_ball:
        return
    if view.owns_crib:
        yield Note("hint-crib-yours", {"seat": view.dealer, "cards": laid})
    elif any(note.code == "gives-away" for note in view.cautions(Action("crib", laid))):
        yield Note("hint-crib-gives", {"seat": view.dealer, "cards": laid})
    else:
        yield Note("hint-crib-theirs", {"seat": view.dealer, "cards": laid, "count": len(laid)})


def tenths(value: float) -> str:
    """Return a number with one decimal."""
    return f"{value:.1f}"


def _playing(view: CribbageView, card: Card) -> Iterator[Note]:
    series = [*(played for _, played in view.series), card]
    found = [*counting.scored(series, flush=view.rules.play_flush)]
    count = sum(map(worth, series))
    if found:
        yield Note("hint-scores", {"card": card, **pegs(found)})
    if not view.rules.low_ball:
        yield from _safety(view, card, count, scores=bool(found))
    yield Note("hint-only-card" if len(view.legal) == 1 else "hint-average", {"card": card})


def _safety(view: CribbageView, card: Card, count: int, *, scores: bool) -> Iterator[Note]:
    """Yield why the next player can make little of a card."""
    leads = not (scores or view.series)
    if leads and count <= _SAFE_LEAD:
        yield Note("hint-safe-lead", {"card": card})
    elif leads and [worth(other) for other in view.hand].count(worth(card)) > 1 and count < _TENS:
        yield Note("hint-pair-lead", {"card": card})
    if count < LIMIT and view.series:
        goal = FIFTEEN if count < FIFTEEN else LIMIT
        if goal - count > _TENS:
            yield Note("hint-nothing-near", {"points": count, "goal": goal})
        elif all(view.above[seat] >= goal - count for seat in view.others):
            yield Note("hint-cannot-play" if goal == LIMIT else "hint-cannot-reach", {"points": count})
