"""Deals that anyone can recompute (contract; the body is being written)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card


class Deals(NamedTuple):
    """Where the cards of a game come from: one secret for the game, its table, and the players' own seeds.

    ``seed`` is the end of a hash chain: round ``r`` uses ``round_seed(r)``, whose SHA-256 is ``commitment(r)``, which is the seed of
    round ``r - 1``; ``commitment(1)`` is shown before anybody joins. So one commitment binds every round, and a revealed round
    tells nothing of the next.
    """

    seed: bytes
    table: str
    players: tuple[str, ...]

    def round_seed(self, number: int) -> bytes:
        raise NotImplementedError

    def commitment(self, number: int = 1) -> bytes:
        raise NotImplementedError

    def shuffled(self, number: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        raise NotImplementedError
