"""Deals: the published method, its commitments and fairness, and the check of reveals."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import deal
from engine.cards import marked, pack
from engine.deal import ROUNDS, Deals, Noted, Problem, check, is_lesson_deal, reveal, shuffled
from tests.engine.reveals import CASES, DEALS, NO_COMMITMENTS, PACK, REVEALED, sealed

DOCS = Path(__file__).parents[2] / "docs"
CHECKER = DOCS / "check_deal.py"


def digest(cards: tuple[str, ...]) -> str:
    return hashlib.sha256(" ".join(cards).encode()).hexdigest()


# The method, as docs/deals.md tells it


def vectors() -> str:
    return (DOCS / "deals.md").read_text(encoding="utf-8").partition("## Test vectors")[2]


@pytest.mark.parametrize("number", [1, 2, 1000])
def test_documented_test_vectors(number: int) -> None:
    block = re.search(rf"round {number} +seed(.*?)\n(\n|```)", vectors(), re.DOTALL)
    assert block
    cards = DEALS.shuffled(number, PACK)
    assert DEALS.round_seed(number).hex() in block[1]
    assert " ".join(cards[:15]) + " ..." in block[1]
    assert digest(cards) in block[1]
    assert f"commitment  {DEALS.commitment().hex()}" in vectors()


def test_documented_numbered_deal() -> None:
    deals = Deals.numbered(1)
    block = vectors().partition("Numbered deal 1")[2]
    for figure in (deals.seed, deals.commitment(), deals.round_seed(1)):
        assert figure.hex() in block
    assert digest(deals.shuffled(1, PACK)) in block


def test_a_deal_holds_every_card_of_the_pack_once() -> None:
    assert Counter(DEALS.shuffled(1, PACK)) == Counter(PACK)


@pytest.mark.parametrize("cards", [(), ("KH",)])
def test_shuffling_fewer_than_two_cards(cards: tuple[str, ...]) -> None:
    assert DEALS.shuffled(1, cards) == cards


def test_numbers_that_would_favour_some_cards_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of the 2**32 numbers is skipped for three cards: it would favour the first.

    The last of a, b, c changes places with the card at 1, the next one with the card at 0.
    """
    words = [2**32 - 1, 2**32 - 1, 1, 2**32 - 2]
    monkeypatch.setattr(deal, "_words", lambda *_: iter(words))
    assert shuffled(bytes(32), "", 1, (), ("a", "b", "c")) == ("c", "a", "b")
    words[:] = [2**32 - 2, 0]
    assert shuffled(bytes(32), "", 1, (), ("a", "b", "c")) == ("b", "a", "c"), "this one is not skipped"


# What binds a deal


def test_commitment_of_a_round_is_the_seed_of_the_round_before() -> None:
    assert DEALS.commitment(1) == hashlib.sha256(DEALS.round_seed(1)).digest()
    for number in range(2, 20):
        assert DEALS.commitment(number) == DEALS.round_seed(number - 1)
        assert DEALS.commitment(number) == hashlib.sha256(DEALS.round_seed(number)).digest()


@pytest.mark.parametrize("number", [0, -1, ROUNDS + 1])
def test_rounds_outside_the_chain_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="rounds 1 to 1000"):
        DEALS.round_seed(number)


def test_deals_published_up_to_a_round_give_away_no_later_one() -> None:
    published = DEALS.until(7)
    assert [published.shuffled(number, PACK) for number in (1, 7)] == [
        DEALS.shuffled(number, PACK) for number in (1, 7)
    ]
    assert (published.seed, published.commitment()) == (DEALS.round_seed(7), DEALS.commitment())
    with pytest.raises(ValueError, match="rounds 1 to 7"):
        published.round_seed(8)


@pytest.mark.parametrize(
    "other",
    [
        DEALS._replace(seed=bytes(32)),
        DEALS._replace(table="QK7RM3"),
        DEALS._replace(players=("ada's join", "zoe")),
        DEALS._replace(players=("Zoë ♠", "ada's join")),
        DEALS._replace(players=("ada's join", "Zoë ♠", "")),
        DEALS._replace(table="QK7RM2ada's join", players=("", "Zoë ♠")),
    ],
    ids=["seed", "table", "a player's seed", "their order", "one more", "where one text ends"],
)
def test_the_shuffle_depends_on_every_input(other: Deals) -> None:
    assert other.shuffled(1, PACK) != DEALS.shuffled(1, PACK)


def test_rounds_differ() -> None:
    assert len({DEALS.shuffled(number, PACK) for number in range(1, 50)}) == 49


def test_the_seed_does_not_reach_a_log() -> None:
    assert DEALS.seed.hex() not in repr(DEALS)
    assert repr(DEALS.seed) not in repr(DEALS)


# Numbered deals


def test_the_hundred_numbered_deals_differ() -> None:
    deals = [Deals.numbered(number) for number in range(1, 101)]
    assert len({each.shuffled(1, PACK) for each in deals}) == 100
    assert {(each.table, each.players) for each in deals} == {("", ())}


def test_guided_rounds_have_deals_of_their_own() -> None:
    assert Deals.numbered(1001).seed == hashlib.sha256(b"cardroom lesson deal 1001").digest()
    assert Deals.numbered(10_000).seed == hashlib.sha256(b"cardroom lesson deal 10000").digest()
    assert [number for number in (None, 0, 100, 1000, 1001, 10_000, 10_001) if is_lesson_deal(number)] == [1001, 10_000]


