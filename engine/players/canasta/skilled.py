"""A player who plays a real hand by the habits that were learnt in sketches."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.kinds import KIND, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.players.canasta import player, variants
from engine.players.canasta.moment import RANKED
from engine.players.canasta.plan import Lay
from engine.players.canasta.reading import count, read
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.worlds import Worlds
from engine.players.mind import Mind
from engine.types import Action

_HABITUAL = ("draw", "take", "meld", "discard")


def choose(view: CanastaView, mind: Mind) -> Action:
    """The action that the player takes: one of ``view.legal``."""
    return habitual(view, mind, Worlds(view, aggressive=mind.aggressive))


def habitual(view: CanastaView, mind: Mind, worlds: Worlds) -> Action:
    """The same, for a seat whose ``worlds`` are known already."""
    judged = player.choose(view, mind)
    if not habit_decides(view, judged):
        return judged
    sketch = worlds.own()
    if view.phase == "draw":
        return _taken(view, sketch, worlds.seat) or next((its for its in view.legal if its.kind == "draw"), judged)
    melds = [action for action in view.legal if action.kind == "meld"]
    if melds:
        if apart := variants.meld(view, melds):
            return apart
        if lays := list(laid(sketch, worlds.seat)):
            return player.first(read(view), melds, lays) or judged
    kind = sketch.spared(worlds.seat)
    return next((its for its in view.legal if its.kind == "discard" and KIND[its.cards[0]] == kind), judged)


def habit_decides(view: CanastaView, judged: Action) -> bool:
    """Whether this is a moment that habits know; what they do not know, such as sequences, is left to judgement."""
    return judged.kind in _HABITUAL and view.answer != "yes" and not view.upcard_due and not view.rules.sequences


def laid(sketch: Sketch, seat: int) -> Iterator[Lay]:
    """What a seat lays down by habit; the sketch stays as it is."""
    side = sketch.terms.sides[seat]
    after = sketch.copy()
    after.meld(seat)
    for kind in range(RANKED):
        naturals = after.naturals[side][kind] - sketch.naturals[side][kind]
        wilds = after.wilds[side][kind] - sketch.wilds[side][kind]
        if naturals > 0 or wilds > 0:
            yield Lay(kind, naturals, wilds)


def _taken(view: CanastaView, sketch: Sketch, seat: int) -> Action | None:
    """The legal way to take the pile that is nearest to the habit's."""
    taking = sketch.taking(seat)
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    if taking is None or not takes:
        return None
    kind = KIND[view.pile[-1]]

    def away(action: Action) -> tuple[int, int]:
        cards = count(action.cards)
        return abs(cards[TWO] + cards[WILD_JOKER] - taking.wilds), abs(cards[kind] - taking.naturals)

    return min(takes, key=away)
