"""A tournament for tests: people who enter, matches that are opened and played, and time that passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.host.host import Host
from bot.host.table.state import TableState
from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.tournament import Match, Tournament
from data.store import Player, Status
from tests.host.room import GUILD, Room
from tests.host.tournaments.match_tables import give_up

CHANNEL = 900
ROUND = 3600

Wins = Callable[[Match], int]
"""Which side of a match wins it."""


def config(**changes: Any) -> TournamentConfig:
    form = {"name": "Friday cup", "game": "highest", "preset": "plain", "format": "swiss", "seeding": "hand"}
    return TournamentConfig.model_validate({**form, "round_seconds": ROUND, **changes})


class Cup:
    """A tournament and its people; entries are numbered from 1 in the order of ``people``."""

    def __init__(self, room: Room, organiser: Player, people: Sequence[Player], tournament_id: str) -> None:
        self.room = room
        self.host = room.host
        self.organiser = organiser
        self.people = list(people)
        self.id = tournament_id

    @classmethod
    async def open(cls, room: Room, count: int, *, start: bool = True, **changes: Any) -> Cup:
        """Announce a tournament that ``count`` people have entered, and start it."""
        organiser = await room.player("Organiser")
        state = await room.host.tournaments.new(GUILD, CHANNEL, organiser, config(**changes))
        people = [await room.player(f"P{number}") for number in range(1, count + 1)]
        cup = cls(room, organiser, people, state.tournament.id)
        for person in people:
            await cup.use.join(cup.id, person)
        if state.tournament.config.seeding == "hand":
            await cup.use.reseed(cup.id, organiser, range(1, count + 1))
        if start:
            await cup.use.start(cup.id, organiser)
        return cup

    @property
    def use(self) -> Any:
        """The use cases."""
        return self.host.tournaments

    def on(self, host: Host) -> Cup:
        """Return the same tournament as another process sees it."""
        cup = Cup(self.room, self.organiser, self.people, self.id)
        cup.host = host
        return cup

    async def now(self) -> Tournament:
        found: Tournament = (await self.use.state(self.id)).tournament
        return found

    async def see_to(self) -> Tournament:
        found: Tournament = await self.use.rounds.see_to(self.id)
        return found

    async def after(self, seconds: float) -> Tournament:
        """Let time pass, and see to what is due."""
        self.room.clock.now += seconds
        return await self.see_to()

    async def ready(self) -> Tournament:
        """Open the tables of all matches that have none."""
        for match in (await self.now()).open_matches:
            if not match.table_id and match.accepted:
                await self.use.open_match(self.id, match.number, GUILD, 1000 + match.number)
        return await self.now()

    async def say_in(self, match: Match, *sides: int) -> TableState:
        """Let the people of these sides of a match say that they are in."""
        tournament = await self.now()
        state: TableState = await self.host.state(match.table_id)
        for side in sides:
            entry = tournament.entry(match.entries[side])
            assert entry
            for player in entry.players:
                person = (await self.room.store.players([player]))[player]
                state = await self.host.agreement.agree(state.id, person, state.setup.digest)
        return state

    async def play(self, match: Match, winner: int = 0) -> None:
        """Play a match: the other side gives up."""
        state = await self.say_in(match, 0, 1)
        assert state.status is Status.RUNNING
        sides = state.rules.sides(state.seat_count)
        loser = next(seat for seat in range(state.seat_count) if (sides[seat] == sides[0]) == (winner == 1))
        await give_up(self.room, state, loser)

    async def play_round(self, wins: Wins = lambda match: 0) -> Tournament:
        """Play all matches under way to their end, and see to what follows."""
        for match in (await self.ready()).open_matches:
            await self.play(match, wins(match))
        return await self.see_to()

    async def play_out(self, wins: Wins = lambda match: 0) -> Tournament:
        """Play all rounds to the end."""
        tournament = await self.now()
        while not tournament.ended:
            tournament = await self.play_round(wins)
        return tournament


def stronger(match: Match) -> int:
    """Return the side of the entry with the lower number."""
    return match.entries.index(min(match.entries))
