"""A person who tries everything to leave games that count without their results, and what must hold after each step."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from bot.host.giving_up import Cost
from bot.host.host import Host
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.table.timing import ABANDONED_AFTER
from data.store import Player, Status
from engine.types import DEAL, FORFEIT, LOOK, LOOKS, REWIND, REWINDS, SWAP, Action, IllegalAction
from tests.host.ledger import Ledger
from tests.host.room import GUILD, Room, legal, to_act

Use: TypeAlias = Callable[[], Awaitable[object]]

MOST_TABLES = 4
MOTIONS = ("wait", "computer", "pause", "close", "host")
SPANS = (1.0, 15.0, 61.0, 1900.0, 25 * 3600.0)
_ALWAYS = ("play", "computers", "wait")
_HABITS = 6
"""How many other things Ada tries in a session."""


class Plan(NamedTuple):
    """A game to play: its preset, Ada's company (alone, against Bob, or with him as her partner), and its terms."""

    game: str
    preset: str
    company: str
    terms: Terms = Terms()


class Leaver:
    """Ada, who tries everything. Bob plays on, but agrees to nothing."""

    def __init__(self, room: Room, hosts: list[Host], ada: Player, bob: Player, plan: Plan, seed: int) -> None:
        self.room, self.hosts, self.ada, self.bob, self.plan = room, hosts, ada, bob, plan
        self.rng = random.Random(seed)
        self.ledger = Ledger(lambda: self.hosts[0]._core, self.said)
        self.spent: dict[str, tuple[int, float]] = {}
        """By table, the revision at which Ada's turn began, and how much time the game has run since."""
        self.habits: tuple[str, ...] = ()
        """What Ada does in this session: a few things that she combines, because all of them would rarely meet."""
        self._most_tables = self.rng.randint(1, MOST_TABLES)
        self.log: list[str] = []
        self._channels = iter(range(1000, 100_000))
        for host in hosts:
            host._core.on_computers_turn = lambda table: None

    @property
    def host(self) -> Host:
        return self.rng.choice(self.hosts)

    async def open(self) -> None:
        """Open a table that counts, and have it dealt."""
        game, preset, company, terms = self.plan
        alone = company == "alone"
        seats = {"with": 4, "against": 2, "alone": None}[company]
        table: dict[str, Any] = {"guild_id": GUILD, "channel_id": next(self._channels), "host": self.ada, "game": game}
        lobby = self.hosts[0].lobby
        state = await lobby.open(**table, preset=preset, seats=seats, terms=terms)
        if not alone:
            state = await lobby.join(state.id, self.bob)
        if company == "with":
            state = await lobby.swap(state.id, self.ada, 1, 2)
        if state.undecided:
            await self.hosts[0].agreement.agree(state.id, self.bob, state.setup.digest)
        state = await lobby.start(state.id, self.ada)
        assert state.counts
        await self.ledger.note(self.ada.id)

    async def step(self) -> None:
        """Do one random thing, which may be refused, and check what must hold."""
        undecided = self.ledger.undecided
        if not undecided or (len(undecided) < self._most_tables and self.rng.random() < 0.1):
            with suppress(Refusal):
                await self.open()
            undecided = self.ledger.undecided
        # Games that have ended are tried too: none may come back.
        table = self.rng.choice(undecided if undecided and self.rng.random() < 0.9 else list(self.ledger.owed))
        uses = self.uses(table, await self.host.state(table))
        if not self.habits:
            others = self.rng.sample(sorted(uses.keys() - {*_ALWAYS, "bob"}), _HABITS)
            self.habits = (*_ALWAYS, *others, *self.rng.choice(((), ("bob", "bob"))))
        await self.do(table, self.rng.choice(self.habits), uses)

    async def do(self, table: str, name: str, uses: Mapping[str, Use] | None = None) -> None:
        """Do one thing at a table, which may be refused, and check what must hold."""
        uses = uses or self.uses(table, await self.host.state(table))
        self.log.append(f"{table} {name}")
        with suppress(Refusal, IllegalAction):
            await uses[name]()
        await self.check()

    def uses(self, table: str, state: TableState) -> dict[str, Use]:
        """Return everything that somebody may do at or about a table, by name."""
        host, ada, rng = self.host, self.ada, self.rng
        here: dict[str, Any] = {"guild_id": GUILD, "channel_id": next(self._channels)}
        rewinds = (*REWINDS, str(rng.randrange(state.revision + 1)))
        cards = state.views[state.seat_of(ada.id) or 0].hand[:1] if state.views else ()
        cost = rng.choice(list(Cost))
        raw = (Action(REWIND, target=rng.choice(rewinds)), Action(LOOK, target=rng.choice(LOOKS)), Action(SWAP))
        moving = state.moving.channel_id if state.moving else 0
        lifecycle, arranging, play, lobby = host.lifecycle, host.arranging, host.play, host.lobby
        return {
            "play": lambda: self.play(state, ada),
            "undo": lambda: play.undo(table, ada, rng.choice(("action", "turn"))),
            "ask back": lambda: host.taking_back.ask(table, ada),
            "allow back": lambda: host.taking_back.answer(table, ada, allow=True),
            "deal": lambda: play.act(table, ada, Action(DEAL)),
            "give up": lambda: play.act(table, ada, Action(FORFEIT)),
            "raw practice": lambda: play.act(table, ada, rng.choice(raw)),
            "close": lambda: lifecycle.close(table, ada, gives_up=cost),
            "close free": lambda: lifecycle.close(table, ada, gives_up=Cost.FREE),
            "close as manager": lambda: lifecycle.close(table, ada, may_manage=True, gives_up=cost),
            "pause": lambda: lifecycle.pause(table, ada),
            "pause as manager": lambda: lifecycle.pause(table, ada, may_manage=True),
            "channel gone": lambda: lifecycle.archive(table),
            "resume": lambda: lifecycle.resume(table, ada, **here),
            "resume without": lambda: lifecycle.resume(table, ada, **here, without=[self.bob.id]),
            "leave": lambda: lifecycle.leave(table, ada),
            "come back": lambda: lifecycle.come_back(table, ada),
            "autopilot": lambda: host.autopilot.set(table, ada),
            "use the table": lambda: self.use(table),
            "vote": lambda: host.votes.cast(table, ada, rng.choice(state.vote.motions if state.vote else MOTIONS)),
            "vote computer": lambda: host.votes.cast(table, ada, "computer"),
            "for practice": lambda: arranging.start(table, ada, to_practice=True),
            "rewind": lambda: host.rewinds.rewind(table, ada, rng.choice(rewinds), to_practice=True),
            "look": lambda: arranging.look(table, ada, rng.choice(LOOKS)),
            "swap hands": lambda: arranging.swap(table, ada),
            "doctor": lambda: arranging.doctor(table, ada, (*cards, *cards)),
            "autostep": lambda: host.autosteps.start(table, ada, "", to_practice=True),
            "same cards": lambda: host.play_again.same_cards(table, ada, **here),
            "rematch": lambda: host.rematches.play_again(table, ada, **here),
            "next game": lambda: host.matches.begin_next_game(table, ada, **here),
            "swap seats": lambda: lobby.swap(table, ada, 0, 1),
            "words": lambda: lobby.join(table, ada, "other words"),
            "other options": lambda: lobby.amend(table, ada, seats=4),
            "remove from the table": lambda: host.agreement.remove(table, ada, self.bob),
            "forget": lambda: self.forget(host),
            "annul": lambda: host.moderation.annul(table, ada, "they win"),
            "block": lambda: host.moderation.block(GUILD, self.bob, ada, "they win"),
            "remove result": lambda: host.moderation.remove_result(GUILD, table, ada, "they won"),
            "hide": lambda: host.privacy.hide(ada, hidden=rng.random() < 0.5),
            "agree to move": lambda: lifecycle.agree_to_move(table, ada, moving),
            "computers": lambda: self.computers(table),
            "bob": lambda: self.bob_acts(state),
            "wait": lambda: self.wait(rng.choice(SPANS)),
            "wait a little": lambda: self.wait(15.0),
            "wait a day": lambda: self.wait(25 * 3600.0),
        }

    async def play(self, state: TableState, player: Player) -> None:
        """Play any legal action of a person who is to act."""
        seat = state.seat_of(player.id)
        if seat is not None and state.status is Status.RUNNING and seat in to_act(state):
            await self.host.play.act(state.id, player, self.rng.choice(legal(state, seat)))

    async def use(self, table: str) -> None:
        """Press something at a table that plays nothing."""
        for host in self.hosts:
            host.clocks.pressed(table, self.ada.discord_id or 0)

    async def computers(self, table: str) -> None:
        """Let computers play at a table for a while."""
        play = self.host.play
        for _ in range(8):
            turn = await play._computer_turn(table)
            if turn is None:
                return
            await play._play_computer(table, turn, self.rng.choice(turn.view.legal))

    async def bob_acts(self, state: TableState) -> None:
        """Have Bob play, resume a paused game, or vote on how to continue without an absent player."""
        if state.status is Status.PAUSED:
            here: dict[str, Any] = {"guild_id": GUILD, "channel_id": next(self._channels)}
            await self.host.lifecycle.resume(state.id, self.bob, **here)
        elif state.vote:
            await self.host.votes.cast(state.id, self.bob, self.rng.choice(state.vote.motions))
        else:
            await self.play(state, self.bob)

    async def forget(self, host: Host) -> None:
        """Have Ada forgotten. She comes back as somebody else."""
        await host.privacy.forget(self.ada)
        self.ada = await self.room.player("Ada")

    async def wait(self, seconds: float) -> None:
        """Let time pass. The time of Ada's turns runs on while their games run."""
        running = {}
        for table in self.ledger.owed:
            state = await self.hosts[0].state(table)
            if self._is_timed(state):
                running[table] = state.moments[self.ledger.owed[table].seat]
        self.room.clock.now += seconds
        for table, began in running.items():
            before, spent = self.spent.get(table, (began, 0.0))
            self.spent[table] = (began, spent + seconds if before == began else seconds)
        for host in self.hosts:
            await host.clocks.tick()
        for table, began in running.items():
            state, limit = await self.hosts[0].state(table), self.plan.terms.turn_seconds
            same_turn = self._is_timed(state) and state.moments[self.ledger.owed[table].seat] == began
            if same_turn and self.spent[table][1] >= limit:
                async with self.hosts[0]._core.tables.hold(table) as session:
                    said = f"{table}: the turn goes on after its time\n{self.said()}"
                    assert session.computer_to_act() is not None, said

    def _is_timed(self, state: TableState) -> bool:
        """Return whether the time of Ada's own turn is running."""
        seat = self.ledger.owed[state.id].seat
        row = state.seats[seat]
        acting = state.status is Status.RUNNING and seat in to_act(state) and DEAL not in state.views[-1].verbs
        own = row.player == self.ledger.owed[state.id].player and not row.autopilot
        return bool(state.terms.turn_seconds and acting and own)

    async def check(self) -> None:
        """Check every game whose cards Ada has seen."""
        await self.ledger.note(self.ada.id)
        await self.ledger.check()

    async def end(self) -> None:
        """Settle what Ada left behind: she never comes back."""
        self.room.clock.now += 4 * 24 * 3600.0
        for _ in range(2):
            self.room.clock.now += ABANDONED_AFTER
            for host in self.hosts:
                await host.clocks.tick()
        await self.ledger.check_after_all()

    def said(self) -> str:
        """Return the plan and everything that was done."""
        return "\n".join([str(self.plan), *self.log])
