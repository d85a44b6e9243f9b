"""Exhibitions: only their owner controls them, they count for no board, and edits are rationed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.host.model.series import Series
from bot.host.model.settings import ServerSettings
from bot.table.delivery import presenter
from bot.texts import load_texts
from bot.ui.names import seat_labels
from data.store import ActionRow, Status
from engine.types import FORFEIT, Action
from tests.bot.conftest import Room, buttons, parts, shown_table, words
from tests.bot.playing import command, play_round, press, said
from tests.narrowing import narrowed
from tests.texts import says, text

LEADING = [
    text("button-watch-run"),
    text("button-watch-step"),
    text("button-watch-slower"),
    text("button-watch-faster"),
    text("button-watch-stop"),
]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the delays between edits."""
    monkeypatch.setattr(presenter, "STEADY", 0.0)
    monkeypatch.setattr(presenter, "_STEPS", 0.05)


async def pass_time(room: Room, later: Callable[[float], None], count: int) -> None:
    """Let time pass, one step interval at a time."""
    for _ in range(count):
        later(10)
        room.bot.services.host.exhibitions.tick()
        await room.quiet()


async def test_only_its_owner_controls_an_exhibition_and_it_goes_on_after_a_restart(
    room: Room, later: Callable[[float], None]
) -> None:
    use = await command(
        room, room.ada, "assist autoplay", preset="partners", first="beginner", second="carefree", open_hands=True
    )
    assert says(said(use), "done-exhibition") and buttons(room.post()) == LEADING
    state = await room.table()
    assert state.names == ("beginner", "carefree", "beginner", "carefree") and state.practice
    assert [len(gallery["items"]) for gallery in parts(room.post(), 12)] == [1, 1], "table and hand"
    assert says(words(room.post()), "exhibition") and not says(words(room.post()), "practice-short")

    for label in (text("button-watch-run"), text("button-watch-step"), text("button-watch-stop")):
        assert says(said(await press(room, room.ben, room.post(room.ben), label)), "refusal-not-host", seated="no")
    assert (await room.table()).revision == 0
    post = room.post()
    await asyncio.gather(*(room.ada.click(post, label=text("button-watch-step"), race=True) for _ in range(2)))
    await room.quiet()
    assert (await room.table()).revision == 1, "a double click is one step"
    await press(room, room.ada, room.post(), text("button-watch-faster"))
    await press(room, room.ada, room.post(), text("button-watch-run"))
    assert text("button-watch-pause") in buttons(room.post())
    assert says(words(room.post()), "exhibition-runs", seconds=1.5, steps=1)
    await pass_time(room, later, 2)
    assert (await room.table()).revision >= 3

    await room.stop()
    await room.start()
    await room.quiet()
    revision = (await room.table()).revision
    assert text("button-watch-pause") in buttons(room.post())
    assert says(words(room.post()), "exhibition-runs", seconds=1.5, steps=1)
    await pass_time(room, later, 1)
    assert (await room.table()).revision == revision + 1, "nobody has paused it"
    room.playground.set_permissions(room.channel, allow=["manage_guild"], person=room.ben)
    await press(room, room.ben, room.post(room.ben), text("button-watch-pause"))
    assert buttons(room.post()) == LEADING and says(words(room.post()), "exhibition-waits")
    await room.stop()
    await room.start()
    await room.quiet()
    revision = (await room.table()).revision
    await pass_time(room, later, 1)
    assert (await room.table()).revision == revision and buttons(room.post()) == LEADING
    await press(room, room.ben, room.post(room.ben), text("button-watch-run"))
    await pass_time(room, later, 1)
    assert (await room.table()).revision > revision
    later(4000)
    await pass_time(room, later, 1)
    assert text("button-watch-run") in buttons(room.post()), "nobody has led it for an hour"
    assert says(said(await command(room, room.ada, "table pause")), "refusal-exhibition-waits")
    await press(room, room.ada, room.post(), text("button-watch-stop"))
    assert says(words(room.post()), "exhibition", live="no"), "they do so no longer"
    assert says(words(room.post()), "exhibition-closed")
    assert buttons(room.post()) == [text("button-film"), text("button-fair-deal")], "no round has been scored"


