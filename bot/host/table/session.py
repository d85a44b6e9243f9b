"""A table in memory: its stored row and its running game, kept in step with the store."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.host.refusals import Refusal, error_description
from bot.host.table import running_game
from bot.host.table.actors import Actors, person_of
from bot.host.table.presence import Press
from bot.host.table.results import answers_for_loss, results, with_match
from bot.host.table.running_game import RECENT, RunningGame
from bot.host.table.snapshot import BreakingOff, SnapshotBuilder, finished_deals
from bot.host.table.state import TableState, TakeBack, asks_to_pause, no_seat_refusal
from bot.host.table.stored_table import StoredTable, damaged
from bot.host.table.timing import Timing, Waiting
from data.store import ActionRow, Player, ResultRow, SeatRow, SnapshotRow, Status, TableRow
from engine import daily
from engine.deal import ROUNDS, Deals
from engine.game import Game
from engine.types import REWIND, SWAP, Action, Event, IllegalAction, RulesError, Seat, Side
from engine.view import View

_CLOSE = "close"
_BREAK = "break"
_TAKE_BACK = "take-back"
_KEEP = "keep"
"""The stored votes for closing and for pausing the game, and for and against taking the last action back."""


class Played(NamedTuple):
    """An action that was played: its events, and what must be stored."""

    events: tuple[Event, ...]
    row: ActionRow
    results: tuple[ResultRow, ...]
    undone_from: int | None = None
    """The number from which actions may be undone by it, so that the reactions to them are dropped."""
    daily_score: int | None = None
    """The score of the attempt at a deal of the day that it finished."""


class Turn(NamedTuple):
    """A turn for a computer to take: the seat, the level, the seat's view, and the seed of its random choices."""

    seat: Seat
    level: str
    revision: int
    view: View
    seed: bytes
    aggression: int
    planned: Action | None = None
    """The action that a guided round plans, so there is nothing to choose."""


