"""Short films of big moves below the table's picture."""

from __future__ import annotations

from typing import Any

import pytest

from data.store import ActionRow
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.types import Action, Seat
from tests.bot.conftest import Room, parts
from tests.bot.playing import command, press
from tests.examples import sampled
from tests.texts import text


async def before_a_canasta(room: Room) -> list[tuple[Seat, Action]]:
    """Play the channel's table up to a canasta; return the action that closes it and the next one."""
    store, state = room.bot.services.store, await room.table()
    row = await store.table(state.id)
    game = Game(state.rules, state.seat_count, Deals(row.seed, row.id, tuple(seat.seed for seat in row.seats)))
    closed = 0
    while not closed or len(game.actions) < closed + 1:
        seat = game.to_act[0]
        events = game.play(seat, players.choose(game.view(seat), "beginner", b"seed"))
        if not closed and any(event.kind.endswith("-canasta") for event in events):
            closed = len(game.actions)
    for number, (seat, action) in enumerate(game.actions[: closed - 1], 1):
        await store.append(row.id, ActionRow(number, seat, action.to_json(), room.clock()))
    return list(game.actions[closed - 1 :])


def shown(room: Room) -> list[tuple[str, str]]:
    """Return the files of the table's pictures and their alt texts."""
    items: list[dict[str, Any]] = [item for gallery in parts(room.post(), 12) for item in gallery["items"]]
    return [(item["media"]["url"].split("?")[0].rsplit("/", 1)[-1], item["description"]) for item in items]


@sampled
@pytest.mark.parametrize("film", ["on", "auto"])
async def test_canasta_is_filmed_until_the_next_change_unless_the_channel_is_busy(room: Room, film: str) -> None:
    host, store = room.bot.services.host, room.bot.services.store
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    state, ada = await room.table(), await store.player(room.ada.id, "Ada")
    await host.lobby.amend(state.id, ada, terms={"film": film})
    await room.quiet()
    await press(room, room.ada, room.post(), text("button-start"))
    people = [ada, await store.player(room.ben.id, "Ben")]
    (seat, closing), (following, after) = await before_a_canasta(room)
    await host.play.act(state.id, people[seat], closing)
    await room.quiet()
    if film == "auto":
        assert [name for name, _ in shown(room)] == ["table.png"]
        return
    assert [name for name, _ in shown(room)] == ["table.png", "film.gif"]
    assert "canasta" in shown(room)[1][1]
    assert {file["filename"] for file in room.post()["attachments"]} == {"table.png", "film.gif"}
    await host.play.act(state.id, people[following], after)
    await room.quiet()
    assert [file["filename"] for file in room.post()["attachments"]] == ["table.png"]
