"""Scores and ties of formats in which everybody plays all rounds.

``points`` are 1 for a match won or a bye and half for a draw.

``duplicate`` points compare tables that had the same cards. A side of a match gets the share of the other sides in its
seat in this round that it did better than, by its own points at the table minus its opponent's; half of one for a tie.
Both sides of a match together have one duplicate point. They are the score where the cards are the same
(``docs/tournaments.md`` has the simulations that decided this), and ``points`` the first tie-break. A match without
comparable points (a bye, say, or one whose time ended before a round did) gives its winner, or both if it is drawn, the
mean of their other rounds, and its loser nothing.

``buchholz`` is the sum of the opponents' scores. ``sonneborn-berger`` is the same, each multiplied by one's own score
in the match. A match that nobody played counts as one against an opponent with one's own score, and each round an
opponent was not paired in gives that opponent half a point here.

``direct`` is the score in the matches among tied entries, if all of them have met.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from statistics import mean

from bot.host.tournaments.formats.field import SCORED, UNPLAYED, Field, FormatSettings, MatchRecord, Place

HALF = Fraction(1, 2)
LOT = "lot"


def match_points(match: MatchRecord, entry: int) -> Fraction:
    """Return a side's points for a match that is over: 1, a half or 0."""
    return HALF if match.drawn() else Fraction(match.winner == entry)


def duplicate_points(matches: Sequence[MatchRecord]) -> dict[tuple[int, int], Fraction]:
    """Return the duplicate points by match number and entry, for all matches that are over.

    >>> tables = [(1, 2, 30, 10), (3, 4, 25, 20), (5, 6, 5, 25), (7, 8, 30, 10)]
    >>> over = [MatchRecord(n, 1, (a, b), over=True, winner=a, points=(p, q)) for n, (a, b, p, q) in enumerate(tables)]
    >>> {entry: str(points) for (_, entry), points in duplicate_points(over).items() if entry % 2}
    {1: '5/6', 3: '1/3', 5: '0', 7: '5/6'}
    """
    margins: defaultdict[int, list[int]] = defaultdict(list)
    for match in filter(_comparable, matches):
        margins[match.round].append(match.points[0] - match.points[1])
    points: dict[tuple[int, int], Fraction] = {}
    rounds: defaultdict[int, list[Fraction]] = defaultdict(list)
    for match in filter(_comparable, matches):
        first, second = match.sides
        assert second is not None
        shares = _share(match, margins[match.round])
        for entry, share in zip((first, second), (shares, 1 - shares), strict=True):
            points[match.number, entry] = share
            rounds[entry].append(share)
    for match in matches:
        if match.over and not _comparable(match):
            for entry in filter(None, match.sides):
                usual = mean(rounds[entry]) if rounds[entry] else HALF
                points[match.number, entry] = usual if match_points(match, entry) else Fraction(0)
    return points


def _comparable(match: MatchRecord) -> bool:
    finished_rounds = match.how != "late" or match.points != (0, 0)
    return match.over and match.how in SCORED and finished_rounds and match.sides[1] is not None


def _share(match: MatchRecord, margins: Sequence[int]) -> Fraction:
    """Return the duplicate points of the side in seat 0, among the margins of all sides in this seat."""
    own = match.points[0] - match.points[1]
    others = len(margins) - 1
    if not others:
        return match_points(match, match.sides[0])
    # A margin ties with itself, which is left out.
    beaten = sum(margin < own for margin in margins) + HALF * (margins.count(own) - 1)
    return beaten / others


