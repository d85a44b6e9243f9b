"""Counts who made the decisions of each seat: its player, or a computer in the player's place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from engine.players import LEVELS
from engine.types import DEAL, DOCTOR, FORFEIT, LOOK, REWIND, SWAP, UNDO, Action, Seat

Tally: TypeAlias = Mapping[Seat, Counter[str]]
"""By seat, the number of decisions by computer level; ``""`` counts those of the seat's player."""

_NO_DECISIONS = (FORFEIT, LOOK, SWAP, DOCTOR)


class Decisions:
    """The decisions in the current round and in the game.

    A decision is an action of a seat in a round, where another was legal. Dealing, looking, practice actions, undoing
    and a forfeit by the clock are none, and an undone action no longer counts, so melding and
    undoing gains no decisions.
    """

    def __init__(self) -> None:
        self.in_game: defaultdict[Seat, Counter[str]] = defaultdict(Counter)
        self.in_round: defaultdict[Seat, Counter[str]] = defaultdict(Counter)
        self.took_part: set[Seat] = set()
        """The seats whose players made at least half of the decisions in a finished round."""
        self._turn: tuple[int, int] = (0, 0)
        self._this_turn: list[tuple[Seat, str, bool, bool]] = []

    def count(
        self,
        seat: Seat,
        action: Action,
        computer: str,
        turn: tuple[int, int],
        *,
        undoable: bool = False,
        forced: bool = False,
    ) -> None:
        """Count an action of a ``turn`` (round and number), chosen by a computer of this level or by the player.

        ``undoable`` says whether it can now be undone: taking a pile can, a draw cannot. A ``forced`` one, the
        only legal action, decided nothing.
        """
        if turn != self._turn:
            self._turn, self._this_turn = turn, []
        if action.kind in (DEAL, REWIND):
            self.in_round.clear()
            self._this_turn = []
        elif action.kind == UNDO:
            self._forget(1 if action.target == "action" else len(self._this_turn))
        elif action.kind not in _NO_DECISIONS:
            self._this_turn.append((seat, computer, undoable, not forced))
            self.in_game[seat][computer] += not forced
            self.in_round[seat][computer] += not forced

    def round_over(self, seats: int) -> None:
        """Note who took part in the round that is over, of this number of seats."""
        self.took_part.update(seat for seat in range(seats) if not decided_by(self.in_round, seat))

    def _forget(self, most: int) -> None:
        """Forget the last decisions that could be undone."""
        for _ in range(most):
            if not (self._this_turn and self._this_turn[-1][2]):
                return
            seat, computer, _undoable, counted = self._this_turn.pop()
            self.in_game[seat][computer] -= counted
            self.in_round[seat][computer] -= counted


def by_computers(tally: Tally, seat: Seat) -> int:
    """Return the number of decisions that computers made at a seat."""
    return sum(count for level, count in tally[seat].items() if level) if seat in tally else 0


def decided_by(tally: Tally, seat: Seat) -> str:
    """Return the level that made most of a seat's decisions; ``""`` if its player made at least half."""
    computers = by_computers(tally, seat)
    if seat not in tally or computers <= tally[seat][""]:
        return ""
    return max(filter(None, tally[seat]), key=lambda level: (tally[seat][level], strength(level)))


def strength(level: str) -> tuple[int, str]:
    """Return the rank of a computer level: unknown ones rank below all others, by name."""
    return (LEVELS.index(level) if level in LEVELS else -1), level
