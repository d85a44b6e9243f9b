"""Who sits in seat 0, and so leads or deals first: balanced between the seats over a tournament."""

from __future__ import annotations

from bot.host.tournaments.formats.field import Field

MOST = 2
"""How many times more in one seat than in the other an entry sits, where that can be avoided."""


def balance(field: Field, entry: int) -> int:
    """Return how many times more an entry sat in seat 0 than in seat 1."""
    return sum(1 if match.sides[0] == entry else -1 for match in field.of(entry) if match.sides[1] is not None)


def seated(field: Field, one: int, other: int) -> tuple[int, int]:
    """Return two entries in the order of their seats in the next round.

    Seat 0 goes to the entry that sat there less, then to the one that sat elsewhere last, then by lot.
    """
    low, high = sorted((one, other))
    lot = field.lot("seat", field.round + 1, low, high) % 2
    first, second = (low, high) if lot else (high, low)
    need = {entry: (balance(field, entry), _sat_first(field, entry)) for entry in (first, second)}
    return (second, first) if need[second] < need[first] else (first, second)


def _sat_first(field: Field, entry: int) -> bool:
    seats = [match.sides[0] == entry for match in field.of(entry) if match.sides[1] is not None]
    return bool(seats) and seats[-1]
