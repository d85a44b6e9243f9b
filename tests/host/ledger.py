"""The invariants of games that count, whatever one of their players does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from bot.host.core import Core
from bot.host.giving_up import FREE_ENDINGS, FREE_SPAN
from bot.host.table.results import strength
from bot.host.table.session import Session
from bot.host.table.timing import ABANDONED_AFTER
from data.store import Status
from engine.game import Game
from engine.players import EXPERT
from engine.types import DEAL, DOCTOR, FORFEIT, LOOK, REWIND, SWAP, UNDO, Action, Seat

_NO_DECISIONS = (DEAL, FORFEIT, LOOK, REWIND, SWAP, DOCTOR)
_PRACTICE = (REWIND, LOOK, SWAP, DOCTOR)
_LIVE = (Status.OPEN, Status.RUNNING, Status.PAUSED)


class Owed(NamedTuple):
    """A game whose cards a player has seen, with their seat and everybody's seats."""

    player: int
    seat: Seat
    people: dict[Seat, int]


class Ledger:
    """The games that somebody owes a result, and what became of them. ``said`` returns what was done so far."""

    def __init__(self, core: Callable[[], Core], said: Callable[[], str]) -> None:
        self._core, self._said = core, said
        self.owed: dict[str, Owed] = {}
        """By table, the games of theirs that were dealt while they counted."""
        self.settled: set[str] = set()
        self._free: dict[int, list[float]] = defaultdict(list)
        """By player, when a game of theirs ended free."""
        self._deals: dict[tuple[str, int], int] = {}
        """By table and round, the deal that was played or shown while the game counted."""
        self._actions: dict[str, int] = {}
        """By table, how many actions had been played when it was last looked at."""

    @property
    def undecided(self) -> list[str]:
        """The tables whose games are still undecided."""
        return [table for table in self.owed if table not in self.settled]

    async def note(self, player: int) -> None:
        """Note the games that a player has begun."""
        for row in await self._core().store.tables(player=player, statuses=(Status.RUNNING,)):
            if row.id not in self.owed and not row.practice and row.deals is None and not row.exhibition:
                people = {seat.seat: seat.player for seat in row.seats if seat.player is not None}
                seat = next(seat for seat, its in people.items() if its == player)
                self.owed[row.id] = Owed(player, seat, people)

    async def check(self) -> None:
        """Check all these games."""
        for table in self.owed:
            async with self._core().tables.hold(table) as session:
                self._check_cards(session)
                if table not in self.settled and not (session.counts and session.row.status in _LIVE):
                    await self._check_end(session)
                    self.settled.add(table)
                self._actions[table] = session.revision

    async def check_after_all(self) -> None:
        """Check games long after everybody left: they are settled, and no weak computer played for others.

        The player's own seat may be played by whichever computer they chose.
        """
        await self.check()
        for table, owed in self.owed.items():
            async with self._core().tables.hold(table) as session:
                lies = session.row.status is Status.PAUSED and session.giving_up
                assert not lies, self.said(session, "lies")
                others = {seat for seat, player in owed.people.items() if player != owed.player}
                for row in await self._core().store.actions(session.id):
                    weak = row.computer and strength(row.computer) < strength(EXPERT)
                    if row.seat in others and weak and row.action["kind"] not in _NO_DECISIONS:
                        assert session.row.practice, self.said(session, f"{row.computer} played for somebody")

    def said(self, session: Session, what: str) -> str:
        """Return what went wrong, and everything that led to it."""
        return f"{session.id}: {what}\n{self._said()}"

    def _check_cards(self, session: Session) -> None:
        """Check that no counting game has a round dealt again, an action asked back, or another's hand shown."""
        if not session.counts or session.game is None:
            return
        game = session.game
        deal = self._deals.setdefault((session.id, game.number), game.deal_number)
        assert deal == game.deal_number, self.said(session, "a round was dealt again")
        assert session.take_back is None, self.said(session, "an action may be asked back")
        assert session.row.status is not Status.OPEN
        if session.row.status in _LIVE:
            assert not any(view.hands for view in session.state().views), self.said(session, "a hand was shown")

    async def _check_end(self, session: Session) -> None:
        """Check how a game ended: lost by its player, with them ahead, or as one of their two free endings a day."""
        owed, game, store = self.owed[session.id], session.game, self._core().store
        assert game is not None
        rows = [row for row in await store.results(table_id=session.id) if row.round == 0]
        if session.row.status is Status.FINISHED:
            side = game.sides[owed.seat]
            [own] = [row for row in rows if row.side == side]
            holders = {seat.seat: seat.player for seat in own.seats}
            assert own.won == (side in game.winners)
            assert own.won or holders[owed.seat] == owed.player, self.said(session, "a loss is nobody's")
            return
        assert not rows, self.said(session, "a game that was ended early has a result")
        actions = await self._before_practice(session)
        if self._was_ahead(session, actions):
            return
        people = {game.sides[row.seat] for row in session.row.seats if row.player is not None}
        if len(people) > 1 and len(session.leaders) > 1 and session.row.held:
            idle = self._core().clock() - session.waiting().last_action_at
            assert idle >= ABANDONED_AFTER, self.said(session, "a level game ended before its time")
            return
        assert people == {game.sides[owed.seat]}, self.said(session, "ended without the others")
        own_side = [seat for seat in owed.people if game.sides[seat] == game.sides[owed.seat]]
        assert not self._decisions(session, actions, own_side), self.said(session, "a loss was dropped")
        now = self._core().clock()
        for seat in own_side:
            ended = self._free[owed.people[seat]]
            ended.append(now)
            lately = [at for at in ended if at > now - FREE_SPAN]
            assert len(lately) <= FREE_ENDINGS, self.said(session, "one more free look")

    async def _before_practice(self, session: Session) -> list[tuple[Seat, Action]]:
        """Return the actions before the first one of practice, or all."""
        stored = await self._core().store.actions(session.id)
        actions = [(row.seat, Action.from_json(row.action)) for row in stored]
        practised = (n for n, (_, action) in enumerate(actions) if action.kind in _PRACTICE)
        return actions[: next(practised, len(actions))]

    def _was_ahead(self, session: Session, actions: list[tuple[Seat, Action]]) -> bool:
        """Return whether the player's side was ahead at any time since the table was last looked at."""
        game = Game(session.rules, session.row.seat_count, session.deals())
        since, own = self._actions.get(session.id, 0), (game.sides[self.owed[session.id].seat],)
        ahead = False
        for number in range(len(actions) + 1):
            laid = (0,) * len(game.totals) if game.round.over else game.round.standing()
            points = {side: total + laid[side] for side, total in enumerate(game.totals)}
            ahead |= number >= min(since, len(actions)) and session.rules.ahead(points) == own
            if number < len(actions):
                game.play(*actions[number])
        return ahead

    @staticmethod
    def _decisions(session: Session, actions: list[tuple[Seat, Action]], seats: list[Seat]) -> int:
        """Count the decisions at these seats, without those that were taken back."""
        game, count = Game(session.rules, session.row.seat_count, session.deals()), 0
        for seat, action in actions:
            free = seat in seats and action.kind not in _NO_DECISIONS and len(game.legal(seat)) > 1
            count = 0 if action.kind == UNDO and seat in seats else count + free
            game.play(seat, action)
        return count
