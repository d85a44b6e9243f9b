"""Every word that stands in a picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.canasta.view import Meld
from render import fonts

STOCK = "STOCK"
EMPTY = "EMPTY"
FROZEN = "FROZEN"
BLOCKED = "BLOCKED"
OPENED = "OPENED"
NEW = "NEW"
MELD = "MELD"
TAKE = "TAKE"
MUST_MELD = "MUST MELD"
TAKEN_WITH = "taken with"
ONTO_MELD = "or onto the meld"
WAITING = "The rest of the pile is yours once the first meld is complete"
PILE_WAITS = "taken; waits for the first meld"
OPEN_SEAT = "open seat"
THIS_ROUND = "This round"
GAME_OVER = "The game is over"
BEFORE = "Before"
NOTHING = "\N{EN DASH}"

_DOES = {"draw": "to draw", "meld": "to play"}
_YOU_MAY = {
    "draw": "draw",
    "take": "take the pile",
    "meld": "meld",
    "discard": "discard",
    "end": "end the round",
    "deal": "deal the next round",
}

_SCORES = {
    "cards-melded": "Melded cards",
    "natural-canastas": "Pure canastas",
    "mixed-canastas": "Mixed canastas",
    "red-threes": "Red threes",
    "going-out": "Going out",
    "concealed": "Concealed",
    "cards-in-hand": "Cards in hand",
    "returned-piles": "Returned piles",
}


def number(value: int) -> str:
    """A number with its thousands apart and a real minus sign."""
    return f"{value:,}".replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A number that always shows its sign."""
    return f"+{number(value)}" if value > 0 else number(value)


def seat(name: str, index: int) -> str:
    """A player's name, or the seat's number where there is none that can be seen."""
    return name if fonts.clean(name) else f"Seat {index + 1}"


def together(names: Sequence[str]) -> str:
    """Several players as one."""
    return " + ".join(names)


def does(phase: str) -> str:
    """What the player to act does now, after their name."""
    return _DOES.get(phase, phase)


def your_turn(kinds: Collection[str]) -> str:
    """That it is the reader's turn, and which kinds of action they may do."""
    *others, last = [words for kind, words in _YOU_MAY.items() if kind in kinds] or ["play"]
    return f"Your turn: {', '.join(others)} or {last}" if others else f"Your turn: {last}"


def progress(round_number: int, turn: int, target: int) -> str:
    """Where the game stands."""
    return f"Round {round_number} · turn {turn} · to {number(target)}"


def pile(count: int) -> str:
    """The discard pile and its number of cards."""
    return f"PILE {count}"


def stock(count: int) -> str:
    """The stock and its number of cards."""
    return f"{STOCK} {count}"


def on_mat(points: int) -> str:
    """What a side's cards on the mat are worth now."""
    return f"mat {number(points)}"


def opens_at(points: int) -> str:
    """What a side's initial meld must reach."""
    return f"OPENS AT {points}"


def times(count: int) -> str:
    """How many cards a meld has."""
    return f"×{count}"


def wilds(count: int) -> str:
    """How many wild cards a meld has."""
    return f"{count} wild"


def canasta(pure: bool, count: int) -> str:
    """A canasta, with its number of cards."""
    return f"{'PURE' if pure else 'MIX'} {count}"


def meld(laid: Meld) -> str:
    """A meld in short: its rank with its naturals and wild cards, or what kind of canasta it is."""
    count = len(laid.cards)
    if laid.canasta:
        return f"{laid.rank} {canasta(not laid.wilds, count)}"
    return f"{laid.rank} {laid.naturals}+{laid.wilds}" if laid.wilds else f"{laid.rank} {times(count)}"


def pair(rank: str) -> str:
    """Two naturals of a rank."""
    return f"{rank} + {rank}"


def with_wild(rank: str) -> str:
    """A natural of a rank and a wild card."""
    return f"or {rank} + wild"


def hand(count: int, points: int) -> str:
    """What a hand comes to."""
    return f"{count} card{'' if count == 1 else 's'} · {number(points)} points"


def can_open(reach: int, minimum: int) -> str:
    """That the hand is enough for the initial meld."""
    return f"CAN OPEN {reach}/{minimum}"


def cannot_open(reach: int, minimum: int) -> str:
    """That the hand is not enough for the initial meld."""
    return f"TO OPEN {reach}/{minimum}"


def laid(points: int, minimum: int) -> str:
    """How far the initial meld has come."""
    return f"LAID {points}/{minimum}"


def penalty(points: int) -> str:
    """What drawing costs after a pile was returned."""
    return f"DRAWING COSTS {points}"


def round_scored(round_number: int) -> str:
    """The heading of a round's score sheet."""
    return f"Round {round_number}"


def total(target: int) -> str:
    """The heading of the game's points."""
    return f"Total, to {number(target)}"


def wins(winners: int) -> str:
    """That so many players have won the game, after their names."""
    return "wins the game!" if winners == 1 else "win the game!"


def score_line(code: str) -> str:
    """What a line of the score sheet is called."""
    return _SCORES.get(code) or code.replace("-", " ").capitalize()
