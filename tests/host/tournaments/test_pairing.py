"""Matching entries in pairs: criteria one after the other, and nothing lost however many there are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats.pairing import Cost, best_pairs
from tests.examples import examples

MANY = 2**70
"""More than a float tells apart."""


def all_pairings(nodes: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield every way to pair all nodes."""
    if not nodes:
        yield []
        return
    first, *others = nodes
    for other in others:
        for rest in all_pairings([node for node in others if node != other]):
            yield [(first, other), *rest]


@examples(40)
@given(st.integers(1, 4), st.integers(0, 2**32))
def test_no_pairing_has_a_lesser_sum_in_the_first_criterion_that_differs(pairs: int, seed: int) -> None:
    chance = random.Random(seed)
    nodes = list(range(2 * pairs))
    costs: dict[tuple[int, int], Cost] = {
        (one, other): (chance.randint(0, 2), MANY * chance.randint(0, 1), chance.randint(0, 9))
        for one in nodes
        for other in nodes[one + 1 :]
    }

    def sums(pairing: list[tuple[int, int]]) -> list[int]:
        return [sum(column) for column in zip(*(costs[pair] for pair in pairing), strict=True)]

    found = best_pairs(nodes, lambda one, other: costs[one, other])
    assert sorted(node for pair in found for node in pair) == nodes
    assert sums(found) == min(map(sums, all_pairings(nodes)))


def test_pairs_are_named_in_the_order_of_the_nodes() -> None:
    assert best_pairs([5, 3, 8, 1], lambda one, other: (abs(one - other),)) == [(5, 8), (3, 1)]


def test_all_are_paired_even_when_every_pair_but_one_is_free() -> None:
    bad = {(1, 2)}
    assert best_pairs([1, 2], lambda one, other: (9 * ((one, other) in bad),)) == [(1, 2)]


def test_nobody_to_pair_gives_no_pairs() -> None:
    assert best_pairs([], lambda one, other: (0,)) == []
