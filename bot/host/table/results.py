"""The stored results of a finished round or game, which count for ratings and boards.

A seat's result is its player's only if the player made at least half of the seat's decisions in that round or game
(:class:`Decisions`); otherwise it belongs to the computer that made most of them. A loss is always the player's, so
nobody escapes it by leaving or by autopilot. Partners are judged seat by seat. A win against somebody who hardly played
counts for neither league nor ratings (:func:`all_took_part`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.host.model.series import Match, Series
from data.store import ResultRow, ResultSeat, SeatRow
from engine.game import Game
from engine.players import LEVELS
from engine.score import points_of
from engine.types import ASKED, DEAL, DOCTOR, FORFEIT, LOOK, REWIND, SWAP, UNDO, Action, Seat

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
        if action == Action(UNDO, target=ASKED):
            self._forget_last()  # perhaps in the turn before
            return
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
            self._forget_last()

    def _forget_last(self) -> None:
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


FORFEITED = "forfeit"
"""The stored ending of a forfeited game."""


def results(
    table_id: str,
    game: Game,
    seats: Sequence[SeatRow],
    decisions: Decisions,
    *,
    round_over: bool,
    at: float,
    series: Series | None = None,
) -> tuple[ResultRow, ...]:
    """Return the result rows after an action that ended a round or the game; none if cards were played twice.

    ``series`` are the games before this one.
    """
    if game.rewound:
        return ()
    rows = _of_round(table_id, game, seats, decisions, at) if round_over else []
    if game.winners:
        rows += _of_game(table_id, game, seats, decisions, at, series=series)
    return tuple(rows)


def _of_round(table_id: str, game: Game, seats: Sequence[SeatRow], decisions: Decisions, at: float) -> list[ResultRow]:
    """Return the results of the round that is over, by side."""
    score, feats = game.scores[-1], game.round.feats()
    points = points_of(score)
    best = [side for side, gained in enumerate(points) if gained == max(points)]
    level = _highest_level(seats, decisions.in_round)
    return [
        ResultRow(
            table_id,
            game.number,
            side,
            gained,
            best == [side],
            [line._asdict() for line in score[side]],
            at,
            _seats(game, seats, side, decisions.in_round),
            dict(feats[side]) if feats else {},
            level=level,
        )
        for side, gained in enumerate(points)
    ]


def _of_game(
    table_id: str, game: Game, seats: Sequence[SeatRow], decisions: Decisions, at: float, *, series: Series | None
) -> list[ResultRow]:
    """Return the results of the game that has been won, by side."""
    ended = FORFEITED if game.forfeited is not None else ""
    level = _highest_level(seats, decisions.in_game)
    played = all_took_part(seats, decisions, series)
    return [
        ResultRow(
            table_id,
            0,
            side,
            total,
            side in game.winners,
            [line._asdict() for line in game.settlement[side]] if game.settlement else (),
            at,
            _seats(game, seats, side, decisions.in_game, series=series, lost=side not in game.winners),
            ended=ended,
            level=level,
            ranked=played or side not in game.winners,
        )
        for side, total in enumerate(game.totals)
    ]


def with_match(rows: Sequence[ResultRow], match: Match) -> tuple[ResultRow, ...]:
    """Add each side's games at the end of the match to the results of the game that ended it."""
    return tuple(row if row.round else row._replace(match_games=match.wins[row.side]) for row in rows)


def all_took_part(seats: Sequence[SeatRow], decisions: Decisions, series: Series | None) -> bool:
    """Return whether each person made at least half of their seat's decisions in one of the finished rounds.

    Otherwise its winners get nothing in league and ratings for it; a loss counts all the same.
    """
    return all(
        row.seat in decisions.took_part
        for row in seats
        if row.player is not None or answers_for_loss(row, decisions.in_game, series)
    )


def answers_for_loss(row: SeatRow, tally: Tally, series: Series | None) -> bool:
    """Return whether a lost game counts as a loss for the player whose seat the computer took over.

    Not in a later game of a match that they had left before: they played none of it.
    """
    left_before = series is not None and series.number > 1 and not (row.seat in tally and tally[row.seat][""])
    return row.former is not None and not left_before


def _seats(
    game: Game, seats: Sequence[SeatRow], side: int, tally: Tally, *, series: Series | None = None, lost: bool = False
) -> list[ResultSeat]:
    """Return the seats of a side, each with the player or computer that the result belongs to."""
    found = []
    for row in seats:
        if game.sides[row.seat] != side:
            continue
        player, computer = row.player, decided_by(tally, row.seat)
        if lost and answers_for_loss(row, tally, series):
            player = row.former
        elif player is not None and computer and not lost:
            player = None
        found.append(
            ResultSeat(row.seat, None, row.computer or computer)
            if player is None
            else ResultSeat(row.seat, player, stood_in=by_computers(tally, row.seat))
        )
    return found


def _highest_level(seats: Sequence[SeatRow], tally: Tally) -> str:
    """Return the highest level of the computers that had a seat or made most of a seat's decisions."""
    return max((level for row in seats for level in (row.computer, decided_by(tally, row.seat))), key=strength)
