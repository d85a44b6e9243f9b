"""How Écarté presents itself: choices, cautions, warnings and facts, the log, and what stood out in a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ecarte.round import EcarteView
from engine.highlights import Course, best_round, first_score
from engine.kit import exchanging, trick_presentation
from engine.kit.trick_view import TrickView
from engine.presentation import Presentation, shortlisted
from engine.types import Action, Choice, Event, Line, Note


def choices(view: EcarteView, kind: str) -> tuple[Choice, ...]:
    """Return the actions of a kind; the label of the king has its card."""
    return exchanging.choices(view, kind, lambda action: Note(action.kind, {"card": f"K{view.trump}"}))


CAUTIONS = (*trick_presentation.CAUTIONS, "play-king-unannounced", "exchange-trump")
"""The codes of all cautions."""


def cautions(view: EcarteView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or forget to announce."""
    return (*trick_presentation.cautions(view, action), *_of_ecarte(view, action))


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
    return trick_presentation.facts(view, of_stock=agreed)


def warnings(view: EcarteView) -> tuple[Note, ...]:
    """Return a warning that a refusal, or playing at once, may cost a point."""
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


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, with who has won the round on that of the last."""
    return trick_presentation.summary(events, outcomes=("point", "vulnerable", "vole"))


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the first vole of the game, and its best round."""
    voles = [
        Note("vole", {"side": side, "points": line.points, "round": number})
        for number, side, line in filter(None, [first_score(course, "vole")])
    ]
    return (*voles, *best_round(course))


PRESENTATION = Presentation[EcarteView](
    pages={"table": facts, "tricks": trick_presentation.tricks, "points": trick_presentation.points},
    choices=choices,
    shortlist=shortlisted(choices, dict.fromkeys(("propose", "stand", "accept", "refuse", "king", "exchange", "play"))),
    cautions=cautions,
    caution_codes=CAUTIONS,
    warnings=warnings,
    lull=trick_presentation.lull,
    automatic=("king",),
    routine=("play",),
    summary=summary,
    highlights=highlights,
)
"""Presents the game."""
