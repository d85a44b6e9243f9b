"""A reference implementation of statistics in plain Python, which a store's boards must equal."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any

from data.store import (
    Companion,
    Extreme,
    GameSummary,
    HighScore,
    Meeting,
    PairStanding,
    Played,
    PlayerTotals,
    RatedGame,
    RatedSeat,
    RatedSide,
    Scope,
    Standing,
)
from tests.data.generated_games import GeneratedGame, Score

LEAST = 2
"""The least number of games of a pair on the board."""


@dataclass
class ReferenceStatistics:
    games: Sequence[GeneratedGame]
    resets: Mapping[int, float]
    excluded: frozenset[int] = frozenset()
    hidden: frozenset[int] = frozenset()
    barred: frozenset[int] = frozenset()
    daily_limit: int = 0

    def standings(self, scope: Scope) -> list[Standing]:
        sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        for game, total, side in self._ranked_games(scope):
            for player in self._listed(scope, game, side, total):
                row = (1, int(total.won(side)), total.points[side], total.against(side))
                sums[player] = [mine + new for mine, new in zip(sums[player], row, strict=True)]
        rows = [Standing(0, player, *row) for player, row in sums.items()]
        rows.sort(key=lambda row: row.player)
        return _ranked(rows, lambda row: (-row.won, row.lost, row.against - row.points))

    def pairs(self, scope: Scope) -> list[PairStanding]:
        sums: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
        for game, total, side in self._ranked_games(scope):
            for pair in combinations(self._listed(scope, game, side, total), 2):
                sums[pair] = [sums[pair][0] + 1, sums[pair][1] + total.won(side)]
        rows = [PairStanding(0, pair, *row) for pair, row in sorted(sums.items()) if row[0] >= LEAST]
        return _ranked(rows, lambda row: (-row.ratio, -row.won))

    def partners(self, player: int, guild_id: int | None) -> list[Companion]:
        sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
        for row in self.meetings(player, None, guild_id):
            if not row.theirs:
                [partner] = set(row.ours) - {player}
                sums[partner] = [old + new for old, new in zip(sums[partner], row[3:], strict=True)]
        found = [Companion(partner, *row) for partner, row in sums.items() if partner not in self._off(guild_id)]
        shares = {row.player: row.won / row.games if row.games >= LEAST else -1 for row in found}
        return sorted(found, key=lambda row: (-shares[row.player], -row.won, row.games, row.player))

    def rivals(self, player: int, guild_id: int | None) -> list[Companion]:
        sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
        for row in self.meetings(player, None, guild_id):
            for rival in row.theirs:
                sums[rival] = [old + new for old, new in zip(sums[rival], row[3:], strict=True)]
        found = [Companion(rival, *row) for rival, row in sums.items() if rival not in self._off(guild_id)]
        return sorted(found, key=lambda row: (-row.games, row.player))

    def meetings(self, player: int, other: int | None, guild_id: int | None) -> list[Meeting]:
        """Return the games of two people, or of one and everybody else if ``other`` is None."""
        sums: dict[tuple[str, tuple[int, ...], tuple[int, ...]], list[int]] = defaultdict(lambda: [0, 0, 0])
        for name in {game.game for game in self.games}:
            for game, total, side in self._games(Scope(guild_id=guild_id, game=name)):
                if player not in (ours := self._people(game, side, total)):
                    continue
                met: list[tuple[tuple[int, ...], tuple[int, ...], bool]] = [
                    (tuple(sorted((player, partner))), (), not total.won(side)) for partner in ours if partner != player
                ]
                for number in range(len(game.sides)):
                    if number != side and (theirs := self._people(game, number, total)):
                        met.append((tuple(ours), tuple(theirs), total.won(number)))
                for first, second, lost in met:
                    if other is None or other in (second or first):
                        row = sums[name, first, second]
                        sums[name, first, second] = [row[0] + 1, row[1] + total.won(side), row[2] + lost]
        return sorted(
            (Meeting(*kind, *row) for kind, row in sums.items()),
            key=lambda row: (-row.games, row.game, row.ours, row.theirs),
        )

    def high_scores(self, scope: Scope) -> list[HighScore]:
        equal: dict[tuple[int, int, tuple[int, ...]], HighScore] = {}
        for game, number, score, side in self._rounds(scope):
            listed, margin = self._listed(scope, game, side, score), score.points[side] - score.against(side)
            if not listed or margin <= 0:
                continue
            kind = (margin, score.points[side], tuple(self._people(game, side, score)))
            if kind in equal:
                equal[kind] = equal[kind]._replace(times=equal[kind].times + 1)
                continue
            played = (game.preset, game.level, game.table_id, number, score.at)
            equal[kind] = HighScore(0, tuple(listed), score.points[side], score.against(side), *played)
        rows = sorted(equal.values(), key=lambda row: -row.times)
        return _ranked(rows, lambda row: -row.margin)

    def extremes(self, scope: Scope) -> list[Extreme]:
        games = [
            (game, total, side)
            for game, total, side in self._games(scope)
            if not game.ended and self._listed(scope, game, side, total)
        ]
        won = [(game, total, side) for game, total, side in games if total.won(side)]
        measures = [
            ("highest-for", [(total.points[side], game, total, side) for game, total, side in games], 1),
            ("lowest-for", [(total.points[side], game, total, side) for game, total, side in games], -1),
            ("highest-against", [(total.against(side), game, total, side) for game, total, side in games], 1),
            ("lowest-against", [(total.against(side), game, total, side) for game, total, side in games], -1),
            ("widest-margin", [(total.points[s] - total.against(s), game, total, s) for game, total, s in won], 1),
            ("narrowest-margin", [(total.points[s] - total.against(s), game, total, s) for game, total, s in won], -1),
            ("fastest", [(len(game.rounds), game, total, side) for game, total, side in won], -1),
        ]
        found = []
        for kind, entries, sign in measures:
            if entries:
                # max returns the first of equal entries, and games are in order.
                value, game, total, side = max(entries, key=lambda entry: sign * entry[0])
                people = tuple(self._listed(scope, game, side, total))
                found.append(Extreme(kind, value, people, game.table_id, 0, total.at))
        return [*found, *self._longest_run(scope), *self._feats(scope)]

    def played(self, player: int, guild_id: int | None, since: float) -> list[Played]:
        counts: dict[tuple[str, str, bool, bool], list[int]] = defaultdict(lambda: [0, 0])
        for name in {game.game for game in self.games}:
            for game, total, side in self._games_of_all_servers(name):
                here = game.guild_id == guild_id
                counts_there = here or game.guild_id not in self.excluded
                if counts_there and player in self._people(game, side, total) and self._is_ranked(game, side):
                    kind = counts[name, game.preset, game.changed_rules, here]
                    kind[0] += 1
                    kind[1] += total.at >= since
        return [Played(*kind, *counted) for kind, counted in sorted(counts.items())]

    def player_totals(self, player: int, guild_id: int | None) -> list[PlayerTotals]:
        found = []
        kinds = product({game.game for game in self.games}, (False, True), {game.level for game in self.games})
        for name, changed, level in sorted(kinds):
            scope = Scope(guild_id=guild_id, game=name, changed_rules=changed)
            games = [
                (total, side)
                for game, total, side in self._games(scope)
                if game.level == level and player in self._people(game, side, total)
            ]
            rounds = [
                (score, side)
                for game, _, score, side in self._rounds(scope)
                if game.level == level and player in self._people(game, side, score)
            ]
            feats: dict[str, int] = defaultdict(int)
            for score, side in rounds:
                for feat, amount in score.feats[side].items():
                    feats[feat] += amount
            if games or rounds:
                won = sum(total.won(side) for total, side in games)
                points = sum(total.points[side] for total, side in games)
                against = sum(total.against(side) for total, side in games)
                done = {feat: amount for feat, amount in feats.items() if amount}
                row = PlayerTotals(name, level, len(games), won, points, against, len(rounds), done)
                found.append(row._replace(changed_rules=changed))
        return found

    def last_games(self, player: int, scope: Scope) -> list[GameSummary]:
        return [
            GameSummary(
                game.table_id,
                game.guild_id,
                game.preset,
                game.level,
                total.won(side),
                total.points[side],
                total.against(side),
                len(game.rounds),
                game.ended,
                total.at,
            )
            for game, total, side in self._games(scope)
            if player in self._people(game, side, total)
        ]

    def rated_games(self, scope: Scope) -> list[RatedGame]:
        return [
            RatedGame(
                0,
                game.table_id,
                game.total.at,
                tuple(
                    RatedSide(
                        game.total.points[side],
                        game.total.won(side),
                        tuple(
                            RatedSeat(
                                seat.player,
                                int(seat.player is not None and self.resets.get(seat.player, math.inf) < game.total.at),
                                seat.computer,
                                seat.stood_in,
                            )
                            for seat in seats
                        ),
                        self._is_ranked(game, side),
                    )
                    for side, seats in enumerate(game.sides)
                ),
                game.ended,
            )
            for game in self._in(scope)
            if game.total and self._at(scope, game.total.at)
            if scope.guild_id is not None
            or not self.barred & {p for s in range(len(game.sides)) for p in game.people(s)}
        ]

    def _longest_run(self, scope: Scope) -> list[Extreme]:
        runs: dict[int, int] = defaultdict(int)
        best: Extreme | None = None
        for game, total, side in self._ranked_games(scope):
            for player in self._listed(scope, game, side, total):
                runs[player] = runs[player] + 1 if total.won(side) else 0
                if runs[player] > (best.value if best else 0):
                    best = Extreme("longest-run", runs[player], (player,), game.table_id, 0, total.at)
        return [best] if best else []

    def _feats(self, scope: Scope) -> list[Extreme]:
        best: dict[str, Extreme] = {}
        for game, number, score, side in self._rounds(scope):
            if not self._listed(scope, game, side, score):
                continue
            for feat, amount in score.feats[side].items():
                if amount > (best[feat].value if feat in best else 0):
                    people = tuple(self._listed(scope, game, side, score))
                    best[feat] = Extreme("most", amount, people, game.table_id, number, score.at, feat)
        return [best[feat] for feat in sorted(best)]

    def _games(self, scope: Scope) -> Iterator[tuple[GeneratedGame, Score, int]]:
        for game in self._in(scope):
            if game.total and self._at(scope, game.total.at):
                yield from ((game, game.total, s) for s in range(len(game.sides)) if self._people(game, s, game.total))

    def _games_of_all_servers(self, name: str) -> Iterator[tuple[GeneratedGame, Score, int]]:
        for guild_id in sorted({game.guild_id for game in self.games}):
            yield from self._games(Scope(guild_id=guild_id, game=name))

    def _ranked_games(self, scope: Scope) -> Iterator[tuple[GeneratedGame, Score, int]]:
        return (row for row in self._games(scope) if self._is_ranked(row[0], row[2]))

    def _is_ranked(self, game: GeneratedGame, side: int) -> bool:
        return side not in game.unranked and not (self.daily_limit and self._is_repeated(game))

    def _is_repeated(self, game: GeneratedGame) -> bool:
        """Return whether these opponents had already played as many games that day as count against each other."""
        earlier: dict[tuple[int, int], int] = defaultdict(int)
        for other in self.games:
            if other is game:
                return any(earlier[pair] >= self.daily_limit for pair in _pairs(game))
            same_day = game.total and other.total and game.total.at // 86400 == other.total.at // 86400
            if same_day and not other.practice:
                for pair in _pairs(other):
                    earlier[pair] += 1
        raise ValueError("not one of these games")

    def _listed(self, scope: Scope, game: GeneratedGame, side: int, score: Score) -> list[int]:
        off = self._off(scope.guild_id)
        return [player for player in self._people(game, side, score) if player not in off]

    def _off(self, guild_id: int | None) -> frozenset[int]:
        """Return the people left off the boards of a server, or of all servers."""
        return self.hidden | (self.barred if guild_id is None else frozenset())

    def _rounds(self, scope: Scope) -> Iterator[tuple[GeneratedGame, int, Score, int]]:
        for game in self._in(scope):
            for number, score in enumerate(game.rounds, 1):
                if self._at(scope, score.at):
                    sides = range(len(game.sides))
                    yield from ((game, number, score, side) for side in sides if self._people(game, side, score))

    def _in(self, scope: Scope) -> Iterator[GeneratedGame]:
        for game in self.games:
            server = game.guild_id not in self.excluded if scope.guild_id is None else game.guild_id == scope.guild_id
            met = scope.opponents == "all" or game.level == ("" if scope.opponents == "people" else scope.opponents)
            rules = scope.preset in ("", game.preset) and scope.changed_rules in (None, game.changed_rules)
            if server and met and game.game == scope.game and rules and not game.practice:
                yield game

    def _at(self, scope: Scope, at: float) -> bool:
        return at >= scope.since and (scope.until is None or at < scope.until)

    def _people(self, game: GeneratedGame, side: int, score: Score) -> list[int]:
        return [player for player in game.people(side) if score.at > self.resets.get(player, -1)]


def _pairs(game: GeneratedGame) -> set[tuple[int, int]]:
    """Return the pairs of people who play against each other, each pair in both orders."""
    sides = [game.people(side) for side in range(len(game.sides))]
    return {(player, other) for ours, theirs in permutations(sides, 2) for player in ours for other in theirs}


def _ranked(rows: list[Any], key: Callable[[Any], Any]) -> list[Any]:
    """Sort rows by a key and set their ranks; equal rows share a rank."""
    ranks: dict[Any, int] = {}
    return [row._replace(rank=ranks.setdefault(key(row), place)) for place, row in enumerate(sorted(rows, key=key), 1)]
