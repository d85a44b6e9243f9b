"""How a round ends and what it scores, and the columns of the score: one, or three in Hollywood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.score import RoundScore, ScoreLine
from engine.types import Seat, Side

HOLLYWOOD = 3
"""The games that are scored at once in Hollywood."""
_NOT_ENTERED = frozenset({"more-games", "game-bonus", "boxes", "shutout"})
"""The lines that a column does not take over from a round."""


class Shown(NamedTuple):
    """A hand at the end of a round: its melds, the cards it laid off on each of the other's, and its deadwood."""

    melds: tuple[tuple[Card, ...], ...] = ()
    laid: tuple[tuple[Card, ...], ...] = ()
    loose: tuple[Card, ...] = ()
    points: int = 0


class Outcome(NamedTuple):
    """How a round ended: ``knock``, ``gin``, ``big-gin``, ``undercut``, ``equal`` or ``void``.

    ``winner`` scores; nobody does if it is ``None``. ``shown`` are the hands by seat, none if the round is void.
    """

    kind: str
    knocker: Seat | None = None
    winner: Seat | None = None
    shown: tuple[Shown, ...] = ()


class Column(NamedTuple):
    """One game of the score: by side the points of the rounds entered, and the side that has won it."""

    entries: tuple[tuple[int, ...], ...]
    winner: Side | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by side."""
        return tuple(map(sum, self.entries))


def outcome(rules: GinOptions, kind: str, knocker: Seat, shown: tuple[Shown, ...]) -> Outcome:
    """Return how a round ends with these hands. ``kind`` is ``gin``, ``big-gin`` or ``knock``."""
    mine, theirs = shown[knocker].points, shown[1 - knocker].points
    if kind != "knock" or mine < theirs:
        return Outcome(kind, knocker, knocker, shown)
    if mine == theirs and not rules.equal_undercut:
        return Outcome("equal", knocker, None, shown)
    return Outcome("undercut", knocker, 1 - knocker, shown)


def score(rules: GinOptions, ended: Outcome | None, first: Card | None, scores: Sequence[RoundScore]) -> RoundScore:
    """Return the lines of a round after the rounds ``scores``, with the first upcard ``first``."""
    if ended is None or ended.winner is None:
        return ((), ())
    lines = _lines(rules, ended)
    if rules.spades_double and first and first[-1] == "S":
        lines.append(ScoreLine("spades", sum(line.points for line in lines), 1, (first,)))
    found, reached = _entries(rules, scores)
    entered = len(_open(found, reached[ended.winner]))
    if entered > 1:
        points = sum(line.points for line in lines)
        lines.append(ScoreLine("more-games", points * (entered - 1), entered - 1))
    return (tuple(lines), ()) if ended.winner == 0 else ((), tuple(lines))


def _lines(rules: GinOptions, ended: Outcome) -> list[ScoreLine]:
    one, other = ended.shown
    lines = [ScoreLine("deadwood", abs(one.points - other.points))]
    if ended.kind == "gin":
        lines.append(ScoreLine("gin", rules.gin_bonus))
    elif ended.kind == "big-gin" and rules.big_gin != "none":
        lines.append(ScoreLine("big-gin", rules.big_gin))
    elif ended.kind == "undercut":
        lines.append(ScoreLine("undercut", rules.undercut_bonus))
    elif rules.knock_bonus:
        lines.append(ScoreLine("knock", rules.knock_bonus))
    return lines


def columns(rules: GinOptions, scores: Sequence[RoundScore]) -> tuple[Column, ...]:
    """Return the columns after these rounds, without what the end of a game adds."""
    return tuple(_entries(rules, scores)[0])


def _entries(rules: GinOptions, scores: Sequence[RoundScore]) -> tuple[list[Column], list[int]]:
    """Return the columns after these rounds, and how many of them each side has reached."""
    found = [Column(((), ()))] * (HOLLYWOOD if rules.hollywood else 1)
    reached = [0, 0]
    for lines in scores:
        side = winner(lines)
        if side is None:
            continue
        points = sum(line.points for line in lines[side] if line.code not in _NOT_ENTERED)
        for place in (entered := _open(found, reached[side])):
            entries = list(found[place].entries)
            entries[side] += (points,)
            closed = sum(entries[side]) >= rules.target
            found[place] = Column(tuple(entries), side if closed else None)
        reached[side] = max(reached[side], entered[-1]) + 1
    return found, reached


def _open(found: Sequence[Column], reached: int) -> list[int]:
    """Return the columns in which a side's next win is entered, after it has reached so many.

    In Hollywood its first win is entered in the first game that is open, its second in one more, and so on.
    """
    places = [place for place, column in enumerate(found) if column.winner is None]
    return [place for place in places if place <= reached] or places[:1]


def winner(lines: RoundScore) -> Side | None:
    """Return the side that has won a round with these lines; it wins a box even if it scored nothing."""
    return next((side for side, its in enumerate(lines) if any(line.code == "deadwood" for line in its)), None)


def boxes(scores: Sequence[RoundScore]) -> list[int]:
    """Return how many rounds each side has won."""
    won = [winner(lines) for lines in scores]
    return [won.count(side) for side in range(2)]


def bonuses(rules: GinOptions, found: Sequence[Column]) -> RoundScore:
    """Return what the end of games adds, by side: game bonus, boxes, and the shutout. Open games add nothing."""
    lines: list[tuple[ScoreLine, ...]] = []
    closed = [column for column in found if column.winner is not None]
    for side in range(2):
        won = [column for column in closed if column.winner == side]
        count = sum(len(column.entries[side]) for column in closed)
        shut_out = [_doubled(rules, column, side) for column in won if not column.entries[1 - side]]
        its = (
            ScoreLine("game-bonus", rules.game_bonus * len(won), len(won)),
            ScoreLine("boxes", rules.box_bonus * count, count),
            ScoreLine("shutout", sum(shut_out), len(shut_out)),
        )
        lines.append(tuple(line for line in its if line.points))
    return tuple(lines)


def _doubled(rules: GinOptions, column: Column, side: Side) -> int:
    """Return the points that a shutout adds to a game that is won."""
    entries = column.entries[side]
    every = sum(entries) + rules.game_bonus + rules.box_bonus * len(entries)
    return {"none": 0, "points": sum(entries), "all": every}[rules.shutout]
