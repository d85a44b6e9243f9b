"""The preset ``hand-and-foot``: two hands, canastas that close at seven cards, four rounds."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.types import Action, IllegalAction, Note
from tests.cards import parse

from .table import ME, YOU, canasta_round, do, kinds, legal, lines, refused, rules_of, seen
from .table import table as any_table

KINGS = "KC KC KD KD KH KH KS"
QUEENS = "QC QC QD QD QH QH QS"
DIRTY = "8C 8D 8H 8S 8C 2C 2D, 9C 9D 9H 9S 9C 2C 2D"
FOOT = "4C 5C 6C"


def table(hand: str, **setting: Any) -> CanastaRound:
    return any_table(hand, preset="hand-and-foot", **setting)


@pytest.mark.parametrize(("seats", "cards"), [(2, 162), (3, 216), (4, 270), (5, 324), (6, 378)])
def test_the_deal(seats: int, cards: int) -> None:
    game = Game(CanastaRules.of("hand-and-foot"), seats, Deals.numbered(1))
    state = canasta_round(game)
    assert state.counts == [11] * seats and seen(state, None).feet == (11,) * seats
    assert sum(1 for _ in game.round.cards()) == cards
    assert state.rules.cards_drawn == 2


def test_nobody_sees_the_foot() -> None:
    state = table("4C 5C", foot="KC KD KH")
    assert seen(state, ME) == seen(table("4C 5C", foot="QC QD QH"), ME)


def test_the_foot_is_taken_up_when_all_cards_are_melded_and_the_turn_goes_on() -> None:
    state = table("KC KD KH", mine="8C 8D 8S", foot=FOOT, drawn=True)
    events = do(state, "meld KC KD KH")
    assert kinds(events) == ["melded", "foot"] and events[-1].secret
    assert state.hands[ME] and state.counts[ME] == 3 and state.feet[ME] == () and state.phase == "meld"
    assert refused(state, "undo > action")[0] == "nothing-to-undo", "the foot has been seen"


def test_the_foot_is_taken_up_after_the_last_discard() -> None:
    state = table("KC KD KH 9C", mine="8C 8D 8S", foot=FOOT, drawn=True)
    do(state, "meld KC KD KH")
    assert kinds(do(state, "discard 9C")) == ["discarded", "foot"]
    assert state.seat == YOU and state.counts[ME] == 3 and not state.over


def test_nobody_goes_out_with_a_foot() -> None:
    state = table("KC 9C", mine=f"{QUEENS}, KD KD KH, {DIRTY}, AC AC AD AD AH AH AS", foot=FOOT, drawn=True)
    do(state, "meld KC", "discard 9C")
    assert not state.over


@pytest.mark.parametrize(
    ("mine", "allowed"),
    [
        pytest.param(f"{KINGS}, {QUEENS}, {DIRTY}", True, id="two natural and two mixed"),
        pytest.param(f"{KINGS}, {QUEENS}, 7C 7C 7D 7D 7H 7H 7S, {DIRTY[:20]}", False, id="three and one"),
        pytest.param(f"{KINGS}, {DIRTY}", False, id="one and two"),
    ],
)
def test_going_out_needs_two_natural_and_two_mixed_canastas(mine: str, allowed: bool) -> None:
    state = table("AC 4C", mine=f"{mine}, AD AD AH", drawn=True)
    if allowed:
        assert kinds(do(state, "meld AC", "discard 4C"))[-1] == "went-out"
        assert lines(state)["going-out"] == 100 and "concealed" not in lines(state)
    else:
        assert refused(state, "meld AC")[0] == "keep-cards"


def test_any_four_canastas_are_an_option() -> None:
    state = table("AC 4C", mine=f"{KINGS}, AD AD AH", drawn=True, canasta_kinds="any", canastas_to_go_out=1)
    assert kinds(do(state, "meld AC", "discard 4C"))[-1] == "went-out"


def test_canasta_closes_at_seven_cards_and_another_may_be_begun() -> None:
    state = table("KC KD KH 4C 5C", mine=KINGS, drawn=True)
    assert refused(state, "meld KC > K")[0] == "too-few-cards"
    assert legal(state, "meld") == {"KC KD KH > K"}
    do(state, "meld KC KD KH")
    assert [f"{meld.name or meld.rank}:{len(meld.cards)}" for meld in seen(state).melds[ME]] == ["K:7", "K-2:3"]
    state = table("KC KD KH 4C 5C", mine="KC KC KD KD KH", drawn=True)
    assert refused(state, "meld KC KD KH")[0] == "too-many-cards", "one open meld of a rank"


@pytest.mark.parametrize(
    ("meld", "code"),
    [
        pytest.param("KC KD KH 2C 2D > K", None, id="fewer wild cards than naturals"),
        pytest.param("KC KD 2C 2D > K", "too-many-wild", id="not as many"),
        pytest.param("KC KD 2C > K", None, id="two and one"),
    ],
)
def test_wild_cards(meld: str, code: str | None) -> None:
    state = table("KC KD KH 2C 2D JK 4C 5C", mine="8C 8D 8S", drawn=True)
    if code:
        assert refused(state, f"meld {meld}")[0] == code
    else:
        do(state, f"meld {meld}")


# the pile


@pytest.mark.parametrize(
    ("hand", "mine", "pile", "expected"),
    [
        pytest.param("KH KS 4C 5C", "8C 8D 8S", "KD", {"KH KS > K"}, id="a pair"),
        pytest.param("KH KS 4C 5C", "8C 8D 8S", "2C KD", {"KH KS > K"}, id="a wild card in it is no matter"),
        pytest.param("KH 2C 4C 5C", "8C 8D 8S", "KD", set(), id="not with a wild card"),
        pytest.param("4C 5D 6C", "KC KC KH", "KD", set(), id="not onto a meld alone"),
    ],
)
def test_taking_the_pile(hand: str, mine: str, pile: str, expected: set[str]) -> None:
    assert legal(table(hand, mine=mine, pile=pile), "take") - {""} == expected


def test_seven_cards_are_taken() -> None:
    state = table("KH KS 4C 5C", mine="8C 8D 8S", pile="9C 10C 4D 5D 6D 7D 8D 9D KD")
    do(state, "take KH KS > K")
    assert state.pile == ["9C", "10C"] and state.counts[ME] == 2 + 6
    state = table("KH KS 4C 5C", mine="8C 8D 8S", pile="9C 10C 4D 5D 6D 7D 8D 9D KD", pile_taken=0)
    do(state, "take KH KS > K")
    assert state.pile == [] and state.counts[ME] == 2 + 8


def test_red_threes_stay_in_the_hand_and_cost_100() -> None:
    state = table("9C 8C 4C", stock="3H 10C JC")
    do(state, "draw")
    assert "3H" in seen(state).hand and state.threes[ME] == ()
    assert lines(table("3H 3D"))["cards-in-hand"] == -200
    assert kinds(do(state, "discard 3H")) == ["discarded"] and legal(state, "take", YOU) == set()


def test_the_cards_of_a_foot_count_against_its_side() -> None:
    assert lines(table("4C", foot="KC KD"))["cards-in-hand"] == -25


@pytest.mark.parametrize(("number", "minimum"), [(1, 50), (2, 90), (3, 120), (4, 150), (5, 150)])
def test_minimum_by_round(number: int, minimum: int) -> None:
    assert table("4C", number=number, score=7000).minimums[ME] == minimum


@pytest.mark.parametrize(
    ("number", "totals", "winners"),
    [(3, (9000, 100), ()), (4, (900, 100), (0,)), (4, (100, 100), ()), (5, (100, 200), (1,))],
)
def test_four_rounds(number: int, totals: tuple[int, int], winners: tuple[int, ...]) -> None:
    """If the leaders are level, another round is played."""
    state = table("4C", number=number)
    assert rules_of(state).settle(totals, 5000, state, ()).winners == winners


def test_black_threes_are_never_melded() -> None:
    assert refused(table("3C 3S 3C 4C", mine="8C 8D 8S", drawn=True), "meld 3C 3S 3C")[0] == "black-threes-never"


def test_red_three_in_the_hand_cannot_be_melded() -> None:
    state = table("3H 3D 3H 4C", mine="8C 8D 8S", drawn=True)
    assert refused(state, "meld 3H 3D 3H") == ("no-such-meld", {"text": "3H"})
    assert refused(table("3H 4C", mine="8C 8D 8S", drawn=True), "meld 3D 3D 3D") == ("not-in-hand", {"cards": ("3D",)})


def test_several_melds_do_not_tell_what_the_foot_holds() -> None:
    asked = Action("meld", parse("KH KS KD 4H 4S 4D"), "K:3 4:3")
    for foot in ("4H 4S 4D 5C 6C", "JH JS JD 5C 6C"):
        state = table("KH KS KD", mine="QH QS QD", drawn=True, foot=foot)
        with pytest.raises(IllegalAction) as refusal:
            state.play(ME, asked)
        assert refusal.value.note == Note("not-in-hand", {"cards": parse("4H 4S 4D")})
