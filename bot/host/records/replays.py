"""Replays of finished rounds: who may see them, and the game played back to them, so no secret is shown."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.core import Core
from bot.host.model.competition import Competition
from bot.host.records.listings import PreviousGame, previous_games, took_part
from bot.host.refusals import Refusal
from bot.host.table.actors import nobody, seated_after, signed
from bot.host.table.state import TableState, count_reactions
from data.store import Player, Status, TableRow
from engine.game import Game, Record, with_hands
from engine.types import DEAL, REWIND, REWINDS, Event, Seat
from engine.view import View

_SHOWN = (Status.RUNNING, Status.PAUSED, Status.FINISHED, Status.CLOSED)
_OFFERED = 100
"""The most games looked at: a list shows the newest of them, and typing finds the others."""
ACTOR_VIEWPOINT = "open"
"""Viewpoint: the public table, and the hand of the seat that just acted."""
ALL_VIEWPOINT = "hands"
"""Viewpoint: the public table, and all hands, that of the seat that just acted first."""
PUBLIC_VIEWPOINT = "table"
"""Viewpoint: the public table."""
MOVES = ("first", "turn-back", "back", "on", "turn-on", "last")
"""The ways to move through a round."""


class Replay(NamedTuple):
    """A game's playback, its rounds by number, and its table now."""

    playback: Playback
    rounds: Mapping[int, PlaybackRound]
    state: TableState
    reactions: Mapping[int, Sequence[tuple[str, int]]]
    """By the number of an action: how often each reaction to it was given."""
    open: bool
    """Whether the person may see hands: see :meth:`bot.host.table.state.TableState.opens_hands_to`."""

    @property
    def viewpoints(self) -> list[str]:
        """The viewpoints that the person may take: the table and, where hands are open, those and each seat's."""
        if not self.open:
            return [PUBLIC_VIEWPOINT]
        return [PUBLIC_VIEWPOINT, ACTOR_VIEWPOINT, ALL_VIEWPOINT, *map(str, range(self.state.seat_count))]

    def need_open(self) -> None:
        """Refuse ``hands-hidden`` if the person may not see the hands yet."""
        if not self.open:
            raise Refusal("hands-hidden")


