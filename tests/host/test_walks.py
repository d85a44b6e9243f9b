"""Whatever people do, in whatever order, on two hosts of one store: no table is stuck, and no secret is told."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.host.host import Host
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.players import LEVELS
from engine.types import FORFEIT, LOOKS, REWINDS, Action, IllegalAction
from tests.host.room import GUILD, Room, legal, to_act

TERMS = (
    Terms(),
    Terms(access="invited"),
    Terms(access="anywhere", pace="post"),
    *(Terms(pace="live", turn=60, late=late) for late in ("turn", "autopilot", "forfeit")),
)
SPANS = (10, 40, 70, 2000, 90_000, 300_000)
CHANNELS = range(200, 205)


class AutostepRun:
    """Four people at a few tables, and what has been revealed so far."""

    def __init__(self, room: Room, hosts: list[Host], people: list[Player], chance: random.Random) -> None:
        self.room, self.hosts, self.people, self.chance = room, hosts, people, chance
        self.tables: list[str] = []
        self.revealed: dict[bytes, str] = {}

    async def step(self) -> None:
        """Something that somebody does, which may be refused."""
        chance, host = self.chance, self.chance.choice(self.hosts)
        states = [await host.state(table) for table in self.tables]
        lively = [state for state in states if state.live] if chance.random() < 0.6 else states
        state = chance.choice(lively or states or [await self.opened(host, self.people[0])])
        seated = [player for player in self.people if state.seat_of(player.id) is not None]
        hosting = [player for player in self.people if player.id == state.host]
        who = chance.choice(chance.choice((hosting, seated, self.people)) or self.people)
        with suppress(Refusal, IllegalAction):
            if state.status is Status.RUNNING and chance.random() < 0.4:
                await self.acts(host, state)
            elif state.status is Status.OPEN and chance.random() < 0.2:
                await self.begins(host, state)
            elif not state.live and chance.random() < 0.4:
                await host.lifecycle.resume(state.id, who, guild_id=GUILD, channel_id=chance.choice(CHANNELS))
            else:
                await chance.choice(self.doings(host, state, who))()

    def doings(self, host: Host, state: TableState, who: Player) -> list[Callable[[], Awaitable[object]]]:
        chance, table = self.chance, state.id
        here = {"guild_id": GUILD, "channel_id": chance.choice(CHANNELS)}
        talk, other = host.agreement, chance.choice(self.people)
        offer = chance.choice(state.offers) if state.offers else None
        gone = [other.id] if other is not who and chance.random() < 0.2 else []
        scopes = (*REWINDS, str(chance.randrange(state.revision + 1)))
        changes = {"options": {"target": chance.choice((20, 60))}, "seats": chance.choice((None, 2, 3, 4))}
        changes |= {"terms": {"levels": [(chance.randrange(4), chance.choice(LEVELS))]}}
        return [
            lambda: self.opened(host, who),
            lambda: host.lobby.join(table, who, chance.choice(("", "words")), guild_id=chance.choice((None, GUILD, 7))),
            lambda: host.lobby.amend(table, who, **changes),  # type: ignore[arg-type]
            lambda: host.lobby.swap(table, who, chance.randrange(4), chance.randrange(4)),
            lambda: talk.agree(table, who, state.setup.digest),
            lambda: host.lobby.start(table, who),
            lambda: talk.draft(table, who, **changes),  # type: ignore[arg-type]
            lambda: talk.send(table, who),
            lambda: talk.accept(table, who, offer.player if offer else 0, offer.setup.digest if offer else ""),
            lambda: talk.invite(table, who, other),
            lambda: talk.remove(table, who, other),
            lambda: host.lifecycle.leave(table, who),
            lambda: host.lifecycle.come_back(table, who),
            lambda: host.lifecycle.close(table, who, may_manage=chance.random() < 0.2),
            lambda: host.lifecycle.pause(table, who),
            *[lambda: host.lifecycle.resume(table, who, **here, without=gone)] * 2,
            lambda: host.autopilot.set(table, who),
            *[lambda: host.votes.cast(table, who, chance.choice(("wait", "computer", "close", "host")))] * 2,
            lambda: host.votes.host_is_here(table, who),
            lambda: host.rewinds.rewind(table, who, chance.choice(scopes), to_practice=chance.random() < 0.3),
            lambda: self.noted(host.play_again.same_cards(table, who, **here)),
            lambda: self.noted(host.play_again.rematch(table, who, **here)),
            lambda: host.play.undo(table, who, "action"),
            lambda: self.gives_up(host, state, who),
            lambda: self.is_forgotten(host, who),
            lambda: host.arranging.look(table, who, chance.choice(LOOKS)),
            *[self.waits] * 2,
        ]

    async def opened(self, host: Host, who: Player) -> TableState:
        chance = self.chance
        return await self.noted(
            host.lobby.open(
                guild_id=GUILD,
                channel_id=chance.choice(CHANNELS),
                host=who,
                game="highest",
                preset="plain",
                seats=chance.choice((2, 3, 4)),
                options={"target": chance.choice((60, 200))},
                deals=17 if chance.random() < 0.15 else None,
                terms=chance.choice(TERMS),
                practice=chance.random() < 0.15,
            )
        )

    async def noted(self, opening: Awaitable[TableState]) -> TableState:
        state = await opening
        self.tables.append(state.id)
        return state

    async def acts(self, host: Host, state: TableState) -> None:
        for seat in to_act(state):
            for player in self.people:
                if state.seat_of(player.id) == seat:
                    await host.play.act(state.id, player, self.chance.choice(legal(state, seat)))
                    return

    async def begins(self, host: Host, state: TableState) -> None:
        for player in self.people:
            if state.seat_of(player.id) in state.undecided:
                await host.agreement.agree(state.id, player, state.setup.digest)
        for player in self.people:
            if player.id == state.host:
                await host.lobby.start(state.id, player)

    async def gives_up(self, host: Host, state: TableState, who: Player) -> None:
        if self.chance.random() < 0.2:
            await host.play.act(state.id, who, Action(FORFEIT))

    async def is_forgotten(self, host: Host, who: Player) -> None:
        if self.chance.random() < 0.2:
            await host.privacy.forget(who)
            self.people[self.people.index(who)] = await self.room.player(f"{who.name}, who came back")

    async def waits(self) -> None:
        self.room.clock.now += self.chance.choice(SPANS)
        for host in self.hosts:
            await host.clocks.tick()

    async def look(self) -> None:
        """Every table as it stands: somebody is there, it will not stand for ever, and its cards are still secret."""
        channels = set()
        for table in self.tables:
            core = self.hosts[0]._core
            async with core.tables.hold(table) as session:
                state, due, (deals, over) = session.state(), session.waiting().next_due, session.over()
            if state.deals is None and not state.practice and state.status is not Status.FINISHED:
                by = self.revealed.get(deals.round_seed(state.committed_deal), "")
                assert not by or state.status is Status.CLOSED, f"table {by} reveals the cards of {table}"
            self.revealed |= {deals.round_seed(number): table for number in over}
            if state.live:
                assert any(row.player is not None for row in state.seats) and due is not None
                assert not any(state.forgotten(row.seat) for row in state.seats)
                assert state.status is not Status.OPEN or state.seat_of(state.host) is not None
                assert state.channel_id not in channels
                channels.add(state.channel_id)


@pytest.mark.parametrize(("walks", "steps"), [(3, 200), pytest.param(20, 400, marks=pytest.mark.soak)])
async def test_a_random_walk(room: Room, walks: int, steps: int) -> None:
    hosts = [room.host, await room.another_host()]
    for number in range(walks):
        people = [await room.player(f"{name} {number}") for name in ("Ada", "Bob", "Cyd", "Dee")]
        walk = AutostepRun(room, hosts, people, random.Random(number))
        for step in range(steps):
            await walk.step()
            if step % 3 == 0:
                await walk.look()
        await walk.look()
        for table in walk.tables:
            # The next walk has the channels.
            state = await room.host.state(table)
            if state.live:
                host = (await room.store.players([state.host]))[state.host]
                with suppress(Refusal):  # A computer may win it just now.
                    await room.host.lifecycle.close(table, host, may_manage=True)
