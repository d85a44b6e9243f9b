"""Scoring Gin Rummy: knocks and what they win, rounds entered in one or more games, and the end of a game.

In Hollywood scoring each round that a side wins is entered in up to three columns; each column is a game. Otherwise one
column is the game. The melds are those of one pack: see :mod:`engine.kit.sets_and_runs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.kit.sets_and_runs import BIT, ORDER, Arrangement, Melds, cards_of, mask_of, spelt
from engine.score import RoundScore, ScoreLine
from engine.types import Action, Seat, Side

GIN = Action("gin")
_KNOCK = {BIT[card]: Action("knock", (card,)) for card in ORDER}
_HIGHEST = 15
"""The most points of a card."""


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


def endings(melds: Melds, hand: int, *, limit: int, barred: int, big_gin: bool) -> dict[Action, Arrangement]:
    """Return big gin, and every knock with its arrangement, the best first.

    Without a target a knock has the usual arrangement: with the least deadwood, then so that the fewest cards can be
    laid off. Other ways have the melds as their target. The ``barred`` card cannot be discarded.
    """
    total = melds.points(hand)
    ways: dict[Action, Arrangement] = {}
    found = []
    for each in melds.arrangements(hand):
        left = total - each.points
        if not left and big_gin:
            ways[GIN] = each
        if left <= limit + _HIGHEST:
            for card in cards_of(hand & ~each.cards & ~barred):
                rest = left - melds.points(BIT[card])
                if rest <= limit:
                    found.append((rest, _openings(melds, hand, each), card, each))
    least: dict[Card, int] = {}
    for rest, _, card, each in sorted(found):
        if card not in least:
            least[card] = rest
            ways[_KNOCK[BIT[card]]] = each
        elif least[card]:
            ways[Action("knock", (card,), spelt(each.melds))] = each
    return ways


def _openings(melds: Melds, hand: int, arrangement: Arrangement) -> int:
    """Return how many cards outside the hand could be laid off on these melds."""
    fits = melds.fits
    return sum(any(fits(bit, meld) for meld in arrangement.melds) for bit in BIT.values() if not bit & hand)


def fitting(melds: Melds, hand: Sequence[Card], table: Sequence[Sequence[Card]]) -> list[tuple[Card, str]]:
    """Return each card of a hand that can be laid off on a meld of a table, with the meld as it is spelt."""
    masks = [mask_of(meld) for meld in table]
    return [(card, spelt((meld,))) for meld in masks for card in hand if melds.fits(BIT[card], meld)]


def outcome(kind: str, knocker: Seat, shown: tuple[Shown, ...], *, equal_undercuts: bool) -> Outcome:
    """Return how a round ends with these hands. ``kind`` is ``gin``, ``big-gin`` or ``knock``."""
    mine, theirs = shown[knocker].points, shown[1 - knocker].points
    if kind != "knock" or mine < theirs:
        return Outcome(kind, knocker, knocker, shown)
    if mine == theirs and not equal_undercuts:
        return Outcome("equal", knocker, None, shown)
    return Outcome("undercut", knocker, 1 - knocker, shown)


HOLLYWOOD = 3
"""The games that are scored at once in Hollywood."""
BONUSES = ("game-bonus", "boxes", "shutout")
"""The codes of the lines that the end of games adds."""


class Column(NamedTuple):
    """One game of the score: by side the points of the rounds entered, and the side that has won it."""

    entries: tuple[tuple[int, ...], ...]
    winner: Side | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by side."""
        return tuple(map(sum, self.entries))


