"""Scores, standings and pairings computed a second time, as ``docs/tournaments.md`` says, without a format's code."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple, TypeAlias

from bot.host.tournaments.formats.field import Field, FormatSettings, MatchRecord

HALF = Fraction(1, 2)
Pairs: TypeAlias = Sequence[tuple[int, int | None]]
_ABSENT, _COMPARED = ("absent", "bye"), ("played", "late", "lot")


def result(match: MatchRecord, entry: int) -> Fraction:
    """Return the points of a side for a match that is over."""
    if match.winner is None:
        return HALF if match.how != "absent" else Fraction(0)
    return Fraction(match.winner == entry)


def duplicates(field: Field) -> dict[tuple[int, int], Fraction]:
    """Return the duplicate points by round and entry, for all matches that are over."""
    found: dict[tuple[int, int], Fraction] = {}
    own: defaultdict[int, list[Fraction]] = defaultdict(list)
    over = [match for match in field.matches if match.over]
    scored = [match for match in over if match.how in _COMPARED and (match.how, match.points) != ("late", (0, 0))]
    for match in scored:
        for seat in (0, 1):
            entry = match.sides[seat]
            assert entry
            mine = match.points[seat] - match.points[1 - seat]
            others = [
                each.points[seat] - each.points[1 - seat]
                for each in scored
                if each.round == match.round and each.number != match.number
            ]
            share = Fraction(sum(2 * (mine > other) + (mine == other) for other in others), 2 * len(others) or 1)
            found[match.round, entry] = share if others else result(match, entry)
            own[entry].append(found[match.round, entry])
    for match in over:
        if match not in scored:
            for entry in filter(None, match.sides):
                usual = sum(own[entry], Fraction()) / len(own[entry]) if own[entry] else HALF
                found[match.round, entry] = usual if result(match, entry) else Fraction(0)
    return found


def columns(field: Field, *, duplicate: bool) -> dict[int, tuple[Fraction, ...]]:
    """Return each entry's score, points, Buchholz and Sonneborn-Berger, when no match of the field is under way."""
    shares = duplicates(field)
    rounds = max((match.round for match in field.matches), default=0)
    of = {each.number: list(field.of(each.number)) for each in field.entrants}
    points = {entry: sum((result(match, entry) for match in its), Fraction()) for entry, its in of.items()}

    def made(match: MatchRecord, entry: int) -> Fraction:
        return shares[match.round, entry] if duplicate else result(match, entry)

    score = {entry: sum((made(match, entry) for match in its), Fraction()) for entry, its in of.items()}

    def against(match: MatchRecord, entry: int) -> Fraction:
        other = match.sides[0] if match.sides[1] == entry else match.sides[1]
        if other is None or match.how in _ABSENT:
            return score[entry]
        return score[other] + HALF * (rounds - len(of[other]))

    def tie_breaks(entry: int) -> tuple[Fraction, Fraction]:
        buchholz = sum((against(match, entry) for match in of[entry]), Fraction())
        return buchholz, sum((made(match, entry) * against(match, entry) for match in of[entry]), Fraction())

    return {entry: (score[entry], points[entry], *tie_breaks(entry)) for entry in of}


def direct(field: Field, entries: Sequence[int], *, duplicate: bool) -> dict[int, Fraction]:
    """Return the scores in the matches among tied entries; all the same if not all of them have met."""
    among = [match for match in field.matches if {*match.sides} <= {*entries}]
    if {frozenset(match.sides) for match in among} != {frozenset(pair) for pair in combinations(entries, 2)}:
        return dict.fromkeys(entries, HALF)
    shares = duplicates(field)
    found = dict.fromkeys(entries, Fraction(0))
    for match in among:
        for entry in filter(None, match.sides):
            found[entry] += shares[match.round, entry] if duplicate else result(match, entry)
    return found


