"""The score of a round, and whether it wins the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.types import Side


class ScoreLine(NamedTuple):
    """One line of a round's score: ``points`` for ``count`` of what ``code`` names."""

    code: str
    points: int
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which a line never needs
    cards: tuple[Card, ...] = ()


RoundScore: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The score lines of a round, by side."""


class Settlement(NamedTuple):
    """The sides that have won after a round, and the target from then on.

    Without winners the game goes on; if all sides have won, it is drawn.
    """

    winners: tuple[Side, ...]
    target: int
    lines: RoundScore = ()
    """By side, what the won game adds to the score, such as a game bonus; empty for nothing.

    Each line is also an event of its code.
    """


def points_of(score: RoundScore) -> list[int]:
    """Return the points of each side.

    >>> points_of(((ScoreLine("melds", 60), ScoreLine("hand", -15)), ()))
    [45, 0]
    """
    return [sum(line.points for line in lines) for lines in score]


def achieved(feats: Mapping[str, int]) -> dict[str, int]:
    """Return the feats of a side that statistics count: those that happened.

    >>> achieved({"tricks": 3, "grand-slam": 0})
    {'tricks': 3}
    """
    return {feat: count for feat, count in feats.items() if count > 0}
