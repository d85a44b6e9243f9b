"""Sets and runs: by hand, and against a plain second implementation on random hands."""

from __future__ import annotations

import pytest

from engine.kit.sets_and_runs import ORDER, Runs, cards_of, mask_of, melds_of
from tests.cards import parse
from tests.engine.kit import plain_melds
from tests.engine.kit.random_hands import hands
from tests.examples import in_soak, sampled

WAYS: tuple[tuple[Runs, int], ...] = (("low", 1), ("both", 15), ("round", 15))
DEFAULT = 300
ways = pytest.mark.parametrize(("runs", "ace"), WAYS)
amounts = pytest.mark.parametrize(
    ("runs", "ace", "amount"),
    [*((*way, DEFAULT) for way in WAYS), in_soak(100_000, *WAYS[0])],
)


def arranged(hand: str, runs: Runs = "low", ace: int = 1) -> list[list[str]]:
    """Return the best arrangements, each meld as text."""
    best = melds_of(runs, ace).best(mask_of(parse(hand)))
    return [sorted(" ".join(cards_of(meld)) for meld in each.melds) for each in best]


def test_every_card_has_its_bit() -> None:
    assert cards_of(mask_of(ORDER)) == ORDER
    assert mask_of(()) == 0


@pytest.mark.parametrize(
    ("cards", "runs", "expected"),
    [
        ("7C 7D 7H", "low", True),
        ("7C 7D 7H 7S", "low", True),
        ("7C 7D", "low", False),
        ("7C 8C 9C", "low", True),
        ("7C 8C 9D", "low", False),
        ("7C 8C 10C", "low", False),
        ("AC 2C 3C", "low", True),
        ("QC KC AC", "low", False),
        ("QC KC AC", "both", True),
        ("AC 2C 3C", "both", True),
        ("KC AC 2C", "both", False),
        ("KC AC 2C", "round", True),
        ("QC KC AC 2C 3C", "round", True),
    ],
)
def test_what_is_a_meld(cards: str, runs: Runs, expected: bool) -> None:
    assert melds_of(runs).is_meld(mask_of(parse(cards))) == expected


@pytest.mark.parametrize(
    ("hand", "deadwood", "melds"),
    [
        ("2C 4D 6H 8S 10C QD KH 3S 5H 7C", 65, [[]]),
        ("3C 4C 5C 5D 5H 5S KD", 10, [["3C 4C 5C", "5D 5H 5S"]]),
        ("4C 5C 6C 7C 7D 7H 7S", 0, [["4C 5C 6C", "7C 7D 7H 7S"], ["4C 5C 6C 7C", "7D 7H 7S"]]),
        ("3C 4C 5C 6C 7C 8C", 0, [["3C 4C 5C 6C 7C 8C"]]),
        ("AC AD AH 2C 3C", 2, [["AC 2C 3C"]]),
    ],
)
def test_best_arrangements(hand: str, deadwood: int, melds: list[list[str]]) -> None:
    assert melds_of().deadwood(mask_of(parse(hand))) == deadwood
    assert sorted(arranged(hand)) == melds


def test_unmelded_aces_count_more_where_they_are_high() -> None:
    assert [melds_of(runs, ace).deadwood(mask_of(parse("AC KC 2C 9D"))) for runs, ace in WAYS] == [22, 36, 9]


def test_laying_off_makes_room_for_more() -> None:
    theirs = [mask_of(parse("7C 8C 9C")), mask_of(parse("4D 4H 4S"))]
    _, laid, left = melds_of().best_laying_off(mask_of(parse("4C 5C 6C 10C JC KH")), theirs)
    assert [cards_of(each) for each in laid] == [parse("10C JC"), parse("4C")] or left == 10
    assert left == 10


def test_melds_are_rearranged_to_lay_off() -> None:
    """Three sevens as a set would break the run of hearts; instead, the seven of clubs joins the opponent's run."""
    own, laid, left = melds_of().best_laying_off(mask_of(parse("7C 7D 7H 8H 9H")), [mask_of(parse("8C 9C 10C"))])
    assert [cards_of(meld) for meld in own.melds] == [parse("7H 8H 9H")]
    assert (cards_of(laid[0]), left) == (parse("7C"), 7)


def test_card_for_a_set_and_a_run_joins_the_run_where_more_follow() -> None:
    theirs = [mask_of(parse("7C 7D 7H")), mask_of(parse("9S 10S JS"))]
    _, laid, left = melds_of().best_laying_off(mask_of(parse("6S 7S 8S KD")), theirs)
    assert left == 10 and not sum(laid)
    _, laid, left = melds_of().best_laying_off(mask_of(parse("7S 8S 5S KD")), theirs)
    assert (cards_of(laid[1]), left) == (parse("7S 8S"), 15)


@sampled
@amounts
def test_least_deadwood_agrees(runs: Runs, ace: int, amount: int) -> None:
    melds, plain = melds_of(runs, ace), plain_melds.all_melds(runs)
    for (hand,) in hands(amount, 10):
        ordered = sorted(hand, key=plain_melds.by_suit)
        assert melds.deadwood(mask_of(hand)) == plain_melds.least_deadwood(ordered, plain, ace), hand


@ways
def test_arrangements_agree(runs: Runs, ace: int) -> None:
    """All arrangements are found, once adjoining runs are taken as one."""
    melds, plain = melds_of(runs, ace), plain_melds.all_melds(runs)
    for (hand,) in hands(DEFAULT // 5, 11):
        found = {
            frozenset(frozenset(cards_of(meld)) for meld in each.melds) for each in melds.arrangements(mask_of(hand))
        }
        every = {
            own
            for own in plain_melds.arrangements(hand, plain)
            if not any(one | other in plain for one in own for other in own if one != other)
        }
        assert found == every, hand


@sampled
@amounts
def test_laying_off_agrees(runs: Runs, ace: int, amount: int) -> None:
    melds, plain = melds_of(runs, ace), plain_melds.all_melds(runs)
    for theirs, mine in hands(amount, 11, 10):
        shown = melds.best(mask_of(theirs))[-1].melds
        own, laid, left = melds.best_laying_off(mask_of(mine), shown)
        assert all(melds.is_meld(meld | more) for meld, more in zip(shown, laid, strict=True))
        assert melds.points(mask_of(mine) & ~own.cards & ~sum(laid)) == left
        laid_out = [frozenset(cards_of(meld)) for meld in shown]
        assert left == plain_melds.least_after_laying_off(mine, laid_out, plain, ace), (mine, shown)
