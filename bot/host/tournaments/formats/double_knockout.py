"""Double knockout: two matches lost are the end.

Those who lose in the winners' bracket go on in the losers' bracket. The winners of both play the final, and play it
again if the side that had not lost before loses it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.host.tournaments.formats import brackets
from bot.host.tournaments.formats.brackets import Node
from bot.host.tournaments.formats.field import Field, Format, FormatSettings, Pairing, Place, Slot


def tree(entrants: int) -> list[Node]:
    """Return the slots of both brackets and the finals."""
    number = brackets.rounds(entrants)
    rounds_below = 2 * (number - 1)
    # Who loses above is worth as much as those who lose in the round below that they come to.
    above = [node._replace(worth=max(1, 2 * (node.worth - 1))) for node in brackets.winners(number)]
    finalists = (f"W{number}.1", f"L{rounds_below}.1" if rounds_below else "-W1.1")
    finals = [Node("F1.1", finalists, rounds_below + 1, "final"), Node("F2.1", finalists, rounds_below + 1, "reset")]
    return [*above, *_losers(number), *finals]


def _losers(number: int) -> Iterator[Node]:
    """Yield the losers' bracket: in its odd rounds its entries meet each other, in its even ones those from above."""
    for each in range(1, number):
        matches = 2 ** (number - 1 - each)
        odd, even = 2 * each - 1, 2 * each
        before = "-W1" if each == 1 else f"L{odd - 1}"
        crossing = _crossing(each, number - 1 - each)
        for match in range(matches):
            yield Node(f"L{odd}.{match + 1}", (f"{before}.{2 * match + 1}", f"{before}.{2 * match + 2}"), odd)
        for match in range(matches):
            yield Node(f"L{even}.{match + 1}", (f"-W{each + 1}.{(match ^ crossing) + 1}", f"L{odd}.{match + 1}"), even)


def _crossing(each: int, bits: int) -> int:
    """Return what the number of a slot is crossed with where those from above come in for the ``each``-th time.

    Two who met above come to the same part of the bracket below as late as the crossings differ in high bits. Counting
    with the bits in reverse, each crossing differs from the ones before as high as possible.

    >>> [_crossing(each, 3) for each in range(5)]
    [0, 4, 2, 6, 1]
    """
    return sum((each >> bit & 1) << (bits - 1 - bit) for bit in range(bits))


class DoubleKnockout(Format):
    """A double knockout with a second final where it is needed."""

    key = "double-knockout"
    least = 3

    def rounds(self, entrants: int, settings: FormatSettings) -> int:
        """Return the most rounds, with a second final."""
        return 2 * brackets.rounds(entrants) + 1

    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Pair all matches of both brackets that can be played."""
        return _bracket(field).pairings()

    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return the standings by the round of the second match lost: places of the same round are shared."""
        return _bracket(field).standings()

    def bracket(self, field: Field, settings: FormatSettings) -> tuple[Slot, ...]:
        """Return the winners' bracket, the losers' bracket and the finals."""
        return _bracket(field).slots()


def _bracket(field: Field) -> brackets.Bracket:
    seeds = [each.number for each in field.taking_part]
    return brackets.Bracket(tree(len(seeds)), seeds, field)


FORMAT = DoubleKnockout()
