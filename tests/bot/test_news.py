"""The computers' turns are told step by step, in the table's one message and in the hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.people import people
from bot.texts import texts
from bot.views.hand import hand_message
from bot.views.table import table_message
from engine.cards import BACK
from engine.game import Event
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import started, turn_by_buttons
from tests.bot.test_secrets import states

SAY = texts()


async def test_all_steps_are_told_however_many_they_are(tmp_path: Path) -> None:
    *_, state = await states(tmp_path, 4)
    steps = tuple(Event("drew", 1, ("KH",) * count, secret=True) for count in range(2, 14))
    for news in (steps, steps[:3]):
        table = replace(state, news=news, recent=(*state.recent, *news)[-12:])
        for message in (table_message(SAY, table, None), hand_message(SAY, table, 0, None, where="")):
            told = str(message.to_components())
            assert all(f"draws {count} cards" in told for count in range(2, 2 + len(news)))
            assert SAY.cards(("KH",)) not in told and BACK not in told
    long = tuple(Event("drew", 1, ("KH",) * 30) for _ in range(24))
    told = str(hand_message(SAY, replace(state, news=long), 0, None, where="").to_components())
    assert 8 < told.count(" draws ") < 24 and "to play" in told, "what stands below is not cut off"
    own = str(hand_message(SAY, replace(state, news=steps), 1, None, where="").to_components())
    assert SAY.cards(("KH", "KH")) in own


async def test_what_a_computer_did_stands_in_the_post_and_in_the_hand(room: Room) -> None:
    await started(room)
    await turn_by_buttons(room, room.ada)
    state = await room.table()
    assert state.news[0].seat == 0 and {event.seat for event in state.news[1:]} == {1}
    for seat, message in ((None, room.post()), (0, room.hand(room.ada))):
        assert all(SAY.event(event.seen_by(seat), people(state, SAY)) in words(message) for event in state.news)


async def test_a_hand_says_how_far_the_initial_meld_is_and_what_else_its_picture_tells(room: Room) -> None:
    await started(room)
    state = await room.table()
    view, seated, said = state.views[0], people(state, SAY), words(room.hand(room.ada))
    (opening,) = view.warnings()
    assert SAY.note("fact", opening, seated) in said.splitlines()
    [alt] = [item["description"] for part in parts(room.hand(room.ada), 12) for item in part["items"]]
    told = [SAY.note("fact", fact, seated) for fact in view.facts() if fact.values.get("cards") != view.hand]
    assert len(told) > 5 and all(fact in alt for fact in told) and alt.count(SAY.cards(view.hand)) == 1
