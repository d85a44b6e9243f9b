"""Exact endgames of tricks with a pack of single cards, where every trick is worth the same."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.cards import RANKS, Card, pack
from engine.kit.tricks import Duties, Overplay, follow, order_of
from engine.players.kit import endgame
from engine.players.kit.endgame import Endgame, Solution
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


@pytest.mark.parametrize("duties", [Duties(), Duties("always", must_trump=True)])
def test_the_best_of_the_worse_cards_is_the_next_by_minimax(duties: Duties) -> None:
    """To lead and to follow; and there is none if all cards are as good."""
    ranked, even = 0, 0
    for seed in range(40):
        mine, theirs = hands(seed, 4)
        solver = Endgame(ORDER, duties, points=EACH)
        leads = {card: 4 - most_after(card, mine, theirs, duties) for card in mine}
        best = solver.lead(mine, theirs)
        assert next_best(leads) == found(solver.worse(best, mine, mine, theirs), leads)
        [led, *rest] = mine
        _, playable = follow(ORDER, duties, [led], theirs)
        replies = {card: taken(led, card, rest, theirs, duties) for card in playable}
        best = solver.follow(led, playable, theirs, rest)
        assert next_best(replies) == found(solver.worse(best, playable, theirs, rest, led), replies)
        ranked += next_best(leads) is not None
        even += next_best(leads) is None
    assert ranked and even


def next_best(values: dict[Card, int]) -> int | None:
    """Return the highest number of tricks but the most."""
    return max((value for value in values.values() if value < max(values.values())), default=None)


def found(solution: Solution | None, values: dict[Card, int]) -> int | None:
    """Return the tricks of a solution, whose card must bring them."""
    if solution is None:
        return None
    assert not solution.error and solution.least == 2 * values[solution.card]
    return solution.least // 2


def most_after(led: Card, mine: list[Card], theirs: list[Card], duties: Duties) -> int:
    """Return the most tricks that the other can win after a lead."""
    rest = [card for card in mine if card != led]
    _, playable = follow(ORDER, duties, [led], theirs)
    return max(taken(led, card, rest, theirs, duties) for card in playable)


def taken(led: Card, reply: Card, leader: list[Card], mine: list[Card], duties: Duties) -> int:
    """Return the tricks that a player wins with a reply; ``leader`` is the other hand, without the card led."""
    rest = [card for card in mine if card != reply]
    if ORDER.beats(reply, led):
        return 1 + tricks_by_minimax(rest, leader, duties)
    return len(rest) - tricks_by_minimax(leader, rest, duties)


def test_what_is_not_solved_has_no_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, theirs = hands(3, 9)
    solved = Endgame(ORDER, Duties(), points=EACH).lead(mine, theirs)
    assert Endgame(ORDER, Duties(), points=EACH).worse(solved, mine, mine, theirs)
    assert not Endgame(ORDER, Duties(), points=EACH).worse(solved._replace(most=solved.most + 2), mine, mine, theirs)
    monkeypatch.setattr(endgame, "_SMALL_BUDGET", 30)
    assert not Endgame(ORDER, Duties(), points=EACH).worse(solved, mine, mine, theirs)


@sampled
@pytest.mark.parametrize("overplay", ["never", "trumps"])
def test_thirteen_cards_are_solved_exactly(overplay: Overplay) -> None:
    for seed in range(6):
        mine, theirs = hands(100 + seed, 13)
        found = Endgame(ORDER, Duties(overplay), points=EACH).lead(mine, theirs)
        assert found.error == 0 and found.least % 2 == 0
