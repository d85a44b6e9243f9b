"""Leaving a game that counts, as a player would: what the question says before, and what becomes of the game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.host.giving_up import Cost
from bot.texts import People
from data.store import Status
from engine.types import Action
from playground import Interaction
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import closed, command, press, said, started, whispered
from tests.texts import says, text

PRACTICE = ("practice show", "table restart", "assist autostep", "button Practice", "button Go back")
"""The commands and buttons that turn a game against computers into practice."""


async def practise(room: Room, way: str) -> Interaction:
    """Ask for practice; return the question."""
    if way.startswith("button "):
        label = way.removeprefix("button ")
        hand = next(message for message in room.ada.dms() if label in buttons(message))
        return await press(room, room.ada, hand, label)
    values = {"what": "round"} if way == "table restart" else {}
    return await command(room, room.ada, way, **values)


async def alone(room: Room) -> str:
    """Start a game of Ada's against a computer in which nobody has an advantage yet; return its table."""
    await command(room, room.ada, "table new", game="german-whist")
    await press(room, room.ada, room.post(), text("button-start"))
    return (await room.table()).id


async def decide(room: Room, table: str) -> None:
    """Let Ada play a card."""
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    await services.host.play.act(table, ada, (await services.host.state(table)).views[0].legal[0])
    await room.quiet()


async def losing(room: Room) -> str:
    """Start a game in which Ada is not ahead after a decision of hers; return its table."""
    table = await alone(room)
    await decide(room, table)
    assert (await room.bot.services.host.lifecycle.ending(table)).cost is Cost.LOSS
    return table


def now(room: Room, use: Interaction) -> dict[str, Any]:
    """Return the answer to a command or press, as it is now."""
    assert use.response
    seen = [*whispered(room, room.ada), *room.ada.dms()]
    return next(message for message in seen if message["id"] == use.response["id"])


async def lost(room: Room, table: str) -> bool:
    """Return whether a game is stored as lost by Ada."""
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    rows = [row for row in await services.store.results(table_id=table) if row.round == 0]
    return any(not row.won for row in rows if any(seat.player == ada.id for seat in row.seats))


@pytest.mark.parametrize("way", PRACTICE)
async def test_practice_does_not_cancel_a_losing_game(room: Room, way: str) -> None:
    table = await losing(room)
    asked = await practise(room, way)
    assert says(said(asked), "refusal-practice-gives-up")
    assert buttons(asked.response or {}) == [text("button-give-up")]
    state = await room.table()
    assert (state.practice, state.status) == (False, Status.RUNNING)
    await press(room, room.ada, asked.response or {}, text("button-give-up"))
    assert says(words(now(room, asked)), "done-gave-up") and await lost(room, table)
    assert says(words(room.post()), "gave-up", People(("Ada",)), side=0)
    use = await press(room, room.ada, room.post(), text("button-replay"))
    assert says(said(use), "done-replayed-finished")


async def test_two_first_hands_a_day_may_be_left(room: Room) -> None:
    """The first is closed, the second becomes practice, and the third is lost."""
    await alone(room)
    assert says(said(await command(room, room.ada, "table close")), "refusal-gives-up", cost="free", most=2, number=1)
    use = await closed(room, room.ada, text("button-close-free"))
    assert says(words(now(room, use)), "done-game-closed")
    await alone(room)
    asked = await practise(room, "practice show")
    assert says(said(asked), "practice-becomes", cost="free", most=2, number=2)
    await press(room, room.ada, asked.response or {}, text("button-practice-begin"))
    assert (await room.table()).practice
    await command(room, room.ada, "table close")
    table = await alone(room)
    assert says(said(await command(room, room.ada, "table close")), "refusal-gives-up", cost="loss")
    await closed(room, room.ada, text("button-give-up"))
    assert await lost(room, table)


async def test_an_old_question_does_not_accept_what_costs_more_now(room: Room) -> None:
    """The question said that closing is free, but since then Ada has made a decision."""
    table = await alone(room)
    asked = await command(room, room.ada, "table close")
    await decide(room, table)
    await press(room, room.ada, now(room, asked), text("button-close-free"))
    assert (await room.table()).status is Status.RUNNING
    assert says(words(now(room, asked)), "refusal-gives-up", cost="loss")
    assert buttons(now(room, asked)) == [text("button-give-up")]


async def test_pausing_says_what_follows_if_nobody_comes_back(room: Room) -> None:
    await losing(room)
    use = await command(room, room.ada, "table pause")
    for told in (said(use), words(room.post())):
        assert re.search(r"Play on by <t:\d+:D>, or it counts as a loss\.", told)


async def test_who_forgets_themselves_in_a_losing_game_has_lost_it(room: Room) -> None:
    table = await losing(room)
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, now(room, use), text("button-forget"))
    store = room.bot.services.store
    state = await room.bot.services.host.state(table)
    [row] = [row for row in await store.results(table_id=table) if row.round == 0 and row.side == 0]
    assert (state.status, row.won, row.ended) == (Status.FINISHED, False, "forfeit")
    number = row.seats[0].player
    assert number is not None and (await store.players([number]))[number].discord_id is None


async def test_who_is_removed_from_the_server_keeps_their_game(room: Room) -> None:
    """Ada pauses the game that Ben is winning, has him removed, and resumes: no computer gets his seat."""
    await started(room, room.ben)
    table = (await room.table()).id
    await command(room, room.ada, "table pause")
    room.ben.leave(room.guild)
    await command(room, room.ada, "table resume")
    state = await room.table()
    assert (state.id, state.names) == (table, ("Ada", "Ben"))
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    await services.host.play.act(table, ada, Action("forfeit"))
    await room.quiet()
    won = [row for row in await services.store.results(table_id=table) if row.round == 0 and row.won]
    ben = await services.store.player(room.ben.id, "Ben")
    assert [seat.player for row in won for seat in row.seats] == [ben.id]


async def test_who_left_has_lost_when_the_other_closes_the_table(room: Room) -> None:
    await command(room, room.ada, "table new", game="german-whist")
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))
    table = (await room.table()).id
    await command(room, room.ben, "table leave")
    use = await closed(room, room.ada)
    assert says(said(use), "done-others-left")
    assert says(words(room.post()), "left-lost", name="Ben")
    results = [row for row in await room.bot.services.store.results(table_id=table) if row.round == 0]
    ben = await room.bot.services.store.player(room.ben.id, "Ben")
    assert [seat.player for row in results if not row.won for seat in row.seats] == [ben.id]
