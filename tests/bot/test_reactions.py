"""Reactions through Discord: offered in the panel of **Table**, one edit of the table, and in the replay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.play.reactions import REACTIONS
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import answer_to, closed, command, press, started, turn_by_buttons, whispered
from tests.bot.playing import mover as next_mover
from tests.texts import says, text

CLAP, FIRE = "👏", "🔥"


async def table_panel(room: Room, who: Person) -> dict[str, Any]:
    """Press **Table** at the table; return the panel."""
    return answer_to(await press(room, who, room.post(who), text("button-table")))


def public(room: Room) -> int:
    """Return the number of messages in the channel that everybody sees."""
    return sum(not message.is_ephemeral for message in room.channel.messages.values())


def newest(room: Room, who: Person) -> dict[str, Any]:
    return whispered(room, who)[-1]


async def test_players_and_onlookers_react_in_the_panel(room: Room) -> None:
    cyd = room.playground.add_person("Cyd")
    await started(room, room.ben)
    assert CLAP not in buttons(await table_panel(room, cyd)), "nobody has moved"
    mover, other = next_mover(room, await room.table())
    await turn_by_buttons(room, mover)
    messages = public(room)
    panel = await table_panel(room, cyd)
    assert says(words(panel), "reactions-offered", seat=mover.name)
    await press(room, cyd, panel, CLAP)
    assert f"**{mover.name}**: {CLAP}" in words(room.post())
    await press(room, other, await table_panel(room, other), CLAP)
    assert f"{CLAP} 2" in words(room.post())
    await press(room, other, newest(room, other), FIRE)
    assert f"{CLAP} · {FIRE}" in words(room.post())
    await press(room, other, newest(room, other), FIRE)
    await press(room, cyd, newest(room, cyd), CLAP)
    assert CLAP not in words(room.post())
    assert public(room) == messages, "reactions notify nobody"


@pytest.mark.soak
async def test_a_replay_shows_reactions_at_their_move(room: Room) -> None:
    await started(room, room.ben)
    mover, other = next_mover(room, await room.table())
    await turn_by_buttons(room, mover)
    step = (await room.table()).revision
    await press(room, other, await table_panel(room, other), FIRE)
    await closed(room, room.ada)
    await closed(room, room.ben)
    await command(room, room.ada, "replay")
    for _ in range(step):
        assert FIRE not in words(newest(room, room.ada))
        await press(room, room.ada, newest(room, room.ada), text("replay-on"))
    assert says(words(newest(room, room.ada)), "replay-reactions", reactions=FIRE)


async def test_nobody_reacts_at_a_table_whose_channel_they_cannot_see(room: Room) -> None:
    cyd = room.playground.add_person("Cyd")
    await started(room, room.ben)
    mover, _ = next_mover(room, await room.table())
    await turn_by_buttons(room, mover)
    panel = await table_panel(room, cyd)
    [clap] = [part for part in parts(panel, 2) if part.get("label") == CLAP]
    room.playground.set_permissions(room.channel, deny=["view_channel"], person=cyd)
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    shown = answer_to(await command(room, cyd, "help", channel=elsewhere))
    forged = shown | {"components": [{"id": 1, "type": 1, "components": [clap]}]}
    use = await cyd.click(forged, custom_id=clap["custom_id"], race=True)
    await use.finished()
    await room.quiet()
    assert any(says(str(message), "refusal-no-table") for message in cyd.sees(elsewhere))
    assert CLAP not in words(room.post())


async def test_nobody_is_invited_to_react_to_their_own_move(room: Room) -> None:
    await started(room, room.ben)
    await turn_by_buttons(room, room.ada)
    for who, invited in ((room.ada, False), (room.ben, True)):
        use = await press(room, who, room.post(), text("button-table"))
        assert (REACTIONS[0] in buttons(answer_to(use))) == invited
