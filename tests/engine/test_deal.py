"""Deals: the published method, what it binds, that it is fair, and that anyone can check a reveal."""

from __future__ import annotations

import copy
import hashlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import marked, pack
from engine.deal import ROUNDS, Deals, Problem, check, reveal, shuffled

PACK = pack(packs=2, jokers=4)
DEALS = Deals(bytes(range(32)), "QK7RM2", ("ada's join", "Zoë ♠"))
DOCS = Path(__file__).parents[2] / "docs"
CHECKER = DOCS / "check_deal.py"


def digest(cards: tuple[str, ...]) -> str:
    return hashlib.sha256(" ".join(cards).encode()).hexdigest()


# The method, as docs/deals.md tells it


def vectors() -> str:
    return (DOCS / "deals.md").read_text(encoding="utf-8").partition("## Test vectors")[2]


@pytest.mark.parametrize("number", [1, 2, 1000])
def test_the_documented_vectors_are_what_is_dealt(number: int) -> None:
    block = re.search(rf"round {number} +seed(.*?)\n(\n|```)", vectors(), re.DOTALL)
    assert block
    cards = DEALS.shuffled(number, PACK)
    assert DEALS.round_seed(number).hex() in block[1]
    assert " ".join(cards[:15]) + " ..." in block[1]
    assert digest(cards) in block[1]
    assert f"commitment  {DEALS.commitment().hex()}" in vectors()


def test_the_documented_numbered_deal_is_what_is_dealt() -> None:
    deals = Deals.numbered(1)
    block = vectors().partition("Numbered deal 1")[2]
    for figure in (deals.seed, deals.commitment(), deals.round_seed(1)):
        assert figure.hex() in block
    assert digest(deals.shuffled(1, PACK)) in block


def test_a_deal_holds_every_card_of_the_pack_once() -> None:
    assert Counter(DEALS.shuffled(1, PACK)) == Counter(PACK)


@pytest.mark.parametrize("cards", [(), ("KH",)])
def test_fewer_cards_than_two_stay_as_they_are(cards: tuple[str, ...]) -> None:
    assert DEALS.shuffled(1, cards) == cards


# What binds a deal


def test_each_round_is_committed_to_by_the_seed_of_the_round_before() -> None:
    assert DEALS.commitment(1) == hashlib.sha256(DEALS.round_seed(1)).digest()
    for number in range(2, 20):
        assert DEALS.commitment(number) == DEALS.round_seed(number - 1)
        assert DEALS.commitment(number) == hashlib.sha256(DEALS.round_seed(number)).digest()


@pytest.mark.parametrize("number", [0, -1, ROUNDS + 1])
def test_a_game_has_no_rounds_outside_the_chain(number: int) -> None:
    with pytest.raises(ValueError, match="rounds 1 to 1000"):
        DEALS.round_seed(number)


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
def test_the_cards_depend_on_every_part(other: Deals) -> None:
    assert other.shuffled(1, PACK) != DEALS.shuffled(1, PACK)


def test_rounds_differ() -> None:
    assert len({DEALS.shuffled(number, PACK) for number in range(1, 50)}) == 49


def test_the_seed_does_not_reach_a_log() -> None:
    assert DEALS.seed.hex() not in repr(DEALS)
    assert repr(DEALS.seed) not in repr(DEALS)


# Numbered deals


def test_numbered_deals_are_a_hundred_different_ones_without_a_table_or_players() -> None:
    deals = [Deals.numbered(number) for number in range(1, 101)]
    assert len({each.shuffled(1, PACK) for each in deals}) == 100
    assert {(each.table, each.players) for each in deals} == {("", ())}


@pytest.mark.parametrize("number", [0, 101, -3])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 100"):
        Deals.numbered(number)


# Fairness. Two tests, for each misses what the other sees, as the unfair shuffles below show

