"""What a round brings: the lines of its score, and whether the game is won by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.cards import Card

if TYPE_CHECKING:
    from engine.game import Side


class ScoreLine(NamedTuple):
    """One number of a round's score, and where it comes from: ``count`` of what ``code`` names."""

    code: str
    points: int
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which a line never needs
    cards: tuple[Card, ...] = ()


RoundScore: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The lines of a finished round, by side."""


class Settlement(NamedTuple):
    """Who has won after a round (nobody: the game goes on), and the target from then on."""

    winners: tuple[Side, ...]
    target: int
