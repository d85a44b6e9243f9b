"""Builds the snapshot of a table (:class:`bot.host.table.state.TableState`)."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.table.results import answers_for_loss, by_computers, decided_by
from bot.host.table.running_game import RunningGame
from bot.host.table.state import Reactions, TableState, TakeBack
from bot.host.table.stored_table import StoredTable
from bot.host.table.timing import Waiting
from data.store import Status
from engine.deal import Deals
from engine.game import Game, seats_looking, with_hands
from engine.record import highlights
from engine.study import GuideStep, guide_step
from engine.study.contract import LEARNER
from engine.types import REWIND, Note, Seat
from engine.view import View

_LIVE = (Status.OPEN, Status.RUNNING)
_ENDED = (Status.FINISHED, Status.CLOSED)
"""The states in which no card is secret: if a closed table is resumed, its unfinished round is dealt again."""


class BreakingOff(NamedTuple):
    """The seats that agree to end or pause the game, and its result if nobody continues it."""

    closing: tuple[Seat, ...]
    pausing: tuple[Seat, ...]
    if_abandoned: str


class SnapshotBuilder:
    """Builds snapshots of one table, and keeps the parts that did not change."""

    def __init__(self) -> None:
        self._state: TableState | None = None
        self._own_views: dict[Seat | None, View] = {}
        self._views: tuple[View, ...] | None = None
        self._commitment: tuple[int, int, str, tuple[str, ...]] | None = None
        self._highlights: tuple[Note, ...] | None = None
        self._to_take_back: list[Seat | None] = []
        """The game's answer, a seat or None, as the only entry once it was asked."""

    def table_changed(self) -> None:
        """Drop the parts that depend on the stored table."""
        self._state = None

    def game_changed(self) -> None:
        """Drop the parts that depend on the game."""
        self._views = self._state = self._highlights = None
        self._own_views.clear()
        self._to_take_back.clear()

    def view(self, game: Game, seat: Seat | None) -> View:
        """Return a seat's view, built once for each state of the game."""
        if seat not in self._own_views:
            self._own_views[seat] = game.view(seat)
        return self._own_views[seat]

    def to_take_back(self, game: Game) -> Seat | None:
        """Return :attr:`engine.game.Game.to_take_back`, found out once for each state of the game."""
        if not self._to_take_back:
            self._to_take_back.append(game.to_take_back)
        return self._to_take_back[0]

    def state(
        self,
        table: StoredTable,
        running: RunningGame | None,
        waiting: Waiting,
        breaking_off: BreakingOff,
        take_back: TakeBack | None,
    ) -> TableState:
        """Return the snapshot of a table. The same object while nothing has changed."""
        timed = (waiting.vote, waiting.clocks, waiting.back, waiting.may_drop)
        shown = self._state and (self._state.vote, self._state.clocks, self._state.back, self._state.may_drop)
        if self._state is None or shown != timed:
            self._state = self._build(table, running, waiting, breaking_off, take_back)
        return self._state

    def _build(
        self,
        table: StoredTable,
        running: RunningGame | None,
        waiting: Waiting,
        breaking_off: BreakingOff,
        take_back: TakeBack | None,
    ) -> TableState:
        row, seats = table.row, table.seats
        game = running.game if running else None
        committed_deal, commitment, revealed = self._show_commitment(table, game)
        seated = {seat.player for seat in seats}
        tally = running.decisions.in_game if running else {}
        actors = running.actors.known if running else ()
        return TableState(
            id=row.id,
            guild_id=row.guild_id,
            language=table.language,
            channel_id=row.channel_id,
            game=row.game,
            rules=table.rules,
            deals=row.deals,
            cards_of=row.cards_of,
            exhibition=table.exhibition,
            series=table.series,
            gathering=table.gathering,
            gathers_until=waiting.gathers_until,
            may_drop=waiting.may_drop,
            match=table.match(game),
            daily=table.daily,
            tournament=table.tournament,
            sealed=row.sealed,
            status=row.status,
            host=row.host,
            created_at=row.created_at,
            seat_count=row.seat_count,
            terms=table.terms,
            practice=row.practice,
            seats=seats,
            names=tuple(map(table.seat_name, seats)),
            agreed=table.agreed(),
            offers=table.offers,
            invited=tuple(table.player_name(player) for player in row.invited if player not in seated),
            awaited=bool(row.awaiting),
            former_names=tuple(table.player_name(seat.former) if seat.former is not None else "" for seat in seats),
            actors=tuple(actors),
            actor_names=tuple(table.player_name(actor.person) if actor.person else "" for actor in actors),
            computer_actions=tuple(by_computers(tally, seat.seat) if seat.player is not None else 0 for seat in seats),
            decided_by=tuple(decided_by(tally, seat.seat) if seat.player is not None else "" for seat in seats),
            lost_by_leaving=tuple(seat.seat for seat in seats if answers_for_loss(seat, tally, table.series)),
            forfeited=game.forfeited if game else None,
            gave_up=running is not None and running.gave_up,
            abandoned=running is not None and running.abandoned,
            abandoned_at=waiting.abandoned_at,
            clocks=waiting.clocks,
            reminded=waiting.reminded,
            waits_for=() if waiting.between_rounds else tuple(seat.player or 0 for seat in waiting.people),
            reminder=row.reminder,
            last_action_at=max(waiting.last_action_at, row.since),
            vote=waiting.vote,
            back=waiting.back,
            vote_after=waiting.vote_after,
            seat_vote_after=waiting.seat_vote_after,
            annulled=row.annulled,
            moving=table.moving if row.status in _LIVE else None,
            closing=breaking_off.closing,
            pausing=breaking_off.pausing,
            take_back=take_back,
            last_move=_reactions(table, running, running.changed_at) if running else None,
            reactions=_reactions_in_log(table, running) if running else None,
            if_abandoned=breaking_off.if_abandoned,
            revision=running.revision if running else 0,
            changed_at=running.changed_at if running else 0,
            moments=tuple(running.moments) if running else (),
            committed_deal=committed_deal,
            commitment=commitment,
            revealed=revealed,
            recent=tuple(running.recent) if running else (),
            news=running.news if running else (),
            message_id=row.message_id,
            message_channel=row.message_channel,
            message_at=row.message_at,
            posts=row.posts,
            preferences=tuple(map(table.preferences_of, seats)),
            players=tuple(table.players.get(seat.player or 0) for seat in seats),
            highlights=self._show_highlights(running) if running else (),
            views=self._show_views(game) if game else (),
            guide=self._guide_step(table, game) if game else None,
        )

    def _guide_step(self, table: StoredTable, game: Game) -> GuideStep | None:
        guided = table.guided_round
        return guide_step(self._show_views(game)[LEARNER], guided, game.actions) if guided else None

    def _show_views(self, game: Game) -> tuple[View, ...]:
        if self._views is None:
            views = [self.view(game, seat) for seat in (*range(game.seats), None)]
            for seat in seats_looking(game):
                views[seat] = with_hands(views, seat)
            self._views = tuple(views)
        return self._views

    def _show_highlights(self, running: RunningGame) -> tuple[Note, ...]:
        if not running.game.winners:
            return ()
        if self._highlights is None:
            self._highlights = tuple(map(running.actors.sign, highlights(running.game.record)))
        return self._highlights

    def _show_commitment(self, table: StoredTable, game: Game | None) -> tuple[int, str, tuple[str, ...]]:
        """Return the number of a deal, the commitment to it, and the seeds of the finished deals, in hex.

        The deal is that of the round being played; between rounds it is the next one, as the finished deal's
        commitment no longer binds anything.
        """
        if not game:
            return 1, table.row.commitment.hex(), ()
        number, (deals, over) = game.secret_deal, finished_deals(table, game)
        # Cached, because each walks along the hash chain, and they change only with the round.
        if self._commitment is None or self._commitment[:2] != (len(over), number):
            revealed = tuple(deals.round_seed(each).hex() for each in over)
            self._commitment = (len(over), number, deals.commitment(number).hex(), revealed)
        return self._commitment[1:]


