"""Brackets: a tree of slots, what the matches so far make of it, and the pairings and places that follow.

All slots in which both sides are known are paired at once. A side that left the tournament before its slot could be
paired, or that nobody comes from, gives the other side a walkover without a match. Only the byes of the first round are
paired, so that they are announced.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.host.tournaments.formats.field import OPEN, Field, MatchRecord, Pairing, Place, Slot
from bot.host.tournaments.formats.seats import seated

THIRD = "T1.1"

Feeder: TypeAlias = int | str
"""Where a side comes from: a place in the order of seeds, from 1, or ``W1.1`` (its winner), ``-W1.1`` (its loser)."""


class Node(NamedTuple):
    """A slot of a bracket.

    ``worth`` orders the entries that are out by the slots they lost in. Of ``final``, the first side, which has lost
    less, goes on if both lose by absence. A ``reset`` is only played if the second side won the final before.
    """

    name: str
    feeders: tuple[Feeder, Feeder]
    worth: int
    kind: Literal["", "final", "reset"] = ""


_OUT, _IN, _WON = range(3)


class _Met(NamedTuple):
    """What became of a slot: who came there, who of them was still in, and the round after which this was known."""

    node: Node
    came: tuple[int | None, int | None]
    sides: tuple[int | None, int | None]
    winner: int | None
    loser: int | None
    since: int
    record: MatchRecord | None = None


def rounds(entrants: int) -> int:
    """Return the rounds of a single knockout.

    >>> [rounds(entrants) for entrants in (1, 2, 3, 8, 9)]
    [0, 1, 2, 3, 4]
    """
    return max(0, entrants - 1).bit_length()


def order_of_seeds(number: int) -> list[int]:
    """Return the places in the order of seeds from above, after which the best meet last, for 2^number entrants.

    >>> order_of_seeds(3)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    for doubled in range(1, number + 1):
        order = [place for seed in order for place in (seed, 2**doubled + 1 - seed)]
    return order


