"""Puts a view of Écarté into notes and choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.ecarte.cautions import cautions
from engine.ecarte.view import EcarteView
from engine.kit import trick_facts
from engine.kit.spoken_view import Speaker
from engine.kit.trick_observation import SPEAKER
from engine.kit.trick_view import TrickView
from engine.types import Action, Note


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedEcarteView(EcarteView):
    """A view that describes itself."""

    speaker: ClassVar[Speaker] = replace(SPEAKER, cautions=cautions)

    def label(self, action: Action) -> Note:
        """Return what a call is called."""
        return Note(action.kind, {"card": f"K{self.trump}"})

    def facts(self) -> tuple[Note, ...]:
        """See :mod:`engine.kit.trick_facts`; with what was agreed."""
        return trick_facts.facts(self, of_stock=agreed)

    def warnings(self) -> tuple[Note, ...]:
        """Return that a refusal, or playing at once, may cost a point."""
        kinds = {action.kind for action in self.legal}
        at_risk = self.rules.vulnerable and not self.exchanges and kinds & {"propose", "refuse"}
        return (Note("vulnerable-if", {"kind": "refuse" if "refuse" in kinds else "stand"}),) if at_risk else ()


def agreed(view: TrickView) -> Iterable[Note]:
    """Yield the upcard, the exchanges, who is vulnerable, and who has announced the king."""
    assert isinstance(view, EcarteView)
    if view.upturned:
        yield Note("stock-over", {"count": view.stock, "card": view.upturned})
    if view.exchanges:
        for seat in (view.elder, view.dealer):
            yield Note("exchanged", {"seat": seat, "count": view.laid_counts[seat]})
    if view.vulnerable is not None and view.rules.vulnerable:
        yield Note("is-vulnerable", {"seat": view.vulnerable})
    if view.announced is not None:
        yield Note("king-announced", {"seat": view.announced, "card": f"K{view.trump}"})
