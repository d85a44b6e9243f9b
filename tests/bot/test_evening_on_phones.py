"""An evening of four friends and an onlooker by taps: a match, rotated partners, three at a table, and a second one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from bot.table import watching
from data.store import Status
from tests.bot import short_games
from tests.bot.browser import chromium, in_browser
from tests.bot.conftest import Room, buttons, words
from tests.bot.evening_games import evening, lost, over
from tests.bot.phones import WIDTH, OnPhone
from tests.texts import says, text

pytestmark = [in_browser, pytest.mark.soak]


@pytest_asyncio.fixture
async def phones(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[OnPhone]]:
    """Open the phones of Ada, Ben, Chloé, who takes no direct messages, Dmitri, and Eve, who looks on."""
    monkeypatch.setattr(watching, "PACE", 0.0)
    others = [room.playground.add_person(name) for name in ("Chloé", "Dmitri", "Eve")]
    others[0].close_dms()
    async with chromium() as browser:
        assert browser
        yield [await OnPhone.open(room, person, browser) for person in (room.ada, room.ben, *others)]


async def test_one_tap_each_leads_from_game_to_game(room: Room, phones: Sequence[OnPhone]) -> None:
    """The only other taps between two games are those of the match: one for all."""
    four, (ada, ben, chloe, dmitri, eve) = phones[:4], phones
    await ada.type("/table new game: Euchre match: best of three")
    await ada.tap(text("button-rules"))
    await ada.pick(text("rules-groups"), text("group-terms"))
    for option, value in (("ranked", "no"), ("open_hands", "yes")):
        await ada.pick(text("rules-options"), text(f"option-{option}"))
        await ada.pick(text(f"option-{option}"), value)
    await begins(room, four)
    await chloe.tap(text("button-hand"))
    await eve.tap(text("button-table"))
    await short_games.hurry(room, (await room.table()).id, short_games.scored)
    await room.quiet()
    await eve.tap(text("button-open-hands"))
    await eve.tap(text("replay-on"))
    while True:
        await played(room)
        if text("button-next-game") not in buttons(room.post()):
            break
        await ben.tap(text("button-next-game"))
    await one_tap_each(room, four, text("button-rematch"))
    await lost(room, (await room.table()).id, seat=1)

    await ada.type("/table new game: Canasta preset: Partners")
    await begins(room, four)
    await lost(room, (await room.table()).id, seat=1)
    await one_tap_each(room, four, text("button-evening-rotate"))
    await lost(room, (await room.table()).id, seat=1)

    await ada.type("/table new game: Cribbage preset: Three-handed")
    await begins(room, [ada, chloe, dmitri])
    thread = room.playground.add_thread(room.channel, "a second table")
    await room.quiet()
    await ben.go(thread.id)
    await ben.type("/table new game: Gin Rummy")
    await eve.go(thread.id)
    await eve.tap(text("button-join"))
    await ben.tap(text("button-start"))
    for players in ("Ben and Eve", "Ada, Chloé and Dmitri"):
        assert says(words(evening(room)), "evening-running", players=players)
    second = await room.bot.services.host.table_in_channel(thread.id)
    assert second
    await lost(room, second.id)
    await lost(room, (await room.table()).id, seat=2)
    await one_tap_each(room, [ada, chloe, dmitri], text("button-evening-again"))
    await lost(room, (await room.table()).id, seat=2)
    await over(room)
    assert says(words(evening(room)), "evening-over")
    for phone in phones:
        assert await phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert not phone.errors


async def begins(room: Room, phones: Sequence[OnPhone]) -> None:
    """Let people take seats at the first one's table, agree to its rules and to their partner, and begin."""
    for phone in phones[1:]:
        await phone.tap(text("button-join"))
    for phone in phones[1:]:
        state = await room.table()
        if phone.name in [state.names[seat] for seat in state.undecided]:
            await phone.tap(text("button-agree"))
    await phones[0].tap(text("button-start"))


async def played(room: Room) -> None:
    """Play the channel's game to its end with computers' choices."""
    state = await room.table()
    while (await room.bot.services.host.state(state.id)).status is Status.RUNNING:
        await short_games.hurry(room, state.id, short_games.never)


async def one_tap_each(room: Room, phones: Sequence[OnPhone], label: str) -> None:
    """Let people tap the same button once each: then the next game is on."""
    before = [phone.taps for phone in phones]
    for phone in phones:
        assert text("button-hand") not in buttons(room.post()), "not dealt yet"
        await phone.tap(label)
    assert (await room.table()).status is Status.RUNNING
    assert [phone.taps for phone in phones] == [each + 1 for each in before]
