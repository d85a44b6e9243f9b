"""Decisions taken from a hint stay the master's, whatever a player does between the hint and the decision."""

from __future__ import annotations

from typing import Any

from bot.host.play.computers import Chooser
from bot.host.practice import Study
from bot.host.table.running_game import Moment
from bot.host.table.state import TableState
from data.store import Player
from engine.players import MASTER
from engine.types import UNDO, Action
from engine.view import View
from tests.host.room import Room, legal, to_act


class First(Chooser):
    """A master that chooses the first legal action."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        return view.legal[0]


async def own_turn(room: Room, ada: Player, **options: Any) -> TableState:
    """Open a table of Ada's, alone against a computer, where she is to act."""
    state = await room.table(ada, **options)
    state = await room.until(state.id, lambda state: 0 in to_act(state))
    room.host.study._thinker = First()
    return state


async def advice(room: Room, table: str) -> list[str]:
    """Return the advice stored with Ada's actions, leaving out undone ones and the undoing."""
    rows = [row for row in await room.store.actions(table) if row.seat == 0 and not row.computer]
    return [row.advice for row in rows if row.action["kind"] != UNDO]


async def test_undoing_something_else_first_does_not_make_a_hint_the_players_own(room: Room, ada: Player) -> None:
    state = await own_turn(room, ada)
    hinted, other, *_ = legal(state, 0)
    hear(room.host.study, state, hinted)
    await room.host.play.act(state.id, ada, other)
    await room.host.play.undo(state.id, ada, "action")
    await room.host.play.act(state.id, ada, hinted)
    assert await advice(room, state.id) == ["", MASTER]


async def test_undoing_what_ended_the_turn_does_not_either(room: Room, ada: Player, bob: Player) -> None:
    """In Cribbage, discards to the crib can be taken back until the others have discarded."""
    state = await room.table(ada, bob, game="cribbage", preset="cribbage", practice=True)
    room.host.study._thinker = First()
    hint = await room.host.study.hint(state, 0)
    other = next(action for action in legal(state, 0) if not {*action.cards} & {*hint.action.cards})
    await room.host.play.act(state.id, ada, other)
    await room.host.play.undo(state.id, ada, "action")
    await room.host.play.act(state.id, ada, Action(hint.action.kind, hint.action.cards[::-1]))
    assert await advice(room, state.id) == ["", MASTER], "the order of the cards does not matter"


async def test_an_equal_card_with_another_mark_is_the_same_decision(room: Room, ada: Player) -> None:
    state = await own_turn(room, ada, game="pinochle", preset="pinochle")
    study = room.host.study
    hear(study, state, Action("play", ("KH'",)))
    assert given(study, state, Action("play", ("KH",))) == MASTER
    assert given(study, state, Action("play", ("QH",))) == ""


def hear(study: Study, state: TableState, action: Action) -> None:
    """Give seat 0 a hint."""
    view = state.views[0]
    study.hear(state.id, 0, state.revision, (view.round, view.turn), action.to_json())


def given(study: Study, state: TableState, action: Action) -> str:
    """Return the advice that would be stored with an action of seat 0 now."""
    return study.advice(state.id, 0, Moment(state.revision, (state.views[0].round, state.views[0].turn)), action)


async def test_another_process_knows_of_a_hint(room: Room, ada: Player) -> None:
    """The hand may be in direct messages, which one process serves, and the table in a server that another serves."""
    other = await room.another_host()
    room.host.study.on_given = other.study.hear
    state = await own_turn(room, ada, game="german-whist", preset="german-whist")
    hint = await room.host.study.hint(state, 0)
    await other.play.act(state.id, ada, hint.action)
    assert await advice(room, state.id) == [MASTER]


async def test_a_hint_does_not_reach_into_the_next_turn(room: Room, ada: Player) -> None:
    state = await own_turn(room, ada)
    action = legal(state, 0)[0]
    hear(room.host.study, state, action)
    assert given(room.host.study, state, action) == MASTER
    later = Moment(state.revision + 2, (state.views[0].round, state.views[0].turn + 2))
    assert room.host.study.advice(state.id, 0, later, action) == ""
