"""Actions that are played automatically by a player's preference."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.settings import Preferences
from bot.host.table.state import TableState
from data.store import Player, Status, Unavailable
from engine import players
from engine.canasta.view import CanastaView
from engine.types import DEAL, SWAP, Action
from tests.host.room import Room, legal, to_act, waits_for


async def played(room: Room, state: TableState, people: list[Player]) -> tuple[TableState, list[str]]:
    """Play a game to its end; also return the kinds of action that the first player had to choose past the target."""
    asked = []
    while state.status is Status.RUNNING:
        seat = to_act(state)[0]
        view = state.views[seat]
        kinds = {action.kind for action in view.legal}
        if seat == 0 and "knock" in kinds:
            asked.append(view.phase)
        action = players.choose(view, players.LEVELS[-1], b"") if DEAL not in kinds else view.legal[0]
        state = await room.host.play.act(state.id, people[seat], action)
    return state, asked


async def opened(room: Room, *people: Player) -> TableState:
    return await room.table(*people, game="pinochle", preset="pinochle", deals=2, options={"target": 100})


async def test_preferred_action_is_played_automatically(room: Room, ada: Player, bob: Player) -> None:
    usual, asked = await played(room, await opened(room, ada, bob), [ada, bob])
    assert asked and usual.recent[-1].target == "0", "Ada is past the target and must knock herself"

    await room.store.set_settings(ada.id, Preferences(automatic=("knock",)).merged_into({}))
    state, asked = await played(room, await opened(room, ada, bob), [ada, bob])
    assert not asked and state.recent[-1] == usual.recent[-1]
    stored = await room.store.actions(state.id)
    assert stored[-1].action == {"kind": "knock"} and stored[-1].seat == 0, "stored like any other action"


@pytest.mark.game("ecarte")
async def test_only_card_is_played_automatically_among_people_if_everybody_knows_it(
    room: Room, ada: Player, bob: Player
) -> None:
    """Ada's last card plays itself. Another forced card does not: Bob could tell from its speed."""
    await room.store.set_settings(ada.id, Preferences(automatic=("play",)).merged_into({}))
    state = await room.table(ada, bob, game="ecarte", preset="french-ecarte", deals=1)
    held = []
    while state.views[-1].round == 1 and state.views[-1].phase != "scored":
        [seat] = to_act(state)
        view = state.views[seat]
        if seat == 0 and view.phase in ("lead", "follow"):
            held.append((len(view.hand), len(view.legal)))
        action = next((each for each in view.legal if each.kind == "stand"), view.legal[0])
        state = await room.host.play.act(state.id, [ada, bob][seat], action)
    assert [cards for cards, _ in held] == [5, 4, 3, 2] and any(legal == 1 for _, legal in held)


async def test_failed_automatic_action_is_left_to_the_player(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.store.set_settings(ada.id, Preferences(automatic=("knock",)).merged_into({}))
    append = type(room.store).append

    async def failing(store: Any, table_id: str, row: Any, results: Any = (), **limits: Any) -> None:
        if row.action == {"kind": "knock"}:
            raise Unavailable("the disk is full")
        await append(store, table_id, row, results, **limits)

    state = await opened(room, ada, bob)
    with monkeypatch.context() as patched:
        patched.setattr(type(room.store), "append", failing)
        with pytest.raises(Unavailable):
            await played(room, state, [ada, bob])
    state = await room.host.state(state.id)
    assert state.views[0].to_act == (0,) and "knock" in {action.kind for action in state.views[0].legal}


async def drawn_by(room: Room, state: TableState, seat: int) -> list[int]:
    """Return the numbers of a seat's draws among a table's actions."""
    rows = await room.store.actions(state.id)
    return [row.number for row in rows if row.seat == seat and row.action["kind"] == "draw"]


async def discard(room: Room, state: TableState, player: Player) -> TableState:
    """Discard without melding."""
    last = [action for action in legal(state, 0) if action.kind == "discard"][-1]
    return await room.host.play.act(state.id, player, last)


@pytest.mark.parametrize("preset", ["samba", "hand-and-foot"])
async def test_forced_draw_is_made_for_a_player_alone_and_told_with_the_turn(
    room: Room, ada: Player, preset: str
) -> None:
    """This includes the first turn. The computers' moves stay in the log, and the draw is no decision of the player."""
    state = await room.table(ada, game="canasta", preset=preset, deals=1)
    pressed = discarded = 0
    while state.views[0].round == 1 and state.views[0].turn < 12:
        if state.views[0].phase == "draw":
            assert len(state.views[0].legal) > 1, "there is something to choose"
            state = await room.host.play.act(state.id, ada, Action("draw"))
            pressed += 1
        else:
            await discard(room, state, ada)
            discarded += 1
            state = await room.until(state.id, waits_for(0))
            told = {event.seat for event in state.news}
            assert told == set(range(state.seat_count)), "the draw hides no computer's turn"
    drawn = await drawn_by(room, state, 0)
    assert len(drawn) > pressed
    async with room.host._core.tables.hold(state.id) as session:
        assert session._running
        assert session._running.decisions.in_game[0][""] == pressed + discarded
    elsewhere = await room.another_host()
    assert (await elsewhere.state(state.id)).news == state.news, "the same when it is read back"


async def test_no_draw_is_made_for_a_player_who_wants_to_press(room: Room, ada: Player) -> None:
    await room.store.set_settings(ada.id, Preferences(automatic=()).merged_into({}))
    state = await room.table(ada, game="canasta", preset="samba", deals=1)
    assert state.revision == 0 and [action.kind for action in legal(state, 0)] == ["draw"]


async def test_draw_among_people_tells_nothing_about_a_hand(room: Room, ada: Player, bob: Player) -> None:
    """Both want automatic draws, but the speed would tell each that the other's hand cannot take the pile."""
    automatic, by_hand = 0, 0
    for deals in range(1, 6):
        state = await room.table(ada, bob, game="canasta", preset="classic", deals=deals)
        people = [ada, bob]
        while state.views[-1].round == 1 and state.views[-1].phase in ("draw", "meld") and state.revision < 60:
            seat, view = to_act(state)[0], state.views[-1]
            assert isinstance(view, CanastaView)
            if view.phase == "draw":
                public = view.blocked or not view.pile
                assert not public, "nobody could take it: that draw is automatic"
                by_hand += len(legal(state, seat)) == 1
                action = Action("draw")
            else:
                discards = [action for action in legal(state, seat) if action.kind == "discard"]
                action = discards[(state.revision // 3) % len(discards)]
            before = state.revision
            state = await room.host.play.act(state.id, people[seat], action)
            automatic += state.revision == before + 2
    assert automatic and by_hand


async def test_no_draw_is_made_where_practice_could_still_change_the_hand(room: Room, ada: Player) -> None:
    state = await room.table(ada, game="canasta", preset="samba", deals=1, practice=True)
    assert state.revision == 0
    await room.host.arranging.swap(state.id, ada)
    state = await room.host.play.act(state.id, ada, Action("draw"))
    assert [row.action["kind"] for row in await room.store.actions(state.id)] == [SWAP, "draw"]
