"""How Pinochle, Binokel and Bezique present themselves: facts, pages, choices and cautions, the log, and the help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from engine.cards import Card, face
from engine.highlights import Course, best_round, biggest_turn, first_best
from engine.kit import meld_presentation, trick_presentation
from engine.kit.meld_round import Meld
from engine.kit.pinochle_cards import DIX_POINTS
from engine.pinochle import melds, scoring
from engine.pinochle.melds import KINDS, NAMES, Found
from engine.pinochle.options import SEATS, PinochleOptions
from engine.pinochle.round import PinochleRound, PinochleView
from engine.presentation import Presentation, shortlisted
from engine.types import Action, Choice, Event, Line, Note, Side, Value


def facts(view: PinochleView) -> tuple[Note, ...]:
    """Return the facts of every game of melds, and warnings."""
    return (*meld_presentation.facts(view), *warnings(view))


def warnings(view: PinochleView) -> tuple[Note, ...]:
    """Return what ``view.seat`` easily overlooks: the last chance to score a dix, and an opponent about to knock."""
    dix = (Note("dix-last-chance", {"points": DIX_POINTS}),) if last_chance(view) else ()
    if view.seat is None:
        return ()
    others = [seat for seat, side in enumerate(view.sides) if side != view.sides[view.seat] and may_knock(view, side)]
    return (*dix, *(Note("may-knock-next", {"seat": seat}) for seat in others))


def may_knock(view: PinochleView, side: Side) -> bool:
    """Return whether a side is past the target and so may knock on its next turn.

    See :func:`engine.pinochle.legality.knocking_is_open`.
    """
    if view.phase in ("scored", "won") or view.rules.scored_at_end:
        return False
    if view.phase_two and (view.tricks[-1].phase_two or view.tricks[-1].winner == side):
        return False
    return view.totals[side] + view.standing[side] >= view.target


def last_chance(view: PinochleView) -> bool:
    """Return whether this is the last trick in which a dix in hand scores when played (Pinochle guide 7.4.12)."""
    if view.seat is None or view.rules.dix_must_be_melded or view.stock != 1 or view.phase not in ("lead", "follow"):
        return False
    turned = view.upturned
    return turned is not None and any(
        face(card) == face(turned) and card not in view.mat[view.seat] for card in view.hand
    )


def _hand_page(view: PinochleView) -> list[Note]:
    """Return what the hand is good for. A dix that has not scored yet is meldable: it can be shown or exchanged."""
    if view.seat is None:
        return []
    dix = melds.dix(view.rules, view.trump)
    dixes = [card for card in view.hand if face(card) in dix.faces and card not in view.mat[view.seat]]
    faces, short = {face(card) for meld in view.meldable for card in meld.cards}, _one_short(view)
    return meld_presentation.hand_page(
        view,
        [card for card in view.hand if face(card) in faces or card in dixes],
        [card for card in view.hand if face(card) in short],
        [Meld(dix.type, dix.name, (card,), dix.points) for card in dixes[:1]],
    )


def _one_short(view: PinochleView) -> set[Card]:
    """Return the faces that are one card short of a meld, whether or not that card is still to be had."""
    history = view.history()
    found: set[Card] = set()
    for pattern in melds.patterns(view.rules, view.trump):
        usable = Counter(face(card) for card in view.hand if melds.refused(view.rules, pattern, card, history) is None)
        held = Counter(pattern.faces) & usable
        if held.total() == len(pattern.faces) - 1:
            found |= set(held)
    return found


def _melds(view: PinochleView) -> Iterator[Choice]:
    """Yield one choice per scoring meld, and the dix that can be shown."""
    yield from meld_presentation.meld_choices(view)
    for action in view.legal:
        if action.kind == "meld" and len(action.cards) == 1:
            yield Choice(action, Note("meld-dix", {"target": action.target, "cards": action.cards}), action.target)


def _exchange(view: PinochleView) -> Iterator[Choice]:
    for action in view.legal:
        if action.kind == "exchange" and view.upturned:
            yield Choice(action, Note("exchange", {"card": view.upturned}))


choices = meld_presentation.choices_of({"play": meld_presentation.plays, "meld": _melds, "exchange": _exchange})
"""Returns the choices for a kind of action, best first."""

CAUTIONS = ("play-meldable", "play-exchangeable", "play-before-dix", "draw-unmelded", "draw-unexchanged")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by playing a card or by drawing; nothing for other actions."""
    return meld_presentation.cautions(view, action, _before_the_draw, _before_playing)


