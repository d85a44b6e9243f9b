"""The study of Cribbage: explanations and reasons, card tracking, lessons, and guided rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.cribbage import counting
from engine.cribbage.counting import FIFTEEN, LIMIT, Combination, average, counted, keepings, worth
from engine.cribbage.presentation import PRESENTATION, counted_aloud
from engine.cribbage.view import CribbageView
from engine.kit.hands import by_suit
from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage.laying import places, rated
from engine.players.cribbage.race import is_close
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, is_turn
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Action, Note, Value

_TENS = 10
_SAFE_LEAD = 4
"""The highest lead after which nobody can make fifteen at once."""
_BEST = 3
"""The number of discards to the crib that are compared."""
_CLOSE = 15
"""A side is close to the target from this many points below it."""
_COVERED = ("aim", "crib", "play", "go", "show")
"""The lessons that a guided round makes superfluous."""


def explain(view: CribbageView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and which cards would take the count too high."""
    found = []
    owner, crib = view.showing
    for kind in dict.fromkeys(action.kind for action in view.legal):
        cards = tuple(action.cards[0] for action in view.legal if kind == "play")
        values: dict[str, Value] = {"cards": cards, "count": view.rules.shape.laid, "seat": view.dealer}
        values |= {"points": view.counted, "winner": owner, "crib": crib, "most": LIMIT - view.count}
        found.append(Explanation(kind, True, Note(f"may-{kind}", values)))
    late = [card for card in view.hand if view.phase == "play" and view.count + worth(card) > LIMIT]
    if late and view.legal:
        values = {"card": late[0], "count": view.count, "most": LIMIT - view.count}
        found.append(Explanation("play", False, Note("past-thirty-one", values)))
    return tuple(found)