@pytest.mark.soak
async def test_games_of_an_exhibition_follow_each_other_and_count_for_no_board(
    room: Room, later: Callable[[float], None]
) -> None:
    services = room.bot.services
    await command(room, room.ada, "assist autoplay", preset="windows", second="carefree", games=3)
    tables = []
    await play_round(room, but=1)
    await press(room, room.ada, room.post(), text("button-watch-run"))
    while (state := await room.table()).views[-1].phase != "scored":
        await pass_time(room, later, 1)
    assert f"{state.views[-1].totals[0]:,} points" in words(room.post())
    assert says(words(room.post()), "exhibition-scored")
    assert not room.post()["attachments"][1:], "no file of the deal while it goes on"
    await pass_time(room, later, 1)
    assert (await room.table()).views[-1].round == 2, "computers deal"
    for won in (1, 2):
        state = await room.table()
        tables.append(state)
        forfeit = ActionRow(state.revision + 1, 0, {"kind": "forfeit"}, room.clock(), "master")
        await services.store.append(state.id, forfeit)
        if won == 2:  # a restart while people read the scores
            await services.host.hear(state.id)
            await room.quiet()
            assert buttons(room.post())[0] == text("button-watch-next")
            await room.stop()
            await room.start()
            services = room.bot.services
            await room.quiet()
        await pass_time(room, later, 2)
        assert f"**{seat_labels(state, load_texts())[1]}**: {won} game" in words(room.post()).replace("one", "1")
        assert narrowed((await room.table()).series, Series).number == won + 1
        assert text("button-watch-pause") in buttons(room.post())
    for table in tables:
        [ended] = [m for m in room.ada.sees(room.channel) if shown_table(m) == table.id]
        looking_back = (
            [text("button-film"), text("button-scores"), text("button-fair-deal")]
            if table is tables[0]
            else [text("button-film"), text("button-fair-deal")]
        )
        assert buttons(ended) == looking_back, "the next game has begun"
    [ended] = [m for m in room.ben.sees(room.channel) if shown_table(m) == tables[0].id]
    assert says(said(await press(room, room.ben, ended, text("button-film"))), "replay-title", round=2)
    assert says(said(await press(room, room.ben, ended, text("button-scores"))).lower(), "scores-rounds")
    board = said(await command(room, room.ada, "leaderboard"))
    assert "carefree" not in board.lower(), board
    assert says(said(await command(room, room.ada, "hand")), "refusal-not-seated")
    table = await room.table()
    waiting = [each.id for each in await services.store.tables_to_show()]
    assert waiting == [table.id], "the ended games need not be shown again after a restart"
    room.playground.delete_channel(room.channel)
    await room.paused(table.id)
    assert (await services.host.state(table.id)).status is Status.CLOSED


async def test_next_game_pressed_twice_starts_once_below_the_ended_one(
    room: Room, later: Callable[[float], None]
) -> None:
    core = room.bot.services.host.exhibitions._core
    await command(room, room.ada, "assist autoplay", preset="binokel", games=2)
    async with core.tables.hold((await room.table()).id) as session:
        await core.play(session, 0, Action(FORFEIT))
    await room.quiet()
    ended = room.post()
    assert buttons(ended) == [text("button-watch-next"), text("button-film"), text("button-fair-deal")]
    later(4000)
    await room.stop()
    await room.start()
    uses = await asyncio.gather(*(room.ada.click(ended, label=text("button-watch-next"), race=True) for _ in range(2)))
    await room.quiet()
    assert sorted(bool(says(said(use), "refusal-stale")) for use in uses) == [False, True]
    shown = [message for message in room.ada.sees(room.channel) if shown_table(message)]
    assert [message["id"] == ended["id"] for message in shown] == [True, False], "it stays where it stands"
    assert [buttons(message) for message in shown] == [[text("button-film"), text("button-fair-deal")], LEADING]
    assert says(words(room.post()), "exhibition-side", wins=1)
    assert says(words(room.post()), "exhibition", games=2, number=2)


async def test_exhibitions_are_limited_per_server_and_to_its_channels(room: Room) -> None:
    side, more = (room.playground.add_channel(room.guild, name) for name in ("table-2", "table-3"))
    await command(room, room.ada, "assist autoplay")
    assert says(said(await command(room, room.ada, "assist autoplay")), "thread-channel-busy")
    assert says(said(await command(room, room.ada, "assist autoplay", channel=side)), "done-exhibition")
    assert says(
        said(await command(room, room.ada, "assist autoplay", channel=more)), "refusal-too-many-exhibitions", most=2
    )
    await command(room, room.ada, "table close", channel=side)
    servers = room.bot.services.host.servers
    await servers.save(room.guild.id, ServerSettings(channels=(side.id,)))
    assert says(said(await command(room, room.ada, "assist autoplay", channel=more)), "refusal-not-in-this-channel")
    assert says(said(await command(room, room.ada, "assist autoplay", channel=room.ada.dm_channel)), "fault-not-in-dm")


@pytest.mark.soak
async def test_message_of_an_exhibition_is_edited_at_a_steady_pace(
    room: Room, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "STEADY", 0.3)
    await command(room, room.ada, "assist autoplay", first="carefree", second="carefree")
    loop, posts = asyncio.get_running_loop(), room.bot.services.posts
    edits: list[float] = []
    show = posts.show

    async def noted(*shown: Any, in_place: bool) -> None:
        edits.append(loop.time())
        await show(*shown, in_place=in_place)

    monkeypatch.setattr(posts, "show", noted)
    for label in (text("button-watch-faster"), text("button-watch-run")):
        await room.ada.click(room.post(), label=label)
    revision = (await room.table()).revision
    async with asyncio.timeout(60):
        while (await room.table()).revision < revision + 30 or len(edits) < 4:
            later(2)
            room.bot.services.host.exhibitions.tick()
            await asyncio.sleep(0.02)
    assert len(edits) <= 3 + (edits[-1] - edits[0]) / 0.3