def _before_the_draw(view: PinochleView) -> Iterator[Note]:
    """Yield the most valuable meld that could still be made in this turn, and the dix that could be exchanged."""
    yield from meld_presentation.before_the_draw(view)
    if any(action.kind == "exchange" for action in view.legal):
        yield Note("draw-unexchanged", {"card": view.upturned or "", "points": DIX_POINTS})


def _before_playing(view: PinochleView, card: Card) -> Iterator[Note]:
    """Yield the most valuable meld that this card could be in, and what may be lost of a dix (Pinochle guide 7.4.12).

    It does not matter whether an equal card could replace this one in the meld.
    """
    best = max(_melds_with(view, card), key=lambda found: found.points, default=None)
    meld = best and Meld(best.pattern.type, best.pattern.name, best.cards, best.points)
    yield from meld_presentation.meldable_caution(card, meld)
    if is_exchangeable(view, card):
        yield Note("play-exchangeable", {"card": view.upturned or "", "points": DIX_POINTS})
    turned = face(view.upturned or "")
    if last_chance(view) and face(card) != turned:
        yield Note("play-before-dix", {"points": DIX_POINTS})


def _melds_with(view: PinochleView, card: Card) -> Iterator[Found]:
    """Yield the scoring melds that could use this very card, or an equal one with the same earlier melds."""
    assert view.seat is not None
    shown, history = frozenset(view.mat[view.seat]), view.history()

    def use(one: Card) -> object:
        return face(one), one in shown, history.get(one, ())

    for found in melds.find(view.rules, view.trump, view.hand, shown, history):
        if found.points and use(card) in map(use, found.cards):
            yield found
    dix = melds.dix(view.rules, view.trump)
    must_be_shown = view.rules.dix_must_be_melded and not is_exchangeable(view, card)
    if must_be_shown and face(card) in dix.faces and card not in shown:
        yield Found(dix, (card,), dix.points)


def is_exchangeable(view: PinochleView, card: Card) -> bool:
    """Return whether a card is a dix that can be exchanged for the upturned card after winning a trick."""
    is_dix = face(card) in melds.dix(view.rules, view.trump).faces
    return is_dix and view.upturned is not None and face(view.upturned) != face(card)


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, with the melds that its winner makes."""
    return trick_presentation.summary(events, within=("dix-played",))


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best meld, the most points of a side in the tricks of a round, and the best round.

    Where there was neither, the biggest turn.
    """
    rounds = [(number, cast(PinochleRound, each)) for number, each in enumerate(course.rounds, 1)]
    melded = [each.state.lines for _, each in rounds]
    dixes = {each.state.dix.name for _, each in rounds}
    found = (*meld_presentation.best_meld(melded, {*dixes, "dix-turned"}), *_most_trick_points(rounds))
    return (*found, *([] if found else biggest_turn(course)), *best_round(course))


def _most_trick_points(rounds: Iterable[tuple[int, PinochleRound]]) -> Iterator[Note]:
    """Yield the most points that a side won in the tricks of one round."""
    found = [
        (scoring.trick_points(each.state, side), sum(trick.winner == side for trick in each.state.tricks), side, number)
        for number, each in rounds
        for side in range(SEATS)
    ]
    best = first_best(found, lambda each: each[0])
    if best and best[0] > 0:
        points, count, side, number = best
        yield Note("most-trick-points", {"side": side, "points": points, "count": count, "round": number})


_EXAMPLE_TRUMP = "H"


def explain(options: PinochleOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; see :attr:`engine.presentation.Presentation.explain`.

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


PRESENTATION = Presentation[PinochleView](
    greatest="best-meld",
    pages={
        "table": facts,
        "tricks": trick_presentation.tricks,
        "melds": meld_presentation.melds_page,
        "points": trick_presentation.points,
        "hand": _hand_page,
    },
    choices=choices,
    shortlist=shortlisted(choices, {"knock": None, "meld": 3, **dict.fromkeys(("exchange", "draw", "play"))}),
    cautions=cautions,
    caution_codes=CAUTIONS,
    warnings=warnings,
    apart=meld_presentation.apart,
    lull=trick_presentation.lull,
    german_suited=("binokel",),
    automatic=("knock",),
    routine=("draw",),
    summary=summary,
    highlights=highlights,
    explain=explain,
)
"""Presents these games; the page ``hand`` is empty in the public view."""
