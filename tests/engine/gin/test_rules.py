"""Options, dealing, columns and the end of a game of Gin Rummy."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.gin.rules import GinRules
from engine.gin.scoring import boxes, columns
from engine.score import RoundScore, ScoreLine, points_of
from engine.types import Action, RulesError
from tests.engine.gin.table import deal, play, won

VOID: RoundScore = ((), ())


def settled(rules: GinRules, *scores: RoundScore) -> tuple[tuple[int, ...], list[dict[str, int]], list[int]]:
    """Return the winners after these rounds, what the end adds by side and code, and the final totals."""
    totals = [sum(points) for points in zip(*map(points_of, scores), strict=True)]
    winners, _, added = rules.settle((totals[0], totals[1]), rules.target, deal(), scores)
    lines = [{line.code: line.points for line in its} for its in added or ((), ())]
    return winners, lines, [total + sum(its.values()) for total, its in zip(totals, lines, strict=True)]


@pytest.mark.parametrize("preset", GinRules.presets)
def test_presets_are_their_own(preset: str) -> None:
    rules = GinRules.of(preset)
    rules.check(2)
    assert rules.preset == preset and rules.changed() == ()


@pytest.mark.parametrize(
    ("changes", "option"),
    [
        ({"target": 40}, "target"),
        ({"gin_bonus": 51}, "gin_bonus"),
        ({"knock_bonus": -1}, "knock_bonus"),
        ({"ace_gin_only": True, "knock_limit": 10}, "ace_gin_only"),
    ],
)
def test_options_are_checked(changes: dict[str, Any], option: str) -> None:
    with pytest.raises(RulesError) as refused:
        GinRules.of("standard").with_changes(changes).check(2)
    assert refused.value.option == option


def test_options_that_only_make_sense_together_are_set_together() -> None:
    assert GinRules.of("standard").with_changes({"ace_gin_only": True}).knock_limit == "upcard"
    assert not GinRules.of("oklahoma").with_changes({"knock_limit": 5}).ace_gin_only


def test_three_seats_are_refused() -> None:
    with pytest.raises(RulesError):
        GinRules.of("standard").check(3)
    with pytest.raises(RulesError):
        GinRules.of("poker")


@pytest.mark.parametrize(
    ("option", "dealers"), [("loser", (1, 0, 0, 1)), ("winner", (1, 1, 1, 0)), ("alternate", (1, 0, 0, 1))]
)
def test_next_dealer(option: str, dealers: tuple[int, ...]) -> None:
    """Side 1 wins a round, one is void, and side 0 wins the next."""
    rules = GinRules.of("standard").with_changes({"next_dealer": option})
    scores = (won(1, 20), VOID, won(0, 5))
    assert tuple(rules.dealer(number, 2, scores[: number - 1], ()) for number in (1, 2, 3, 4)) == dealers


@pytest.mark.parametrize(("option", "lead"), [("loser", 0), ("winner", 1), ("alternate", 1)])
def test_who_begins_the_next_game(option: str, lead: int) -> None:
    assert GinRules.of("standard").with_changes({"next_dealer": option}).next_lead(2, (0,)) == lead


# The end of a game


def test_game_goes_on_below_the_target() -> None:
    assert settled(GinRules.of("standard"), won(0, 99), VOID, won(1, 60)) == ((), [{}, {}], [99, 60])


def test_game_bonus_and_boxes() -> None:
    winners, added, totals = settled(GinRules.of("standard"), won(0, 60), won(1, 30), won(0, 40))
    assert winners == (0,)
    assert added == [{"game-bonus": 100, "boxes": 50}, {"boxes": 25}]
    assert totals == [250, 55]


def test_the_lines_at_the_end_say_how_many_games_and_boxes_they_are_for() -> None:
    rounds = won(0, 60), won(1, 30), won(0, 40)
    _, _, added = GinRules.of("standard").settle((100, 30), 100, deal(), rounds)
    assert added == (
        (ScoreLine("game-bonus", 100, 1), ScoreLine("boxes", 50, 2)),
        (ScoreLine("boxes", 25, 1),),
    )


def test_boxes_are_the_rounds_won() -> None:
    assert boxes([0, 1, None, 0]) == [2, 1]


@pytest.mark.parametrize(("shutout", "extra"), [("all", 60 + 40 + 100 + 50), ("points", 100), ("none", 0)])
def test_shutout_doubles(shutout: str, extra: int) -> None:
    rules = GinRules.of("standard").with_changes({"shutout": shutout})
    _, added, _ = settled(rules, won(1, 60), VOID, won(1, 40))
    assert added == [{}, {"game-bonus": 100, "boxes": 50, **({"shutout": extra} if extra else {})}]


def test_round_won_without_points_is_a_box() -> None:
    """An undercut with equal deadwood and no bonus."""
    rules = GinRules.of("standard").with_changes({"undercut_bonus": 0})
    winners, added, _ = settled(rules, won(1, 0, ScoreLine("undercut", 0)), won(0, 100))
    assert winners == (0,) and added == [{"game-bonus": 100, "boxes": 25}, {"boxes": 25}]


def test_first_at_the_target_wins_whatever_the_boxes_bring() -> None:
    rounds = [won(1, 6) for _ in range(15)]
    winners, _, totals = settled(GinRules.of("standard"), *rounds, won(0, 100))
    assert winners == (0,) and totals == [225, 90 + 375]


# Hollywood

HOLLYWOOD = GinRules.of("hollywood")


def entered(*scores: RoundScore) -> list[tuple[tuple[int, ...], ...]]:
    """Return the entries of each column after these rounds."""
    return [column.entries for column in columns(HOLLYWOOD, scores).columns]


def test_wins_are_entered_in_one_game_then_two_then_all() -> None:
    assert entered(won(0, 10)) == [((10,), ()), ((), ()), ((), ())]
    assert entered(won(0, 10), won(0, 20)) == [((10, 20), ()), ((20,), ()), ((), ())]
    assert [column.totals for column in columns(HOLLYWOOD, (won(0, 10), won(0, 20))).columns] == [
        (30, 0),
        (20, 0),
        (0, 0),
    ]
    rounds = won(0, 10), won(0, 20), won(0, 5), won(1, 7), won(0, 1)
    assert entered(*rounds) == [((10, 20, 5, 1), (7,)), ((20, 5, 1), ()), ((5, 1), ())]


def test_closed_games_take_no_entry_and_a_late_first_win_starts_in_the_next() -> None:
    rounds = won(0, 60), won(0, 60), won(1, 9), won(1, 8)
    assert entered(*rounds) == [((60, 60), ()), ((60,), (9, 8)), ((), (8,))]


def test_a_win_whose_games_are_all_closed_is_entered_in_the_next_open_one() -> None:
    """Side 1 has one win, so its second would be entered in games 1 and 2, but both are over by then."""
    rounds = won(1, 7), won(0, 60), won(0, 60), won(0, 60)
    assert [column.winner for column in columns(HOLLYWOOD, rounds).columns] == [0, 0, None]
    assert entered(*rounds, won(1, 9))[2] == ((60,), (9,))
    assert entered(*rounds, won(1, 9), won(1, 8))[2] == ((60,), (9, 8))


def test_round_is_worth_its_points_in_each_game() -> None:
    mine = "3C 4C 5C 7C 7D 7H JS QS KS KH"
    for wins, games in ((0, 1), (1, 2), (2, 3), (5, 3)):
        round_ = deal(mine, up="2D", preset="hollywood", scores=(won(0, 1),) * wins)
        play(round_, "take", "knock KH")
        codes = {line.code: (line.points, line.count) for line in round_.score()[0]}
        assert codes.get("more-games", (0, 0)) == (codes["deadwood"][0] * (games - 1), games - 1)


def test_match_ends_when_all_games_are_over_and_the_sums_decide() -> None:
    """Each game is settled by itself: side 0 wins the first two, and side 1 the third, where the other has no win."""
    rounds = won(0, 100), won(1, 10), won(0, 100), won(1, 100)
    assert settled(HOLLYWOOD, *rounds[:3])[0] == ()
    assert [column.winner for column in columns(HOLLYWOOD, rounds).columns] == [0, 0, 1]
    winners, added, totals = settled(HOLLYWOOD, *rounds)
    assert added == [
        {"game-bonus": 200, "boxes": 50, "shutout": 225},
        {"game-bonus": 100, "boxes": 50, "shutout": 225},
    ]
    assert (winners, totals) == ((0,), [675, 485])


def test_equal_sums_are_a_draw() -> None:
    rules = HOLLYWOOD.with_changes({"game_bonus": 0, "box_bonus": 0, "shutout": "none"})
    winners, _, totals = settled(rules, won(0, 100), won(1, 200), won(1, 50), won(0, 150))
    assert (winners, totals) == ((0, 1), [250, 250])


def test_columns_stay_the_same_once_the_end_is_added() -> None:
    """The view of a won game includes the bonuses in its last round."""
    rules = GinRules.of("standard")
    ended = won(0, 100, ScoreLine("game-bonus", 100), ScoreLine("boxes", 25), ScoreLine("shutout", 225))
    assert columns(rules, [ended]) == columns(rules, [won(0, 100)])
    lost: RoundScore = (ended[0], (ScoreLine("boxes", 25),))
    assert columns(rules, [won(1, 9), lost]) == columns(rules, [won(1, 9), won(0, 100)])


def test_a_void_round_is_dealt_again_by_the_same_dealer() -> None:
    game = Game(GinRules.of("standard"), 2, Deals.numbered(1))
    while not game.round.over:
        seat = game.to_act[0]
        last = next(action for action in reversed(game.legal(seat)) if action.kind in ("draw", "discard", "pass"))
        game.play(seat, last)
    assert game.scores == [((), ())] and game.totals == (0, 0)
    game.play(0, Action("deal"))
    assert game.view(None).dealer == 1
