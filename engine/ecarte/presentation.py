"""Puts a view of Écarté into notes and choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card
from engine.ecarte import cautions
from engine.ecarte.view import EcarteView
from engine.kit import exchanging, trick_facts
from engine.kit.trick_observation import ObservedTrickView
from engine.kit.trick_view import TrickView
from engine.types import Action, Choice, Composition, Note


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedEcarteView(EcarteView):
    """A view that describes itself."""

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """Return the actions of a kind; of the ways to exchange the sensible ones first."""
        if kind == "play":
            return ObservedTrickView.choices(self, kind)
        if kind == "exchange":
            return exchanging.choices(self.legal, self.sensible())
        return tuple(
            Choice(action, Note(kind, {"card": f"K{self.trump}"})) for action in self.legal if action.kind == kind
        )

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards an exchange takes."""
        return Composition(1, self.most) if kind == "exchange" else None

    def sensible(self) -> list[tuple[Card, ...]]:
        """Return good ways to exchange; see :func:`engine.kit.exchanging.sensible`."""
        return exchanging.sensible(self.order, self.hand, self.most)

    def facts(self) -> tuple[Note, ...]:
        """See :mod:`engine.kit.trick_facts`; with what was agreed."""
        return trick_facts.facts(self, of_stock=agreed)

    def warnings(self) -> tuple[Note, ...]:
        """Return that a refusal, or playing at once, may cost a point."""
        kinds = {action.kind for action in self.legal}
        at_risk = self.rules.vulnerable and not self.exchanges and kinds & {"propose", "refuse"}
        return (Note("vulnerable-if", {"kind": "refuse" if "refuse" in kinds else "stand"}),) if at_risk else ()

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """See :mod:`engine.ecarte.cautions`."""
        return cautions.cautions(self, action)


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
