"""Chooses by sampled deals: draws deals that fit what was seen, and compares actions in the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.players.kit.race import best_candidate
from engine.types import Action, Seat

T = TypeVar("T")


def likeliest(sample: Callable[[], T], doubts: Callable[[T], int], tries: int) -> T:
    """Return the first sample without doubts, or the least doubtful of so many.

    >>> samples = iter([3, 1, 2, 0])
    >>> likeliest(lambda: next(samples), lambda sampled: sampled, tries=3)
    1
    """
    best = sample()
    least = doubts(best)
    for _ in range(tries - 1):
        if not least:
            break
        other = sample()
        found = doubts(other)
        if found < least:
            best, least = other, found
    return best


def best_action(
    candidates: Sequence[Action],
    sample: Callable[[], T],
    outcome: Callable[[T, Action], float],
    budget: int,
    standard_errors: float,
) -> Action:
    """Return the action with the best outcome on average, all in the same samples.

    The first candidate stands unless another is ahead by ``standard_errors``; see
    :func:`engine.players.kit.race.best_candidate`.
    """
    sampled: list[T] = []

    def evaluate(candidate: int, number: int) -> float:
        while len(sampled) <= number:
            sampled.append(sample())
        return outcome(sampled[number], candidates[candidate])

    return candidates[best_candidate(len(candidates), budget, evaluate, standard_errors)]


def plays(view: TrickView) -> Iterator[tuple[Seat, Card, Card]]:
    """Yield every card played so far: who played it, the card, and the card that was led."""
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for seat, card in zip(view.trick_seats(leader), cards, strict=False):
            yield seat, card, cards[0]


def lead(view: TrickView, points: Sequence[int]) -> int:
    """Return by how much the points of a round by side put the seat's side ahead. Points beyond the target are void."""
    gains = [min(gained, max(1, view.target - view.totals[side])) for side, gained in enumerate(points)]
    own = view.sides[view.own_seat]
    return gains[own] - max(gain for side, gain in enumerate(gains) if side != own)
