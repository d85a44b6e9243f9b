"""How games of drawing and discarding present themselves: parts of their facts and pages, and the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.cards import BACK
from engine.kit.discard_round import DiscardView
from engine.kit.views import standing
from engine.types import Event, Line, Note, Value, lines_by_seat


def listed(melds: Any) -> tuple[str, ...]:
    """Return melds as the value ``melds`` of a note."""
    return tuple(" ".join(meld) for meld in melds)


def turn(view: DiscardView, values: Mapping[str, Value]) -> Iterator[Note]:
    """Yield the round, with the ``values`` that a game adds, and whose turn it is or how the game ended."""
    goal = {"target": view.target, "rounds": view.most_rounds}
    yield Note("round", {"round": view.round, "seat": view.dealer, **goal, **values})
    card = view.upcard or ""
    yield from standing(view, (Note(f"to-{view.phase}", {"seat": seat, "card": card}) for seat in view.to_act))


def middle(view: DiscardView, pile: str) -> Iterator[Note]:
    """Yield the stock, the pile as a note of the code ``pile``, and the hands."""
    yield Note("stock", {"count": view.stock})
    if view.pile:
        yield Note(pile, {"card": view.pile[-1], "cards": view.pile, "count": len(view.pile)})
    yield from hands(view)


def hands(view: DiscardView) -> Iterator[Note]:
    """Yield how many cards everybody holds, and which of the others' all have seen."""
    for seat, count in enumerate(view.hand_counts):
        yield Note("hand-count", {"seat": seat, "count": count})
        if view.known[seat] and seat != view.seat:
            yield Note("recall-theirs", {"seat": seat, "cards": view.known[seat]})


def own_hand(view: DiscardView, values: Mapping[str, Value]) -> Iterator[Note]:
    """Yield the seat's cards, and how they are best arranged, with the ``values`` that a game adds."""
    yield Note("holding", {"count": len(view.hand), "cards": view.hand})
    yield Note("arranged", {"melds": listed(view.melds), "count": len(view.melds), "cards": view.loose, **values})


def scored(view: DiscardView) -> Iterator[Note]:
    """Yield each side's score of the round, line by line and in all."""
    for side, lines in enumerate(view.settled):
        points = sum(line.points for line in lines)
        yield Note("scored", {"side": side, "points": points, "total": view.totals[side]})
        for line in lines:
            values: dict[str, Value] = {"score": line.code, "count": line.count, "points": line.points}
            yield Note("score-line", values | {"cards": line.cards})


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn; a hidden draw that something follows is left out."""
    return tuple(
        line._replace(parts=line.parts[1:]) if len(line.parts) > 1 and _is_hidden_draw(line.parts[0]) else line
        for line in lines_by_seat(events)
    )


def _is_hidden_draw(part: object) -> bool:
    return isinstance(part, Event) and part.kind == "drew" and BACK in part.cards
