"""The help pages: the values that their texts need, the melds with their points, and what may be melded again."""

from __future__ import annotations

from engine.pinochle import melds
from engine.pinochle.names import KINDS, NAMES
from engine.pinochle.options import PinochleOptions
from engine.types import Note, Value

_EXAMPLE_TRUMP = "H"


def explain(options: PinochleOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; see :meth:`engine.rules.Rules.explain`.

    The page ``scoring`` lists every meld, and every pair of kinds that exclude each other.
    """
    names = NAMES[options.preset]
    values: dict[str, Value] = options.options()
    values |= {f"target_{type_}": names[type_] for type_ in ("dix", "pinochle", "sequence", "marriage")}
    first = Note(f"pinochle-{page}", values)
    return (first, *_meld_points(options), *_remelding(options)) if page == "scoring" else (first,)


def _meld_points(options: PinochleOptions) -> list[Note]:
    """Return each type of meld once, highest points first, with the cards of an example."""
    patterns = (*melds.patterns(options, _EXAMPLE_TRUMP), melds.dix(options, _EXAMPLE_TRUMP))
    by_name = {pattern.name: pattern for pattern in reversed(patterns)}
    return [
        Note("pinochle-meld", {"target": name, "points": pattern.points, "cards": pattern.faces})
        for name, pattern in reversed(by_name.items())
    ]


def _remelding(options: PinochleOptions) -> list[Note]:
    """Return, for each kind of meld of these rules, the other kinds that a card of it can never be melded in again."""
    names = KINDS[options.preset]
    played = {pattern.family for pattern in melds.patterns(options, _EXAMPLE_TRUMP)}
    kinds = [kind for kind in melds.FAMILIES if kind in played]
    notes = []
    for old in kinds:
        excluded = [new for new in kinds if not melds.may_remeld(old, new, liberal=options.liberal_remelding)]
        others = tuple(names[new] for new in excluded if new != old)
        if others:
            notes.append(Note("pinochle-remelding-not", {"target": names[old], "target_never": others}))
    return [Note("pinochle-remelding", {"count": len(notes)}), *notes]
