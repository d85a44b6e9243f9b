"""Several processes of one bot on one PostgreSQL, for long: they race, die, are replaced, and lose the database."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from data.connect import open_store
from playground import Playground, State
from tests.bot.many_processes import PATIENCE, Players, servers_by_shard
from tests.bot.process import BotProcess, RandomPlayer, enabled_buttons, revision, running_bots
from tests.postgres_server import Server
from tests.texts import text

pytestmark = [pytest.mark.soak, pytest.mark.alone, pytest.mark.postgres]

SOAK = float(os.environ.get("CARDROOM_SOAK", "1"))
RACES, KILLS, FREEZES, RESTARTS, TABLES = (max(1, round(each * SOAK)) for each in (500, 200, 20, 20, 400))
PRESSES = 4.0
"""Presses a second of all people while processes are replaced."""
GOES_ON = 10.0 if SOAK >= 1 else PATIENCE
"""Seconds within which every table continues after a process has died. Shortened, it may run on a busy machine."""


@pytest_asyncio.fixture
async def players(playground: Playground, postgres_url: str, processes: int) -> AsyncIterator[Players]:
    store = await open_store(postgres_url)
    yield Players(playground, store, servers_by_shard(playground, processes))
    await store.close()


@pytest_asyncio.fixture
async def bots(
    playground: Playground, tmp_path: Path, postgres_url: str, processes: int
) -> AsyncIterator[list[BotProcess]]:
    async with running_bots(playground, tmp_path, postgres_url, processes) as bots:
        yield bots


async def race(players: Players, player: RandomPlayer) -> int | None:
    """Press one button twice at once: in the direct messages, and in a private answer in the channel.

    These reach two processes. Return how many actions were played, 0 if the button asked a question first, or ``None``
    if there was nothing to press twice.
    """
    before = await players.shown_as_stored(player)
    post, hand = player.post(), player.hand()
    if post is None or hand is None or text("button-hand") not in [button["label"] for button in enabled_buttons(post)]:
        await player.press()
        return None
    asked = await player.person.click(post, label=text("button-hand"))
    await asked.finished(PATIENCE)
    assert asked.response
    both = [hand, asked.response]
    shared = set.intersection(*({button["custom_id"] for button in enabled_buttons(each)} for each in both))
    chosen = [each for each in sorted(shared) if ":do." in each or each.endswith((":verb.draw", ":verb.pass"))]
    if not chosen:
        await asyncio.sleep(0.3)  # perhaps it is the computer's turn
        await player.press()
        return None
    named = player.dice.choice(chosen)
    uses = await asyncio.gather(*(player.person.click(each, custom_id=named, race=True) for each in both))
    assert [use.state for use in uses] == [State.DONE] * 2, "both are answered"
    table, _ = await players.stored(player)
    async with asyncio.timeout(PATIENCE):
        while not (await players.store.actions(table))[before:]:
            await asyncio.sleep(0.1)
            hand = player.hand()
            if hand and named not in [button["custom_id"] for button in enabled_buttons(hand)]:
                break  # The button has asked a question, unless its action is stored by now.
    await asyncio.sleep(0.2)
    new = (await players.store.actions(table))[before:]
    # After the computer's turn, the next draw may follow by itself.
    return len([*itertools.takewhile(lambda row: not row.computer, new)])


@pytest.mark.parametrize("processes", [2, 4])
async def test_races_between_processes_are_won_once(players: Players, bots: list[BotProcess], processes: int) -> None:
    await players.sit_down(2 * processes)
    played: list[int] = []

    async def races(player: RandomPlayer) -> None:
        while len(played) < RACES:
            if await players.has_ended(player):
                await players.begin(player)
            actions = await race(players, player)
            if actions is not None:
                played.append(actions)

    elsewhere = [player for player in players.everybody if player.channel.guild is not players.guilds[0]]
    await asyncio.gather(*map(races, elsewhere))
    assert set(played) <= {0, 1} and sum(played) > len(played) / 3
    await players.nothing_is_lost()


@pytest.mark.parametrize("processes", [2])
async def test_onlooker_follows_what_another_process_plays_and_goes_on_after_a_kill(
    players: Players, bots: list[BotProcess], playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    """Ada plays in direct messages through the first process; the second shows the table, and is killed."""
    await players.sit_down(2)
    [ada] = [player for player in players.everybody if player.channel.guild is players.guilds[1]]
    eve = RandomPlayer(playground.add_person("Eve"), ada.channel, random.Random(9))
    pressed = await eve.person.click(eve.post() or {}, label=text("button-table"))
    await pressed.finished(PATIENCE)

    def watched() -> dict[str, Any]:
        [view] = [each for each in eve.person.sees(ada.channel) if each["flags"] & 64 and each["components"]]
        return view

    async def follows() -> None:
        actions = await players.shown_as_stored(ada)
        await playground.until(lambda: revision(watched()) == actions, PATIENCE)

    before = await players.stored(ada)
    while (await players.stored(ada))[1] < before[1] + 6:
        await ada.press()
        await follows()
    spare = BotProcess(playground, tmp_path, postgres_url, shards=bots[1].shards, name="spare")
    await spare.stand_by()
    await bots[1].kill()
    bots[1] = spare
    await spare.answers(1, PATIENCE)
    await ada.press()
    await players.shown_as_stored(ada)
    again = await eve.person.click(watched(), label=text("button-watching-refresh"))
    await again.finished(PATIENCE)
    await follows()
    await ada.press()
    await follows()


@pytest.mark.parametrize("processes", [2])
async def test_killed_processes_are_replaced_within_ten_seconds(
    players: Players, bots: list[BotProcess], playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    dice, over = random.Random(1), asyncio.Event()
    spare = [BotProcess(playground, tmp_path, postgres_url, shards=bot.shards, name=f"{bot.name}b") for bot in bots]
    slowest = 0.0
    try:
        await asyncio.gather(*(each.stand_by() for each in spare))
        await players.sit_down(6)
        playing = asyncio.create_task(players.play(over, (0.2, 0.6)))
        for _ in range(KILLS):
            await dice.choice([*bots, *spare]).kill()
            slowest = max(slowest, await players.go_on(players.everybody, GOES_ON))
            # On a busy machine another may have been too slow to renew its leases, and has ended by itself.
            await asyncio.gather(*(each.join() for each in [*bots, *spare] if each.has_ended))
        over.set()
        await playing
        await players.nothing_is_lost()
    finally:
        over.set()
        for each in spare:
            with suppress(ProcessLookupError, AssertionError):
                await each.kill()
    failed = f"{len(players.unanswered)} of {players.presses} presses failed"
    print(f"{KILLS} kills; the slowest table went on after {slowest:.1f} s; {failed}")


@pytest.mark.parametrize("processes", [2])
async def test_frozen_process_is_replaced_and_ends_when_it_goes_on(
    players: Players, bots: list[BotProcess], playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    dice, over = random.Random(2), asyncio.Event()
    await players.sit_down(6)
    playing = asyncio.create_task(players.play(over, (0.2, 0.6)))
    for number in range(FREEZES):
        victim = dice.choice(bots)
        new = BotProcess(playground, tmp_path, postgres_url, shards=victim.shards, name=f"{victim.name}.{number}")
        await new.stand_by()
        bots.append(new)
        victim.freeze()
        await asyncio.gather(new.answers(1, GOES_ON), players.go_on(players.everybody, GOES_ON))
        assert await victim.thaw(GOES_ON) == 1
        bots.remove(victim)
    over.set()
    await playing
    await players.nothing_is_lost()


@pytest.mark.parametrize("processes", [2])
async def test_crowd_of_two_processes_loses_nothing_while_postgresql_restarts(
    players: Players, bots: list[BotProcess], postgres: Server
) -> None:
    over = asyncio.Event()
    await players.sit_down(6)
    playing = asyncio.create_task(players.play(over, (0.05, 0.3)))
    for _ in range(RESTARTS):
        await asyncio.sleep(1.0)
        await asyncio.to_thread(postgres.restart)
        await players.go_on(players.everybody, GOES_ON)
    over.set()
    await playing
    assert not players.unanswered, "every press is answered, if only by a sentence"
    await players.nothing_is_lost()


@pytest.mark.parametrize("processes", [4])
async def test_nobody_notices_that_all_processes_are_replaced(
    players: Players, bots: list[BotProcess], playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    over = asyncio.Event()
    await players.sit_down(TABLES)
    playing = asyncio.create_task(players.play(over, (TABLES / PRESSES / 2, TABLES / PRESSES * 1.5)))
    for bot in list(bots):
        new = BotProcess(playground, tmp_path, postgres_url, shards=bot.shards, name=f"{bot.name}n")
        await new.stand_by()
        assert await bot.terminate(PATIENCE) == 0
        await new.answers(1, PATIENCE)
        bots[bots.index(bot)] = new
    over.set()
    await playing
    assert not players.unanswered and players.presses > 20
    await players.nothing_is_lost()
    print(f"all processes of {TABLES} tables were replaced during {players.presses} presses")
