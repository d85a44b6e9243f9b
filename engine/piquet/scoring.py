"""The score of a round, as everybody can count it; and who has earned pique or repique."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, rank
from engine.piquet.declarations import COUNTS, KINDS
from engine.piquet.options import HAND, SEATS
from engine.piquet.state import PiquetState
from engine.score import RoundScore, ScoreLine
from engine.types import Seat

CARTE_BLANCHE = 10
CARDS = 10
CAPOT = 40
BONUSES = {"pique": 30, "repique": 60}
NEEDED = 30
"""The points that make pique or repique before the other player scores."""


def play_points(state: PiquetState) -> Iterator[tuple[Seat, int]]:
    """Yield who scored how much by leading and winning cards, in order; without the cards and capot."""
    for number, trick in enumerate(state.tricks, 1):
        lead, reply = trick.cards
        yield trick.leader, _counts(state, lead)
        if trick.winner != trick.leader:
            yield trick.winner, _counts(state, reply)
        if number == HAND:
            yield trick.winner, 1
    if state.trick:
        yield state.leader, _counts(state, state.trick[0])


def _counts(state: PiquetState, card: Card) -> int:
    return int(state.rules.low_cards_count or COUNTS[rank(card)] >= COUNTS["10"])


def _declared_in_order(state: PiquetState) -> Iterator[tuple[Seat, int] | None]:
    """Yield who scored how much before the play, in the order of pique and repique; ``None`` for what is not told."""
    for seat in range(SEATS):
        if state.blanche[seat]:
            yield seat, CARTE_BLANCHE
    for its in state.declared:
        if not its.answer or (its.answer == "silence" and not state.told):
            yield None
        elif its.answer == "not-good":
            yield state.younger, its.spoken[state.younger].points
        else:
            yield from ((seat, said.points) for seat, said in enumerate(its.spoken) if said.points)


def bonus(state: PiquetState) -> tuple[Seat, str] | None:
    """Return who has earned pique or repique, as far as everybody can tell."""
    points = [0] * SEATS
    scored: set[Seat] = set()
    for each in _declared_in_order(state):
        if each is None:
            return None
        seat, gained = each
        points[seat] += gained
        scored |= {seat}
        if points[seat] >= NEEDED and scored == {seat}:
            return seat, "repique"
    if not state.told or state.younger in scored:
        return None
    for seat, gained in play_points(state):
        points[seat] += gained
        if seat == state.younger and gained:
            return None
        if points[state.elder] >= NEEDED:
            return state.elder, "pique"
    return None


def score(state: PiquetState) -> RoundScore:
    """Return the score lines by side so far; those that need the whole play come with its end."""
    lines: list[list[ScoreLine]] = [[], []]
    for seat in range(SEATS):
        if state.blanche[seat]:
            lines[seat].append(ScoreLine("carte-blanche", CARTE_BLANCHE))
        for kind, its in zip(KINDS, state.declared, strict=True):
            said = its.spoken[seat]
            if said.points:
                shown = tuple(card for group in said.groups for card in group)
                lines[seat].append(ScoreLine(kind, said.points, max(1, len(said.groups)), shown))
    if earned := bonus(state):
        seat, code = earned
        lines[seat].append(ScoreLine(code, BONUSES[code]))
    played = [0] * SEATS
    for seat, gained in play_points(state):
        played[seat] += gained
    for seat, gained in enumerate(played):
        if gained:
            lines[seat].append(ScoreLine("play", gained))
    _add_tricks(state, lines)
    if state.doubled:
        for its_lines in lines:
            if total := sum(line.points for line in its_lines):
                its_lines.append(ScoreLine("doubled", total))
    return tuple(map(tuple, lines))


def _add_tricks(state: PiquetState, lines: list[list[ScoreLine]]) -> None:
    """Add the cards or capot once the play is over."""
    if len(state.tricks) < HAND:
        return
    won = [state.won_by(seat) for seat in range(SEATS)]
    if won[0] != won[1]:
        best = won.index(max(won))
        capot = won[best] == HAND
        lines[best].append(ScoreLine("capot" if capot else "cards", CAPOT if capot else CARDS, won[best]))
