"""A person's play of a daily deal compared with the master's and, after the close, the best plays, choice by choice."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.model.competition import Competition
from bot.host.records.replays import Frame, Playback, PlaybackRound
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import DailyDay, Player
from engine.daily import DAILY_GAMES
from engine.game import Record
from engine.types import Action, Seat

PAR, HERE, ALL = "par", "here", "all"
"""Whose play may be beside one's own: the master's, the best of the server, the best of all."""
MOVES = ("first", "back", "on", "last")
"""The ways to move through a round."""


class PlayedRound(NamedTuple):
    """A round as somebody played it, and the steps after their choices; the first step is the deal."""

    playing: PlaybackRound
    steps: tuple[int, ...]

    def step(self, choice: int) -> int:
        """Return the step after a choice, or after the last one before it."""
        return self.steps[min(choice, len(self.steps) - 1)]


class Play(NamedTuple):
    """Somebody's play of a deal, in its rounds by number; ``player`` is ``None`` for the master."""

    player: int | None
    score: int
    playback: Playback
    rounds: Mapping[int, PlayedRound]

    def frame(self, number: int, choice: int, seat: Seat) -> Frame:
        """Return what the seat saw after a choice in a round."""
        its = self.rounds[number]
        return self.playback.frame(its.playing, its.step(choice), str(seat))


class Comparison(NamedTuple):
    """Two plays of a deal. ``offered`` are those that may be beside the own one, ``beside`` is the one that is."""

    own: Play
    other: Play
    beside: str
    offered: Sequence[str]
    seat: Seat
    state: TableState
    players: Mapping[int, Player]

    def last(self, number: int) -> int:
        """Return the number of the last choice in a round, of who made more of them."""
        return max(len(play.rounds[number].steps) - 1 for play in (self.own, self.other))

    def choice(self, number: int, choice: int, move: str) -> int:
        """Return the choice in a round that a move leads to; for any other move the nearest to ``choice``."""
        last = self.last(number)
        moved = {"first": 0, "back": choice - 1, "on": choice + 1, "last": last}.get(move, choice)
        return min(max(moved, 0), last)


class Comparisons:
    """Opens comparisons, for people who have finished the deal themselves."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def beside(self, day: str, game: str, player: Player, guild_id: int | None, which: str = "") -> Comparison:
        """Return a player's play beside another: ``which`` of those offered, or the first of them.

        Refuses ``daily-not-finished``, and ``daily-no-par`` while there is nothing to compare with.
        """
        store = self._core.store
        its = await store.daily_day(day)
        attempt = await store.attempt(day, its.edition, game, player.id) if its else None
        if its is None or attempt is None or attempt.score is None:
            raise Refusal("daily-not-finished")
        offered = await self._offered(its, game, player, guild_id)
        if not offered:
            raise Refusal("daily-no-par")
        chosen = which if which in offered else next(iter(offered))
        async with self._core.tables.hold(attempt.table_id, Competition.DAILY) as session:
            assert session.game is not None
            deals, _ = session.finished_deals()
            record, state = session.game.record._replace(deals=deals), session.state()
        seat = DAILY_GAMES[game].seat
        own, other = await asyncio.gather(
            asyncio.to_thread(_play, record, seat, player.id, attempt.score),
            self._other(its, game, record, offered[chosen]),
        )
        shown = [player.id, *([other.player] if other.player is not None else [])]
        players = await self._core.names.players(guild_id, shown)
        return Comparison(own, other, chosen, [*offered], seat, state, players)

    async def _offered(self, day: DailyDay, game: str, player: Player, guild_id: int | None) -> dict[str, int | None]:
        """Return who may be beside a player: the master (``None``) and, of a closed day, the best who may be named."""
        store, found = self._core.store, dict[str, int | None]()
        if await store.daily_par(day.day, day.edition, game):
            found[PAR] = None
        if day.closed_at is not None:
            for which, server in ((HERE, guild_id), (ALL, None)):
                if which == HERE and server is None:
                    continue
                best = await store.podium(day.day, day.edition, game, server, 1)
                if best and best[0].player not in (player.id, *found.values()):
                    found[which] = best[0].player
        return found

    async def _other(self, day: DailyDay, game: str, record: Record, player: int | None) -> Play:
        """Return the play of the master, or of a player who has finished; ``record`` has the same deals."""
        store, seat = self._core.store, DAILY_GAMES[game].seat
        if player is None:
            par = await store.daily_par(day.day, day.edition, game)
            assert par is not None
            rows, score = par.actions, par.score
        else:
            attempt = await store.attempt(day.day, day.edition, game, player)
            assert attempt is not None and attempt.score is not None
            rows, score = await store.actions(attempt.table_id), attempt.score
            if not rows:
                raise Refusal("moves-not-kept", table=attempt.table_id)
        played = record._replace(actions=tuple((row.seat, Action.from_json(row.action)) for row in rows))
        return await asyncio.to_thread(_play, played, seat, player, score)


def _play(record: Record, seat: Seat, player: int | None, score: int) -> Play:
    """Return a play of a whole deal, by the choices of a seat."""
    playback = Playback.of(record, range(1, record.rounds + 1), ended=True)
    rounds = {number: PlayedRound(each, _steps(record, each, seat)) for number, each in playback.rounds().items()}
    return Play(player, score, playback, rounds)


def _steps(record: Record, playing: PlaybackRound, seat: Seat) -> tuple[int, ...]:
    acted = record.actions[playing.start : playing.stop]
    return (0, *(step for step, (who, _) in enumerate(acted, start=1) if who == seat))
