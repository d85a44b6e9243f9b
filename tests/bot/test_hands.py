"""Private hands, by direct message or on request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import Change
from bot.texts import load_texts
from engine.canasta.view import CanastaView
from playground import Interaction
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, play_first, plays, press, said, started, whispered
from tests.examples import sampled
from tests.narrowing import narrowed
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def test_hand_is_sent_by_direct_message_with_its_server_and_channel(room: Room) -> None:
    await started(room, room.ben)
    for person, seat in ((room.ada, 0), (room.ben, 1)):
        hand = room.hand(person)
        assert "Card club" in words(hand) and f"<#{room.channel.id}>" in words(hand)
        assert parts(hand, 12)
        view = (await room.table()).views[seat]
        assert f"{len(view.hand)} cards" in words(hand)


async def test_closed_direct_messages_are_remembered(room: Room) -> None:
    room.ada.close_dms()
    await command(room, room.ada, "table new")
    await press(room, room.ada, room.post(), text("button-start"))
    assert any(says(words(message), "dm-closed") for message in whispered(room, room.ada))
    refusals = len(room.playground.invalid_requests)
    await press(room, room.ada, room.post(), text("verb-draw"))
    [shown] = [message for message in whispered(room, room.ada) if parts(message, 12)]
    await play_first(room, room.ada, "discard", shown)
    assert len(room.playground.invalid_requests) == refusals == 1

    hands, state = room.bot.services.hands, await room.table()
    assert not any(await asyncio.gather(hands.try_direct(state, 0), hands.try_direct(state, 0)))
    assert len(room.playground.invalid_requests) == refusals + 1, "who waited for the first does not try again"
    player = state.seats[0].player or 0
    await room.bot.services.store.set_dm(player, closed=False)
    assert not await hands.refresh_direct(state, 0)
    await room.bot.services.store.set_dm(player, closed=True)
    assert len(room.playground.invalid_requests) == refusals + 1, "nor does who read the player as before"

    room.ada.open_dms()
    use = await press(room, room.ada, room.post(), text("button-hand"))
    await press(room, room.ada, use.response, text("button-direct"))
    assert text("label-draw") in buttons(room.hand(room.ada))


async def test_joined_player_with_closed_messages_is_shown_the_hand_when_it_is_dealt(room: Room) -> None:
    room.ben.close_dms()
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    assert not room.playground.invalid_requests, "nothing is sent before there is a hand"
    await press(room, room.ada, room.post(), text("button-start"))
    [hand] = whispered(room, room.ben)
    assert parts(hand, 12) and words(hand).count("can't send you direct messages") == 1


async def test_hand_on_request_is_kept_up_to_date_and_replaces_the_last(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("button-hand"))
    await press(room, room.ada, room.post(), text("button-hand"))
    [shown] = [message for message in whispered(room, room.ada) if parts(message, 12)]
    assert text("label-draw") in buttons(shown)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    [shown] = [message for message in whispered(room, room.ada) if parts(message, 12)]
    assert plays(shown, "discard")


async def test_hand_is_not_written_twice_at_once(room: Room) -> None:
    faults, until = room.playground.faults, room.playground.until
    await started(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    hand = (await command(room, room.ada, "hand")).response
    assert hand
    first, other = (faults.add("PATCH /webhooks/**", delay=seconds) for seconds in (0.5, 1.0))
    label = plays(hand, "discard")[0]
    uses = [await room.ada.click(hand, label=label, race=True)]
    await until(lambda: not first.times)
    uses.append(await room.ada.slash(room.channel, "hand"))
    await until(lambda: not other.times)
    uses.append(await room.ada.click(hand, label=label, race=True))
    await room.quiet()
    assert not any(says(said(use), "fault-unexpected") for use in uses)


async def test_hand_too_old_to_edit_is_sent_again(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    hand = room.hand(room.ada)
    later(51 * 60)
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert room.hand(room.ada)["id"] != hand["id"]


async def test_press_just_after_a_start_leaves_no_old_hand(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    room.bot.services.hands.forget(await room.table())  # as a new process, before it has shown anything
    room.playground.faults.add("PATCH /webhooks/**", delay=1.0)
    await play_first(room, room.ada, "discard")
    await room.playground.settled()
    assert text("label-draw") in buttons(room.hand(room.ada)), "the computer has played, and the hand says so"


async def test_nobody_else_sees_a_hand(room: Room) -> None:
    await started(room, room.ben)
    mover, other = room.ada, room.ben
    if (await room.table()).views[-1].to_act[0] == 1:
        mover, other = other, mover
    await press(room, mover, room.post(), text("verb-draw"))
    await press(room, mover, room.post(), text("verb-discard"))
    assert not whispered(room, other)
    drew = [words(message) for message in other.sees(room.channel) if not message["flags"] & 64]
    secret = narrowed((await room.table()).views[0 if mover is room.ada else 1], CanastaView).drawn
    told = [line for text in (*drew, words(room.hand(other))) for line in text.split("\n") if " draws" in line]
    assert secret and told and not any(symbol in line for line in told for symbol in "♣♦♥♠")


async def test_hand_drawn_while_its_player_leaves_is_removed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room, room.ben)
    services = room.bot.services
    ben = await services.store.player(room.ben.id, "Ben")
    draw, left = services.painter.hand, asyncio.Event()
    leaving: list[Interaction] = []

    def note(change: Change) -> None:
        if change.state.seat_of(ben.id) is None:
            left.set()

    services.host.on_change.append(note)

    async def leave_meanwhile(*arguments: Any, **options: Any) -> Any:
        if not leaving:
            leaving.append(await room.ben.slash(room.channel, "table leave"))
            await left.wait()
        return await draw(*arguments, **options)

    monkeypatch.setattr(services.painter, "hand", leave_meanwhile)
    use = await command(room, room.ben, "hand")
    await leaving[0].finished()
    await room.quiet()
    assert load_texts().say("done-left-game", counts="yes", back="button") in said(use) and not parts(use.response, 12)


async def test_hand_follows_the_seat(room: Room) -> None:
    room.ben.close_dms()
    carl = room.playground.add_person("Carl")
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ben, room.post(), text("button-leave"))
    await press(room, carl, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))
    assert parts(room.hand(carl), 12)
    assert not any(parts(message, 12) for message in whispered(room, room.ben))
    await command(room, carl, "table leave")
    assert says(words(room.hand(carl)), "done-left-game")
    assert not parts(room.hand(carl), 12) and buttons(room.hand(carl)) == [text("button-return")]
    assert text("lobby-seat-computer") in (await room.table()).names[1] or (await room.table()).seats[1].computer


@sampled
@pytest.mark.parametrize("closed", [False, True], ids=["direct messages", "private answer"])
async def test_hand_pressed_for_more_than_an_hour_is_sent_anew(
    room: Room, later: Callable[[float], None], closed: bool
) -> None:
    """Discord allows only three edits in twenty seconds to a message older than an hour, even by a press's token."""
    if closed:
        room.ada.close_dms()
    await started(room)

    def hand() -> dict[str, Any]:
        [shown] = [m for m in (whispered(room, room.ada) if closed else room.ada.dms()) if parts(m, 12)]
        return shown

    await press(room, room.ada, hand(), text("label-draw"))
    old = hand()
    later(4000)
    for label in (text("button-hint"), text("button-back")) * 3:
        async with asyncio.timeout(60):
            await press(room, room.ada, hand(), label)
    assert hand()["id"] != old["id"]
    await play_first(room, room.ada, "discard", hand())
    if not closed:
        await room.stop()
        await room.start()
        await press(room, room.ada, hand(), text("label-draw"))
    assert text("label-draw") in buttons(hand()) or plays(hand(), "discard")
