"""Somebody at several tables: each hand links to the newest other table that waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from discord import ui
from playwright.async_api import expect

from bot.limits import OLD_MESSAGE
from bot.table.messages.waiting import Elsewhere, add_elsewhere
from bot.texts import load_texts
from bot.ui.components import FELT, Layout, container
from playground import Channel, Person
from tests.bot.browser import chromium, composer, in_browser
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.phones import WIDTH, OnPhone
from tests.bot.playing import command, components_of, plays, press, started, whispered
from tests.bot.test_hand_order import give_up, hand_of, opened, stands_last, turn, two_tables, waits
from tests.bot.test_press_path import counted
from tests.examples import sampled
from tests.texts import text

Later = Callable[[float], None]

pytestmark = pytest.mark.usefixtures("draws_by_hand")

CANASTA = load_texts().called("canasta", "classic")


def links(message: dict[str, Any]) -> list[tuple[str, str]]:
    """Return a message's link buttons: their labels and addresses."""
    return [(part["label"], part["url"]) for part in parts(message, 2) if "url" in part]


def waiting(number: int) -> str:
    """Return the label of the link when this number of other tables wait."""
    return text("waiting-elsewhere", count=number, called=CANASTA)


async def link_to_hand(room: Room, channel: Channel) -> str:
    """Return the link to Ada's hand in her direct messages."""
    hand = await hand_of(room, channel)
    return f"https://discord.com/channels/@me/{hand['channel_id']}/{hand['id']}"


async def three_tables(room: Room) -> tuple[list[Channel], list[Person]]:
    """Let Ada play at three tables, none of which waits for her. Return the channels and the other players."""
    upper, lower, carl = await two_tables(room)
    dora = room.playground.add_person("Dora")
    third = room.playground.add_channel(room.guild, "table-3")
    await opened(room, third, dora)
    for channel in (upper, lower, third):
        if await waits(room, channel):
            await turn(room, room.ada, channel)
    return [upper, lower, third], [room.ben, carl, dora]


async def test_who_sits_at_one_table_sees_no_link(room: Room) -> None:
    await started(room, room.ben)
    assert not links(room.hand(room.ada)) and not links(room.hand(room.ben))


@pytest.mark.soak
async def test_every_hand_links_to_the_newest_other_table_that_waits(room: Room, later: Later) -> None:
    channels, others = await three_tables(room)
    for channel in channels:
        assert not links(await hand_of(room, channel))
    await turn(room, others[0], channels[0])
    assert not links(await hand_of(room, channels[0])), "no other table waits"
    for channel in channels[1:]:
        assert links(await hand_of(room, channel)) == [(waiting(1), await link_to_hand(room, channels[0]))]
    later(20)
    await turn(room, others[1], channels[1])
    assert links(await hand_of(room, channels[2])) == [(waiting(2), await link_to_hand(room, channels[1]))]
    assert links(await hand_of(room, channels[0])) == [(waiting(1), await link_to_hand(room, channels[1]))]
    assert links(await hand_of(room, channels[1])) == [(waiting(1), await link_to_hand(room, channels[0]))]
    await turn(room, room.ada, channels[1])
    assert links(await hand_of(room, channels[2])) == [(waiting(1), await link_to_hand(room, channels[0]))]
    assert not links(await hand_of(room, channels[0]))


