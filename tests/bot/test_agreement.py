"""Agreeing on the rules of a table, with offers and answers, by buttons and after restarts."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.model.setup import Terms
from bot.texts import People
from data.store import Status
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import choose, enter, panel
from tests.bot.playing import command, met_before, press, said, whispered
from tests.texts import says, text


async def opened(room: Room, *others: Person, target: str = "3000") -> None:
    """Open Ada's table for four with another target, and let the others join."""
    await command(room, room.ada, "table new", preset="partners")
    await press(room, room.ada, room.post(), text("button-rules"))
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, target)
    for other in others:
        await press(room, other, room.post(), text("button-join"))


async def test_joining_player_sees_differences_and_agrees_before_the_start(room: Room) -> None:
    await met_before(room)
    await opened(room, room.ben)
    asked = panel(room, room.ben)
    assert says(words(asked), "help-option-changed", option="target", set="3,000", usual="5,000")
    assert buttons(asked) == [text("button-agree"), text("button-offer"), text("button-leave")]
    for message in (room.post(), room.hand(room.ada), room.hand(room.ben)):
        assert says(words(message), "lobby-start-waits", players="Ben")
    use = await press(room, room.ada, room.post(), text("button-start"))
    assert says(said(use), "refusal-not-agreed", seat="Ben")
    await press(room, room.ben, asked, text("button-agree"))
    assert says(words(panel(room, room.ben)), "agreement-given")
    assert not says(words(room.post()), "lobby-start-waits") and text("button-agree") not in buttons(room.post())

    # A change asks again, and says what it changed; the button that was shown before does not agree to it.
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, "2000")
    assert text("button-agree") in buttons(room.hand(room.ben)) and text("button-agree") in buttons(room.post())
    use = await press(room, room.ben, asked, text("button-agree"), race=True)
    assert says(said(use), "refusal-stale") and (await room.table()).undecided == (1,)
    asked = panel(room, room.ben)
    assert says(words(asked), "agreement-option", option="target", set="2,000", usual="3,000")
    await room.stop()
    await room.start()
    await press(room, room.ben, asked, text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))
    assert (await room.table()).status is Status.RUNNING
    assert not room.playground.invalid_requests


async def test_one_press_agrees_to_the_rules_that_the_table_shows(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-rules"))
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, "2000")
    shown = room.post()
    assert says(words(shown), "help-option-changed", option="target", set="2,000")
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, "1000")
    use = await press(room, room.ben, shown, text("button-agree"), race=True)
    assert says(said(use), "refusal-stale") and (await room.table()).undecided == (1,), "he saw other rules"
    await press(room, room.ben, room.post(), text("button-agree"))
    assert (await room.table()).undecided == ()
    told = panel(room, room.ben)
    assert says(words(told), "agreement-option", option="target", set="1,000", usual="5,000")
    assert says(words(told), "agreement-given")
    assert buttons(told) == [text("button-offer"), text("button-leave")], "there is nothing more to confirm"


