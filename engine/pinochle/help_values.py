"""The help pages: the values that their texts need, and the list of melds with their points."""

from __future__ import annotations

from engine.pinochle import melds
from engine.pinochle.names import NAMES
from engine.pinochle.options import PinochleOptions
from engine.types import Note, Value

_EXAMPLE_TRUMP = "H"


def explain(options: PinochleOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; see :meth:`engine.rules.Rules.explain`. The page ``scoring`` lists every meld."""
    names = NAMES[options.preset]
    values: dict[str, Value] = options.options()
    values |= {f"target_{type_}": names[type_] for type_ in ("dix", "pinochle", "sequence", "marriage")}
    first = Note(f"pinochle-{page}", values)
    return (first, *_meld_points(options)) if page == "scoring" else (first,)


def _meld_points(options: PinochleOptions) -> list[Note]:
    """Return each type of meld once, highest points first, with the cards of an example."""
    patterns = (*melds.patterns(options, _EXAMPLE_TRUMP), melds.dix(options, _EXAMPLE_TRUMP))
    by_name = {pattern.name: pattern for pattern in reversed(patterns)}
    return [
        Note("pinochle-meld", {"target": name, "points": pattern.points, "cards": pattern.faces})
        for name, pattern in reversed(by_name.items())
    ]
