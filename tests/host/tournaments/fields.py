"""Fields of simulated tournaments: random results, absences, drops and late entries."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.formats.field import Entrant, Field, FormatSettings, How, MatchRecord, Place

SETTINGS = FormatSettings()
Played: TypeAlias = tuple[tuple[int, int | None], int | None, How, tuple[int, int]]
"""The sides of a match, its winner, how it ended, and the points."""


class Simulation:
    """A tournament of a format with entries 1, 2, ... whose seeds are their numbers."""

    def __init__(self, key: str, entrants: int, settings: FormatSettings = SETTINGS, chance: int = 0) -> None:
        self.format, self.settings = FORMATS[key], settings
        self.random = random.Random(chance)
        self.field = Field(tuple(Entrant(n, n) for n in range(1, entrants + 1)), (), self.random.randbytes(32))

    @property
    def places(self) -> tuple[Place, ...]:
        """The standings."""
        return self.format.standings(self.field, self.settings)

    def pair(self) -> list[MatchRecord]:
        """Pair the next round; return its matches and byes."""
        pairings = self.format.next_round(self.field, self.settings)
        number = self.field.round + 1
        new = []
        for count, (sides, slot) in enumerate(pairings, len(self.field.matches) + 1):
            bye = sides[1] is None
            new.append(
                MatchRecord(
                    count,
                    number,
                    sides,
                    slot,
                    over=bye,
                    winner=sides[0] if bye else None,
                    how="bye" if bye else "played",
                )
            )
        self.field = self.field._replace(matches=(*self.field.matches, *new))
        return new

    def end(
        self, match: MatchRecord, winner: int | None, how: How = "played", points: tuple[int, int] = (0, 0)
    ) -> None:
        """Store the result of a match."""
        over = match._replace(over=True, winner=winner, how=how, points=points)
        matches = [over if each.number == match.number else each for each in self.field.matches]
        self.field = self.field._replace(matches=tuple(matches))

    def play(self, *, absent: float = 0.0, drawn: float = 0.0) -> None:
        """End all matches of the round at random; in some nobody appears, and some are drawn."""
        for match in self.field.matches:
            if not match.over:
                chance = self.random.random()
                points = (self.random.randint(0, 9), self.random.randint(0, 9))
                if chance < absent:
                    self.end(match, self.random.choice([None, *match.sides]), "absent")
                elif chance < absent + drawn and self.format.draws:
                    self.end(match, None, points=points)
                else:
                    self.end(match, self.random.choice(match.sides), points=points)

    def drop(self, entry: int) -> None:
        """Let an entry leave: they lose the match under way, if any, and are paired no more."""
        for match in self.field.matches:
            if not match.over and entry in match.sides:
                self.end(match, match.opponent(entry), "withdrawn")
        self._change(entry, dropped_after=self.field.round)

    def enter(self) -> int:
        """Let somebody come in late, at the bottom of the seeds."""
        number = len(self.field.entrants) + 1
        since = self.field.round + 1
        self.field = self.field._replace(entrants=(*self.field.entrants, Entrant(number, number, since)))
        return number

    def _change(self, entry: int, *, dropped_after: int) -> None:
        entrants = [
            each._replace(dropped_after=dropped_after) if each.number == entry else each for each in self.field.entrants
        ]
        self.field = self.field._replace(entrants=tuple(entrants))

    def still_in(self) -> list[int]:
        """Return the entries that have not left."""
        return [each.number for each in self.field.entrants if each.dropped_after is None]

    def run(
        self, *, absent: float = 0.0, drawn: float = 0.0, drops: float = 0.0, late: int = 0
    ) -> Iterator[list[MatchRecord]]:
        """Play all rounds; yield each after it was paired. Each round entries leave with a probability."""
        while paired := self.pair():
            if self.field.round == 1:
                for _ in range(late):
                    self.enter()
            yield paired
            for entry in self.still_in():
                if self.random.random() < drops / 2:
                    self.drop(entry)
            self.play(absent=absent, drawn=drawn)
            for entry in self.still_in():
                if self.random.random() < drops / 2:
                    self.drop(entry)


def field_of(entrants: int, *matches: Played) -> Field:
    """Return a field with one match of each round after another for each entry, all over."""
    rounds: defaultdict[int, int] = defaultdict(int)
    records = []
    for number, (sides, winner, how, points) in enumerate(matches, 1):
        for side in filter(None, sides):
            rounds[side] += 1
        records.append(MatchRecord(number, rounds[sides[0]], sides, over=True, winner=winner, how=how, points=points))
    return Field(tuple(Entrant(n, n) for n in range(1, entrants + 1)), tuple(records), bytes(32))
