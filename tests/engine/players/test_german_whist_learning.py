"""The endings in C have the tricks that the solver in Python finds, and repeat from a seed.

They need numpy and a C compiler.
"""

from __future__ import annotations

import ctypes
import random
from shutil import which

import pytest

from engine.cards import RANKS, SUITS, Card
from engine.kit.tricks import Duties, Order
from engine.players.german_whist import weights
from engine.players.german_whist.endings import Endings, numbers
from engine.players.german_whist.search import ENDINGS
from engine.players.kit.endgame import Endgame
from engine.players.kit.network import Network
from tests.oracles import NEEDED, oracle

np = oracle("numpy")
if not NEEDED and not which("cc"):
    pytest.skip("there is no C compiler", allow_module_level=True)

from tests.bench.tuning import german_whist, networks  # noqa: E402


def cards(hand: int) -> list[Card]:
    """Return the cards of a hand in C; clubs are trumps."""
    return [RANKS[number % 13] + SUITS[number // 13] for number in range(52) if hand >> number & 1]


def tricks_in_c(leader: int, other: int) -> int:
    """Return how many tricks the leader takes, as ``german_whist_endings.c`` has it."""
    found: int = german_whist.endings_library().tricks_of(ctypes.c_uint64(leader), ctypes.c_uint64(other))
    return found


def tricks_in_python(leader: int, other: int) -> float:
    """Return how many tricks the leader takes, as the advanced player finds out."""
    endgame = Endgame(Order(RANKS, SUITS[0]), Duties(), points=dict.fromkeys(RANKS, 1))
    solution = endgame.lead(cards(leader), cards(other))
    assert not solution.error
    return solution.least / 2


@pytest.mark.parametrize("size", [1, 4, 7, 13])
def test_endings_in_c_have_as_many_tricks_as_in_python(size: int) -> None:
    chance = random.Random(size)
    for _ in range(4 if size == 13 else 40):
        pack = [1 << number for number in chance.sample(range(52), 2 * size)]
        leader, other = sum(pack[:size]), sum(pack[size:])
        assert tricks_in_c(leader, other) == tricks_in_python(leader, other)


def test_endings_repeat_from_their_seed() -> None:
    one, same, other = (german_whist.solved(seed, 30) for seed in ("seed", "seed", "other"))
    assert one.leaders == same.leaders and np.array_equal(one.tricks, same.tricks)
    assert one.leaders != other.leaders
    for leader, hand in zip(one.leaders, one.others, strict=True):
        assert leader.bit_count() == hand.bit_count() == 13 and not leader & hand


def test_the_network_is_written_as_the_player_reads_it() -> None:
    assert networks.Weights.of(weights.ENDINGS).text() == weights.ENDINGS.strip()


def test_the_network_knows_most_winners_of_endings_that_it_never_saw() -> None:
    found = german_whist.solved("fresh", 400)
    guessed = [ENDINGS.lead(*hands) for hands in zip(found.leaders, found.others, strict=True)]
    ahead = 2 * found.tricks - 13
    assert np.mean((np.array(guessed) > 0) == (ahead > 0)) > 0.89
    assert np.sqrt(np.mean((np.array(guessed) - ahead) ** 2)) < 1.6


def test_clues_of_a_few_rounds_can_be_fitted() -> None:
    reading = german_whist.read("seed", 3, Endings(weights.ENDINGS))
    assert reading == german_whist.read("seed", 3, Endings(weights.ENDINGS))
    assert any(reading)


def test_values_are_those_of_the_network() -> None:
    network, chance = Network(weights.ENDINGS), random.Random("hands")
    for _ in range(50):
        pack = [1 << number for number in chance.sample(range(52), 26)]
        leader, other = sum(pack[:13]), sum(pack[13:])
        assert ENDINGS.lead(leader, other) == pytest.approx(network.value(numbers(leader, other)), abs=1e-6)
