"""Going back in practice, the same cards again, and the next game, through Discord."""

from __future__ import annotations

from typing import Any

import pytest

from engine.types import Action
from playground import Interaction
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started, turn_by_buttons, whispered
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


def panel(room: Room) -> dict[str, Any]:
    """Return the last ephemeral message to Ada."""
    return (whispered(room, room.ada) + [each for each in room.ada.dms() if each["flags"] & 64])[-1]


async def resumed_elsewhere(room: Room) -> Interaction:
    """Let Ada resume her oldest table in another channel."""
    elsewhere = room.playground.add_channel(room.guild, "table-3")
    [*_, oldest] = await room.ada.autocomplete(elsewhere, "table resume", focused="table")
    return await command(room, room.ada, "table resume", channel=elsewhere, table=oldest["value"])


async def forfeited(room: Room) -> str:
    """Let Ada close the channel's table; return its id."""
    state, services = await room.table(), room.bot.services
    await services.host.play.act(state.id, await services.store.player(room.ada.id, "Ada"), Action("forfeit"))
    await room.quiet()
    return state.id


@pytest.mark.soak
async def test_single_player_can_go_back_after_being_told_the_cost(room: Room) -> None:
    await started(room)
    dealt = (await room.table()).views[0].hand
    await command(room, room.ada, "table restart", what="round")
    asked = words(panel(room))
    assert says(asked, "again-becomes", cost="free", most=2, number=1)
    assert buttons(panel(room)) == [text("button-rewind-round")]
    assert not (await room.table()).practice
    await press(room, room.ada, panel(room), text("button-rewind-round"))
    state = await room.table()
    assert state.practice and says(words(panel(room)), "done-rewound", back="round")
    assert text("label-draw") in buttons(room.hand(room.ada)) and says(words(room.post()), "practice-short")
    await turn_by_buttons(room, room.ada)
    use = await command(room, room.ada, "undo", scope="earlier")
    assert says(said(use), "done-rewound", back="turn"), "a practice table asks no more"
    assert (await room.table()).views[0].hand == dealt
    await press(room, room.ada, room.hand(room.ada), text("button-again"))
    ways = [
        text("button-rewind-turn"),
        text("button-rewind-round"),
        text("button-rewind-game"),
        text("button-rewind-deal"),
    ]
    assert buttons(panel(room)) == ways
    await press(room, room.ada, panel(room), text("button-rewind-deal"))
    assert (await room.table()).views[0].hand != dealt
    assert "@2`" in said(await command(room, room.ada, "table verify")), "the second deal, for round 1"
    dealt = (await room.table()).views[0].hand
    await press(room, room.ada, room.post(), text("verb-draw"))
    for what in ("round", "game"):
        assert says(said(await command(room, room.ada, "table restart", what=what)), "done-rewound", back=what)
        assert (await room.table()).views[0].hand == dealt
    await command(room, room.ada, "table close")
    assert buttons(room.post()) == [text("button-anew"), text("button-film"), text("button-fair-deal")]
    assert says(words(room.post()), "practice-short")
    assert says(said(await command(room, room.ada, "table replay")), "done-replayed-closed")
    assert says(said(await resumed_elsewhere(room)), "refusal-cards-seen")


async def test_several_players_cannot_go_back(room: Room) -> None:
    await started(room, room.ben)
    assert text("button-again") not in buttons(room.hand(room.ada))
    for path, values in (("undo", {"scope": "earlier"}), ("table restart", {"what": "game"})):
        assert says(said(await command(room, room.ada, path, **values)), "refusal-no-practice")
    assert (await room.table()).revision == 0


async def test_outdated_rewind_button_is_refused(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.hand(room.ada), text("button-again"))
    old = panel(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert says(said(await press(room, room.ada, old, text("button-rewind-round"), race=True)), "refusal-stale")
    assert not (await room.table()).practice


async def test_same_cards_and_rematch_after_a_game(room: Room) -> None:
    await started(room, room.ben)
    first, post = await room.table(), room.post()
    over = await forfeited(room)
    assert buttons(room.post()) == [
        text("button-rematch"),
        text("button-film"),
        text("button-replay"),
        text("button-fair-deal"),
    ]
    carl = room.playground.add_person("Carl")
    for label in (text("button-replay"), text("button-rematch")):
        assert says(said(await press(room, carl, post, label)), "refusal-not-seated")
    use = await press(room, room.ben, post, text("button-replay"))
    assert says(said(use), "done-replayed-finished")
    again = await room.table()
    assert (again.cards_of, again.host, again.practice) == (over, first.seats[1].player, True)
    lobby = next(each for each in room.ben.sees(room.channel) if text("button-join") in buttons(each))
    assert says(words(lobby), "practice-cards", table=over)
    assert says(said(await press(room, room.ada, post, text("button-rematch"))), "thread-channel-busy")
    await press(room, room.ben, lobby, text("button-start"))
    assert (await room.table()).views[1].hand == first.views[1].hand
    await command(room, room.ben, "table close")
    assert says(
        said(await press(room, room.ada, post, text("button-rematch"))), "done-rematch-waits", players="Ben", count=1
    )
    assert not (await room.table()).practice
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    found = await room.ada.autocomplete(elsewhere, "table replay", focused="table")
    assert [choice["value"] for choice in found] == [over] and "Ada and Ben" in found[0]["name"]
    assert says(said(await command(room, room.ada, "table replay", channel=elsewhere)), "done-replayed-finished")
    assert says(said(await command(room, carl, "table replay")), "refusal-no-game-over")
