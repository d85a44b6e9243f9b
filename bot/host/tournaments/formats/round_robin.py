"""Round robin: everybody meets everybody once. A round of byes alone is over at once."""

from __future__ import annotations

from collections.abc import Iterator

from bot.host.tournaments.formats.field import Field, Format, FormatSettings, Pairing, Place
from bot.host.tournaments.formats.scoring import Scores

_NOBODY = 0
_TIES = ("points", "direct", "sonneborn-berger")


class RoundRobin(Format):
    """The circle method, whose last round has the best two. With an odd number, everybody has one bye."""

    key = "round-robin"
    least = 3
    most = 12
    draws = True

    def rounds(self, entrants: int, settings: FormatSettings) -> int:
        """Return the number of rounds."""
        return entrants - 1 + entrants % 2

    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Return the next round. The opponents of those who left have byes."""
        entries = [each.number for each in field.taking_part]
        number = field.round + 1
        playing = {each.number for each in field.taking_part if each.plays_in(number)}
        if number > self.rounds(len(entries), settings) or len(playing) < 2:
            return ()
        pairings = []
        for one, other in _circle(entries, number):
            still = [entry for entry in (one, other) if entry in playing]
            if len(still) == 2:
                pairings.append(Pairing((one, other)))
            elif still:
                pairings.append(Pairing((still[0], None)))
        return tuple(sorted(pairings, key=lambda pairing: pairing.sides[1] is None))

    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return the standings."""
        over = not field.waiting and not self.next_round(field, settings)
        return Scores(field, settings).standings(_TIES, final=over)


def _circle(entries: list[int], number: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of a round, the entry in seat 0 first; one of them is 0 for a bye.

    All but one stand in a circle with an odd number of places. Two meet in the round that the sum of their places
    gives, and the one that is an odd number of places behind sits in seat 0: so each changes seats from round to round.
    The one outside meets the one whose place counts twice.
    """
    outside, *circle = entries if len(entries) % 2 == 0 else [_NOBODY, *entries]
    size = len(circle)
    # The best two are first in the list. In the last round, the sum is that of the first and the last place.
    second = circle.pop(0 if outside else 1)
    circle.insert(size // 2 if outside else size - 1, second)
    for place, entry in enumerate(circle):
        opposite = (number - 1 - place) % size
        if opposite == place:
            yield (outside, entry) if number % 2 else (entry, outside)
        elif (opposite - place) % size % 2:
            yield entry, circle[opposite]


FORMAT = RoundRobin()
