"""One table from its opening to its end, as two people see it."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.model.setup import Terms
from bot.host.table.state import TableState
from data.store import Status
from engine import players
from tests.bot.conftest import Room, buttons, words
from tests.bot.panels import choose, enter, panel
from tests.bot.playing import command, mover, press, reminders, said, turn_by_buttons, whispered
from tests.texts import says, text


async def test_table_from_its_opening_to_its_end(room: Room, later: Callable[[float], None]) -> None:
    """Two people agree, play, leave and return, while the bot is restarted."""
    await command(room, room.ada, "table new")
    await press(room, room.ada, room.post(), text("button-rules"))
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, "1500")
    assert says(words(room.post()), "lobby-start", host="Ada")
    await press(room, room.ben, room.post(), text("button-join"))
    assert says(words(room.post()), "lobby-start-waits", players="Ben") and "Ada and Ben (2 of 2)" in words(room.post())
    await press(room, room.ben, panel(room, room.ben), text("button-offer"))
    await choose(room, room.ben, text("rules-options"), "target")
    await enter(room, room.ben, "500")
    await choose(room, room.ben, text("rules-groups"), "terms")
    await choose(room, room.ben, text("rules-options"), "pace")
    await choose(room, room.ben, text("option-pace"), "post")
    await press(room, room.ben, panel(room, room.ben), text("button-send"))
    await room.stop()
    await room.start()
    await press(room, room.ada, room.post(), text("button-offers"))
    await press(room, room.ada, panel(room, room.ada), text("button-accept"))
    await press(room, room.ada, room.post(), text("button-start"))
    state = await room.table()
    assert (state.rules.target, state.terms, state.status) == (500, Terms(pace="post", turn=24), Status.RUNNING)

    # Both play a turn; a slow player is reminded, before and after a restart, but never twice for one turn.
    await turn_by_buttons(room, mover(room, await room.table())[0])
    slow, _ = mover(room, await room.table())
    later(13 * 3600)
    await room.tick()
    assert [who["id"] for message in reminders(room) for who in message["mentions"]] == [str(slow.id)]
    await room.stop()
    await room.start()
    await room.tick()
    assert len(reminders(room)) == 1
    await turn_by_buttons(room, slow)
    assert not reminders(room)

    # Ben leaves, and the computer plays on for him; a restart changes nothing about it.
    assert says(said(await command(room, room.ben, "table leave")), "done-left-game")
    await room.stop()
    await room.start()
    await turn_by_buttons(room, room.ada)
    state = await room.table()
    assert state.names[0] == "Ada" and says(words(room.post()), "computer-for", name="Ben")
    await press(room, room.ben, room.post(room.ben), text("button-return"))
    state = await room.table()
    assert state.names == ("Ada", "Ben")
    assert says(words(room.ben.dms()[-1]), "alt-hand")

    # They put it aside and go on, and the game is played to its end.
    await command(room, room.ada, "table pause")
    await room.stop()
    await room.start()
    await command(room, room.ben, "table resume")
    resumed = await room.table()
    assert resumed.revision >= state.revision and resumed.names == ("Ada", "Ben")
    ended = await played_out(room, resumed.id)
    assert says(words(room.post()), "ended-game")
    assert buttons(room.post())[:3] == [
        text("button-rematch"),
        text("button-film"),
        text("button-scores"),
    ]
    for message in (room.post(), room.hand(room.ada)):
        assert says(words(message), "highlight-best-natural-canasta", of="canasta")
        assert says(words(message), "highlight-biggest-turn")
        assert says(words(message), "rating-change", before="0.0", seat="Ada")
        assert not says(words(message), "alt-hand")
    await press(room, room.ada, room.post(), text("button-scores"))
    assert says(words(whispered(room, room.ada)[-1]), "fact-round-over", round=1), "the last round, line by line"
    assert says(words(room.post()), "stood-in", seat="Ben"), "the result says for whom a computer played"
    assert ended.computer_actions[0] == 0 < ended.computer_actions[1]
    rows = [row for row in await room.bot.services.store.results(table_id=ended.id) if row.round == 0]
    assert {seat.seat: seat.stood_in for row in rows for seat in row.seats} == dict(enumerate(ended.computer_actions))
    assert not room.playground.invalid_requests


async def played_out(room: Room, table: str) -> TableState:
    """Play for both, past Discord, until somebody has won."""
    host, store = room.bot.services.host, room.bot.services.store
    while (state := await host.state(table)).status is Status.RUNNING:
        seat = state.views[-1].to_act[0]
        number = state.seats[seat].player or 0
        view = state.views[seat]
        action = players.choose(view, players.ADVANCED, b"")
        await host.play.act(table, (await store.players([number]))[number], action)
    await room.quiet()
    return state
