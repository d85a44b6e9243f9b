"""What was played: the games of people in a server, and how a numbered deal was played there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pydantic import ValidationError

from bot.host.core import Core
from bot.host.refusals import Refusal
from data.store import Player, ResultRow, SeatRow, Status, TableRow
from engine.deal import NUMBERED
from engine.games import GAMES
from engine.rules import Rules
from engine.types import RulesError, Side

_LISTED = 10


class Sitter(NamedTuple):
    """Who sat on a seat: a person (of no name, once forgotten), or a computer of a level."""

    player: int | None
    name: str
    computer: str


class SideScore(NamedTuple):
    """What a side made of a game."""

    sitters: tuple[Sitter, ...]
    points: int
    won: bool


class GameScore(NamedTuple):
    """A game that was played to its end, and when that was."""

    table_id: str
    game: str
    preset: str
    at: float
    sides: tuple[SideScore, ...]


class Attempt(NamedTuple):
    """How a side played a numbered deal: its points by round, and whether the game is over.

    ``again`` if somebody of it had played that deal before.
    """

    table_id: str
    sitters: tuple[Sitter, ...]
    rounds: tuple[int, ...]
    total: int
    over: bool
    practice: bool
    again: bool


class Comparison(NamedTuple):
    """All who played a numbered deal by the same rules in a server, by side, best first; one of the tables is named."""

    deals: int
    rules: Rules
    seat_count: int
    table_id: str
    sides: tuple[tuple[Attempt, ...], ...]


class History:
    """Looking back on what was played."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def games(self, guild_id: int | None, people: Sequence[int], *, only: bool) -> list[GameScore]:
        """The last games that these players finished together in a server (``None``: anywhere), newest first; ``only``
        those without other people. Practice games count for nothing.
        """
        wanted = set(people)
        tables = await self._core.store.tables(guild_id=guild_id, player=people[0], statuses=(Status.FINISHED,))
        found = [row for row in tables if not row.practice and _fits(_seated(row.seats), wanted, only=only)]
        found = found[:_LISTED]
        known = await self._known(row.seats for row in found)
        scores = []
        for row in found:
            results = [each for each in await self._core.store.results(table_id=row.id) if each.round == 0]
            sides = tuple(SideScore(_sitters(each, known), each.points, each.won) for each in results)
            if sides:
                scores.append(GameScore(row.id, row.game, _preset(row), results[0].at, sides))
        return scores

    async def comparison(self, guild_id: int, deals: int, *, preset: str = "", table_id: str = "") -> Comparison:
        """How a numbered deal was played in a server: by a preset, as at a table, or else as it was played last.

        Refuses ``no-such-deal``, and ``nobody-played`` where nobody has finished a round of it.
        """
        if deals not in NUMBERED:
            raise Refusal("no-such-deal", first=NUMBERED[0], last=NUMBERED[-1])
        groups: dict[str, list[tuple[TableRow, list[ResultRow]]]] = {}
        for game in GAMES:
            for row, results in await self._core.store.tables_of_deal(guild_id, game, deals):
                groups.setdefault(_played(row), []).append((row, results))
        chosen = [group for group in groups.values() if _chosen(group, preset, table_id)]
        if not chosen:
            raise Refusal("nobody-played", number=deals)
        tables = max(chosen, key=lambda group: group[0][0].created_at)
        newest = tables[0][0]
        rules = _rules(newest)
        assert rules is not None
        known = await self._known(row.seats for row, _ in tables)
        attempts = _attempts(tables, rules, known)
        best = tuple(tuple(sorted(each, key=_order)) for each in attempts)
        return Comparison(deals, rules, newest.seat_count, newest.id, best)

    async def _known(self, tables: Iterable[Sequence[SeatRow]]) -> dict[int, Player]:
        return await self._core.store.players(sorted({player for seats in tables for player in _ever_seated(seats)}))


def _seated(seats: Iterable[SeatRow]) -> set[int]:
    return {seat.player for seat in seats if seat.player is not None}


def _ever_seated(seats: Sequence[SeatRow]) -> set[int]:
    """Who sits there, and who left."""
    return _seated(seats) | {seat.former for seat in seats if seat.former is not None}


def _fits(people: set[int], wanted: set[int], *, only: bool) -> bool:
    return people == wanted if only else people >= wanted


def _preset(row: TableRow) -> str:
    return str(row.rules.get("preset", ""))


def _played(row: TableRow) -> str:
    """What must be the same at two tables for their scores to be compared."""
    return json.dumps([row.game, row.rules, row.seat_count], sort_keys=True)


def _rules(row: TableRow) -> Rules | None:
    try:
        return GAMES[row.game].model_validate(row.rules)
    except (ValidationError, RulesError):
        return None


def _chosen(group: Sequence[tuple[TableRow, list[ResultRow]]], preset: str, table_id: str) -> bool:
    """Whether these are the tables that are meant, and there is something to compare."""
    row = group[0][0]
    rules = _rules(row)
    if rules is None or not any(result.round for _, results in group for result in results):
        return False
    if table_id:
        return any(table.id == table_id for table, _ in group)
    return not preset or (rules.preset == preset and not rules.changed())


def _attempts(
    tables: Sequence[tuple[TableRow, list[ResultRow]]], rules: Rules, known: Mapping[int, Player]
) -> list[list[Attempt]]:
    """By side, how each table played it."""
    sides = max(rules.sides(tables[0][0].seat_count)) + 1
    attempts: list[list[Attempt]] = [[] for _ in range(sides)]
    played: set[int] = set()
    for row, results in sorted(tables, key=lambda table: table[0].created_at):
        for side in range(sides):
            if attempt := _attempt(row, [each for each in results if each.side == side], known, played):
                attempts[side].append(attempt)
        if row.started:
            played |= _ever_seated(row.seats)
    return attempts


def _attempt(
    row: TableRow, results: Sequence[ResultRow], known: Mapping[int, Player], played: set[int]
) -> Attempt | None:
    rounds = sorted((each for each in results if each.round), key=lambda each: each.round)
    if not rounds:
        return None
    sitters = _sitters(rounds[-1], known)
    return Attempt(
        row.id,
        sitters,
        tuple(each.points for each in rounds),
        sum(each.points for each in rounds),
        row.status is Status.FINISHED,
        row.practice,
        any(sitter.player in played for sitter in sitters),
    )


def _order(attempt: Attempt) -> tuple[bool, int, str]:
    """Finished games first, and of these the best; of equals always the same."""
    return not attempt.over, -attempt.total, attempt.table_id


def _sitters(result: ResultRow, known: Mapping[int, Player]) -> tuple[Sitter, ...]:
    players = [known.get(seat.player) if seat.player is not None else None for seat in result.seats]
    return tuple(
        Sitter(seat.player, player.name if player else "", seat.computer)
        for seat, player in zip(result.seats, players, strict=True)
    )


def best_of(comparison: Comparison, player: int) -> Side | None:
    """The side on which a player did best, if they played."""
    own = [
        (attempt.total, side)
        for side, attempts in enumerate(comparison.sides)
        for attempt in attempts
        if any(sitter.player == player for sitter in attempt.sitters)
    ]
    return max(own)[1] if own else None