class Columns(NamedTuple):
    """The columns after some rounds, and how many of them each side has reached."""

    columns: tuple[Column, ...]
    reached: tuple[int, ...] = (0, 0)

    @classmethod
    def of(cls, count: int, target: int, rounds: Iterable[tuple[Side, int]]) -> Columns:
        """Return ``count`` columns after rounds, each with its winner and points. A column closes at the target."""
        score = cls((Column(((), ())),) * count)
        for side, points in rounds:
            score = score.with_round(side, points, target)
        return score

    def with_round(self, side: Side, points: int, target: int) -> Columns:
        """Return the columns after one more round that a side has won."""
        columns, reached, entered = [*self.columns], [*self.reached], self.next_for(side)
        for place in entered:
            entries = [*columns[place].entries]
            entries[side] += (points,)
            columns[place] = Column(tuple(entries), side if sum(entries[side]) >= target else None)
        reached[side] = max(reached[side], entered[-1]) + 1
        return Columns(tuple(columns), tuple(reached))

    def next_for(self, side: Side) -> list[int]:
        """Return the places of the columns in which a side's next win is entered.

        Its first win is entered in the first game that is open, its second in one more, and so on.
        """
        places = [place for place, column in enumerate(self.columns) if column.winner is None]
        return [place for place in places if place <= self.reached[side]] or places[:1]


def bonuses(columns: Sequence[Column], *, game: int, box: int, shutout: Callable[[int, int], int]) -> RoundScore:
    """Return what the end of games adds, by side: ``game`` for each won, and ``box`` for each round won.

    ``shutout`` says what is added if the loser has won no round, from the points of the rounds and those with the
    bonuses. Open games add nothing.
    """
    lines: list[tuple[ScoreLine, ...]] = []
    closed = [column for column in columns if column.winner is not None]
    for side in range(2):
        won = [column for column in closed if column.winner == side]
        boxes = sum(len(column.entries[side]) for column in closed)
        shut_out = [column.entries[side] for column in won if not column.entries[1 - side]]
        more = [shutout(sum(points), sum(points) + game + box * len(points)) for points in shut_out]
        amounts = ((game * len(won), len(won)), (box * boxes, boxes), (sum(more), len(more)))
        its = (ScoreLine(code, points, count) for code, (points, count) in zip(BONUSES, amounts, strict=True))
        lines.append(tuple(line for line in its if line.points))
    return tuple(lines)


def boxes(winners: Iterable[Side | None]) -> list[int]:
    """Return how many rounds each side has won, from the winner of each."""
    won = [*winners]
    return [won.count(side) for side in range(2)]


_NOT_ENTERED = frozenset({"more-games", *BONUSES})
"""The lines that a column does not take over from a round."""


def score(rules: GinOptions, ended: Outcome | None, first: Card | None, scores: Sequence[RoundScore]) -> RoundScore:
    """Return the lines of a round after the rounds ``scores``, with the first upcard ``first``."""
    if ended is None or ended.winner is None:
        return ((), ())
    lines = _lines(rules, ended)
    if rules.spades_double and first and first[-1] == "S":
        lines.append(ScoreLine("spades", sum(line.points for line in lines), 1, (first,)))
    entered = len(columns(rules, scores).next_for(ended.winner))
    if entered > 1:
        points = sum(line.points for line in lines)
        lines.append(ScoreLine("more-games", points * (entered - 1), entered - 1))
    return (tuple(lines), ()) if ended.winner == 0 else ((), tuple(lines))


def _lines(rules: GinOptions, ended: Outcome) -> list[ScoreLine]:
    one, other = ended.shown
    bonus = {
        "gin": rules.gin_bonus,
        "big-gin": 0 if rules.big_gin == "none" else rules.big_gin,
        "undercut": rules.undercut_bonus,
        "knock": rules.knock_bonus,
    }[ended.kind]
    more = [ScoreLine(ended.kind, bonus)] if bonus or ended.kind != "knock" else []
    return [ScoreLine("deadwood", abs(one.points - other.points)), *more]


def columns(rules: GinOptions, scores: Sequence[RoundScore]) -> Columns:
    """Return the columns after these rounds, without what the end of a game adds."""
    won = [(winner(lines), lines) for lines in scores]
    points = [
        (side, sum(line.points for line in lines[side] if line.code not in _NOT_ENTERED))
        for side, lines in won
        if side is not None
    ]
    return Columns.of(HOLLYWOOD if rules.hollywood else 1, rules.target, points)


def winner(lines: RoundScore) -> Side | None:
    """Return the side that has won a round with these lines; it wins a box even if it scored nothing."""
    return next((side for side, its in enumerate(lines) if any(line.code == "deadwood" for line in its)), None)
