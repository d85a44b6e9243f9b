"""The board of a server's tournament: its bracket or standings, in one message that follows what happens."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.boards.keeping import EDITS_APART
from bot.host.server_boards import TOURNAMENT
from playground import Person
from tests.bot.boards_room import kept, tick, want
from tests.bot.conftest import Room, words
from tests.bot.panels import choose, panel, turn_to
from tests.bot.playing import command, press, said
from tests.bot.tournament_room import announced, begun, joined, shown, tournament
from tests.texts import says, text


def board(room: Room) -> dict[str, Any]:
    """Return the message of the board."""
    return kept(room, room.channel)[TOURNAMENT]


async def started(room: Room, people: list[Person], form: str) -> None:
    """Announce and start a tournament of a format."""
    await announced(room, ("format", text(f"tournament-format-{form}")))
    await joined(room, people)
    await begun(room)


async def decide(room: Room) -> None:
    """Let the organiser decide all matches of the round for their first side."""
    now = await tournament(room)
    organise, owner = room.bot.services.host.tournaments, room.playground.world.owner
    organiser = await room.bot.services.store.player(owner.id, owner.name)
    for match in now.open_matches:
        await organise.decide(now.id, organiser, match.number, match.entries[0])
    await shown(room)


async def test_the_board_follows_a_tournament_and_keeps_the_last_one(room: Room, four: list[Person]) -> None:
    boss = room.playground.people.act_as(room.playground.world.owner)
    await want(room, board_kinds=())
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    await choose(room, boss, text("server-set-board_kinds"), TOURNAMENT)
    await tick(room)
    assert says(words(board(room)), "board-no-tournament")
    use = await press(room, room.ada, board(room), text("button-board-mine"))
    assert says(said(use), "board-no-tournament")
    message = board(room)["id"]
    await started(room, four, "swiss")
    await tick(room, EDITS_APART)
    assert says(words(board(room)), "tournament-is-running", round=1)
    assert says(words(board(room)), "board-tournament-there", channel=f"<#{room.channel.id}>")
    await decide(room)
    edited = board(room)["edited_timestamp"]
    await decide(room)
    assert board(room)["edited_timestamp"] == edited, "at most every five minutes"
    await tick(room, EDITS_APART)
    now = await tournament(room)
    assert now.phase == "over"
    champion = next(person for person in four if says(words(board(room)), "tournament-is-over", winner=person.name))
    use = await press(room, champion, board(room), text("button-board-mine"))
    assert says(words(use.response or {}), "tournament-alt-place", place=1, name=champion.name)
    assert board(room)["id"] == message, "one message"
    await announced(room)
    await tick(room, EDITS_APART)
    assert says(words(board(room)), "tournament-is-over"), "the next one has not begun"


@pytest.mark.soak
async def test_the_board_of_a_knockout_shows_its_bracket(room: Room, four: list[Person]) -> None:
    await want(room, board_kinds=(TOURNAMENT,))
    await started(room, four, "double-knockout")
    await tick(room, EDITS_APART)
    alone = {first.name for first in four if first.name in words(board(room))}
    assert len(alone) == 4
    await decide(room)
    await tick(room, EDITS_APART)
    pictures = board(room)["attachments"]
    assert len({each["filename"] for each in pictures}) == 2, "the winners' bracket and the losers'"


@pytest.mark.soak
async def test_a_restart_and_a_lost_answer_leave_one_message(room: Room, four: list[Person]) -> None:
    room.playground.faults.add("POST /channels/*/messages", status=500, performed=True)
    await want(room, board_kinds=(TOURNAMENT,))
    await tick(room)
    message = board(room)
    store = room.bot.services.store
    [row] = await store.server_posts(room.guild.id)
    assert str(row.message_id) == message["id"]
    await store.record_server_post(row._replace(message_id=None))  # as if the process had died after sending
    await started(room, four, "knockout")
    await room.stop()
    await room.start()
    await tick(room)
    assert board(room)["id"] == message["id"] and says(words(board(room)), "tournament-is-running", round=1)
    room.playground.delete_message(board(room))
    await decide(room)
    await tick(room, EDITS_APART)
    assert not kept(room, room.channel), "somebody deleted it"
