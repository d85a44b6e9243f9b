"""Exact endgames of tricks with a pack of single cards, where every trick is worth the same."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.cards import RANKS, Card, pack
from engine.kit.tricks import Duties, Overplay, follow, order_of
from engine.players.kit.endgame import Endgame
from tests.examples import sampled

ORDER = order_of(RANKS, "H")
EACH = dict.fromkeys(RANKS, 1)
"""A point for each card: a trick is worth two."""


def hands(seed: int, size: int) -> tuple[list[Card], list[Card]]:
    """Deal two hands from a shuffled pack, in which high cards and trumps are likelier."""
    chance = random.Random(seed)
    ordered = sorted(pack(), key=lambda card: chance.expovariate(1 + sum(ORDER.value(card)) / 6))
    kept = ordered[: 2 * size]
    chance.shuffle(kept)
    return kept[:size], kept[size:]


def tricks_by_minimax(mine: list[Card], theirs: list[Card], duties: Duties) -> int:
    """Return the most tricks that the player to lead can win, found by trying everything."""

    @cache
    def most(me: frozenset[Card], you: frozenset[Card]) -> int:
        if not me:
            return 0
        best = 0
        for led in me:
            _, replies = follow(ORDER, duties, [led], sorted(you))
            rest = me - {led}
            lost = [card for card in replies if ORDER.beats(card, led)]
            won = [card for card in replies if card not in lost]
            after = [len(rest) - most(you - {card}, rest) for card in lost]
            after += [1 + most(rest, you - {card}) for card in won]
            best = max(best, min(after))
        return best

    return most(frozenset(mine), frozenset(theirs))


@pytest.mark.parametrize("duties", [Duties(), Duties(must_trump=True), Duties("always", must_trump=True)])
@pytest.mark.parametrize("seed", range(12))
def test_it_takes_as_many_tricks_as_minimax(duties: Duties, seed: int) -> None:
    mine, theirs = hands(seed, 5)
    found = Endgame(ORDER, duties, points=EACH).lead(mine, theirs)
    assert (found.least, found.most) == (2 * tricks_by_minimax(mine, theirs, duties),) * 2
    assert found.card in mine


@pytest.mark.parametrize("seed", range(12))
def test_its_reply_is_as_good_as_any(seed: int) -> None:
    (led, *theirs), mine = hands(seed, 5)
    _, playable = follow(ORDER, Duties(), [led], mine)
    found = Endgame(ORDER, Duties(), points=EACH).follow(led, playable, mine, theirs)

    def taken(card: Card) -> int:
        rest = [each for each in mine if each != card]
        if ORDER.beats(card, led):
            return 1 + tricks_by_minimax(rest, theirs, Duties())
        return len(rest) - tricks_by_minimax(theirs, rest, Duties())

    assert found.least == 2 * taken(found.card) == 2 * max(map(taken, playable))


@sampled
@pytest.mark.parametrize("overplay", ["never", "trumps"])
def test_thirteen_cards_are_solved_exactly(overplay: Overplay) -> None:
    for seed in range(6):
        mine, theirs = hands(100 + seed, 13)
        found = Endgame(ORDER, Duties(overplay), points=EACH).lead(mine, theirs)
        assert found.error == 0 and found.least % 2 == 0
