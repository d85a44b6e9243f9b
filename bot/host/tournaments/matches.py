"""The matches of tournaments at their tables: opened, looked at, and decided when their time is up."""

from __future__ import annotations

from collections.abc import Collection

from bot.host.core import Core
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.tournaments import tables
from bot.host.tournaments.config import seated
from bot.host.tournaments.decisions import Step, lot_of, need_running, result, without_winner
from bot.host.tournaments.formats.field import derived
from bot.host.tournaments.log import Log
from bot.host.tournaments.tournament import Match, Tournament
from data.store import Status

LAST_PART = 3600.0
"""The last seconds of a time: after a gap in them, or later, a quarter of them is left."""


_USELESS = ("no-table", "damaged", "moves-not-kept")


class Matches:
    """Opens and closes the tables of matches, and reads their results."""

    def __init__(self, core: Core, log: Log) -> None:
        self._core = core
        self._log = log

    async def open(self, tournament_id: str, number: int, guild_id: int, channel_id: int) -> TableState:
        """Open the table of a match, or return it: see :meth:`.organising.Tournaments.open_match`."""
        tournament = await self._log.load(tournament_id)
        match = _to_play(tournament, number)
        if match.table_id:
            return await tables.latest_table(self._core, match.table_id)
        config, entries = tournament.config, [tournament.entry(each) for each in match.entries]
        first, second = (entry.players for entry in entries if entry is not None)
        rounds = config.fixed_rounds
        state = await tables.open_table(
            self._core,
            _key(tournament, match, rounds),
            config.setup,
            seated(config.setup, first, second),
            guild_id=guild_id,
            channel_id=channel_id,
            until=self._core.clock() + config.round_seconds + match.extra,
            seed=derived(tournament.hidden_secret, "deals", match.deal) if rounds else None,
        )

        async def ready(now: Tournament) -> list[Step]:
            if _to_play(now, number).table_id:
                return []
            return [Step("opened", {"match": number, "table": state.id, "channel": channel_id})]

        try:
            await self._log.act(tournament_id, ready)
        except Refusal:  # it was decided meanwhile
            await tables.close_table(self._core, state.id)
            raise
        return state

    async def place(self, tournament_id: str, number: int, guild_id: int, channel_id: int) -> TableState:
        """Show the table of a match in another channel, or return it where it is: see :func:`.tables.place_table`."""
        match = _to_play(await self._log.load(tournament_id), number)
        newest = await tables.latest_table(self._core, match.table_id)
        state = await tables.place_table(self._core, newest.id, guild_id, channel_id)

        async def placed(now: Tournament) -> list[Step]:
            known = now.match(number)
            moved = known is not None and known.channel_id != channel_id
            return [Step("placed", {"match": number, "channel": channel_id})] if moved else []

        await self._log.act(tournament_id, placed)
        return state

    async def is_lost(self, match: Match) -> bool:
        """Return whether the table of a match is paused: its channel is gone, so nobody can play on there."""
        state = await self._newest(match.table_id) if match.table_id else None
        return state is not None and state.status is Status.PAUSED

    async def has_begun(self, match: Match) -> bool:
        """Return whether the cards of a match have been dealt; also if its table is damaged."""
        if not match.table_id:
            return False
        state = await self._newest(match.table_id)
        return state is None or state.begun or state.id != match.table_id

    async def results(self, tournament: Tournament, ended: Collection[int], now: float) -> list[Step]:
        """Return the results of the matches whose table has ended, among ``ended``, or whose time is up."""
        steps = []
        for match in tournament.open_matches:
            late = tournament.phase == "running" and self._is_late(tournament, match, now)
            if late or match.number in ended:
                steps.append(await self._result(tournament, match, late=late))
        return [step for step in steps if step is not None]

    async def plays(self, key: TournamentKey) -> bool:
        """Return whether a match is not over yet, so that its next game may begin."""
        try:
            tournament = await self._log.load(key.tournament)
        except Refusal:
            return True
        match = tournament.match(key.match)
        return match is not None and not match.record.over

    async def close(self, tournament: Tournament, match: Match) -> None:
        """End the newest table of a match that was decided otherwise, also one that no event tells of yet."""
        record = match.record
        opened = match.table_id or tables.match_table_id(_key(tournament, match, 0))
        newest = await self._newest(opened)
        if newest is None:
            return
        lost_by = None
        if record.how == "withdrawn" and record.winner is not None:
            lost_by = 1 - match.entries.index(record.winner)
        await tables.close_table(
            self._core, newest.id, lost_by=lost_by, by_standing=record.over and record.how == "late"
        )

    async def unseal(self, tournament: Tournament) -> None:
        """Show the tables of rounds that are over to everybody who may see their channels."""
        found = [*tournament.matches, *tournament.undone]
        shown = [match for match in found if match.table_id and match.record.round > tournament.unsealed]
        await tables.unseal(self._core, [match.table_id for match in shown])

    async def _newest(self, table_id: str) -> TableState | None:
        """Return the newest table of a match; ``None`` if nobody can play there, because it is damaged or missing."""
        try:
            return await tables.latest_table(self._core, table_id)
        except Refusal as refusal:
            if refusal.note.code in _USELESS:
                return None
            raise

    async def show_ends(self, tournament: Tournament) -> None:
        """Show at the tables of matches that have not begun until when they must."""
        for match in tournament.open_matches:
            if match.table_id and not match.overtime:
                await tables.set_until(self._core, match.table_id, match.ends_at)

    def _is_late(self, tournament: Tournament, match: Match, now: float) -> bool:
        """Return whether a match's time is up; after a gap in which nobody could play, some of it is left."""
        if now < match.ends_at:
            return False
        last = min(tournament.config.round_seconds, LAST_PART)
        return now >= self._core.timing.deadline(tournament.guild_id, match.ends_at - last, last)

    async def _result(self, tournament: Tournament, match: Match, *, late: bool) -> Step | None:
        """Return the result of a match, or that its time is prolonged; ``None`` if it is played on."""
        if not match.accepted:
            return result(match, match.entries[0], "absent") if late else None
        if not match.table_id:
            return without_winner(tournament, match) if late else None
        state = await self._newest(match.table_id)
        if state is None:
            return without_winner(tournament, match) if late else None
        found = tables.result_of(state)
        if found is not None and not found.void:
            return _scored(tournament, match, found, late=False)
        if not late:
            return None
        if found is not None or state.status is Status.PAUSED:
            return without_winner(tournament, match)
        if not state.begun and state.id == match.table_id:
            return _unbegun(tournament, match, *tables.sides_in(state))
        if not match.overtime:
            return Step("overtime", {"match": match.number})
        return _scored(tournament, match, tables.standing_of(state), late=True)


