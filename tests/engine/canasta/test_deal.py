"""The deal: guide 2.3 (fifteen each, the first upcard, red threes) and 2.11 (who starts)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.cards import pack
from engine.score import ScoreLine
from tests.cards import parse

from .table import held, kinds, seen

CLASSIC = CanastaRules()


def dealt(first: str, *, dealer: int = 1, rules: CanastaRules = CLASSIC) -> CanastaRound:
    """Return a round whose cards begin with ``first``; the rest of the pack follows, red threes last."""
    cards = parse(first)
    left = Counter(pack(2, 4)) - Counter(cards)
    rest = sorted(left.elements(), key=lambda card: (card in ("3H", "3D"), card))
    return CanastaRound(rules, sides=(0, 1), dealer=dealer, totals=(0, 0), cards=(*cards, *rest))


FIFTEEN_EACH = "4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JC JD QC QD KC KD AC AD 4C 4D 5C 5D 6C 6D 7C 7D"
"""Dealt singly, so that one player has the clubs and the other the diamonds."""


def test_fifteen_cards_are_dealt_one_at_a_time_from_the_non_dealer() -> None:
    state = dealt(FIFTEEN_EACH + " 9H")
    assert held(state, 0) == "4C 4C 5C 5C 6C 6C 7C 7C 8C 9C 10C JC QC KC AC"
    assert held(state, 1) == "4D 4D 5D 5D 6D 6D 7D 7D 8D 9D 10D JD QD KD AD"
    assert state.to_act == (0,)
    assert len(state.stock) == 108 - 31


def test_the_dealer_gets_the_second_card_and_plays_second() -> None:
    state = dealt(FIFTEEN_EACH + " 9H", dealer=0)
    assert held(state, 1).startswith("4C")
    assert state.to_act == (1,)


@pytest.mark.parametrize(
    ("turned", "upcard", "frozen"),
    [
        pytest.param("9H", "9H", False, id="a natural card is the upcard"),
        pytest.param("3S 9H", "9H", False, id="a black three is covered and freezes nothing"),
        pytest.param("2S 9H", "9H", True, id="a two is covered and freezes the pile"),
        pytest.param("JK 9H", "9H", True, id="a joker is covered and freezes the pile"),
        pytest.param("3H 9H", "9H", True, id="a red three is covered and freezes the pile"),
        pytest.param("3H 2S 3C JK KS", "KS", True, id="until one is neither three nor wild"),
    ],
)
def test_the_first_upcard(turned: str, upcard: str, frozen: bool) -> None:
    state = dealt(f"{FIFTEEN_EACH} {turned}")
    assert tuple(state.pile) == parse(turned)
    assert seen(state).upcard == upcard
    assert state.frozen is frozen
    *covered, top = parse(turned)
    told = [(event.kind, event.cards) for event in state.opening]
    assert told[0] == (("came-up", tuple(covered)) if covered else ("turned-up", (top,)))
    assert not covered or told[1] == ("covers", (top,))


def test_dealt_red_threes_are_laid_down_and_replaced_non_dealer_first() -> None:
    first = FIFTEEN_EACH.replace("4C 4D", "3H 3D", 1) + " 9H" + " 3H KS QS"
    state = dealt(first)
    # Seat 0 lays a three, gets another for it, lays that too and gets the king; seat 1 gets the queen.
    assert state.threes == [("3H", "3H"), ("3D",)]
    assert "KS" in state.hands[0][9] and "QS" in state.hands[1][8]
    assert state.counts == [15, 15]
    assert kinds(state.opening) == ["turned-up", "red-threes", "red-threes", "red-threes"]
    assert [(event.seat, event.cards) for event in state.opening[1:]] == [(0, ("3H",)), (0, ("3H",)), (1, ("3D",))]


def test_two_red_threes_in_one_hand() -> None:
    state = dealt(FIFTEEN_EACH.replace("4C", "3H", 2) + " 9H KS QS")
    assert state.threes[0] == ("3H", "3H")
    assert held(state, 0) == "5C 5C 6C 6C 7C 7C 8C 9C 10C JC QC QS KC KS AC"


@pytest.mark.parametrize("size", range(11, 16))
def test_hand_size_is_an_option(size: int) -> None:
    state = dealt("", rules=CanastaRules(hand_size=size))
    assert state.counts == [size, size]


def test_seat_0_starts_the_first_round_and_the_start_alternates() -> None:
    assert [CLASSIC.dealer(number, 2, (), ()) for number in (1, 2, 3, 4)] == [1, 0, 1, 0]


def test_loser_starts_the_next_round_as_an_option() -> None:
    rules = CanastaRules(starter="loser")

    def starts(*made: int) -> int:
        score = tuple((ScoreLine("cards-melded", points),) for points in made)
        return 1 - rules.dealer(2, 2, (score,), ())

    assert rules.dealer(1, 2, (), ()) == 1
    assert starts(-50, 300) == 0
    assert starts(300, -50) == 1
    assert starts(100, 100) == 1, "equal sides take turns"


def test_a_cut_decides_the_first_round_and_the_loser_starts_the_others() -> None:
    """Guide 4.4.5: with a cut for deal, the starter option applies only to the rounds after the first."""
    rules = CanastaRules(starter="cut-then-loser")
    lost = ((ScoreLine("cards-melded", 300),), (ScoreLine("cards-melded", -50),))
    assert rules.dealer(1, 2, (), ("KC", "4C")) == 1, "seat 0 cuts the king and starts"
    assert rules.dealer(1, 2, (), ("4C", "KC")) == 0
    assert rules.dealer(2, 2, (lost,), ("KC", "4C")) == 0, "seat 1 has lost"
    assert rules.dealer(3, 2, (lost, lost), ("KC", "4C")) == 0
