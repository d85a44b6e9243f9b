"""The preset ``modern``: the guide's Modern American Canasta, 2.2 to 2.10, 4.4.5, 4.4.14 and 4.4.15."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.legality.ending import special_hand_of
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.cards import pack

from .table import ME, YOU, do, kinds, legal, lines, refused, seen
from .table import table as any_table

KINGS = "KC KC KD KD KH KH KS"
QUEENS = "QC QC QD QD QH QH 2C"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="modern", **{"pile": "", **setting})


# the deal (4.4.5)


def test_thirteen_cards_no_pile_and_two_talons() -> None:
    rules = table("4C").rules
    cards = ("KC",) * 26 + ("QC",) * 7 + pack(2, 4)
    state = CanastaRound(rules, sides=(0, 1), dealer=1, totals=(0, 0), cards=cards)
    assert state.counts == [13, 13] and state.pile == [] and state.talons == [("QC",) * 4, ("QC",) * 3]
    assert seen(state, None).talons == (4, 3)


def test_threes_of_both_colours_go_to_the_mat_and_are_replaced() -> None:
    rules = table("4C").rules
    cards = ("3S", "3H", *("KC",) * 24, *("QC",) * 7, "4C", "5C", *pack(2, 4))
    state = CanastaRound(rules, sides=(0, 1), dealer=1, totals=(0, 0), cards=cards)
    assert state.threes == [("3S",), ("3H",)] and state.counts == [13, 13]
    state = table("9C 8C", stock="3C 3D 10C JC")
    assert kinds(do(state, "draw")) == ["drew", "red-threes"] and state.drawn == ("10C",)


def test_talons_follow_the_discard_of_the_turn_in_which_a_side_opens() -> None:
    state = table(
        "AC AD AH JK KC KD KH 4C 5C",
        other="AC AD AH JK KC KD KH 4C 5C",
        drawn=True,
        talons=("6C 6D 6H 3S", "8C 8D 8H"),
        stock="9C 10C JC",
    )
    do(state, "meld AC AD AH JK > A", "meld KC KD KH")
    events = do(state, "discard 4C")
    assert kinds(events) == ["discarded", "talon", "red-threes"]
    assert events[1].secret and state.counts[ME] == 5, "a three of the talon is replaced from the stock"
    do(state, "draw", "meld AC AD AH JK > A", "meld KC KD KH", "discard 5C")
    assert state.talons == []
    do(state, "draw", "discard 5C")
    assert state.counts[ME] == 5, "no talon for a later turn"


# the pile (2.5, 4.4.14)


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        pytest.param("KH 2C 4C 5C", "8C 8D 8H", "KD", set(), id="always frozen: no wild card"),
        pytest.param("4C 5C 6C", "KC KC KS", "KD", set(), id="always frozen: not onto a meld"),
        pytest.param("KH KS 4C 5C", "8C 8D 8H", "KD", {"KH KS > K"}, id="a natural pair"),
        pytest.param("KH KS 4C 5C", "KC KC KD KD KH KH 2C", "KD", {"KH KS > K"}, id="a pair joins a mixed canasta"),
        pytest.param("KD KH KS 4C 5C", "KC KC KD KD KH KH 2C", "KD", {"KD KH > K"}, id="exactly a pair"),
        pytest.param("KH KS JK 4C 5C", "KC KC KD KD KH KH 2C", "KD", {"KH KS > K"}, id="and no wild card with it"),
        pytest.param("KH KS 4C 5C", KINGS, "KD", set(), id="but no natural one"),
        pytest.param("2H 2S 4C 5C", "8C 8D 8H", "KD 2C", set(), id="a wild card blocks"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


@pytest.mark.parametrize(
    ("hand", "begun"),
    [
        pytest.param("KH KS AC AD AH JK QC QD QH 4C", 0, id="a pair counts nothing, nor does the upcard"),
        pytest.param("KH KS KC AC AD AH JK 4C", 30, id="three of the hand count, the upcard does not"),
    ],
)
def test_initial_melds_from_hand_only(hand: str, begun: int) -> None:
    state = table(hand, pile="9C KD", score=0)
    way = " ".join(card for card in hand.split() if card.startswith("K"))
    do(state, f"take {way} > K")
    assert state.begun == begun and not state.opened[ME]
    do(state, "meld AC AD AH JK > A")
    if not begun:
        do(state, "meld QC QD QH")
    assert state.opened[ME]


def test_minimum_must_be_reached_without_the_upcard() -> None:
    state = table("KH KS AC AD AH 4C", pile="9C KD")
    assert refused(state, "take KH KS > K") == ("initial-meld", {"needs": 125, "reach": 60})


@pytest.mark.parametrize(
    ("score", "minimum"), [(-5, 125), (0, 125), (2995, 125), (3000, 155), (4995, 155), (5000, 180)]
)
def test_minimum(score: int, minimum: int) -> None:
    assert table("4C", score=score).minimums[ME] == minimum


def test_reaching_the_minimum_still_leaves_two_cards() -> None:
    """The meld is worth 130 of the 125 needed, but would leave one card to a side without canastas."""
    assert refused(table("2C 8D AC AD AH JK", drawn=True), "meld AC AD AH JK 2C > A")[0] == "keep-cards"


def test_natural_canasta_is_an_initial_meld_whatever_its_points() -> None:
    """Splash: seven fours are 35 of the 125."""
    state = table("4C 4C 4D 4D 4H 4H 4S 9C 10C", drawn=True)
    assert kinds(do(state, "meld 4C 4C 4D 4D 4H 4H 4S")) == ["melded", "natural-canasta", "initial-meld"]
    state = table("4C 4C 4D 4D 4H 4H 2S 9C 10C", drawn=True)
    assert refused(state, "meld 4C 4C 4D 4D 4H 4H 2S")[0] == "initial-meld", "not a mixed one"


FOURS = "4C 4C 4D 4D 4H 4H"


def test_more_than_a_pair_is_refused_onto_a_closed_canasta() -> None:
    state = table("KD KH KS JK 4C 5C", mine="KC KC KD KD KH KH 2C", pile="KD")
    assert refused(state, "take KD KH KS > K")[0] == "upcard-onto-canasta"
    assert refused(state, "take KD KH JK > K")[0] == "upcard-onto-canasta"
    state = table("KD KH KS 4C 5C", mine="KC KC KD KD KH KH 2C", pile="KD", upcard_onto_canasta="pair-onto-mixed")
    do(state, "take KD KH KS > K")


def test_a_splash_is_in_the_hand_without_the_upcard() -> None:
    """Splash (4.4.14): "if a player has a natural Canasta in hand"."""
    hand = f"{FOURS} 9C 10C JC"
    state = table(hand, pile="9D 4S")
    assert legal(state, "take") == set()
    assert refused(state, f"take {FOURS} > 4") == ("initial-meld", {"needs": 125, "reach": 30})
    state = table(hand, pile="9D 4S", opens_anyway="natural-canasta")
    assert kinds(do(state, f"take {FOURS} > 4"))[:4] == ["took-pile", "melded", "natural-canasta", "initial-meld"]


def test_a_canasta_completed_with_the_upcard_is_no_splash() -> None:
    state = table(f"{FOURS} AC AD AH JK 2C 9C 10C", pile="9D 4S")
    do(state, "take 4C 4C > 4", "meld 4D 4D 4H 4H")
    assert state.canastas[ME].natural == 1 and not state.opened[ME] and state.begun == 20
    do(state, "undo > action")
    do(state, "meld 4D 4D 4H 4H", "meld AC AD AH JK 2C > A")
    assert state.opened[ME]


@pytest.mark.parametrize("more", ["", "4H"])
def test_a_splash_may_join_the_upcard_where_canastas_grow(more: str) -> None:
    """House rule: seven cards of the hand are a canasta without the upcard."""
    state = table(f"{FOURS} {more} 9C 10C JC", pile="9D 4S", canasta_grows=True)
    assert bool(legal(state, "take")) is bool(more)
    if more:
        do(state, f"take {FOURS} > 4")
        assert not state.opened[ME]
        assert "initial-meld" in kinds(do(state, "meld 4H"))


# melds (4.4.14)


@pytest.mark.parametrize(
    ("hand", "mine", "meld", "code"),
    [
        pytest.param("KC KD KH JK JK 2C", "8C 8D 8H", "KC KD KH JK JK 2C > K", "too-many-wild", id="two wild cards"),
        pytest.param("7C 7D 2C", "8C 8D 8H", "7C 7D 2C > 7", "too-many-wild", id="never a wild card in sevens"),
        pytest.param("AC AD 2C", "8C 8D 8H", "AC AD 2C > A", "too-many-wild", id="nor in aces melded later"),
        pytest.param("2C", "AC AD AH JK", "2C > A", "too-many-wild", id="nor added to mixed aces"),
        pytest.param("KC", KINGS, "KC", "too-many-cards", id="no canasta past seven cards"),
        pytest.param("2C", "KC KD KH, 2D 2H JK", "2C > K", "wild-meld-first", id="the interim lock"),
        pytest.param("3C 3C 3S", KINGS + "," + QUEENS, "3C 3C 3S", "black-threes-never", id="no black threes"),
        pytest.param("2C 2D", "8C 8D 8H", "2C 2D > wild", "too-few-cards", id="three wild cards at least"),
    ],
)
def test_melds_refused(hand: str, mine: str, meld: str, code: str) -> None:
    state = table(f"{hand} 9C 9D 10C", mine=mine, drawn=True)
    assert refused(state, f"meld {meld}")[0] == code


@pytest.mark.parametrize(
    ("hand", "mine", "meld"),
    [
        pytest.param("AH", "AC AD JK", "AH", id="a natural ace joins mixed aces"),
        pytest.param("2C 2D JK", "8C 8D 8H", "2C 2D JK > wild", id="wild cards alone"),
        pytest.param("2C", "2D 2H JK", "2C > wild", id="one more of them"),
        pytest.param("2C", "KC KD KH, 2D 2D 2H 2H JK JK 2S", "2C > K", id="the lock ends with the wild canasta"),
        pytest.param("7C 7D 7H", "8C 8D 8H", "7C 7D 7H", id="pure sevens"),
    ],
)
def test_melds_allowed(hand: str, mine: str, meld: str) -> None:
    state = table(f"{hand} 9C 9D 10C", mine=mine, drawn=True)
    do(state, f"meld {meld}")


def test_aces_may_hold_a_wild_card_in_the_initial_meld() -> None:
    state = table("AC AD AH JK 2C KC KD 4C 5C", drawn=True)
    do(state, "meld AC AD AH JK 2C > A")
    assert state.opened[ME]


def test_completing_the_wild_meld_first_is_an_option() -> None:
    state = table("2C 9C 9D 10C", mine="KC KD KH, 2D 2H JK", drawn=True, wild_melds_first=False)
    do(state, "meld 2C > K")


def test_wild_meld_is_listed_apart() -> None:
    state = table("2C 2D JK 9C 9D", mine="8C 8D 8H", drawn=True)
    events = do(state, "meld 2C 2D JK > wild")
    assert events[0].target == "wild" and [meld.rank for meld in seen(state).melds[ME]] == ["8", "wild"]
    assert refused(any_table("2C 2D JK 9C 9D", mine="8C 8D 8H", drawn=True), "meld 2C 2D JK > wild")[0] != ""


# discards (4.4.14)


@pytest.mark.parametrize(
    ("hand", "pile", "expected"),
    [
        pytest.param("2C JK 9C 10C", "KD", {"9C", "10C"}, id="no wild card"),
        pytest.param("2C JK", "KD", {"2C", "JK"}, id="but from a hand of wild cards"),
        pytest.param("AC 7C 9C", "", {"9C"}, id="no ace or seven to an empty pile"),
        pytest.param("AC 7C 9C", "KD", {"AC", "7C", "9C"}, id="but to another"),
        pytest.param("AC 7C", "", {"AC", "7C"}, id="and where there is nothing else"),
    ],
)
def test_discards(hand: str, pile: str, expected: set[str]) -> None:
    state = table(hand, mine="8C 8D 8H", pile=pile, drawn=True)
    assert legal(state, "discard") == expected
    for card in set(hand.split()) - expected:
        assert refused(state, f"discard {card}")[0] in ("no-wild-discard", "no-ace-or-seven")


def test_a_wild_card_is_the_last_discard_in_going_out() -> None:
    state = table("8S 2C", mine=f"{KINGS}, {QUEENS}, 8C 8D 8H", drawn=True)
    assert kinds(do(state, "meld 8S", "discard 2C"))[-1] == "went-out"


def test_going_out_needs_two_canastas_and_a_discard() -> None:
    assert refused(table("8S 4C", mine=f"{KINGS}, 8C 8D 8H", drawn=True), "meld 8S")[0] == "keep-cards"
    state = table("8S 8C", mine=f"{KINGS}, {QUEENS}, 8C 8D 8H", drawn=True)
    assert refused(state, "meld 8S 8C") == ("keep-a-discard", {})


# special hands (4.4.14)

STRAIGHT = "JK 2C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
PAIRS = "4C 4D 5C 5D 6C 6D 8C 8D 9C 9D 10C 10D JC JD"


@pytest.mark.parametrize(
    ("hand", "threes", "name", "points"),
    [
        pytest.param(f"{STRAIGHT} 4D", "3S", "straight", 3000, id="straight"),
        pytest.param(f"{STRAIGHT} 4D", "", "", 0, id="straight: a three must lie on the mat"),
        pytest.param(PAIRS, "", "pairs", 2500, id="pairs"),
        pytest.param(PAIRS[:-6] + " 2C 2D", "", "", 0, id="pairs: no twos without sevens and aces"),
        pytest.param("2C 2D 7C 7D AC AD 8C 8D 9C 9D 10C 10D JC JD", "", "wild-pairs", 2000, id="with all three"),
        pytest.param("4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 8C 8D 8H", "", "garbage", 2000, id="garbage"),
        pytest.param("4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 8C 8D JK", "", "", 0, id="garbage: no wild card"),
    ],
)
def test_special_hands(hand: str, threes: str, name: str, points: int) -> None:
    cards = hand.split()
    state = table(" ".join(cards[1:]), threes=threes, stock=f"{cards[0]} 9C", theirs="")
    do(state, "draw")
    if not name:
        assert refused(state, "special")[0] == "no-special-hand"
        assert "special" not in {action.kind for action in state.legal(ME)}
        return
    assert "special" in {action.kind for action in state.legal(ME)} and "special" in seen(state, None).verbs
    assert kinds(do(state, "special")) == ["special-hand"]
    assert state.over and lines(state) == {"special-hand": points}
    assert lines(state, YOU)["cards-in-hand"] < 0


def test_special_hand_needs_a_side_that_has_melded_nothing() -> None:
    state = table(PAIRS, mine="KC KD KH", drawn=True)
    assert refused(state, "special")[0] == "no-special-hand"
    assert refused(table(PAIRS, drawn=True, special_hands=()), "special")[0] == "no-special-hand"


@pytest.mark.parametrize("name", ["straight", "pairs", "garbage"])
@pytest.mark.parametrize(
    ("hand", "its"),
    [
        (f"{STRAIGHT} 4D", "straight"),
        (PAIRS, "pairs"),
        ("2C 2D 7C 7D AC AD 8C 8D 9C 9D 10C 10D JC JD", "pairs"),
        ("4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 8C 8D 8H", "garbage"),
    ],
)
def test_special_hands_are_allowed_singly(hand: str, its: str, name: str) -> None:
    state = table(hand, threes="3S", drawn=True, special_hands=(name,))
    assert ("special" in {action.kind for action in state.legal(ME)}) is (name == its)
    if name != its:
        assert refused(state, "special")[0] == "no-special-hand"


@pytest.mark.parametrize(("stored", "means"), [(True, ("straight", "pairs", "garbage")), (False, ())])
def test_older_tables_have_all_special_hands_or_none(stored: bool, means: tuple[str, ...]) -> None:
    rules = CanastaRules.of("modern")
    assert CanastaRules.model_validate(rules.model_dump(mode="json") | {"special_hands": stored}) == rules.model_copy(
        update={"special_hands": means}
    )


def test_four_of_a_rank_are_two_pairs() -> None:
    assert special_hand_of((4, 2, 2, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0), False) == "pairs"


# scoring (2.10, 4.4.15)


@pytest.mark.parametrize(
    ("mine", "threes", "expected"),
    [
        pytest.param("KC KC KD", "", {"cards-melded": -30}, id="melded cards cost without a canasta"),
        pytest.param(
            KINGS, "3H", {"cards-melded": 70, "natural-canastas": 500, "threes": 0}, id="threes: one canasta, nothing"
        ),
        pytest.param("", "3H 3D 3S", {"cards-melded": 0, "threes": -400}, id="threes: none, a cost by colour"),
        pytest.param(
            f"{KINGS}, {QUEENS}",
            "3H 3D 3S 3S 3C",
            {"cards-melded": 70 + 80, "natural-canastas": 500, "mixed-canastas": 300, "threes": 800},
            id="threes: two, a bonus by colour (the guide's example)",
        ),
        pytest.param("2C 2C 2D 2D 2H 2H 2S", "", {"cards-melded": 140, "wild-canasta": 3000}, id="a canasta of twos"),
        pytest.param(
            "JK JK JK JK 2C 2C 2D", "", {"cards-melded": 260, "wild-canasta": 2500}, id="of four jokers and three twos"
        ),
        pytest.param("JK JK 2C 2C 2D 2D 2H", "", {"cards-melded": 200, "wild-canasta": 2000}, id="of wild cards"),
        pytest.param("AC AC AD AD AH AH AS", "", {"cards-melded": 140, "pure-canasta": 2500}, id="of natural aces"),
        pytest.param("7C 7C 7D 7D 7H 7H 7S", "", {"cards-melded": 35, "pure-canasta": 2500}, id="of sevens"),
        pytest.param("AC AC AD AD AH AH JK", "", {"cards-melded": 170, "mixed-canastas": 300}, id="of mixed aces"),
        pytest.param(
            f"{KINGS}, 7C 7D 7H",
            "",
            {"cards-melded": 85, "natural-canastas": 500, "unfinished-meld": -2500},
            id="unfinished sevens",
        ),
        pytest.param(
            f"{KINGS}, AC AD AH, 2C 2D JK",
            "",
            {"cards-melded": 70 + 60 + 90, "natural-canastas": 500, "unfinished-meld": -4500},
            id="unfinished aces and wild cards",
        ),
        pytest.param(
            f"{KINGS}, AC AD AH JK",
            "",
            {"cards-melded": 180, "natural-canastas": 500},
            id="mixed aces are no pure meld",
        ),
    ],
)
def test_scoring(mine: str, threes: str, expected: dict[str, int]) -> None:
    state = table("4C", mine=mine, threes=threes)
    assert {code: points for code, points in lines(state).items() if code != "cards-in-hand"} == expected


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        pytest.param(
            f"{KINGS}, AC AD AH, AC AD AS",
            {"cards-melded": 70 + 120, "natural-canastas": 500, "unfinished-meld": -5000},
            id="two unfinished melds of aces",
        ),
        pytest.param(
            "7C 7C 7D 7D 7H 7H 7S, 7C 7C 7D 7D 7H 7H 7S",
            {"cards-melded": 70, "pure-canasta": 5000},
            id="two canastas of sevens",
        ),
        pytest.param(
            "7C 7C 7D 7D 7H 7H 7S, 7C 7D 7H",
            {"cards-melded": 50, "pure-canasta": 2500, "unfinished-meld": -2500},
            id="a canasta and an unfinished meld of sevens",
        ),
    ],
)
def test_every_meld_of_a_rank_is_scored(mine: str, expected: dict[str, int]) -> None:
    """House rule: several melds of a rank."""
    state = table("4C", mine=mine, melds_of_a_rank="several", packs=4)
    assert {code: points for code, points in lines(state).items() if code != "cards-in-hand"} == expected


@pytest.mark.parametrize(("hand", "expected"), [("7C 7D 7H", -1500), ("AC AD AH 7C 7D 7H", -3000), ("7C 7D AC AD", 0)])
def test_three_aces_or_sevens_left_in_hand(hand: str, expected: int) -> None:
    assert lines(table(hand, mine=KINGS)).get("three-held", 0) == expected


def test_going_out_has_no_bonus() -> None:
    state = table("8S 4C", mine=f"{KINGS}, {QUEENS}, 8C 8D 8H", drawn=True)
    do(state, "meld 8S", "discard 4C")
    assert "going-out" not in lines(state)


@pytest.mark.parametrize(
    ("option", "value", "mine", "code"),
    [
        ("special_canastas", False, "7C 7C 7D 7D 7H 7H 7S", "natural-canastas"),
        ("unfinished_melds", False, f"{KINGS}, 7C 7D 7H", "natural-canastas"),
        ("melded_without_canasta", "plus", "KC KC KD", "cards-melded"),
    ],
)
def test_scoring_options_can_be_switched_off(option: str, value: Any, mine: str, code: str) -> None:
    found = lines(table("4C", mine=mine, **{option: value}))
    assert found[code] > 0 and not {"pure-canasta", "unfinished-meld"} & set(found)
