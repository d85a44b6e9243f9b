"""Melds: the points of each, the complete remelding table, and score differences (Pinochle guide 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import SUITS, face
from engine.pinochle import melds
from engine.pinochle.melds import NAMES, Family, Pattern
from engine.pinochle.rules import PinochleRules
from tests.engine.pinochle.table import (
    CONTEXT,
    EVERY_MELD,
    FREE,
    melding,
    melds_in,
    pattern,
    play,
    points,
    refusal,
)

ALL = PinochleRules(**EVERY_MELD, fresh_card=False)

# Every meld: its cards with hearts trump, its points in the three presets, and the option that allows it
MELDS = [
    ("pinochle", "QS JD", 40, 40, 40, ""),
    ("marriage", "QS KS", 20, 20, 20, ""),
    ("marriage", "QD KD", 20, 20, 20, ""),
    ("royal-marriage", "QH KH", 40, 40, 40, ""),
    ("jacks", "JC JD JH JS", 40, 40, 40, ""),
    ("queens", "QC QD QH QS", 60, 60, 60, ""),
    ("kings", "KC KD KH KS", 80, 80, 80, ""),
    ("aces", "AC AD AH AS", 100, 100, 100, ""),
    ("sequence", "JH QH KH 10H AH", 150, 150, 250, ""),
    ("common-sequence", "JC QC KC 10C AC", 100, 100, 100, "common_sequence"),
    ("grand", "QS JD KS", 80, 80, 80, "grand"),
    ("double-pinochle", "QS JD QS JD", 300, 300, 500, "double_pinochle"),
    ("roundhouse", "QC KC QD KD QH KH QS KS", 240, 240, 240, "roundhouse"),
    ("double-marriage", "QC KC QC KC", 40, 40, 40, "double_marriage"),
    ("double-royal-marriage", "QH KH QH KH", 80, 80, 80, "double_marriage"),
    ("double-common-sequence", "JC QC KC 10C AC JC QC KC 10C AC", 1000, 1000, 1000, "double_sequence"),
    ("double-sequence", "JH QH KH 10H AH JH QH KH 10H AH", 1500, 1500, 1500, "double_sequence"),
    ("eight-jacks", "JC JD JH JS JC JD JH JS", 400, 400, 400, "double_set"),
    ("eight-queens", "QC QD QH QS QC QD QH QS", 600, 600, 600, "double_set"),
    ("eight-kings", "KC KD KH KS KC KD KH KS", 800, 800, 800, "double_set"),
    ("eight-aces", "AC AD AH AS AC AD AH AS", 1000, 1000, 1000, "double_set"),
]


@pytest.mark.parametrize("preset", ["pinochle", "binokel", "bezique"])
@pytest.mark.parametrize(("type_", "cards", "in_pinochle", "in_binokel", "in_bezique", "option"), MELDS)
def test_every_meld_scores_its_points(
    type_: str, cards: str, in_pinochle: int, in_binokel: int, in_bezique: int, option: str, preset: str
) -> None:
    worth = {"pinochle": in_pinochle, "binokel": in_binokel, "bezique": in_bezique}[preset]
    allowed = {**EVERY_MELD, "pack_size": 64, "hand_size": 16}
    played = melding(cards, preset=preset, turned="9H", **allowed)
    (made,) = play(played, f"meld {cards}")
    assert (made.kind, made.target, made.points) == ("meld-made", NAMES[preset][type_], worth)
    assert points(played, 0, NAMES[preset][type_]) == worth
    assert played.state.melds[0][0].pattern.type == type_


@pytest.mark.parametrize(("type_", "cards", "option"), [(*row[:2], row[5]) for row in MELDS if row[5]])
def test_an_optional_meld_is_refused_without_its_option(type_: str, cards: str, option: str) -> None:
    extra = {"common_sequence": True} if type_ == "double-common-sequence" else {}
    without = {**EVERY_MELD, **extra, option: False}
    assert type_ in {one.type for one in melds.patterns(PinochleRules(**{**EVERY_MELD, **extra}), "H")}
    assert type_ not in {one.type for one in melds.patterns(PinochleRules(**without), "H")}
    played = melding(cards, **without)
    assert refusal(played, f"meld {cards}") == "not-a-meld"
    assert refusal(played, f"meld {cards} > {NAMES['pinochle'][type_]}") == "meld-not-in-rules"


def test_every_double_set_scores_1000_by_option() -> None:
    rules = PinochleRules(double_set=True, double_set_1000=True)
    assert {one.points for one in melds.patterns(rules, "H") if one.family == "double-set"} == {1000}


@pytest.mark.parametrize(
    ("option", "trump", "faces"),
    [
        ("spades", "S", {"QS", "JD"}),
        ("red", "S", {"QH", "JD"}),
        ("switching", "S", {"QC", "JH"}),
        ("switching", "D", {"QC", "JH"}),
        ("switching", "H", {"QS", "JD"}),
        ("switching", "C", {"QS", "JD"}),
    ],
)
def test_cards_of_the_pinochle_by_option(option: Any, trump: str, faces: set[str]) -> None:
    rules = PinochleRules(pinochle=option, grand=True, double_pinochle=True)
    assert set(pattern(rules, trump, "pinochle").faces) == faces
    assert set(pattern(rules, trump, "double-pinochle").faces) == faces
    queen = next(card for card in faces if card[0] == "Q")
    assert set(pattern(rules, trump, "grand").faces) == faces | {"K" + queen[1]}


def test_meld_names_by_preset() -> None:
    assert [NAMES[preset]["pinochle"] for preset in NAMES] == ["pinochle", "binokel", "bezique"]
    assert [NAMES[preset]["sequence"] for preset in NAMES] == ["flush", "royal-family", "royal-sequence"]
    assert [NAMES[preset]["dix"] for preset in NAMES] == ["dix", "dix", "seven"]
    for names in NAMES.values():
        assert len(set(names.values())) == len(names)
        assert set(names) == {one.type for one in melds.patterns(ALL, "H")} | {"dix"}


# Remelding: all these melds hold the queen of spades

QUEEN: dict[str, Pattern] = {
    family: pattern(ALL, "H", type_, "QS")
    for family, type_ in {
        "pin": "pinochle",
        "grand": "grand",
        "d.pin": "double-pinochle",
        "mar": "marriage",
        "d.mar": "double-marriage",
        "seq": "common-sequence",
        "d.seq": "double-common-sequence",
        "set": "queens",
        "d.set": "eight-queens",
        "round": "roundhouse",
    }.items()
}
TABLE = """
      | pin | grand | d.pin | mar | d.mar | seq | d.seq | set | d.set | round
