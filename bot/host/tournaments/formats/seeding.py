"""The order of seeds: by rating, by hand, or drawn from the tournament's secret."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.host.tournaments.formats.field import derived


def by_rating(ratings: Mapping[int, float], secret: bytes) -> tuple[int, ...]:
    """Return the entries with the highest rating first. Equal ones are in the drawn order."""
    return tuple(sorted(drawn(ratings, secret), key=lambda entry: -ratings[entry]))


def by_hand(order: Sequence[int], entries: Iterable[int], secret: bytes) -> tuple[int, ...]:
    """Return the entries in an organiser's order. Those it leaves out follow in the drawn order.

    Raises ``ValueError`` if the order has an entry twice, or one that is not in ``entries``.
    """
    rest = set(entries).difference(order)
    if len(set(order)) < len(order) or not set(order) <= set(entries):
        raise ValueError(f"not an order of entries: {order}")
    return (*order, *drawn(rest, secret))


def drawn(entries: Iterable[int], secret: bytes) -> tuple[int, ...]:
    """Return the entries in an order drawn from the secret: by the HMAC for ``seed ENTRY``, the smallest first.

    >>> drawn(range(1, 6), bytes(32))
    (4, 2, 3, 1, 5)
    """
    return tuple(sorted(entries, key=lambda entry: derived(secret, "seed", entry)))
