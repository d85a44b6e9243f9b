"""How Euchre presents itself: choices, cautions, warnings and facts, the log, and what stood out in a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from engine.cards import SUITS
from engine.euchre.legality import ALONE, FARMER
from engine.euchre.options import EuchreOptions
from engine.euchre.round import EuchreRound, EuchreView
from engine.highlights import Course, best_round, first_score
from engine.kit import exchanging, trick_presentation
from engine.kit.trick_view import TrickView
from engine.presentation import Presentation, shortlisted
from engine.types import Action, Choice, Event, Line, Note, Value


def choices(view: EuchreView, kind: str) -> tuple[Choice, ...]:
    """Return the actions of a kind, each with what it is called."""
    return exchanging.choices(view, kind, lambda action: label(view, action))


def label(view: EuchreView, action: Action) -> Note:
    """Return what an action is called; it depends on who deals."""
    owner = "own" if view.seat == view.dealer else "partner" if view.is_partner(view.dealer) else "other"
    suit = view.offered if action.kind == "order" else action.target[:1]
    values: dict[str, Value] = {"card": view.upcard, "cards": action.cards, "suit": suit, "best": view.best_turned}
    values["dealer"] = owner if view.rules.upcard_taken else "other"
    return Note(action.kind, {**values, "alone": action.target.endswith(ALONE)})


CAUTIONS = (*trick_presentation.CAUTIONS, "play-over-partner", "order-for-them", "discard-trump")
"""The codes of all cautions."""


def cautions(view: EuchreView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or give to the opponents."""
    if view.seat is None:
        return ()
    return (*trick_presentation.cautions(view, action), *_of_euchre(view, action))


def _of_euchre(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield a bower given to an opponent, a trump discarded, and a partner's trick taken over."""
    theirs = view.sides[view.dealer] != view.sides[view.own_seat]
    if action.kind == "order" and view.rules.upcard_taken and theirs:
        strength = view.rules.order(view.offered).strength
        if strength[view.upcard] > strength[f"A{view.offered}"]:
            yield Note("order-for-them", {"card": view.upcard, "seat": view.dealer})
    suits = view.order.suit
    discards = action.kind == "discard" and suits[action.cards[0]] == view.trump
    if discards and any(suits[card] != view.trump for card in view.hand):
        yield Note("discard-trump", {"card": action.cards[0]})
    yield from trick_presentation.over_partner(view, action)


def facts(view: EuchreView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, with how trumps are made."""
    return trick_presentation.facts(view, of_stock=making)


def warnings(view: EuchreView) -> tuple[Note, ...]:
    """Return a warning that the dealer must name a suit, or that an order means playing alone."""
    kinds = {action.kind for action in view.legal}
    if view.phase == "name" and "pass" not in kinds and kinds:
        return (Note("must-name"),)
    if "order" in kinds and not any(action == Action("order") for action in view.legal):
        return (Note("order-means-alone", {"seat": view.dealer}),)
    return ()


def making(view: TrickView) -> Iterable[Note]:
    """Yield the upcard, who made trumps from where, and who plays alone."""
    assert isinstance(view, EuchreView)
    if view.makes_trumps:
        code = "joker-up" if view.phase == "turned" else "turned-down-card" if view.turned_down else "upcard"
        values: dict[str, Value] = {"card": view.upcard, "seat": view.dealer, "suit": view.offered}
        yield Note(code, {**values, "best": view.best_turned, "taken": view.rules.upcard_taken})
    if view.maker is not None:
        how = "ordered" if view.ordered else "named"
        yield Note("made-trumps", {"seat": view.maker, "suit": view.trump, "how": how, "card": view.upcard})
    if view.taken:
        yield Note("dealer-has", {"seat": view.dealer, "card": view.upcard})
    for seat in (view.maker if view.alone else None, view.lone_defender):
        if seat is not None:
            yield Note("plays-alone", {"seat": seat})


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, with how the makers have done on that of the last."""
    return trick_presentation.summary(events, outcomes=("made", "march", "lone-march", "euchre", "lone-euchre"))


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the first lone march, or march, of the game, and its best round."""
    return (*_march(course), *best_round(course))


def _march(course: Course) -> Iterator[Note]:
    for code in ("lone-march", "march"):
        if found := first_score(course, code):
            number, _, line = found
            maker = cast(EuchreRound, course.rounds[number - 1]).state.maker
            assert maker is not None
            yield Note(code, {"seat": maker, "points": line.points, "round": number})
            return


def explain(rules: EuchreOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; its text knows the number of players and the lowest rank of the pack."""
    [players] = rules.seats_played()
    lowest = rules.ranks[-rules.pack_size // len(SUITS)]
    return (Note(f"euchre-{page}", {**rules.options(), "players": players, "lowest": lowest}),)


PRESENTATION = Presentation[EuchreView](
    pages={"table": facts, "tricks": trick_presentation.tricks, "points": trick_presentation.points},
    choices=choices,
    shortlist=shortlisted(
        choices,
        {
            **dict.fromkeys(("order", "name", "defend", "pass", "throw-in", "discard", "play")),
            **dict.fromkeys((FARMER, "exchange"), 3),
        },
    ),
    cautions=cautions,
    caution_codes=CAUTIONS,
    warnings=warnings,
    lull=trick_presentation.lull,
    routine=("play",),
    summary=summary,
    highlights=highlights,
    explain=explain,
)
"""Presents the game."""
