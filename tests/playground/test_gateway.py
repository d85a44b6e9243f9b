"""The gateway: logging in, receiving events, and losing the connection."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from typing import Any

import discord
import pytest
import yarl
import zstandard

from tests.playground.raw_gateway import Sharded, connect
from tests.playground.room import Bot, Room


async def test_bot_receives_guilds_channels_and_threads_on_login(room: Room) -> None:
    thread = room.playground.add_thread(room.channel, "side room")
    bot = await room.start()
    guild = bot.get_guild(room.guild.id)
    assert guild is not None and guild.name == "Card club" and guild.me is not None
    assert [channel.name for channel in guild.text_channels] == ["table-1"]
    assert guild.get_thread(thread.id) is not None
    assert guild.text_channels[0].permissions_for(guild.me).send_messages


async def test_wrong_token_is_refused(room: Room) -> None:
    bot = Bot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_privileged_intents_are_refused(room: Room) -> None:
    bot = Bot(intents=discord.Intents.all())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(room.playground.token)
    await bot.close()


async def test_other_peoples_messages_are_empty_without_the_message_content_intent(room: Room) -> None:
    bot = await room.start()
    await room.ada.say(room.channel, "a secret")
    await room.ada.say(room.channel, f"hello <@{room.playground.world.bot.id}>")
    await room.ada.say(room.ada.dm_channel, "in private")
    await room.playground.until(lambda: len(bot.received) == 3)
    assert bot.received[0].content == ""
    assert bot.received[1].content.startswith("hello") and bot.received[2].content == "in private"
    assert bot.received[0].author.display_name == "Ada"


async def test_resume_delivers_events_missed_while_disconnected(room: Room) -> None:
    bot = await room.start()
    session = bot.ws.session_id
    room.playground.faults.drop_sockets()
    await room.ada.say(room.channel, "one")
    await room.ada.say(room.channel, "two")
    await room.playground.until(lambda: len(bot.received) == 2)
    assert bot.ws.session_id == session


async def test_bot_starts_a_new_session_if_the_old_one_is_lost(room: Room) -> None:
    bot = await room.start()
    session = bot.ws.session_id
    room.playground.faults.drop_sockets(resumable=False)
    await room.playground.until(lambda: room.playground.gateway.is_connected and bot.ws.session_id != session)
    await room.ada.say(room.channel, "hello again")
    await room.playground.until(lambda: bot.received)


async def test_bot_reconnects_when_asked_to(room: Room) -> None:
    bot = await room.start()
    room.playground.gateway.ask_to_reconnect()
    await room.playground.until(lambda: bot.resumed)
    await room.ada.say(room.channel, "hello again")
    await room.playground.until(lambda: bot.received)


async def test_channel_and_guild_changes_reach_the_bot(room: Room) -> None:
    bot = await room.start()
    guild = bot.get_guild(room.guild.id)
    assert guild is not None
    channel = room.playground.add_channel(room.guild, "table-2")
    await room.playground.until(lambda: guild.get_channel(channel.id))
    room.playground.set_permissions(channel, deny={"send_messages"})

    def may_write() -> bool:
        known = guild.get_channel(channel.id)
        assert known is not None
        return known.permissions_for(guild.me).send_messages

    await room.playground.until(lambda: not may_write())
    room.playground.delete_channel(channel)
    await room.playground.until(lambda: guild.get_channel(channel.id) is None)
    room.playground.kick_bot(room.guild)
    await room.playground.until(lambda: not bot.guilds)
    room.playground.invite_bot(room.guild)
    await room.playground.until(lambda: bot.guilds)


@pytest.mark.parametrize(
    ("compression", "inflate"),
    [
        ("", bytes),
        ("zlib-stream", zlib.decompressobj().decompress),
        ("zstd-stream", zstandard.ZstdDecompressor().decompressobj().decompress),
    ],
)
async def test_socket_uses_the_requested_compression(
    room: Room, compression: str, inflate: Callable[[bytes], bytes]
) -> None:
    raw = await connect(room, compression, inflate)
    ready = await raw.identify()
    assert ready["t"] == "READY" and ready["d"]["resume_gateway_url"] == room.playground.gateway_url
    assert (await raw.until("GUILD_CREATE"))["name"] == "Card club"
    await room.ada.say(room.channel, "hello")
    assert (await raw.until("MESSAGE_CREATE"))["author"]["global_name"] == "Ada"


async def test_shards_receive_their_guilds_and_the_first_receives_dms(room: Room) -> None:
    shards = [await connect(room), await connect(room)]
    for number, shard in enumerate(shards):
        assert (await shard.identify(shard=[number, 2]))["d"]["shard"] == [number, 2]
    own = shards[(room.guild.id >> 22) % 2]
    await room.ada.say(room.channel, "in the guild")
    await own.until("MESSAGE_CREATE")
    await room.ada.say(room.ada.dm_channel, "in private")
    assert "guild_id" not in await shards[0].until("MESSAGE_CREATE")


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4001),
        ({"d": {}}, 4002),
        ({"op": 6, "d": 1}, 4002),
        ({"op": 2, "d": {"intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {"intents": 1, "shard": [2, 2]}}, 4010),
    ],
)
async def test_protocol_violation_closes_the_socket(room: Room, payload: dict[str, Any], code: int) -> None:
    raw = await connect(room)
    if payload.get("op") == 2:
        payload["d"].setdefault("token", room.playground.token)
    await raw.socket.send_json(payload)
    assert await raw.receive() == {"closed": code}


async def test_second_identify_closes_the_socket(room: Room) -> None:
    raw = await connect(room)
    await raw.identify()
    await raw.until("GUILD_CREATE")
    assert await raw.identify() == {"closed": 4005}


async def test_unknown_session_cannot_be_resumed(room: Room) -> None:
    raw = await connect(room)
    data = {"token": room.playground.token, "session_id": "unknown", "seq": 1}
    await raw.socket.send_json({"op": 6, "d": data})
    assert await raw.receive() == {"op": 9, "d": False}
    assert (await raw.identify())["t"] == "READY"


async def test_heartbeat_is_answered_after_a_short_latency(room: Room) -> None:
    raw = await connect(room)
    sent = time.monotonic()
    await raw.socket.send_json({"op": 1, "d": None})
    assert (await raw.receive())["op"] == 11
    assert time.monotonic() - sent >= 0.04, (
        "discord.py takes an earlier answer for one to the previous heartbeat and warns that it is 41 s behind"
    )


@pytest.mark.parametrize("room", [{"heartbeat": 0.05}], indirect=True)
async def test_silent_socket_is_closed(room: Room) -> None:
    raw = await connect(room)
    assert await raw.receive() == {"closed": 4009}


async def test_sharded_bot_uses_the_recommended_shards_and_knows_all_guilds(room: Room) -> None:
    room.playground.application.shards = 2
    for number in range(3):
        room.playground.add_guild(f"Club {number}")
    bot = Sharded()
    running = asyncio.create_task(bot.start(room.playground.token))
    await room.playground.until(bot.is_ready)
    assert bot.shard_count == 2 and len(bot.guilds) == 4
    assert all(guild.shard_id == (guild.id >> 22) % 2 for guild in bot.guilds)
    await room.ada.say(room.ada.dm_channel, "hello")
    await room.playground.until(lambda: bot.received_by)
    await bot.close()
    await running


async def test_bot_that_dies_during_an_upload_does_no_harm(room: Room) -> None:
    url = yarl.URL(room.playground.api_base)
    _, writer = await asyncio.open_connection(url.host, url.port)
    head = (
        f"POST {url.path}/channels/{room.channel.id}/messages HTTP/1.1\r\nHost: a\r\n"
        f"Authorization: Bot {room.playground.token}\r\nContent-Length: 1000\r\n"
        "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n"
    )
    writer.write(head.encode())
    await writer.drain()
    await room.playground.until(lambda: room.playground.in_flight)
    writer.transport.abort()
    await room.playground.settled()
    assert room.ada.sees(room.channel) == [] and (await room.send({"content": "still here"}))[0] == 200
