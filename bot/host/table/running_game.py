"""A table's game, replayed from its stored actions, and its snapshots as bytes.

A snapshot saves replaying a game's actions, which remain the truth. Only this version of the program reads it: a
snapshot of another version, or one that cannot be read, is ignored.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
import zlib
from collections import deque
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, NamedTuple

from bot.host.table.actors import Actors, signed
from bot.host.table.results import Decisions
from data.store import ActionRow
from engine.game import Game
from engine.types import ASKED, BY_STANDING, FORFEIT, LOOK, REWIND, UNDO, Action, Event, Seat

RECENT = 24
"""The number of events kept for display: about four turns."""
_SOURCES = ("engine", "bot.host.table")
"""The packages whose classes are in a snapshot. A change to any of their files makes a new version."""
_OTHERS = {("collections", "deque"), ("collections", "Counter"), ("collections", "defaultdict")}
"""The other classes in a snapshot."""


class SeatTurn(NamedTuple):
    """A seat's turn: the revision at which it began, when that was, and when the seat last acted since."""

    revision: int = 0
    began_at: float = 0.0
    acted_at: float = 0.0


class Moment(NamedTuple):
    """When a seat chooses: since which ``revision`` its choice is the same, and in which turn of which round."""

    revision: int
    turn: tuple[int, int]


class RunningGame:
    """A game with its latest events, its decision counts, and the times for the clocks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actors = Actors(game.seats)
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.decisions = Decisions()
        self.moments = [0] * game.seats
        """By seat: the revision since which its choices, and its knowledge of them, have stayed the same."""
        self.turns = [SeatTurn()] * game.seats
        """By seat: since when it has been its turn. Several may be to act at once, each with its own time."""
        self.last_action_at = 0.0
        self.last_human_action_at = 0.0
        self.gave_up = False
        """Whether a player has given the game up, rather than run out of time."""
        self.abandoned = False
        """Whether nobody continued the game, so that it was settled as it stood."""
        self.played_at = [0] * game.seats
        """By seat: the revision of the last action that its player chose, other than a look."""
        self._news: list[tuple[tuple[int, int], Event]] = []
        """The news, each with the round and turn after it."""
        self._add_events(game.round.opening)

    @property
    def revision(self) -> int:
        """The number of actions played."""
        return len(self.game.actions)

    @property
    def changed_at(self) -> int:
        """The revision of the last action that was more than a look; 0 if there was none."""
        return self.last_move(self.revision)

    def last_move(self, revision: int) -> int:
        """Return the number of the last action up to a ``revision`` that was more than a look; 0 without one."""
        done = self.game.actions
        return next((count for count in range(min(revision, len(done)), 0, -1) if done[count - 1][1].kind != LOOK), 0)

    def undone_from(self, seat: Seat, action: Action) -> int | None:
        """Return the number from which this next action may undo others; ``None`` for those that undo nothing."""
        if action.kind == REWIND:
            return 1
        if action.kind != UNDO:
            return None
        return self.revision if action.target == ASKED else self.turns[seat].revision + 1

    @property
    def news(self) -> tuple[Event, ...]:
        """See :attr:`bot.host.table.state.TableState.news`."""
        return tuple(event for _, event in self._news)

    @property
    def finished_rounds(self) -> int:
        """How many rounds have been scored."""
        return len(self.game.scores)

    def play(self, row: ActionRow, action: Action) -> tuple[Event, ...]:
        """Play the action of a row, and return its events.

        An action taken from a hint (``advice``, its level) was decided by a computer.
        Raises :class:`IllegalAction`, and then has changed nothing.
        """
        game, seat, at, computer = self.game, row.seat, row.at, row.computer
        before = (game.number, game.round.turn, game.to_act)
        # A rewind outdates every press, even if it leads back to an equal choice.
        others = game.to_act if action.kind != REWIND else ()
        choosing = {other: _choice(game, other) for other in others if other != seat}
        forced, rounds = len(game.legal(seat)) == 1, self.finished_rounds
        # It may have been automatic: perhaps nobody was there, or saw what happened before.
        routine = forced and action.kind in game.rules.presentation.routine
        events = game.play(seat, action)
        self.actors.note(row, action, before[:2])
        events = signed(events, self.actors.seated)
        undoable = bool(game.round.undo_scopes(seat))
        self.decisions.count(seat, action, computer or row.advice, before[:2], undoable=undoable, forced=forced)
        if self.finished_rounds > rounds:
            self.decisions.round_over(game.seats)
        # A look by a player who is not to act does not end the absence of players who are.
        if action.kind != LOOK or seat in game.to_act:
            self.last_action_at = at
        if not computer and not routine:
            self.last_human_action_at = at
            self.gave_up |= action.kind == FORFEIT
            if action.kind != LOOK:
                self.played_at[seat] = self.revision
        self.abandoned |= action.kind == FORFEIT and action.target == BY_STANDING
        turn = self.turns[seat]
        self.turns[seat] = turn._replace(acted_at=at)
        still = {other for other, choice in choosing.items() if other in game.to_act and _choice(game, other) == choice}
        """The seats that were choosing at the same time, and still have the same choice."""
        if (game.number, game.round.turn, game.to_act) != before:
            for other in set(game.to_act) - still:
                taken_back = other == seat and action.kind == UNDO
                self.turns[other] = SeatTurn(self.revision, _begun_anew(turn, at) if taken_back else at, at)
        if action.kind != LOOK:
            for other in set(range(game.seats)) - still:
                self.moments[other] = self.revision
            if not computer and not routine:
                self._news.clear()
        self._add_events(events)
        return events

    def _add_events(self, events: tuple[Event, ...]) -> None:
        self.recent.extend(events)
        number, turn = self.game.number, self.game.round.turn
        self._news += [((number, turn), event) for event in events]
        self._news = [(when, event) for when, event in self._news if when > (number, turn - self.game.seats)]


def _begun_anew(turn: SeatTurn, at: float) -> float:
    """Return when a turn that a seat takes back counts as begun: the seat has the rest of it, not a new turn.

    The first turn of a game has no time of its own (0): it began with the table.
    """
    return at - (turn.acted_at - turn.began_at) if turn.began_at else 0.0


def _choice(game: Game, seat: Seat) -> tuple[object, ...]:
    """Return a seat's choices when it is to act. An action of another seat to act leaves them equal."""
    view = game.view(seat)
    return game.number, view.phase, view.hand, view.legal


@cache
def code_version() -> str:
    """Return a digest of the code a snapshot depends on: its sources, Python and pydantic."""
    digest = hashlib.sha256(f"{sys.version} {metadata.version('pydantic')}".encode())
    for name in _SOURCES:
        folder = Path(str(import_module(name).__file__)).parent
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def dump_game(running: RunningGame) -> bytes:
    """Return a game as bytes, which hold all its secrets, as the stored table does."""
    return zlib.compress(pickle.dumps(running, protocol=5), level=1)


def load_game(data: bytes) -> RunningGame | None:
    """Return the game that :func:`dump_game` wrote, or None if it cannot be read.

    Creates no objects of other packages.
    """
    try:
        found = _Reader(io.BytesIO(zlib.decompress(data))).load()
    except Exception:
        return None
    return found if isinstance(found, RunningGame) else None


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """Return a class or function that a snapshot names. Refuses those that no snapshot needs."""
        ours = any(module == package or module.startswith(f"{package}.") for package in _SOURCES)
        if not ((ours and "." not in name) or (module, name) in _OTHERS):
            raise pickle.UnpicklingError(f"{module}.{name} has no place in a snapshot")
        return super().find_class(module, name)
