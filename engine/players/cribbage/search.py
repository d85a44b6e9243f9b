"""Expert and master: they lay away by averages, and follow every card that they may play to the end of the play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cribbage.counting import PLACE
from engine.cribbage.view import CribbageView
from engine.players.cribbage import laying
from engine.players.cribbage.play_out import PlayOut, Value
from engine.players.cribbage.race import Race, gains
from engine.players.cribbage.simple import flush, showing
from engine.players.cribbage.worlds import World, worlds
from engine.players.policy import PolicyContext
from engine.types import Action

_WORLDS = 20
"""In how many deals each card is tried."""


class Search:
    """With ``races`` a result is worth what it adds to the chance to win the game; otherwise its points."""

    def __init__(self, *, races: bool) -> None:
        self.races = races

    def choose(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase == "crib":
            return Action("crib", laying.chosen(view, context.rng, worlds=_WORLDS, races=self.races))
        return showing(view, context, careless=0) or self.play(view, context)

    def play(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the card that does best on average."""
        race = Race.of(view)
        totals = dict.fromkeys(view.legal, 0.0)
        flushes = {action: flush(view, action.cards[0]) for action in view.legal}
        for world in worlds(view, _WORLDS, context.rng):
            out = PlayOut(view, self._value(view, race, world), looks=True)
            for action in view.legal:
                totals[action] += out.after(world.hands, PLACE[action.cards[0]], flush=flushes[action])
        return max(view.legal, key=lambda action: totals[action])

    def _value(self, view: CribbageView, race: Race, world: World) -> Value:
        if not (self.races and race.is_close([front for _, front in view.pegs])):
            return race.lead
        shown = gains(view, world, [PLACE[card] for card in view.laid])
        known: dict[tuple[int, ...], float] = {}

        def value(pegs: Sequence[int]) -> float:
            key = tuple(pegs)
            if key not in known:
                known[key] = race.after_show(key, shown)
            return known[key]

        return value
