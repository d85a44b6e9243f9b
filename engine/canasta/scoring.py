"""The score of a round: every number a line of its own (guide 2.9 and 2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.canasta.kinds import KIND, POINTS
from engine.canasta.melds import canasta
from engine.cards import Card
from engine.game import RoundScore, ScoreLine, Side

if TYPE_CHECKING:
    from engine.canasta.state import State


def points(cards: tuple[Card, ...]) -> int:
    """What cards count, red threes nothing."""
    return sum(POINTS[KIND[card]] for card in cards)


def on_the_mat(state: State, side: Side) -> list[ScoreLine]:
    """A side's lines for what lies open: melded cards, canastas and red threes.

    ``cards-melded`` comes first, so that a sheet always has a line.
    """
    rules = state.rules
    melds = list(zip(state.laid[side], state.wild[side], strict=True))
    melded = tuple(card for naturals, wild in melds for card in naturals + wild)
    kinds = [canasta(len(naturals), len(wild)) for naturals, wild in melds]
    lines = [ScoreLine("cards-melded", points(melded), len(melded), melded)]
    if natural := kinds.count("natural"):
        lines.append(ScoreLine("natural-canastas", natural * rules.natural_canasta, natural))
    if mixed := kinds.count("mixed"):
        lines.append(ScoreLine("mixed-canastas", mixed * rules.mixed_canasta, mixed))
    threes = state.threes[side]
    if threes:
        bonus = rules.all_red_threes if len(threes) == 4 else rules.red_three * len(threes)
        lines.append(ScoreLine("red-threes", bonus if melded else -bonus, len(threes), threes))
    return lines


def score(state: State) -> RoundScore:
    """Every side's lines, hands included: final once the round is over."""
    return tuple(tuple(_side(state, side)) for side in range(len(state.laid)))


def _side(state: State, side: Side) -> list[ScoreLine]:
    rules = state.rules
    lines = on_the_mat(state, side)
    if state.out is not None and state.sides[state.out] == side:
        lines.append(ScoreLine("going-out", rules.going_out))
        if state.out_concealed:
            lines.append(ScoreLine("concealed", rules.concealed))
    hands = [state.held(seat) for seat, its in enumerate(state.sides) if its == side]
    held = tuple(card for hand in hands for cards in hand for card in cards)
    if held:
        lines.append(ScoreLine("cards-in-hand", -points(held), len(held), held))
    if state.penalties[side]:
        each = rules.take_back_penalty
        lines.append(ScoreLine("returned-piles", -state.penalties[side], state.penalties[side] // each))
    return lines
