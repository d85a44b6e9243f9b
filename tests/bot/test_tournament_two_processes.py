"""Whole tournaments with two processes: in the middle of each round one is killed, and the other one takes over."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host.tournaments.proof import check
from bot.host.tournaments.proof import revealed as proof_of
from bot.host.tournaments.tournament import Match, Tournament
from data.connect import open_store
from playground import Person, interactions
from tests.bot.conftest import ACKNOWLEDGE_WITHIN, words
from tests.bot.process import BotProcess
from tests.bot.tournament_club import LASTS, Club
from tests.host.tournaments.oracles import DoubleOfEight, SwissRound, losses, swiss_order
from tests.texts import says

pytestmark = [pytest.mark.soak, pytest.mark.alone, pytest.mark.postgres, pytest.mark.timeout(3600)]
_NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")


class Relay(Club):
    """A club with two processes of its bot: one answers, and the other one stands by."""

    def __init__(self, folder: Path, names: Sequence[str], url: str) -> None:
        super().__init__(folder, names, url)
        self.spare = BotProcess(self.playground, folder, url, name="-spare")
        self._answered = {self.bot.name: 1, self.spare.name: 0}
        """By process, how often it has begun to answer."""

    async def take_over(self) -> None:
        """Kill the process that answers, wait until the other one does, and start the first one again."""
        await self.bot.kill()
        self.bot, self.spare = self.spare, self.bot
        self._answered[self.bot.name] += 1
        await self.bot.answers(self._answered[self.bot.name], LASTS)
        await self.spare.stand_by()

    async def until(self, holds: Callable[[Tournament], bool]) -> Tournament:
        """Wait until something holds of the tournament as it is stored, and return it."""
        async with asyncio.timeout(LASTS):
            while not holds(now := await self.tournament()):  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        return now

    async def play(self, after_takeover: dict[int, Callable[[], Awaitable[None]]]) -> Tournament:
        """Play the tournament, with a takeover while half of each round's matches are open.

        After that of a round, something is done while matches are under way.
        """
        number = 1
        async with self.playing():
            while True:
                now = await self.until(partial(_is_ready, number))
                if now.ended:
                    return now
                matches = [match for match in now.open_matches if match.record.sides[1]]
                first, rest = matches[: len(matches) // 2], matches[len(matches) // 2 :]
                self.resting = {match.channel_id for match in rest}
                await self.until(partial(_are_over, first))
                await self.take_over()
                if number in after_takeover:
                    await after_takeover[number]()
                self.resting = set()
                number = now.round + 1

    async def close(self) -> None:
        """End both processes."""
        with contextlib.suppress(ProcessLookupError, AssertionError):
            await self.spare.kill()
        await super().close()

    async def check(self, now: Tournament) -> None:
        """Check what holds of each tournament: everything was made and said once, and all draws are as committed."""
        await self.playground.until(lambda: bool(self.announcements()), LASTS)
        assert len(self.posts()) == len(self.announcements()) == 1
        played = [match for match in now.matches if match.record.sides[1]]
        assert {thread.id for thread in self.threads()} == {match.channel_id for match in played}
        assert len(self.threads()) == len(played)
        for thread in self.threads():
            told = [message for name in self.people for message in name.sees(thread)]
            by_id = {message["id"]: message for message in told}.values()
            assert sum(bool(message["mentions"]) for message in by_id) == 1, thread.name
            assert sum(bool(says(words(message), "tournament-thread-closes")) for message in by_id) <= 1
        ends = Counter(match.record.how for match in played)
        assert ends["played"] >= len(played) - 2, "all but the matches that somebody left"
        store = await open_store(self.url)
        try:
            assert check(proof_of(now, await store.tournament_events(now.id))) == []
        finally:
            await store.close()


def _is_ready(number: int, now: Tournament) -> bool:
    """Return whether a round is under way, with a thread and a table for each match, or the tournament has ended."""
    if now.ended:
        return True
    return now.round >= number and bool(now.open_matches) and all(match.table_id for match in now.open_matches)


def _are_over(matches: Sequence[Match], now: Tournament) -> bool:
    over = {match.number for match in now.matches if match.record.over}
    return {match.number for match in matches} <= over


def left_by(club: Relay, person: Person) -> Callable[[], Awaitable[None]]:
    """Return what lets somebody leave the tournament."""

    async def leave() -> None:
        await club.leave(person)

    return leave


@pytest_asyncio.fixture
async def club(tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Relay]:
    monkeypatch.setattr(interactions, "ACKNOWLEDGE_WITHIN", ACKNOWLEDGE_WITHIN)
    club = Relay(tmp_path, _NAMES, postgres_url)
    await club.open()
    yield club
    await club.close()


async def test_a_swiss_of_nine_with_a_late_entry_and_two_who_leave(club: Relay) -> None:
    await club.announce()
    await club.spare.stand_by()
    await club.begin(club.people[:8])
    await club.press(club.people[8], "button-tournament-join")
    now = await club.play({1: left_by(club, club.people[2]), 2: left_by(club, club.people[5])})
    await club.check(now)
    settings = now.config.settings
    assert settings.duplicate and now.phase == "over" and len(now.entries) == 9
    assert [entry.dropped_after for entry in now.entries if entry.out] == [1, 2]
    for number in range(1, now.round + 1):
        pairs = [match.record.sides for match in now.matches if match.record.round == number]
        SwissRound.of(now.field, settings, number).check(pairs)
    order = swiss_order(now.field, settings, final=True)
    assert [entry for entry, _ in sorted(now.places, key=lambda each: each[1])] == order


async def test_a_double_knockout_of_six_with_two_who_leave(club: Relay) -> None:
    six = club.people[:6]
    await club.announce(("format", "tournament-format-double-knockout"), ("length", "tournament-single"))
    await club.spare.stand_by()
    await club.begin(six)
    now = await club.play({1: left_by(club, six[3]), 2: left_by(club, six[4])})
    await club.check(now)
    assert now.phase == "over" and [entry.dropped_after for entry in now.entries if entry.out] == [1, 2]
    DoubleOfEight(now.field).check()
    [winner] = [entry for entry, place in now.places if place == 1]
    lost = losses(now.field)
    assert lost[winner] <= 1
    assert all(lost[entry.number] == 2 or entry.out for entry in now.entries if entry.number != winner)
