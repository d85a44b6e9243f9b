"""The Table button: one private panel of what a person may do with a table, each asked once."""

from __future__ import annotations

from typing import Any

from data.store import Status
from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started, whispered
from tests.texts import says, text


def panel(room: Room, who: Person, channel: Any = None) -> dict[str, Any]:
    """Return the newest private message with buttons."""
    seen = who.sees(channel or room.channel)
    return [message for message in seen if message["flags"] & 64 and message["components"]][-1]


async def opened(room: Room, who: Person) -> dict[str, Any]:
    await press(room, who, room.post(), text("button-table"))
    return panel(room, who)


async def asked(room: Room, who: Person, label: str) -> dict[str, Any]:
    """Open the panel and press one of its buttons; return the question."""
    await press(room, who, await opened(room, who), label)
    return panel(room, who)


async def test_the_panel_offers_what_this_person_may_do_now(room: Room) -> None:
    await started(room, room.ben)
    assert buttons(await opened(room, room.ada)) == [
        text("button-panel-leave"),
        text("button-watch-pause"),
        text("button-panel-close"),
        text("button-panel-autopilot"),
        text("button-rules"),
    ]
    assert buttons(await opened(room, room.ben)) == [
        text("button-panel-leave"),
        text("button-panel-autopilot"),
        text("button-rules"),
    ], "only the host ends the table"
    cy = room.playground.add_person("Cy")
    watching = await opened(room, cy)
    assert buttons(watching) == [text("button-watching-refresh"), text("button-rules")], "who has no seat watches"
    assert not whispered(room, room.playground.add_person("Di"))


async def test_the_panel_stands_below_the_hand_and_needs_no_typing(room: Room) -> None:
    await started(room)
    assert text("button-table") in buttons(room.hand(room.ada))
    await press(room, room.ada, room.hand(room.ada), text("button-table"))
    shown = panel(room, room.ada, room.ada.dm_channel)
    await press(room, room.ada, shown, text("button-watch-pause"))
    question = panel(room, room.ada, room.ada.dm_channel)
    assert says(words(question), "ask-pause")
    assert buttons(question) == [text("button-watch-pause"), text("button-back")]
    table = await room.table()
    await press(room, room.ada, question, text("button-watch-pause"))
    assert (await room.bot.services.host.state(table.id)).status is Status.PAUSED
    assert says(words([m for m in room.ada.dms() if m["flags"] & 64][-1]), "done-paused"), "in place of the question"


async def test_each_thing_is_asked_once_and_can_be_taken_back(room: Room) -> None:
    await started(room, room.ben)
    question = await asked(room, room.ben, text("button-panel-leave"))
    assert says(words(question), "ask-leave", counts="yes")
    await press(room, room.ben, question, text("button-back"))
    assert text("button-panel-leave") in buttons(panel(room, room.ben))
    assert text("button-panel-autopilot") in buttons(panel(room, room.ben))
    assert (await room.table()).seats[1].player is not None
    await press(
        room, room.ben, await asked(room, room.ben, text("button-panel-autopilot")), text("button-panel-autopilot")
    )
    assert (await room.table()).seats[1].autopilot
    await press(room, room.ben, await asked(room, room.ben, text("button-panel-awake")), text("button-panel-awake"))
    assert not (await room.table()).seats[1].autopilot
    question = await asked(room, room.ada, text("button-panel-close"))
    assert says(words(question), "ask-close-others")
    await press(room, room.ada, question, text("button-panel-close"))
    assert says(words(room.post()), "closing-asked", agreed=1)
    question = await asked(room, room.ben, text("button-panel-close"))
    assert says(words(question), "ask-close-last")
    await press(room, room.ben, await asked(room, room.ben, text("button-panel-leave")), text("button-panel-leave"))
    assert (await room.table()).seats[1].former is not None


async def test_closing_tells_its_cost_in_the_one_question(room: Room) -> None:
    await started(room)
    table = await room.table()
    question = await asked(room, room.ada, text("button-panel-close"))
    [label] = [label for label in buttons(question) if label != text("button-back")]
    assert (await room.table()).id == table.id, "nothing has happened yet"
    await press(room, room.ada, question, label)
    assert not (await room.bot.services.host.state(table.id)).live


async def test_a_question_about_what_is_no_longer_possible_changes_nothing(room: Room) -> None:
    await started(room, room.ben)
    question = await asked(room, room.ada, text("button-watch-pause"))
    await command(room, room.ada, "table pause")
    use = await press(room, room.ada, question, text("button-watch-pause"))
    assert says(said(use), "refusal-stale") or says(words(panel(room, room.ada)), "refusal-stale")
    rules = await asked(room, room.ben, text("button-rules")) if text("button-table") in buttons(room.post()) else None
    assert rules is None, "a paused table has no panel"


async def test_the_rules_open_in_place(room: Room) -> None:
    await started(room)
    assert says(words(await asked(room, room.ada, text("button-rules"))), "option-target")
