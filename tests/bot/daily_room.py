"""A room where the deal of the day is posted: its settings, its days, and people who have finished."""

from __future__ import annotations

from typing import Any

from bot.features.daily.post_message import PROOF
from bot.host.daily import schedule
from bot.host.model.daily_key import DailyKey
from bot.host.model.settings import Preferences, ServerSettings
from bot.ui.custom_ids import Press
from data.store import ActionRow, DailyAttempt, DailyPar, DailyPostRow, NewTable, SeatRow
from engine.daily import DAILY_GAMES, game_of_the_day
from playground import Channel, Guild, Person
from tests.bot.conftest import Room, parts

HOUR = 3600.0
FIRST = "2027-03-01"
"""The day at which the clocks of these tests begin."""


async def at(room: Room, day: str, hours: float) -> None:
    """Advance the clocks to a moment of a day, and see that the day is open and the one before closed."""
    room.clock.ahead += schedule.begins_at(day) + hours * HOUR - room.clock()
    await room.bot.services.host.days.see_to()


async def want_posts(room: Room, channel: Channel, guild: Guild | None = None, **changes: Any) -> None:
    """Let a server want posts in a channel, at 9 o'clock UTC unless told otherwise."""
    number, host = (guild or room.guild).id, room.bot.services.host
    await host.servers.save(number, ServerSettings(daily_channel=channel.id, **changes))
    await host.daily_posts.pressed(number)


async def told(room: Room, who: Person, hour: int = 7) -> None:
    """Let a person be told of the day."""
    people = room.bot.services.host.people
    await people.save(await people.player(who.id, who.name), Preferences(daily_hour=hour))


async def tick(room: Room) -> None:
    """Let the bot look at everything, and post and edit what is due."""
    for _ in range(3):
        room.clock.ahead += 61.0
        await room.tick()


async def finish(
    room: Room,
    who: Person | str,
    score: int | None,
    day: str,
    *,
    guild: Guild | None = None,
    game: str = "",
    everywhere: bool = True,
) -> None:
    """Store that somebody played a day's game in a server, and made a score; ``None``: they did not finish."""
    store, game = room.bot.services.store, game or game_of_the_day(day)
    account, name = (hash(who) % 10**9 + 1, who) if isinstance(who, str) else (who.id, who.name)
    number, table_id = (await store.player(account, name)).id, f"{name}-{day}-{game}"
    found = await store.daily_day(day)
    assert found
    attempt = DailyAttempt(day, found.edition, game, number, table_id, table_id, room.clock(), everywhere)
    table = NewTable(
        id=table_id,
        guild_id=(guild or room.guild).id,
        channel_id=number,
        game="gin",
        rules={"preset": "standard"},
        seat_count=2,
        host=number,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=room.clock(),
        daily=DailyKey(day, found.edition, game, DAILY_GAMES[game].rounds).text,
    )
    await store.begin_attempt(attempt, table, [SeatRow(0, number)], (guild or room.guild).id)
    if score is not None:
        await store.append(table_id, ActionRow(1, 0, {"kind": "draw"}, room.clock()), daily_score=score)


async def par(room: Room, day: str, score: int) -> None:
    """Store what the master makes of a day's main game."""
    own = ActionRow(1, 0, {"kind": "draw"}, 0.0, "steady", person=0)
    store = room.bot.services.store
    found = await store.daily_day(day)
    assert found and await store.put_daily_par(day, 1, game_of_the_day(day), found.code, DailyPar(score, [own]))


def posts(room: Room, channel: Channel, who: Person | None = None) -> list[dict[str, Any]]:
    """Return the posts of a channel that are not folded up, oldest first."""
    return [message for message in (who or room.ada).sees(channel) if proof_of(message)]


def proof_of(message: dict[str, Any]) -> str:
    """Return the day whose post a message is; empty if it is none."""
    presses = (Press.read(part.get("custom_id", "")) for part in parts(message, 2))
    return next((press.arguments[0] for press in presses if press and press.word == PROOF), "")


async def row(room: Room) -> DailyPostRow:
    return await room.bot.services.store.daily_post(room.guild.id)
