"""The study of the Pinochle family: explanations and reasons, card tracking, lessons, and guided rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.cards import Card, rank, suit
from engine.kit.pinochle_cards import DIX_POINTS, LAST_TRICK_POINTS
from engine.pinochle import scoring
from engine.pinochle.melds import NAMES
from engine.pinochle.presentation import PRESENTATION, last_chance
from engine.pinochle.round import PinochleView, round_from_view
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can, is_turn
from engine.study.kit.melds import drawing, explain_draw, explain_melding, melding
from engine.study.kit.tricks import TRICK_PAGES, explain_playing, leading, playing, refused
from engine.types import Action, Note, Value

_RICH = ("A", "10")
_COVERED = ("aim", "trump", "lead", "follow", "won", "meld", "melded", "exchange", "draw")
"""The lessons that a guided round makes superfluous."""
_LOW = ("7", "8", "9", "J")


def explain(view: PinochleView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why other actions are refused."""
    played = round_from_view(view)
    explanations = [*explain_playing(view, played), *explain_melding(view, played, DIX_POINTS), *_others(view)]
    if view.undo:
        explanations.append(Explanation("undo", True, Note("may-undo")))
    return tuple(explanations)


def _others(view: PinochleView) -> Iterator[Explanation]:
    kinds = {action.kind for action in view.legal}
    if "exchange" in kinds:
        yield Explanation("exchange", True, Note("may-exchange", {"card": view.upturned or "", "points": DIX_POINTS}))
    yield from explain_draw(view)
    if "knock" in kinds:
        yield Explanation("knock", True, Note("may-knock"))
    elif view.phase == "melding":
        yield from refused(view, round_from_view(view), "knock", Action("knock"))


