"""Tricks with open hands are solved exactly: compared with trying every card."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.cards import Card
from engine.euchre.options import EuchreOptions
from engine.kit.tricks import Duties, Order, follow, seats_from
from engine.players.kit.tricks import OpenTricks, bits_of


def every_way(
    order: Order, duties: Duties, hands: list[list[Card]], wins: Sequence[bool], leader: int, out: tuple[int, ...]
) -> int:
    """Return the tricks of a side, by trying every card."""
    seats = seats_from(leader, len(hands), out)

    def trick(cards: list[Card]) -> int:
        if len(cards) == len(seats):
            winner = seats[order.winner(cards)]
            left = any(hands[seat] for seat in seats)
            return wins[winner] + (every_way(order, duties, hands, wins, winner, out) if left else 0)
        seat = seats[len(cards)]
        found = []
        for card in follow(order, duties, cards, hands[seat])[1] if cards else [*hands[seat]]:
            hands[seat].remove(card)
            found.append(trick([*cards, card]))
            hands[seat].append(card)
        return max(found) if wins[seat] else min(found)

    return trick([])


@pytest.mark.parametrize(
    ("seats", "size", "out", "duties"),
    [
        (4, 2, (), Duties()),
        (4, 2, (2,), Duties()),
        (3, 3, (), Duties()),
        (2, 4, (), Duties()),
        (2, 4, (), Duties("always", must_trump=True)),
        (2, 4, (), Duties("trumps")),
    ],
)
def test_solved_as_by_trying_every_card(seats: int, size: int, out: tuple[int, ...], duties: Duties) -> None:
    chance, rules = random.Random(seats * size), EuchreOptions()
    order, wins = rules.order("H"), [seat % 2 == 0 for seat in range(seats)]
    bits, pack = bits_of(order), [*rules.pack(4)]
    for leader in range(12):
        chance.shuffle(pack)
        hands = [[*pack[seat * size : seat * size + size]] for seat in range(seats)]
        first = seats_from(leader % seats, seats, out)[0]
        solver = OpenTricks(wins, out=out, duties=duties)
        solved = solver.tricks([sum(bits[card] for card in hand) for hand in hands], first)
        assert solved == every_way(order, duties, hands, wins, first, out)


def test_trick_that_has_begun() -> None:
    order = EuchreOptions().order("H")
    bits = bits_of(order)
    hands = [bits["9C"], bits["JD"] | bits["AC"], bits["KS"] | bits["QS"], bits["AS"] | bits["QC"]]
    solver = OpenTricks([False, True, False, True])
    assert solver.tricks(hands, 1, [(0, bits["AH"])]) == 2, "the left bower beats the ace, and the ace of clubs wins"
