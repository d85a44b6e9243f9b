"""Hostile users, with strange names, nonsense and simultaneous clicks: everybody is answered, nothing breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from data.store import ActionRow
from playground import State
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started, turn_by_buttons
from tests.examples import sampled
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

NAMES = {
    "turned around": ("\u202eadA\u202d", "adA"),
    "hebrew": ("עדה לאבלייס", "\u2068עדה לאבלייס\u2069"),
    "emoji": ("\U0001f0a1" * 32, "\U0001f0a1" * 32),
    "markup": ("**_`a`_**", "\\*\\*\\_\\`a\\`\\_\\*\\*"),
    "mention": ("<@80351110224678912>", "\\<@\u200b80351110224678912>"),
    "fluent": ("{ $seat }", "{ $seat }"),
    "invisible": ("\u3164\u2800\u200b", "\\#1"),
}


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Assert after each test that the bot logged no error."""
    yield
    assert not [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


@sampled
@pytest.mark.parametrize(("name", "shown"), NAMES.values(), ids=NAMES)
async def test_strange_name_is_shown_safely(room: Room, name: str, shown: str) -> None:
    room.playground.world.users[room.ada.id].name = name
    await command(room, room.ada, "table new")
    assert says(words(room.post()), "lobby-start", host=shown)
    await press(room, room.ada, room.post(), text("button-start"))
    await turn_by_buttons(room, room.ada)
    told = words(room.post()).splitlines()
    assert any(line.startswith(f"{shown} ") and "discards" in line for line in told)
    assert text("verb-draw") in buttons(room.post())
    assert text("label-draw") in buttons(room.hand(room.ada))


NONSENSE = (
    "KH KS",
    "x" * 6000,
    "@everyone **bold** `code` " * 20,
    ", ; + ,",
    "🃏🃏🃏",
    "\u202e\u0000",
    "KH " * 1500,
    "> > >",
    "#",
    "#000000000000",
    "KH > nowhere",
    "KH'''",
    "10 of hearts",
    "٣H",
)


@pytest.mark.soak
async def test_nonsense_is_answered_and_changes_nothing(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    for typed in NONSENSE:
        for path, values in (
            ("meld", {"cards": typed}),
            ("meld", {"cards": "2H 2S 2D", "onto": typed}),
            ("discard", {"card": typed}),
            ("table resume", {"table": typed}),
            ("table new", {"preset": typed}),
        ):
            use = await command(room, room.ada, path, **values)
            assert use.state is State.DONE and "{???}" not in said(use)
            assert len([message for message in use.messages if words(message).strip()]) == 1
            for focused in values:
                if focused != "seed":
                    await room.ada.autocomplete(room.channel, path, focused=focused, value=typed)
    assert (await room.table()).revision == 1


async def test_echoed_input_is_short(room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    use = await command(room, room.ada, "meld", cards="x" * 6000)
    assert said(use).startswith('"xxx') and said(use).endswith("2 jokers.")
    assert len(said(use)) < 150


async def test_simultaneous_clicks_on_every_button_lose_nothing(room: Room) -> None:
    people = [room.ada, room.ben, *(room.playground.add_person(f"P{number}") for number in range(6))]
    await command(room, room.ada, "table new")
    for _ in range(2):
        post = room.post()
        presses = (who.click(post, label=label, race=True) for who in people for label in buttons(post))
        uses = await asyncio.gather(*presses)
        await room.quiet()
        assert all(use.state is State.DONE for use in uses)
        if not buttons(room.post()):
            break
    assert room.post()


async def test_several_tables_in_several_servers_stay_apart(room: Room) -> None:
    other = room.playground.add_guild("Second club")
    places = [
        room.channel,
        room.playground.add_channel(other, "games"),
        room.playground.add_thread(room.channel, "side"),
    ]

    async def revisions() -> list[int]:
        states = [await room.bot.services.host.table_in_channel(place.id) for place in places]
        return [state.revision for state in states if state]

    for place in places:
        await command(room, room.ada, "table new", channel=place)
        await command(room, room.ada, "table start", channel=place)
    hands = [message for message in room.ada.dms() if not message["flags"] & 64]
    assert len(hands) == 3 and sum("Second club" in words(hand) for hand in hands) == 1
    for hand in hands:
        await press(room, room.ada, hand, text("label-draw"))
    assert await revisions() == [1, 1, 1]
    use = await command(room, room.ada, "meld", channel=room.ada.dm_channel)
    assert text("replay-back") in buttons(use.response) or "meld" in said(use)
    assert await revisions() == [1, 1, 1]
    use = await command(room, room.ada, "table list", channel=places[1])
    assert said(use).count(text("status-running")) == 1


async def test_strangers_and_people_without_a_table_get_no_suggestions(room: Room) -> None:
    for where in (room.channel, room.ben.dm_channel):
        for path, focused in (("meld", "cards"), ("meld", "onto"), ("discard", "card")):
            assert await room.ben.autocomplete(where, path, focused=focused, value="K") == []
    for path in ("draw", "hand"):
        assert says(said(await command(room, room.ben, path, channel=room.ben.dm_channel)), "refusal-no-table-of-yours")


async def test_unreadable_table_does_not_affect_others(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    await started(room)
    damaged = await room.table()
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    await command(room, room.ada, "table new", channel=elsewhere)
    await room.bot.services.store.append(damaged.id, ActionRow(1, 0, {"kind": "sing"}, 0.0))
    use = await press(room, room.ada, room.post(), text("verb-draw"))
    assert says(said(use), "refusal-damaged", table=damaged.id)
    choices = await room.ada.autocomplete(room.channel, "table resume", focused="table")
    assert len(choices) == 1
    assert says(said(await command(room, room.ada, "table list", channel=elsewhere)), "status-open")
    caplog.clear()
