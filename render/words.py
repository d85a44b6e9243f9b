"""Every word that stands in a picture."""

from __future__ import annotations

RANKS: dict[str, str] = {"JK": "joker"}

STOCK = "STOCK"
PILE = "PILE"
EMPTY = "EMPTY"
FROZEN = "FROZEN"
BLOCKED = "BLOCKED"
OPENED = "OPENED"
PURE = "PURE"
MIXED = "MIX"
WILD = "wild"
ON_MAT = "mat"
GOING_OUT = "to go out"

NEW = "NEW"
MELD = "MELD"
TAKE = "TAKE"
MUST_MELD = "MUST MELD"
WAITING = "Rest of the pile: yours once the first meld is complete"

OPEN_SEAT = "open seat"
ROUND_SCORE = "This round"
TOTAL = "Total"
BEFORE = "Before"
DRAWN_GAME = "Game over"

PHASES: dict[str, str] = {
    "draw": "draws or takes",
    "meld": "melds or discards",
}

YOUR_PHASES: dict[str, str] = {
    "draw": "draw or take the pile",
    "meld": "meld or discard",
}

SCORES: dict[str, str] = {}
"""The lines of a score sheet, by the code of the line."""


def number(value: int) -> str:
    """A number with its thousands apart and a real minus sign."""
    text = f"{abs(value):,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    return f"\N{MINUS SIGN}{text}" if value < 0 else text


def signed(value: int) -> str:
    """A number that always shows its sign."""
    return f"+{number(value)}" if value > 0 else number(value)


def seat(names: str, index: int) -> str:
    """A player's name, or the seat's number where there is none to show."""
    return names or f"Seat {index + 1}"


def needs(points: int) -> str:
    """What a side's initial meld must reach."""
    return f"OPENS AT {points}"


def progress(round_number: int, turn: int, target: int) -> str:
    """Where the game stands."""
    return f"Round {round_number} · turn {turn} · to {number(target)}"


def score_line(code: str, count: int) -> str:
    """What a line of the score sheet is called."""
    name = SCORES.get(code, code.replace("-", " ").capitalize())
    return f"{name} × {count}" if count > 1 else name


def turn(who: str, phase: str) -> str:
    """Whose turn it is, and what they do."""
    return f"{who} {PHASES.get(phase, phase)}"


def your_turn(phase: str) -> str:
    """That it is the reader's turn, and what to do."""
    return f"Your turn: {YOUR_PHASES.get(phase, phase)}"


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
