"""Checks of the truth of hints of Écarté that say what the master rates; see :mod:`tests.engine.hint_claims`."""

from __future__ import annotations

from collections.abc import Callable

from engine.players import MASTER, choose
from engine.players.ecarte.features import sight_of
from engine.players.ecarte.planning import JUDGES, WIN, is_learnt, rated, rated_call
from engine.types import Note
from tests.engine.hinted import Hinted
from tests.narrowing import words


def _at_once(it: Hinted, note: Note) -> bool:
    """Check which of the calls the master rates higher, and by how much; elsewhere that is a judgement."""
    if not is_learnt(it.view.rules):
        return True
    values = {each.action.kind in ("stand", "refuse"): each.value for each in rated(it.view)}
    gains = values[True] - values[False]
    worse = (gains > 0) != (it.action.kind in ("stand", "refuse"))
    named = note.code.startswith("hint-play-at-once") == (gains > 0) and note.code.endswith("-usually") == worse
    return note.values["points"] == round(abs(gains), 1) and (note.code == "hint-call-even" or named)


def _costs(it: Hinted, note: Note) -> bool:
    """Check that the master would play at once to win more rounds, but for the points."""
    gains, too_dear = rated_call(it.view)
    judge, rows = JUDGES[it.view.rules.must_head], [sight_of(it.view).call_numbers()]
    [ahead], [points] = judge.first_calls.values(rows), judge.first_points.values(rows)
    return too_dear and ahead > 0 > points == gains and note.values["points"] == round(-points, 1)


def _rated_best(it: Hinted, note: Note) -> bool:
    """Check that the master chooses the action, and what it rates the named other action."""
    best, other, *_ = rated(it.view)
    named = note.values["how"] == other.action.kind and words(note, "cards") == other.action.cards
    chosen = best.action == it.action == choose(it.view, MASTER, "any seed")
    return chosen and named and note.values["points"] == round(best.value - other.value, 1)


CLAIMS: dict[str, Callable[[Hinted, Note], bool]] = {
    **{f"hint-{what}{often}": _at_once for what in ("play-at-once", "new-cards") for often in ("", "-usually")},
    "hint-at-once-costs": _costs,
    "hint-call-even": _at_once,
    "hint-gains": _rated_best,
    "hint-won-counts": lambda it, note: is_learnt(it.view.rules) and note.values["points"] == WIN,
}
"""By reason, a check of its claim."""