def reasons(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    reasons_for = _REASONS.get(action.kind)
    return tuple(reasons_for(view, action)) if reasons_for else (Note(f"hint-{action.kind}"),)


def _play(view: PinochleView, action: Action) -> Iterator[Note]:
    card = action.cards[0]
    found = tuple(_following(view, card) if view.trick else _leading(view, card))
    lost = [note for note in PRESENTATION.cautions(view, action) if note.code in ("play-meldable", "play-exchangeable")]
    free = not view.phase_two and not lost
    yield from found
    if free:
        yield Note("hint-play-free", {"card": card})
    if not (found or free):
        yield from playing(view, card)


def _following(view: PinochleView, card: Card) -> Iterator[Note]:
    if view.wins(card):
        yield Note("hint-play-wins", {"card": card, "points": _counted(view, (view.trick[0], card))})
    elif rank(card) not in _RICH:
        yield Note("hint-play-cheap", {"card": card, "points": _counted(view, (card,))})


def _leading(view: PinochleView, card: Card) -> Iterator[Note]:
    strong = tuple(leading(view, card))
    yield from strong
    if not strong and rank(card) not in _RICH and suit(card) != view.trump:
        yield Note("hint-play-cheap", {"card": card, "points": _counted(view, (card,))})


def _counted(view: PinochleView, cards: tuple[Card, ...]) -> int:
    """Return the points of cards in a trick of this phase."""
    counts = view.phase_two or view.rules.phase_one_tricks != "no"
    return scoring.card_points(view.rules, cards) if counts else 0


def _exchange(view: PinochleView, action: Action) -> Iterator[Note]:
    yield Note("hint-exchange", {"card": view.upturned or "", "points": DIX_POINTS})


_REASONS: dict[str, Callable[[PinochleView, Action], Iterator[Note]]] = {
    "play": _play,
    "meld": lambda view, action: melding(view, action, DIX_POINTS),
    "draw": lambda view, action: drawing(view),
    "exchange": _exchange,
}
"""Yields the reasons for each kind of action; other kinds have a fixed reason."""


def _counting(view: PinochleView) -> bool:
    """Return whether the points of tricks count by now."""
    return view.phase_two or (view.rules.phase_one_tricks == "as-taken" and is_turn(view, "melding"))


_LESSONS: Lessons[PinochleView] = {
    "aim": lambda view, happened: True,
    "trump": lambda view, happened: True,
    "lead": lambda view, happened: is_turn(view, "lead") and not view.phase_two,
    "follow": lambda view, happened: is_turn(view, "follow") and not view.phase_two,
    "won": lambda view, happened: is_turn(view, "melding"),
    "meld": lambda view, happened: is_turn(view, "melding") and bool(view.meldable),
    "melded": lambda view, happened: "meld-made" in happened,
    "exchange": lambda view, happened: can(view, "exchange"),
    "dix": lambda view, happened: last_chance(view),
    "draw": lambda view, happened: is_turn(view, "melding"),
    "last-cards": lambda view, happened: view.stock <= 2 and not view.phase_two,
    "phase-two": lambda view, happened: view.phase_two,
    "counting": lambda view, happened: _counting(view),
    "knock": lambda view, happened: can(view, "knock"),
    "scored": lambda view, happened: "round-scored" in happened,
}


_ROUNDS = {
    "pinochle": GuidedRound.parse(
        2017,
        """
        0 play JC, 1 play KC, 1 draw
        1 play 9C', 0 play 9D', 1 draw
        1 play 9H, 0 play QH, 0 exchange, 0 meld QD KD -> marriage, 0 draw
        0 play JC', 1 play QC, 1 meld QS' KS' -> royal-marriage, 1 draw
        1 play 9H', 0 play JH, 0 draw
        0 play AD, 1 play JS', 1 draw
        1 play 9D, 0 play 9S, 0 meld QS KS -> royal-marriage
        """,
    ),
    "binokel": GuidedRound.parse(
        2001,
        """
        0 play 9H', 1 play 10H', 1 meld QS' JD' -> binokel, 1 draw
        1 play 9H, 0 play 10H, 0 exchange, 0 meld QD KD' -> royal-marriage, 0 draw
        0 play 9C', 1 play JC', 1 meld QD' KD -> royal-marriage, 1 draw
        1 play QS', 0 play AS, 0 meld QS KS -> common-marriage, 0 draw
        0 play JH', 1 play 9D', 1 meld QC KC -> common-marriage, 1 draw
        1 play JC, 0 play AC, 0 meld KC' KD' KH' KS -> four-kings
        """,
    ),
    "bezique": GuidedRound.parse(
        2307,
        """
        0 play JS, 1 play AS', 1 draw
        1 play 7C, 0 play 9C, 0 exchange, 0 draw
        0 play 10S', 1 play 7S, 0 meld QS JD' -> bezique, 0 draw
        0 play 9S, 1 play QS', 1 draw
        1 play 8S, 0 play 8D', 1 draw
        1 play 8D, 0 play 7D', 1 draw
        1 play 9D, 0 play 8C', 1 draw
        1 play 9D', 0 play JD', 0 meld QS KS' -> common-marriage
        """,
    ),
}
"""By preset."""


def _guided_lesson(view: PinochleView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    code = _play_code(view, action) if action.kind == "play" else action.kind + ("-again" if again else "")
    points = next((meld.points for meld in view.meldable if meld.name == action.target), 0)
    values: dict[str, Value] = {
        "cards": action.cards,
        "card": next(iter(view.trick), "") if action.kind == "play" else view.upturned or "",
        "suit": view.trump,
        "target_meld": action.target,
        "target_dix": NAMES[view.preset]["dix"],
        "points": points,
        "target": view.target,
        "pack_size": view.rules.pack_size,
    }
    return Note(f"pinochle-{code}", values)


def _play_code(view: PinochleView, action: Action) -> str:
    card = action.cards[0]
    if view.trick:
        if not view.wins(card):
            return "lose"
        return "win" if suit(card) == suit(view.trick[0]) else "win-by-trump"
    if not view.tricks:
        return "lead-first"
    return "lead-low" if rank(card) in _LOW and suit(card) != view.trump else "lead"


def _analyze(view: PinochleView) -> tuple[Note, ...]:
    return PRESENTATION.page(view, "hand")


STUDY = Study[PinochleView](
    explain=explain,
    reasons=reasons,
    pages={"analyze": _analyze, **TRICK_PAGES},
    lessons=_LESSONS,
    lesson_values=lambda view: {
        "suit": view.trump,
        "target_dix": NAMES[view.preset]["dix"],
        "points": LAST_TRICK_POINTS,
    },
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
