"""The words in Canasta's pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from engine import cards
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView, Meld
from engine.types import Side
from engine.view import View
from render.kit import words
from render.kit.say import Say

_VERBS = ("meld", "draw", "take", "discard", "pass", "ask", "answer", "special", "end", "deal")
"""The kinds of action in the order in which they are named."""


def times(count: int) -> str:
    """Return a count of cards or other things, such as ``×4``."""
    return f"×{count}"


def your_turn(say: Say, kinds: Collection[str]) -> str:
    """Tell the reader that it is their turn, and which kinds of action they have."""
    return say("your-turn-to", choices=words.choices(say, kinds, _VERBS))


def progress(say: Say, view: CanastaView) -> str:
    """Return the round and turn of a game, and what ends it."""
    return say("progress-turn", round=view.round, turn=view.turn, goal=goal(say, view))


def goal(say: Say, view: View) -> str:
    """Return what ends the game: a number of points, or of rounds."""
    return words.goal(say, view.target, cast(CanastaView, view).rounds or view.most_rounds)


def to_do(say: Say, phase: str) -> str:
    """Return what the player to act does now; it follows their name. Empty once the game is over."""
    return say(f"phase-{phase}") if say.has(f"phase-{phase}") else ""


def permission(say: Say, view: CanastaView, names: Sequence[str]) -> str:
    """Return a player's question to go out, or the partner's answer; empty if nobody asked."""
    if view.asking is not None:
        return say("may-i", name=names[view.asking])
    return say(f"permission-{view.answer}") if view.answer in ("yes", "no") else ""


def needed(say: Say, view: CanastaView) -> str:
    """Return what a side that has not opened needs to take the pile."""
    return say("pair-only" if view.rules.take_frozen == "natural-pair" else "hand-only")


def taken_with(say: Say, top: int) -> str:
    """Return the heading over the ways to take the pile, or its top cards where only ``top`` of them are taken."""
    return say("taken-top", count=top) if top else say("taken-with")


def ways_to_take(say: Say, codes: Sequence[str], rank: str) -> list[str]:
    """Return the ways to take an upcard of a rank, one a line."""
    first, *others = [say(f"way-{code}", rank=say.rank(rank)) for code in codes]
    return [first, *(say("way-or", way=way) for way in others)]


def opened(say: Say, view: CanastaView, side: Side) -> str:
    """Say that a side has opened; if it takes several canastas to go out, how many it has and which it lacks."""
    if view.canastas_to_go_out < 2:
        return say("opened")
    lacks = ", ".join(say("lacking", kind=kind, count=count) for kind, count in view.lacking(side).items())
    if not lacks:
        return canastas(say, view, side)
    return say("canastas-lacking", made=view.canastas[side], needed=view.canastas_to_go_out, lacking=lacks)


def canastas(say: Say, view: CanastaView, side: Side) -> str:
    """Return the canastas that a side has, of those that it takes to go out."""
    return say("canastas", made=view.canastas[side], needed=view.canastas_to_go_out)


def hand(say: Say, view: CanastaView, foot: int) -> str:
    """Return the number and the value of the cards in a hand, and the cards of its foot if there is one."""
    held = say("hand", count=len(view.hand), points=say.number(view.hand_points))
    return say("hand-and-foot", hand=held, count=foot) if foot else held


def canasta(say: Say, meld: Meld) -> str:
    """Return a canasta's type, and its number of cards if it has grown."""
    kind, count = say(f"canasta-{meld.canasta}"), len(meld.cards)
    return say("canasta-grown", kind=kind, count=count) if count > CANASTA else kind


def span(say: Say, meld: Meld) -> str:
    """Return the lowest and the highest rank of a sequence."""
    low, high = (say.rank(cards.rank(card)) for card in (meld.cards[0], meld.cards[-1]))
    return f"{low}\N{EN DASH}{high}"


def short_meld(say: Say, meld: Meld) -> str:
    """Return a meld in short: its rank and number of cards, with the wild ones, or the type of canasta."""
    count = times(len(meld.cards))
    if meld.sequence:
        name = f"{span(say, meld)}{say.suit(meld.rank)}"
        return f"{name} {say('canasta-sequence')} {count}" if meld.canasta else name
    if not meld.naturals:
        return say("meld-count", name=say("wild"), count=count)
    rank, _, number = (meld.name or meld.rank).partition("-")
    name = say.rank(rank)
    name = say("numbered", rank=name, number=int(number)) if number else name
    if meld.canasta:
        return f"{say('meld-count', name=name, count=count)} {say(f'canasta-{meld.canasta}')}"
    if meld.wilds:
        return say("meld-wilds", name=name, count=count, wilds=meld.wilds)
    return say("meld-count", name=name, count=count)


def in_sequence(say: Say, suits: str) -> str:
    """Say that cards of these suits fit a sequence."""
    return say("in-sequence", suits="".join(map(say.suit, suits)))


def meld_or_sequence(say: Say, suits: str) -> str:
    """Say that cards of a rank can be melded, and those of these suits in a sequence too."""
    return say("meld-or-sequence", suits="".join(map(say.suit, suits)))


def score_line(say: Say, code: str, special: str = "") -> str:
    """Return the label of a line of the score sheet; a special hand goes by its name, ``special``."""
    return say(f"special-{special}" if code == "special-hand" and special else f"line-{code}")
