"""The state of a round of Cribbage: where every card is, what was pegged, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.cards import Card
from engine.cribbage.counting import PLACE, Shown, worth
from engine.cribbage.options import CribbageOptions
from engine.kit.tricks import seats_from
from engine.rules import Deal
from engine.score import RoundScore, ScoreLine
from engine.types import Event, Seat, Side

Plays: TypeAlias = tuple[tuple[Seat, Card], ...]
"""Cards of a series, each with the seat that played it."""


def in_order(card: Card) -> tuple[int, str]:
    """Return the key that sorts cards by rank, from ace to king."""
    return PLACE[card], card


class State:
    """One deal. The phases: ``crib`` (all discard at once), ``play``, ``show`` (or ``count`` and ``claim`` where hands
    are counted by hand) and ``over``.
    """

    def __init__(self, rules: CribbageOptions, deal: Deal) -> None:
        self.rules = rules
        shape, cards, dealer = rules.shape, deal.cards, deal.dealer
        self.seats = shape.seats
        self.sides = rules.sides(self.seats)
        self.dealer = dealer
        self.number = deal.number
        self.phase = "crib"
        self.turn = 1
        self.order: tuple[Seat, ...] = tuple(seats_from((dealer + 1) % self.seats, self.seats))
        """The seats in the order in which they play and show: the dealer last."""
        dealt = self.seats * shape.dealt
        self.hands = [
            sorted(cards[self.order.index(seat) : dealt : self.seats], key=in_order) for seat in range(self.seats)
        ]
        self.to_crib = list(cards[dealt : dealt + shape.to_crib])
        """The cards dealt to the crib itself."""
        self.stock = list(reversed(cards[dealt + shape.to_crib :]))
        self.laid: list[tuple[Card, ...]] = [()] * self.seats
        self.kept: list[tuple[Card, ...]] = [()] * self.seats
        """By seat, the hand that it will show; empty until all have discarded."""
        self.to_act: tuple[Seat, ...] = self.order
        self.starter: Card | None = None
        self.plays: list[Plays] = []
        """The series played before the current one."""
        self.series: list[tuple[Seat, Card]] = []
        self.gone = [False] * self.seats
        """By seat, whether it has said go in this series."""
        self.above = [0] * self.seats
        """By seat, the count that every card left in its hand exceeds, as its go has revealed."""
        self.shown: list[Shown] = []
        self.counted = 0
        """The points that the owner of the hand in question has counted, while others may claim the rest."""
        self.claimed = 0
        """The points that others have claimed of it."""
        self.totals = deal.totals
        self.back = [total - _last_gain(deal.scores, side) for side, total in enumerate(deal.totals)]
        """By side, where its rear peg stands."""
        self.pegged: list[dict[str, int]] = [{} for _ in deal.totals]
        """By side, the points of this round by their line of the score."""
        self.last = [""] * len(deal.totals)
        """By side, the line to which its last gain of this round belongs."""
        self.home: Side | None = None
        """The side that has reached the target."""
        self.opening: tuple[Event, ...] = ()

    @property
    def count(self) -> int:
        """The count of the current series."""
        return sum(worth(card) for _, card in self.series)

    def front(self, side: Side) -> int:
        """Return where a side's front peg stands."""
        return self.totals[side] + sum(self.pegged[side].values())

    @property
    def crib(self) -> tuple[Card, ...]:
        """The cards discarded to the crib so far, and those dealt to it."""
        return tuple(sorted((*self.to_crib, *(card for cards in self.laid for card in cards)), key=in_order))

    def lines(self) -> RoundScore:
        """Return the score of the round so far."""
        return tuple(tuple(ScoreLine(code, points) for code, points in its.items()) for its in self.pegged)

    def score(self) -> RoundScore:
        """Return the score of the finished round, each side's last gain on the last line.

        It has a line of its own, so that the next deal knows where the rear peg stands.
        """
        return tuple(self._last_apart(side, lines) for side, lines in enumerate(self.lines()))

    def _last_apart(self, side: Side, lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
        gain = self.front(side) - self.back[side]
        last = self.last[side]
        rest = [line._replace(points=line.points - gain * (line.code == last)) for line in lines]
        return (*(line for line in rest if line.points), *([ScoreLine(last, gain)] if last else []))

    @property
    def showing(self) -> tuple[Seat, bool]:
        """Whose hand is the next to be shown, and whether it is the crib."""
        place = len(self.shown)
        return (self.dealer, True) if place == self.seats else (self.order[place], False)

    def to_show(self) -> tuple[Card, ...]:
        """Return the hand or the crib that is the next to be shown."""
        seat, crib = self.showing
        return self.crib if crib else self.kept[seat]

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo: its discards to the crib, until the last player's."""
        return ("action",) if self.phase == "crib" and self.laid[seat] else ()


def _last_gain(scores: Sequence[RoundScore], side: Side) -> int:
    """Return what a side pegged last in the rounds before: see :meth:`State.score`."""
    return next((score[side][-1].points for score in reversed(scores) if score[side]), 0)
