"""Going back in practice, the same cards again, and the next game, through Discord."""

from __future__ import annotations

from typing import Any

import pytest

from engine.types import Action
from playground import Interaction
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started, turn_by_buttons, whispered

pytestmark = pytest.mark.usefixtures("draws_by_hand")


def panel(room: Room) -> dict[str, Any]:
    """The last ephemeral message to Ada."""
    return (whispered(room, room.ada) + [each for each in room.ada.dms() if each["flags"] & 64])[-1]


async def resumed_elsewhere(room: Room) -> Interaction:
    """Lets Ada resume her oldest table in another channel."""
    elsewhere = room.playground.add_channel(room.guild, "table-3")
    [*_, oldest] = await room.ada.autocomplete(elsewhere, "table resume", focused="table")
    return await command(room, room.ada, "table resume", channel=elsewhere, table=oldest["value"])


async def forfeited(room: Room) -> str:
    """Lets Ada close the channel's table. Returns its id."""
    state, services = await room.table(), room.bot.services
    await services.host.play.act(state.id, await services.store.player(room.ada.id, "Ada"), Action("forfeit"))
    await room.quiet()
    return state.id


async def test_single_player_can_go_back_after_being_told_the_cost(room: Room) -> None:
    await started(room)
    dealt = (await room.table()).views[0].hand
    await command(room, room.ada, "table restart", what="round")
    asked = words(panel(room))
    assert "not ranked" in asked and "that's free: number 1 of the 2" in asked
    assert buttons(panel(room)) == ["Restart the round"]
    assert not (await room.table()).practice
    await press(room, room.ada, panel(room), "Restart the round")
    state = await room.table()
    assert state.practice and "The round starts again" in words(panel(room))
    assert "Draw" in buttons(room.hand(room.ada)) and "Practice game, not ranked." in words(room.post())
    await turn_by_buttons(room, room.ada)
    use = await command(room, room.ada, "undo", scope="earlier")
    assert "You're back" in said(use), "a practice table asks no more"
    assert (await room.table()).views[0].hand == dealt
    await press(room, room.ada, room.hand(room.ada), "Go back")
    ways = ["My last turn", "Restart the round", "Restart the game", "New cards"]
    assert buttons(panel(room)) == ways
    await press(room, room.ada, panel(room), "New cards")
    assert (await room.table()).views[0].hand != dealt
    assert "@2`" in said(await command(room, room.ada, "table verify")), "the second deal, for round 1"
    dealt = (await room.table()).views[0].hand
    await press(room, room.ada, room.post(), "Draw")
    for what in ("round", "game"):
        assert f"The {what} starts again" in said(await command(room, room.ada, "table restart", what=what))
        assert (await room.table()).views[0].hand == dealt
    await command(room, room.ada, "table close")
    assert buttons(room.post()) == ["New game", "Replay", "Fair deal"] and "Practice game, not ranked." in words(
        room.post()
    )
    assert "can't be resumed anymore" in said(await command(room, room.ada, "table replay"))
    assert "being played again" in said(await resumed_elsewhere(room))


async def test_several_players_cannot_go_back(room: Room) -> None:
    await started(room, room.ben)
    assert "Go back" not in buttons(room.hand(room.ada))
    for path, values in (("undo", {"scope": "earlier"}), ("table restart", {"what": "game"})):
        assert "several people play here" in said(await command(room, room.ada, path, **values))
    assert (await room.table()).revision == 0


async def test_outdated_rewind_button_is_refused(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.hand(room.ada), "Go back")
    old = panel(room)
    await press(room, room.ada, room.post(), "Draw")
    assert "out of date" in said(await press(room, room.ada, old, "Restart the round", race=True))
    assert not (await room.table()).practice


async def test_same_cards_and_rematch_after_a_game(room: Room) -> None:
    await started(room, room.ben)
    first, post = await room.table(), room.post()
    over = await forfeited(room)
    assert buttons(room.post()) == ["Rematch", "Replay", "Same cards again", "Fair deal"]
    carl = room.playground.add_person("Carl")
    for label in ("Same cards again", "Rematch"):
        assert "no seat" in said(await press(room, carl, post, label))
    use = await press(room, room.ben, post, "Same cards again")
    assert "A practice table with the same cards is open" in said(use)
    again = await room.table()
    assert (again.cards_of, again.host, again.practice) == (over, first.seats[1].player, True)
    lobby = next(each for each in room.ben.sees(room.channel) if "Join" in buttons(each))
    assert f"These are the cards of table {over}" in words(lobby)
    assert "already has a table" in said(await press(room, room.ada, post, "Rematch"))
    await press(room, room.ben, lobby, "Start")
    assert (await room.table()).views[1].hand == first.views[1].hand
    await command(room, room.ben, "table close")
    assert "The next game is open" in said(await press(room, room.ada, post, "Rematch"))
    assert not (await room.table()).practice
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    found = await room.ada.autocomplete(elsewhere, "table replay", focused="table")
    assert [choice["value"] for choice in found] == [over] and "Ada, Ben" in found[0]["name"]
    assert "is open" in said(await command(room, room.ada, "table replay", channel=elsewhere))
    assert "You don't have a finished game" in said(await command(room, carl, "table replay"))
