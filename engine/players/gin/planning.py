"""The learnt player of Gin Rummy: it takes, discards and knocks by what the positions that follow are worth.

The values come from small networks over the numbers of :mod:`engine.players.gin.features`. They were learnt by
self-play: see ``tests/bench/tuning/gin.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.gin.round import GinView
from engine.kit.sets_and_runs import BIT, cards_of
from engine.players.gin import networks, small_networks
from engine.players.gin.features import Leaving, Sight, leavings, sight_of
from engine.players.gin.simple import drawing, ending
from engine.players.kit.network import Network, Valuing
from engine.players.policy import Policy, Rated
from engine.types import Action

PATIENCE = 50
"""The turns after which the upcard is taken only if that lowers the deadwood, so that no exchange goes on for ever."""
WIN = 25
"""What a won round counts besides its points, in the values."""
_LITTLE = 5
"""The most points of an upcard that is considered although it goes with no card of the hand."""


class Judge(NamedTuple):
    """The networks of a player, and how it reads the other."""

    leave: Valuing
    """Values positions after a discard, before the other's turn."""
    draw: Valuing
    """Values positions before a card is drawn from the stock, or the first upcard is passed."""
    knock: Valuing
    """Values knocks."""
    reading: tuple[float, ...]
    """The weight of each clue; see :meth:`Sight.clues`."""


class Choice(NamedTuple):
    """A discard or a knock, its value, and the numbers it was judged by."""

    leaving: Leaving
    value: float
    knocks: bool
    numbers: Sequence[float]


JUDGE = Judge(Network(networks.LEAVE), Network(networks.DRAW), Network(networks.KNOCK), networks.READING)
"""The master's, and what the hints say."""
SMALL = Judge(
    Network(small_networks.LEAVE), Network(small_networks.DRAW), Network(small_networks.KNOCK), small_networks.READING
)
"""The expert's: fewer units, which learnt less long."""


def choices(sight: Sight, judge: Judge, table: Sequence[float], hand: int, barred: int = 0) -> list[Choice]:
    """Return every discard of a hand that makes sense, and the best knock, each with its value."""
    ways = [*leavings(sight.melds, hand, barred)]
    own = [sight.numbers(way.hand, way.melds) for way in ways]
    rows = [(*numbers, *table, *sight.given(way.card)) for way, numbers in zip(ways, own, strict=True)]
    found = [
        Choice(way, value, knocks=False, numbers=row)
        for way, value, row in zip(ways, judge.leave.values(rows), rows, strict=True)
    ]
    best = min(range(len(ways)), key=lambda place: ways[place].deadwood)
    if ways[best].deadwood <= sight.limit:
        numbers = (*own[best], *table)
        found.append(Choice(ways[best], judge.knock.values([numbers])[0], knocks=True, numbers=numbers))
    return found


def worth_a_look(sight: Sight, upcard: int) -> bool:
    """Return whether an upcard goes with a card of the hand, or is low."""
    return bool(sight.shapes.around[upcard] & sight.hand) or sight.shapes.value[upcard] <= _LITTLE


def waiting(sight: Sight, table: Sequence[float]) -> tuple[float, ...]:
    """Return the numbers of a position before a draw."""
    return (*sight.numbers(sight.hand, sight.melds.best(sight.hand)[0].melds), *table)


def rated(view: GinView, judge: Judge = JUDGE) -> list[Rated]:
    """Return the actions that make sense with their values, the best first.

    A value is the points that an action wins on average, with :data:`WIN` more for winning the round.
    What needs no thought is the only one, with no value: gin, the last chance to knock, laying off, and leaving an
    upcard after a long exchange of upcards.
    """
    match view.phase:
        case "lay":
            return [Rated(ending(view) or view.legal[0], 0.0)]
        case "discard":
            return _discards(view, judge)
    return _draws(view, judge)


def _draws(view: GinView, judge: Judge) -> list[Rated]:
    """Rate taking the upcard and leaving it."""
    kinds = {action.kind: action for action in view.legal}
    if "take" not in kinds or not view.upcard or view.turn > PATIENCE:
        return [Rated(drawing(view), 0.0)]
    sight, upcard, leave = sight_of(view, judge.reading), BIT[view.upcard], kinds.get("draw") or kinds["pass"]
    if view.phase != "last" and not worth_a_look(sight, upcard):
        return [Rated(leave, 0.0)]
    table = sight.table()
    found = choices(sight, judge, table, sight.hand | upcard, upcard)
    if view.phase == "last":
        return _in_order(Rated(kinds["take"], found[-1].value), Rated(leave, 0.0))
    if found[-1].knocks and not found[-1].leaving.deadwood:
        return [Rated(kinds["take"], 0.0)]
    [rather] = judge.draw.values([waiting(sight, table)])
    return _in_order(Rated(leave, rather), Rated(kinds["take"], max(choice.value for choice in found)))


def _discards(view: GinView, judge: Judge) -> list[Rated]:
    """Rate the discards and the best knock."""
    early, sight = ending(view), sight_of(view, judge.reading)
    found = choices(sight, judge, sight.table(), sight.hand, sum(BIT[card] for card in view.taken))
    if early and (not found[-1].leaving.deadwood or all(action.kind != "discard" for action in view.legal)):
        return [Rated(early, 0.0)]
    return _in_order(
        *(
            Rated(early if early and choice.knocks else Action("discard", cards_of(choice.leaving.card)), choice.value)
            for choice in found
        )
    )


def _in_order(*found: Rated) -> list[Rated]:
    return sorted(found, key=lambda each: -each.value)


def planner(judge: Judge = JUDGE) -> Policy:
    """Return a player that takes the best action and never depends on chance."""
    return lambda view, context: rated(view, judge)[0].action
