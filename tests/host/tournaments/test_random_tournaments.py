"""Random people and organisers at a tournament, in two processes: it never hangs, and what was played stands."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.host.refusals import Refusal
from bot.host.tournaments.formats.field import MatchRecord
from bot.host.tournaments.proof import check
from bot.host.tournaments.tournament import Match, Tournament
from data.store import Player, Status
from tests.examples import in_soak_too, more, sampled
from tests.host.room import GUILD, Room
from tests.host.tournaments.cups import ROUND, Cup
from tests.host.tournaments.match_tables import give_up

FORMATS = ("swiss", "knockout", "double-knockout", "round-robin", "ladder")
Act = Callable[[], Awaitable[object]]


class Crowd:
    """People who do anything at any time, in either of two processes."""

    def __init__(self, room: Room, cups: list[Cup], people: list[Player], dice: random.Random) -> None:
        self.room = room
        self.cups = cups
        self.people = people
        self.dice = dice
        self.played: dict[int, MatchRecord] = {}

    async def step(self) -> None:
        """Do something, and check the tournament."""
        tournament = await self.cups[0].now()
        with suppress(Refusal):
            await self.dice.choice(self._acts(tournament))()
        await self.verify()

    def _acts(self, tournament: Tournament) -> list[Act]:
        dice, cup = self.dice, self.dice.choice(self.cups)
        use, person = cup.use, dice.choice(self.people)
        organiser = dice.choice([cup.organiser, cup.organiser, *self.people])
        entry = dice.randint(1, max(1, tournament.last_entry))
        match = dice.randint(1, max(1, tournament.last_match))
        found = tournament.entry(entry)
        rare: list[Act] = [
            lambda: use.leave(cup.id, person),
            lambda: use.drop(cup.id, organiser, entry),
            lambda: use.decide(cup.id, organiser, match, dice.choice([None, entry])),
            lambda: use.unpair(cup.id, organiser),
            lambda: use.pause(cup.id, organiser),
            lambda: use.extend(cup.id, organiser, dice.randint(0, ROUND)),
            lambda: use.replace(cup.id, organiser, entry, dice.choice(found.players if found else (0,)), person),
            lambda: self._annul(tournament),
            lambda: cup.after(dice.randint(0, 2 * ROUND)),
        ]
        often: list[Act] = [
            lambda: use.join(cup.id, person),
            lambda: use.start(cup.id, organiser),
            lambda: use.resume(cup.id, organiser),
            lambda: use.challenge(cup.id, person, entry),
            lambda: use.answer(cup.id, person, match, accept=dice.random() < 0.7),
            cup.ready,
            lambda: self._play(cup, tournament),
            lambda: self._play(cup, tournament),
            cup.see_to,
        ]
        return [*rare, *often, *often]

    async def _play(self, cup: Cup, tournament: Tournament) -> None:
        for match in self._begun(tournament):
            state = await cup.host.state(match.table_id)
            if state.status is Status.OPEN:
                await cup.say_in(match, *self.dice.choice([(0, 1), (0, 1), (1,)]))
            elif state.status is Status.RUNNING:
                await give_up(self.room, state, self.dice.randint(0, 1))

    async def _annul(self, tournament: Tournament) -> None:
        moderator = await self.room.player("Moderator")
        for match in self._begun(tournament)[:1]:
            await self.room.host.moderation.annul(match.table_id, moderator, "broken")

    def _begun(self, tournament: Tournament) -> list[Match]:
        ready = [match for match in tournament.open_matches if match.table_id]
        return self.dice.sample(ready, len(ready))

    async def verify(self) -> None:
        """Check that both processes see the same, that nobody plays two matches, and that results stand."""
        one, other = [await cup.now() for cup in self.cups]
        assert one == other
        busy = [entry for match in one.open_matches for entry in match.entries]
        assert len(busy) == len({*busy})
        now = {
            match.number: match.record for match in one.matches if match.record.how == "played" and match.record.over
        }
        assert self.played.items() <= now.items()
        self.played = now

    async def finish(self) -> Tournament:
        """Let nobody do anything any more but the clocks: it ends by itself."""
        cup = self.cups[1]
        with suppress(Refusal):
            await cup.use.start(cup.id, cup.organiser)
        for _ in range(60):
            with suppress(Refusal):
                await cup.use.resume(cup.id, cup.organiser)
            tournament = await cup.after(2 * ROUND + 1)
            if tournament.ended or tournament.phase == "open" or (tournament.is_ladder and tournament.round_over):
                break
        if not tournament.ended:
            await cup.use.end(cup.id, cup.organiser)
        return await cup.now()


@sampled
@in_soak_too
@pytest.mark.parametrize("format", FORMATS)
async def test_random_tournaments_end_with_one_winner_and_results_stand(room: Room, format: str) -> None:
    for number in range(more(1, 40)):
        dice = random.Random(f"{format} {number}")
        cup = await Cup.open(room, dice.randint(3, 7), format=format, seeding="draw", start=dice.random() < 0.8)
        people = [*cup.people, *[await room.player(f"Other {each}") for each in range(3)]]
        crowd = Crowd(room, [cup, cup.on(await room.another_host())], people, dice)
        for _ in range(40):
            await crowd.step()
        over = await crowd.finish()
        await crowd.verify()
        assert over.ended and not over.open_matches
        assert all(match.closed for match in (*over.matches, *over.undone))
        if over.phase == "over":
            assert [place for _, place in over.places].count(1) == 1
        assert check(await cup.use.proof(cup.id)) == []
        for table in await room.host.open_tables(GUILD):
            assert table.tournament is None
