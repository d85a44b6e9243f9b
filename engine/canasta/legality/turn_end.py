"""Whether the turn can still be ended after a meld, with the initial meld complete if it was begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.canasta.kinds import Held
from engine.canasta.legality.going_out import fewest_left, may_go_out, too_few_left
from engine.canasta.legality.listing import NEW, Code, Lay, Run
from engine.canasta.legality.opening import credit, opens_anyway
from engine.canasta.legality.planning import can_end, most, reaches
from engine.canasta.legality.position import (
    Position,
    after_run,
    after_way,
    meld_indexes,
    position_of,
    usable,
    with_card,
    with_rest,
)
from engine.canasta.melds import Made, Way, Ways
from engine.canasta.state import State
from engine.cards import SUITS, Card
from engine.types import IllegalAction


class TurnEnd:
    """Judges the melds of the player to act by how the turn can end. One object serves all melds of a position.

    ``rest`` are the cards that follow a taken upcard.
    """

    def __init__(self, state: State, rest: Sequence[Card] = ()) -> None:
        self._state = state
        self._tables = state.tables
        self._rest = rest
        self._opened = state.opened[state.side]
        self._needs = 0 if self._opened else state.minimums[state.side] - state.begun
        self.free = -1
        """Cards that a meld can take from the hand without any doubt that the turn can be ended."""
        if self._opened and state.answer != "yes":
            options = state.rules
            # A wild card added to a natural canasta can cost the right to go out where natural ones are needed.
            right = options.canasta_kinds != "two-natural-two-mixed" and may_go_out(state)
            cards = state.counts[state.seat] + (len(usable(state, rest)) if rest else 0)
            self.free = cards - fewest_left(options, right, bool(state.feet[state.seat]))

    @cached_property
    def _at(self) -> Position:
        return position_of(self._state, self._rest)

    @cached_property
    def _indexes(self) -> dict[int, int]:
        return meld_indexes(self._state)

    @cached_property
    def can_open(self) -> bool:
        """Whether the side has opened, or its initial meld can be completed with cards from the hand."""
        if self._needs <= 0:
            return True
        state = self._state
        if state.rules.opens_anyway == "nothing":
            hand, points = state.hands[state.seat], state.points
            if sum(len(cards) * points[kind] for kind, cards in enumerate(hand) if cards) < self._needs:
                return False
        return reaches(self._tables, self._at, self._needs)

    def add_allowed(self, codes: list[Code], found: Ways, slot: int, name: str = "") -> None:
        """Add to ``codes`` those ways onto the meld in a slot after which the turn can be ended.

        ``name`` is the target that actions need to mean that meld, if its rank alone does not.
        """
        if found.most <= self.free:
            allowed: Sequence[Way] = found.all
        elif self._opened or self._tables.several:
            allowed = [way for way in found.all if self._allows(way, slot)]
        else:
            allowed = self._allowed_by_group(found, slot)
        if name:
            codes += [Lay(way, name) for way in allowed]
        else:
            codes += allowed

    def _allowed_by_group(self, found: Ways, slot: int) -> list[Way]:
        """Return the ways allowed. Fewer naturals leave open all that more naturals with the same wild cards do."""
        allowed: list[Way] = []
        for group in found.by_wild:
            first = next((place for place, way in enumerate(group) if self._allows(way, slot)), len(group))
            allowed += group[first:]
        return allowed

    def _allows(self, way: Way, slot: int) -> bool:
        if way.size <= self.free:
            return True
        hand = self._state.hands[self._state.seat]
        after = after_way(self._at, way, self._indexes.get(slot, NEW), 0, hand[way.kind][: way.naturals])
        return self._ends(after, credit(self._state, way, 0))

    def refusal(self, way: Way, slot: int, naturals: Held, upcard: int = 0) -> IllegalAction | None:
        """Return why the turn could not be ended after a meld, or ``None``; ``upcard`` is 1 if it joins too."""
        if way.size <= self.free:
            return None
        after = after_way(self._at, way, self._indexes.get(slot, NEW), upcard, naturals)
        return self._refusal(after, credit(self._state, way, upcard))

    def run_refusal(self, run: Run, upcard: Card | None = None) -> IllegalAction | None:
        """Return why the turn could not be ended after a sequence, or ``None``."""
        if len(run.kinds) <= self.free:
            return None
        at = self._at if upcard is None else with_card(self._at, upcard)
        index = self._indexes.get(run.slot, NEW)
        points, after = after_run(self._tables, at, index, SUITS.index(run.suit), run.low, run.high)
        return self._refusal(after, points)

    def _refusal(self, after: Position, points: int) -> IllegalAction | None:
        if self._ends(after, points):
            return None
        state = self._state
        if self._missing(after, points) > 0 and (reach := most(self._tables, after)) >= 0:
            reach += state.begun + points
            return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=reach)
        return too_few_left(state)

    def _ends(self, after: Position, points: int) -> bool:
        """Whether the turn can be ended after a meld that counts ``points`` toward the initial meld."""
        needs = self._missing(after, points)
        if needs > 0:
            return reaches(self._tables, after, needs)
        return can_end(self._tables, after if self._opened else with_rest(after))

    def _missing(self, after: Position, points: int) -> int:
        """Return what the initial meld still needs after a meld."""
        if self._opened:
            return 0
        gained = Made(*(now - before for now, before in zip(after.made, self._at.made, strict=True)))
        return 0 if opens_anyway(self._state.rules, gained) else self._needs - points
