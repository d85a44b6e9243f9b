"""A table's game, replayed from its stored actions, and what the table derives from them."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from bot.host.table.decisions import Decisions
from engine.game import Game
from engine.types import FORFEIT, LOOK, REWIND, Action, Event, Seat

RECENT = 24
"""How many events of the game are kept for display: about four turns."""


class SeatTurn(NamedTuple):
    """A seat's turn: the revision at which it began, when that was, and when the seat last acted since."""

    revision: int = 0
    began_at: float = 0.0
    acted_at: float = 0.0


class RunningGame:
    """A game with its latest events, who decided, and the times that the clocks need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.decisions = Decisions()
        self.moments = [0] * game.seats
        """By seat: the revision since which what it may do, and what it knows of its choice, has stayed the same."""
        self.turns = [SeatTurn()] * game.seats
        """By seat: since when it has been its turn. Several may be to act at once, each in a time of its own."""
        self.last_action_at = 0.0
        self.last_human_action_at = 0.0
        self.gave_up = False
        """Whether a player has given the game up, rather than run out of time."""
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
        done = self.game.actions
        return next((count for count in range(len(done), 0, -1) if done[count - 1][1].kind != LOOK), 0)

    @property
    def news(self) -> tuple[Event, ...]:
        """See :attr:`bot.host.table.state.TableState.news`."""
        return tuple(event for _, event in self._news)

    @property
    def finished_rounds(self) -> int:
        """How many rounds have been scored."""
        return len(self.game.scores)

    def play(self, seat: Seat, action: Action, at: float, computer: str) -> tuple[Event, ...]:
        """Play an action, chosen by a ``computer`` of this level or else by the player, and return its events.

        Raises :class:`IllegalAction`, and then has changed nothing.
        """
        game = self.game
        before = (game.number, game.round.turn, game.to_act)
        # A rewind outdates every press, also where it leads back to an equal choice.
        others = game.to_act if action.kind != REWIND else ()
        choosing = {other: _choice(game, other) for other in others if other != seat}
        forced = len(game.legal(seat)) == 1
        events = game.play(seat, action)
        undoable = bool(game.round.undo_scopes(seat))
        self.decisions.count(seat, action, computer, before[:2], undoable=undoable, forced=forced)
        # A look by somebody who is not to act does not end the absence of those who are.
        if action.kind != LOOK or seat in game.to_act:
            self.last_action_at = at
        if not computer:
            self.last_human_action_at = at
            self.gave_up |= action.kind == FORFEIT
        self.turns[seat] = self.turns[seat]._replace(acted_at=at)
        still = {other for other, choice in choosing.items() if other in game.to_act and _choice(game, other) == choice}
        """The seats that were choosing at the same time, and still have the same choice."""
        if (game.number, game.round.turn, game.to_act) != before:
            for other in set(game.to_act) - still:
                self.turns[other] = SeatTurn(self.revision, at, at)
        if action.kind != LOOK:
            for other in set(range(game.seats)) - still:
                self.moments[other] = self.revision
            if not computer:
                self._news.clear()
        self._add_events(events)
        return events

    def _add_events(self, events: tuple[Event, ...]) -> None:
        self.recent.extend(events)
        number, turn = self.game.number, self.game.round.turn
        self._news += [((number, turn), event) for event in events]
        self._news = [(when, event) for when, event in self._news if when > (number, turn - self.game.seats)]


def _choice(game: Game, seat: Seat) -> tuple[object, ...]:
    """What a seat to act chooses from. Another seat that acts at the same time leaves it as it is."""
    view = game.view(seat)
    return game.number, view.phase, view.hand, view.legal