def _reactions(table: StoredTable, running: RunningGame, number: int) -> Reactions | None:
    """Return the reactions to the move of a running game that has this number; ``None`` if there is no such move."""
    if table.row.status is not Status.RUNNING or not 0 < number <= running.revision:
        return None
    given = {each.player: each.emoji for each in table.row.reactions if each.number == number}
    return Reactions(number, running.game.actions[number - 1][0], running.actors.of_actions[number - 1], given)


def _reactions_in_log(table: StoredTable, running: RunningGame) -> Reactions | None:
    """Return the last reactions, until a seat has another turn or the round is dealt again."""
    number = max((each.number for each in table.row.reactions), default=0)
    if any(action.kind == REWIND for _, action in running.game.actions[number:]):
        return None
    return _reactions(table, running, number) if number > running.changed_at - table.row.seat_count else None


def finished_deals(table: StoredTable, game: Game | None) -> tuple[Deals, tuple[int, ...]]:
    """Return a table's deals, and the numbers of those that may be revealed: all once the table has ended.

    None is revealed while others are to play the same cards.
    """
    if table.row.sealed:
        return table.deals(), ()
    if game and table.row.status in _ENDED:
        return table.deals(), tuple(range(1, game.deal_number + 1))
    return table.deals(), game.revealable_deals if game else ()
