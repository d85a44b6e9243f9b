"""Each process keeps to its part of the bot's requests."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord.http import HTTPClient

from bot.settings import Settings
from bot.sharding.tenure import Pace, keep_pace


@pytest.mark.parametrize("most", [50.0, 12.5, 6.25])
def test_no_second_has_more_requests_than_the_part(most: float) -> None:
    pace, now = Pace(most), 0.0
    went = []
    for number in range(500):
        now = now if number % 100 else now + 30.0  # crowds after pauses
        went.append(now + pace.wait_at(now))
    assert went == sorted(went)
    for begin in went:
        assert sum(begin <= moment < begin + 0.999 for moment in went) <= most + 1


async def test_client_waits_for_its_turn() -> None:
    http, begun = HTTPClient(asyncio.get_running_loop()), asyncio.get_running_loop().time()

    async def request(*values: Any, **named: Any) -> float:
        return asyncio.get_running_loop().time() - begun

    http.request = request  # type: ignore[method-assign]
    keep_pace(http, 0.25)
    times = await asyncio.gather(*(http.request(number) for number in range(8)))
    assert times[1] < 0.1 and times[7] > 0.4


def test_proxy_or_a_single_process_needs_no_pace() -> None:
    def shares(**values: Any) -> bool:
        return Settings(_env_file=None, **values).shares_requests

    assert shares(shards="0/2")
    assert not shares() and not shares(shards="0/2", discord_api="http://proxy:8080/api/v10")
