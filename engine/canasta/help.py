"""What the help says of these rules beside its sentences: the minimums of the initial meld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Note

if TYPE_CHECKING:
    from engine.canasta.rules import CanastaRules


def explain(rules: CanastaRules, page: str) -> tuple[Note, ...]:
    """A page of the help; see :meth:`engine.game.Rules.explain`. The page ``scoring`` lists the minimums."""
    first = Note(f"canasta-{page}", rules.options())
    if page != "scoring":
        return (first,)
    bands = [Note("canasta-minimum", {"below": below, "points": points}) for below, points in rules.minimums]
    return (first, *bands, Note("canasta-minimum-above", {"points": rules.top_minimum}))
