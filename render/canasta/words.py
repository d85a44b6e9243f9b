"""The text in Canasta's pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from engine import cards
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView, Meld
from engine.types import Side
from engine.view import View
from render.kit.words import (
    DEAL_NEXT_ROUND,
    MELD,
    SUIT_SYMBOLS,
    YOUR_TURN,
    choices,
    from_code,
    number,
    of_rounds,
    signed,
    to_points,
)

EMPTY = "EMPTY"
FROZEN = "FROZEN"
BLOCKED = "BLOCKED"
OPENED = "OPENED"
TAKE = "TAKE"
PAIR_ONLY = "PAIR ONLY"
HAND_ONLY = "HAND ONLY"
MUST_MELD = "MUST MELD"
FOOT = "FOOT"
TALONS = "TALONS"
WILD = "WILD"
NATURAL = "NATURAL"
SEQUENCE = "RUN"
MUST_GO_OUT = "Yes: must go out this turn"
MAY_NOT_GO_OUT = "No: can't go out this turn"
MAY_GO_OUT = "may go out next"
"""Follows the names of opponents who may go out on their next turn."""
WAITING = "You get the rest of the pile when your initial meld is complete"
PILE_WAITS = "taken, waits for the initial meld"

_TO_DO = {"draw": "to draw", "meld": "to play", "answer": "to answer"}
_VERBS = {
    "meld": "meld",
    "draw": "draw",
    "take": "take the pile",
    "discard": "discard",
    "pass": "keep your last card",
    "ask": "ask to go out",
    "answer": "say yes or no",
    "special": "lay down a special hand",
    "end": "end the round",
    "deal": DEAL_NEXT_ROUND,
}
_SCORE_LINES = {
    "cards-melded": "Melded cards",
    "natural-canastas": "Natural canastas",
    "mixed-canastas": "Mixed canastas",
    "sequence-canastas": "Sequences of seven",
    "wild-canasta": "Wild canastas",
    "pure-canasta": "Natural aces, sevens",
    "threes": "Threes",
    "unfinished-meld": "Unfinished melds",
    "three-held": "Aces, sevens held",
    "red-threes": "Red threes",
    "going-out": "Going out",
    "concealed": "Concealed",
    "cards-in-hand": "Cards in hand",
    "returned-piles": "Returned piles",
}
_SPECIAL_HANDS = {
    "straight": "Straight",
    "pairs": "Seven pairs",
    "wild-pairs": "Pairs with twos",
    "garbage": "Garbage",
}
_WAYS = {"pair": "{0} + {0}", "natural-and-wild": "{0} + wild", "meld": "onto a meld"}
_ORDINALS = {"2": "2nd", "3": "3rd"}
_CANASTAS = {"natural": NATURAL, "mixed": "MIXED", "wild": WILD, "sequence": SEQUENCE}


def times(count: int) -> str:
    """Return a count of cards or other things, such as ``×4``."""
    return f"×{count}"


def card_count(count: int) -> str:
    """Return the number of cards in a hand."""
    return f"{count} card{'' if count == 1 else 's'}"


def to_do(phase: str) -> str:
    """Return what the player to act does now; it follows their name."""
    return _TO_DO.get(phase, phase)


def your_turn(kinds: Collection[str]) -> str:
    """Tell the reader that it is their turn, and which kinds of action they have."""
    return f"{YOUR_TURN}: {choices(kinds, _VERBS)}"


def progress(view: CanastaView) -> str:
    """Return the round and turn of a game, and what ends it."""
    return f"Round {view.round} · turn {view.turn} · {goal(view)}"


def goal(view: View) -> str:
    """Return what ends the game: a number of points, or of rounds."""
    rounds = cast(CanastaView, view).rounds or view.most_rounds
    return of_rounds(rounds) if rounds else to_points(view.target)


def then(name: str) -> str:
    """Say whose turn is next."""
    return f"then {name}"


def permission(view: CanastaView, names: Sequence[str]) -> str:
    """Return a player's question to go out, or the partner's answer; empty if nobody asked."""
    if view.asking is not None:
        return f"{names[view.asking]}: \N{LEFT DOUBLE QUOTATION MARK}May I go out?\N{RIGHT DOUBLE QUOTATION MARK}"
    return {"yes": MUST_GO_OUT, "no": MAY_NOT_GO_OUT}.get(view.answer, "")


def pile(count: int) -> str:
    """Return the discard pile and its number of cards."""
    return f"PILE {count}"


def needed(view: CanastaView) -> str:
    """Return what a side that has not opened needs to take the pile."""
    return PAIR_ONLY if view.rules.take_frozen == "natural-pair" else HAND_ONLY


def bonus(points: int) -> str:
    """Return the bonus for a canasta."""
    return signed(points)


def taken(count: int) -> str:
    """Return the number of cards of a taken pile."""
    return f"+{card_count(count)}"


def taken_with(top: int) -> str:
    """Return the heading over the ways to take the pile, or its top cards where only ``top`` of them are taken."""
    return f"top {top} with" if top else "taken with"


def ways_to_take(codes: Sequence[str], rank: str) -> list[str]:
    """Return the ways to take an upcard of a rank, one a line."""
    first, *others = [_WAYS[code].format(rank) for code in codes]
    return [first, *(f"or {way}" for way in others)]


def on_table(points: int) -> str:
    """Return the current value of a side's melded cards."""
    return f"on table {number(points)}"


