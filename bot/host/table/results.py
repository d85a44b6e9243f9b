"""The stored results of a finished round or game: what counts for a rating or a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from data.store import ResultRow, ResultSeat, SeatRow
from engine.game import Game
from engine.players import LEVELS
from engine.types import DEAL, FORFEIT, REWIND, Action, Seat

FORFEITED = "forfeit"
"""The stored ending of a game that was forfeited."""


class ComputerActions:
    """Counts what computers did in place of each seat's player, in the round being played and in the game."""

    def __init__(self) -> None:
        self.in_game: Counter[Seat] = Counter()
        self.in_round: Counter[Seat] = Counter()

    def count(self, seat: Seat, action: Action, computer: str) -> None:
        """Count an action if a computer chose it. A forfeit by the clock is no choice."""
        if action.kind in (DEAL, REWIND):
            self.in_round.clear()
        elif computer and action.kind != FORFEIT:
            self.in_game[seat] += 1
            self.in_round[seat] += 1


def results(
    table_id: str,
    game: Game,
    seats: Sequence[SeatRow],
    computer_actions: ComputerActions,
    *,
    round_over: bool,
    at: float,
) -> tuple[ResultRow, ...]:
    """The result rows after an action that ended a round or the game; none if cards were played twice."""
    if game.rewound:
        return ()
    sides = range(len(game.totals))
    level = max((row.computer for row in seats), key=_strength)
    rows = []
    if round_over:
        score, feats = game.scores[-1], game.round.feats()
        points = [sum(line.points for line in lines) for lines in score]
        best = [side for side in sides if points[side] == max(points)]
        rows = [
            ResultRow(
                table_id,
                game.number,
                side,
                points[side],
                best == [side],
                [line._asdict() for line in score[side]],
                at,
                _seats(game, seats, side, computer_actions.in_round),
                dict(feats[side]) if feats else {},
                level=level,
            )
            for side in sides
        ]
    if game.winners:
        ended = FORFEITED if game.forfeited is not None else ""
        rows += [
            ResultRow(
                table_id,
                0,
                side,
                game.totals[side],
                side in game.winners,
                (),
                at,
                _seats(game, seats, side, computer_actions.in_game, lost=side not in game.winners),
                ended=ended,
                level=level,
            )
            for side in sides
        ]
    return tuple(rows)


def _seats(
    game: Game, seats: Sequence[SeatRow], side: int, stood_in: Mapping[Seat, int], *, lost: bool = False
) -> list[ResultSeat]:
    """The seats of a side. In a ``lost`` game, a player who left is named too: nobody escapes a loss by leaving."""
    found = []
    for row in seats:
        if game.sides[row.seat] != side:
            continue
        player = row.former if lost and row.former is not None else row.player
        found.append(
            ResultSeat(row.seat, None, row.computer)
            if player is None
            else ResultSeat(row.seat, player, stood_in=stood_in.get(row.seat, 0))
        )
    return found


def _strength(level: str) -> tuple[int, str]:
    return (LEVELS.index(level) if level in LEVELS else -1), level
