"""Computer players for tests."""

from __future__ import annotations

from engine.players import ADVANCED, MASTER, choose
from engine.types import Action
from engine.view import View


class Quick:
    """A computer player that chooses at the advanced level, whatever level is asked for."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        return choose(view, ADVANCED, seed)


class Stubborn:
    """A computer player that always chooses the same action."""

    def __init__(self, action: Action) -> None:
        self.action = action

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        assert level == MASTER
        return self.action