def swiss_order(field: Field, settings: FormatSettings, *, final: bool) -> list[int]:
    """Return the entries of a Swiss without a cut, the best first. Before the end, a lot decides nothing."""
    values = columns(field, duplicate=settings.duplicate)
    seeds = {each.number: each.seed for each in field.entrants}
    tied: defaultdict[tuple[Fraction, ...], list[int]] = defaultdict(list)
    for each in field.entrants:
        if each.dropped_after != 0:
            tied[values[each.number]].append(each.number)
    order: list[int] = []
    for _, entries in sorted(tied.items(), reverse=True):
        met = direct(field, entries, duplicate=settings.duplicate)
        last = {entry: field.lot("tie", entry) if final else seeds[entry] for entry in entries}
        order += sorted(entries, key=lambda entry: (-met[entry], last[entry]))
    return order


def all_pairings(entries: Sequence[int]) -> Iterator[list[tuple[int, int | None]]]:
    """Yield all ways to pair entries; with an odd number, one has a bye."""
    if not entries:
        yield []
        return
    first, *rest = entries
    if len(entries) % 2:
        for pairing in all_pairings(rest):
            yield [(first, None), *pairing]
    for place, other in enumerate(rest):
        for pairing in all_pairings(rest[:place] + rest[place + 1 :]):
            yield [(first, other), *pairing]


def sat(field: Field, entry: int) -> int:
    """Return how many times more an entry sat in seat 0 than in seat 1."""
    seats = [match.sides.index(entry) for match in field.matches if entry in match.sides and match.sides[1]]
    return seats.count(0) - seats.count(1)


class SwissRound(NamedTuple):
    """What the pairs of a round of a Swiss depend on."""

    field: Field
    """The matches before the round."""
    playing: tuple[int, ...]
    """Who is to be paired, in the order of the standings."""
    scores: Mapping[int, Fraction]

    @classmethod
    def of(cls, field: Field, settings: FormatSettings, number: int) -> SwissRound:
        """Return a round of a field, as it was to be paired."""
        before = field.until(number - 1)
        order = swiss_order(before, settings, final=False)
        playing = {each.number for each in field.entrants if each.plays_in(number)}
        values = columns(before, duplicate=settings.duplicate)
        return cls(
            before,
            tuple(entry for entry in order if entry in playing),
            {entry: its[0] for entry, its in values.items()},
        )

    def badness(self, pairs: Pairs) -> tuple[int, ...]:
        """Return what is bad about pairs, the most important first. Scores are compared to a thousandth."""
        earlier = [set(match.sides) for match in self.field.matches]
        two = [(one, other) for one, other in pairs if other is not None]
        bye = next((one for one, other in pairs if other is None), None)
        seats = {entry: sat(self.field, entry) for entry in self.playing}
        return (
            earlier.count({bye, None}) if bye else 0,
            sum(earlier.count({*pair}) for pair in two),
            sum(all(seats[side] >= 2 for side in pair) or all(seats[side] <= -2 for side in pair) for pair in two),
            -self.playing.index(bye) if bye else 0,
            sum(round(1000 * abs(self.scores[one] - self.scores[other])) ** 2 for one, other in two),
            sum(seats[one] * seats[other] > 0 for one, other in two),
        )

    def check(self, pairs: Pairs) -> None:
        """Check that pairs are of everybody, as good as the best of all possible ones, and that the seats are fair."""
        assert sorted(side for pair in pairs for side in pair if side) == sorted(self.playing)
        best = min(all_pairings(self.playing), key=self.badness)
        assert self.badness(pairs) == self.badness(best), f"{best} is better than {pairs}"
        for first, second in pairs:
            assert second is None or sat(self.field, first) <= sat(self.field, second)