@pytest.mark.parametrize("number", [0, 101, 1000, 10_001, -3])
def test_other_deal_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 100"):
        Deals.numbered(number)


# Fairness. Two tests, because each misses what the other sees, as the unfair shuffles below show

SAMPLE = 3000
CARDS = tuple(str(card) for card in range(52))


def chi_square(counts: Counter[int], cells: int) -> float:
    """Return the deviation of counts from uniform, in standard deviations of chi-square with ``cells`` cells."""
    expected = counts.total() / cells
    square = sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected
    return float((square - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


def places(orders: list[list[int]]) -> float:
    """Return how far cards are from equally likely in every position, in standard deviations."""
    return chi_square(Counter(52 * card + place for order in orders for place, card in enumerate(order)), 52 * 52)


def gaps(orders: list[list[int]]) -> float:
    """Return how far the distances between neighbours are from equally likely, in standard deviations."""
    return chi_square(Counter((b - a) % 52 - 1 for order in orders for a, b in pairwise(order)), 51)


def ours(table: int) -> list[int]:
    deals = Deals(hashlib.sha256(str(table).encode()).digest(), str(table), ())
    return [int(card) for card in deals.shuffled(ROUNDS, CARDS)]


def naive(chance: random.Random) -> list[int]:
    """Swap every card with any other, which is not a fair shuffle."""
    order = list(range(52))
    for place in range(52):
        other = chance.randrange(52)
        order[place], order[other] = order[other], order[place]
    return order


def riffled(chance: random.Random) -> list[int]:
    """Return a pack after seven riffle shuffles."""
    order = list(range(52))
    for _ in range(7):
        left = [chance.random() < 0.5 for _ in order]
        one, two = iter(order[: sum(left)]), iter(order[sum(left) :])
        order = [next(one) if from_left else next(two) for from_left in left]
    return order


def test_our_shuffle_passes_both_statistical_tests() -> None:
    orders = [ours(table) for table in range(SAMPLE)]
    assert abs(places(orders)) < 4
    assert abs(gaps(orders)) < 4


def test_a_naive_shuffle_fails_the_position_test() -> None:
    chance = random.Random(1)
    assert places([naive(chance) for _ in range(SAMPLE)]) > 10


def test_seven_riffles_fail_the_gap_test() -> None:
    chance = random.Random(1)
    assert gaps([riffled(chance) for _ in range(SAMPLE)]) > 10


# Reveal and check


def test_a_reveal_contains_what_is_needed_to_deal_its_rounds_again() -> None:
    assert reveal(DEALS, PACK, rounds=[2]) == {
        "version": "cardroom-deal-1",
        "table": DEALS.table,
        "commitment": hashlib.sha256(DEALS.round_seed(1)).hexdigest(),
        "players": list(DEALS.players),
        "pack": list(PACK),
        "rounds": [{"round": 2, "seed": DEALS.round_seed(2).hex(), "cards": list(DEALS.shuffled(2, PACK))}],
    }


def test_the_last_round_of_the_chain_can_be_checked() -> None:
    assert check(reveal(DEALS, PACK, [ROUNDS])) == []


@pytest.mark.parametrize("cards", [pack(4, 8), ("2C", "3C", "2C"), ("2C", "2C", "2C", "2C")])
def test_a_pack_is_in_order_with_one_of_each_card_then_the_second_ones_and_so_on(cards: tuple[str, ...]) -> None:
    assert check(reveal(DEALS, cards, [1])) == []


def test_a_reveal_contains_no_later_seed() -> None:
    text = json.dumps(REVEALED)
    assert DEALS.seed.hex() not in text
    assert DEALS.round_seed(4).hex() not in text


@pytest.mark.parametrize("name", CASES)
def test_check_names_every_problem(name: str) -> None:
    revealed, problems, noted = CASES[name]
    assert check(json.loads(json.dumps(revealed)), Noted.parse(noted) if noted else None) == problems


def test_a_problem_prints_as_one_line() -> None:
    assert str(Problem("cards", 2)) == "round 2: cards"
    assert str(Problem("form", detail="table")) == "form table"


def test_parsing_a_noted_commitment() -> None:
    assert Noted.parse(sealed(1)) == Noted(DEALS.commitment(1), 1)
    assert Noted.parse(f"{sealed(1000)}@1000") == Noted(DEALS.commitment(1000), 1000)


@pytest.mark.parametrize("typed", NO_COMMITMENTS)
def test_malformed_commitments_are_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="not a commitment"):
        Noted.parse(typed)


# The checker that stands alone. Its verdicts are compared in tests/bot/test_verify.py


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """Return the names that the checker defines."""
    names: dict[str, Any] = {"__name__": "check_deal"}
    exec(CHECKER.read_text(encoding="utf-8"), names)
    return names


@given(
    table=st.text(max_size=20),
    players=st.lists(st.text(max_size=20), max_size=4),
    seed=st.binary(min_size=32, max_size=32),
)
def test_the_standalone_checker_deals_the_same_cards(
    alone: dict[str, Any], table: str, players: list[str], seed: bytes
) -> None:
    deals = Deals(seed, table, tuple(players))
    assert alone["deal"](deals.round_seed(997), table, 997, players, PACK) == list(deals.shuffled(997, PACK))


def test_the_cut_is_a_separate_shuffle_of_round_zero() -> None:
    cards = marked(pack(2))
    assert DEALS.cut(cards) == shuffled(DEALS.round_seed(1), DEALS.table, 0, DEALS.players, cards)
    assert DEALS.cut(cards) != DEALS.shuffled(1, cards)
