"""The study of Rubicon Bezique: explanations and reasons, card tracking, lessons, and guided rounds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import face, rank
from engine.players.policy import Rated
from engine.players.rubicon.policies import rated
from engine.rubicon.presentation import PRESENTATION
from engine.rubicon.round import BLANCHE, RubiconView, round_from_view
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can, is_turn
from engine.study.kit.melds import drawing, explain_draw, explain_melding, melding
from engine.study.kit.tricks import TRICK_PAGES, explain_playing, leading, move, playing
from engine.types import Action, Note, Value

_COVERED = ("aim", "trump", "lead", "follow", "won", "meld", "melded", "draw")
"""The lessons that a guided round makes superfluous."""


def explain(view: RubiconView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why other actions are refused."""
    played = round_from_view(view)
    found = [*explain_playing(view, played), *explain_melding(view, played), *explain_draw(view)]
    if BLANCHE in view.legal:
        found.append(Explanation("blanche", True, Note("may-show-blanche", {"points": view.rules.blanche_points})))
    if view.undo:
        found.append(Explanation("undo", True, Note("may-undo")))
    return tuple(found)


def reasons(view: RubiconView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action, and its lead over the next best."""
    match action.kind:
        case "play":
            return (*_play(view, action), *_lead(view, action))
        case "meld":
            return (*melding(view, action), *_makes_trump(view, action), *_lead(view, action))
        case "draw":
            return tuple(drawing(view))
    return (Note(f"hint-{action.kind}", {"points": view.rules.blanche_points}),)


def _lead(view: RubiconView, action: Action) -> Iterator[Note]:
    """Yield by how many points an action is rated above the next best with other cards, if it is the best."""
    first, *others = rated(view) or [Rated(action, 0.0)]
    faces = sorted(map(face, action.cards))
    other = next((each for each in others if sorted(map(face, each.action.cards)) != faces), None)
    if first.action == action and other and (points := round(first.value - other.value)):
        yield Note("hint-gains", {"points": points, "how": action.kind, "cards": other.action.cards})


def _makes_trump(view: RubiconView, action: Action) -> Iterator[Note]:
    """Yield that a meld makes trump: a bezique the suit of its queen, where it does."""
    bezique = view.rules.bezique == "trump" and action.target.endswith("bezique")
    if not view.trump and (bezique or action.target in ("trump-marriage", "trump-sequence")):
        suit = next(view.order.suit[card] for card in action.cards if rank(card) == "Q")
        count = sum(view.order.suit[card] == suit for card in view.hand)
        yield Note("hint-makes-trump", {"suit": suit, "count": count})


def _play(view: RubiconView, action: Action) -> Iterator[Note]:
    card = action.cards[0]
    wins = bool(view.trick) and view.wins(card)
    found = [Note("hint-play-wins", {"card": card, "points": 0})] if wins else []
    if not view.trick:
        found += leading(view, card)
    left = next((meld for meld in view.meldable if card not in meld.cards), None) if wins else None
    if left:
        found.append(Note("hint-win-to-meld", {"target": left.name, "points": left.points}))
    lost = any(note.code == "play-meldable" for note in PRESENTATION.cautions(view, action))
    if not view.phase_two and not lost:
        found.append(Note("hint-play-free", {"card": card}))
    yield from found
    if not found:
        yield from playing(view, card)


_LESSONS: Lessons[RubiconView] = {
    "aim": lambda view, happened: True,
    "trump": lambda view, happened: not view.trump,
    "blanche": lambda view, happened: can(view, "blanche"),
    "lead": lambda view, happened: is_turn(view, "lead") and not view.phase_two,
    "follow": lambda view, happened: is_turn(view, "follow") and not view.phase_two,
    "won": lambda view, happened: is_turn(view, "melding"),
    "meld": lambda view, happened: is_turn(view, "melding") and bool(view.meldable),
    "melded": lambda view, happened: "meld-made" in happened,
    "draw": lambda view, happened: is_turn(view, "melding"),
    "last-cards": lambda view, happened: view.stock <= _LAST and not view.phase_two,
    "phase-two": lambda view, happened: view.phase_two,
    "scored": lambda view, happened: "round-scored" in happened,
}
_LAST = 8
"""The number of cards left in the stock at which it counts as nearly empty."""


_ROUNDS = {
    "rubicon": GuidedRound.parse(
        1723,
        """
        0 play 10D''', 1 play 8C''', 0 meld QH'' KH'' -> trump-marriage, 0 draw
        0 play 9D'', 1 play 8H'', 1 draw
        1 play 7C''', 0 play 7H', 0 meld JD' QS -> bezique, 0 draw
        0 play 7C, 1 play 9C', 1 draw
        1 play 8S', 0 play 7H, 0 meld KC KC''' KD KH'' -> four-kings
        """,
    ),
    "chinese": GuidedRound.parse(
        1461,
        """
        0 play 9C'', 1 play 8C'', 0 meld QC'' KC''''' -> trump-marriage, 0 draw
        0 play 7H''''', 1 play 8H', 1 draw
        1 play 7S''', 0 play JS, 0 meld JD''' QS' -> bezique, 0 draw
        0 play 10D, 1 play 8S', 0 meld KC''''' KD KD''' KD'''' -> four-kings, 0 draw
        0 play KD, 1 play 9D'''', 0 meld KC''''' KD''' KD'''' KH'''' -> four-kings
        """,
    ),
}
"""By preset."""


def _guided_lesson(view: RubiconView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    if action.kind == "play":
        code = move(view, action.cards[0]) if view.trick or view.tricks else "lead-first"
    elif action.kind == "meld" and not view.trump:
        code = "meld-trump"
    else:
        code = action.kind + ("-again" if again else "")
    points = next((meld.points for meld in view.meldable if meld.name == action.target), 0)
    values: dict[str, Value] = {
        "cards": action.cards,
        "card": next(iter(view.trick), ""),
        "target_meld": action.target,
        "points": points,
        "suit": view.order.suit[action.cards[0]] if action.cards else "",
    }
    return Note(f"rubicon-{code}", values)


STUDY = Study[RubiconView](
    explain=explain,
    reasons=reasons,
    pages={"analyze": lambda view: PRESENTATION.page(view, "hand"), **TRICK_PAGES},
    lessons=_LESSONS,
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
