"""The playground that ``make run`` starts."""

from __future__ import annotations

import aiohttp

from playground.demo import demo_playground


async def test_one_of_the_people_manages_the_server_and_the_page_says_so() -> None:
    playground = demo_playground(0)
    await playground.start()
    try:
        address = f"{playground.url}/client/people"
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            people = (await response.json())["people"]
    finally:
        await playground.stop()
    assert [each["global_name"] for each in people if each["manages"]] == ["Ada"]
    assert len(people) > 1