class Session(StoredTable):
    """One table. Only the holder of the table's lock may use it: see :class:`bot.host.table.cache.Tables`."""

    def __init__(self, row: TableRow, timing: Timing, cards_of: TableRow | None = None) -> None:
        super().__init__(row, cards_of)
        self._timing = timing
        self._running: RunningGame | None = None
        self._saved = 0
        """The revision of the last snapshot that was saved or read."""
        self._snapshots = SnapshotBuilder()
        self._heard: deque[Event] = deque(maxlen=RECENT)
        """The last events of other processes' actions, not yet published here."""

    @property
    def game(self) -> Game | None:
        """The game, once the table has been started."""
        return self._running.game if self._running else None

    @property
    def revision(self) -> int:
        """The number of actions played."""
        return self._running.revision if self._running else 0

    @property
    def actors(self) -> Actors:
        """Who acted with each action."""
        return self._running.actors if self._running else Actors(self.row.seat_count)

    @property
    def won(self) -> bool:
        """Whether the game has been won, even if the table is not stored as finished yet."""
        return self.game is not None and bool(self.game.winners)

    # Checks

    def moment(self, seat: Seat | None = None) -> int:
        """Return the revision since which nothing has changed: at the table, or for a seat that is choosing."""
        if self._running is None:
            return 0
        return self._running.changed_at if seat is None else self._running.moments[seat]

    @property
    def turn_number(self) -> tuple[int, int]:
        """The numbers of the round and of its turn; an action that is undone leads back to those before it."""
        return (self.game.number, self.game.round.turn) if self.game else (0, 0)

    def require_revision(self, revision: int | None, seat: Seat | None = None) -> None:
        """Refuse ``stale`` if the table has changed since a revision, for this seat if one is given.

        Several seats may choose at once: one's choice changes nothing for the others. ``None`` is always accepted.
        """
        if revision is not None and not self.moment(seat) <= revision <= self.revision:
            raise Refusal("stale")

    def require_status(self, *statuses: Status) -> None:
        """Refuse a table in another state: ``paused``, or else ``not-open`` or ``not-running`` by the first one."""
        if self.row.status not in statuses:
            if self.row.status is Status.PAUSED:
                raise Refusal("paused")
            raise Refusal("not-open" if statuses[0] is Status.OPEN else "not-running")

    def require_open_host(self, player: Player) -> None:
        """Refuse ``not-open``, and ``not-host`` unless the player is the table's host."""
        self.require_status(Status.OPEN)
        if player.id != self.row.host:
            raise self.not_host()

    @property
    def host_seat(self) -> str:
        """The host's seat, as a refusal names it; empty if the host has none."""
        return next((str(seat.seat) for seat in self.row.seats if seat.player == self.row.host), "")

    def need_unsealed(self) -> None:
        """Refuse ``tournament-sealed`` while others are to play the same cards."""
        if self.row.sealed:
            raise Refusal("tournament-sealed")

    def not_host(self) -> Refusal:
        """Return the refusal for people other than the host."""
        return Refusal("not-host", seat=self.host_seat, seated=bool(self.host_seat))

    def seat_of(self, player: Player) -> Seat:
        """Return the seat of a player. Refuses like :func:`bot.host.table.state.no_seat_refusal`."""
        for seat in self.row.seats:
            if seat.player == player.id:
                return seat.seat
        raise no_seat_refusal(self.row, player.id)

    # Closing

    @property
    def at_stake(self) -> bool:
        """Whether a game is running that counts, so nobody may end it without the others."""
        return self.row.status is Status.RUNNING and self.counts and not self.exhibition

    @property
    def can_be_annulled(self) -> bool:
        """Whether a game that counts, or one of a tournament, is under way or paused, so moderators may annul it."""
        return (
            self.row.started
            and self.row.status in (Status.RUNNING, Status.PAUSED)
            and (self.counts or self.tournament is not None)
            and not self.exhibition
        )

    @property
    def closing_motion(self) -> str:
        """The stored vote for closing the game. It counts in this round only, and while the cost stays the same."""
        cost = "" if not self.giving_up else "!" if self.side_has_decided else "?"
        return f"{_CLOSE}@{self._deal_number}{cost}"

    @property
    def closing(self) -> tuple[Seat, ...]:
        """The seats of the people who agree to close the game."""
        if not self.at_stake:
            return ()
        return tuple(seat.seat for seat in self.seats if self.row.votes.get(seat.player or 0) == self.closing_motion)

    # Pausing

    @property
    def must_ask_to_pause(self) -> bool:
        """See :func:`bot.host.table.state.asks_to_pause`."""
        return asks_to_pause(self.row.status, self.terms, self.row.seats)

    @property
    def pausing_motion(self) -> str:
        """The stored vote for pausing the game: that of the others, or a new one."""
        asked = self._asked_to_pause
        return asked if self.pausing else f"{_BREAK}@{self._deal_number}.{self.revision}"

    @property
    def pausing(self) -> tuple[Seat, ...]:
        """The seats of the people who agree to pause the game. A player who acts instead has declined for all."""
        motion = self._asked_to_pause
        if self._running is None or not motion or not self.must_ask_to_pause:
            return ()
        people = [row for row in self.row.seats if row.player is not None]
        agreed = tuple(row.seat for row in people if self.row.votes.get(row.player or 0) == motion)
        asked_at = int(motion.rpartition(".")[2])
        others = (row.seat for row in people if row.seat not in agreed)
        return () if any(self._running.played_at[seat] > asked_at for seat in others) else agreed

    @property
    def agree_to_pause(self) -> bool:
        """Whether everybody who is neither away nor on autopilot agrees to pause the game."""
        vote = self.waiting().vote
        away = vote.away if vote else ()
        return all(
            row.player is None or row.autopilot or row.seat in away or row.seat in self.pausing
            for row in self.row.seats
        )

    @property
    def _asked_to_pause(self) -> str:
        """The last vote for pausing in this round; empty if there is none."""
        asked = [vote for vote in self.row.votes.values() if vote.startswith(f"{_BREAK}@{self._deal_number}.")]
        return max(asked, key=lambda vote: int(vote.rpartition(".")[2]), default="")

    # Taking back

    @property
    def taking_back_motion(self) -> str:
        """The stored vote for taking the last action back."""
        return f"{_TAKE_BACK}@{self.revision}"

    @property
    def refusing_motion(self) -> str:
        """The stored vote against it."""
        return f"{_KEEP}@{self.revision}"

    @property
    def take_back(self) -> TakeBack | None:
        """The last action, if a person has chosen it and may ask the other people to take it back.

        A partner answers for somebody on autopilot.
        """
        running = self._running
        if running is None or self.row.status is not Status.RUNNING or not self.unranked or len(self.people) < 2:
            return None
        seat = self._snapshots.to_take_back(running.game)
        if seat is None or self.seats[seat].player is None or running.played_at[seat] != self.revision:
            return None
        people, sides = [row for row in self.seats if row.player is not None], running.game.sides
        votes = {row.seat: self.row.votes.get(row.player or 0) for row in people}
        agreed = tuple(other for other, vote in votes.items() if vote == self.taking_back_motion)
        asks = tuple(row.seat for row in people if row.seat not in (seat, *agreed) and not row.autopilot)
        refused_by = next((other for other, vote in votes.items() if vote == self.refusing_motion), None)
        heard = {sides[seat], *(sides[row.seat] for row in people if not row.autopilot)}
        absent = tuple(row.seat for row in people if row.autopilot and sides[row.seat] not in heard)
        return TakeBack(seat, agreed, asks, refused_by, absent)

    # Reactions

    def move_to_react_to(self, revision: int) -> int:
        """Return the number of the last move up to a ``revision``; 0 if there was none, or the log has dropped it."""
        if self._running is None or self.row.status is not Status.RUNNING:
            return 0
        number = self._running.last_move(revision)
        return number if number > self._running.changed_at - self.row.seat_count else 0

    @property
    def _deal_number(self) -> int:
        return self.game.deal_number if self.game else 0

    # Giving up

    @property
    def giving_up(self) -> tuple[int, ...]:
        """The players who would give the game up if it ended now; none if that would drop no loss of theirs.

        It counts, and all its people are on one side, which is not ahead of every other. Points on the table in the
        current round count too. Partners who have left are included.
        """
        own = self._own_side
        if own is None or self.leaders == (own,) or self.given_up_by is not None:
            return ()
        if self._was_paused_by_old_rules and own in self.leaders:
            return ()
        found = (row.former if row.player is None else row.player for row in self._answering(own))
        return tuple(player for player in found if player is not None)

    @property
    def given_up_by(self) -> Seat | None:
        """The seat of somebody who has left another side, and has lost if the people left end the game.

        None if the people left are behind: then they give the game up.
        """
        own, game = self._own_side, self.game
        if own is None or game is None or own not in self.leaders or self._was_paused_by_old_rules:
            return None
        left = (row.seat for side in game.sides if side != own for row in self._answering(side))
        return next(left, None)

    @property
    def is_settled_by_standing(self) -> bool:
        """Whether the game goes to the side that is ahead, if nobody continues it: people play against each other."""
        if self.game is None or not self.counts or self.exhibition or self.won:
            return False
        return len({self.game.sides[row.seat] for row in self.row.seats if row.player is not None}) > 1

    @property
    def side_has_decided(self) -> bool:
        """Whether anything was decided, if only by a stand-in, at the seats of players who would give the game up."""
        if self._running is None or self._own_side is None:
            return False
        tally = self._running.decisions.in_game
        return any(sum(tally[row.seat].values()) for row in self._answering(self._own_side) if row.seat in tally)

    @property
    def _was_paused_by_old_rules(self) -> bool:
        """Whether the game was paused under the older rule, by which only players behind lost it by not coming back."""
        return self.row.status is Status.PAUSED and "at" not in self.row.held

    @property
    def _own_side(self) -> Side | None:
        """The side of all people left, if there is only one, in a game that counts and has not ended."""
        game, going_on = self.game, self.row.status in (Status.RUNNING, Status.PAUSED)
        if game is None or not (going_on and self.counts) or self.exhibition:
            return None
        own = {game.sides[row.seat] for row in self.row.seats if row.player is not None}
        return min(own) if len(own) == 1 else None

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides that are ahead, counting points on the table."""
        return self.rules.ahead(self._need_running().game.standing)

    def _answering(self, side: Side) -> list[SeatRow]:
        """Return the seats of a side whose players a loss belongs to, seated or not."""
        running = self._need_running()
        tally, sides = running.decisions.in_game, running.game.sides
        rows = [row for row in self.row.seats if sides[row.seat] == side]
        return [row for row in rows if row.player is not None or answers_for_loss(row, tally, self.series)]

    # The game

    @property
    def unsaved_actions(self) -> int:
        """How many actions a running game has had since its last snapshot."""
        return self.revision - self._saved if self.row.status is Status.RUNNING else 0

    def snapshot(self) -> SnapshotRow | None:
        """Return the running game to save, if it has changed since the last time. All its actions must be stored."""
        if self._running is None or not self.unsaved_actions:
            return None
        self._saved = self.revision
        return SnapshotRow(self.revision, running_game.code_version(), running_game.dump_game(self._running))

    def restore(self, row: SnapshotRow, actions: Sequence[ActionRow]) -> bool:
        """Continue from a saved game, and return whether it can be read and ends with the first of these ``actions``.

        :meth:`update` plays those after it.
        """
        running = running_game.load_game(row.data)
        if running is None or not actions or running.revision != actions[0].number:
            return False
        if running.game.actions[-1] != (actions[0].seat, Action.from_json(actions[0].action)):
            return False
        self._running, self._saved = running, running.revision
        self._snapshots.game_changed()
        return True

    def update(
        self, row: TableRow, players: Mapping[int, Player], actions: Sequence[ActionRow], language: str = ""
    ) -> None:
        """Take over what the store holds; ``actions`` are those after :attr:`revision`. Refuses ``damaged``.

        ``language`` is the server's.
        """
        if (row, players, language) != (self.row, self.players, self.server_language):
            self._snapshots.table_changed()
        self.server_language = language
        self.set_row(row, players)
        known = self._running is not None
        try:
            if self._running is None and row.started:
                rounds = self.fixed_rounds or ROUNDS
                self._running = RunningGame(Game(self.rules, self.row.seat_count, self.deals(), rounds))
                self._snapshots.game_changed()
            for action in actions:
                events = self._play(action, Action.from_json(action.action))
                if known:
                    self._heard.extend(events)
        except (IllegalAction, RulesError) as error:
            revision = self.revision
            self.forget_game()
            raise damaged(row, f"action {revision + 1} is refused: {error.note.code}") from error
        except Exception as error:
            # A malformed row may break anything, but only this table. The text of the error might name a card.
            revision = self.revision
            self.forget_game()
            raise damaged(row, f"action {revision + 1} cannot be played: {error_description(error)}") from error

    def take_heard(self) -> tuple[Event, ...]:
        """Return the events of other processes' actions since the last call."""
        heard = tuple(self._heard)
        self._heard.clear()
        return heard

    def play(self, seat: Seat, action: Action, at: float, computer: str = "", *, advice: str = "") -> Played:
        """Play an action, chosen by a ``computer`` of this level or else by the seat's player.

        ``advice`` is the level of the hint that the player took it from.

        The caller stores the result or calls :meth:`forget_game`. Raises :class:`IllegalAction`, and then has
        changed nothing.
        """
        running = self._need_running()
        finished = running.finished_rounds
        person = person_of(self.seats[seat], computer)
        row = ActionRow(running.revision + 1, seat, action.to_json(), at, computer, advice, person)
        undone_from = running.undone_from(seat, action)
        events = self._play(row, action)
        if undone_from is not None:
            kept = tuple(each for each in self.row.reactions if each.number < undone_from)
            self.row = replace(self.row, reactions=kept)
        game, round_over = running.game, running.finished_rounds > finished
        if self.fixed_rounds:
            return Played(events, row, (), undone_from, self._daily_score(game) if self.daily else None)
        rows: tuple[ResultRow, ...] = ()
        if (round_over or game.winners) and not self._is_unscored(game):
            decisions, series = running.decisions, self.series
            rows = results(self.id, game, self.seats, decisions, round_over=round_over, at=at, series=series)
            match = self.match(game)
            if match and match.winner is not None:
                rows = with_match(rows, match)
        return Played(events, row, rows, undone_from)

    def _daily_score(self, game: Game) -> int | None:
        """Return the person's score at a deal of the day that is over."""
        person = next((row.seat for row in self.row.seats if row.player is not None), None)
        return daily.score(game, person) if game.winners and person is not None else None

    def forget_game(self) -> None:
        """Drop the game, after an action was played here but not stored. :meth:`update` replays it."""
        self._running, self._saved = None, 0
        self._snapshots.game_changed()

    def _play(self, row: ActionRow, action: Action) -> tuple[Event, ...]:
        events = self._need_running().play(row, action)
        self._snapshots.game_changed()
        return events

    def _need_running(self) -> RunningGame:
        if self._running is None:
            raise Refusal("not-running")
        return self._running

    def _is_unscored(self, game: Game) -> bool:
        """Return whether a practice game was rewound or its cards were arranged, so its scores mean nothing."""
        return self.row.practice and (game.practised or any(each.kind == REWIND for _, each in game.actions))

    # Waiting and snapshots

    def waiting(self) -> Waiting:
        """Return the condition the table waits for, and its deadline."""
        running = self._running
        return Waiting(
            row=self.row,
            terms=self.terms,
            timing=self._timing,
            to_act=running.game.to_act if running else (),
            between_rounds=bool(running and running.game.between_rounds),
            turns=tuple(running.turns) if running else (),
            moments=tuple(running.moments) if running else (),
            last_action_at=running.last_action_at if running else 0.0,
            last_human_action_at=running.last_human_action_at if running else 0.0,
            seen={player: press.at for player in self.people if (press := self.last_press(player))},
        )

    def last_press(self, player: int) -> Press | None:
        """Return the last press of a player at this table, as far as this process knows."""
        known = self.players.get(player)
        return self._timing.presence.last(self.id, known.discord_id if known else None)

    def state(self) -> TableState:
        """Return the table as others may see it."""
        if_abandoned = "" if not self.giving_up else "loss" if self.side_has_decided else "given-up"
        if self.is_settled_by_standing:
            if_abandoned = "standing"
        return self._snapshots.state(
            self,
            self._running,
            self.waiting(),
            BreakingOff(self.closing, self.pausing, if_abandoned),
            self.take_back,
        )

    def finished_deals(self) -> tuple[Deals, tuple[int, ...]]:
        """Return the deals, and the numbers of those that may be revealed: all once the table has ended."""
        return finished_deals(self, self.game)

    # Computers' turns

    def computer_to_act(self) -> SeatRow | None:
        """Return the seat for which a computer is to act: its own, or that of a player on autopilot or out of time.

        Between rounds a person deals, if one is there. For exhibitions see :meth:`exhibition_turn`.
        """
        if self.row.status is not Status.RUNNING or not self.game or self.exhibition:
            return None
        if self.game.between_rounds and self._people_who_deal:
            return None
        acting = [seat for seat in self.row.seats if seat.seat in self.game.to_act]
        for seat in acting:
            if seat.computer or seat.autopilot:
                return seat
        waiting = self.waiting()
        late = {clock.seat for clock in waiting.late} if waiting.plays_late else ()
        return next((seat for seat in acting if seat.seat in late), None)

    @property
    def _people_who_deal(self) -> tuple[SeatRow, ...]:
        """The people who may deal the next round. In a tournament, where every match ends, computers deal for those on
        autopilot.
        """
        people = (row for row in self.row.seats if row.player is not None)
        return tuple(row for row in people if not (self.tournament and row.autopilot))

    def _guided_move(self) -> tuple[Seat, Action] | None:
        guided = self.guided_round
        return guided.next_move(self.game.actions) if guided and self.game else None

    def turn(self) -> Turn | None:
        """Return the turn that a computer is to take, if there is one."""
        seat = self.computer_to_act()
        if seat is None:
            return None
        turn = self._turn_of(seat.seat, seat.computer or seat.autopilot or self.terms.away_level)
        move = self._guided_move()
        return turn._replace(planned=move[1]) if turn and move and move[0] == turn.seat else turn

    def turn_for(self, player: int, level: str) -> Turn | None:
        """Return the turn that a computer is to take for a player, if they are to act."""
        seat = next((row.seat for row in self.row.seats if row.player == player), None)
        may_act = self.game is not None and seat in self.game.to_act
        return self._turn_of(seat, level) if seat is not None and may_act else None

    def exhibition_turn(self) -> Turn | None:
        """Return the next turn of an exhibition."""
        if self.exhibition is None or self.row.status is not Status.RUNNING or self.game is None:
            return None
        acting = (seat for seat in self.row.seats if self.game and seat.seat in self.game.to_act)
        return next((self._turn_of(seat.seat, seat.computer) for seat in acting), None)

    def automatic(self) -> tuple[Seat, Action] | None:
        """Return the action that a player to act has automated, if it is the only legal one of its kinds.

        A routine action is automated only if no other is legal, and either the player's opponents are computers or they
        know that: otherwise its speed would reveal to people that no other was legal. While people look at what was
        just finished, no routine action is automated, nor where a practice table could still change the hand. Nothing
        is automated in a guided round, where each action has its lesson, nor right after it, so that its last words are
        read.
        """
        if not self.game or self.row.status is not Status.RUNNING:
            return None
        guided = self.guided_round
        if guided and (self._guided_move() or guided.is_finished(self.game.actions)):
            return None
        for row in self.row.seats:
            if row.player is None or row.autopilot or row.seat not in self.game.to_act:
                continue
            presentation, wanted = self.rules.presentation, self.preferences_of(row).automatic
            legal = self.game.legal(row.seat)
            found = [action for action in legal if action.kind in wanted and action.kind in presentation.automatic]
            if len(found) != 1 and len(legal) == 1 and self._may_hurry(self.game, row.seat):
                found = [action for action in legal if action.kind in wanted and action.kind in presentation.routine]
            return (row.seat, found[0]) if len(found) == 1 else None
        return None

    def _may_hurry(self, game: Game, seat: Seat) -> bool:
        """Return whether a player's only legal action may be performed at once."""
        view = self._snapshots.view(game, None)
        hidden = view.forced or len(self.people) == 1
        waits = self.rules.presentation.lull(view) == "all"
        return hidden and not waits and not (self.row.practice and _may_swap(game, seat))

    def _turn_of(self, seat: Seat, level: str) -> Turn | None:
        if self.game is None:
            return None
        # Hashed, because a computer player must not be able to derive the table's seed.
        random_seed = hashlib.sha256(b"computer %d " % seat + self.row.seed).digest()
        if self.daily:
            random_seed = bytes.fromhex(self.seats[seat].seed)
        return Turn(
            seat, level, self.revision, self._snapshots.view(self.game, seat), random_seed, self.terms.aggression
        )


def _may_swap(game: Game, seat: Seat) -> bool:
    """Return whether a player could still change the hand for practice instead of acting."""
    try:
        game.round.check(seat, Action(SWAP))
    except IllegalAction:
        return False
    return True