def _key(tournament: Tournament, match: Match, rounds: int) -> TournamentKey:
    return TournamentKey(tournament.id, match.record.round, match.number, rounds, tournament.config.name)


def _to_play(tournament: Tournament, number: int) -> Match:
    """Return a match that is to be played. Refuses ``tournament-no-match``, ``tournament-paused``."""
    need_running(tournament)
    match = tournament.match(number)
    if match is None or match.record.over or not match.accepted:
        raise Refusal("tournament-no-match")
    return match


def _unbegun(tournament: Tournament, match: Match, first_in: bool, second_in: bool) -> Step:
    """Return the result of a match that has not begun in time: who did not come has lost it."""
    if first_in and second_in:
        return without_winner(tournament, match)
    first, second = match.entries
    winner = first if first_in else second if second_in else None
    return result(match, winner, "absent")


def _scored(tournament: Tournament, match: Match, found: tables.TableResult, *, late: bool) -> Step:
    """Return the result of a match that was played: level ones are drawn, or decided by lot."""
    score = {"wins": list(found.wins), "points": list(found.points)}
    if found.winner is not None:
        return result(match, match.entries[found.winner], "late" if late else "played", **score)
    if tournament.allows_draw(match):
        return result(match, None, "late" if late else "played", **score)
    return result(match, lot_of(tournament, match), "lot", **score)