def reasons(view: CribbageView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    match action.kind:
        case "crib":
            return tuple(_laying(view, action.cards))
        case "play":
            return tuple(_playing(view, action.cards[0]))
        case "show":
            return (Note("hint-show"),)
    return (Note("hint-count", {**counted_aloud(view.open, worth_open(view)), "winner": view.showing[0]}),)


def worth_open(view: CribbageView) -> tuple[Combination, ...]:
    """Return the combinations that the open cards score."""
    return counted(view.open, view.starter, crib=view.showing[1]) if view.starter else ()


def pegs(found: Sequence[tuple[str, int]]) -> dict[str, Value]:
    """Return the pegging of a card as the values of a note: each score with its points, and their ``sum``."""
    said = tuple(f"{code}: {points}" for code, points in found)
    return {"pegs": said, "points": sum(points for _, points in found), "sum": len(found) > 1}


def _laying(view: CribbageView, laid: tuple[Card, ...]) -> Iterator[Note]:
    """Yield the worth of the kept cards, the effect of the discards in the crib, and the lead over the next best."""
    kept = tuple(card for card in view.hand if card not in laid)
    yield Note("hint-keeps", {"cards": kept, "points": round(average(kept, view.unseen()), 1)})
    if is_close(view):
        yield Note("hint-race")
    if not view.rules.low_ball:
        gives = any(note.code == "gives-away" for note in PRESENTATION.cautions(view, Action("crib", laid)))
        whose = "yours" if view.owns_crib else "gives" if gives else "theirs"
        yield Note(f"hint-crib-{whose}", {"seat": view.dealer, "cards": laid, "count": len(laid)})
    yield from _counted_out(view, laid)


def _counted_out(view: CribbageView, laid: tuple[Card, ...]) -> Iterator[Note]:
    """Yield the average crib with the discards; and if they are the best in points, by how much and by what.

    Near the end of the game points do not decide.
    """
    ways = rated(view)
    own = next(way for way in ways if {*way.laid} == {*laid})
    yield Note("hint-crib-average", {"seat": view.dealer, "cards": laid, "points": round(abs(own.crib), 1)})
    # Discards of the same ranks are as good: the next best are others.
    after = next(way for way in ways if places(way.laid) != places(ways[0].laid))
    lead = own.value - after.value
    if places(laid) == places(ways[0].laid) and round(lead, 1) > 0 and not is_close(view):
        counted = own.hand + own.crib - after.hand - after.crib
        code = "hint-lays-best" if round(counted, 1) > 0 else "hint-lays-best-in-play"
        yield Note(code, {"cards": after.laid, "points": round(lead, 1)})


def _playing(view: CribbageView, card: Card) -> Iterator[Note]:
    series = [*(played for _, played in view.series), card]
    found = [*counting.scored(series, flush=view.rules.play_flush)]
    count = sum(map(worth, series))
    if found:
        yield Note("hint-scores", {"card": card, **pegs(found)})
    if not view.rules.low_ball:
        yield from _safety(view, card, count, scores=bool(found))
    why = "hint-only-card" if len(view.legal) == 1 else "hint-race" if is_close(view) else "hint-average"
    yield Note(why, {"card": card, "low_ball": view.rules.low_ball})


def _safety(view: CribbageView, card: Card, count: int, *, scores: bool) -> Iterator[Note]:
    """Yield why the next player can make little of a card."""
    leads = not (scores or view.series)
    if leads and count <= _SAFE_LEAD:
        yield Note("hint-safe-lead", {"card": card})
    elif leads and [worth(other) for other in view.hand].count(worth(card)) > 1 and count < _TENS:
        yield Note("hint-pair-lead", {"card": card})
    if count < LIMIT and view.series:
        goal = FIFTEEN if count < FIFTEEN else LIMIT
        if goal - count > _TENS:
            yield Note("hint-nothing-near", {"points": count, "goal": goal})
        elif all(view.above[seat] >= goal - count for seat in view.others):
            yield Note("hint-cannot-play" if goal == LIMIT else "hint-cannot-reach", {"points": count})


def distribution(view: CribbageView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.laid:
        notes.append(Note("laid", {"cards": view.laid}))
    if view.starter:
        notes.append(Note("starter", {"card": view.starter}))
    return (*notes, *_played(view), *theirs(view), *deduce(view))


def recall(view: CribbageView) -> tuple[Note, ...]:
    """Return the cards seen of each hand, the cards that the others have played, and who has said go."""
    return recalled(view, [*_played(view, own=False), *_above(view)])


def deduce(view: CribbageView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = tuple(sorted(view.unseen(), key=by_suit(RANKS)))
    in_crib = 0 if any(each.crib for each in view.shown) or (view.open and view.showing[1]) else view.crib_count
    in_crib -= len(view.laid) if in_crib else 0
    hands = [(seat, view.hand_counts[seat] - len(view.known[seat])) for seat in view.others]
    stock = len(left) - in_crib - sum(count for _, count in hands)
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        Note("unseen-stock", {"count": stock}),
        *([Note("unseen-crib", {"count": in_crib})] if in_crib else []),
        *(Note("unseen-hand", {"seat": seat, "count": count}) for seat, count in hands),
    )


def predict(view: CribbageView) -> tuple[Note, ...]:
    """Return the cards that the others certainly hold or lack."""
    notes = sure(view)
    return (*notes, *_above(view)) or tuple(Note("predict-nothing", {"seat": seat}) for seat in view.others)


def analyze(view: CribbageView) -> tuple[Note, ...]:
    """Return the worth of the hand; before the crib, the best ways to keep cards: in low ball, those worth least."""
    if view.phase != "crib" or view.laid:
        return PRESENTATION.page(view, "hand")
    ways = keepings(view.hand, view.rules.shape.laid, view.unseen())
    best = ways[: -_BEST - 1 : -1] if view.rules.low_ball else ways[:_BEST]
    return tuple(
        Note("keeping", {"cards": each.kept, "suits": each.laid, "points": round(each.average, 1)}) for each in best
    )


def _played(view: CribbageView, *, own: bool = True) -> list[Note]:
    seats = [seat for seat in range(len(view.sides)) if own or seat != view.seat]
    return [Note("has-played", {"seat": seat, "cards": view.played_by(seat)}) for seat in seats if view.played_by(seat)]


def _above(view: CribbageView) -> list[Note]:
    return [
        Note("predict-above", {"seat": seat, "points": view.above[seat]})
        for seat in view.others
        if view.above[seat] and view.hand_counts[seat]
    ]


_LESSONS: Lessons[CribbageView] = {
    "aim": lambda view, happened: True,
    "crib": lambda view, happened: is_turn(view, "crib"),
    "start": lambda view, happened: "start" in happened,
    "heels": lambda view, happened: "heels" in happened,
    "play": lambda view, happened: is_turn(view, "play"),
    "scored-in-play": lambda view, happened: bool({"fifteen", "pair", "run", "thirty-one"} & {*happened}),
    "go": lambda view, happened: "go" in happened or "go-point" in happened,
    "show": lambda view, happened: is_turn(view, "show"),
    "count": lambda view, happened: is_turn(view, "count"),
    "claim": lambda view, happened: is_turn(view, "claim"),
    "close": lambda view, happened: max(front for _, front in view.pegs) >= view.target - _CLOSE,
    "scored": lambda view, happened: "round-scored" in happened,
}


_FIVE = GuidedRound.parse(
    1620,
    """
    1 crib AD 4S, 0 crib 9S JC
    1 play 2H, 0 play 2D, 1 play AH, 0 play 3H, 1 play 5H, 0 play 4C
    1 show, 0 show, 0 show
    """,
)

_ROUNDS = {
    "cribbage": GuidedRound.parse(
        1595,
        """
        1 crib 8D KH, 0 crib 3C 7H
        1 play 10C, 0 play 5S, 1 play 10S, 0 play 6H
        1 play JS, 0 play JC, 1 play QD
        0 play 4C
        1 show, 0 show, 0 show
        """,
    ),
    "five": _FIVE,
    "hoyle-five": _FIVE,
    "seven": GuidedRound.parse(
        1673,
        """
        1 crib AH KC, 0 crib 7S 8C
        1 play 6S, 0 play 6H, 1 play 4D, 0 play 9D, 1 play 5D
        0 play 10D, 1 play 10C, 0 play 10H
        1 play 4C, 0 play JH
        1 show, 0 show, 0 show
        """,
    ),
    "three-handed": GuidedRound.parse(
        1857,
        """
        1 crib 6C, 2 crib 5C, 0 crib 6D
        1 play 4H, 2 play JC, 0 play JS, 1 play AD, 2 play 2C, 0 play 3S
        1 play 10S, 2 play 3H, 0 play 2S, 1 play JH, 2 play 2H
        0 play 9D
        1 show, 2 show, 0 show, 0 show
        """,
    ),
    "four-handed": GuidedRound.parse(
        1710,
        """
        1 crib AH, 2 crib 7S, 3 crib 8H, 0 crib 9C
        1 play 7D, 2 play 2D, 3 play QD, 0 play JC, 2 play AC, 0 play AS
        1 play 8D, 2 play JD, 3 play 3S, 0 play JH
        1 play 9H, 2 play 4S, 3 play 5H, 0 play JS
        1 play KH, 3 play 5C
        1 show, 2 show, 3 show, 0 show, 0 show
        """,
    ),
    "lowball": GuidedRound.parse(
        1660,
        """
        1 crib 9D 9S, 0 crib 7D QS
        1 play 8H, 0 play 9H, 1 play AC, 0 play 4H, 0 play 7H
        1 play 10S, 0 play QC, 1 play JC
        1 show, 0 show, 0 show
        """,
    ),
}


def _guided_lesson(view: CribbageView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    values: dict[str, Value] = {
        "cards": action.cards,
        "points": view.count,
        "others": len(view.others),
        "yours": "partners" if view.rules.variant == "partners" else "alone",
        "stops": view.rules.variant == "five",
        "low_ball": view.rules.low_ball,
    }
    code = "show-crib" if action.kind == "show" and view.showing[1] else action.kind
    if action.kind == "play":
        series = [*(card for _, card in view.series), *action.cards]
        found = [*counting.scored(series)]
        code = "play-scores" if found else "play-again" if again else "play"
        values |= pegs(found)
    return Note(f"cribbage-{code}", values)


STUDY = Study[CribbageView](
    explain=explain,
    reasons=reasons,
    pages={"distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict, "analyze": analyze},
    lessons=_LESSONS,
    lesson_values=lambda view: {"laid": view.rules.shape.laid, "seat": view.dealer, "kept": view.rules.shape.kept},
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
