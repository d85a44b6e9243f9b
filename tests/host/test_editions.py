"""Tables that began before a rule was corrected keep the old rule; their rematches have the corrected one."""

from __future__ import annotations

from data.store import Player
from engine.types import FORFEIT, Action
from tests.host.room import GUILD, Room


async def test_stored_game_goes_on_by_its_edition_and_a_rematch_by_the_newest(
    room: Room, ada: Player, bob: Player
) -> None:
    table = await room.table(ada, bob, start=False, game="euchre", preset="two-handed-euchre")
    row = await room.store.table(table.id)
    assert (table.rules.edition, row.rules["edition"]) == (2, 2)
    rules = {name: value for name, value in row.rules.items() if name != "edition"}
    seating = {seat.player: seat.seat for seat in row.seats if seat.player is not None}
    await room.store.amend_table(row.id, rules, 2, seating, row.terms, expect=row)

    later = await room.another_host()
    state = await later.lobby.start(table.id, ada)
    assert state.rules.edition == 1, "it was stored before there were editions"
    async with later._core.tables.hold(table.id) as session:
        await later._core.play(session, 0, Action(FORFEIT))
    again = await later.rematches.play_again(table.id, bob, guild_id=GUILD, channel_id=900)
    assert again.rules.edition == 2 and (await room.store.table(again.id)).rules["edition"] == 2