EIGHT: Mapping[str, tuple[int | str, int | str]] = {
    "W1.1": (1, 8),
    "W1.2": (4, 5),
    "W1.3": (2, 7),
    "W1.4": (3, 6),
    "W2.1": ("W1.1", "W1.2"),
    "W2.2": ("W1.3", "W1.4"),
    "W3.1": ("W2.1", "W2.2"),
    "L1.1": ("-W1.1", "-W1.2"),
    "L1.2": ("-W1.3", "-W1.4"),
    "L2.1": ("-W2.2", "L1.1"),
    "L2.2": ("-W2.1", "L1.2"),
    "L3.1": ("L2.1", "L2.2"),
    "L4.1": ("-W3.1", "L3.1"),
    "F1.1": ("W3.1", "L4.1"),
}
"""The double knockout of five to eight entries: by match, the places in the order of seeds or the matches that its
sides come from. A minus means the loser."""


class DoubleOfEight:
    """A double knockout of five to eight entries, followed from round to round by its table."""

    def __init__(self, field: Field) -> None:
        assert 5 <= len(field.taking_part) <= 8
        self._field = field
        self._records = {match.slot: match for match in field.matches}
        self._seeds = dict(enumerate((each.number for each in field.taking_part), 1))
        self._known: dict[str, tuple[int | None, int | None]] = {}
        """By match that is decided, who goes on and who goes down."""

    def check(self) -> None:
        """Check that each round had exactly the matches that could be played then."""
        for number in range(1, self._field.round + 1):
            paired = {match.slot: {*match.sides} for match in self._field.matches if match.round == number}
            due = self._due(number)
            assert paired == due, f"round {number} was {paired}, not {due}"
            self._known |= {slot: self._outcome(slot) for slot in paired}
        assert not self._due(self._field.round + 1)

    def _due(self, number: int) -> dict[str, set[int | None]]:
        """Return the matches of a round with their sides; matches for which nobody is left to meet are decided."""
        due: dict[str, set[int | None]] = {}
        waiting = [slot for slot in EIGHT if slot not in self._known]
        for slot in waiting:  # each comes after those it depends on
            came = [self._from(feeder) for feeder in EIGHT[slot]]
            if not all(known for known, _ in came):
                continue
            sides = [entry if entry and self._plays(entry, number) else None for _, entry in came]
            if slot.startswith("W1."):
                sides = [entry for _, entry in came]
            if all(sides) or slot.startswith("W1."):
                due[slot] = {*sides}
            else:
                self._known[slot] = (next(filter(None, sides), None), None)
        return due | self._second_final(number)

    def _second_final(self, number: int) -> dict[str, set[int | None]]:
        """Return the second final if it is due: the side that had not lost before has lost the first one."""
        final = self._records.get("F1.1")
        unbeaten = self._known.get("W3.1", (None, None))[0]
        is_due = final is not None and final.round == number - 1 and final.winner not in (None, unbeaten)
        if is_due and final and all(self._plays(side or 0, number) for side in final.sides):
            return {"F2.1": {*final.sides}}
        return {}

    def _plays(self, entry: int, number: int) -> bool:
        return any(each.number == entry and each.plays_in(number) for each in self._field.entrants)

    def _from(self, feeder: int | str) -> tuple[bool, int | None]:
        """Return whether it is known who comes from a feeder, and who."""
        if isinstance(feeder, int):
            return True, self._seeds.get(feeder)
        slot = feeder.removeprefix("-")
        return slot in self._known, self._known.get(slot, (None, None))[feeder.startswith("-")]

    def _outcome(self, slot: str) -> tuple[int | None, int | None]:
        record = self._records[slot]
        if record.winner is not None:
            return record.winner, record.opponent(record.winner)
        seeds = {number: seed for seed, number in self._seeds.items()}
        better = min(filter(None, record.sides), key=lambda entry: seeds[entry])
        return None, better  # both lost: the better seed has another match


def losses(field: Field) -> dict[int, int]:
    """Return how many matches each entry lost; both lose one that nobody came to."""
    over = [match for match in field.matches if match.over]
    return {
        each.number: sum(each.number in match.sides and match.winner != each.number for match in over)
        for each in field.entrants
    }
