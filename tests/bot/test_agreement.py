"""Agreeing on the rules of a table, with offers and answers, by buttons and after restarts."""

from __future__ import annotations

import asyncio

from bot.host.model.setup import Terms
from data.store import Status
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import choose, enter, panel
from tests.bot.playing import command, met_before, press, said, whispered


async def opened(room: Room, *others: Person, target: str = "3000") -> None:
    """Ada's table for four with another target, which the others have joined."""
    await command(room, room.ada, "table new", preset="partners")
    await press(room, room.ada, room.post(), "Rules")
    await choose(room, room.ada, "Change an option", "target")
    await enter(room, room.ada, target)
    for other in others:
        await press(room, other, room.post(), "Join")


async def test_joining_player_sees_differences_and_agrees_before_the_start(room: Room) -> None:
    await met_before(room)
    await opened(room, room.ben)
    asked = panel(room, room.ben)
    assert "Target score: **3,000** (usually 5,000)" in words(asked)
    assert buttons(asked) == ["Agree", "Suggest other rules", "Leave"]
    for message in (room.post(), room.hand(room.ada), room.hand(room.ben)):
        assert "**Waiting for Ben to agree to the rules.**" in words(message)
    use = await press(room, room.ada, room.post(), "Start")
    assert "Waiting for Ben to agree to the rules." in said(use)
    await press(room, room.ben, asked, "Agree")
    assert "You've agreed to this." in words(panel(room, room.ben))
    assert "Waiting for" not in words(room.post()) and "Agree" not in buttons(room.post())

    # A change asks again, and says what it changed; the button that was shown before does not agree to it.
    await choose(room, room.ada, "Change an option", "target")
    await enter(room, room.ada, "2000")
    assert "Agree" in buttons(room.hand(room.ben)) and "Agree" in buttons(room.post())
    use = await press(room, room.ben, asked, "Agree", race=True)
    assert "out of date" in said(use) and (await room.table()).undecided == (1,)
    asked = panel(room, room.ben)
    assert "Target score: **2,000** (you agreed to 3,000)" in words(asked)
    await room.stop()
    await room.start()
    await press(room, room.ben, asked, "Agree")
    await press(room, room.ada, room.post(), "Start")
    assert (await room.table()).status is Status.RUNNING
    assert not room.playground.invalid_requests


