"""Scoring: guide 2.9 and 2.10, targets and ties: 2.1 and the spec's *Settled*."""

from __future__ import annotations

import pytest

from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.score import ScoreLine
from tests.cards import parse
from tests.narrowing import narrowed

from .table import ME, YOU, do, seen, table


def lines(state: CanastaRound, side: int = ME) -> dict[str, int]:
    return {line.code: line.points for line in state.score()[side]}


@pytest.mark.parametrize(
    ("cards", "points"),
    [("JK", 50), ("2C", 20), ("AC", 20), ("KC QC JC 10C 9C 8C", 60), ("7C 6C 5C 4C", 20), ("3S", 5)],
)
def test_card_points(cards: str, points: int) -> None:
    view = seen(table(cards))
    assert view.hand_points == points


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        pytest.param("KC KC KD", {"cards-melded": 30}, id="cards"),
        pytest.param("AC AD 2C JK", {"cards-melded": 110}, id="wild cards count their own points"),
        pytest.param("KC KC KD KD KH KH KS", {"cards-melded": 70, "natural-canastas": 500}, id="a natural canasta"),
        pytest.param("KC KC KD KD KH KH JK", {"cards-melded": 110, "mixed-canastas": 300}, id="a mixed canasta"),
        pytest.param("7C 7C 7D 7D 7H 7H 7S 7S", {"cards-melded": 40, "natural-canastas": 500}, id="of eight"),
        pytest.param(
            "KC KC KD KD KH KH KS, AC AC AD AD AH AH AS, 7C 7C 7D 7D 2C 2C 2D",
            {"cards-melded": 70 + 140 + 80, "natural-canastas": 1000, "mixed-canastas": 300},
            id="several",
        ),
    ],
)
def test_score_of_the_mat(mine: str, expected: dict[str, int]) -> None:
    state = table("4C", mine=mine)
    assert lines(state) == {**expected, "cards-in-hand": -5}
    assert seen(state).standing[ME] == sum(expected.values())


@pytest.mark.parametrize(
    ("threes", "bonus"),
    [("3H", 100), ("3H 3D", 200), ("3H 3D 3H", 300), ("3H 3D 3H 3D", 800)],
)
def test_red_threes(threes: str, bonus: int) -> None:
    with_meld = table("4C", mine="KC KC KD", threes=threes)
    without = table("4C", threes=threes)
    assert lines(with_meld)["red-threes"] == bonus
    assert lines(without)["red-threes"] == -bonus
    line = next(line for line in with_meld.score()[ME] if line.code == "red-threes")
    assert line == ScoreLine("red-threes", bonus, len(parse(threes)), parse(threes))


def test_score_after_going_out() -> None:
    state = table(
        "4C",
        mine="KC KC KD KD KH KH KS",
        threes="3H",
        drawn=True,
        other="AC 2C 3S",
        theirs="7C 7D 7H",
        their_threes="3D",
    )
    do(state, "discard 4C")
    assert lines(state, ME) == {"cards-melded": 70, "natural-canastas": 500, "red-threes": 100, "going-out": 100}
    assert lines(state, YOU) == {"cards-melded": 15, "red-threes": 100, "cards-in-hand": -45}


def test_going_out_concealed_scores_another_100() -> None:
    state = table("KC KC KD KD KH KH KS 4C", drawn=True)
    do(state, "meld KC KC KD KD KH KH KS", "discard 4C")
    assert lines(state) == {"cards-melded": 70, "natural-canastas": 500, "going-out": 100, "concealed": 100}


def test_both_hands_are_penalised_when_the_stock_ends_the_round() -> None:
    state = table("4C 5C AC", drawn=True, stock="", other="9C 10C")
    do(state, "discard 4C")
    assert lines(state, ME) == {"cards-melded": 0, "cards-in-hand": -25}
    assert lines(state, YOU) == {"cards-melded": 0, "cards-in-hand": -20}


class Scripted(Game):
    """A game whose rounds end with chosen points."""

    def finish_with(self, *points: int) -> None:
        """End the round with these points, by side."""
        narrowed(self.round, CanastaRound).finish()
        self.round.score = lambda: tuple((ScoreLine("cards-melded", value),) for value in points)  # type: ignore[method-assign]
        self._finish_round()


@pytest.mark.parametrize(
    ("rounds", "winners"),
    [
        pytest.param([(4995, 100)], (), id="not yet"),
        pytest.param([(5000, 100)], (0,), id="the target"),
        pytest.param([(5200, 5300)], (1,), id="the higher of two beyond it"),
        pytest.param([(5200, 5200)], (), id="a tie: another round"),
        pytest.param([(5200, 5200), (100, 100)], (), id="a tie again"),
        pytest.param([(5200, 5200), (-500, -400)], (), id="both fell back below it"),
        pytest.param([(5200, 5200), (-100, -50)], (1,), id="until one side leads"),
    ],
)
def test_the_target_and_ties(rounds: list[tuple[int, int]], winners: tuple[int, ...]) -> None:
    game = Scripted(CanastaRules(), 2, Deals(bytes(32), "table", ("a", "b")))
    for points in rounds:
        game.finish_with(*points)
    assert game.winners == winners


def test_target_is_an_option() -> None:
    game = Scripted(CanastaRules(target=1000), 2, Deals(bytes(32), "table", ("a", "b")))
    game.finish_with(1000, 990)
    assert game.winners == (0,)
