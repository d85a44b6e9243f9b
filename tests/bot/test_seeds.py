"""Players can contribute to the shuffle after the commitment was shown."""

from __future__ import annotations

from tests.bot.conftest import Room, words
from tests.bot.playing import command, press, said


async def test_seed_can_be_set_until_the_start(room: Room) -> None:
    store = room.bot.services.store
    await command(room, room.ada, "table new")
    sealed = (await room.table()).commitment
    assert f"The cards are sealed: {sealed[:8]}…" in words(room.post()) and sealed not in words(room.post())
    use = await press(room, room.ben, room.post(), "Fair deal")
    assert f"The cards of round 1 are sealed by\n`{sealed}`" in said(use), "before they join"
    await command(room, room.ben, "table join", seed="Ben's words")
    use = await command(room, room.ada, "table join", seed="Ada's words")
    assert "Your words are part of the shuffle" in said(use)
    assert "You already have a seat" in said(await command(room, room.ada, "table join"))
    row = await store.table((await room.table()).id)
    assert [seat.seed for seat in row.seats] == ["Ada's words", "Ben's words"]
    await press(room, room.ada, room.post(), "Start")
    assert "has started" in said(await command(room, room.ada, "table join", seed="too late"))
    assert (await room.table()).commitment == sealed
