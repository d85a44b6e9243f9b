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
from engine.cribbage.presentation import spoken
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


def test_the_cards_of_each_combination_are_told_from_low_to_high() -> None:
    """A ten, three fives and a jack of the starter's suit: double pairs, fifteens of two and of three cards."""
    found = counting.counted(parse("10H 5C JS 5D"), "5S")
    assert [(each.code, " ".join(each.cards), each.points) for each in found] == [
        *(("fifteen", f"{five} {ten}", 2) for five in ("5C", "5D", "5S") for ten in ("10H", "JS")),
        ("fifteen", "5C 5D 5S", 2),
        ("pair-royal", "5C 5D 5S", 6),
        ("nobs", "JS", 1),
    ]


def test_each_run_of_a_double_run_is_told() -> None:
    found = counting.counted(parse("10D 9C JC 9H"), "QS")
    assert [(each.code, " ".join(each.cards), each.points) for each in found] == [
        ("pair", "9C 9H", 2),
        ("run", "9C 10D JC QS", 4),
        ("run", "9H 10D JC QS", 4),
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "flush"),
    [("2C 4C 6C 8C", "QD", "2C 4C 6C 8C"), ("2C 4C 6C 8C", "QC", "2C 4C 6C 8C QC"), ("2C 4C 6C", "10D", "2C 4C 6C")],
)
def test_a_flush_is_told_with_its_cards(hand: str, starter: str, flush: str) -> None:
    *_, last = counting.counted(parse(hand), starter)
    assert last == counting.Combination("flush", parse(flush), len(parse(flush)))


def test_nineteen_is_a_name_for_nothing_in_hands_of_four() -> None:
    """Four cards with the starter can score 0 to 29, but not 19. In games of three or five cards it has no name."""
    assert [counting.is_nineteen(parse(hand)) for hand in ("2C 4D 6H", "2C 4D 6H 8S", "2C 4D 6H 8S QC")] == [
        *(False, True, False)
    ]


@pytest.mark.parametrize("kept", ["5C 5D 5H JS", "2C 4C 6C 8C", "3H 4H 5H", "JC JD 7C 8S", "4C 5C 6C 7C 8C"])
def test_the_average_of_a_hand_is_over_every_starter(kept: str) -> None:
    unseen = [card for card in pack() if card not in (*parse(kept), "KC", "2D")]
    worths = [counting.points(parse(kept), starter) for starter in unseen]
    assert counting.hand_total(parse(kept), unseen) == sum(worths)
    assert counting.average(parse(kept), unseen) == sum(worths) / len(unseen)


def test_ways_to_lay_away_are_listed_with_the_best_hand_first() -> None:
    hand = parse("5C 5D 5H JS KD 9C")
    found = counting.keepings(hand, 2, [card for card in pack() if card not in hand])
    assert (found[0].kept, found[0].laid) == (parse("5C 5D 5H JS"), parse("KD 9C"))
    assert len(found) == 15 and all({*each.kept, *each.laid} == {*hand} for each in found)
    averages = [each.average for each in found]
    assert averages == sorted(averages, reverse=True) and averages[0] > averages[-1]


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
    """Compare every card of random series. Low cards are played more often, so that runs come about."""
    chance = random.Random(5)
    for _ in range(number):
        cards = chance.sample(pack(), 13)
        if chance.random() < 0.5:
            cards.sort(key=lambda card: worth(card) + 6 * chance.random())
        series: list[Card] = []
        while cards and sum(map(worth, series)) + worth(cards[0]) <= counting.LIMIT:
            series.append(cards.pop(0))
            assert sum(points for _, points in counting.scored(series)) == play_points(series), series
            assert counting.series_points(tuple(map(counting.PLACE.__getitem__, series))) == play_points(series)


def test_a_second_scorer_agrees_on_series() -> None:
    series_agree(1000)


@pytest.mark.soak
def test_a_second_scorer_agrees_on_many_series() -> None:
    series_agree(round(100_000 * SOAK))


def all_cribs() -> Counter[int]:
    """Count the points of all cribs: a flush without the starter is worth 4 less there than in a hand."""
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
    """Each of the 12,994,800 hands is scored once; those of equal ranks share the points of their ranks."""
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
    """Four and six cards, with the starter, are compared by rank: a best hand can have neither flush nor nobs."""
    best = 0
    for ranks in combinations_with_replacement(range(13), size + 1):
        if max(map(ranks.count, ranks)) <= 4:
            best = max(best, counting.rank_points(ranks))
    assert best == counting.MOST[size]
