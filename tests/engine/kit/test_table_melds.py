"""Sets and runs of two packs with jokers, against a plain second implementation on random hands."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from engine.cards import JOKER, SUITS, Card, pack, rank, suit
from engine.kit.table_melds import Meld, arranged, cards_spelt, exchanged, extended, melds_in, read
from tests.cards import parse
from tests.examples import in_soak

LINE = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
amounts = pytest.mark.parametrize("amount", [300, in_soak(100_000)])


def runs() -> Iterator[tuple[Card, ...]]:
    """Yield every run without jokers, of thirteen cards at most."""
    for first, end in combinations(range(len(LINE) + 1), 2):
        if 3 <= end - first <= 13:
            yield from (tuple(name + letter for name in LINE[first:end]) for letter in SUITS)


RUNS = {size: [run for run in runs() if len(run) == size] for size in range(3, 14)}


def plain_runs(cards: Sequence[Card]) -> set[tuple[Card, ...]]:
    """Return the runs, with jokers in their places, that are made of exactly these cards."""
    naturals = Counter(card for card in cards if card != JOKER)
    found = set()
    for run in RUNS.get(len(cards), ()) if sum(naturals.values()) >= 2 else ():
        if not naturals - Counter(run):
            found.add(tuple(card if card in naturals else JOKER for card in run))
    return found


def is_plain_set(cards: Sequence[Card]) -> bool:
    """Return whether cards are a set: one rank, different suits, at most four cards, and at most one joker."""
    naturals = [card for card in cards if card != JOKER]
    alike = len({rank(card) for card in naturals}) == 1
    apart = len({suit(card) for card in naturals}) == len(naturals) >= 2
    return alike and apart and 3 <= len(cards) <= 4 and len(cards) - len(naturals) <= 1


def hands(amount: int, size: int) -> Iterator[list[Card]]:
    """Yield random hands of two packs with four jokers, dealt from few ranks or suits, which have many melds."""
    chance = random.Random(amount)
    for number in range(amount):
        cards = list(pack(2, 4))
        if number % 2:
            low = chance.randrange(11)
            ranks = {*LINE[low : low + 4], JOKER}
            cards = [card for card in cards if rank(card) in ranks]
        else:
            cards = [card for card in cards if suit(card) in ("", "H")]
        yield chance.sample(cards, chance.randrange(3, size + 1))


@amounts
def test_what_cards_can_be(amount: int) -> None:
    for hand in hands(amount, 6):
        found = read(hand)
        assert {meld.cards for meld in found if meld.low} == plain_runs(hand)
        assert any(not meld.low for meld in found) == is_plain_set(hand)
        assert all(Counter(meld.cards) == Counter(hand) and cards_spelt(meld.spelt) == meld.cards for meld in found)


@pytest.mark.soak
@amounts
def test_melds_in_a_hand_are_all_its_parts_that_are_melds(amount: int) -> None:
    for hand in hands(amount // 3, 7):
        naturals = {card for card in hand if card != JOKER}
        expected = set()
        for size in range(3, len(hand) + 1):
            for chosen in combinations(hand, size):
                if is_plain_set(chosen):
                    expected.add(tuple(sorted(chosen)))
                expected |= {run for run in plain_runs(chosen) if not hidden_natural(run, naturals)}
        found = list(melds_in(hand))
        assert {meld.cards if meld.low else tuple(sorted(meld.cards)) for meld in found} == expected
        assert len(set(found)) == len(found)
        for card in hand:
            assert set(melds_in(hand, card)) == {meld for meld in found if card in meld.cards}


def hidden_natural(run: tuple[Card, ...], naturals: set[Card]) -> bool:
    """Return whether a joker of a run stands for a card that the hand holds."""
    [meld] = [each for each in read(run) if each.cards == run]
    return any(card == JOKER and face in naturals for card, face in zip(run, meld.faces, strict=True))


@amounts
def test_melds_grow_by_one_card_as_by_reading_them_anew(amount: int) -> None:
    chance = random.Random(amount)
    for hand in hands(amount, 5):
        for meld, card in product(read(hand), [JOKER, chance.choice(pack()), chance.choice(pack())]):
            whole = [each for each in read((*meld.cards, card)) if lies_in(meld, each)]
            assert set(extended(meld, card)) == set(whole)
            after = exchanged(meld, card)
            if after:
                assert Counter(after.cards) == Counter(meld.cards) - Counter([JOKER]) + Counter([card])
                assert meld.low == after.low and after in read(after.cards)


def lies_in(meld: Meld, other: Meld) -> bool:
    """Return whether a run keeps the order of its cards in a meld that is one card longer; a set always does."""
    return not meld.low or meld.cards in (other.cards[1:], other.cards[:-1])


@amounts
def test_the_best_arrangement(amount: int) -> None:
    def best(hand: Counter[Card]) -> int:
        cards = [*hand.elements()]
        parts = {chosen for size in range(3, len(cards) + 1) for chosen in combinations(cards, size)}
        melds = [chosen for chosen in parts if read(chosen)]
        return max((len(meld) + best(hand - Counter(meld)) for meld in melds), default=0)

    for hand in hands(amount // 10, 8):
        melds = arranged(hand, lambda meld: len(meld.cards))
        used = Counter(card for meld in melds for card in meld.cards)
        assert not used - Counter(hand)
        assert used.total() == best(Counter(hand))


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("5H JK 4H", ["4H5H*", "*4H5H"]),
        ("AH JK 3H", ["AH*3H"]),
        ("QH KH JK", ["QHKH*", "*QHKH"]),
        ("KH AH JK", ["*KHAH"]),
        ("KH AH 2H", []),
        ("7C JK 7D", ["7C7D*"]),
        ("7C JK JK", []),
        ("7C 7D JK JK", []),
        ("7C 8C JK JK", ["7C8C**", "*7C8C*", "**7C8C"]),
    ],
)
def test_where_jokers_stand(cards: str, melds: list[str]) -> None:
    assert [meld.spelt for meld in read(parse(cards))] == melds
