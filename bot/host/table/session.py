"""A table in memory: its stored row, and its game replayed from the stored actions."""

from __future__ import annotations

import hashlib
import logging
from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.host.model.exhibition import Exhibition
from bot.host.model.preferences import DEFAULT_PREFERENCES, Preferences
from bot.host.model.setup import Setup
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.results import StandIns, results
from bot.host.table.state import Offer, TableState, no_seat_refusal
from bot.host.table.timing import Timing, Waiting
from data.store import ActionRow, Player, ResultRow, SeatRow, Status, TableRow
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from engine.types import LOOK, REWIND, Action, Event, IllegalAction, RulesError, Seat
from engine.view import View
from engine.visible_hands import seats_looking, with_hands

_log = logging.getLogger(__name__)

_RECENT = 12
"""How many events of the game a table remembers for showing."""

_ENDED = (Status.FINISHED, Status.CLOSED)
"""The states in which nothing is secret any more: what was broken off is dealt anew, should it go on."""


class Played(NamedTuple):
    """An action that a game took: what happened, and what is to be stored of it."""

    events: tuple[Event, ...]
    row: ActionRow
    results: tuple[ResultRow, ...]


class Turn(NamedTuple):
    """A turn that a computer is to take: the seat and the level, all that it may know, and the chance it may use."""

    seat: Seat
    level: str
    revision: int
    view: View
    seed: bytes
    aggression: int


