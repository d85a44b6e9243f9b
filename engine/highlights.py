"""What stood out in a game that is over, such as its biggest turn: for the winner's picture.

:mod:`engine.record` replays a game for it. Highlights are about melds, tricks and points, never about hidden hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from engine.cards import Card
from engine.round import Round
from engine.score import RoundScore, ScoreLine
from engine.types import Note, Seat, Side, Value

BEST_ROUND = "best-round"
"""The code of :func:`best_round`."""
T = TypeVar("T")


class Turn(NamedTuple):
    """What a turn of a seat, by its ``number`` in the round, added to its side's points on the table."""

    round: int
    seat: Seat
    points: int
    number: int


class Course(NamedTuple):
    """How a game went: its rounds in their last state, the scores of the finished ones, and every turn."""

    rounds: tuple[Round, ...]
    scores: tuple[RoundScore, ...]
    turns: tuple[Turn, ...]


def biggest_turn(course: Course) -> Iterable[Note]:
    """Yield the turn that added most points; nothing if no turn added any."""
    best = first_best(course.turns, lambda turn: turn.points)
    if best and best.points > 0:
        values: dict[str, Value] = {"seat": best.seat, "points": best.points}
        yield Note("biggest-turn", {**values, "round": best.round, "turn": best.number})


def best_round(course: Course) -> Iterable[Note]:
    """Yield the best score of a side in one round; nothing if the game had only one."""
    scored = [
        (sum(line.points for line in lines), number, side)
        for number, score in enumerate(course.scores, 1)
        for side, lines in enumerate(score)
    ]
    best = first_best(scored, lambda each: each[0])
    if best and len(course.scores) > 1 and best[0] > 0:
        points, number, side = best
        yield Note(BEST_ROUND, {"side": side, "points": points, "round": number})


def first_score(course: Course, code: str) -> tuple[int, Side, ScoreLine] | None:
    """Return the first score line of a code, with its round and side."""
    for number, score in enumerate(course.scores, 1):
        for side, lines in enumerate(score):
            for line in lines:
                if line.code == code:
                    return number, side, line
    return None


def of_cards(code: str, side: Side, cards: Sequence[Card], points: int, round_: int, **values: str) -> Note:
    """Return a highlight that shows cards."""
    return Note(code, {"side": side, "cards": tuple(cards), "points": points, "round": round_, **values})


def first_best(items: Iterable[T], key: Callable[[T], int | tuple[int, ...]]) -> T | None:
    """Return the item with the highest key, the first of equals; ``None`` without items."""
    return max(items, key=key, default=None)
