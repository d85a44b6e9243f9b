"""Black threes: melded only as the last meld of a player who goes out (guide 2.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.kinds import BLACK_THREE, TWO, WILD_JOKER
from engine.canasta.legality.going_out import fewest_left, may_go_out, too_few_left
from engine.canasta.legality.position import usable
from engine.canasta.melds import LEAST_NATURALS, MELD, Way, black_threes
from engine.canasta.state import State
from engine.types import IllegalAction


def black_melds(state: State) -> Iterator[Way]:
    """Yield the ways in which the player to act can meld black threes."""
    hand = state.hands[state.seat]
    wild = state.rules.black_threes_melded == "going-out-with-wild"
    jokers, twos = (len(hand[WILD_JOKER]), len(hand[TWO])) if wild else (0, 0)
    for way in black_threes(len(hand[BLACK_THREE]), min(jokers, 1), min(twos, 1)):
        if refusal(state, way) is None:
            yield way


def refusal(state: State, way: Way) -> IllegalAction | None:
    """Return why black threes cannot be melded in this way, or ``None``."""
    rule = state.rules.black_threes_melded
    wild = way.jokers + way.twos
    if rule == "never":
        return IllegalAction("black-threes-never")
    if wild > int(rule == "going-out-with-wild" and way.naturals == LEAST_NATURALS):
        return IllegalAction("black-threes-natural")
    if way.size < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=way.size)
    if not may_go_out(state):
        return too_few_left(state)
    rest = len(usable(state, state.waiting))
    left = state.counts[state.seat] - way.size + rest
    if left > (rule != "for-last-discard"):
        return IllegalAction("black-threes-last", left=left)
    if left < fewest_left(state.rules, True, False):
        return too_few_left(state)
    points = state.begun + state.tables.points_of(way.kind, way.naturals, way.jokers, way.twos)
    needs = state.minimums[state.side]
    if not state.opened[state.side] and points < needs and (rest or state.rules.opens_anyway != "concealed"):
        return IllegalAction("initial-meld", needs=needs, reach=points)
    return None