async def test_one_press_agrees_to_the_rules_that_the_table_shows(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    await press(room, room.ada, room.post(), "Rules")
    await choose(room, room.ada, "Change an option", "target")
    await enter(room, room.ada, "2000")
    shown = room.post()
    assert "Target score: **2,000**" in words(shown)
    await choose(room, room.ada, "Change an option", "target")
    await enter(room, room.ada, "1000")
    use = await press(room, room.ben, shown, "Agree", race=True)
    assert "out of date" in said(use) and (await room.table()).undecided == (1,), "he saw other rules"
    await press(room, room.ben, room.post(), "Agree")
    assert (await room.table()).undecided == ()
    told = panel(room, room.ben)
    assert "Target score: **1,000** (you agreed to 5,000)" in words(told) and "You've agreed to this." in words(told)
    assert buttons(told) == ["Suggest other rules", "Leave"], "there is nothing more to confirm"


async def test_agree_lists_the_rules_first_where_the_table_does_not_show_all(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    numbers = {"target": 2000, "hand_size": 13, "going_out": 50, "concealed": 150, "wild_limit": 2, "top_minimum": 180}
    others = {"starter": "first-seat", "frozen_always": True, "discard_to_go_out": True, "canastas_to_go_out": 2}
    changes = {**numbers, **others}
    table = (await room.table()).id
    await room.bot.services.host.lobby.amend(table, ada, options=changes)
    await room.quiet()
    assert "more" in words(room.post())
    await press(room, room.ben, room.post(), "Agree")
    assert (await room.table()).undecided == (1,)
    asked = panel(room, room.ben)
    assert words(asked).count("(you agreed to") == len(changes)
    await press(room, room.ben, asked, "Agree")
    assert (await room.table()).undecided == ()


async def test_player_who_knows_the_preset_agrees_by_joining(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    assert not [message for message in whispered(room, room.ben) if parts(message, 17)]
    assert (await room.table()).undecided == ()
    use = await command(room, room.ada, "table rules")
    await room.ada.choose(use.response or {}, ["terms"], placeholder="More options")
    await room.quiet()
    await choose(room, room.ada, "Change an option", "pace")
    await choose(room, room.ada, "Pace", "post")
    await choose(room, room.ada, "Change an option", "turn")
    assert "A turn can take 1 to 336 hours." in said(await enter(room, room.ada, "1000"))
    await enter(room, room.ada, "48")
    assert (await room.table()).terms == Terms(pace="post", turn=48)
    assert (
        "You have 48 hours for each turn.\nIf a player's time runs out, a computer (expert) plays that turn."
        in words(room.post())
    )
    await press(room, room.ben, room.hand(room.ben), "Agree")
    assert (await room.table()).undecided == ()
    asked = [message for message in room.ben.dms() if message["flags"] & 64][-1]
    assert (
        "Pace: **by post (hours for each turn)** (you agreed to no time limit)\n- Time for a turn: **48 hours**\n"
        in words(asked)
    )
    await press(room, room.ben, asked, "Leave")
    assert (await room.table()).names == ("Ada", "")


async def test_offer_is_shown_beside_the_rules_until_the_host_answers(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await met_before(room, room.ada, room.ben, cy)
    await opened(room, room.ben, cy)
    for who, target in ((room.ben, "4000"), (cy, "2500")):
        await press(room, who, panel(room, who), "Suggest other rules")
        await choose(room, who, "Change an option", "target")
        await enter(room, who, target)
    assert "Target score: **4,000** instead of 3,000" in words(panel(room, room.ben))
    assert "suggests" not in words(room.post()), "it is not sent yet"
    await room.stop()
    await room.start()
    await choose(room, room.ben, "More options", "terms")
    await choose(room, room.ben, "Change an option", "pace")
    await choose(room, room.ben, "Pace", "live")
    await press(room, room.ben, panel(room, room.ben), "Send to the host")
    await press(room, cy, panel(room, cy), "Send to the host")
    assert "Ben suggests other rules" in words(room.post()) and "Cy suggests other rules" in words(room.post())
    assert "Suggestions" in buttons(room.hand(room.ada)) and "Suggestions" not in buttons(room.hand(room.ben))

    # Others may look at it; the host answers, and what others wrote meanwhile is compared with what is played by then.
    await press(room, cy, room.post(), "Suggestions")
    shown = panel(room, cy)
    assert "Target score: **4,000** instead of 3,000" in words(shown) and buttons(shown) == []
    await press(room, room.ada, room.post(), "Suggestions")
    assert "Pace: **live (seconds for each turn)** instead of no time limit" in words(panel(room, room.ada))
    await press(room, room.ada, panel(room, room.ada), "Accept")
    state = await room.table()
    assert (state.rules.target, state.terms.pace, state.undecided) == (4000, "live", (2,))
    assert "These are the rules that Ben suggested." in words(room.post())
    assert "Target score: **2,500** instead of 4,000" in words(panel(room, room.ada)), "the next offer"
    await press(room, room.ada, panel(room, room.ada), "Decline")
    for message in (room.post(), room.hand(cy)):
        assert "The host declined Cy's suggestion." in words(message)
    await press(room, cy, room.post(), "Agree")
    assert (await room.table()).undecided == () and "declined" not in words(room.post())
    await press(room, room.ada, room.post(), "Start")
    assert (await room.table()).status is Status.RUNNING
    assert not room.playground.invalid_requests


async def test_player_who_joins_outdated_rules_is_asked_to_agree(room: Room) -> None:
    await command(room, room.ada, "table new")
    post = room.post()
    await press(room, room.ada, post, "Rules")
    await choose(room, room.ada, "Switch to another preset", "modern")
    use = await press(room, room.ben, post, "Join", race=True)
    assert "No house rules: everything is as in the preset." in said(use) and (await room.table()).undecided == (1,)
    await press(room, room.ben, panel(room, room.ben), "Agree")
    await press(room, room.ada, room.post(), "Start")
    assert (await room.table()).status is Status.RUNNING
    use = await press(room, room.ben, panel(room, room.ben), "Leave", race=True)
    assert "has started" in said(use) and (await room.table()).names == ("Ada", "Ben")


async def test_host_cannot_accept_an_offer_that_has_changed(room: Room) -> None:
    await opened(room, room.ben)
    await press(room, room.ben, panel(room, room.ben), "Suggest other rules")
    assert "Send to the host" not in buttons(panel(room, room.ben), enabled=True)
    await choose(room, room.ben, "Change the number of seats", "6")
    await press(room, room.ben, panel(room, room.ben), "Send to the host")
    await press(room, room.ada, room.post(), "Suggestions")
    shown = panel(room, room.ada)
    await press(room, room.ben, panel(room, room.ben), "Change my suggestion")
    await choose(room, room.ben, "Switch to another preset", "classic")
    use = await press(room, room.ada, shown, "Accept", race=True)
    assert "That suggestion is no longer open" in said(use) and "no suggestions to answer" in words(
        panel(room, room.ada)
    )
    use = await press(room, room.ben, panel(room, room.ben), "Withdraw suggestion")
    assert (await room.table()).offers == () and (await room.table()).seat_count == 4


async def test_one_of_eight_simultaneous_joins_gets_the_last_seat(room: Room) -> None:
    await command(room, room.ada, "table new")
    people = [room.ben, *(room.playground.add_person(f"Guest {number}") for number in range(7))]
    await met_before(room, *people)
    post = room.post()
    uses = await asyncio.gather(*(who.click(post, label="Join", race=True) for who in people))
    await room.quiet()
    told = [said(use) for use in uses]
    assert sum("Every seat at this table is taken" in words for words in told) == 7
    state = await room.table()
    assert len([seat for seat in state.seats if seat.player]) == 2
    assert sum(bool(who.dms()) for who in people) == 1


async def test_offer_of_a_new_host_is_dropped(room: Room) -> None:
    await opened(room, room.ben)
    await press(room, room.ben, panel(room, room.ben), "Suggest other rules")
    await choose(room, room.ben, "Change an option", "target")
    await enter(room, room.ben, "500")
    editor = panel(room, room.ben)
    await press(room, room.ben, editor, "Send to the host")
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, use.response, "Forget me")
    assert "Ben suggests" not in words(room.post()), "nobody could answer at a closed table"
    await command(room, room.ben, "table resume")
    assert "Ben suggests" not in words(room.post()) and "Suggestions" not in buttons(room.post())
    await press(room, room.ben, room.post(), "Start")
    assert (await room.table()).status is Status.RUNNING
