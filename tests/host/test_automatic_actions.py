"""Actions that are played automatically by a player's preference."""

from __future__ import annotations

import pytest

from bot.host.model.preferences import Preferences
from bot.host.table.state import TableState
from data.store import Player, Status, Unavailable
from engine import players
from engine.types import DEAL
from tests.host.room import Room, to_act


async def played(room: Room, state: TableState, people: list[Player]) -> tuple[TableState, list[str]]:
    """Plays a game to its end; returns the kinds of action that the first player had to choose past the target."""
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
    """Ada's last card plays itself. Another one that she has to play does not: Bob could tell from its speed."""
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

    async def failing(store: object, table_id: str, row: object, results: object = ()) -> None:
        if row.action == {"kind": "knock"}:  # type: ignore[attr-defined]
            raise Unavailable("the disk is full")
        await append(store, table_id, row, results)  # type: ignore[arg-type]

    state = await opened(room, ada, bob)
    with monkeypatch.context() as patched:
        patched.setattr(type(room.store), "append", failing)
        with pytest.raises(Unavailable):
            await played(room, state, [ada, bob])
    state = await room.host.state(state.id)
    assert state.views[0].to_act == (0,) and "knock" in {action.kind for action in state.views[0].legal}
