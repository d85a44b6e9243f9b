"""The rules of Canasta, each taught when it first matters (feature A4), and its guided rounds."""

from __future__ import annotations

from engine.canasta.help_values import limits_wild
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, POINTS, RED_THREE, family, is_wild
from engine.canasta.presentation import opponents_near_out
from engine.canasta.view import CanastaView
from engine.study.contract import GuidedRound, Lessons, can, is_turn
from engine.types import Action, Note, Value

_LOW = 12
"""The size of the stock from which it counts as low."""
COVERED = ("aim", "draw", "take", "meld", "opening", "opened", "discard", "wild", "canasta")
"""The lessons that a guided round makes superfluous."""


def _melding(view: CanastaView) -> bool:
    return is_turn(view, "meld") and view.upcard_due is None


def _opened(view: CanastaView) -> bool:
    return view.opened[view.sides[view.seat or 0]]


def _holds(view: CanastaView, kind: int) -> bool:
    return any(KIND[card] == kind for card in view.hand)


def _has_partners(view: CanastaView) -> bool:
    return view.sides.count(view.sides[view.seat or 0]) > 1


def _may_soon_go_out(view: CanastaView) -> bool:
    return _opened(view) and not view.has_foot and view.canastas[view.sides[view.seat or 0]] >= view.canastas_to_go_out


def _frozen(view: CanastaView) -> bool:
    return bool(view.pile) and view.frozen_to[view.sides[view.seat or 0]]