SAMPLE = 3000
CARDS = tuple(str(card) for card in range(52))


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from equal, in standard deviations of chi-square with ``cells`` cells."""
    expected = counts.total() / cells
    square = sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected
    return float((square - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


def places(orders: list[list[int]]) -> float:
    """Whether every card is as likely at every place."""
    return chi_square(
        Counter(52 * card + place for order in orders for place, card in enumerate(order)), 52 * 52
    )


def gaps(orders: list[list[int]]) -> float:
    """Whether every distance between neighbours is as likely."""
    return chi_square(Counter((b - a) % 52 - 1 for order in orders for a, b in pairwise(order)), 51)


def ours(table: int) -> list[int]:
    deals = Deals(hashlib.sha256(str(table).encode()).digest(), str(table), ())
    return [int(card) for card in deals.shuffled(ROUNDS, CARDS)]


def naive(chance: random.Random) -> list[int]:
    """Every card changes places with any other, not only with those before it."""
    order = list(range(52))
    for place in range(52):
        other = chance.randrange(52)
        order[place], order[other] = order[other], order[place]
    return order


def riffled(chance: random.Random) -> list[int]:
    """Seven riffles: cut, and let the halves fall into each other."""
    order = list(range(52))
    for _ in range(7):
        left = [chance.random() < 0.5 for _ in order]
        one, two = iter(order[: sum(left)]), iter(order[sum(left) :])
        order = [next(one) if from_left else next(two) for from_left in left]
    return order


def test_our_shuffle_passes_both() -> None:
    orders = [ours(table) for table in range(SAMPLE)]
    assert abs(places(orders)) < 4
    assert abs(gaps(orders)) < 4


def test_a_naive_shuffle_fails_the_first() -> None:
    chance = random.Random(1)
    assert places([naive(chance) for _ in range(SAMPLE)]) > 10


def test_seven_riffles_fail_the_second() -> None:
    chance = random.Random(1)
    assert gaps([riffled(chance) for _ in range(SAMPLE)]) > 10


# Reveal and check

REVEALED = reveal(DEALS, PACK, [1, 2, 3])


def test_an_honest_reveal_has_no_problem() -> None:
    assert check(json.loads(json.dumps(REVEALED))) == []


def test_a_reveal_tells_nothing_of_later_rounds() -> None:
    text = json.dumps(REVEALED)
    assert DEALS.seed.hex() not in text
    assert DEALS.round_seed(4).hex() not in text


def tampered(*path: str | int, value: object) -> dict[str, Any]:
    revealed: Any = copy.deepcopy(REVEALED)
    part = revealed
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return revealed  # type: ignore[no-any-return]


def swapped(cards: list[str]) -> list[str]:
    return [cards[1], cards[0], *cards[2:]]


every_round = [Problem("cards", number) for number in (1, 2, 3)]
CASES: dict[str, tuple[dict[str, Any], list[Problem]]] = {
    "another method": (tampered("version", value="other"), [Problem("version", detail="other")]),
    "another commitment": (
        tampered("commitment", value="00" * 32),
        [Problem("commitment", number) for number in (1, 2, 3)],
    ),
    "cards that were not dealt": (
        tampered("rounds", 1, "cards", value=swapped(REVEALED["rounds"][1]["cards"])),
        [Problem("cards", 2)],
    ),
    "a seed chosen later": (
        tampered("rounds", 2, "seed", value="ab" * 32),
        [Problem("commitment", 3), Problem("cards", 3)],
    ),
    "another round's number": (
        tampered("rounds", 0, "round", value=2),
        [Problem("commitment", 2), Problem("cards", 2)],
    ),
    "another table": (tampered("table", value="other"), every_round),
    "a player's seed changed": (tampered("players", 0, value="eve"), every_round),
    "a pack stacked to suit the seed": (
        tampered("pack", value=swapped(REVEALED["pack"])),
        [Problem("pack"), *every_round],
    ),
}
MALFORMED: dict[str, tuple[dict[str, Any], list[Problem]]] = {
    "nothing": ({}, [Problem("version")]),
    "no rounds": (tampered("rounds", value=None), [Problem("form", detail="rounds")]),
    "half a character": (tampered("table", value="\ud800"), [Problem("form", detail="table")]),
    "players as one text": (tampered("players", value="ada"), [Problem("form", detail="players")]),
    "short commitment": (tampered("commitment", value="00"), [Problem("form", detail="commitment")]),
    "a round of no kind": (tampered("rounds", 0, value="one"), [Problem("form", detail="round")]),
    "round nought": (tampered("rounds", 0, "round", value=0), [Problem("form", detail="round")]),
    "a seed that is no number": (tampered("rounds", 0, "seed", value="xyz"), [Problem("form", 1, "seed")]),
}


@pytest.mark.parametrize("name", [*CASES, *MALFORMED])
def test_what_is_wrong_is_named(name: str) -> None:
    revealed, problems = (CASES | MALFORMED)[name]
    assert check(revealed) == problems


def test_a_problem_reads_as_a_line() -> None:
    assert str(Problem("cards", 2)) == "round 2: cards"
    assert str(Problem("form", detail="table")) == "form table"


# The checker that stands alone


def run_checker(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-S", "-X", "utf8", str(CHECKER), str(path), *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_checker_believes_an_honest_reveal(tmp_path: Path) -> None:
    path = tmp_path / "reveal.json"
    path.write_text(json.dumps(REVEALED))
    done = run_checker(path, REVEALED["commitment"].upper())
    assert done.returncode == 0, done.stdout + done.stderr
    assert "rounds [1, 2, 3] were dealt as committed to" in done.stdout


def test_the_checker_holds_the_file_against_the_commitment_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "reveal.json"
    path.write_text(json.dumps(REVEALED))
    done = run_checker(path, "00" * 32)
    assert done.returncode == 1
    assert "not the one that was shown" in done.stdout


@pytest.mark.parametrize("name", [*CASES, "nothing", "no rounds", "round nought", "a seed that is no number"])
def test_the_checker_agrees_on_what_is_wrong(name: str, tmp_path: Path) -> None:
    revealed, _ = (CASES | MALFORMED)[name]
    path = tmp_path / "reveal.json"
    path.write_text(json.dumps(revealed))
    done = run_checker(path)
    assert done.returncode == (2 if name in MALFORMED else 1)
    assert not done.stderr


@given(st.text(max_size=20), st.lists(st.text(max_size=20), max_size=4), st.binary(min_size=32, max_size=32))
def test_the_checker_deals_the_same_cards(table: str, players: list[str], seed: bytes) -> None:
    alone: dict[str, Any] = {"__name__": "check_deal"}
    exec(CHECKER.read_text(encoding="utf-8"), alone)
    deals = Deals(seed, table, tuple(players))
    assert alone["deal"](deals.round_seed(997), table, 997, players, PACK) == list(deals.shuffled(997, PACK))


MARKED = marked(pack(2))


def test_a_marked_pack_is_in_order_with_its_marks_and_not_otherwise(tmp_path: Path) -> None:
    honest = reveal(DEALS, MARKED, [1])
    changed = [card[:-1] if card.endswith("'") else card + "'" for card in MARKED]
    half = [card.rstrip("'") if card.startswith("K") else card for card in MARKED]
    path = tmp_path / "reveal.json"
    for order, right in ((MARKED, True), (changed, False), (half, False)):
        revealed = {**honest, "pack": list(order)}
        assert (Problem("pack") not in check(revealed)) == right
        path.write_text(json.dumps(revealed))
        assert ("not in pack order" not in run_checker(path).stdout) == right
    assert check(honest) == []


def test_the_cut_is_a_shuffle_of_its_own_and_the_same_in_every_round() -> None:
    assert DEALS.cut(MARKED) == shuffled(DEALS.round_seed(1), DEALS.table, 0, DEALS.players, MARKED)
    assert DEALS.cut(MARKED) != DEALS.shuffled(1, MARKED)
