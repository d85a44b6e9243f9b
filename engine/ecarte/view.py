"""What one seat may know of a round of Écarté, and how that is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.ecarte.options import EcarteOptions
from engine.kit import trick_view
from engine.kit.exchanging import ExchangingView, choices
from engine.kit.trick_view import TrickView
from engine.kit.views import added_fields
from engine.types import Action, Note, Seat
from engine.view import Speaker


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteView(ExchangingView):
    """A seat's view; see :class:`engine.ecarte.round.EcarteState` for the phases and the agreements."""

    rules: EcarteOptions
    exchanges: int
    vulnerable: Seat | None
    announced: Seat | None

    def label(self, action: Action) -> Note:
        """Return what a call is called."""
        return Note(action.kind, {"card": f"K{self.trump}"})


COPIED = added_fields(EcarteView, TrickView)
"""What a view shows of the state unchanged."""


CAUTIONS = (*trick_view.CAUTIONS, "play-king-unannounced", "exchange-trump")
"""The codes of all cautions."""


def cautions(view: EcarteView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or forget to announce."""
    return (*trick_view.cautions(view, action), *_of_ecarte(view, action))


def _of_ecarte(view: EcarteView, action: Action) -> Iterator[Note]:
    """Yield a king that is not announced, and a trump that is exchanged."""
    king = f"K{view.trump}"
    leads_king = action.cards == (king,) and not view.trick
    if action.kind == "play" and not leads_king and any(other.kind == "king" for other in view.legal):
        yield Note("play-king-unannounced", {"card": king})
    trumps = [card for card in action.cards if view.order.suit[card] == view.trump]
    if action.kind == "exchange" and trumps:
        yield Note("exchange-trump", {"cards": tuple(trumps)})


def facts(view: EcarteView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, with what was agreed."""
    return trick_view.facts(view, of_stock=agreed)


def warnings(view: EcarteView) -> tuple[Note, ...]:
    """Return that a refusal, or playing at once, may cost a point."""
    kinds = {action.kind for action in view.legal}
    at_risk = view.rules.vulnerable and not view.exchanges and kinds & {"propose", "refuse"}
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


SPEAKER = Speaker(facts=facts, choices=choices, cautions=cautions, warnings=warnings, pages=trick_view.PAGES)
"""What puts views of Écarté into words."""
