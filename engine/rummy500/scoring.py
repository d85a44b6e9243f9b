"""What a round of Rummy 500 scores: the cards laid down, less those still held."""

from __future__ import annotations

from engine.rummy500.melds import laid_by
from engine.rummy500.state import State
from engine.score import RoundScore, ScoreLine


def score(state: State) -> RoundScore:
    """Return the lines by side; what is held counts only once the round is over."""
    rules, seats = state.rules, range(state.seats)
    laid = [laid_by(rules, state.table, seat) for seat in seats]
    lines: list[list[ScoreLine]] = [[] for _ in range(max(state.sides) + 1)]
    for side, its in enumerate(lines):
        own = [seat for seat in seats if state.sides[seat] == side]
        its.append(ScoreLine("laid", sum(sum(laid[seat]) for seat in own), sum(len(laid[seat]) for seat in own)))
        held = [rules.points(card) for seat in own for card in state.hands[seat]]
        if state.phase == "over" and held:
            its.append(ScoreLine("held", -sum(held), len(held)))
    if rules.one_turn_doubles and state.goer is not None and not state.has_laid[state.goer]:
        lines[state.sides[state.goer]].append(ScoreLine("one-turn", sum(laid[state.goer])))
    return tuple(map(tuple, lines))
