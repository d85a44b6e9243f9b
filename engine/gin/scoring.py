"""What a round of Gin Rummy scores, and the columns of the score: one, or three in Hollywood."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.kit.knocking import Outcome
from engine.kit.score_columns import BONUSES, HOLLYWOOD, Columns
from engine.score import RoundScore, ScoreLine
from engine.types import Side

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
