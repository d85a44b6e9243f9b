"""The engine agrees with rules written a second time: what may be played, who wins tricks, melds, and the score."""

import random
from collections.abc import Iterator

import pytest

from engine.auction_pinochle.melds import worth
from engine.auction_pinochle.round import AuctionRound
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.scoring import result
from engine.cards import SUITS, Card, face
from engine.types import Action
from tests.engine.auction_pinochle import oracle
from tests.engine.auction_pinochle.table import HYBRIDS, RULES, dealt, points
from tests.examples import more

GAMES, HYBRID_GAMES = 4, 2
GAMES_IN_SOAK, HYBRIDS_IN_SOAK, HANDS_IN_SOAK = more(20, 500), more(4, 40), more(4_000, 40_000)


def faces(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    return [face(card) for card in cards]


def to_first_lead(rules: AuctionPinochleRules, number: int, chance: random.Random) -> AuctionRound:
    """Return a round that was called at random up to the first lead, for a low bid, or that ended before."""
    played = dealt(rules, number)
    its = played.state
    while its.phase not in ("lead", "over"):
        legal = [each for each in played.legal(its.seat) if each.kind != "concede"]
        if its.phase == "bid":
            passing = chance.random() < 0.6 and legal[-1].kind == "pass"
            legal = legal[-1:] if passing else legal[:1]
        played.play(its.seat, chance.choice(legal))
    return played


def played_out(rules: AuctionPinochleRules, number: int) -> str:
    """Play a round at random and compare it step by step. Return how it ended; nothing if no tricks were played.

    In some rounds bids are low, so that most of them are made, in some they are high.
    """
    chance = random.Random(number)
    if lowest := (0, 5, 35)[number % 3]:
        rules = rules.with_changes({"minimum": lowest * rules.unit})
    played = to_first_lead(rules, number, chance)
    its = played.state
    if its.phase == "over":
        return ""
    assert its.bidder is not None
    judge = oracle.Outcome(rules, its.bidder, its.bid, its.trump, its.contract)
    hands, buried = [faces(hand) for hand in its.hands], faces(its.laid[its.bidder])
    melds = judge.melds(hands, buried)
    assert [sum(meld.points for meld in found) for found in its.melds] == melds
    tricks: list[tuple[int, list[str]]] = []
    trick: list[str] = []
    leader = its.seat
    while not played.over:
        seat = its.seat
        assert seat == (leader + len(trick)) % its.seats
        winner = leader if not trick else (leader + trick.index(oracle.best_of(trick, its.trump))) % its.seats
        plain = bool(its.contract) or (rules.exempt_partner and bool(trick) and (winner - seat) % 4 == 2)
        may = [
            card
            for card in sorted({*hands[seat]})
            if not trick or oracle.may_play(rules, its.trump, plain, trick, hands[seat], card)
        ]
        assert sorted(face(each.cards[0]) for each in played.legal(seat) if each.kind == "play") == may
        card = chance.choice(may)
        played.play(seat, Action("play", (card,)))
        hands[seat].remove(card)
        trick.append(card)
        if len(trick) == its.seats:
            leader = (leader + trick.index(oracle.best_of(trick, its.trump))) % its.seats
            tricks.append((leader, trick))
            trick = []
            assert played.over == (not any(hands) or judge.lost_contract(tricks))
    assert [(each.winner, faces(each.cards)) for each in its.tricks] == tricks
    assert list(points(played)) == judge.scores(melds, buried, tricks)
    return result(its).code


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.preset)
def test_a_few_games_agree(rules: AuctionPinochleRules) -> None:
    ended = [played_out(rules, number) for number in range(8 * GAMES)]
    assert sum(map(bool, ended)) >= GAMES
    assert {"made", "set"} <= {*ended}


@pytest.mark.parametrize("rules", HYBRIDS, ids=lambda rules: rules.preset)
def test_games_with_changed_options_agree(rules: AuctionPinochleRules) -> None:
    for number in range(HYBRID_GAMES):
        played_out(rules, number)


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.preset)
def test_many_games_of_each_preset_agree(rules: AuctionPinochleRules) -> None:
    compared = number = 0
    while compared < GAMES_IN_SOAK:
        compared += bool(played_out(rules, number))
        number += 1


@pytest.mark.soak
def test_many_games_with_changed_options_agree() -> None:
    for number, rules in enumerate(HYBRIDS * HYBRIDS_IN_SOAK):
        played_out(rules, number)


# melds

MEANS = {
    ("partnership-pinochle", 12): 55,
    ("auction", 15): 90,
    ("auction", 18): 139,
    ("cutthroat", 15): 91,
    ("cutthroat", 18): 142,
    ("double-deck", 20): 22,
    ("binokel-three", 12): 73,
    ("binokel-three", 16): 157,
    ("kreuzbinokel", 9): 35,
    ("kreuzbinokel", 13): 90,
}
"""By preset and number of cards, the mean of the melds with the best suit as trump, as the rules give it."""


def hands(rules: AuctionPinochleRules, size: int, number: int) -> Iterator[list[Card]]:
    """Yield random hands."""
    cards, chance = list(rules.pack(rules.seats_played()[0])), random.Random(size)
    for _ in range(number):
        yield chance.sample(cards, size)


def compare_melds(preset: str, size: int, number: int) -> float:
    """Compare the melds of random hands, and return the mean with the best suit as trump."""
    rules, total = AuctionPinochleRules.of(preset), 0
    for hand in hands(rules, size, number):
        found = worth(rules, hand)
        held = faces(hand)
        assert found == {suit: oracle.sees_tens(rules, oracle.meld_points(rules, suit, held)) for suit in SUITS}
        total += max(found.values())
    return total / number


@pytest.mark.parametrize(("preset", "size"), MEANS)
def test_melds_of_a_few_hands_agree(preset: str, size: int) -> None:
    compare_melds(preset, size, 300)


@pytest.mark.soak
@pytest.mark.parametrize(("preset", "size"), MEANS)
def test_melds_of_many_hands_agree_and_have_the_means_that_the_rules_give(preset: str, size: int) -> None:
    mean = compare_melds(preset, size, HANDS_IN_SOAK)
    assert abs(mean - MEANS[preset, size]) < 300 / HANDS_IN_SOAK**0.5, mean