def opened(view: CanastaView, side: Side) -> str:
    """Say that a side has opened; if it takes several canastas to go out, how many it has and which it lacks."""
    needs = view.canastas_to_go_out
    if needs < 2:
        return OPENED
    lacks = ", ".join(f"{count} {_CANASTAS.get(kind, '')}".rstrip() for kind, count in view.lacking(side).items())
    return f"{canastas(view, side)} · {lacks} TO GO" if lacks else canastas(view, side)


def canastas(view: CanastaView, side: Side) -> str:
    """Return the canastas that a side has, of those that it takes to go out."""
    return f"CANASTAS {view.canastas[side]}/{view.canastas_to_go_out}"


def opens_at(points: int) -> str:
    """Return the points that a side's initial meld must reach."""
    return f"OPENS AT {points}"


def laid(points: int, minimum: int) -> str:
    """Return the points of the initial meld so far."""
    return f"LAID {points}/{minimum}"


def can_open(reach: int, minimum: int) -> str:
    """Say that the hand is enough for the initial meld."""
    return f"CAN OPEN {reach}/{minimum}"


def cannot_open(reach: int, minimum: int) -> str:
    """Say that the hand is not enough for the initial meld."""
    return f"TO OPEN {reach}/{minimum}"


def short(points: int) -> str:
    """Return the points that the hand lacks for the initial meld."""
    return f"{points} SHORT"


def to_go(points: int) -> str:
    """Return the points still to be laid down for the initial meld."""
    return f"{points} TO GO"


def lacking(standing: str, lack: str) -> str:
    """Join what is there and what is missing."""
    return f"{standing} · {lack}"


def penalty(points: int) -> str:
    """Return the cost of drawing after returning the pile."""
    return f"DRAWING COSTS {points}"


def foot(count: int) -> str:
    """Return a foot that is not picked up yet."""
    return f"foot of {count}"


def talon(count: int) -> str:
    """Return the talon for the next side that melds."""
    return f"TALON OF {count}"


def hand(count: int, points: int) -> str:
    """Return the number and the value of the cards in a hand."""
    return f"{card_count(count)} · {number(points)} points"


def wilds(count: int) -> str:
    """Return the number of wild cards in a meld."""
    return f"{count} wild"


def canasta(meld: Meld) -> str:
    """Return a canasta's type, and its number of cards if it has grown."""
    kind, count = _CANASTAS[meld.canasta], len(meld.cards)
    return f"{kind} {count}" if count > CANASTA else kind


def span(meld: Meld) -> str:
    """Return the lowest and the highest rank of a sequence."""
    return f"{cards.rank(meld.cards[0])}\N{EN DASH}{cards.rank(meld.cards[-1])}"


def short_meld(meld: Meld) -> str:
    """Return a meld in short: its rank and number of cards, with the wild ones, or the type of canasta."""
    count = times(len(meld.cards))
    if meld.sequence:
        return f"{span(meld)}{SUIT_SYMBOLS[meld.rank]}{f' {SEQUENCE} {count}' if meld.canasta else ''}"
    if not meld.naturals:
        return f"{WILD} {count}"
    rank, _, number_ = (meld.name or meld.rank).partition("-")
    name = f"{_ORDINALS.get(number_, f'{number_}th')} {rank}" if number_ else rank
    if meld.canasta:
        return f"{name} {count} {_CANASTAS[meld.canasta]}"
    return f"{name} {count}, {wilds(meld.wilds)}" if meld.wilds else f"{name} {count}"


def in_sequence(suits: str) -> str:
    """Say that cards of these suits fit a sequence."""
    return f"{SEQUENCE} {_symbols(suits)}"


def meld_or_sequence(suits: str) -> str:
    """Say that cards of a rank can be melded, and those of these suits in a sequence too."""
    return f"{MELD}, {in_sequence(suits)}"


def _symbols(suits: str) -> str:
    return "".join(SUIT_SYMBOLS[suit] for suit in suits)


def score_line(code: str, special: str = "") -> str:
    """Return the label of a line of the score sheet; a special hand goes by its name, ``special``."""
    if code == "special-hand" and special:
        return _SPECIAL_HANDS[special]
    return _SCORE_LINES.get(code) or from_code(code)
