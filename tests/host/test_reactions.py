"""People react to the last move: one reaction each, kept under the action's number, dropped when that is undone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.settings import ServerSettings
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import BLOCK, Act, Player
from tests.host.room import GUILD, Room, to_act


async def moved(room: Room, *players: Player, actions: int = 1, **options: Any) -> tuple[TableState, Player]:
    """Play the first actions of a table; return it, and the player who took them."""
    state = await room.table(*players, seats=len(players), **options)
    mover = next(player for player in players if state.seat_of(player.id) == to_act(state)[0])
    for _ in range(actions):
        state = await act(room, state, mover)
    return state, mover


async def act(room: Room, state: TableState, player: Player) -> TableState:
    view = state.view(state.seat_of(player.id))
    assert view
    return await room.host.play.act(state.id, player, view.legal[0])


async def react(room: Room, state: TableState, player: Player, emoji: str, *, guild_id: int | None = GUILD) -> Any:
    state = await room.host.reactions.react(state.id, player, emoji, revision=state.revision, guild_id=guild_id)
    return state.reactions.counts if state.reactions else []


async def refused(awaitable: Any) -> str:
    with pytest.raises(Refusal) as error:
        await awaitable
    return error.value.note.code


async def test_players_and_onlookers_react_once_to_a_move(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state, mover = await moved(room, ada, bob)
    invited = [player for player in (ada, bob, cyd) if await room.host.reactions.offered(state, player.id)]
    assert invited == [player for player in (ada, bob, cyd) if player is not mover], "nobody to their own move"
    assert await react(room, state, ada, "👏") == [("👏", 1)]
    assert await react(room, state, cyd, "👏") == [("👏", 2)]
    assert await react(room, state, bob, "🔥") == [("👏", 2), ("🔥", 1)]
    assert await react(room, state, ada, "🔥") == [("🔥", 2), ("👏", 1)], "a second press changes it"
    assert await react(room, state, ada, "🔥") == [("👏", 1), ("🔥", 1)], "the same takes it back"
    now = await room.host.state(state.id)
    assert now.reactions and (now.reactions.number, now.reactions.seat) == (state.revision, state.seat_of(mover.id))
    assert now.revision == state.revision, "it is no action"


async def test_reactions_are_seen_until_the_turn_comes_round(room: Room, ada: Player, bob: Player) -> None:
    first, mover = await moved(room, ada, bob)
    await react(room, first, ada, "👏")
    state = await act(room, first, mover)
    assert state.reactions and state.reactions.number == first.revision
    assert state.last_move and state.last_move.number == state.revision and not state.last_move.emoji
    assert await react(room, first, bob, "👏") == [("👏", 2)], "to the move that was seen"
    other = bob if mover is ada else ada
    state = await act(room, state, other)
    assert state.reactions is None
    assert await refused(react(room, first, bob, "😂")) == "move-long-ago"


async def test_undoing_drops_the_reactions_to_what_is_undone(room: Room, ada: Player, bob: Player) -> None:
    state, mover = await moved(room, ada, bob, actions=2)
    await react(room, state, ada, "👏")
    other = bob if mover is ada else ada
    state = await act(room, state, other)
    await react(room, state, ada, "🔥")
    state = await room.host.play.undo(state.id, other, "action")
    assert [row.emoji for row in await room.store.reactions(state.id)] == ["👏"]
    assert state.reactions is None or state.reactions.counts == [("👏", 1)]


async def test_blocked_people_strangers_and_servers_without_reactions_give_none(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state, _ = await moved(room, ada, bob)
    assert await refused(react(room, state, cyd, "👏", guild_id=GUILD + 1)) == "no-table"
    assert await react(room, state, ada, "👏", guild_id=None) == [("👏", 1)], "a player, from direct messages"
    await room.store.moderate(Act(GUILD, BLOCK, 1.0, ada.id, "rude", player=cyd.id, account=cyd.discord_id))
    assert await refused(react(room, state, cyd, "👏")) == "blocked"
    await room.host.servers.save(GUILD, ServerSettings(reactions=False))
    assert await refused(react(room, state, bob, "👏")) == "reactions-off"
    assert not await room.host.reactions.offered(state, bob.id)


async def test_a_player_alone_is_offered_none(room: Room, ada: Player) -> None:
    state = await room.table(ada, seats=2)
    assert not await room.host.reactions.offered(state, ada.id)


async def test_another_host_hears_of_reactions(room: Room, ada: Player, bob: Player) -> None:
    state, _ = await moved(room, ada, bob)
    other = room.new_host()
    await other.state(state.id)
    await react(room, state, ada, "👏")
    heard = await other.state(state.id)
    assert heard.reactions and heard.reactions.counts == [("👏", 1)]


async def test_a_replay_has_the_reactions_to_each_action(room: Room, ada: Player, bob: Player) -> None:
    state, _ = await moved(room, ada, bob)
    await react(room, state, ada, "👏")
    await react(room, state, bob, "👏")
    for player in (ada, bob):
        await room.host.lifecycle.close(state.id, player)
    replay = await room.host.replays.watch(state.id, ada, GUILD)
    assert replay.reactions == {state.revision: [("👏", 2)]}


async def test_a_closed_game_that_is_resumed_shows_no_reactions_to_the_round_before(
    room: Room, ada: Player, bob: Player
) -> None:
    state, _ = await moved(room, ada, bob, practice=True)
    await react(room, state, ada, "👏")
    await room.host.lifecycle.close(state.id, ada)
    state = await room.host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=state.channel_id)
    assert state.revision and state.reactions is None