class Replays:
    """Opens replays."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def watch(self, table_id: str, player: Player, guild_id: int | None) -> Replay:
        """Return the finished rounds of a game, for one of its players or a person in its server.

        The caller checks whether others may see the table's channel. Refuses ``no-table``, ``no-round-over``, and
        ``tournament-sealed``.
        """
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.need_unsealed()
            if not _may_see(session.row, player, guild_id):
                raise Refusal("no-table")
            game = session.game
            deals, over = session.finished_deals()
            if game is None or not over:
                raise Refusal("no-round-over")
            record = game.record._replace(deals=deals)
            acted = tuple(session.actors.of_actions)
            state = session.state()
        ended = state.status in (Status.FINISHED, Status.CLOSED)
        playback, rounds = await asyncio.to_thread(_playback, record, over, ended, acted)
        if not rounds:
            raise Refusal("no-round-over")
        given = defaultdict[int, list[str]](list)
        for each in await self._core.store.reactions(table_id):
            given[each.number].append(each.emoji)
        reactions = {move: count_reactions(emoji) for move, emoji in given.items()}
        return Replay(playback, rounds, state, reactions, state.opens_hands_to(player.id))

    async def games_in(self, channel_id: int, player: Player) -> list[PreviousGame]:
        """Return the newest games of a channel."""
        store = self._core.store
        rows = await store.tables(channel_id=channel_id, statuses=_SHOWN, limit=_OFFERED)
        return await previous_games(self._core, [row for row in rows if not row.sealed], player)

    async def games(self, player: Player, guild_id: int | None) -> list[PreviousGame]:
        """Return the newest games that a player may watch: their own, and those of the server."""
        store = self._core.store
        rows = {row.id: row for row in await store.tables(player=player.id, statuses=_SHOWN, limit=_OFFERED)}
        if guild_id is not None:
            here = await store.tables(guild_id=guild_id, statuses=_SHOWN, limit=_OFFERED)
            rows |= {row.id: row for row in here}
        shown = [row for row in rows.values() if not row.sealed]
        newest = sorted(shown, key=lambda row: (-row.created_at, row.id))[:_OFFERED]
        return await previous_games(self._core, newest, player)


def _playback(
    record: Record, over: Sequence[int], ended: bool, acted: Sequence[int]
) -> tuple[Playback, dict[int, PlaybackRound]]:
    playback = Playback.of(record, over, ended=ended, acted=acted)
    return playback, playback.rounds()


def _may_see(row: TableRow, player: Player, guild_id: int | None) -> bool:
    return row.guild_id == guild_id or took_part(row, player)


class PlaybackRound(NamedTuple):
    """A round as finally played: actions ``start`` to ``stop``, and the steps at which turns began."""

    number: int
    start: int
    stop: int
    turns: tuple[int, ...]

    @property
    def last(self) -> int:
        """The last step; step 0 is the deal."""
        return self.stop - self.start

    def step(self, step: int, move: str) -> int:
        """Return the step that a move leads to (see :data:`MOVES`); for any other move the nearest step to ``step``."""
        match move:
            case "first":
                return 0
            case "turn-back":
                return max((turn for turn in self.turns if turn < step), default=0)
            case "back":
                return max(step - 1, 0)
            case "on":
                return min(step + 1, self.last)
            case "turn-on":
                return min((turn for turn in self.turns if turn > step), default=self.last)
            case "last":
                return self.last
        return min(max(step, 0), self.last)


class Frame(NamedTuple):
    """One step of a replay: the last events, the table after them, and the hand that the viewpoint shows.

    ``seated`` are the actors by seat, as far as they have acted in the round: see :mod:`bot.host.table.actors`.
    """

    events: tuple[Event, ...]
    table: View
    hand: View | None
    seated: tuple[int, ...]


@dataclass(frozen=True)
class Playback:
    """The part of a game that may be shown: its actions and deals up to the last finished round.

    ``ended`` says that the table has ended: then an unfinished round is shown too. ``acted`` has each action's actor.
    """

    record: Record
    ended: bool
    acted: tuple[int, ...]

    @classmethod
    def of(cls, record: Record, over: Sequence[int], *, ended: bool, acted: Sequence[int] = ()) -> Playback:
        """Return the playback of a game, cut before the first deal that is not in ``over``.

        Without ``acted`` the seats' players of now are named.
        """
        last = max(over, default=0)
        game, kept = Game.dealt(record), 0
        for seat, action in record.actions:
            game.play(seat, action)
            if game.deal_number > last:
                break
            kept += 1
        shown = record.actions[: kept if last else 0]
        deals = record.deals.until(max(last, 1))
        record = record._replace(deals=deals, actions=shown)
        return cls(record, ended, tuple(acted[: len(shown)]) or nobody(len(shown)))

    def rounds(self) -> dict[int, PlaybackRound]:
        """Return by number each finished round as last played, and an unfinished last one if the table has ended."""
        found: dict[int, PlaybackRound] = {}
        game = Game.dealt(self.record)
        start, turns, turn = 0, [0], game.round.turn
        for count, (seat, action) in enumerate(self.record.actions, start=1):
            number = game.number
            game.play(seat, action)
            back = action.kind == REWIND
            if back and game.round.over:
                continue  # The finished round is listed already.
            if action.kind == DEAL or (back and action.target in REWINDS[1:]) or game.number != number:
                start, turns, turn = count, [0], game.round.turn
            elif game.round.turn != turn and game.round.to_act:
                turns.append(count - start)
                turn = game.round.turn
            last = self.ended and count == len(self.record.actions)
            if game.round.over or game.winners or last:
                found[game.number] = PlaybackRound(game.number, start, count, tuple(turns))
        return found

    def frame(self, playback_round: PlaybackRound, step: int, viewpoint: str) -> Frame:
        """Return one step of a round, from a viewpoint."""
        *_, frame = self._frames(playback_round.start + step, playback_round.start + step, viewpoint)
        return frame

    def frames(self, playback_round: PlaybackRound, viewpoint: str) -> list[Frame]:
        """Return all steps of a round, from a viewpoint."""
        return list(self._frames(playback_round.start, playback_round.stop, viewpoint))

    def _frames(self, first: int, last: int, viewpoint: str) -> Iterator[Frame]:
        game, seated = Game.dealt(self.record), nobody(self.record.seats)
        events = game.round.opening
        if first == 0:
            yield _frame(game, events, None, viewpoint, seated)
        for count, ((seat, action), actor) in enumerate(
            zip(self.record.actions[:last], self.acted[:last], strict=True), start=1
        ):
            events = game.play(seat, action)
            seated = seated_after(seated, seat, action, actor)
            if count >= first:
                yield _frame(game, signed(events, seated), seat, viewpoint, seated)


def _frame(
    game: Game, events: tuple[Event, ...], acting: Seat | None, viewpoint: str, seated: tuple[int, ...]
) -> Frame:
    if viewpoint in (ACTOR_VIEWPOINT, ALL_VIEWPOINT):
        shown = acting if acting is not None else next(iter(game.to_act), 0)
        hands = [game.view(seat) for seat in range(game.seats)]
        hand = with_hands(hands, shown) if viewpoint == ALL_VIEWPOINT else hands[shown]
        return Frame(events, game.view(None), hand, seated)
    seat = int(viewpoint) if viewpoint.isdecimal() and int(viewpoint) < game.seats else None
    seen = tuple(event.seen_by(seat) for event in events)
    return Frame(seen, game.view(seat), None if seat is None else game.view(seat), seated)
