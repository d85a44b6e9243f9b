"""Whether the turn can still be ended after a meld, with the initial meld complete if it was begun."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.kinds import Held
from engine.canasta.legality.estimate import Estimate
from engine.canasta.legality.going_out import KEPT, fewest_left, may_go_out, too_few_left
from engine.canasta.legality.listing import NEW, Run
from engine.canasta.legality.opening import credit, is_splash, opens_anyway
from engine.canasta.legality.planning import can_end, most, reaches
from engine.canasta.legality.position import (
    Position,
    after_run,
    after_way,
    following,
    meld_indexes,
    position_of,
    with_card,
    with_rest,
)
from engine.canasta.melds import Made, Way, Ways
from engine.canasta.state import State
from engine.cards import SUITS, Card
from engine.types import IllegalAction


class TurnEnd:
    """Judges the melds of the player to act by how the turn can end. One object serves all melds of a position.

    With an ``upcard``, every meld includes it, and the cards ``rest`` of the pile follow it.
    """

    __slots__ = ("_estimate", "_indexes", "_position", "_rest", "_state", "_sure", "free", "upcard")

    def __init__(self, state: State, rest: Sequence[Card] = (), upcard: Card = "") -> None:
        self._state = state
        self._rest = rest
        self.upcard = upcard
        self._position: Position | None = None
        self._sure = not state.opened[state.side] or state.answer == "yes"
        self.free = -1 if self._sure else state.counts[state.seat] - KEPT
        """Cards that a meld can take from the hand without any doubt that the turn can be ended; see :meth:`frees`."""

    def frees(self, cards: int) -> bool:
        """Whether a meld can take this many cards from the hand without any doubt that the turn can be ended."""
        if cards <= self.free:
            return True
        if self._sure:
            return False
        state = self._state
        # A wild card added to a natural canasta can cost the right to go out where natural ones are needed.
        right = may_go_out(state) and state.rules.canasta_kinds != "two-natural-two-mixed"
        self.free = state.counts[state.seat] - fewest_left(state.rules, right, bool(state.feet[state.seat]))
        self.free += len(following(state, self._rest))
        self._sure = True
        return cards <= self.free

    def can_open(self) -> bool:
        """Whether the side has opened, or its initial meld can be completed with cards from the hand."""
        state = self._state
        needs = self._needs()
        if needs <= 0:
            return True
        if state.rules.opens_anyway == "nothing":
            hand, points = state.hands[state.seat], state.points
            if sum(len(cards) * points[kind] for kind, cards in enumerate(hand) if cards) < needs:
                return False
        most = self._estimated().most()
        if most is None or (most < needs and self._at().suited):
            return reaches(state.tables, self._at(), needs)
        return most >= needs

    def _needs(self) -> int:
        """Return the points that the initial meld needs before the next meld."""
        state = self._state
        return 0 if state.opened[state.side] else state.minimums[state.side] - state.begun

    def allowed(self, found: Ways, slot: int) -> Sequence[Way]:
        """Return those ways onto the meld in a slot after which the turn can be ended."""
        if self.frees(found.most):
            return found.all
        if self._state.opened[self._state.side]:
            free = self.free
            return [way for way in found.all if way[1] + way[2] + way[3] <= free or self._allows(way, slot)]
        allowed: list[Way] = []
        needs, estimate = self._needs(), self._estimated()
        for group in found.by_wild:
            # Ways with the same wild cards leave the same points to be melded, if that is a sum.
            most = estimate.most(group[0])
            if most is None or (most < needs and self._at().suited):
                allowed += [way for way in group if self._allows(way, slot)]
            elif most >= needs:
                allowed += group
        return allowed

    def _allows(self, way: Way, slot: int) -> bool:
        if self.frees(way.size):
            return True
        hand = self._state.hands[self._state.seat]
        return self._ends(*self._after(way, slot, hand[way.kind][: way.naturals]))

    def refusal(self, way: Way, slot: int, naturals: Held) -> IllegalAction | None:
        """Return why the turn could not be ended after a meld, or ``None``."""
        return None if self.frees(way.size) else self._refusal(*self._after(way, slot, naturals))

    def run_refusal(self, run: Run) -> IllegalAction | None:
        """Return why the turn could not be ended after a sequence, or ``None``."""
        if self.frees(len(run.kinds)):
            return None
        at = with_card(self._at(), self.upcard) if self.upcard else self._at()
        colour = SUITS.index(run.suit)
        points, after = after_run(self._state.tables, at, self._indexes.get(run.slot, NEW), colour, run.low, run.high)
        return self._refusal(after, points)

    def _at(self) -> Position:
        """Return the position without the upcard."""
        if self._position is None:
            self._position = position_of(self._state, self._rest)
            self._indexes = meld_indexes(self._state)
            self._estimate: Estimate | None = None
        return self._position

    def _estimated(self) -> Estimate:
        """Return the estimate of the position, with the upcard in the hand."""
        at = self._at()
        if self._estimate is None:
            at = with_card(at, self.upcard) if self.upcard else at
            self._estimate = Estimate(self._state.tables, at)
            if self.upcard and self._state.rules.upcard_counts != "yes":
                self._estimate.possible = False
        return self._estimate

    def _after(self, way: Way, slot: int, naturals: Held) -> tuple[Position, int]:
        """Return the position after a meld, and what it counts toward the initial meld."""
        joins = int(self.upcard != "")
        after = after_way(self._at(), way, self._indexes.get(slot, NEW), joins, naturals)
        return after, credit(self._state, way, joins)

    def _refusal(self, after: Position, points: int) -> IllegalAction | None:
        if self._ends(after, points):
            return None
        state = self._state
        if self._missing(after, points) > 0 and (reach := most(self._state.tables, after)) >= 0:
            reach += state.begun + points
            return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=reach)
        return too_few_left(state)

    def _ends(self, after: Position, points: int) -> bool:
        """Whether the turn can be ended after a meld that counts ``points`` toward the initial meld."""
        needs = self._missing(after, points)
        if needs > 0:
            return reaches(self._state.tables, after, needs)
        return can_end(self._state.tables, after if after.opened else with_rest(after))

    def _missing(self, after: Position, points: int) -> int:
        """Return what the initial meld still needs after a meld."""
        needs = self._needs()
        if needs <= 0:
            return 0
        gained = Made(*(now - before for now, before in zip(after.made, self._at().made, strict=True)))
        rules = self._state.rules
        splash = any(is_splash(rules, laid, wild, kind == after.joined) for kind, laid, wild in after.melds)
        return 0 if splash or opens_anyway(rules, gained) else needs - points
