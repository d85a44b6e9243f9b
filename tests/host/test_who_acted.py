"""Moves keep the names of those who made them: people, computers in their place, and computers at their own seats."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

from bot.host.records.replays import PUBLIC_VIEWPOINT
from bot.host.table.actors import Actor, Actors
from bot.host.table.state import TableState
from bot.table.messages.endings import drawn_highlights
from bot.texts import load_texts
from bot.ui import sentences
from bot.ui.names import names, names_then, plain_people
from data.store import ActionRow, Player, SeatRow
from engine.types import Action, Event, Note, Value
from tests.host.room import GUILD, Room, to_act
from tests.texts import text

TEXTS = load_texts()
FOR_BOB = text("computer-for", name="Bob")


async def dealt(room: Room, ada: Player, bob: Player, **options: Any) -> TableState:
    return await room.table(ada, bob, game="german-whist", preset="german-whist", seats=2, **options)


async def plays(room: Room, state: TableState, people: dict[int, Player]) -> TableState:
    """Play for these people, by seat, until seat 1 has played one more card. Computers play by themselves."""
    count = len(bobs(state))
    while len(bobs(state)) == count:
        state = await room.until(state.id, lambda now: len(bobs(now)) > count or bool({*to_act(now)} & people.keys()))
        if len(bobs(state)) == count:
            state = await room.step(state, people)
    return state


def bobs(state: TableState, events: Sequence[Event] = ()) -> list[str]:
    """Return the names of those who played the cards of seat 1, as far as the last events say."""
    people = plain_people(state, TEXTS)
    played = (event for event in events or state.recent if (event.kind, event.seat) == ("played", 1))
    return [people.seat(event.seat, event.actor) for event in played]


def lines(state: TableState) -> list[str]:
    events = [event.seen_by(None) for event in state.recent]
    return sentences.log_lines(TEXTS, state.rules, events, plain_people(state, TEXTS))


async def test_moves_of_a_stand_in_stay_its_own_when_the_person_returns(room: Room, ada: Player, bob: Player) -> None:
    both = {0: ada, 1: bob}
    state = await plays(room, await dealt(room, ada, bob), both)
    state = await room.host.lifecycle.leave(state.id, bob)
    state = await plays(room, state, {0: ada})
    assert bobs(state) == ["Bob", FOR_BOB], "the first card was Bob's, though he has left"
    state = await room.host.lifecycle.come_back(state.id, bob)
    state = await plays(room, state, both)
    assert bobs(state) == ["Bob", FOR_BOB, "Bob"]
    assert names(state, TEXTS) == ("Ada", "Bob")


async def test_autopilot_is_told_from_the_person(room: Room, ada: Player, bob: Player) -> None:
    both = {0: ada, 1: bob}
    state = await plays(room, await dealt(room, ada, bob), both)
    await room.host.autopilot.set(state.id, bob, on=True)
    state = await plays(room, state, {0: ada})
    assert bobs(state) == ["Bob", FOR_BOB]
    await room.host.autopilot.set(state.id, bob, on=False)
    state = await plays(room, await room.host.state(state.id), both)
    assert bobs(state) == ["Bob", FOR_BOB, "Bob"]


async def test_seat_that_goes_to_others_keeps_its_moves(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    """The moves are its former player's, those of the computer that had it for itself, and the next player's."""
    state = await plays(room, await dealt(room, ada, bob), {0: ada, 1: bob})
    await room.store.replace_seat(state.id, SeatRow(1, None, "expert"), expect_player=bob.id)
    state = await plays(room, await room.host.bring_back(state.id), {0: ada})
    computer = names(state, TEXTS)[1]
    await room.store.replace_seat(state.id, SeatRow(1, cyd.id), expect_player=None)
    state = await plays(room, await room.host.state(state.id), {0: ada, 1: cyd})
    assert bobs(state) == ["Bob", computer, "Cyd"]
    again = await room.new_host().state(state.id)
    assert bobs(again) == bobs(state), "also from the store"


async def test_every_part_of_a_turn_is_told_of_who_did_it(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, game="gin", preset="standard", seats=2)
    while state.views[1].phase != "discard" or to_act(state) != (1,):
        state = await room.step(state, {0: ada, 1: bob})
    state = await room.host.lifecycle.leave(state.id, bob)
    state = await room.until(state.id, lambda now: to_act(now) == (0,))
    *_, drawn, discarded = lines(state)
    assert drawn.startswith("Bob ") and discarded.startswith(FOR_BOB)


async def test_replay_names_who_acted_at_each_step(room: Room, ada: Player, bob: Player) -> None:
    both = {0: ada, 1: bob}
    state = await plays(room, await dealt(room, ada, bob, practice=True), both)
    state = await room.host.lifecycle.leave(state.id, bob)
    state = await plays(room, state, {0: ada})
    state = await room.host.lifecycle.come_back(state.id, bob)
    state = await plays(room, state, both)
    await room.host.lifecycle.close(state.id, ada)
    replay = await room.host.replays.watch(state.id, ada, GUILD)
    frames = replay.playback.frames(replay.rounds[1], PUBLIC_VIEWPOINT)
    acted = [name for frame in frames for name in bobs(replay.state, frame.events or [Event("")])]
    assert acted == ["Bob", FOR_BOB, "Bob"]
    pictured = [names_then(replay.state, TEXTS, frame.seated)[1] for frame in frames]
    assert [*dict.fromkeys(pictured)] == ["Bob", FOR_BOB]
    assert pictured[-1] == "Bob", "the label of the seat follows"


def test_highlight_is_of_who_did_most_in_its_turn() -> None:
    actors = Actors(2)
    for number, (turn, computer) in enumerate([(1, ""), (1, "expert"), (1, ""), (3, "expert")], 1):
        actors.note(ActionRow(number, 1, {}, 1.0, computer, person=7), Action("meld"), (2, turn))
    biggest = Note("biggest-turn", {"seat": 1, "points": 90, "round": 2, "turn": 3})
    assert actors.known == [Actor(1, 7, computer=False), Actor(1, 7, computer=True)]
    assert actors.sign(biggest).values == {**biggest.values, "actor": 2}
    assert actors.sign(biggest._replace(values={**biggest.values, "turn": 1})).values["actor"] == 1
    march = Note("march", {"seat": 1, "points": 2, "round": 2})
    assert actors.sign(march).values == {**march.values, "actor": 1}, "who did most in the round"
    for other in (Note("march", {"seat": 0, "points": 2, "round": 2}), Note("best-round", {"side": 1, "round": 2})):
        assert actors.sign(other) == other


async def test_highlight_names_its_actor(room: Room, ada: Player, bob: Player) -> None:
    state = await plays(room, await dealt(room, ada, bob), {0: ada, 1: bob})
    state = await room.host.lifecycle.leave(state.id, bob)
    state = await plays(room, state, {0: ada})
    state = await room.host.lifecycle.come_back(state.id, bob)
    values: dict[str, Value] = {"seat": 1, "points": 90, "round": 1}
    found = [
        replace(state, highlights=(Note("biggest-turn", {**values, "actor": number}),))
        for number, actor in enumerate(state.actors, 1)
        if actor.seat == 1
    ]
    assert [FOR_BOB in drawn_highlights(TEXTS.of(each.game), each)[0].detail for each in found] == [False, True]


async def test_old_moves_without_who_acted_are_told_as_before(room: Room, ada: Player, bob: Player) -> None:
    state = await plays(room, await dealt(room, ada, bob), {0: ada, 1: bob})
    state = await room.host.lifecycle.leave(state.id, bob)
    state = await plays(room, state, {0: ada})
    with closing(sqlite3.connect(room.path, isolation_level=None)) as database:
        database.execute("UPDATE actions SET stood_for = NULL")
    assert bobs(await room.new_host().state(state.id)) == ["Bob", FOR_BOB], "the seat is the computer's now"
    state = await room.host.lifecycle.come_back(state.id, bob)
    assert bobs(await room.new_host().state(state.id)) == ["Bob", "Bob"]
