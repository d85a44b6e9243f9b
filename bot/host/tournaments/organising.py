"""The use cases of tournaments: announcing, entering, and what an organiser may do.

The caller checks who organises. Nobody decides a match of their own, or drops or replaces the opponent of their current
match: that is refused with ``plays-here``. What an organiser did stays in the events, and in the proof.

Every method may refuse ``no-tournament`` and ``tournament-damaged``; those that change something also
``tournament-over``, and ``stale`` if others were quicker many times.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from bot.host.core import Core
from bot.host.lobby.moderation import need_unblocked
from bot.host.lobby.new_table import new_id
from bot.host.model.setup import Setup
from bot.host.records.rating_pools import RatingPools
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.tournaments.config import LONGEST_ROUND, TournamentConfig
from bot.host.tournaments.decisions import (
    Step,
    ending,
    need_before_start,
    need_running,
    need_started,
    result,
    withdrawal,
)
from bot.host.tournaments.log import Log, account_hash
from bot.host.tournaments.matches import Matches
from bot.host.tournaments.proof import revealed
from bot.host.tournaments.rounds import Rounds
from bot.host.tournaments.tournament import STARTED, Entry, Match, Tournament, TournamentState
from data.store import Player, StoreError, TournamentPostRow, Trophy

DONE = "done"
"""The kind of the mark that everything about a tournament that has ended is said, and its threads are closed."""
SHORTEST_EXTENSION = 60.0
"""The least seconds by which a round is extended."""
_UNPLAYED = ("bye", "withdrawn")
"""How matches end whose pairing may still be undone."""
Decide = Callable[[Tournament], Awaitable[Sequence[Step]]]


class Tournaments:
    """Announces tournaments, lets people enter, and carries out what organisers decide."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._log = Log(core)
        self._matches = Matches(core, self._log)
        self.rounds = Rounds(core, self._log, self._matches, pools)
        self.on_change = self._log.on_change
        self.hear = self.rounds.hear
        self.tick = self.rounds.tick
        self.stop = self.rounds.stop

    @property
    def tell_others(self) -> Callable[[str, int], None]:
        """Tells other processes of a tournament that this one has changed, and its server."""
        return self._log.tell_others

    @tell_others.setter
    def tell_others(self, tell: Callable[[str, int], None]) -> None:
        self._log.tell_others = tell

    async def new(self, guild_id: int, channel_id: int, player: Player, config: TournamentConfig) -> TournamentState:
        """Announce a tournament.

        Refuses ``no-such-game``, ``blocked``, ``tournament-not-two-sides`` for a preset that two entries cannot play,
        ``tournament-no-duplicate`` for one that cannot be played for a fixed number of rounds, and
        ``tournament-too-late`` for a start that is past.
        """
        _ = config.setup, config.fixed_rounds
        now = self._core.clock()
        if config.starts_at is not None and config.starts_at <= now:
            raise Refusal("tournament-too-late")
        await need_unblocked(self._core, guild_id, player)
        row = self.rounds.new_row(new_id(self._core.entropy), guild_id, channel_id, player.id, config)
        return await self._shown(await self._core.commit(self._log.create(row)))

    async def state(self, tournament_id: str) -> TournamentState:
        """Return a tournament with its people's names. It is replayed only as far as it has changed."""
        return await self._shown(await self._log.load(tournament_id))

    async def of_server(self, guild_id: int, *, over: bool = False) -> list[Tournament]:
        """Return the tournaments of a server, those that have ended or the others, newest first."""
        rows = await self._core.store.tournaments(guild_id, ended=over)
        return [await self._log.load(row.id) for row in rows]

    async def for_board(self, guild_id: int) -> list[Tournament]:
        """Return those whose standings a server's board may show: the last one begun first, then the last one over."""
        begun = [each for each in await self.of_server(guild_id) if each.phase in STARTED]
        over = [each for each in await self.of_server(guild_id, over=True) if each.phase == "over"]
        begun.sort(key=lambda each: each.started_at or 0.0, reverse=True)
        return [*begun, *sorted(over, key=lambda each: each.ended_at or 0.0, reverse=True)]

    async def to_show(self) -> list[Tournament]:
        """Return the tournaments of this process's servers that have not ended, or are not shown to their end yet."""
        found = await self._core.store.tournaments_to_show(DONE)
        return [await self._log.load(each) for each, guild_id in found if self._core.duty.has(guild_id)]

    async def won_by(self, player: Player, guild_id: int | None = None) -> list[Trophy]:
        """Return the trophies of a player, in a server or everywhere, newest first."""
        return await self._core.store.trophies(player=player.id, guild_id=guild_id)

    async def join(self, tournament_id: str, player: Player, partner: Player | None = None) -> TournamentState:
        """Enter; in a tournament of pairs with a partner, who has to accept.

        Refuses ``tournament-in``, ``tournament-partner-in``, ``tournament-left`` after having left or been dropped,
        also as another player of the same account, ``tournament-full``, ``tournament-started``,
        ``tournament-no-partner`` if there has to be a partner or may not be one, and ``blocked``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            _need_entries(tournament)
            if (partner is None) == tournament.config.pairs or partner == player:
                raise Refusal("tournament-no-partner")
            if await self._is_in(tournament, player):
                raise Refusal("tournament-in")
            if partner is not None and await self._is_in(tournament, partner):
                raise Refusal("tournament-partner-in")
            for person in people:
                await need_unblocked(self._core, tournament.guild_id, person)
            if len(tournament.active) >= tournament.config.most:
                raise Refusal("tournament-full", most=tournament.config.most)
            data: dict[str, Any] = {"entry": tournament.last_entry + 1, "players": [player.id]}
            return [Step("joined", data if partner is None else {**data, "partner": partner.id})]

        people = [player] if partner is None else [player, partner]
        return await self._act(tournament_id, decide, player, people)

    async def accept(self, tournament_id: str, player: Player) -> TournamentState:
        """Accept being somebody's partner. Refuses ``tournament-not-asked``, ``tournament-started``, ``blocked``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            entry = next((each for each in tournament.entries if each.waiting_partner == player.id), None)
            if entry is None:
                raise Refusal("tournament-not-asked")
            _need_entries(tournament)
            await need_unblocked(self._core, tournament.guild_id, player)
            return [Step("accepted", {"entry": entry.number})]

        return await self._act(tournament_id, decide, player)

    async def leave(self, tournament_id: str, player: Player) -> TournamentState:
        """Leave, for both partners of a pair; also: decline being a partner.

        After the start the current match is lost, those that are over stand, and there is no way back. Refuses
        ``tournament-not-in``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            return withdrawal(tournament, _own_entry(tournament, player), "left")

        return await self._act(tournament_id, decide, player)

    async def check_in(self, tournament_id: str, player: Player) -> TournamentState:
        """Check in, for both partners of a pair. Refuses ``tournament-not-in``, ``tournament-no-check-in``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            entry = _own_entry(tournament, player)
            if tournament.phase != "check-in":
                raise Refusal("tournament-no-check-in")
            return [] if entry.checked_in else [Step("checked-in", {"entry": entry.number})]

        return await self._act(tournament_id, decide, player)

    async def start(self, tournament_id: str, organiser: Player) -> TournamentState:
        """Start with the entries that are in, at once. Refuses ``tournament-started``, ``tournament-too-few``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_before_start(tournament)
            step = await self.rounds.starting(tournament)
            if step is None:
                raise Refusal("tournament-too-few", least=tournament.format.least)
            return [step]

        return await self._act(tournament_id, decide, organiser)

    async def pause(self, tournament_id: str, organiser: Player) -> TournamentState:
        """Pause: nothing is paired, no table opened, and the time of a round stands still.

        Matches under way are played on, with their turn clocks. Refuses ``tournament-not-started``,
        ``tournament-paused``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_running(tournament)
            return [Step("paused")]

        return await self._act(tournament_id, decide, organiser)

    async def resume(self, tournament_id: str, organiser: Player) -> TournamentState:
        """Go on after a pause. Refuses ``tournament-not-paused``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            if tournament.phase != "paused":
                raise Refusal("tournament-not-paused")
            return [Step("resumed")]

        return await self._with_ends(await self._act(tournament_id, decide, organiser))

    async def extend(self, tournament_id: str, organiser: Player, seconds: float) -> TournamentState:
        """Give all matches under way more time, between a minute and two weeks.

        Refuses ``tournament-not-started``, ``tournament-no-match`` if all are over.
        """
        more = min(max(seconds, SHORTEST_EXTENSION), LONGEST_ROUND)

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_started(tournament)
            if tournament.round_over:
                raise Refusal("tournament-no-match")
            return [Step("extended", {"seconds": more})]

        return await self._with_ends(await self._act(tournament_id, decide, organiser))

    async def replace(
        self, tournament_id: str, organiser: Player, entry: int, old: int, new: Player
    ) -> TournamentState:
        """Give the place of player ``old`` in an entry to somebody who was never in the tournament; results stay.

        Refuses ``tournament-no-entry``, ``tournament-in``, ``tournament-left``, ``tournament-match-began`` while they
        play, ``plays-here``, and ``blocked``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            found = _entry(tournament, entry)
            if old not in found.players:
                raise Refusal("tournament-no-entry")
            if await self._is_in(tournament, new):
                raise Refusal("tournament-in")
            await need_unblocked(self._core, tournament.guild_id, new)
            match = tournament.match_of(entry)
            if match is not None:
                _need_no_opponent(tournament, organiser, match, entry)
                if await self._matches.has_begun(match):
                    raise Refusal("tournament-match-began")
            return [Step("replaced", {"entry": entry, "old": old, "new": new.id})]

        return await self._act(tournament_id, decide, organiser, [new])

    async def drop(self, tournament_id: str, organiser: Player, entry: int) -> TournamentState:
        """Take an entry out, as if it had left. Refuses ``tournament-no-entry``, ``plays-here``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            found = _entry(tournament, entry)
            match = tournament.match_of(entry)
            if match is not None:
                _need_no_opponent(tournament, organiser, match, entry)
            return withdrawal(tournament, found, "dropped")

        return await self._act(tournament_id, decide, organiser)

    async def decide(self, tournament_id: str, organiser: Player, match: int, winner: int | None) -> TournamentState:
        """Decide a match that is not over, or of the last round and was not played; ``None`` for a draw.

        Refuses ``tournament-no-match``, ``tournament-match-over``, ``tournament-no-entry`` for a winner who does not
        play it, ``tournament-no-draw`` in a knockout, and ``plays-here``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_started(tournament)
            found = tournament.match(match)
            if found is None:
                raise Refusal("tournament-no-match")
            if found.record.over and (
                found.record.how in ("played", "bye") or tournament.is_ladder or found.record.round != tournament.round
            ):
                raise Refusal("tournament-match-over")
            if winner is not None and winner not in found.entries:
                raise Refusal("tournament-no-entry")
            if winner is None and not tournament.allows_draw(found):
                raise Refusal("tournament-no-draw")
            if _plays(tournament, organiser, found):
                raise Refusal("plays-here")
            return [result(found, winner, "decided")]

        return await self._act(tournament_id, decide, organiser)

    async def unpair(self, tournament_id: str, organiser: Player) -> TournamentState:
        """Undo the pairing of the last round before anybody has played, and pause; it is paired anew after that.

        With the same entries it is paired the same again. Refuses ``tournament-not-started``, ``tournament-no-match``,
        ``tournament-played``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_started(tournament)
            if not tournament.round or tournament.is_ladder:
                raise Refusal("tournament-no-match")
            for match in tournament.round_matches:
                unplayed = match.record.how in _UNPLAYED if match.record.over else not match.overtime
                if not unplayed or await self._matches.has_begun(match):
                    raise Refusal("tournament-played")
            return [Step("unpaired", {"round": tournament.round})]

        return await self._act(tournament_id, decide, organiser)

    async def reseed(
        self, tournament_id: str, organiser: Player, order: Sequence[int], *, seen: Sequence[int] = ()
    ) -> TournamentState:
        """Put entries into an order by hand, best first; others come after them as drawn.

        ``seen`` is the beginning of the order that this one was made from. Refuses ``tournament-started``,
        ``tournament-not-by-hand``, ``tournament-no-entry``, and ``seeds-changed`` if the order begins otherwise now.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            _need_seeding_by_hand(tournament)
            if tournament.seed_order[: len(seen)] != tuple(seen):
                raise Refusal("seeds-changed")
            if len({*order}) != len(order) or any(tournament.entry(number) is None for number in order):
                raise Refusal("tournament-no-entry")
            return [Step("reseeded", {"order": list(order)})]

        return await self._act(tournament_id, decide, organiser)

    async def place_seed(self, tournament_id: str, organiser: Player, entry: int, place: int) -> TournamentState:
        """Put an entry at a place of the order by hand, from 1; all others keep their order as it is shown.

        Refuses ``tournament-started``, ``tournament-not-by-hand``, ``tournament-no-entry``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            _need_seeding_by_hand(tournament)
            if entry not in tournament.seed_order:
                raise Refusal("tournament-no-entry")
            order = [each for each in tournament.seed_order if each != entry]
            order.insert(max(0, place - 1), entry)
            return [Step("reseeded", {"order": order})]

        return await self._act(tournament_id, decide, organiser)

    async def end(self, tournament_id: str, organiser: Player) -> TournamentState:
        """End: with the places as they are, or cancelled if nobody has won a match at a table yet.

        The organiser who ends it early gets no trophy. A weekly tournament that is cancelled before its start is the
        last one.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            if tournament.ended:
                raise Refusal("tournament-over")
            if any(match.record.over and match.record.how == "played" for match in tournament.matches):
                return [ending(tournament)]
            return [Step("cancelled", {"why": "organiser"})]

        return await self._act(tournament_id, decide, organiser)

    async def challenge(self, tournament_id: str, player: Player, entry: int) -> TournamentState:
        """Challenge one of the three above in a ladder.

        Refuses ``tournament-no-ladder``, ``tournament-not-in``, ``tournament-not-above``, ``tournament-busy`` if either
        has a challenge, and ``blocked``.
        """

        async def decide(tournament: Tournament) -> Sequence[Step]:
            if not tournament.is_ladder:
                raise Refusal("tournament-no-ladder")
            need_running(tournament)
            await need_unblocked(self._core, tournament.guild_id, player)
            own = _own_entry(tournament, player)
            if tournament.match_of(own.number) or tournament.match_of(entry):
                raise Refusal("tournament-busy")
            if entry not in tournament.format.challengeable(tournament.field, own.number):
                raise Refusal("tournament-not-above")
            return [Step("challenged", {"by": own.number, "entry": entry})]

        return await self._act(tournament_id, decide, player)

    async def answer(self, tournament_id: str, player: Player, match: int, *, accept: bool) -> TournamentState:
        """Accept a challenge, or give up the place without playing. Refuses ``tournament-no-challenge``."""

        async def decide(tournament: Tournament) -> Sequence[Step]:
            need_running(tournament)
            found, own = tournament.match(match), _own_entry(tournament, player)
            if found is None or found.record.over or found.accepted or found.record.sides[1] != own.number:
                raise Refusal("tournament-no-challenge")
            if accept:
                return [Step("answered", {"match": match})]
            return [result(found, found.record.sides[0], "withdrawn")]

        return await self._act(tournament_id, decide, player)

    async def open_match(self, tournament_id: str, match: int, guild_id: int, channel_id: int) -> TableState:
        """Open the table of a match in a channel, or return it: of several calls one opens it.

        The time of the match begins with that. Refuses ``tournament-no-match`` for one that is over or not to be
        played, and ``tournament-paused``.
        """
        return await self._core.commit(self._matches.open(tournament_id, match, guild_id, channel_id))

    async def place_match(self, tournament_id: str, match: int, guild_id: int, channel_id: int) -> TableState:
        """Show the table of a match in another channel, because its own is gone.

        Refuses ``tournament-no-match``, ``tournament-paused`` and ``channel-busy``.
        """
        return await self._core.commit(self._matches.place(tournament_id, match, guild_id, channel_id))

    async def has_lost_table(self, match: Match) -> bool:
        """Return whether the table of a match under way has no channel any more."""
        return await self._matches.is_lost(match)

    async def bye_setup(self, tournament_id: str, player: Player) -> Setup:
        """Return the setup of an ordinary table against a computer, for a player with a bye; it counts for nothing.

        Refuses ``tournament-no-bye``.
        """
        tournament = await self._log.load(tournament_id)
        entry = _own_entry(tournament, player)
        if not any(match.record.how == "bye" and entry.number in match.entries for match in tournament.round_matches):
            raise Refusal("tournament-no-bye")
        setup = tournament.config.setup
        return setup._replace(terms=setup.terms.model_copy(update={"ranked": False, "pace": "none", "turn": 0}))

    async def proof(self, tournament_id: str) -> dict[str, Any]:
        """Return what is needed to check an ended tournament, as JSON: see :mod:`bot.host.tournaments.proof`.

        Refuses ``tournament-not-over``.
        """
        tournament = await self._log.load(tournament_id)
        if tournament.secret is None:
            raise Refusal("tournament-not-over")
        return revealed(tournament, await self._core.store.tournament_events(tournament_id))

    async def forget(self, player: Player) -> None:
        """Take a player who is being forgotten out of all tournaments that have not ended."""
        for tournament_id in await self._core.store.tournaments_of_player(player.id):

            async def decide(tournament: Tournament) -> Sequence[Step]:
                entry = tournament.entry_of(player.id)
                gone = entry is None or entry.out or tournament.ended
                return [] if gone or entry is None else withdrawal(tournament, entry, "forgotten")

            await self._log.act(tournament_id, decide)

    async def posts(self, tournament_id: str) -> dict[str, TournamentPostRow]:
        """Return what was posted of a tournament, by kind."""
        return await self._core.store.tournament_posts(tournament_id)

    async def begin_post(
        self, tournament_id: str, kind: str, channel_id: int, *, instead_of: TournamentPostRow | None = None
    ) -> TournamentPostRow | None:
        """Store that something is about to be posted, and return its row; ``None`` if another process was quicker.

        ``instead_of`` is the lost one that it replaces.
        """
        row = TournamentPostRow(tournament_id, kind, self._core.clock(), channel_id)
        replaced = None if instead_of is None else instead_of.begun_at
        begun = await self._core.commit(self._core.store.begin_tournament_post(row, instead_of=replaced))
        return row if begun else None

    async def record_post(self, row: TournamentPostRow, message_id: int | None) -> None:
        """Store which message or thread was made; ``None`` if it was deleted or cannot be made."""
        known = row._replace(message_id=message_id, lost=message_id is None)
        await self._core.commit(self._core.store.record_tournament_post(known))

    async def _act(
        self, tournament_id: str, decide: Decide, actor: Player, people: Sequence[Player] = ()
    ) -> TournamentState:
        tournament = await self._core.commit(self._log.act(tournament_id, decide, actor=actor.id, people=people))
        # What follows is done later if it fails now; the answer must not say that nothing has changed.
        with suppress(Refusal, StoreError):
            tournament = await self.rounds.see_to(tournament_id)
        return await self._shown(tournament)

    async def _with_ends(self, state: TournamentState) -> TournamentState:
        """Show the changed end of matches at their tables; if that fails, it is only shown wrongly there."""
        with suppress(Refusal, StoreError):
            await self._matches.show_ends(state.tournament)
        return state

    async def _is_in(self, tournament: Tournament, person: Player) -> bool:
        """Return whether somebody is in. Refuses ``tournament-left`` for somebody who was; a ladder takes them back."""
        entry = tournament.entry_of(person.id)
        accounts = await self._core.store.tournament_accounts(tournament.id)
        another = accounts.get(account_hash(tournament, person), person.id) != person.id
        was_in = person.id in tournament.former or (entry is not None and entry.out)
        if another or (was_in and not tournament.is_ladder):
            raise Refusal("tournament-left")
        return entry is not None and not entry.out

    async def _shown(self, tournament: Tournament) -> TournamentState:
        numbers = sorted({*tournament.people, tournament.organiser})
        players = await self._core.names.players(tournament.guild_id, numbers)
        named = {number: player.name for number, player in players.items() if player.discord_id is not None}
        return TournamentState(tournament, named)


