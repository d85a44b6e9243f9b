"""Players can contribute to the shuffle after the commitment was shown."""

from __future__ import annotations

from tests.bot.conftest import Room, words
from tests.bot.playing import command, press, said
from tests.texts import says, text


async def test_seed_can_be_set_until_the_start(room: Room) -> None:
    store = room.bot.services.store
    await command(room, room.ada, "table new")
    sealed = (await room.table()).commitment
    assert says(words(room.post()), "fair-deal-fingerprint", fingerprint=sealed[:8])
    assert sealed not in words(room.post())
    use = await press(room, room.ben, room.post(), text("button-fair-deal"))
    assert says(said(use), "fair-deal-sealed", round=1, commitment=sealed), "before they join"
    await command(room, room.ben, "table join", seed="Ben's words")
    use = await command(room, room.ada, "table join", seed="Ada's words")
    assert says(said(use), "done-seeded")
    assert says(said(await command(room, room.ada, "table join")), "refusal-already-seated")
    row = await store.table((await room.table()).id)
    assert [seat.seed for seat in row.seats] == ["Ada's words", "Ben's words"]
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(said(await command(room, room.ada, "table join", seed="too late")), "refusal-not-open")
    assert (await room.table()).commitment == sealed