class Scores:
    """The scores of all entrants after the matches of a field that are over. Matches of a bracket are left out."""

    def __init__(self, field: Field, settings: FormatSettings) -> None:
        self._field = field
        self._over = [match for match in field.matches if match.over and not match.slot]
        self._of: defaultdict[int, list[MatchRecord]] = defaultdict(list)
        for match in self._over:
            for entry in filter(None, match.sides):
                self._of[entry].append(match)
        self._rounds = max((match.round for match in self._over), default=0)
        self._duplicate = duplicate_points(self._over) if settings.duplicate else {}
        self._main = "duplicate" if settings.duplicate else "points"
        entries = [each.number for each in field.taking_part]
        self.columns: dict[str, Mapping[int, Fraction]] = {
            self._main: {
                entry: sum((self._score(match, entry) for match in self._of[entry]), Fraction()) for entry in entries
            }
        }
        """The score and the tie-breaks of all entries, by code."""
        self.main = self.columns[self._main]
        if settings.duplicate:
            self.columns["points"] = {
                entry: sum((match_points(match, entry) for match in self._of[entry]), Fraction()) for entry in entries
            }
        self._as_opponents = {
            each.number: self.main[each.number]
            + HALF * sum(not each.plays_in(number) for number in range(1, self._rounds + 1))
            for each in field.taking_part
        }
        self.columns["buchholz"] = {
            entry: sum((self._opponent(match, entry) for match in self._of[entry]), Fraction()) for entry in entries
        }
        self.columns["sonneborn-berger"] = {
            entry: sum(
                (self._score(match, entry) * self._opponent(match, entry) for match in self._of[entry]), Fraction()
            )
            for entry in entries
        }

    def _score(self, match: MatchRecord, entry: int) -> Fraction:
        return self._duplicate[match.number, entry] if self._duplicate else match_points(match, entry)

    def _opponent(self, match: MatchRecord, entry: int) -> Fraction:
        """Return the score of the opponent in a match, as it counts for tie-breaks."""
        opponent = match.opponent(entry)
        return self.main[entry] if match.how in UNPLAYED or opponent is None else self._as_opponents[opponent]

    def _direct(self, entries: Collection[int]) -> Mapping[int, Fraction]:
        """Return the scores in the matches among entries; none if not all of them met."""
        among = [match for match in self._over if set(match.sides) <= {*entries}]
        if {frozenset(match.sides) for match in among} != {*map(frozenset, combinations(entries, 2))}:
            return {}
        return {
            entry: sum((self._score(match, entry) for match in among if entry in match.sides), Fraction())
            for entry in entries
        }

    def standings(self, ties: Sequence[str], *, final: bool) -> tuple[Place, ...]:
        """Return the standings. ``ties`` are the codes of the tie-breaks after the score, in order.

        Entries that are equal in everything share a place and are in the order of seeds, unless the standings are
        ``final``: then a lot decides.
        """
        codes = [self._main, *(code for code in ties if code != self._main), *([LOT] if final else [])]
        shown = [code for code in codes if code in self.columns]
        lines: list[Place] = []
        entries = [each.number for each in self._field.taking_part]
        for entry, decided_by in self._ordered(entries, codes):
            values = tuple((code, float(self.columns[code][entry])) for code in shown)
            place = lines[-1].place if decided_by is None else len(lines) + 1
            lines.append(Place(place, entry, values, decided_by or ""))
        return tuple(lines)

    def _ordered(self, entries: Sequence[int], codes: Sequence[str]) -> Iterator[tuple[int, str | None]]:
        """Yield entries, the best first, each with the code that put them behind the one before.

        It is empty for the first and where the score itself decides, and ``None`` for equal entries.
        """
        if len(entries) < 2 or not codes:
            yield from ((entry, None if place else "") for place, entry in enumerate(entries))
            return
        values = self._values(codes[0], entries)
        groups = [
            [entry for entry in entries if values[entry] == value]
            for value in sorted(set(values.values()), reverse=True)
        ]
        for number, group in enumerate(groups):
            for place, (entry, code) in enumerate(self._ordered(group, codes[1:])):
                yield entry, code if place or not number else "" if codes[0] == self._main else codes[0]

    def _values(self, code: str, entries: Sequence[int]) -> Mapping[int, Fraction]:
        if code == LOT:
            return {entry: Fraction(-self._field.lot("tie", entry)) for entry in entries}
        if code == "direct":
            return self._direct(set(entries)) or dict.fromkeys(entries, HALF)
        return self.columns[code]
