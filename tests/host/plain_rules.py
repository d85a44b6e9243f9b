"""Rules shared by the small card games for tests: one preset, two to four seats that play alone, and one pack."""

from __future__ import annotations

from typing import ClassVar, Self

from engine.cards import Card, pack
from engine.rules import Rules
from engine.types import RulesError, Seat, Side


class PlainRules(Rules):
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)

    @classmethod
    def of(cls, preset: str) -> Self:
        if preset not in cls.presets:
            raise RulesError("preset", "no-such-preset", preset=preset)
        return cls.model_validate({})

    def check(self, seats: int) -> None:
        if seats not in self.seat_counts:
            raise RulesError("seats", "wrong-seats", seats=seats)

    def sides(self, seats: int) -> tuple[Side, ...]:
        return tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        return pack()

    def dealer(self, number: int, seats: int, scores: object, cut: object) -> Seat:
        return number % seats
