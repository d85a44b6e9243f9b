"""How Cribbage presents itself: choices, cautions, facts and pages, the log, and what stood out in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import cast

from engine.cards import Card, rank
from engine.cribbage.counting import (
    FIFTEEN,
    PLACE,
    Combination,
    Keeping,
    Shown,
    counted,
    is_nineteen,
    keepings,
    of_ranks,
    worth,
)
from engine.cribbage.options import START, CribbageOptions
from engine.cribbage.round import CribbageRound
from engine.cribbage.view import CribbageView
from engine.highlights import Course, best_round, first_best, of_cards
from engine.kit.views import standing
from engine.presentation import Presentation, Waiting, shortlisted
from engine.types import Action, Choice, Event, Line, Note, Value, lines_by_seat


def spoken(combinations: tuple[Combination, ...]) -> tuple[str, ...]:
    """Return combinations as players say them: fifteens with the points so far, then everything else with its own.

    >>> spoken((Combination("fifteen", (), 2), Combination("fifteen", (), 2), Combination("pair", (), 2)))
    ('fifteen: 2', 'fifteen: 4', 'pair: 2')
    """
    so_far = accumulate(each.points for each in combinations)
    return tuple(
        f"{each.code}: {total if each.code == 'fifteen' else each.points}"
        for each, total in zip(combinations, so_far, strict=True)
    )


def counted_aloud(cards: Sequence[Card], combinations: tuple[Combination, ...]) -> dict[str, Value]:
    """Return the values of a note on a hand: what players say, its points, and whether these are said in the end.

    ``nineteen`` is whether a hand like this, worth nothing, is called a nineteen: no four cards can score that.
    """
    codes = {each.code for each in combinations}
    summed = codes not in ({"fifteen"}, {"nobs"})
    points = sum(each.points for each in combinations)
    return {"combination": spoken(combinations), "points": points, "sum": summed, "nineteen": is_nineteen(cards)}


CAUTIONS = ("gives-away", "leaves-fifteen", "leads-five")
"""The codes of the notes of :func:`cautions`."""
_COSTLY_LEAVES = (5, 21)
"""Counts from which any of the sixteen cards that count ten scores two."""


def cautions(view: CribbageView, action: Action) -> tuple[Note, ...]:
    """Return what the player may give away; nothing for what has to be done."""
    if view.seat is None or len(view.legal) < 2 or view.rules.low_ball:
        return ()
    if action.kind == "crib":
        return tuple(_laying(view, action))
    return tuple(_playing(view, action)) if action.kind == "play" else ()


def _laying(view: CribbageView, action: Action) -> Iterator[Note]:
    if view.owns_crib:
        return
    scores = any(PLACE[a] == PLACE[b] or worth(a) + worth(b) == FIFTEEN for a, b in combinations(action.cards, 2))
    if scores or "5" in map(rank, action.cards):
        yield Note("gives-away", {"seat": view.dealer, "cards": action.cards})


def _playing(view: CribbageView, action: Action) -> Iterator[Note]:
    [card] = action.cards
    count = view.count + worth(card)
    if not view.series and count == _COSTLY_LEAVES[0]:
        yield Note("leads-five", {"card": card})
    elif count in _COSTLY_LEAVES and any(each != action for each in view.legal):
        yield Note("leaves-fifteen", {"card": card, "points": count})


def choices(view: CribbageView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action: discards to the crib by what is kept, others in the hand's order."""
    if kind == "crib" and view.rules.shape.laid > 1:
        return _to_lay_away(view)
    return tuple(
        Choice(action, Note(kind, {"cards": action.cards, "points": int(action.target or 0), "crib": view.showing[1]}))
        for action in view.legal
        if action.kind == kind
    )


def _to_lay_away(view: CribbageView) -> tuple[Choice, ...]:
    """Return every discard of several cards to the crib, the best first: by what is kept, and by whose crib it is.

    The points are those of the hand on average over the starters that may be turned.
    """
    whose = 1 if view.owns_crib else -1

    def value(keeping: Keeping) -> float:
        away = sum(each.points for each in of_ranks(keeping.laid))
        return view.rules.sign * (keeping.average + whose * away)

    ways = keepings(view.hand, view.rules.shape.laid, view.unseen())
    legal = {frozenset(action.cards): action for action in view.legal if action.kind == "crib"}
    return tuple(
        Choice(
            legal[frozenset(keeping.laid)],
            Note("crib-keeping", {"cards": keeping.laid, "kept": keeping.kept, "points": round(keeping.average)}),
        )
        for keeping in sorted(ways, key=value, reverse=True)
        if frozenset(keeping.laid) in legal
    )


