"""Stored results of tables with computers, and of players who left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.table.results import Decisions, decided_by, results
from data.store import PEOPLE, Player, ResultSeat, Scope, SeatRow, Status
from engine.game import Game
from engine.score import points_of
from engine.types import UNDO, Action
from tests.host.room import GUILD, Room


@pytest.mark.parametrize(
    ("levels", "highest"),
    [(("", ""), ""), (("", "beginner"), "beginner"), (("master", "beginner", "expert"), "master"), (("", "x"), "x")],
)
def test_level_of_a_result_is_the_highest_at_the_table(levels: tuple[str, ...], highest: str) -> None:
    seats = [SeatRow(seat, None if level else seat + 1, level) for seat, level in enumerate(levels)]
    sides = tuple(range(len(levels)))
    rows = results("T1", _won_by(0, sides), seats, Decisions(), round_over=False, at=1.0)
    assert {row.level for row in rows} == {highest}


def test_player_who_left_shares_a_loss_but_not_a_win() -> None:
    """Ada and a computer in Bob's place play against Cyd and a computer in Dan's."""
    seats = [SeatRow(0, 1), SeatRow(1, 3), SeatRow(2, None, "sound", former=2), SeatRow(3, None, "sound", former=4)]
    decisions = _decisions({1: ("", "sound"), 2: ("sound",), 3: ("sound", "sound")})
    won, lost = results("T1", _won_by(0, (0, 1, 0, 1)), seats, decisions, round_over=False, at=1.0)
    assert won.seats == [ResultSeat(0, 1), ResultSeat(2, None, "sound")]
    assert lost.seats == [ResultSeat(1, 3, stood_in=1), ResultSeat(3, 4, stood_in=2)]


def test_win_belongs_to_whoever_made_at_least_half_of_the_seats_decisions() -> None:
    seats = [SeatRow(0, 1), SeatRow(1, 2), SeatRow(2, 3), SeatRow(3, 4)]
    mostly_computers = ("", "expert", "beginner", "expert")
    decisions = _decisions({0: ("", "expert"), 1: mostly_computers, 2: mostly_computers})
    won, lost = results("T1", _won_by(0, (0, 1, 0, 1)), seats, decisions, round_over=False, at=1.0)
    assert won.seats == [ResultSeat(0, 1, stood_in=1), ResultSeat(2, None, "expert")]
    assert lost.seats == [ResultSeat(1, 2, stood_in=3), ResultSeat(3, 4)], "autopilot does not spare anybody a loss"
    assert won.level == lost.level == "expert", "not among people only"


def test_forced_actions_are_no_decisions() -> None:
    """A draw without a legal alternative is forced, for people and computers, undone or not."""
    decisions = Decisions()
    draw = Action("draw")
    decisions.count(0, draw, "", (1, 1), forced=True, undoable=True)
    decisions.count(0, draw, "expert", (1, 1))
    decisions.count(0, draw, "", (1, 2), forced=True)
    assert decisions.in_game[0].total() == 1 and decided_by(decisions.in_game, 0) == "expert"
    decisions.count(0, Action("meld"), "", (1, 2), undoable=True)
    decisions.count(0, draw, "", (1, 2), forced=True, undoable=True)
    decisions.count(0, Action(UNDO, target="turn"), "", (1, 2))
    assert decisions.in_game[0].total() == 1, "what was undone first had counted nothing"


def test_undone_actions_are_no_decisions() -> None:
    decisions = Decisions()
    draw, meld = Action("draw"), Action("meld")
    for action in (draw, meld, meld, Action(UNDO, target="action"), meld, meld, Action(UNDO, target="turn"), meld):
        decisions.count(0, action, "", (1, 1), undoable=action == meld)
    assert decisions.in_game == {0: {"": 2}}


def test_pile_that_is_taken_and_returned_again_and_again_is_no_decision() -> None:
    decisions = Decisions()
    for number in range(1, 4):
        for action in (Action("take"), Action("meld"), Action(UNDO, target="turn")):
            decisions.count(0, action, "", (1, number), undoable=action.kind != UNDO)
        decisions.count(0, Action("draw"), "", (1, number))
        decisions.count(0, Action("discard"), "expert", (1, number))
    assert decisions.in_game == {0: {"": 3, "expert": 3}}


async def test_two_people_on_autopilot_win_nothing_among_people(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, options={"target": 4})
    for player in (ada, bob):
        await room.host.autopilot.set(state.id, player, on=True)
    state = await room.until(state.id, lambda now: now.status is Status.FINISHED)
    [winner] = state.views[-1].winners
    assert set(state.decided_by) == {"intermediate"}
    scope = Scope(guild_id=GUILD, game="highest")
    league = (await room.store.standings(scope)).rows
    assert [(row.player, row.won) for row in league] == [((bob, ada)[winner].id, 0)], "only the loss is a person's"
    assert (await room.store.standings(replace(scope, opponents=PEOPLE))).total == 0
    assert (await room.store.high_scores(scope)).total == 0


async def test_the_end_of_a_game_adds_score_lines_to_the_total(room: Room, ada: Player, bob: Player) -> None:
    """Boxes count in the totals, the last score and the stored game, but not in the stored points of a round."""
    state, people = await room.table(ada, bob, options={"target": 60, "box": 100}), {0: ada, 1: bob}
    while state.status is Status.RUNNING:
        assert not any(line.code == "boxes" for score in state.views[0].scores for side in score for line in side)
        state = await room.step(state, people)
    view = state.views[0]
    *earlier, last = map(points_of, view.scores)
    boxes = [sum(line.points for line in lines if line.code == "boxes") for lines in view.scores[-1]]
    assert earlier and sum(boxes) >= 100 * view.round
    assert view.totals == tuple(map(sum, zip(*earlier, last, strict=True)))
    assert [(its.target, its.points) for its in room.events(state.id) if its.kind == "boxes"] == [
        (str(side), points) for side, points in enumerate(boxes) if points
    ]
    [won] = [its.points for its in room.events(state.id) if its.kind == "game-won"]
    assert won == max(view.totals)
    stored = await room.store.results(table_id=state.id)
    by_side = [[row for row in stored if row.side == side] for side in (0, 1)]
    for side, rows in enumerate(by_side):
        rounds = [row.points for row in rows if row.round]
        [game] = [row for row in rows if not row.round]
        assert game.points == view.totals[side] == sum(rounds) + boxes[side]
        assert sum(line["points"] for line in game.lines) == boxes[side]
    [once] = await room.host.history.games(GUILD, [ada.id], only=False)
    assert tuple(side.points for side in once.sides) == view.totals
    again = await room.another_host()
    assert (await again.state(state.id)).views[0] == view


def _decisions(made: Mapping[int, Sequence[str]]) -> Decisions:
    """Return decisions by seat, each made by the player (empty) or by a computer."""
    decisions = Decisions()
    for seat, levels in made.items():
        for number, level in enumerate(levels):
            decisions.count(seat, Action("draw"), level, (1, number))
    return decisions


def _won_by(side: int, sides: tuple[int, ...]) -> Game:
    totals = (0,) * (max(sides) + 1)
    game = SimpleNamespace(rewound=False, totals=totals, winners=(side,), forfeited=None, sides=sides, settlement=())
    return cast(Game, game)
