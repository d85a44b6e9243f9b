"""Computer players for tests."""

from __future__ import annotations

from bot.host.play.computers import Chooser
from engine.players import ADVANCED, MASTER, Decision, choose
from engine.players.policy import Lead
from engine.types import Action
from engine.view import View


class Quick(Chooser):
    """A computer player that chooses at the advanced level, whatever level is asked for."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        return choose(view, ADVANCED, seed)


class Stubborn(Chooser):
    """A computer player that always chooses the same action; ``lead`` is how far it is ahead."""

    def __init__(self, action: Action, lead: Lead | None = None) -> None:
        self.action, self.lead = action, lead

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        assert level == MASTER
        return self.action

    async def decide(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Decision:
        return Decision(await self.choose(view, level, seed, aggression), self.lead)
