"""Pairs entries by a maximum-weight matching, with criteria in the order of their importance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

Cost: TypeAlias = tuple[int, ...]
"""What is bad about a pair: numbers from 0 up, the most important first. All costs have the same length."""


def best_pairs(nodes: Sequence[int], cost: Callable[[int, int], Cost]) -> list[tuple[int, int]]:
    """Return the pairs of all nodes, an even number, with the least sum of costs.

    Sums are compared one criterion at a time. The last criterion should be a lot, which leaves no two solutions equal:
    then the result does not depend on the order in which the matching looks at them.
    """
    # This import takes half a second and 24 MB, which a bot without tournaments need not spend.
    from networkx import Graph, max_weight_matching

    costs = {pair: cost(*pair) for pair in combinations(nodes, 2)}
    # No sum of a criterion reaches its base, so the costs of an edge may be written as the digits of one number.
    bases = [1 + len(nodes) // 2 * max(column) for column in zip(*costs.values(), strict=True)]
    weights: dict[tuple[int, int], int] = {}
    for pair, digits in costs.items():
        number = 0
        for base, digit in zip(bases, digits, strict=True):
            number = number * base + digit
        weights[pair] = number
    most = max(weights.values(), default=0)
    graph = Graph()
    graph.add_nodes_from(nodes)
    graph.add_weighted_edges_from((*pair, most - number) for pair, number in weights.items())
    matching = max_weight_matching(graph, maxcardinality=True)
    return [pair for pair in weights if pair in matching or pair[::-1] in matching]