LESSONS: Lessons[CanastaView] = {
    "aim": lambda view, happened: True,
    "partners": lambda view, happened: _has_partners(view),
    "draw": lambda view, happened: is_turn(view, "draw"),
    "take": lambda view, happened: is_turn(view, "draw") and can(view, "take"),
    "upcard": lambda view, happened: view.upcard_due is not None and view.seat in view.to_act,
    "frozen": lambda view, happened: is_turn(view, "draw") and _frozen(view) and not view.blocked,
    "blocked": lambda view, happened: is_turn(view, "draw") and view.blocked,
    "red-threes": lambda view, happened: "red-threes" in happened or any(view.red_threes),
    "red-threes-held": lambda view, happened: view.rules.red_three_drawn == "kept" and _holds(view, RED_THREE),
    "meld": lambda view, happened: _melding(view),
    "opening": lambda view, happened: _melding(view) and not _opened(view),
    "discard": lambda view, happened: _melding(view),
    "opened": lambda view, happened: "initial-meld" in happened and _opened(view),
    "wild": lambda view, happened: _melding(view) and any(map(is_wild, view.hand)),
    "sequences": lambda view, happened: _melding(view) and view.rules.sequences,
    "black-threes": lambda view, happened: _melding(view) and _holds(view, BLACK_THREE),
    "freezing": lambda view, happened: "froze" in happened and not view.rules.frozen_always,
    "canasta": lambda view, happened: any(kind.endswith("-canasta") for kind in happened),
    "foot": lambda view, happened: "foot" in happened,
    "talon": lambda view, happened: "talon" in happened,
    "going-out": lambda view, happened: _may_soon_go_out(view),
    "ask": lambda view, happened: can(view, "ask") and _may_soon_go_out(view),
    "asked": lambda view, happened: view.asking is not None and view.seat in view.to_act,
    "threat": lambda view, happened: bool(opponents_near_out(view)),
    "stock": lambda view, happened: view.stock <= _LOW,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""


def lesson_values(view: CanastaView) -> dict[str, Value]:
    """Return the values that the texts of the lessons need besides the options."""
    return {"needs": view.minimums[view.sides[view.seat or 0]], "limited": limits_wild(view.rules)}


ROUNDS = {
    "classic": GuidedRound.parse(
        2341,
        """
        0 draw, 0 meld 7D 7H 2D -> 7, 0 meld 5C 5C 5D -> 5, 0 meld 5D 5S -> 5, 0 discard 8S
        1 draw, 1 discard QD
        0 draw, 0 meld 5S -> 5, 0 discard 10S
        1 draw, 1 discard JC
        0 take JC JH -> J, 0 discard 8S
        1 draw, 1 discard 9S
        0 draw, 0 meld 2S -> 5
        """,
    ),
    "partners": GuidedRound.parse(
        1005,
        """
        0 draw, 0 meld 5C 5D 5H JK -> 5, 0 discard 3S
        1 draw, 1 discard 10S, 2 draw, 2 discard 8D, 3 draw, 3 discard 5S
        0 take -> 5, 0 discard 3S
        1 draw, 1 discard QC, 2 draw, 2 discard QS, 3 draw, 3 discard 9C
        0 draw, 0 discard 4C
        1 draw, 1 discard QD, 2 draw, 2 discard 3S, 3 draw, 3 discard 9H
        0 draw, 0 meld 5H -> 5, 0 discard JD
        1 draw, 1 discard 7C, 2 draw, 2 discard 6H, 3 draw, 3 discard 4S
        0 draw, 0 meld 5C -> 5
        """,
    ),
    "three": GuidedRound.parse(
        2128,
        """
        0 draw, 0 discard 3C
        1 draw, 1 discard AS, 2 draw, 2 discard 6D
        0 draw, 0 discard 3S
        1 draw, 1 discard 7D, 2 draw, 2 discard JH
        0 take JC JC -> J, 0 meld JS -> J, 0 meld JS -> J, 0 meld 6D 6H 6S -> 6, 0 meld JD -> J
        0 discard 3C
        1 draw, 1 discard 3C, 2 draw, 2 discard KC
        0 draw, 0 meld 2D -> J
        """,
    ),
    "windows": GuidedRound.parse(
        1783,
        """
        0 draw, 0 discard 3S
        1 draw, 1 discard 8D
        0 take 8C 8D -> 8, 0 meld 8H 8S -> 8, 0 discard 3S
        1 draw, 1 discard 6S
        0 take 6C 6H -> 6, 0 discard 3S
        1 draw, 1 discard 9C
        0 draw, 0 meld JK -> 8, 0 discard 4H
        1 draw, 1 discard 9D
        0 draw, 0 meld 8C -> 8
        """,
    ),
    "windows1": GuidedRound.parse(
        2081,
        """
        0 draw, 0 discard 3S
        1 draw, 1 discard JS
        0 take JC JD -> J, 0 meld JH JS -> J, 0 discard 3S
        1 draw, 1 discard 10D
        0 draw, 0 meld JK -> J, 0 discard 10H
        1 draw, 1 discard 4C
        0 draw, 0 discard 10S
        1 draw
        0 draw, 0 meld JD -> J
        """,
    ),
    "dos": GuidedRound.parse(
        2179,
        """
        0 draw, 0 meld 5C 5D 5D -> 5, 0 meld 2S -> 5, 0 meld JK -> 5, 0 discard 6D
        1 draw, 1 discard QS
        0 draw, 0 discard 4H
        1 draw, 1 discard 5S
        0 draw, 0 meld 5C -> 5, 0 discard 8D
        1 draw, 1 discard JD
        0 take JC JH -> J, 0 meld 5S -> 5
        """,
    ),
    "samba": GuidedRound.parse(
        1700,
        """
        0 draw, 0 meld QC QC QD -> Q, 0 meld QH -> Q, 0 meld QS -> Q, 0 meld 6C 6D 6D -> 6, 0 discard 3C
        1 draw, 1 discard QH
        0 take -> Q, 0 discard 3C
        1 draw, 1 discard 10D
        0 draw, 0 discard 3S
        1 draw, 1 discard 10H
        0 draw, 0 meld JK -> Q
        """,
    ),
    "bolivia": GuidedRound.parse(
        1941,
        """
        0 draw, 0 meld 5C 5C 5H -> 5, 0 meld 10C 10H 10H -> 10, 0 meld 5H -> 5, 0 discard 4H
        1 draw, 1 discard 9C
        0 draw, 0 meld 5S 2D -> 5, 0 discard 3C
        1 draw, 1 discard 10D
        0 take -> 10, 0 discard 3C
        1 draw, 1 discard JC
        0 draw, 0 meld 5D -> 5
        """,
    ),
    "hand-and-foot": GuidedRound.parse(
        1179,
        """
        0 take KC KC -> K, 0 meld 2D -> K, 0 discard 10S
        1 draw, 1 discard 3H
        0 draw, 0 discard 8D
        1 draw, 1 discard QC
        0 draw, 0 meld KS KS -> K, 0 discard 4S
        1 draw, 1 discard JD
        0 draw, 0 discard 3S
        1 draw, 1 discard 3D
        0 draw, 0 meld JK -> K
        """,
    ),
    "modern": GuidedRound.parse(
        2235,
        """
        0 draw, 0 meld KD KS KS -> K, 0 meld JK -> K, 0 meld JK -> K, 0 discard 5C
        1 draw, 1 discard 9D
        0 take 9D 9H -> 9, 0 meld 2D -> 9, 0 discard 4C
        1 draw, 1 discard 8C
        0 draw, 0 discard 5C
        1 draw, 1 discard 10D
        0 draw, 0 meld KC KH -> K
        """,
    ),
}
"""By preset."""


def guided_lesson(view: CanastaView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    assert view.seat is not None
    side = view.sides[view.seat]
    mine = [meld for meld in view.melds[side] if action.target in (meld.name or meld.rank, meld.rank)]
    laid = len(mine[0].cards) if mine else 0
    count = laid + len(action.cards) + (action.kind == "take")
    code = action.kind + ("-again" if again else "")
    if action.kind == "take":
        code = "take" if action.cards else "take-onto"
    elif action.kind == "meld":
        code = _meld_code(action, laid, opened=view.opened[side])
    points = sum(POINTS[KIND[card]] for card in action.cards)
    values: dict[str, Value] = {
        "cards": action.cards,
        "rank": family(action.target),
        "count": count,
        "lacks": max(0, CANASTA - count),
        "points": points,
        "needs": view.minimums[side],
        "enough": points >= view.minimums[side],
        "laid": view.opening_points,
        "wild": any(map(is_wild, action.cards)),
        "first": view.turn == 1 and view.phase == "draw",
        "card": view.upcard or "",
        "pile": len(view.pile),
        "cards_drawn": view.rules.cards_drawn,
        "target": view.target,
        "rounds": view.rounds,
    }
    return Note(f"canasta-{code}", values)


def _meld_code(action: Action, laid: int, *, opened: bool) -> str:
    if laid + len(action.cards) >= CANASTA:
        return "canasta"
    if laid:
        return "wild" if any(map(is_wild, action.cards)) else "add"
    return "meld" if opened else "open"
