"""The presets ``samba`` and ``bolivia``: three packs, sequences, several melds of a rank, melds of wild cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.players import choose

from .table import ME, YOU, canasta_round, do, kinds, legal, lines, refused, seen
from .table import table as any_table

KINGS = "KC KC KD KD KH KH KS"
QUEENS = "QC QC QD QD QH QH QS"
SAMBA = "4H 5H 6H 7H 8H 9H 10H"


def table(hand: str, preset: str = "samba", **setting: Any) -> CanastaRound:
    return any_table(hand, preset=preset, **setting)


def melds(state: CanastaRound) -> list[str]:
    return [f"{meld.name or meld.rank}:{len(meld.cards)}" for meld in seen(state).melds[ME]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_deal(seats: int) -> None:
    game = Game(CanastaRules.of("samba"), seats, Deals.numbered(1))
    assert canasta_round(game).counts == [15] * seats
    assert sum(1 for _ in game.round.cards()) == 162
    assert canasta_round(game).rules.cards_drawn == 2 and game.target == 10_000


# sequences


@pytest.mark.parametrize(
    "cards", ["4H 5H 6H", "QS KS AS", "8D 9D 10D JD", "4C 5C 6C 7C 8C 9C 10C"], ids=["low", "high", "of four", "seven"]
)
def test_three_to_seven_cards_of_a_suit_are_a_sequence(cards: str) -> None:
    state = table(f"{cards} 4D 4S", mine="8C 8D 8S", drawn=True)
    events = do(state, f"meld {cards}")
    assert events[0].kind == "melded" and events[0].target == cards[-1] and events[0].cards == tuple(cards.split())


@pytest.mark.parametrize(
    ("hand", "meld"),
    [
        pytest.param("4H 5H", "4H 5H", id="two cards"),
        pytest.param("4H 5H 6D", "4H 5H 6D", id="two suits"),
        pytest.param("4H 5H 7H", "4H 5H 7H", id="a gap"),
        pytest.param("4H 5H 2H", "4H 5H 2H > H", id="a wild card"),
        pytest.param("4H 5H 5H 6H", "4H 5H 5H 6H", id="a card twice"),
        pytest.param("KH AH 4H", "KH AH 4H", id="round the corner"),
        pytest.param("3H 4H 5H", "3H 4H 5H", id="a three"),
    ],
)
def test_cards_that_are_not_a_sequence_are_refused(hand: str, meld: str) -> None:
    state = table(f"{hand} 9C 9D", mine="8C 8D 8S", drawn=True)
    assert refused(state, f"meld {meld}")[0] in ("no-sequence", "which-meld", "one-rank", "not-in-hand", "no-such-meld")


def test_sequences_are_an_option() -> None:
    assert refused(any_table("4H 5H 6H 9C 9D", mine="8C 8D 8S", drawn=True), "meld 4H 5H 6H")[0] == "one-rank"


def test_a_sequence_grows_at_its_ends_and_closes_at_seven() -> None:
    state = table("7H 8H 9H 10H JH 4C 5C", mine="4H 5H 6H", drawn=True)
    assert kinds(do(state, "meld 7H")) == ["added"]
    assert kinds(do(state, "meld 8H 9H 10H")) == ["added", "sequence-canasta"]
    assert melds(state) == ["H:7"]
    assert refused(state, "meld JH > H")[0] == "no-sequence"


def test_refusal_names_only_the_missing_cards_of_a_sequence() -> None:
    state = table("7H 9H 4C 5C", mine="8C 8D 8S", drawn=True)
    assert refused(state, "meld 7H 8H 9H 10H") == ("not-in-hand", {"cards": ("8H", "10H")})


def test_second_sequence_of_a_suit_has_its_own_name() -> None:
    state = table("4H 5H 6H 4C 5C", mine=SAMBA, drawn=True)
    assert "4H 5H 6H > H+" in legal(state, "meld")
    do(state, "meld 4H 5H 6H > H+")
    assert melds(state) == ["H:7", "H-2:3"]


def test_sequence_counts_toward_the_initial_meld() -> None:
    state = table("QS KS AS 10C 10D 10H 4C 5C", drawn=True)
    assert "QS KS AS > S" in legal(state, "meld"), "40, and 30 more of the tens"
    state = table("QS KS AS 10C 10D 4C 5C", drawn=True)
    assert refused(state, "meld QS KS AS") == ("initial-meld", {"needs": 50, "reach": 40})
    state = table("4S 5S 6S 8C 9C 10C 4D 9D", drawn=True, score=-5)
    assert legal(state, "meld") == {"4S 5S 6S > S", "8C 9C 10C > C"}


# several melds of a rank


def test_shorter_sequence_leaves_a_card_to_the_initial_meld() -> None:
    # 6H to 9H are 30 points. Without the nine, they are 20, and three nines are 30 more.
    state = table("6H 7H 8H 9H 9C 9D KS QC 4D", drawn=True)
    assert seen(state).opening_reach == 50
    do(state, "meld 6H 7H 8H", "meld 9H 9C 9D")
    assert state.opened[ME]


def test_shorter_sequence_leaves_the_cards_to_keep() -> None:
    # Kings, and all of the sequence but the two cards to keep.
    assert seen(table("4H 5H 6H 7H 8H KS KC KD", drawn=True)).opening_reach == 50


def test_side_may_have_two_melds_of_a_rank() -> None:
    state = table("KH KS KD 4C 5C", mine="KC KC KD", drawn=True)
    assert {"KD > K", "KD KH KS > K", "KD KH KS > K+"} <= legal(state, "meld")
    do(state, "meld KH KS KD > K+")
    assert melds(state) == ["K:3", "K-2:3"]
    state = table("KH 4C 5C", mine="KC KC KD, KH KS KD", drawn=True)
    do(state, "meld KH > K-2")
    assert melds(state) == ["K:3", "K-2:4"]
    assert refused(table("KH KS KD 4C 5C", mine="KC KC KD", drawn=True), "meld KH > K-2")[0] == "no-such-meld"


def test_one_meld_of_a_rank_is_an_option() -> None:
    state = table("KH KS KD 4C 5C", mine="KC KC KD", drawn=True, melds_of_a_rank="one")
    assert "KD KH KS > K+" not in legal(state, "meld")
    assert refused(state, "meld KH KS KD > K+")[0] == "no-such-meld"


@pytest.mark.parametrize(("wild", "code"), [("2C 2D", None), ("2C 2D JK", "too-many-wild")])
def test_two_wild_cards_in_a_meld(wild: str, code: str | None) -> None:
    state = table(f"KH KC KD {wild} 4C 5C", mine="8C 8D 8S", drawn=True)
    if code:
        assert refused(state, f"meld KH KC KD {wild} > K")[0] == code
    else:
        do(state, f"meld KH KC KD {wild} > K")


# the pile


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        pytest.param("KH KS 4C 5C", "8C 8D 8S", "KD", {"KH KS > K"}, id="a pair"),
        pytest.param("KH 2C 4C 5C", "8C 8D 8S", "KD", set(), id="not with a wild card"),
        pytest.param("4C 5D", "KC KC KH", "KD", {" > K"}, id="onto a meld of fewer than seven"),
        pytest.param("4C 5D", KINGS, "KD", set(), id="not onto a canasta"),
        pytest.param("4C 5D", "8H 9H 10H", "JH", {" > H"}, id="onto a sequence"),
        pytest.param("4C 5D", "8H 9H 10H", "7H", {" > H"}, id="below it"),
        pytest.param("4C 5D", "8H 9H 10H", "QH", set(), id="not beyond a gap"),
        pytest.param("4C 5D", "8H 9H 10H", "2C JH", set(), id="not from a frozen pile"),
        pytest.param("4C 5D", SAMBA, "JH", set(), id="not onto a closed one"),
        pytest.param("5H 6H", "8C 8D 8S", "4H", set(), id="no new sequence with it"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


def test_the_upcard_joins_a_sequence_and_the_rest_follows() -> None:
    state = table("4C 5D", mine="8H 9H 10H", pile="9C JH")
    assert kinds(do(state, "take > H")) == ["took-pile", "added", "received"]
    assert melds(state) == ["H:4"] and state.counts[ME] == 3
    state = table("4C 5D", mine="8H 9H 10H", pile="9C JH")
    do(state, "take", "meld JH > H")
    assert melds(state) == ["H:4"]


# the end


@pytest.mark.parametrize(
    ("preset", "mine", "allowed"),
    [
        ("samba", f"{KINGS}, {QUEENS}", True),
        ("samba", f"{KINGS}, {SAMBA}", True),
        ("samba", KINGS, False),
        ("bolivia", f"{KINGS}, {QUEENS}", False),
        ("bolivia", f"{KINGS}, {SAMBA}", True),
        ("bolivia", f"{SAMBA}, {SAMBA}", True),
    ],
)
def test_canastas_to_go_out(preset: str, mine: str, allowed: bool) -> None:
    state = table("8D 4C", preset, mine=f"{mine}, 8C 8D 8S", drawn=True)
    if allowed:
        assert kinds(do(state, "meld 8D", "discard 4C"))[-1] == "went-out"
        assert lines(state)["going-out"] == 200
    else:
        assert refused(state, "meld 8D")[0] == "keep-cards"


# bolivia's wild cards


def test_melds_of_wild_cards_in_bolivia() -> None:
    state = table("2C 2D JK 4C 5C", "bolivia", mine="8C 8D 8S", drawn=True)
    do(state, "meld 2C 2D JK > wild")
    assert melds(state) == ["8:3", "wild:3"]
    assert refused(table("2C 2D JK 4C 5C", mine="8C 8D 8S", drawn=True), "meld 2C 2D JK > wild")[0] == "no-wild-melds"


# scoring


@pytest.mark.parametrize(
    ("preset", "mine", "threes", "expected"),
    [
        pytest.param("samba", SAMBA, "", {"cards-melded": 50, "sequence-canastas": 1500}, id="a samba"),
        pytest.param("bolivia", SAMBA, "", {"cards-melded": 50, "sequence-canastas": 1500}, id="an escalera"),
        pytest.param(
            "bolivia", "2C 2C 2D 2D JK JK JK", "", {"cards-melded": 230, "wild-canasta": 2500}, id="a bolivia"
        ),
        pytest.param(
            "samba",
            f"{KINGS}, {SAMBA}",
            "3H",
            {"cards-melded": 120, "natural-canastas": 500, "sequence-canastas": 1500, "red-threes": 100},
            id="a red three with two canastas",
        ),
        pytest.param(
            "samba", KINGS, "3H 3D", {"cards-melded": 70, "natural-canastas": 500, "red-threes": -200}, id="with one"
        ),
        pytest.param(
            "samba",
            f"{KINGS}, {QUEENS}",
            "3H 3H 3H 3D 3D 3D",
            {"cards-melded": 140, "natural-canastas": 1000, "red-threes": 1000},
            id="all six",
        ),
    ],
)
def test_scoring(preset: str, mine: str, threes: str, expected: dict[str, int]) -> None:
    assert lines(table("4C", preset, mine=mine, threes=threes)) == {**expected, "cards-in-hand": -5}


@pytest.mark.parametrize(("preset", "cost"), [("samba", -10), ("bolivia", -200)])
def test_black_threes_left_in_hand(preset: str, cost: int) -> None:
    assert lines(table("3C 3S", preset))["cards-in-hand"] == cost


@pytest.mark.parametrize(
    ("score", "minimum"), [(-5, 15), (0, 50), (1500, 90), (3000, 120), (6995, 120), (7000, 150), (12000, 150)]
)
def test_minimum(score: int, minimum: int) -> None:
    assert table("4C", score=score).minimums[ME] == minimum


def test_sequence_can_be_undone() -> None:
    state = table("7H 8H 4C 5C", mine="4H 5H 6H", drawn=True)
    do(state, "meld 7H", "meld 8H", "undo > turn")
    assert melds(state) == ["H:3"] and state.counts[ME] == 4
    state = table("9H 10H JH 4C 5C", mine="4H 5H 6H", drawn=True)
    do(state, "meld 9H 10H JH > H+", "undo > action")
    assert melds(state) == ["H:3"] and seen(state, YOU).melds[ME][0].sequence


# discards


@pytest.mark.parametrize(("preset", "listed"), [("samba", {"8D", "8H", "KC"}), ("bolivia", {"8D", "8H", "KC"})])
def test_a_discard_of_each_suit_is_listed_where_sequences_are_played(preset: str, listed: set[str]) -> None:
    state = table("8H 8D 8D KC", preset, drawn=True)
    assert {action.cards[0] for action in state.legal(0) if action.kind == "discard"} == listed
    plain = any_table("8H 8D 8D KC", drawn=True)
    assert [action.cards[0] for action in plain.legal(0) if action.kind == "discard"] == ["8D", "KC"]


@pytest.mark.parametrize("level", ["advanced", "expert", "master"])
@pytest.mark.parametrize("preset", ["samba", "bolivia"])
@pytest.mark.parametrize(("kept", "others"), [("C", "DHDH"), ("D", "SCHC"), ("H", "SDSC"), ("S", "CDHC")])
def test_computers_discard_the_suit_that_sequences_need_least(preset: str, level: str, kept: str, others: str) -> None:
    """The hand holds four of five ranks in one suit, and each of them once more in another."""
    hand = " ".join(f"{rank}{kept} {rank}{other}" for rank, other in zip("5689", others, strict=True))
    state = table(hand, preset, drawn=True)
    assert all(choose(seen(state), level, f"seed {number}").cards[0][-1] != kept for number in range(6))