async def test_agree_lists_the_rules_first_where_the_table_does_not_show_all(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    numbers = {"target": 2000, "hand_size": 13, "going_out": 50, "concealed": 150, "wild_limit": 2, "top_minimum": 180}
    others = {"starter": "first-seat", "frozen_always": True, "discard_to_go_out": True, "canastas_to_go_out": 2}
    changes = {**numbers, **others}
    table = (await room.table()).id
    await room.bot.services.host.lobby.amend(table, ada, options=changes)
    await room.quiet()
    assert "more" in words(room.post())
    await press(room, room.ben, room.post(), text("button-agree"))
    assert (await room.table()).undecided == (1,)
    asked = panel(room, room.ben)
    assert words(asked).count("(you agreed to") == len(changes)
    await press(room, room.ben, asked, text("button-agree"))
    assert (await room.table()).undecided == ()


@pytest.mark.soak
async def test_player_who_knows_the_preset_agrees_by_joining(room: Room) -> None:
    await met_before(room)
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    assert not [message for message in whispered(room, room.ben) if parts(message, 17)]
    assert (await room.table()).undecided == ()
    use = await command(room, room.ada, "table rules")
    await room.ada.choose(use.response or {}, ["terms"], placeholder=text("rules-groups"))
    await room.quiet()
    await choose(room, room.ada, text("rules-options"), "pace")
    await choose(room, room.ada, text("option-pace"), "post")
    await choose(room, room.ada, text("rules-options"), "turn")
    assert says(said(await enter(room, room.ada, "1000")), "refusal-turn-out-of-range", least=1, most=336, pace="post")
    await enter(room, room.ada, "48")
    assert (await room.table()).terms == Terms(pace="post", turn=48)
    assert says(words(room.post()), "terms-pace", turn=text("turn-post", time=48))
    assert says(words(room.post()), "terms-late-turn", level="expert")
    await press(room, room.ben, room.hand(room.ben), text("button-agree"))
    assert (await room.table()).undecided == ()
    asked = [message for message in room.ben.dms() if message["flags"] & 64][-1]
    assert (
        "Pace: **by post (hours for each turn)** (you agreed to no time limit)\n- Time for a turn: **48 hours**\n"
        in words(asked)
    )
    await press(room, room.ben, asked, text("button-leave"))
    assert (await room.table()).names == ("Ada", "")


async def test_offer_is_shown_beside_the_rules_until_the_host_answers(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await met_before(room, room.ada, room.ben, cy)
    await opened(room, room.ben, cy)
    for who, target in ((room.ben, "4000"), (cy, "2500")):
        await press(room, who, panel(room, who), text("button-offer"))
        await choose(room, who, text("rules-options"), "target")
        await enter(room, who, target)
    assert says(words(panel(room, room.ben)), "offer-option", option="target", set="4,000", usual="3,000")
    assert "suggests" not in words(room.post()), "it is not sent yet"
    await room.stop()
    await room.start()
    await choose(room, room.ben, text("rules-groups"), "terms")
    await choose(room, room.ben, text("rules-options"), "pace")
    await choose(room, room.ben, text("option-pace"), "live")
    await press(room, room.ben, panel(room, room.ben), text("button-send"))
    await press(room, cy, panel(room, cy), text("button-send"))
    assert says(words(room.post()), "agreement-sent", player="Ben")
    assert says(words(room.post()), "agreement-sent", player="Cy")
    assert text("button-offers") in buttons(room.hand(room.ada))
    assert text("button-offers") not in buttons(room.hand(room.ben))

    # Others may look at it; the host answers, and what others wrote meanwhile is compared with what is played by then.
    await press(room, cy, room.post(), text("button-offers"))
    shown = panel(room, cy)
    assert says(words(shown), "offer-option", option="target", set="4,000", usual="3,000") and buttons(shown) == []
    await press(room, room.ada, room.post(), text("button-offers"))
    assert says(
        words(panel(room, room.ada)),
        "offer-option",
        option="pace",
        set=text("option-pace-live"),
        usual=text("option-pace-none"),
    )
    await press(room, room.ada, panel(room, room.ada), text("button-accept"))
    state = await room.table()
    assert (state.rules.target, state.terms.pace, state.undecided) == (4000, "live", (2,))
    assert says(words(room.post()), "agreement-taken", player="Ben")
    assert says(words(panel(room, room.ada)), "offer-option", option="target", set="2,500", usual="4,000"), (
        "the next offer"
    )
    seated = People(("Ada", "Ben", "Cy"))
    assert says(words(panel(room, room.ada)), "offers-accepted", seated, seat=1)
    await press(room, room.ada, panel(room, room.ada), text("button-decline"))
    assert says(words(panel(room, room.ada)), "offers-declined", seated, seat=2)
    assert not says(words(panel(room, room.ada)), "offers-none")
    for message in (room.post(), room.hand(cy)):
        assert says(words(message), "agreement-declined", player="Cy")
    await press(room, cy, room.post(), text("button-agree"))
    assert (await room.table()).undecided == () and "declined" not in words(room.post())
    await press(room, room.ada, room.post(), text("button-start"))
    assert (await room.table()).status is Status.RUNNING
    assert not room.playground.invalid_requests


async def test_player_who_joins_outdated_rules_is_asked_to_agree(room: Room) -> None:
    await command(room, room.ada, "table new")
    post = room.post()
    await press(room, room.ada, post, text("button-rules"))
    await choose(room, room.ada, text("rules-presets"), "modern")
    use = await press(room, room.ben, post, text("button-join"), race=True)
    assert says(said(use), "agreement-plain") and (await room.table()).undecided == (1,)
    await press(room, room.ben, panel(room, room.ben), text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))
    assert (await room.table()).status is Status.RUNNING
    use = await press(room, room.ben, panel(room, room.ben), text("button-leave"), race=True)
    assert says(said(use), "refusal-not-open") and (await room.table()).names == ("Ada", "Ben")


async def test_host_cannot_accept_an_offer_that_has_changed(room: Room) -> None:
    await opened(room, room.ben)
    await press(room, room.ben, panel(room, room.ben), text("button-offer"))
    assert text("button-send") not in buttons(panel(room, room.ben), enabled=True)
    await choose(room, room.ben, text("rules-count"), "6")
    await press(room, room.ben, panel(room, room.ben), text("button-send"))
    await press(room, room.ada, room.post(), text("button-offers"))
    shown = panel(room, room.ada)
    await press(room, room.ben, panel(room, room.ben), text("button-offer-again"))
    await choose(room, room.ben, text("rules-presets"), "classic")
    use = await press(room, room.ada, shown, text("button-accept"), race=True)
    assert says(said(use), "refusal-no-such-offer") and says(words(panel(room, room.ada)), "offers-none")
    use = await press(room, room.ben, panel(room, room.ben), text("button-withdraw"))
    assert (await room.table()).offers == () and (await room.table()).seat_count == 4


async def test_one_of_eight_simultaneous_joins_gets_the_last_seat(room: Room) -> None:
    await command(room, room.ada, "table new")
    people = [room.ben, *(room.playground.add_person(f"Guest {number}") for number in range(7))]
    await met_before(room, *people)
    post = room.post()
    uses = await asyncio.gather(*(who.click(post, label=text("button-join"), race=True) for who in people))
    await room.quiet()
    told = [said(use) for use in uses]
    assert sum(bool(says(each, "full-table")) for each in told) == 7
    state = await room.table()
    assert len([seat for seat in state.seats if seat.player]) == 2
    assert sum(bool(who.dms()) for who in people) == 1


@pytest.mark.soak
async def test_offer_of_a_new_host_is_dropped(room: Room) -> None:
    await opened(room, room.ben)
    await press(room, room.ben, panel(room, room.ben), text("button-offer"))
    await choose(room, room.ben, text("rules-options"), "target")
    await enter(room, room.ben, "500")
    editor = panel(room, room.ben)
    await press(room, room.ben, editor, text("button-send"))
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, use.response, text("button-forget"))
    assert not says(words(room.post()), "offers-title", player="Ben"), "nobody could answer at a closed table"
    await command(room, room.ben, "table resume")
    assert not says(words(room.post()), "offers-title", player="Ben")
    assert text("button-offers") not in buttons(room.post())
    await press(room, room.ben, room.post(), text("button-start"))
    assert (await room.table()).status is Status.RUNNING


async def test_a_private_question_goes_once_it_is_answered_on_the_table(room: Room) -> None:
    await command(room, room.ada, "table new", game="Euchre", match="best-of-3")
    cyd = room.playground.add_person("Cyd")
    await press(room, cyd, room.post(cyd), text("button-join"))
    asked = [each for each in whispered(room, cyd) if text("button-agree") in buttons(each)]
    await press(room, cyd, room.post(cyd), text("button-agree"))
    assert asked and not [each for each in whispered(room, cyd) if text("button-agree") in buttons(each)]
