"""What hands, cribs and series score: examples, a second scorer, every hand there is, and other people's programs."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from engine.cards import Card, pack
from engine.cribbage import counting
from engine.cribbage.counting import worth
from engine.cribbage.view import spoken
from tests.cards import parse
from tests.engine.cribbage.plain_scoring import hand_points, play_points

SOAK = float(os.environ.get("CARDROOM_SOAK", "1"))
ALL_HANDS = {
    **{0: 1_009_008, 1: 99_792, 2: 2_813_796, 3: 505_008, 4: 2_855_676, 5: 697_508, 6: 1_800_268, 7: 751_324},
    **{8: 1_137_236, 9: 361_224, 10: 388_740, 11: 51_680, 12: 317_340, 13: 19_656, 14: 90_100, 15: 9_168},
    **{16: 58_248, 17: 11_196, 18: 2_708, 20: 8_068, 21: 2_496, 22: 444, 23: 356, 24: 3_680, 28: 76, 29: 4},
}
"""How many hands of four cards with a starter are worth how much, as published. Nothing is worth 19, 25, 26 or 27."""


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("5C 5D 5H JS", "5S", 29),
        ("5C 5D 5H JS", "KS", 21),
        ("5C 5D 5H 5S", "JD", 28),
        ("4C 5C 5D 6H", "6S", 24),
        ("7C 7D 7H AC", "AD", 20),
        ("2C 4D 6H 8S", "QC", 0),
        ("2C 4C 6C 8C", "QD", 4),
        ("2C 4C 6C 8C", "QC", 5),
        ("JC 4D 6H 8S", "QC", 1),
        ("AC 2D 3H 4S", "KC", 8),
        ("QC KD AH 2S", "8C", 0),
        ("4C 4D 5C 5D 6C", "6D", 46),
        ("7C 7D 8C", "8D", 12),
        ("2C 4C 6C", "10D", 3),
    ],
)
def test_hands(hand: str, starter: str, points: int) -> None:
    assert counting.points(parse(hand), starter) == points
    assert sum(each.points for each in counting.counted(parse(hand), starter)) == points


def test_a_flush_in_the_crib_needs_the_starter() -> None:
    assert counting.points(parse("2C 4C 6C 8C"), "QD", crib=True) == 0
    assert counting.points(parse("2C 4C 6C 8C"), "QC", crib=True) == 5


def test_a_hand_is_counted_as_players_say_it() -> None:
    found = counting.counted(parse("7C 8C 8D KH"), "2D")
    assert spoken(found) == ("fifteen: 2", "fifteen: 4", "pair: 2")
    assert spoken(counting.counted(parse("5C 5D 5H JS"), "5S"))[-2:] == ("double-pair-royal: 12", "nobs: 1")
    double_run = counting.counted(parse("3C 4C 4D 5H"), "KS")
    assert [each.points for each in double_run if each.code == "run"] == [3, 3]


def random_hand(chance: random.Random, size: int) -> tuple[tuple[Card, ...], Card]:
    cards = chance.sample(pack(), size + 1)
    return tuple(cards[:size]), cards[size]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_second_scorer_agrees_on_hands(size: int) -> None:
    chance = random.Random(size)
    for _ in range(500):
        hand, starter = random_hand(chance, size)
        for crib in (False, True):
            found = counting.counted(hand, starter, crib=crib)
            expected = hand_points(hand, starter, crib=crib)
            assert sum(each.points for each in found) == counting.points(hand, starter, crib=crib) == expected


def series_agree(number: int) -> None:
    """Random series, in which every card is scored twice. Low cards are played oftener, so that runs come about."""
    chance = random.Random(5)
    for _ in range(number):
        cards = chance.sample(pack(), 13)
        if chance.random() < 0.5:
            cards.sort(key=lambda card: worth(card) + 6 * chance.random())
        series: list[Card] = []
        while cards and sum(map(worth, series)) + worth(cards[0]) <= counting.LIMIT:
            series.append(cards.pop(0))
            assert sum(points for _, points in counting.scored(series)) == play_points(series), series


def test_a_second_scorer_agrees_on_series() -> None:
    series_agree(1000)


@pytest.mark.soak
def test_a_second_scorer_agrees_on_many_series() -> None:
    series_agree(round(100_000 * SOAK))


def all_cribs() -> Counter[int]:
    """The same for cribs: four cards of a suit are worth 4 less there if the starter is of another suit."""
    found = Counter(ALL_HANDS)
    for ranks in combinations(pack()[:13], 4):
        for starter in pack()[13:]:
            points = hand_points(ranks, starter, crib=True)
            found[points + 4] -= 4
            found[points] += 4
    return +found


@pytest.mark.soak
@pytest.mark.parametrize("crib", [False, True])
def test_all_hands_with_starter(crib: bool) -> None:
    """Each of the 12,994,800 is scored once; those of equal ranks share the points of their ranks."""
    found: Counter[int] = Counter()
    for cards in combinations(pack(), 5):
        of_ranks = counting.rank_points(tuple(sorted(map(counting.PLACE.__getitem__, cards))))
        suits = [card[-1] for card in cards]
        same, jacks = len(set(suits)), [place for place, card in enumerate(cards) if card[0] == "J"]
        for turned in range(5):
            points = of_ranks
            if same == 1:
                points += 5
            elif same == 2 and not crib and len({*suits[:turned], *suits[turned + 1 :]}) == 1:
                points += 4
            for jack in jacks:
                points += jack != turned and suits[jack] == suits[turned]
            found[points] += 1
    assert found == (all_cribs() if crib else ALL_HANDS)
    assert (sum(found.values()), found[0]) == (12_994_800, 1_022_208 if crib else 1_009_008)


@pytest.mark.soak
def test_the_count_of_all_hands_uses_the_engines_points() -> None:
    """The shortcut of the test above agrees with the engine's scorer on random hands."""
    chance = random.Random(1)
    for _ in range(100_000):
        hand, starter = random_hand(chance, 4)
        ranks = tuple(sorted(map(counting.PLACE.__getitem__, (*hand, starter))))
        flush = (4 + (starter[-1] == hand[0][-1])) * (len({card[-1] for card in hand}) == 1)
        assert counting.points(hand, starter) == counting.rank_points(ranks) + flush + ("J" + starter[-1] in hand)


@pytest.mark.soak
@pytest.mark.parametrize("size", [3, 5])
def test_no_hand_is_worth_more_than_the_most_of_its_size(size: int) -> None:
    """Of four cards with the starter and of six, by their ranks; a flush or his nobs with the most is impossible."""
    best = 0
    for ranks in combinations_with_replacement(range(13), size + 1):
        if max(map(ranks.count, ranks)) <= 4:
            best = max(best, counting.rank_points(ranks))
    assert best == counting.MOST[size]