@pytest.mark.soak
async def test_links_change_without_a_message_a_notification_or_a_picture(
    room: Room, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels, others = await three_tables(room)
    await turn(room, others[0], channels[0])
    assert await stands_last(room, channels[0])
    still = await hand_of(room, channels[1])
    later(20)
    costs = await counted(room, monkeypatch)
    await turn(room, others[2], channels[2])
    after = await hand_of(room, channels[1])
    kept = [each["id"] for each in still["attachments"]]
    assert (after["id"], [each["id"] for each in after["attachments"]]) == (still["id"], kept)
    assert links(after) == [(waiting(2), await link_to_hand(room, channels[2]))]
    assert len(room.ada.dms()) == 3
    assert costs.drawn == {"table.png": 2, "hand.png": 4}, "those of Dora's table, for each of her two actions"


@pytest.mark.soak
async def test_press_of_somebody_at_two_tables_reads_no_more(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    _, lower, _ = await two_tables(room)
    await press(room, room.ada, await hand_of(room, lower), text("label-draw"))
    hand = await hand_of(room, lower)
    costs = await counted(room, monkeypatch)
    await press(room, room.ada, hand, plays(hand, "discard")[0])
    assert costs.holds <= 1
    assert len(costs.reads) <= 6, "\n".join(costs.reads)
    assert costs.drawn == {"table.png": 1, "hand.png": 2}


@pytest.mark.soak
async def test_link_follows_a_hand_that_moves(room: Room) -> None:
    upper, lower, _ = await two_tables(room)
    await turn(room, room.ada, lower)
    before = await link_to_hand(room, upper)
    await turn(room, room.ben, upper)
    after = await link_to_hand(room, upper)
    assert after != before and links(await hand_of(room, lower)) == [(waiting(1), after)]


@sampled
@pytest.mark.parametrize("how", ["pause", "leave", "autopilot", "give up"])
async def test_table_that_no_longer_waits_is_not_linked(room: Room, how: str) -> None:
    upper, lower, _ = await two_tables(room)
    assert await waits(room, lower) and links(await hand_of(room, upper))
    if how == "give up":
        await give_up(room, lower)
    else:
        await command(room, room.ada, f"table {how}", channel=lower)
    assert not links(await hand_of(room, upper))


async def test_hand_on_request_is_linked_in_its_channel(room: Room) -> None:
    store = room.bot.services.store
    ada = await store.player(room.ada.id, "Ada")
    await store.set_settings(ada.id, {**ada.settings, "where": "request"})
    await started(room, room.ben)
    if not await waits(room, room.channel):
        await turn(room, room.ben, room.channel)
    other = room.playground.add_channel(room.guild, "table-2")
    carl = room.playground.add_person("Carl")
    await opened(room, other, carl)
    await command(room, room.ada, "hand", channel=other)
    [hand] = [message for message in room.ada.sees(other) if message["flags"] & 64 and parts(message, 12)]
    post = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{room.post()['id']}"
    assert links(hand) == [(waiting(1), post)]
    await turn(room, room.ada, room.channel)
    [hand] = [message for message in room.ada.sees(other) if message["id"] == hand["id"]]
    assert not links(hand), "private answers are kept up to date, too"


async def test_private_answer_links_to_the_direct_message_of_another_table(room: Room) -> None:
    _, lower, _ = await two_tables(room)
    await command(room, room.ada, "hand")
    [hand] = [message for message in whispered(room, room.ada) if parts(message, 12)]
    assert links(hand) == [(waiting(1), await link_to_hand(room, lower))]


@pytest.mark.soak
@in_browser
async def test_link_opens_the_hand_on_a_phone(room: Room) -> None:
    await two_tables(room)
    await command(room, room.ada, "hand")
    async with chromium() as browser:
        assert browser
        phone = await OnPhone.open(room, room.ada, browser)
        link = phone.page.get_by_role("button", name=waiting(1), exact=True)
        await expect(link).to_have_css("opacity", "1")
        await link.tap()
        await expect(composer(phone.page, "@Cardroom")).to_be_visible()
        assert await phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert not phone.errors


async def test_links_are_true_after_a_restart(room: Room) -> None:
    upper, lower, _ = await two_tables(room)
    await room.stop()
    await room.start()
    await room.quiet()
    assert links(await hand_of(room, upper)) == [(waiting(1), await link_to_hand(room, lower))]
    assert not links(await hand_of(room, lower))
    await turn(room, room.ada, lower)
    assert not links(await hand_of(room, upper))


@pytest.mark.soak
async def test_old_hand_is_not_sent_again_for_another_table(room: Room, later: Later) -> None:
    upper, lower, _ = await two_tables(room)
    await turn(room, room.ada, lower)
    await turn(room, room.ben, upper)
    later(OLD_MESSAGE + 1)
    before = await hand_of(room, lower)
    await turn(room, room.ada, upper)
    after = await hand_of(room, lower)
    assert after["id"] == before["id"], "Discord would notify her"
    assert links(after) == links(before), "it is shown with the next change there"


@pytest.mark.soak
async def test_old_hand_is_not_sent_again_when_something_unseen_happens_there_too(room: Room, later: Later) -> None:
    upper, lower, _ = await two_tables(room)
    await turn(room, room.ada, lower)
    await turn(room, room.ben, upper)
    later(OLD_MESSAGE + 1)
    before = await hand_of(room, lower)
    await asyncio.gather(turn(room, room.ada, upper), room.bot.services.host.clocks.tick())
    await room.quiet()
    after = await hand_of(room, lower)
    assert after["id"] == before["id"], "Discord would notify her"


@pytest.mark.parametrize(("texts", "link", "line"), [(37, True, False), (38, False, True), (39, False, False)])
def test_link_is_a_line_where_a_message_has_no_room_for_a_button(texts: int, link: bool, line: bool) -> None:
    box = container(FELT, *(ui.TextDisplay("") for _ in range(texts)))
    add_elsewhere(load_texts(), box, Elsewhere(2, "canasta", "classic", "https://discord.com/channels/@me/1/2"))
    message = Layout(box)
    assert message.total_children_count <= 40
    shown = {"content": "", "components": components_of(message)}
    assert links(shown) == ([(waiting(2), "https://discord.com/channels/@me/1/2")] if link else [])
    assert (f"[{waiting(2)}](https://discord.com/channels/@me/1/2)" in words(shown)) == line


async def test_others_do_not_see_where_somebody_plays(room: Room) -> None:
    upper, _, _ = await two_tables(room)
    assert links(await hand_of(room, upper))
    assert not links(room.post()) and not links(room.post(room.ben)) and not links(room.hand(room.ben))
    assert text("waiting-elsewhere", count=1, called=CANASTA) not in [*buttons(room.post()), words(room.post())]
