"""The Table button: one private panel of what a person may do with a table, each asked once."""

from __future__ import annotations

from typing import Any

from data.store import Status
from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started, whispered


def panel(room: Room, who: Person, channel: Any = None) -> dict[str, Any]:
    """The newest private message with buttons."""
    seen = who.sees(channel or room.channel)
    return [message for message in seen if message["flags"] & 64 and message["components"]][-1]


async def opened(room: Room, who: Person) -> dict[str, Any]:
    await press(room, who, room.post(), "Table")
    return panel(room, who)


async def asked(room: Room, who: Person, label: str) -> dict[str, Any]:
    """Opens the panel and presses one of its buttons; what it asks."""
    await press(room, who, await opened(room, who), label)
    return panel(room, who)


async def test_the_panel_offers_what_this_person_may_do_now(room: Room) -> None:
    await started(room, room.ben)
    assert buttons(await opened(room, room.ada)) == ["Leave", "Pause", "Close", "Autopilot", "Rules"]
    assert buttons(await opened(room, room.ben)) == ["Leave", "Autopilot", "Rules"], "only the host ends the table"
    cy = room.playground.add_person("Cy")
    spectating = await opened(room, cy)
    assert buttons(spectating) == ["Rules"] and "You have no seat" in words(spectating)
    assert not whispered(room, room.playground.add_person("Di"))


async def test_the_panel_stands_below_the_hand_and_needs_no_typing(room: Room) -> None:
    await started(room)
    assert "Table" in buttons(room.hand(room.ada))
    await press(room, room.ada, room.hand(room.ada), "Table")
    shown = panel(room, room.ada, room.ada.dm_channel)
    await press(room, room.ada, shown, "Pause")
    question = panel(room, room.ada, room.ada.dm_channel)
    assert "Its cards stay secret" in words(question) and buttons(question) == ["Pause", "Back"]
    table = await room.table()
    await press(room, room.ada, question, "Pause")
    assert (await room.bot.services.host.state(table.id)).status is Status.PAUSED
    assert "The table is paused" in words([m for m in room.ada.dms() if m["flags"] & 64][-1]), (
        "in place of the question"
    )


async def test_each_thing_is_asked_once_and_can_be_taken_back(room: Room) -> None:
    await started(room, room.ben)
    question = await asked(room, room.ben, "Leave")
    assert "The computer plays for you until you take it back. If you stay away" in words(question)
    await press(room, room.ben, question, "Back")
    assert "Leave" in buttons(panel(room, room.ben)) and "Autopilot" in buttons(panel(room, room.ben))
    assert (await room.table()).seats[1].player is not None
    await press(room, room.ben, await asked(room, room.ben, "Autopilot"), "Autopilot")
    assert (await room.table()).seats[1].autopilot
    await press(room, room.ben, await asked(room, room.ben, "I'm back"), "I'm back")
    assert not (await room.table()).seats[1].autopilot
    question = await asked(room, room.ada, "Close")
    assert "it ends only if everyone at the table agrees" in words(question)
    await press(room, room.ada, question, "Close")
    assert "wants to close this game" in words(room.post())
    question = await asked(room, room.ben, "Close")
    assert "It ends for good, without a winner" in words(question)
    await press(room, room.ben, await asked(room, room.ben, "Leave"), "Leave")
    assert (await room.table()).seats[1].former is not None


async def test_closing_tells_its_cost_in_the_one_question(room: Room) -> None:
    await started(room)
    table = await room.table()
    question = await asked(room, room.ada, "Close")
    [label] = [label for label in buttons(question) if label != "Back"]
    assert (await room.table()).id == table.id, "nothing has happened yet"
    await press(room, room.ada, question, label)
    assert not (await room.bot.services.host.state(table.id)).live


async def test_a_question_about_what_is_no_longer_possible_changes_nothing(room: Room) -> None:
    await started(room, room.ben)
    question = await asked(room, room.ada, "Pause")
    await command(room, room.ada, "table pause")
    use = await press(room, room.ada, question, "Pause")
    assert "out of date" in said(use) or "out of date" in words(panel(room, room.ada))
    rules = await asked(room, room.ben, "Rules") if "Table" in buttons(room.post()) else None
    assert rules is None, "a paused table has no panel"


async def test_the_rules_open_in_place(room: Room) -> None:
    await started(room)
    assert "Target score" in words(await asked(room, room.ada, "Rules"))