def winners(number: int) -> Iterator[Node]:
    """Yield the slots of a bracket for 2^number entrants: who loses is out."""
    seeds = order_of_seeds(number)
    for match in range(len(seeds) // 2):
        yield Node(f"W1.{match + 1}", (seeds[2 * match], seeds[2 * match + 1]), 1)
    for each in range(2, number + 1):
        for match in range(1, 2 ** (number - each) + 1):
            yield Node(f"W{each}.{match}", (f"W{each - 1}.{2 * match - 1}", f"W{each - 1}.{2 * match}"), each)


def single(entrants: int, third_place: bool) -> list[Node]:
    """Return the slots of a single knockout; the match for third place stands before the final."""
    number = rounds(entrants)
    nodes = list(winners(number))
    if third_place and number > 1:
        third = Node(THIRD, (f"-W{number - 1}.1", f"-W{number - 1}.2"), number - 1)
        nodes.insert(-1, third)
    return nodes


class Bracket:
    """A bracket after the matches of a field. ``seeds`` are its entries, the best first.

    ``first`` is the round of the tournament in which it begins.
    """

    def __init__(self, nodes: Sequence[Node], seeds: Sequence[int], field: Field, first: int = 1) -> None:
        self._seeds, self._field, self._first = seeds, field, first
        self._entrants = {each.number: each for each in field.entrants}
        self._records = {match.slot: match for match in field.matches if match.slot}
        self._met: dict[str, _Met] = {}
        for node in nodes:
            if node.kind != "reset" or self._needs_reset():
                self._met[node.name] = self._meeting(node)

    def pairings(self) -> tuple[Pairing, ...]:
        """Return the matches that can be played now, and the byes of the first round."""
        ready = [met for met in self._met.values() if not met.record and met.winner == OPEN and OPEN not in met.sides]
        return tuple(self._pairing(met.node.name, *met.sides) for met in ready)

    def _pairing(self, slot: str, one: int | None, other: int | None) -> Pairing:
        if one and other:
            return Pairing(seated(self._field, one, other), slot)
        return Pairing((one or other or OPEN, None), slot)

    def slots(self) -> tuple[Slot, ...]:
        """Return all slots, but a second final only if it is needed."""
        return tuple(
            Slot(name, met.sides, met.winner, met.record.number if met.record else None)
            for name, met in self._met.items()
        )

    def standings(self) -> tuple[Place, ...]:
        """Return the standings: those still in first, then those who are out, the last to lose first.

        Nobody is first if the last match was lost by both.
        """
        latest = {entry: met for met in self._met.values() for entry in met.came if entry}
        ranks = {entry: self._rank(entry, latest.get(entry)) for entry in self._seeds}
        lines: list[Place] = []
        for entry in sorted(self._seeds, key=ranks.__getitem__, reverse=True):
            equal = bool(lines) and ranks[lines[-1].entry] == ranks[entry]
            first = 1 + (max(ranks.values())[0] == _OUT)
            values = (("wins", float(self._wins(entry))), ("lost", float(self._lost(entry))))
            lines.append(Place(lines[-1].place if equal else len(lines) + first, entry, values))
        return tuple(lines)

    def _rank(self, entry: int, latest: _Met | None) -> tuple[int, int, int]:
        """Return how well an entry did, the more the better, from the last slot it came to."""
        if latest is None or (latest.winner == OPEN and latest.node.name != THIRD):
            return _IN, -self._lost(entry), 0
        won = latest.winner == entry
        return (_WON, 0, 0) if won and latest.node.name != THIRD else (_OUT, latest.node.worth, won)

    def _wins(self, entry: int) -> int:
        return sum(match.winner == entry for match in self._records.values() if match.sides[1] is not None)

    def _lost(self, entry: int) -> int:
        return sum(match.over and match.winner != entry for match in self._records.values() if entry in match.sides)

    def _needs_reset(self) -> bool:
        """Return whether the side of the final that had not lost before has lost it."""
        final = self._met["F1.1"]
        return final.record is not None and final.winner == final.sides[1] and final.loser == final.sides[0]

    def _meeting(self, node: Node) -> _Met:
        (one, known), (other, later) = (self._from(feeder) for feeder in node.feeders)
        came, since = (one, other), max(known, later)
        if node.kind == "reset":
            since = self._met["F1.1"].since
        if record := self._records.get(node.name):
            return self._recorded(node, came, record)
        if OPEN in came:
            return _Met(node, came, came, OPEN, OPEN, since)
        one, other = (entry if entry and self._entrants[entry].plays_in(since + 1) else None for entry in came)
        if (one and other) or node.name.startswith("W1."):
            return _Met(node, came, (one, other), OPEN, OPEN, since)
        return _Met(node, came, (one, other), one or other, None, since)

    def _recorded(self, node: Node, came: tuple[int | None, int | None], record: MatchRecord) -> _Met:
        """Return what a match made of its slot. The record has its sides in the order of seats."""
        first, second = record.sides
        one, other = sides = (first, second) if first == came[0] or second == came[1] else (second, first)
        winner, loser = (record.winner, other if record.winner == one else one) if record.over else (OPEN, OPEN)
        if winner is None:
            # Both lost. One of them may have another match, in the losers' bracket or for the third place.
            better = one if second is None else min(first, second, key=self._seeds.index)
            winner, loser = (one, other) if node.kind == "final" else (None, better)
        return _Met(node, came, sides, winner, loser, record.round, record)

    def _from(self, feeder: Feeder) -> tuple[int | None, int]:
        """Return who comes from a feeder, and the round after which this was known."""
        if isinstance(feeder, int):
            return (self._seeds[feeder - 1] if feeder <= len(self._seeds) else None), self._first - 1
        met = self._met[feeder.removeprefix("-")]
        return met.loser if feeder.startswith("-") else met.winner, met.since
