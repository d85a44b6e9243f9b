"""The name of a tournament in a hidden channel is told only to people who see that channel."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.boards.keeping import EDITS_APART
from bot.host.server_boards import TOURNAMENT
from bot.host.tournaments.tournament import Tournament
from playground import Channel, Person
from tests.bot.boards_room import kept, tick, want
from tests.bot.conftest import Room, words
from tests.bot.playing import command, press, said
from tests.bot.tournament_room import announced, begun, joined, post, shown, tournament
from tests.texts import says, text

HIDDEN, PUBLIC = "Friday cup", "Open cup"


@pytest.fixture
def cyd(room: Room) -> Person:
    """Add a member of the server who does not see the hidden channel."""
    return room.playground.add_person("Cyd")


@pytest.fixture
def lounge(room: Room) -> Channel:
    """Add a channel that everybody sees."""
    return room.playground.add_channel(room.guild, "lounge")


@pytest.fixture
async def hidden(room: Room, cyd: Person, lounge: Channel) -> Tournament:
    """Begin a tournament of Ada, Ben and Dan in a channel that only they see."""
    dan = room.playground.add_person("Dan")
    room.playground.hide(room.channel, room.ada, room.ben, dan)
    await announced(room)
    await joined(room, [room.ada, room.ben, dan])
    await begun(room)
    return await tournament(room)


async def won_by_first(room: Room, hidden: Tournament) -> Tournament:
    """Let the organiser decide all matches for their first side, and return the tournament that is over."""
    organise = room.bot.services.host.tournaments
    owner = room.playground.world.owner
    organiser = await room.bot.services.store.player(owner.id, owner.name)
    while (now := (await organise.state(hidden.id)).tournament).phase == "running":
        for match in now.open_matches:
            await organise.decide(now.id, organiser, match.number, match.entries[0])
        await shown(room)
    return now


async def test_the_list_and_its_suggestions_name_only_what_a_person_sees(
    room: Room, cyd: Person, lounge: Channel, hidden: Tournament
) -> None:
    for person, sees in ((room.ada, True), (cyd, False)):
        listed = words((await command(room, person, "tournament list", channel=lounge)).response)
        assert (HIDDEN in listed) is sees
        assert bool(says(listed, "tournament-none")) is not sees
        found = await person.autocomplete(lounge, "tournament show", focused="tournament", value="")
        assert [choice["value"] for choice in found] == ([hidden.id] if sees else [])
        use = await command(room, person, "tournament show", channel=lounge, tournament=hidden.id)
        assert bool(says(said(use), "refusal-no-tournament")) is not sees
        assert (HIDDEN in words(use.response)) is sees
    await won_by_first(room, hidden)
    assert HIDDEN not in words((await command(room, cyd, "tournament list", channel=lounge)).response)


async def test_a_button_that_somebody_kept_refuses_once_the_channel_is_hidden_from_them(
    room: Room, cyd: Person, lounge: Channel
) -> None:
    now = await announced(room)
    use = await command(room, cyd, "tournament show", channel=lounge, tournament=now.id)
    room.playground.hide(room.channel, room.ada, room.ben)
    await room.quiet()
    for label in ("join", "leave", "proof", "organise"):
        answer = await press(room, cyd, use.response, text(f"button-tournament-{label}"))
        assert says(said(answer), "refusal-no-tournament")
    assert not (await tournament(room)).entries


async def test_a_channel_that_is_gone_tells_nothing(room: Room, lounge: Channel, hidden: Tournament) -> None:
    room.playground.delete_channel(room.channel)
    await room.quiet()
    listed = await command(room, room.ada, "tournament list", channel=lounge)
    assert says(words(listed.response), "tournament-none")


async def test_a_board_shows_only_tournaments_that_everybody_there_sees(
    room: Room, cyd: Person, lounge: Channel, hidden: Tournament
) -> None:
    await want(room, board_kinds=(TOURNAMENT,), board_channel=lounge.id)
    await tick(room, EDITS_APART)

    def board(channel: Channel) -> dict[str, Any]:
        return kept(room, channel)[TOURNAMENT]

    assert says(words(board(lounge)), "board-no-tournament")
    use = await press(room, cyd, board(lounge), text("button-board-mine"))
    assert says(said(use), "board-no-tournament")
    own, room.channel = room.channel, room.playground.add_channel(room.guild, "open")
    config = hidden.config.model_copy(update={"name": PUBLIC})
    organise = room.bot.services.host.tournaments
    people = [await room.bot.services.store.player(each.id, each.name) for each in (room.ada, room.ben, cyd)]
    other = (await organise.new(room.guild.id, room.channel.id, people[1], config)).tournament
    for player in people:
        await organise.join(other.id, player)
    await organise.start(other.id, people[1])
    await shown(room)
    await tick(room, EDITS_APART)
    assert PUBLIC in words(board(lounge)) and HIDDEN not in words(board(lounge))
    await want(room, board_kinds=(TOURNAMENT,), board_channel=own.id)
    await tick(room, EDITS_APART)
    assert PUBLIC in words(board(own)), "the newest that everybody sees"
    await organise.end(other.id, people[1])
    await shown(room)
    await tick(room, EDITS_APART)
    assert HIDDEN in words(board(own)), "everybody in its own channel sees it"


async def test_a_trophy_counts_everywhere_and_is_named_where_it_may_be(
    room: Room, cyd: Person, lounge: Channel, hidden: Tournament
) -> None:
    over = await won_by_first(room, hidden)
    first = next(entry for entry, place in over.places if place == 1)
    champion_id = next(entry.players[0] for entry in over.entries if entry.number == first)
    people = room.playground.people
    by_number = await room.bot.services.host.people.by_number([champion_id])
    champion = people.find(by_number[champion_id].discord_id or 0)
    assert champion
    for person, named in ((champion, True), (cyd, False), (room.ada, True)):
        whose = {} if person is champion else {"user": champion.user}
        use = await command(room, person, "stats show", channel=lounge, **whose)
        told = says(words(use.response), "stats-trophies", count=1, named="yes" if named else "no")
        assert told, words(use.response)
        assert (HIDDEN in words(use.response)) is named


async def test_the_post_in_the_hidden_channel_works_for_those_who_see_it(
    room: Room, cyd: Person, hidden: Tournament
) -> None:
    use = await press(room, room.ada, post(room), text("button-tournament-match"))
    assert re.search(r"<#\d+>", said(use)) or says(said(use), "tournament-bye-means")