class Session:
    """One table, kept in step with the store by whoever holds the table's lock.

    ``cards_of`` is the table whose cards it plays again, if it does.
    """

    def __init__(self, row: TableRow, timing: Timing, cards_of: TableRow | None = None) -> None:
        if row.game not in GAMES:
            raise Refusal("no-such-game", game=row.game)
        self.rules = self._rules_of(row)
        self.terms = self._terms_of(row)
        self.exhibition = self._exhibition_of(row)
        self.row = row
        self._timing = timing
        self.game: Game | None = None
        self._cards_of = cards_of
        self._players: Mapping[int, Player] = {}
        self._recent: deque[Event] = deque(maxlen=_RECENT)
        self._news: list[tuple[tuple[int, int], Event]] = []
        """See :attr:`TableState.news`; each event with the round and the turn after it."""
        self._stand_ins = StandIns()
        self._turn, self._turn_began, self._last, self._last_by_people = 0, 0.0, 0.0, 0.0
        self._seals: tuple[int, int, str, tuple[str, ...]] | None = None
        self._views: tuple[View, ...] | None = None
        self._state: TableState | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def revision(self) -> int:
        """The number of actions played."""
        return len(self.game.actions) if self.game else 0

    @property
    def changed_at(self) -> int:
        """See :attr:`TableState.changed_at`."""
        done = self.game.actions if self.game else ()
        return next((count for count in range(len(done), 0, -1) if done[count - 1][1].kind != LOOK), 0)

    def require_revision(self, revision: int | None) -> None:
        """Refuses ``stale`` unless the table stands as it did at a revision (``None``: however it stands)."""
        if revision is not None and not self.changed_at <= revision <= self.revision:
            raise Refusal("stale")

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Every seat in order; an empty one has neither player nor computer."""
        return all_seats(self.row)

    @property
    def setup(self) -> Setup:
        """All that people agree to."""
        return Setup(self.rules, self.row.seat_count, self.terms, self.row.practice)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What people would rather play, the oldest first."""
        seats = {seat.player: seat.seat for seat in self.row.seats}
        found = []
        for row in sorted(self.row.offers, key=lambda row: row.at):
            setup = Setup.from_json(row.setup)
            if setup and row.player in seats:
                found.append(Offer(row.player, seats[row.player], setup, row.stage))
        return tuple(found)

    def agreed(self) -> tuple[bool, ...]:
        """By seat, whether somebody sits there who agrees to what is played.

        The host does by what they do, others by saying so or by having offered just that.
        """
        if self.row.status is not Status.OPEN:
            return tuple(seat.player is not None for seat in self.seats)
        played = self.setup.text
        offered = {offer.player for offer in self.offers if offer.stage == "sent" and offer.setup.text == played}
        return tuple(
            seat.player is not None
            and (seat.player == self.row.host or seat.agreed == played or seat.player in offered)
            for seat in self.seats
        )

    def seat_of(self, player: Player) -> Seat:
        """Where a player sits. Refuses as :func:`bot.host.table.state.no_seat_refusal` says."""
        for seat in self.row.seats:
            if seat.player == player.id:
                return seat.seat
        raise no_seat_refusal(self.row, player.id)

    def require_status(self, *statuses: Status) -> None:
        """Refuses a table in none of these states: ``paused``, or ``not-open`` or ``not-running``, as the first is."""
        if self.row.status not in statuses:
            if self.row.status is Status.PAUSED:
                raise Refusal("paused")
            raise Refusal("not-open" if statuses[0] is Status.OPEN else "not-running")

    def require_open_host(self, player: Player) -> None:
        """Refuses ``not-open``, and ``not-host`` unless this is who opened the table."""
        self.require_status(Status.OPEN)
        if player.id != self.row.host:
            raise Refusal("not-host")

    def update(self, row: TableRow, players: Mapping[int, Player], actions: Sequence[ActionRow]) -> None:
        """Takes in what the store holds, ``actions`` from after :attr:`revision` on. Refuses ``damaged``."""
        if (row, players) != (self.row, self._players):
            self._state = None
        if row.rules != self.row.rules:
            self.rules = self._rules_of(row)
        if row.terms != self.row.terms:
            self.terms = self._terms_of(row)
        self.row, self._players = row, players
        try:
            if self.game is None and row.started:
                self._begin()
            for action in actions:
                self._do(action.seat, Action.from_json(action.action), action.at, action.computer)
        except (IllegalAction, RulesError) as error:
            revision = self.revision
            self.forget_game()
            raise self._damaged(row, f"action {revision + 1} is refused: {error.note.code}") from error

    def play(self, seat: Seat, action: Action, at: float, computer: str = "") -> Played:
        """Plays an action at a time, which a ``computer`` of this level chose or else the seat's player.

        Raises :class:`IllegalAction`, and then has changed nothing.
        Whoever calls it stores what it returns, or else calls :meth:`forget_game`.
        """
        finished = self._finished()
        events = self._do(seat, action, at, computer)
        row = ActionRow(self.revision, seat, action.to_json(), at, computer)
        round_over = self._finished() > finished
        brought: tuple[ResultRow, ...] = ()
        if self.game and (round_over or self.game.winners) and not self._is_lesson(self.game):
            brought = results(self.id, self.game, self.seats, self._stand_ins, round_over=round_over, at=at)
        return Played(events, row, brought)

    def forget_game(self) -> None:
        """Drops the game, after an action that was played here but not stored: :meth:`update` replays it."""
        self.game = None
        self._recent.clear()
        self._news.clear()
        self._stand_ins = StandIns()
        self._turn, self._turn_began, self._last, self._last_by_people = 0, 0.0, 0.0, 0.0
        self._views = self._state = None

    @property
    def won(self) -> bool:
        """Whether the game has been won, stored as finished or not yet."""
        return self.game is not None and bool(self.game.winners)

    @property
    def people(self) -> tuple[int, ...]:
        """The players who sit here."""
        return tuple(seat.player for seat in self.row.seats if seat.player is not None)

    @property
    def forgotten(self) -> frozenset[int]:
        """The players of this table who wanted to be forgotten."""
        return frozenset(player.id for player in self._players.values() if player.discord_id is None)

    def waiting(self) -> Waiting:
        """What the table waits for, and until when."""
        game = self.game
        return Waiting(
            row=self.row,
            terms=self.terms,
            timing=self._timing,
            to_act=game.to_act if game else (),
            between_rounds=bool(game and game.between_rounds),
            turn=self._turn,
            turn_began=self._turn_began,
            last=self._last,
            last_by_people=self._last_by_people,
        )

    def computer_to_act(self) -> SeatRow | None:
        """The seat for which a computer is to act: its own, or that of a player who is away or whose time is up.

        Between rounds a person deals, if one is seated. Where computers play each other, see :meth:`turn_to_watch`.
        """
        if self.row.status is not Status.RUNNING or not self.game or self.exhibition:
            return None
        if self.game.between_rounds and self.people:
            return None
        acting = [seat for seat in self.row.seats if seat.seat in self.game.to_act]
        for seat in acting:
            if seat.computer or seat.autopilot:
                return seat
        waiting = self.waiting()
        return next(iter(acting), None) if waiting.plays_late and waiting.is_late else None

    def turn(self) -> Turn | None:
        """The turn that a computer is to take, if there is one."""
        seat = self.computer_to_act()
        return self._turn_of(seat.seat, seat.computer or seat.autopilot or self.terms.computers) if seat else None

    def turn_for(self, player: int, level: str) -> Turn | None:
        """The turn that a computer is to take in the place of a player, if they are to act."""
        seat = next((row.seat for row in self.row.seats if row.player == player), None)
        may_act = self.game is not None and seat in self.game.to_act
        return self._turn_of(seat, level) if seat is not None and may_act else None

    def turn_to_watch(self) -> Turn | None:
        """The turn that is next where computers play each other for people to watch."""
        if self.exhibition is None or self.row.status is not Status.RUNNING or self.game is None:
            return None
        acting = (seat for seat in self.row.seats if self.game and seat.seat in self.game.to_act)
        return next((self._turn_of(seat.seat, seat.computer) for seat in acting), None)

    def automatic(self) -> tuple[Seat, Action] | None:
        """What a player who is to act wants to have done for them, where the game leaves nothing to choose in it."""
        if not (self.game and self.rules.automatic) or self.row.status is not Status.RUNNING:
            return None
        for row in self.row.seats:
            wanted = set(self._preferences_of(row).automatic).intersection(self.rules.automatic)
            if wanted and not row.autopilot and row.seat in self.game.to_act:
                found = [action for action in self.game.legal(row.seat) if action.kind in wanted]
                return (row.seat, found[0]) if len(found) == 1 else None
        return None

    def state(self) -> TableState:
        """The table as others may see it."""
        waiting = self.waiting()
        if self._state is None or (self._state.vote, self._state.clock) != (waiting.vote, waiting.clock):
            self._state = self._show(waiting)
        return self._state

    def over(self) -> tuple[Deals, tuple[int, ...]]:
        """The deals, and the numbers of those that may be revealed: all that were dealt, once the table has ended."""
        if self.game and self.row.status in _ENDED:
            return self._deals(), tuple(range(1, self.game.deal_number + 1))
        return self._deals(), self.game.revealable_deals if self.game else ()

    def _turn_of(self, seat: Seat, level: str) -> Turn | None:
        if self.game is None:
            return None
        # What a player is given must not lead back to the table's seed.
        chance = hashlib.sha256(b"computer %d " % seat + self.row.seed).digest()
        return Turn(seat, level, self.revision, self.game.view(seat), chance, self.terms.aggression)

    def _begin(self) -> None:
        self.game = Game(self.rules, self.row.seat_count, self._deals())
        self._happened(self.game, self.game.round.opening)

    def _do(self, seat: Seat, action: Action, at: float, computer: str) -> tuple[Event, ...]:
        game = self.game
        if game is None:
            raise Refusal("not-running")
        before = (game.number, game.round.turn, game.to_act)
        events = game.play(seat, action)
        self._stand_ins.count(seat, action, computer)
        # A look by somebody for whom the table does not wait makes nobody less away.
        if action.kind != LOOK or seat in game.to_act:
            self._last = at
        if not computer:
            self._last_by_people = at
        if (game.number, game.round.turn, game.to_act) != before:
            self._turn, self._turn_began = self.revision, at
        if not computer and action.kind != LOOK:
            self._news.clear()
        self._happened(game, events)
        return events

    def _happened(self, game: Game, events: tuple[Event, ...]) -> None:
        self._recent.extend(events)
        number, turn = game.number, game.round.turn
        self._news += [((number, turn), event) for event in events]
        self._news = [(when, event) for when, event in self._news if when > (number, turn - game.seats)]
        self._views = self._state = None

    def _finished(self) -> int:
        return len(self.game.scores) if self.game else 0

    def _is_lesson(self, game: Game) -> bool:
        """Whether somebody went back in practice, or arranged cards, so that no score is worth anything."""
        return self.row.practice and (game.practised or any(each.kind == REWIND for _, each in game.actions))

    def _deals(self) -> Deals:
        if self.row.deals is not None:
            return Deals.numbered(self.row.deals)
        dealt_to = self._cards_of or self.row
        return Deals(self.row.seed, dealt_to.id, tuple(seat.seed for seat in all_seats(dealt_to)))

    def _name(self, seat: SeatRow) -> str:
        return seat.computer if seat.player is None else self._called(seat.player)

    def _called(self, player_id: int) -> str:
        player = self._players.get(player_id)
        return player.name if player else f"#{player_id}"

    def _preferences_of(self, seat: SeatRow) -> Preferences:
        player = self._players.get(seat.player or 0)
        return Preferences.read(player.settings) if player and player.settings else DEFAULT_PREFERENCES

    def _show_views(self, game: Game) -> tuple[View, ...]:
        if self._views is None:
            views = [game.view(seat) for seat in (*range(self.row.seat_count), None)]
            for seat in seats_looking(game):
                views[seat] = with_hands(views, seat)
            self._views = tuple(views)
        return self._views

    def _show_seals(self) -> tuple[int, str, tuple[str, ...]]:
        """The number of a deal, the commitment to it, and the seeds of those that are over, in hex.

        The deal is that of the round, between rounds of the next: the finished one's commitment binds nothing more.
        """
        if not self.game:
            return 1, self.row.commitment.hex(), ()
        sealed, (deals, over) = self.game.secret_deal, self.over()
        # Each costs a walk along the chain of hashes, and they change only with the round.
        if self._seals is None or self._seals[:2] != (len(over), sealed):
            revealed = tuple(deals.round_seed(each).hex() for each in over)
            self._seals = (len(over), sealed, deals.commitment(sealed).hex(), revealed)
        return self._seals[1:]

    def _show(self, waiting: Waiting) -> TableState:
        row, seats, game = self.row, self.seats, self.game
        sealed, commitment, revealed = self._show_seals()
        taken = {seat.player for seat in seats}
        return TableState(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            game=row.game,
            rules=self.rules,
            deals=row.deals,
            cards_of=row.cards_of,
            exhibition=self.exhibition,
            status=row.status,
            host=row.host,
            created_at=row.created_at,
            seat_count=row.seat_count,
            terms=self.terms,
            practice=row.practice,
            seats=seats,
            names=tuple(map(self._name, seats)),
            agreed=self.agreed(),
            offers=self.offers,
            invited=tuple(self._called(player) for player in row.invited if player not in taken),
            former_names=tuple(self._called(seat.former) if seat.former is not None else "" for seat in seats),
            computer_actions=tuple(self._stand_ins.game[seat.seat] if seat.player is not None else 0 for seat in seats),
            forfeited=game.forfeited if game else None,
            clock=waiting.clock,
            reminded=row.reminded[1] > 0,
            vote=waiting.vote,
            revision=self.revision,
            changed_at=self.changed_at,
            committed_deal=sealed,
            commitment=commitment,
            revealed=revealed,
            recent=tuple(self._recent),
            news=tuple(event for _, event in self._news),
            message_id=row.message_id,
            message_channel=row.message_channel,
            message_at=row.message_at,
            posts=row.posts,
            preferences=tuple(map(self._preferences_of, seats)),
            players=tuple(self._players.get(seat.player or 0) for seat in seats),
            views=self._show_views(game) if game else (),
        )

    @classmethod
    def _rules_of(cls, row: TableRow) -> Rules:
        try:
            return GAMES[row.game].model_validate(row.rules)
        except ValueError as error:
            raise cls._damaged(row, f"its rules are refused: {error}") from error

    @classmethod
    def _terms_of(cls, row: TableRow) -> Terms:
        try:
            return Terms.model_validate(row.terms)
        except ValueError as error:
            raise cls._damaged(row, f"its terms are refused: {error}") from error

    @classmethod
    def _exhibition_of(cls, row: TableRow) -> Exhibition | None:
        try:
            return Exhibition.model_validate(row.exhibition) if row.exhibition else None
        except ValueError as error:
            raise cls._damaged(row, f"what is known of its exhibition is refused: {error}") from error

    @staticmethod
    def _damaged(row: TableRow, why: str) -> Refusal:
        _log.error("table %s cannot be read back: %s", row.id, why)
        return Refusal("damaged", table=row.id)


def all_seats(row: TableRow) -> tuple[SeatRow, ...]:
    """Every seat of a table in order; an empty one has neither player nor computer."""
    taken = {seat.seat: seat for seat in row.seats}
    return tuple(taken.get(seat) or SeatRow(seat, None) for seat in range(row.seat_count))
