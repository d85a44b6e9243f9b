"""Which tables wait for which people, for the link from each of their hands to the newest of the others.

All of it is in memory, from the snapshots that are shown anyway. The process that sends hands by direct message hears
of every table, and tells the other processes about people who sit at several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from bot.host.core import Duty
from bot.host.table.state import TableState
from bot.recent import Recent
from bot.table.messages.waiting import Elsewhere

_KEPT = 10_000
"""The most tables and people remembered, beside those of live tables."""


class _Seated(NamedTuple):
    """A person's seat at a live table: its game, since when it waits for them, and where they can act."""

    game: str
    preset: str
    since: float | None
    link: str


class _Waiting(NamedTuple):
    """A table that waits for somebody, as processes tell each other."""

    table: str
    game: str
    preset: str
    since: float
    link: str


class WaitingTables:
    """The live tables of each person, and those that wait for them."""

    def __init__(self, duty: Duty, hand_link: Callable[[str, int], str]) -> None:
        self._duty = duty
        self._hand_link = hand_link
        """Returns the link to a player's direct message with the hand at a table, if this process sends it."""
        self._seated: dict[int, dict[str, _Seated]] = {}
        """By player and table."""
        self._players: dict[str, tuple[int, ...]] = {}
        """By live table: the players seated there."""
        self._numbers: Recent[str, int] = Recent(_KEPT)
        """By table: the number of the snapshot noted last."""
        self._told: Recent[int, tuple[_Waiting, ...]] = Recent(_KEPT)
        """By player: the answer of the process that sends direct messages; empty while it is awaited."""
        self._others_know: set[int] = set()
        """The players for whom a table waits, as the other processes were told."""
        self.tell: Callable[..., None] = lambda word, *values: None
        """Gives the other processes a hint."""
        self.on_change: Callable[[int, str], None] = lambda player, table_id: None
        """Called when the tables that wait for a player have changed: all their hands but this table's show that."""

    def note(self, state: TableState, post: str) -> None:
        """Take note of a snapshot of a table, whose public message is at the link ``post``."""
        if not self._duty.direct or state.number < self._numbers.get(state.id, 0):
            return  # another process knows more, or a newer snapshot is noted
        self._numbers[state.id] = state.number
        seats = {row.player: row.seat for row in state.seats if row.player is not None and state.live}
        for player in {*self._players.pop(state.id, ())}.difference(seats):
            left = self._seated[player].pop(state.id)
            if left.since is not None:
                self.changed(player, state.id)
            if not self._seated[player]:
                del self._seated[player]
        if seats:
            self._players[state.id] = tuple(seats)
        for player, seat in seats.items():
            tables = self._seated.setdefault(player, {})
            before = tables.get(state.id)
            now = tables[state.id] = _seated(state, seat, player, before, post)
            waits_or_did = now.since is not None or (before is not None and before.since is not None)
            if now != before and waits_or_did:
                self.changed(player, state.id)

    def clear(self) -> None:
        """Forget all tables, because another process sends direct messages now."""
        self._seated.clear()
        self._players.clear()
        self._others_know.clear()

    def changed(self, player: int, table_id: str) -> None:
        """Have a player's other hands show that a table waits for them, no longer does, or is found elsewhere."""
        if len(self._seated.get(player, ())) > 1 or player in self._others_know:
            self._tell_others(player)
            self.on_change(player, table_id)

    def tables_of(self, player: int) -> Iterable[str]:
        """Return the live tables where a player sits, as far as this process knows."""
        return self._seated.get(player, {}).keys()

    def since(self, table_id: str, player: int) -> float | None:
        """Return since when a table waits for a player; None if it does not.

        It still waits while only computers take their turns, as that takes a moment; against computers alone it
        always waits.
        """
        seated = self._seated.get(player, {}).get(table_id)
        return seated.since if seated else None

    def elsewhere(self, player: int, table_id: str) -> Elsewhere | None:
        """Return the tables other than this one that wait for a player."""
        others = [each for each in self._waiting(player) if each.table != table_id]
        if not others:
            return None
        newest = max(others, key=lambda each: each.since)
        return Elsewhere(len(others), newest.game, newest.preset, newest.link)

    def hear(self, word: str, values: Sequence[Any]) -> None:
        """Take a hint of another process."""
        if word == "waiting" and not self._duty.direct:
            player, tables = values
            self._told[player] = tuple(_Waiting(*each) for each in tables)
            self.on_change(player, "")
        elif word == "who-waits" and self._duty.direct:
            [player] = values
            if len(self._seated.get(player, ())) > 1:
                self._tell_others(player)

    def _tell_others(self, player: int) -> None:
        if self._duty.direct:
            waiting = self._waiting(player)
            self.tell("waiting", player, waiting)
            (self._others_know.add if waiting else self._others_know.discard)(player)

    def _waiting(self, player: int) -> Sequence[_Waiting]:
        if self._duty.direct:
            return [
                _Waiting(table, each.game, each.preset, each.since, self._hand_link(table, player) or each.link)
                for table, each in self._seated.get(player, {}).items()
                if each.since is not None
            ]
        if player not in self._told:
            self._told[player] = ()
            self.tell("who-waits", player)
        return self._told[player]


def _seated(state: TableState, seat: int, player: int, before: _Seated | None, post: str) -> _Seated:
    since, row = before.since if before else None, state.seats[seat]
    alone = [each.player for each in state.seats if each.player is not None] == [player]
    if player in state.waits_for or (state.computers_turn and alone and not row.autopilot):
        since = since or state.last_action_at
    elif not state.computers_turn:
        since = None
    link = "" if row.guild_id is not None else post  # players from another server cannot see it
    if row.hand_message:
        link = f"https://discord.com/channels/@me/{row.hand_channel}/{row.hand_message}"
    return _Seated(state.game, state.preset, since, link)
