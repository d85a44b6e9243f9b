"""How Rubicon Bezique presents itself: facts, pages, choices and cautions, the log, and the help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.cards import Card, face
from engine.highlights import Course, best_round, first_score
from engine.kit import meld_presentation, trick_presentation
from engine.presentation import Presentation, shortlisted
from engine.rubicon import melds
from engine.rubicon.melds import Used
from engine.rubicon.options import RubiconOptions
from engine.rubicon.round import BLANCHE, RubiconRound, RubiconView
from engine.types import Action, Choice, Event, Line, Note, Value

LATE = 24
"""The size of the stock from which a player below the line is told so."""


def facts(view: RubiconView) -> tuple[Note, ...]:
    """Return the facts of every game of melds, the brisques, and warnings."""
    first, *others = meld_presentation.facts(view)
    values = {**first.values, "deals": max(view.round, view.most_rounds or view.rules.partie), "count": view.stock}
    return (first._replace(values=values), *others, *_brisques(view), *warnings(view))


def _brisques(view: RubiconView) -> Iterator[Note]:
    if view.rules.brisques != "never":
        for side, points in enumerate(view.brisques):
            yield Note("brisques", {"side": side, "points": points})


def warnings(view: RubiconView) -> tuple[Note, ...]:
    """Return how much ``view.seat`` lacks to the line once the stock is low, and that it can show carte blanche."""
    if view.seat is None or not view.legal or view.phase == "scored":
        return ()
    brisques = view.brisques[view.seat] if view.rules.brisques != "never" else 0
    needs = view.rules.target - view.standing[view.seat] - brisques
    late = view.phase_two or view.stock <= LATE
    line = [Note("below-line", {"needs": needs, "target": view.rules.target})] if late and needs > 0 else []
    blank = [Note("can-show-blanche", {"points": view.rules.blanche_points})] if BLANCHE in view.legal else []
    return (*line, *blank)


def _hand_page(view: RubiconView) -> list[Note]:
    """Return what the hand is good for."""
    faces, short = {face(card) for meld in view.meldable for card in meld.cards}, _one_short(view)
    meldable = [card for card in view.hand if face(card) in faces]
    return meld_presentation.hand_page(view, meldable, [card for card in view.hand if face(card) in short])


def _one_short(view: RubiconView) -> set[Card]:
    """Return the faces of the hand that lack one card of a meld."""
    if view.seat is None:
        return set()
    used = Used(view.declared[view.seat], frozenset(view.mat[view.seat]))
    found: set[Card] = set()
    for pattern in melds.patterns(view.rules, view.trump):
        fresh = [face(card) for card in view.hand if used.is_fresh(pattern, card)]
        held = [[each for each in fresh if each in faces] for faces, _ in pattern.slots]
        lacks = sum(max(0, number - len(its)) for its, (_, number) in zip(held, pattern.slots, strict=True))
        if lacks == 1:
            found.update(*held)
    return found


def _blanche(view: RubiconView) -> Iterator[Choice]:
    if BLANCHE in view.legal:
        yield Choice(BLANCHE, Note("blanche", {"points": view.rules.blanche_points}))


choices = meld_presentation.choices_of(
    {"play": meld_presentation.plays, "meld": meld_presentation.meld_choices, "blanche": _blanche}
)
"""Returns the choices for a kind of action, best first."""

CAUTIONS = ("play-meldable", "play-unshown", "draw-unmelded")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: RubiconView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by playing a card or by drawing; nothing for other actions."""
    return meld_presentation.cautions(view, action, meld_presentation.before_the_draw, _before_playing)


def _before_playing(view: RubiconView, card: Card) -> Iterator[Note]:
    """Yield the most valuable meld that needs this card, and that carte blanche could be shown."""
    best = next((meld for meld in view.meldable if _needs(view, meld.cards, card)), None)
    yield from meld_presentation.meldable_caution(card, best)
    if BLANCHE in view.legal:
        yield Note("play-unshown", {"points": view.rules.blanche_points})


def _needs(view: RubiconView, cards: Sequence[Card], card: Card) -> bool:
    """Return whether a meld contains a card, or one that can stand for it."""
    return any(view.alike(card, each) for each in cards if face(each) == face(card))


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, with the melds that its winner makes."""
    return trick_presentation.summary(events, outcomes=("last-trick", "deal-won", "rubicon-won", "void"))


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best meld, the first rubicon, and the best deal."""
    lines = [cast(RubiconRound, each).state.lines for each in course.rounds]
    crossed = first_score(course, "rubicon")
    rubicon = []
    if crossed:
        number, side, _ = crossed
        points = sum(line.points for line in course.scores[number - 1][side])
        rubicon.append(Note("rubicon", {"side": side, "points": points, "round": number}))
    return (*meld_presentation.best_meld(lines, ("carte-blanche",)), *rubicon, *best_round(course))


_EXAMPLE_TRUMP = "H"


def explain(options: RubiconOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; the page ``scoring`` lists every meld, highest points first."""
    values: dict[str, Value] = options.options()
    first = Note(f"rubicon-{page}", values)
    if page != "scoring":
        return (first,)
    by_name = {pattern.name: pattern for pattern in melds.patterns(options, _EXAMPLE_TRUMP)}
    return (first, *(_meld_points(pattern) for pattern in by_name.values()))


def _meld_points(pattern: melds.Pattern) -> Note:
    """Return a meld with the cards of an example."""
    cards = [each for faces, number in pattern.slots for each in (faces if len(faces) > 1 else faces * number)]
    return Note("rubicon-meld", {"target": pattern.name, "points": pattern.points, "cards": tuple(cards)})


PRESENTATION = Presentation[RubiconView](
    greatest="best-meld",
    pages={
        "table": facts,
        "tricks": trick_presentation.tricks,
        "melds": meld_presentation.melds_page,
        "points": trick_presentation.points,
        "hand": _hand_page,
    },
    choices=choices,
    shortlist=shortlisted(choices, {"blanche": None, "meld": 3, "draw": None, "play": None}),
    cautions=cautions,
    caution_codes=CAUTIONS,
    warnings=warnings,
    apart=meld_presentation.apart,
    lull=trick_presentation.lull,
    routine=("draw",),
    summary=summary,
    highlights=highlights,
    explain=explain,
)
"""Presents the game; the page ``hand`` is empty in the public view."""
