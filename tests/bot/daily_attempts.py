"""Stores attempts at deals of the day for tests of what people see afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.features.daily.result import daily_press
from bot.host.model.daily_key import day_after, day_at
from data.store import ActionRow, DailyAttempt, DailyDay, DailyPar, NewTable, Player, SeatRow
from engine import players
from engine.daily import DAILY_GAMES, commitment, play_out
from engine.players import STEADY
from playground import Guild, Interaction, Person
from tests.bot.conftest import Room
from tests.bot.playing import command
from tests.bot.test_forged_presses import send
from tests.data.builders import action

SECRET = bytes(32)


async def attempted(
    room: Room,
    who: Person,
    score: int | None,
    *,
    game: str = "gin",
    day: str = "",
    guild: Guild | None = None,
    everywhere: bool = True,
) -> Player:
    """Store an attempt in a server, finished with a score if there is one."""
    store, now = room.bot.services.store, room.clock()
    day = day or day_at(now)
    if day < day_at(now):
        await _days_seen_to(room)
    await store.make_daily_day(DailyDay(day, 1, SECRET, commitment(SECRET), "code", now))
    player = await store.player(who.id, who.name)
    daily = DAILY_GAMES[game]
    table = NewTable(
        id=f"{who.name[:3]}{day[5:]}{game[:2]}",
        guild_id=0,
        channel_id=0,
        game=daily.rules.game,
        rules=daily.rules.to_store(),
        seat_count=daily.seats,
        host=player.id,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=now,
        daily=f"{day}/1/{game}/{daily.rounds}",
    )
    attempt = DailyAttempt(day, 1, game, player.id, f"hash of {who.name}", table.id, now, everywhere)
    seats = [SeatRow(seat, None, STEADY) for seat in range(daily.seats)]
    seats[daily.seat] = SeatRow(daily.seat, player.id)
    await store.begin_attempt(attempt, table, seats, (guild or room.guild).id)
    if score is not None:
        await store.append(table.id, action(1, at=now), daily_score=score)
    return player


async def _days_seen_to(room: Room) -> None:
    """Wait until the bot has looked at the days once: it closes those that are over, and makes tomorrow last."""
    tomorrow = day_after(day_at(room.clock()))
    async with asyncio.timeout(60):
        while await room.bot.services.store.daily_day(tomorrow) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def par_is(room: Room, score: int, *, game: str = "gin", day: str = "") -> None:
    """Store what the master makes of a game."""
    day = day or day_at(room.clock())
    await room.bot.services.store.put_daily_par(day, 1, game, "code", DailyPar(score, []))


async def press_daily(
    room: Room, who: Person, word: str, *, game: str = "gin", day: str = "", channel: Any = None
) -> Interaction:
    """Press a button of the deal of the day, as posts and panels have it."""
    shown = await command(room, who, "help", channel=channel)
    assert shown.response
    pressed = daily_press(word, day or day_at(room.clock()), game)
    use = await send(who, shown.response, pressed.custom_id, [])
    await use.finished()
    await room.quiet()
    return use


async def played_out(room: Room, who: Person, *, game: str = "ecarte", level: str = "beginner") -> DailyAttempt:
    """Play today's deal of a game to its end, with a computer's choices."""
    host, store = room.bot.services.host, room.bot.services.store
    player = await store.player(who.id, who.name)
    attempt = await host.attempts.begin(player, game, room.guild.id)
    state = await host.attempts.show(attempt.table_id)
    while state.live:
        view = state.view(DAILY_GAMES[game].seat)
        if view and view.legal:
            await host.play.act(state.id, player, players.choose(view, level, who.name))
        await room.quiet()
        state = await host.state(state.id)
    found = await store.attempt(attempt.day, attempt.edition, game, player.id)
    assert found and found.score is not None
    return found


async def master_played(room: Room, *, game: str = "ecarte") -> int:
    """Store a play of today's deal as that of the master, and return its score."""
    host, store = room.bot.services.host, room.bot.services.store
    day = await host.days.today()
    score, actions = play_out(game, day.secret, day.day, "advanced", b"master")
    rows = [
        ActionRow(number, seat, each.to_json(), 0.0, STEADY, person=0) for number, (seat, each) in enumerate(actions, 1)
    ]
    await store.put_daily_par(day.day, day.edition, game, day.code, DailyPar(score, rows))
    return score
