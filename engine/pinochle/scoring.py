"""The points of cards and tricks, and the score of a round: a line for each meld, then the tricks.

Pinochle guide 2.4, 2.8, 2.9, 3.4, 4.4, 7.4.14 and 7.4.15.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.kit import pinochle_cards
from engine.kit.pinochle_cards import LAST_TRICK_POINTS
from engine.kit.tricks import Trick
from engine.pinochle.options import PinochleOptions
from engine.pinochle.state import State
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Side


def card_points(rules: PinochleOptions, cards: Iterable[Card]) -> int:
    """Return the points of cards in a won trick."""
    return pinochle_cards.card_points(rules.trick_points, cards)


def score(state: State, *, over: bool) -> RoundScore:
    """Return each side's lines. The penalty for no point in phase two applies once the round is played out."""
    return tuple(tuple(_side(state, side, over and state.knocker is None)) for side in range(len(state.hands)))


def counted(state: State, side: Side) -> int:
    """Return the points of a side in the round so far that count towards knocking."""
    points = sum(line.points for line in state.lines[side])
    return points + (trick_points(state, side) if state.rules.phase_one_tricks == "as-taken" else 0)


def trick_points(state: State, side: Side) -> int:
    """Return the points of the counting tricks that a side has won so far."""
    return sum(trick.points for trick in state.tricks if trick.winner == side)


def past_target(state: State, side: Side) -> bool:
    """Return whether a side has the points to knock (Pinochle guide 2.10); never if melds count only at the end."""
    return not state.rules.scored_at_end and state.totals[side] + counted(state, side) >= state.target


def feats(state: State, side: Side, *, over: bool) -> dict[str, int]:
    """Return the achievements of a side that statistics count, with their numbers. Dixes do not count as melds."""
    melds = [line for line in state.lines[side] if line.code not in (state.dix.name, "dix-turned")]
    done = {
        "melds": len(melds),
        "best-meld": max((line.points for line in melds), default=0),
        "tricks": sum(trick.winner == side for trick in state.tricks),
        "last-trick": int(over and state.knocker is None and state.tricks[-1].winner == side),
        "knocked": int(state.knocker == side),
    }
    return achieved(done)


def _side(state: State, side: Side, played_out: bool) -> list[ScoreLine]:
    lines = list(state.lines[side])
    won = [trick for trick in state.tricks if trick.winner == side]
    if state.rules.phase_one_tricks != "no":
        lines.append(_tricks("tricks-one", [trick for trick in won if not trick.phase_two]))
    two = _tricks("tricks-two", [trick for trick in won if trick.phase_two])
    lines.append(two)
    last = state.rules.last_trick and played_out and state.tricks[-1].winner == side
    if last:
        lines.append(ScoreLine("last-trick", LAST_TRICK_POINTS))
    if state.rules.no_trick_penalty and played_out and not last and not two.points:
        melded = [line for line in state.lines[side] if line.code != "dix-turned" and line.points]
        if melded:
            lines.append(ScoreLine("melds-against", -2 * sum(line.points for line in melded), len(melded)))
    return lines


def _tricks(code: str, won: list[Trick]) -> ScoreLine:
    return ScoreLine(code, sum(trick.points for trick in won), len(won))