pin   | n | L | y | y | y | y | y | y | y | y
grand | n | n | y | y | y | y | y | y | y | y
d.pin | n | L | n | y | y | y | y | y | y | y
mar   | y | y | y | n | L | y | y | y | y | L
d.mar | y | y | y | n | n | y | y | y | y | L
seq   | y | y | y | L | L | n | L | y | y | y
d.seq | y | y | y | L | L | n | n | y | y | y
set   | y | y | y | y | y | y | y | n | L | L
d.set | y | y | y | y | y | y | y | n | n | L
round | y | y | y | n | L | y | y | n | L | n
"""


def cells() -> list[tuple[str, str, str]]:
    head, *rows = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
    return [(row[0], new, cell) for row in rows for new, cell in zip(head[1:], row[1:], strict=True)]


def test_the_remelding_table_is_complete() -> None:
    assert len(cells()) == 100
    assert {QUEEN[name].family for name in QUEEN} == set(melds.FAMILIES)


@pytest.mark.parametrize("liberal", [False, True])
@pytest.mark.parametrize(("old", "new", "cell"), cells())
def test_remelding_follows_the_table(old: str, new: str, cell: str, liberal: bool) -> None:
    rules = ALL.model_copy(update={"liberal_remelding": liberal})
    allowed = cell == "y" or (cell == "L" and liberal)
    history = {"QS": (QUEEN[old],)}
    cards = list(QUEEN[new].faces)
    held = [card + "'" if card in cards[:place] else card for place, card in enumerate(cards)]
    found = melds.find(rules, "H", held, frozenset({"QS"}), history)
    assert any(one.pattern == QUEEN[new] for one in found) == allowed
    families: tuple[Family, Family] = (QUEEN[old].family, QUEEN[new].family)
    assert melds.may_remeld(*families, liberal=liberal) == allowed


def test_any_earlier_meld_of_a_card_can_forbid_remelding() -> None:
    played = melding("QS KS JD QS KS", **FREE)
    play(played, "meld QS KS", "meld QS JD")
    assert refusal(played, "meld QS KS'") == "remelding"
    assert melds_in(played)["marriage"] == 1
    play(played, "meld QS' KS'")


def test_an_equal_card_that_was_not_melded_is_free() -> None:
    played = melding("QS KS KS", **FREE)
    play(played, "meld QS KS")
    assert melds_in(played)["marriage"] == 0
    played = melding("QS QS KS KS", **FREE)
    play(played, "meld QS KS")
    assert refusal(played, "meld QS KS'") == "remelding"
    play(played, "meld QS KS")  # named by faces, the others are meant
    assert len(played.state.melds[0]) == 2


def test_a_card_keeps_its_meld_history_after_the_rest_was_played() -> None:
    played = melding("QS KS KS AC AC AD", **FREE)
    play(played, "meld QS KS", "draw", "play KS")
    assert played.view(0, CONTEXT).mat[0] == ("QS",)
    play(played, f"play {played.legal(1)[0].cards[0]}")
    played.state.next(0, "melding")
    assert refusal(played, "meld QS KS'") == "remelding"


@pytest.mark.parametrize("needed", [True, False])
def test_a_meld_needs_a_card_from_the_hand_by_option(needed: bool) -> None:
    options = {**FREE, "fresh_card": needed, "score_differences": True}
    played = melding("QS KS QD KD QC KC QH KH", roundhouse=True, **options)
    play(played, "meld QS QD QC QH", "meld KS KD KC KH")
    if needed:
        assert refusal(played, "meld QS KS") == "fresh-card"
        assert set(melds_in(played)) <= {"dix"}
    else:
        assert melds_in(played)["marriage"] == 3
        assert melds_in(played)["roundhouse"] == 1


@pytest.mark.parametrize("several", [True, False])
def test_several_melds_a_turn_by_option(several: bool) -> None:
    played = melding("QS KS QD KD", several_melds=several, score_differences=True)
    play(played, "meld QS KS")
    if several:
        play(played, "meld QD KD")
        assert points(played, 0) == 40
    else:
        assert refusal(played, "meld QD KD") == "one-meld"
        assert not melds_in(played)


# Score differences

DIFFERENCES = [
    ("the seed: a royal marriage into a flush", "QH KH JH 10H AH", ["QH KH", "JH QH KH 10H AH"], 110),
    ("queen and king of two royal marriages", "QH KH QH KH JH 10H AH", ["QH KH", "QH' KH'", "JH QH KH' 10H AH"], 110),
    ("the seed: a pinochle into a double one", "QS JD QS JD", ["QS JD", "QS JD QS JD"], 260),
    ("two pinochles into a double one", "QS JD QS JD", ["QS JD", "QS' JD'", "QS JD QS JD"], 220),
    ("the seed: the pinochle of a grand, 40 less", "QS JD KS QS JD", ["QS JD KS", "QS JD QS JD"], 260),
    ("a pinochle into a grand", "QS JD KS", ["QS JD", "QS JD KS"], 40),
    ("a marriage into a grand", "QS JD KS", ["QS KS", "QS JD KS"], 60),
    ("a marriage into a double one", "QC KC QC KC", ["QC KC", "QC KC QC KC"], 20),
    ("two marriages into a double one", "QC KC QC KC", ["QC KC", "QC' KC'", "QC KC QC KC"], 0),
    ("a set into a double one", "AC AD AH AS AC AD AH AS", ["AC AD AH AS", "AC AD AH AS AC AD AH AS"], 900),
    ("two sets into a roundhouse", "QC KC QD KD QH KH QS KS",
     ["QC QD QH QS", "KC KD KH KS", "QC KC QD KD QH KH QS KS"], 100),
    ("a marriage into a roundhouse", "QC KC QD KD QH KH QS KS", ["QH KH", "QC KC QD KD QH KH QS KS"], 200),
    ("three kings of a set do not count", "KC KD KH KS QC QD QH QS KC",
     ["KC KD KH KS", "QC KC' QD KD QH KH QS KS"], 240),
    ("a sequence into a double one takes its marriage with it", "JH QH KH 10H AH JH QH KH 10H AH",
     ["QH KH", "JH QH KH 10H AH", "JH QH KH 10H AH JH QH KH 10H AH"], 1350),
    ("the marriage of a sequence into a double marriage", "JH QH KH 10H AH QH KH",
     ["JH QH KH 10H AH", "QH KH QH KH"], 40),
    ("the marriage of a sequence into a roundhouse", "JH QH KH 10H AH QC KC QD KD QS KS",
     ["JH QH KH 10H AH", "QC KC QD KD QH KH QS KS"], 200),
    ("a smaller meld does not grow out of a larger one", "JH QH KH 10H AH", ["JH QH KH 10H AH", "QH KH"], 40),
]  # fmt: skip


@pytest.mark.parametrize(("what", "hand", "made", "net"), DIFFERENCES, ids=[row[0] for row in DIFFERENCES])
def test_score_differences_subtract_parts_already_scored(what: str, hand: str, made: list[str], net: int) -> None:
    played = melding(hand, **EVERY_MELD, **FREE, pack_size=64, hand_size=12)
    *_, last = [play(played, f"meld {cards}")[0] for cards in made]
    assert last.points == net


@pytest.mark.parametrize(("what", "hand", "made", "net"), DIFFERENCES[:3], ids=[row[0] for row in DIFFERENCES[:3]])
def test_without_score_differences_every_meld_scores_in_full(what: str, hand: str, made: list[str], net: int) -> None:
    played = melding(hand, **EVERY_MELD, fresh_card=False, liberal_remelding=True)
    for cards in made:
        played.state.next(0, "melding")
        played.state.melded = False
        (last,) = play(played, f"meld {cards}")
    assert last.points in (150, 300)


# Finding and naming melds


def test_all_melds_of_a_hand_are_found_best_first() -> None:
    played = melding("JH QH KH 10H AH QS JD KS QC KC", **EVERY_MELD)
    names = [(one.name, one.points) for one in played.view(0, CONTEXT).meldable]
    assert sorted(names, key=lambda one: (-one[1], one[0])) == [
        ("flush", 150),
        ("grand-pinochle", 80),
        ("pinochle", 40),
        ("royal-marriage", 40),
        ("marriage", 20),
        ("marriage", 20),
    ]
    assert [worth for _, worth in names] == sorted((worth for _, worth in names), reverse=True)
    assert played.view(0, CONTEXT).meldable_points == 150


def test_equal_cards_are_two_choices_only_if_they_were_melded_differently() -> None:
    played = melding("QS QS KS", **FREE)
    assert melds_in(played)["marriage"] == 1
    played = melding("QS QS KS JD", **FREE)
    play(played, "meld QS JD")
    assert melds_in(played)["marriage"] == 2


def test_a_meld_can_be_named_instead_of_its_cards() -> None:
    played = melding("JH QH KH 10H AH QS KS QD KD", **FREE)
    (made,) = play(played, "meld > flush")
    assert {face(card) for card in made.cards} == {"JH", "QH", "KH", "10H", "AH"}
    assert refusal(played, "meld > marriage") == refusal(played, "meld > Marriage") == "which-cards"
    assert play(played, "meld > Royal Marriage")[0].target == "royal-marriage"
    assert refusal(played, "meld > pinochle") == "no-such-meld-held"
    assert refusal(played, "meld > canasta") == "no-meld-called"
    assert refusal(played, "meld") == "meld-needs-cards"
    assert refusal(played, "meld QS KS > pinochle") == "not-a-meld"
    assert refusal(played, "meld QS KD") == "not-a-meld"
    assert refusal(played, "meld QS KC") == "not-in-hand"
    assert refusal(played, "meld 2S 2D") == "not-in-hand"


def test_refusal_when_there_is_nothing_to_meld() -> None:
    assert refusal(melding("9C 9D KH QD"), "meld") == "nothing-to-meld"


def test_no_two_melds_have_the_same_cards() -> None:
    for trump in SUITS:
        faces = [tuple(sorted(one.faces)) for one in melds.patterns(ALL, trump)]
        assert len(set(faces)) == len(faces)
