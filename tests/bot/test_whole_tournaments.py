"""Whole tournaments through Discord: random people play, some leave, one is late, and each round has a restart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.host.table.state import TableState
from bot.host.tournaments.tournament import Match, Tournament
from bot.ui.custom_ids import Press
from data.store import Status
from playground import Person
from tests.bot.conftest import Room, buttons, parts
from tests.bot.playing import command, press
from tests.bot.tournament_room import (
    all_in,
    announced,
    begun,
    joined,
    joined_by_host,
    numbered,
    post,
    shown,
    thread,
    tournament,
)
from tests.texts import text

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1800)]
_PRESSES = 4
"""The moves that people make themselves in a match, before they leave the rest to the computer."""


class Evening:
    """A tournament of random people."""

    def __init__(self, room: Room, people: Sequence[Person], seed: int) -> None:
        self.room = room
        self.people = [*people]
        self.dice = random.Random(seed)
        self.by_number: dict[int, Person] = {}

    async def play_round(self) -> None:
        """Play all matches of a round, and restart the bot in the middle of it."""
        self.by_number = await numbered(self.room, self.people)
        matches = list((await tournament(self.room)).open_matches)
        self.dice.shuffle(matches)
        for place, match in enumerate(matches):
            if place == len(matches) // 2:
                await self.room.stop()
                await self.room.start()
                await shown(self.room)
            if (await self.now(match)).record.over:
                continue  # somebody left it
            await self.play(match)
        await shown(self.room)

    async def now(self, match: Match) -> Match:
        found = (await tournament(self.room)).match(match.number)
        assert found
        return found

    async def play(self, match: Match) -> None:
        """Play a match: a few moves by the buttons of the hands, then the autopilot of both."""
        state = await all_in(self.room, await self.now(match), self.by_number)
        assert state.begun
        for _ in range(_PRESSES):
            await self.move(state.id)
        for row in (await self.room.bot.services.host.state(state.id)).seats:
            if row.player is not None:
                await command(self.room, self.by_number[row.player], "table autopilot", thread(self.room, match))
        await shown(self.room)

    async def move(self, table_id: str) -> None:
        """Let somebody whose turn it is press a random button of their hand that plays."""
        state = await self.room.bot.services.host.state(table_id)
        view = state.view(None)
        if state.status is not Status.RUNNING or view is None:
            return
        seat = next(seat for seat in view.to_act if state.seats[seat].player is not None)
        person = self.by_number[state.seats[seat].player or 0]
        hand = person.dms()[-1]
        plays = [part for part in parts(hand, 2) if _plays(part.get("custom_id", ""), state)]
        if plays:
            await press(self.room, person, hand, self.dice.choice(plays)["label"])


def _plays(custom_id: str, state: TableState) -> bool:
    found = Press.read(custom_id)
    return found is not None and found.table == state.id and found.word == "do"


def check_pairings(now: Tournament, *, rematches: bool) -> None:
    """Check what holds in every format: who is paired at all, whom, and how often somebody sits out."""
    ends = Counter(match.record.how for match in now.matches)
    assert ends["played"] >= len(now.matches) // 2, ends
    for number in range(1, now.round + 1):
        sides = [side for match in now.matches if match.record.round == number for side in match.entries]
        assert len(sides) == len({*sides}), "nobody plays twice in a round"
    byes = Counter(match.entries[0] for match in now.matches if len(match.entries) == 1)
    pairs = Counter(frozenset(match.entries) for match in now.matches if len(match.entries) == 2)
    if not rematches:
        assert max(pairs.values(), default=0) == 1
        assert max(byes.values(), default=0) <= 1
    for entry in now.entries:
        seats = Counter(
            match.entries.index(entry.number)
            for match in now.matches
            if len(match.entries) == 2 and entry.number in match.entries
        )
        assert abs(seats[0] - seats[1]) <= 2 or rematches
        if entry.out:
            assert not [
                m for m in now.matches if entry.number in m.entries and m.record.round > (entry.dropped_after or 0)
            ]


async def test_a_swiss_of_nine_with_a_late_entry_and_two_who_leave(room: Room) -> None:
    others = [room.playground.add_person(name) for name in ("Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")]
    people = [room.ada, room.ben, *others]
    await announced(room, game="Écarté")
    await joined(room, people[:8])
    await begun(room)
    evening = Evening(room, people, 1)
    await press(room, people[8], post(room), text("button-tournament-join"))
    await evening.play_round()
    for leaver in (people[2], people[5]):
        use = await press(room, leaver, post(room), text("button-tournament-leave"))
        await press(room, leaver, use.response, text("button-tournament-leave"))
        await shown(room)
        await evening.play_round()
    while (await tournament(room)).phase == "running":
        await evening.play_round()
    now = await tournament(room)
    assert now.phase == "over" and len(now.entries) == 9
    check_pairings(now, rematches=False)
    gone = {entry.number for entry in now.entries if entry.out}
    assert len(gone) == 2
    winner = next(entry for entry, place in now.places if place == 1)
    assert winner not in gone


async def test_a_double_knockout_of_six_with_two_who_leave(room: Room) -> None:
    others = [room.playground.add_person(name) for name in ("Cyd", "Dan", "Eve", "Fay")]
    people = [room.ada, room.ben, *others]
    choices = (("format", text("tournament-format-double-knockout")), ("length", text("tournament-single")))
    await announced(room, *choices, game="Écarté")
    await joined(room, people)
    await begun(room)
    evening = Evening(room, people, 2)
    await evening.play_round()
    for leaver in (people[3], people[4]):
        entry = (await tournament(room)).entry_of((await room.bot.services.store.player(leaver.id, leaver.name)).id)
        if entry and not entry.out and (await tournament(room)).phase == "running":
            use = await press(room, leaver, post(room), text("button-tournament-leave"))
            await press(room, leaver, use.response, text("button-tournament-leave"))
            await shown(room)
            await evening.play_round()
    while (await tournament(room)).phase == "running":
        await evening.play_round()
    now = await tournament(room)
    assert now.phase == "over"
    check_pairings(now, rematches=True)
    lost = Counter(
        side for match in now.matches for side in match.entries if match.record.over and match.record.winner != side
    )
    winner = next(entry for entry, place in now.places if place == 1)
    assert lost[winner] <= 1
    assert all(lost[entry.number] == 2 or entry.out for entry in now.entries if entry.number != winner)


async def test_sixty_four_tables_of_one_round(room: Room) -> None:
    people = [room.playground.add_person(f"Player {number}") for number in range(128)]
    choices = (("most", text("tournament-most", count=128)), ("length", text("tournament-single")))
    await announced(room, ("format", text("tournament-format-knockout")), *choices)
    await joined_by_host(room, people)
    await begun(room)
    for _ in range(10):
        await shown(room)
    now = await tournament(room)
    assert len(now.open_matches) == 64
    assert all(match.table_id for match in now.open_matches)
    assert len({match.channel_id for match in now.open_matches}) == 64
    notices = [m for m in room.ada.sees(room.channel) if m["type"] == 18]
    assert not notices, "the post links to all threads"
    use = await press(room, room.ben, post(room), text("button-tournament-organise"))
    pages = text("organise-page", page=1, pages=6)
    use = await press(room, room.ben, use.response, pages)
    assert text("organise-page", page=2, pages=6) in buttons(use.response)