def _need_entries(tournament: Tournament) -> None:
    """Refuse ``tournament-over`` or ``tournament-started`` if nobody may enter any more."""
    if not tournament.may_enter_late:
        need_before_start(tournament)


def _need_seeding_by_hand(tournament: Tournament) -> None:
    """Refuse ``tournament-over``, ``tournament-started``, or ``tournament-not-by-hand``."""
    need_before_start(tournament)
    if tournament.config.seeding != "hand":
        raise Refusal("tournament-not-by-hand")


def _own_entry(tournament: Tournament, player: Player) -> Entry:
    """Return the entry of a player. Refuses ``tournament-over``, ``tournament-not-in``."""
    if tournament.ended:
        raise Refusal("tournament-over")
    entry = tournament.entry_of(player.id)
    if entry is None or entry.out:
        raise Refusal("tournament-not-in")
    return entry


def _entry(tournament: Tournament, number: int) -> Entry:
    """Return an entry that is in. Refuses ``tournament-over``, ``tournament-no-entry``."""
    if tournament.ended:
        raise Refusal("tournament-over")
    entry = tournament.entry(number)
    if entry is None or entry.out:
        raise Refusal("tournament-no-entry")
    return entry


def _plays(tournament: Tournament, player: Player, match: Match) -> bool:
    entries = (tournament.entry(number) for number in match.entries)
    return any(entry is not None and player.id in entry.players for entry in entries)


def _need_no_opponent(tournament: Tournament, organiser: Player, match: Match, entry: int) -> None:
    """Refuse ``plays-here`` to an organiser whose current opponent this entry is."""
    other = tournament.entry(match.opponent(entry) or 0)
    if other is not None and organiser.id in other.players:
        raise Refusal("plays-here")
