"""Faults on demand, rate limits and malformed requests."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from playground.rest.rate_limits import RateLimiter
from playground.world import API_PATH
from tests.playground.room import Room

SEND = "POST /channels/*/messages"


async def channel_of(room: Room) -> discord.TextChannel:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def statuses(room: Room) -> list[int]:
    return [record.status for record in room.playground.records if record.path.endswith("/messages")]


async def test_client_waits_after_a_429(room: Room) -> None:
    channel = await channel_of(room)
    room.playground.faults.add(SEND, status=429, retry_after=0.2, times=2)
    before = time.monotonic()
    await channel.send("hello")
    assert statuses(room) == [429, 429, 200] and time.monotonic() - before >= 0.4
    assert len(room.playground.invalid_requests) == 2


async def test_global_429_delays_all_requests(room: Room) -> None:
    channel = await channel_of(room)
    room.playground.faults.add(SEND, status=429, retry_after=0.3, global_=True)
    before = time.monotonic()
    sending = asyncio.create_task(channel.send("hello"))
    await room.playground.until(lambda: not room.bot.http._global_over.is_set())
    await room.bot.fetch_user(room.ada.id)
    assert time.monotonic() - before >= 0.3
    await sending


async def test_cloudflare_ban_raises(room: Room) -> None:
    channel = await channel_of(room)
    room.playground.faults.add(SEND, status=429, cloudflare=True)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("hello")
    assert refused.value.status == 429


async def test_nonce_prevents_duplicates_after_a_lost_response(room: Room) -> None:
    channel = await channel_of(room)
    room.playground.faults.add(SEND, status=500, performed=True)
    await channel.send("hello", nonce=1)
    assert statuses(room) == [500, 200] and len(room.ada.sees(room.channel)) == 1


async def test_faults_match_routes(room: Room) -> None:
    room.playground.faults.add("PATCH /channels/*/messages/*", status=403, code=50013)
    _, sent = await room.send({"content": "a"})
    assert (await room.edit(sent, {"content": "b"}))[1]["code"] == 50013
    assert (await room.edit(sent, {"content": "b"}))[0] == 200
    room.playground.faults.add("GET **", status=503, times=5)
    room.playground.faults.add("*", status=503, times=5)
    room.playground.faults.clear()
    assert (await room.request("GET", "/users/@me"))[0] == 200


async def test_delay_only_delays(room: Room) -> None:
    room.playground.faults.add("*", delay=0.1)
    before = time.monotonic()
    assert (await room.request("GET", "/users/@me"))[0] == 200
    assert time.monotonic() - before >= 0.1


async def test_rate_limit_headers(room: Room) -> None:
    url = room.playground.api_base + "/users/@me"
    async with room.http.get(url, headers={"Authorization": f"Bot {room.playground.token}"}) as answer:
        assert answer.headers["Content-Type"] == "application/json" and answer.headers["Via"]
        left = int(answer.headers["X-RateLimit-Remaining"])
        assert left == int(answer.headers["X-RateLimit-Limit"]) - 1
        assert answer.headers["X-RateLimit-Bucket"] and float(answer.headers["X-RateLimit-Reset-After"]) > 0


@pytest.mark.parametrize("room", [{"limits": True}], indirect=True)
async def test_five_messages_in_five_seconds_per_channel(room: Room) -> None:
    answers = [await room.send({"content": str(number)}) for number in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    refused = answers[-1][1]
    assert 0 < refused["retry_after"] <= 5 and refused["global"] is False
    other = room.playground.add_channel(room.guild, "table-2")
    assert (await room.request("POST", f"/channels/{other.id}/messages", {"content": "a"}))[0] == 200


@pytest.mark.parametrize("room", [{"limits": True}], indirect=True)
async def test_real_client_respects_the_limits(room: Room) -> None:
    channel = await channel_of(room)
    sent = await channel.send("a")
    for number in range(3):
        await sent.edit(content=str(number))
    assert all(status == 200 for status in statuses(room)) and not room.playground.invalid_requests


def test_global_limit_of_fifty_requests_excludes_interactions() -> None:
    limiter = RateLimiter(enforced=True)
    routes = [f"GET /{number}" for number in range(51)]
    decisions = [limiter.count(route, {}, is_interaction=False) for route in routes]
    assert [each.allowed for each in decisions] == [True] * 50 + [False] and decisions[-1].is_global
    assert limiter.count("POST /interactions", {}, is_interaction=True).allowed


async def test_ten_thousand_invalid_requests_ban_the_ip_address(room: Room) -> None:
    for _ in range(10_000):
        room.playground.rate_limiter.count_invalid()
    url = room.playground.api_base + "/users/@me"
    headers = {"Authorization": f"Bot {room.playground.token}"}
    async with room.http.get(url, headers=headers) as answer:
        assert answer.status == 429 and "Via" not in answer.headers


async def test_wrong_token_is_refused_and_counted_as_invalid(room: Room) -> None:
    status, refused = await room.request("GET", "/users/@me", token="wrong")
    assert (status, refused["message"]) == (401, "401: Unauthorized")
    assert [record.status for record in room.playground.invalid_requests] == [401]


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=b"])
async def test_aborted_request_is_logged_without_an_error(
    room: Room, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", int(room.playground.url.rpartition(":")[2]))
    head = f"POST {API_PATH}/channels/{room.channel.id}/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n"
    head += f"Authorization: Bot {room.playground.token}\r\nContent-Type: {kind}\r\n\r\n"
    writer.write(head.encode() + b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content')
    await writer.drain()
    await room.playground.until(lambda: room.playground.in_flight)
    writer.transport.abort()
    await room.playground.settled()
    assert statuses(room) == [400] and not room.ada.sees(room.channel)
    assert not caplog.records


async def test_malformed_body_is_refused(room: Room) -> None:
    url = f"{room.playground.api_base}/channels/{room.channel.id}/messages"
    headers = {"Authorization": f"Bot {room.playground.token}", "Content-Type": "application/json"}
    async with room.http.post(url, data=b"{", headers=headers) as answer:
        assert answer.status == 400 and (await answer.json())["code"] == 50109
    form = aiohttp.FormData({"content": "a"})
    headers.pop("Content-Type")
    async with room.http.post(url, data=form, headers=headers) as answer:
        assert (await answer.json())["code"] == 50035
