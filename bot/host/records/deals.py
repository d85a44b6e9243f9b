"""Numbered deals: how they were played at a server's tables, and the check of a file of revealed deals."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from typing import Any, NamedTuple

from bot.host.core import Core
from bot.host.records.listings import Participant, ever_seated, known_players, participants
from bot.host.refusals import Refusal
from data.store import Player, ResultRow, Status, TableRow
from engine import daily
from engine.deal import NUMBERED, ROUNDS, Noted, Problem, check
from engine.games import GAMES
from engine.rules import Rules
from engine.types import Side

LARGEST = 2**22
"""The most bytes of a file that is checked. The file of the longest game is smaller."""
_MOST_WORK = 2**22
"""The most hashes to compute, about one second of work: a stranger's file must not keep the bot busy."""


class Attempt(NamedTuple):
    """How a side played a numbered deal: its points by round, and whether the game is over.

    ``repeated`` says that one of its players had played the deal before.
    """

    table_id: str
    participants: tuple[Participant, ...]
    rounds: tuple[int, ...]
    total: int
    over: bool
    practice: bool
    repeated: bool


class Comparison(NamedTuple):
    """All attempts at a numbered deal by the same rules in a server, by side, best first, and one table's id."""

    deals: int
    rules: Rules
    seat_count: int
    table_id: str
    sides: tuple[tuple[Attempt, ...], ...]


class DealComparisons:
    """Compares how numbered deals were played."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def compare(
        self, guild_id: int, deals: int, *, preset: str = "", table_id: str = "", viewer: int | None = None
    ) -> Comparison:
        """Compare the attempts at a numbered deal in a server: by a preset, by a table's rules, or by the latest rules.

        Those of people who are hidden from boards are left out, except for themselves (``viewer``).
        Refuses ``no-such-deal``, and ``nobody-played`` if nobody has finished a round of it.
        """
        if deals not in NUMBERED:
            raise Refusal("no-such-deal", first=NUMBERED[0], last=NUMBERED[-1])
        groups: dict[str, list[tuple[TableRow, list[ResultRow]]]] = {}
        for game in GAMES:
            for row, results in await self._core.store.tables_of_deal(guild_id, game, deals):
                groups.setdefault(_comparison_key(row), []).append((row, results))
        chosen = [group for group in groups.values() if _matches(group, preset, table_id)]
        if not chosen:
            raise Refusal("nobody-played", number=deals)
        tables = max(chosen, key=lambda group: group[0][0].created_at)
        newest = tables[0][0]
        rules = _rules(newest)
        assert rules is not None
        known = await known_players(self._core.names, newest.guild_id, (row.seats for row, _ in tables))
        hidden = {number for number, player in known.items() if player.hidden and number != viewer}
        attempts = _attempts(tables, rules, known, hidden)
        if not any(attempts):
            raise Refusal("nobody-played", number=deals)
        best = tuple(tuple(sorted(each, key=_sort_key)) for each in attempts)
        return Comparison(deals, rules, newest.seat_count, newest.id, best)


def _comparison_key(row: TableRow) -> str:
    """Return a key that is equal for tables whose scores can be compared."""
    return json.dumps([row.game, row.rules, row.seat_count], sort_keys=True)


def _rules(row: TableRow) -> Rules | None:
    try:
        return GAMES[row.game].from_store(row.rules)
    except ValueError:
        return None


def _matches(group: Sequence[tuple[TableRow, list[ResultRow]]], preset: str, table_id: str) -> bool:
    """Return whether a group of tables matches the request, and has a finished round."""
    row = group[0][0]
    rules = _rules(row)
    if rules is None or not any(result.round for _, results in group for result in results):
        return False
    if table_id:
        return any(table.id == table_id for table, _ in group)
    return not preset or (rules.preset == preset and not rules.changed())


def _attempts(
    tables: Sequence[tuple[TableRow, list[ResultRow]]],
    rules: Rules,
    known: Mapping[int, Player],
    hidden: Container[int | None],
) -> list[list[Attempt]]:
    """Return by side the attempts at all tables, without those of ``hidden`` people."""
    sides = max(rules.sides(tables[0][0].seat_count)) + 1
    attempts: list[list[Attempt]] = [[] for _ in range(sides)]
    played: set[int] = set()
    for row, results in sorted(tables, key=lambda table: table[0].created_at):
        for side in range(sides):
            attempt = _attempt(row, [each for each in results if each.side == side], known, played)
            if attempt and not any(each.player in hidden for each in attempt.participants):
                attempts[side].append(attempt)
        if row.started:
            played |= ever_seated(row.seats)
    return attempts


def _attempt(
    row: TableRow, results: Sequence[ResultRow], known: Mapping[int, Player], played: set[int]
) -> Attempt | None:
    rounds = sorted((each for each in results if each.round), key=lambda each: each.round)
    if not rounds:
        return None
    people = participants(rounds[-1], known)
    return Attempt(
        row.id,
        people,
        tuple(each.points for each in rounds),
        next((each.points for each in results if not each.round), sum(each.points for each in rounds)),
        row.status is Status.FINISHED,
        row.practice,
        any(participant.player in played for participant in people),
    )


def _sort_key(attempt: Attempt) -> tuple[bool, int, str]:
    """Return the sort key: finished games first, then by points, then by id."""
    return not attempt.over, -attempt.total, attempt.table_id


def best_of(comparison: Comparison, player: int) -> Side | None:
    """Return the side of a player's best attempt, if they have one."""
    own = [
        (attempt.total, side)
        for side, attempts in enumerate(comparison.sides)
        for attempt in attempts
        if any(participant.player == player for participant in attempt.participants)
    ]
    return max(own)[1] if own else None


class DealCheck(NamedTuple):
    """A file of revealed deals, the commitment it was checked against, and its problems."""

    revealed: Mapping[str, Any]
    noted: Noted | None
    problems: tuple[Problem, ...]


def check_file(data: bytes, noted: Noted | None) -> DealCheck:
    """Recompute every card of a file, of a table or of a day that is over, which takes up to a second."""
    try:
        revealed = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        revealed = None
    if not isinstance(revealed, dict):
        return DealCheck({}, noted, (Problem("version"),))
    of_day = is_day(revealed)
    if len(data) > LARGEST or (_work_of_day(revealed) if of_day else _work(revealed)) > _MOST_WORK:
        return DealCheck(revealed, noted, (Problem("form", detail="rounds"),))
    return DealCheck(revealed, noted, tuple((daily.check if of_day else check)(revealed, noted)))


def is_day(revealed: Mapping[str, Any]) -> bool:
    """Return whether a file is that of a day with its daily deals."""
    return revealed.get("version") == daily.VERSION


def _work_of_day(revealed: Mapping[str, Any]) -> int:
    games = revealed.get("games")
    listed = games.values() if isinstance(games, dict) else ()
    return sum(2 * ROUNDS + (_work(game) if isinstance(game, dict) else 0) for game in listed)


def _work(revealed: Mapping[str, Any]) -> int:
    """Return about how many hashes a well-formed file needs."""
    rounds, pack, players = (
        part if isinstance(part := revealed.get(name), list) else [] for name in ("rounds", "pack", "players")
    )
    texts = sum(len(part) for part in (revealed.get("table"), *players) if isinstance(part, str))
    return len(rounds) * (ROUNDS + len(pack) * (2 + texts // 500))
