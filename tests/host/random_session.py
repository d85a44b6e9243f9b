"""Random sessions: people do random things, and the invariants of all tables are checked."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bot.host.giving_up import Cost
from bot.host.host import Host
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.players import LEVELS
from engine.types import ASKED, FORFEIT, LOOKS, REWINDS, UNDO, Action, IllegalAction
from tests.host.room import GUILD, Room, legal, to_act

TERMS = (
    Terms(),
    *(Terms(ranked=False, open_hands=open_hands) for open_hands in (False, True)),
    Terms(access="invited"),
    Terms(access="anywhere", pace="post"),
    *(Terms(pace="live", turn=60, late=late) for late in ("turn", "autopilot", "forfeit")),
)
SPANS = (10, 40, 70, 2000, 90_000, 300_000)
CHANNELS = range(200, 205)


class RandomSession:
    """Four people who do random things at a few tables through two hosts."""

    def __init__(self, room: Room, hosts: list[Host], people: list[Player], rng: random.Random) -> None:
        self.room, self.hosts, self.people, self.rng = room, hosts, people, rng
        self.tables: list[str] = []
        self.revealed: dict[bytes, str] = {}
        """By revealed round seed, the table that revealed it."""
        self.taken_back = 0
        """How many actions were taken back with the others' consent."""

    async def step(self) -> None:
        """Do one random thing, which may be refused."""
        rng, host = self.rng, self.rng.choice(self.hosts)
        states = [await host.state(table) for table in self.tables]
        candidates = [state for state in states if state.live] if rng.random() < 0.6 else states
        state = rng.choice(candidates or states or [await self.open_table(host, self.people[0])])
        seated = [player for player in self.people if state.seat_of(player.id) is not None]
        hosting = [player for player in self.people if player.id == state.host]
        who = rng.choice(rng.choice((hosting, seated, self.people)) or self.people)
        with suppress(Refusal, IllegalAction):
            if state.status is Status.RUNNING and rng.random() < 0.4:
                await self.play_action(host, state)
            elif state.status is Status.OPEN and rng.random() < 0.2:
                await self.start_game(host, state)
            elif not state.live and rng.random() < 0.4:
                await host.lifecycle.resume(state.id, who, guild_id=GUILD, channel_id=rng.choice(CHANNELS))
            else:
                await rng.choice(self.options(host, state, who))()

    def options(self, host: Host, state: TableState, who: Player) -> list[Callable[[], Awaitable[object]]]:
        rng, table = self.rng, state.id
        here: dict[str, Any] = {"guild_id": GUILD, "channel_id": rng.choice(CHANNELS)}
        agreement, other = host.agreement, rng.choice(self.people)
        offer = rng.choice(state.offers) if state.offers else None
        gone = [other.id] if other is not who and rng.random() < 0.2 else []
        scopes = (*REWINDS, str(rng.randrange(state.revision + 1)))
        changes: dict[str, Any] = {"options": {"target": rng.choice((20, 60))}, "seats": rng.choice((None, 2, 3, 4))}
        changes |= {"terms": {"levels": [(rng.randrange(4), rng.choice(LEVELS))]}}
        return [
            lambda: self.open_table(host, who),
            lambda: host.lobby.join(table, who, rng.choice(("", "words")), guild_id=rng.choice((None, GUILD, 7))),
            lambda: host.lobby.amend(table, who, **changes),
            lambda: host.lobby.swap(table, who, rng.randrange(4), rng.randrange(4)),
            lambda: agreement.agree(table, who, state.setup.digest),
            lambda: host.lobby.start(table, who),
            lambda: agreement.draft(table, who, **changes),
            lambda: agreement.send(table, who),
            lambda: agreement.accept(table, who, offer.player if offer else 0, offer.setup.digest if offer else ""),
            lambda: agreement.invite(table, who, other),
            lambda: agreement.remove(table, who, other),
            lambda: host.lifecycle.leave(table, who),
            lambda: host.lifecycle.come_back(table, who),
            lambda: host.lifecycle.close(table, who, may_manage=rng.random() < 0.2, gives_up=rng.choice(list(Cost))),
            lambda: host.lifecycle.pause(table, who),
            *[lambda: host.lifecycle.resume(table, who, **here, without=gone)] * 2,
            lambda: host.autopilot.set(table, who),
            *[lambda: host.votes.cast(table, who, rng.choice(("wait", "computer", "pause", "close", "host")))] * 2,
            lambda: self.use_table(table, who),
            lambda: host.rewinds.rewind(table, who, rng.choice(scopes), to_practice=rng.random() < 0.3),
            lambda: self.note_table(host.play_again.same_cards(table, who, **here)),
            lambda: self.note_table(host.rematches.play_again(table, who, **here)),
            lambda: host.play.undo(table, who, "action"),
            lambda: host.taking_back.ask(table, who),
            *[lambda: host.taking_back.answer(table, who, allow=rng.random() < 0.8)] * 2,
            lambda: self.maybe_forfeit(host, state, who),
            lambda: self.maybe_forget(host, who),
            lambda: host.arranging.look(table, who, rng.choice(LOOKS)),
            *[self.pass_time] * 2,
        ]

    async def open_table(self, host: Host, who: Player) -> TableState:
        rng = self.rng
        return await self.note_table(
            host.lobby.open(
                guild_id=GUILD,
                channel_id=rng.choice(CHANNELS),
                host=who,
                game="highest",
                preset="plain",
                seats=rng.choice((2, 3, 4)),
                options={"target": rng.choice((60, 200))},
                deals=17 if rng.random() < 0.15 else None,
                terms=rng.choice(TERMS),
                practice=rng.random() < 0.15,
            )
        )

    async def note_table(self, opening: Awaitable[TableState]) -> TableState:
        state = await opening
        if state.id not in self.tables:  # Several people may gather at the table of a rematch.
            self.tables.append(state.id)
        return state

    async def play_action(self, host: Host, state: TableState) -> None:
        for seat in to_act(state):
            for player in self.people:
                if state.seat_of(player.id) == seat:
                    after = await host.play.act(state.id, player, self.rng.choice(legal(state, seat)))
                    if after.take_back and self.rng.random() < 0.5:
                        await self.take_back(state, after, player)
                    return

    async def take_back(self, before: TableState, state: TableState, asking: Player) -> None:
        """Ask for an action back and answer, and check that nobody has learned anything by it."""
        state = await self.rng.choice(self.hosts).taking_back.ask(state.id, asking)
        for player in self.people:
            if state.take_back and state.seat_of(player.id) in state.take_back.asks:
                allow, host = self.rng.random() < 0.8, self.rng.choice(self.hosts)
                state = await host.taking_back.answer(state.id, player, allow=allow)
        last = (await self.room.store.actions(state.id))[-1]
        if last.action == Action(UNDO, target=ASKED).to_json():
            assert state.friendly or state.practice
            assert state.views == before.views
            self.taken_back += 1

    async def start_game(self, host: Host, state: TableState) -> None:
        for player in self.people:
            if state.seat_of(player.id) in state.undecided:
                await host.agreement.agree(state.id, player, state.setup.digest)
        for player in self.people:
            if player.id == state.host:
                await host.lobby.start(state.id, player)

    async def use_table(self, table: str, who: Player) -> None:
        for host in self.hosts:
            host.clocks.pressed(table, who.discord_id or 0)

    async def maybe_forfeit(self, host: Host, state: TableState, who: Player) -> None:
        if self.rng.random() < 0.2:
            await host.play.act(state.id, who, Action(FORFEIT))

    async def maybe_forget(self, host: Host, who: Player) -> None:
        if self.rng.random() < 0.2:
            await host.privacy.forget(who)
            self.people[self.people.index(who)] = await self.room.player(f"{who.name}, who came back")

    async def pass_time(self) -> None:
        self.room.clock.now += self.rng.choice(SPANS)
        for host in self.hosts:
            await host.clocks.tick()

    async def check_tables(self) -> None:
        """Check that every live table has a player and a due time, and that no revealed seed is still in use."""
        channels: dict[int, str] = {}
        for table in self.tables:
            core = self.hosts[0]._core
            async with core.tables.hold(table) as session:
                state, due, (deals, over) = session.state(), session.waiting().next_due, session.finished_deals()
            if state.deals is None and not state.practice and state.status is not Status.FINISHED:
                by = self.revealed.get(deals.round_seed(state.committed_deal), "")
                assert not by or state.status is Status.CLOSED, f"table {by} reveals the cards of {table}"
            self.revealed |= {deals.round_seed(number): table for number in over}
            if state.live:
                assert any(row.player is not None for row in state.seats) and due is not None
                assert not any(state.forgotten(row.seat) for row in state.seats)
                assert state.status is not Status.OPEN or state.seat_of(state.host) is not None
                assert channels.setdefault(state.channel_id, table) == table, f"two live tables: {channels}, {table}"