def facts(view: CribbageView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, what was played, the board, what was shown, and the seat's hand."""
    return (*_turn(view), *_middle(view), *_board(view), *map(told, view.shown), *_hand(view))


def _turn(view: CribbageView) -> Iterator[Note]:
    goal: dict[str, Value] = {"target": view.target, "low": view.rules.low_ball, "rounds": view.most_rounds}
    yield Note("round", {"round": view.round, "seat": view.dealer, **goal})
    yield from standing(view, _acting(view))


def _acting(view: CribbageView) -> Iterator[Note]:
    owner, crib = view.showing
    for seat in view.to_act:
        values: dict[str, Value] = {"seat": seat, "winner": owner, "points": view.counted, "crib": crib}
        yield Note(f"to-{view.phase}", {**values, "count": view.rules.shape.laid})


def _middle(view: CribbageView) -> Iterator[Note]:
    if view.starter:
        yield Note("starter", {"card": view.starter})
    if view.phase == "play":
        if view.series:
            yield Note("series", {"cards": tuple(card for _, card in view.series), "points": view.count})
        else:
            yield Note("series-begins", {"seat": view.to_act[0]})
        for seat, count in enumerate(view.hand_counts):
            yield Note("hand-count", {"seat": seat, "count": count})
        for seat, said in enumerate(view.gone):
            if said:
                yield Note("said-go", {"seat": seat})
    if view.open:
        yield Note("lies-open", {"seat": view.showing[0], "cards": view.open, "crib": view.showing[1]})
    yield Note("crib-holds", {"seat": view.dealer, "count": view.crib_count})


def _board(view: CribbageView) -> Iterator[Note]:
    for side, (_, front) in enumerate(view.pegs):
        yield Note("peg", {"side": side, "points": front, "left": view.rules.target - front})


def told(shown: Shown) -> Note:
    """Return what a hand or crib scored, as players count it."""
    values: dict[str, Value] = {"seat": shown.seat, "cards": shown.cards, "crib": shown.crib}
    return Note("counts", values | counted_aloud(shown.cards, shown.combinations))


def _hand(view: CribbageView) -> Iterator[Note]:
    if view.seat is None or view.phase in ("scored", "won"):
        return
    if view.hand:
        yield Note("holding", {"count": len(view.hand), "cards": view.hand})
    if view.laid:
        yield Note("laid", {"cards": view.laid})


def _hand_page(view: CribbageView) -> Iterator[Note]:
    """Yield the seat's cards, and what they are worth; before the starter is turned, without it."""
    yield from _hand(view)
    if view.seat is None or view.phase in ("scored", "won", "count", "claim"):
        return
    kept = (*view.hand, *view.played_by(view.seat))
    if view.starter and view.rules.counting == "automatic" and kept:
        yield Note("worth", {**counted_aloud(kept, counted(kept, view.starter)), "card": view.starter})


def _points_page(view: CribbageView) -> Iterator[Note]:
    """Yield where the pegs stand, and each side's points in this round line by line."""
    yield from _board(view)
    for side, lines in enumerate(view.lines):
        if lines:
            yield Note("gained", {"side": side, "points": sum(line.points for line in lines)})
        for line in lines:
            yield Note("score-line", {"score": line.code, "count": 1, "points": line.points, "cards": ()})
    for number, hole in enumerate(view.rules.skunks, 1):
        values: dict[str, Value] = {"number": number, "points": hole, "games": view.rules.games_lost(hole - 1)}
        yield Note("skunk-line", {**values, "losers": len(view.totals) - 1})
    if view.rules.start != "none":
        yield Note("starts-with", {"points": START})


def called(view: CribbageView, target: str) -> Note | None:
    """Return a number of points as it is called."""
    return Note("points", {"points": int(target)}) if target.isdecimal() else None


def lull(view: CribbageView) -> Waiting:
    """Make computers wait when the play has just ended or a hand was just shown, so that each can be followed.

    Hands that were shown stay in sight, so the player's own may follow at once.
    """
    return "computers" if view.phase in ("show", "count") else ""


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each run of events of a seat, with hands counted as players say it."""
    return tuple(line._replace(parts=tuple(map(_part, line.parts))) for line in lines_by_seat(events))


def _part(part: Event | Note) -> Event | Note:
    if not isinstance(part, Event) or part.kind != "showed":
        return part
    *cards, starter = part.cards
    found = counted(cards, starter, crib=part.target == "crib")
    return Note("counts", {"cards": tuple(cards), "crib": part.target == "crib", **counted_aloud(cards, found)})


_FINE = 12
"""The points from which a hand stands out."""


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best hand and the best crib of a game, and the best round."""
    return (*_best(course, crib=False), *_best(course, crib=True), *best_round(course))


def _best(course: Course, *, crib: bool) -> Iterator[Note]:
    """Yield the best hand, or the best crib, of a game if it is a fine one."""
    shown = [
        (each.counted, number, each)
        for number, played in enumerate(course.rounds, 1)
        for each in cast(CribbageRound, played).shown
        if each.crib == crib
    ]
    best = first_best(shown, lambda each: each[0])
    if best and best[0] >= _FINE:
        points, number, each = best
        side = course.rounds[number - 1].sides[each.seat]  # type: ignore[attr-defined]
        yield of_cards("best-crib" if crib else "best-hand", side, each.cards, points, number)


def explain(rules: CribbageOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; its text knows how many skunk lines there are."""
    return (Note(f"cribbage-{page}", {**rules.options(), "skunks": len(rules.skunks)}),)


_BEST = 6
"""How many discards to the crib have a button of their own."""

PRESENTATION = Presentation[CribbageView](
    greatest="best-hand",
    pages={"table": facts, "hand": _hand_page, "points": _points_page},
    choices=choices,
    shortlist=shortlisted(choices, {"crib": _BEST, **dict.fromkeys(("show", "pass", "play"))}),
    advised=("crib",),
    called=called,
    cautions=cautions,
    caution_codes=CAUTIONS,
    lull=lull,
    routine=("show",),
    summary=summary,
    highlights=highlights,
    averages=("hand-points", "crib-points", "pegged"),
    explain=explain,
)
"""Presents the game; the page ``hand`` is empty in the public view."""
