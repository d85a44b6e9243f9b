"""What the help says of these rules beside its sentences: how the preset calls its melds, and what each scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.pinochle import melds
from engine.pinochle.names import NAMES
from engine.types import Note, Value

if TYPE_CHECKING:
    from engine.pinochle.rules import PinochleRules

_TRUMP = "H"
"""The trumps of the examples."""


def explain(rules: PinochleRules, page: str) -> tuple[Note, ...]:
    """A page of the help; see :meth:`engine.rules.Rules.explain`. The page ``scoring`` lists every meld."""
    names = NAMES[rules.preset]
    values: dict[str, Value] = rules.options()
    values |= {f"target_{type_}": names[type_] for type_ in ("dix", "pinochle", "sequence", "marriage")}
    first = Note(f"pinochle-{page}", values)
    return (first, *_worth(rules)) if page == "scoring" else (first,)


def _worth(rules: PinochleRules) -> list[Note]:
    """Each kind of meld once, most points first, with the cards of an example."""
    patterns = (*melds.patterns(rules, _TRUMP), melds.dix(rules, _TRUMP))
    kinds = {pattern.name: pattern for pattern in reversed(patterns)}
    return [
        Note("pinochle-meld", {"target": name, "points": pattern.points, "cards": pattern.faces})
        for name, pattern in reversed(kinds.items())
    ]
