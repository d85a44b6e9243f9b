"""Evenings: the games played in a channel with no pause of two hours, and the score over all of them.

The games of an evening and their scores follow from its tables and their results. The store adds which tables belong to
an evening, and the message that shows it: its room.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.core import Core
from bot.host.records.evening_cards import EveningCards, Standings
from bot.host.records.listings import ListedTable, Listings, ever_seated, known_players
from bot.host.table.state import TableState
from data.store import PERSON, RESULT, Act, EveningRow, NotFound, Player, Status, TableRow

GAP = 7200.0
"""Seconds without a move in a channel that end its evening."""
_GAMES, _PEOPLE = 2, 2
"""The games and the people that make a room worth showing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """An evening with its games that count, in the order in which they were opened.

    People who hide from boards or were forgotten are in no list of names.
    """

    row: EveningRow
    tables: tuple[TableRow, ...]
    running: tuple[ListedTable, ...]
    """The tables where a game is on."""
    standings: Standings
    away: tuple[str, ...]
    """The people who played, and have no seat where a game is on."""
    accounts: frozenset[int]
    """The Discord accounts of all who played."""
    is_room: bool
    """Whether it has enough games and people to show its room."""

    @property
    def last_ended(self) -> str:
        """The id of the last table whose game is over, of those in the channel itself if any; empty without one."""
        ended = self._ended
        return next((row.id for row in ended if row.channel_id == self.row.channel_id), ended[0].id if ended else "")

    def last_ended_for(self, player: int) -> str:
        """Return :attr:`last_ended` if this player sat there or nowhere, else the last table where they sat."""
        own = [row.id for row in self._ended if player in ever_seated(row.seats)]
        return self.last_ended if self.last_ended in own or not own else own[0]

    @property
    def _ended(self) -> list[TableRow]:
        """The tables whose game is over, newest first."""
        return [row for row in reversed(self.tables) if row.status in (Status.FINISHED, Status.CLOSED)]

    @property
    def is_busy(self) -> bool:
        """Whether a game is on in the channel itself."""
        return any(table.channel_id == self.row.channel_id for table in self.running)


def belongs(state: TableState) -> bool:
    """Return whether a table's game is one of an evening: people play it, and it counts or is a friendly one.

    Those of competitions are not.
    """
    people = any(row.player is not None or row.former is not None for row in state.seats)
    played = state.begun and people and state.exhibition is None and state.competition is None
    return played and (state.counts or state.friendly)


class Evenings:
    """Notes what is played in channels, and reads back their evenings."""

    def __init__(self, core: Core, cards: EveningCards) -> None:
        self._core = core
        self._cards = cards
        self._listings = Listings(core)

    async def join(self, table_id: str, guild_id: int, channel_id: int) -> EveningRow:
        """Note that people play at a table in the current evening of a channel, which may begin with it."""
        now = self._core.clock()
        return await self._core.commit(self._core.store.join_evening(table_id, guild_id, channel_id, now))

    async def row(self, number: int) -> EveningRow | None:
        """Return an evening; ``None`` if nothing is left of it."""
        try:
            return await self._core.store.evening(number)
        except NotFound:
            return None

    async def open(self) -> list[EveningRow]:
        """Return the evenings that have not ended, and those whose card is due."""
        return await self._core.store.open_evenings()

    async def of_table(self, table_id: str) -> int | None:
        """Return the number of the evening that a table belongs to, unless it has ended."""
        return await self._core.store.evening_of_table(table_id)

    async def of_player(self, number: int) -> list[EveningRow]:
        """Return the evenings in which the player with this number had a seat, and whose room was shown."""
        return await self._core.store.evenings_of_player(number)

    async def ended_by(self, act: Act) -> list[EveningRow]:
        """Return the ended evenings of a server in which other results count since a moderator's act there."""
        if act.kind == RESULT and act.table_id is not None:
            found = await self._core.store.ended_evenings_of_table(act.table_id)
        elif act.kind == PERSON and act.player is not None:
            found = await self._core.store.evenings_of_player(act.player)
        else:
            found = []
        return [row for row in found if row.ended and row.guild_id == act.guild_id and row.began_at <= act.at]

    def is_over(self, row: EveningRow) -> bool:
        """Return whether nobody has played for so long that an evening is to be ended."""
        return row.last_at + GAP < self._core.clock()

    async def read(self, row: EveningRow) -> Evening:
        """Return an evening with its games and scores."""
        store = self._core.store
        tables = tuple(table for table in await store.evening_tables(row.id) if _counts(table))
        known = await known_players(self._core.names, row.guild_id, (table.seats for table in tables))
        shown = {number: player for number, player in known.items() if _is_shown(player)}
        running = await self._listings.listed([table for table in tables if table.status is Status.RUNNING])
        playing = {seat.player for table in running for seat in table.seats}
        began = [table for table in tables if table.status in (Status.RUNNING, Status.FINISHED)]
        people = {number for table in tables for number in ever_seated(table.seats)}
        return Evening(
            row=row,
            tables=tables,
            running=tuple(running),
            standings=await self._cards.standings(row.guild_id, [table.id for table in tables]),
            away=tuple(sorted((shown[number].name for number in shown.keys() - playing), key=str.casefold)),
            accounts=frozenset(player.discord_id for player in known.values() if player.discord_id is not None),
            is_room=len(began) >= _GAMES and len(people) >= _PEOPLE,
        )

    async def number_post(self, row: EveningRow) -> int:
        """Return the number of the room's next message, before it is sent."""
        return await self._core.commit(self._core.store.next_evening_post(row.id))

    async def record_post(self, row: EveningRow, post: int, message_id: int, at: float) -> bool:
        """Store which message shows the room now; return False if another process has numbered a later one."""
        return await self._core.commit(self._core.store.record_evening_post(row.id, post, message_id, at))

    async def give_up_post(self, row: EveningRow) -> None:
        """Store that somebody deleted the room's message."""
        await self._core.commit(self._core.store.give_up_evening_post(row.id))

    async def end(self, row: EveningRow, *, card: bool) -> bool:
        """End an evening that is over, and return whether it was this call that did."""
        before = self._core.clock() - GAP
        return await self._core.commit(self._core.store.end_evening(row.id, before, card=card))

    async def record_card(self, row: EveningRow, message_id: int | None) -> None:
        """Store which message shows the card; ``None`` if it cannot be posted."""
        await self._core.commit(self._core.store.record_evening_card(row.id, message_id))


def _counts(row: TableRow) -> bool:
    """Return whether a stored table is one of an evening, see :func:`belongs`, and was not annulled."""
    return row.started and not (row.practice or row.exhibition or row.annulled) and row.deals is None


def _is_shown(player: Player) -> bool:
    """Return whether a person may be named: nobody who hides from boards, or was forgotten."""
    return bool(player.name) and not player.hidden
