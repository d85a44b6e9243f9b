"""Ladder: an order that never ends. A challenger who beats an entry above swaps places with it.

Entries come in at the bottom, and all who are in one order of seeds. A challenge is a match from the moment it is made:
its first side is the challenger. One that is not accepted in time is lost by the second side, by absence. A match that
is drawn, or lost by both, changes nothing.
"""

from __future__ import annotations

from bot.host.tournaments.formats.field import Field, Format, FormatSettings, Pairing, Place

REACH = 3
"""How many places above one may challenge."""


class Ladder(Format):
    """Challenges to one of the three above. An entry has one challenge at a time, made or received."""

    key = "ladder"
    latest_entry = None
    draws = True

    def rounds(self, entrants: int, settings: FormatSettings) -> None:
        """Return ``None``: a ladder has no rounds."""
        return

    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Return nothing: matches come from challenges."""
        return ()

    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return the order, without those who left, with the matches won and lost."""
        return tuple(
            Place(place, entry, (("wins", float(_won(field, entry))), ("lost", float(_lost(field, entry)))))
            for place, entry in enumerate(_order(field), 1)
        )

    def challengeable(self, field: Field, entry: int) -> tuple[int, ...]:
        """Return the entries up to three places above that have no challenge open; none if the challenger has one."""
        order = _order(field)
        busy = {side for match in field.matches if not match.over for side in match.sides}
        if entry in busy or entry not in order:
            return ()
        place = order.index(entry)
        return tuple(other for other in reversed(order[max(0, place - REACH) : place]) if other not in busy)


def _order(field: Field) -> list[int]:
    """Return the entries that have not left, from the top.

    Matches under way at the same time have no entry in common, so it does not matter which of them ends first.
    """
    order = [each.number for each in sorted(field.entrants, key=lambda each: each.seed)]
    for match in field.matches:
        challenger, challenged = match.sides
        if match.over and match.winner == challenger and challenged is not None:
            above, below = order.index(challenged), order.index(challenger)
            if above < below:
                order[above], order[below] = challenger, challenged
    left = {each.number for each in field.entrants if each.dropped_after is not None}
    return [entry for entry in order if entry not in left]


def _won(field: Field, entry: int) -> int:
    return sum(match.winner == entry for match in field.of(entry))


def _lost(field: Field, entry: int) -> int:
    return sum(match.over and match.winner != entry and not match.drawn() for match in field.of(entry))


FORMAT = Ladder()
