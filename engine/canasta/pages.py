"""The pages that players can read beside the picture: melds, bonuses and scores (features V5, V6, V7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.melds import CANASTA, KIND
from engine.canasta.view import CanastaView
from engine.score import ScoreLine
from engine.types import Note, Value


def _melds(view: CanastaView) -> Iterator[Note]:
    """Yield each meld: its cards, their points, and how many it lacks to be a canasta."""
    if not any(view.melds):
        yield Note("no-melds")
    for side, melds in enumerate(view.melds):
        for meld in melds:
            count, points = len(meld.cards), sum(view.rules.card_points[KIND[card]] for card in meld.cards)
            values: dict[str, Value] = {"side": side, "rank": meld.name or meld.rank, "cards": meld.cards}
            lacks = max(0, CANASTA - count)
            yield Note("meld-holds", {**values, "count": count, "wilds": meld.wilds, "points": points, "lacks": lacks})


def _bonuses(view: CanastaView) -> Iterator[Note]:
    """Yield each side's bonuses and penalties on the mat, without card points."""
    for side, lines in enumerate(view.lines):
        extra = [line for line in lines if line.code != "cards-melded"]
        yield Note("bonuses", {"side": side, "points": sum(line.points for line in extra)})
        yield from map(_line, extra)


def _scoring(view: CanastaView) -> Iterator[Note]:
    """Yield what each side scored, or would score if the round ended now, without the hands the seat cannot see."""
    for side, lines in enumerate(view.settled):
        yield Note("scored", {"side": side, "points": sum(line.points for line in lines), "total": view.totals[side]})
        yield from map(_line, lines)
    if view.settled:
        return
    for side, open_lines in enumerate(view.lines):
        held = [(seat, count) for seat, count in enumerate(view.hand_counts) if view.sides[seat] == side and count]
        hidden = [(seat, count) for seat, count in held if seat != view.seat]
        own = ScoreLine("cards-in-hand", -view.hand_points, len(view.hand))
        lines = (*open_lines, own) if len(hidden) < len(held) else open_lines
        points = sum(line.points for line in lines)
        values: dict[str, Value] = {"side": side, "points": points, "total": view.totals[side]}
        yield Note("would-score", {**values, "hidden": sum(count for _, count in hidden)})
        yield from map(_line, lines)
        yield from (Note("score-hidden", {"seat": seat, "count": count}) for seat, count in hidden)


def _line(line: ScoreLine) -> Note:
    return Note("score-part", {"score": line.code, "count": line.count, "points": line.points, "cards": line.cards})


PAGES = {"melds": _melds, "bonuses": _bonuses, "scoring": _scoring}
"""The pages of ``/view`` besides the table."""
