"""Discards by learned values: the numbers that describe a discard, and the networks that value them.

A network's value is how far a discard is ahead of the average discard of the hand, in percent of the utility that the
master maximises (:func:`engine.players.kit.sampling.round_utility`). It was learnt from rollouts against players of
many styles (:mod:`tests.bench.tuning.canasta_discards`), so it needs no rollouts when it plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, KINDS, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.players.canasta.discard_networks import PARTNERS
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RANKED
from engine.players.kit.network import Network

NETWORKS: Mapping[str, Network] = {"partners": Network(PARTNERS)}
"""The networks, by preset. In ``classic`` one gained in the rollout model only."""
SEATS: Mapping[str, int] = {"partners": 4}
"""The number of seats that each network was learnt for."""


class Recent(NamedTuple):
    """How recently each seat refused a pile with a card of each kind on top, and discarded one.

    It is 1 if that was its last such card, less the longer ago it was, and 0 if it never did.
    """

    refused: Sequence[Sequence[float]]
    discarded: Sequence[Sequence[float]]

    @classmethod
    def of(cls, view: CanastaView) -> Recent:
        """Return what a seat has seen."""
        nothing = ((),) * len(view.sides)
        return cls(*([_recency(cards) for cards in its or nothing] for its in (view.refused, view.discards)))


def _recency(cards: Sequence[Card]) -> list[float]:
    found = [0.0] * len(KINDS)
    for place, card in enumerate(cards):
        found[KIND[card]] = 1 / (len(cards) - place)
    return found


def known(rollout: Rollout) -> bool:
    """Return whether discards at this table have learned values."""
    return SEATS.get(rollout.rules.options.preset) == len(rollout.rules.sides)


def best(rollout: Rollout, recent: Recent, seat: int, kinds: Sequence[int]) -> int:
    """Return the kind of the best discard among ``kinds``, at a table with learned values."""
    rows = discard_numbers(rollout, recent, seat, kinds, rollout.choose_discard(seat))
    values = NETWORKS[rollout.rules.options.preset].values(rows)
    return kinds[values.index(max(values))]


def discard_numbers(rollout: Rollout, recent: Recent, seat: int, kinds: Sequence[int], usual: int) -> list[list[float]]:
    """Return the numbers of each discard; ``usual`` is the kind that the heuristic policy would discard."""
    table = _table_numbers(rollout, seat)
    after = rollout.rules.following[seat]
    return [
        [
            *table,
            *_card_numbers(rollout, seat, kind, usual),
            recent.refused[after][kind],
            recent.discarded[after][kind],
            recent.discarded[seat][kind],
        ]
        for kind in kinds
    ]


def _table_numbers(rollout: Rollout, seat: int) -> list[float]:
    """Return the numbers that are the same for all discards of a hand."""
    rules, hand, counts = rollout.rules, rollout.hands[seat], rollout.counts
    mine = rules.sides[seat]
    after = rules.following[seat]
    theirs = rules.sides[after]
    own, others, seen = rollout.naturals[mine], rollout.naturals[theirs], rollout.pile_counts
    ranks = range(RANKED)
    wild = seen[TWO] + seen[WILD_JOKER]
    several = len(rules.sides) > len(rollout.opened)
    needed = rules.canastas_needed
    return [
        (len(rollout.stock) - rollout.at) / 60,
        counts[seat] / 15,
        counts[after] / 15,
        counts[rules.following[after]] / 15 if several else 0.0,
        counts[seat - 1] / 15 if several else 0.0,
        len(rollout.pile) / 20,
        sum(map(int.__mul__, seen, rules.points)) / 200,
        (wild + sum(seen[kind] for kind in ranks if others[kind])) / 10,
        (wild + sum(seen[kind] for kind in ranks if own[kind] or hand[kind])) / 10,
        rollout.frozen,
        rollout.opened[mine],
        rollout.opened[theirs],
        rollout.canastas[mine] >= needed,
        rollout.canastas[theirs] >= needed,
        0.0 if rollout.opened[theirs] else rollout.minimums[theirs] / 100,
        (hand[TWO] + hand[WILD_JOKER]) / 4,
        sum(hand[kind] == 2 for kind in ranks) / 4,
        sum(hand[kind] > 2 for kind in ranks) / 3,
        sum(hand[kind] == 1 and not own[kind] for kind in ranks) / 6,
        sum(own[kind] > 0 for kind in ranks) / 6,
        sum(others[kind] > 0 for kind in ranks) / 6,
        (rollout.standing(mine) - rollout.standing(theirs)) / 500,
    ]


def _card_numbers(rollout: Rollout, seat: int, kind: int, usual: int) -> list[float]:
    """Return the numbers of one discard."""
    rules, counts = rollout.rules, rollout.counts
    mine = rules.sides[seat]
    after = rules.following[seat]
    theirs = rules.sides[after]
    several = len(rules.sides) > len(rollout.opened)
    seen = held = own = others = own_size = others_size = unseen = 0
    known = partner = 0
    if kind < RANKED:
        held, seen = rollout.hands[seat][kind], rollout.pile_counts[kind]
        own, others = rollout.naturals[mine][kind], rollout.naturals[theirs][kind]
        own_size = own + rollout.wilds[mine][kind] if own else 0
        others_size = others + rollout.wilds[theirs][kind] if others else 0
        unseen = rules.copies - held - own - others - seen
        known = min(2, rollout.known[after][kind])
        partner = min(2, rollout.known[rules.following[after]][kind]) if several else 0
    share = counts[after] / (counts[after] + len(rollout.stock) - rollout.at + 1)
    risk = share * share * unseen * (unseen - 1) if unseen > 1 else 0.0
    fits = others > 0 and rollout.opened[theirs] and not rollout.frozen
    size = len(rollout.pile) / 20
    return [
        held == 1,
        held == 2,
        held > 2,
        held / 4,
        own > 0,
        own_size / 7,
        others > 0,
        others_size / 7,
        own_size >= CANASTA,
        others_size >= CANASTA,
        unseen / 8,
        seen / 4,
        known / 2,
        partner / 2,
        rules.points[kind] / 20,
        kind == BLACK_THREE,
        kind == TWO,
        kind == WILD_JOKER,
        risk,
        fits,
        kind == usual,
        size if fits else 0.0,
        risk * size,
    ]
