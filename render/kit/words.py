"""Text that pictures of several packages share.

A game's own text is in the ``words`` module of its package, that of pictures of no game in
:mod:`render.generic.words`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.cards import JOKER, Card, rank, suit
from render.kit import text

STOCK = "STOCK"
NEW = "NEW"
MELD = "MELD"
DEALT = "DEALT"
HOLDS = "holds"
YOUR_TURN = "Your turn"
DEAL_NEXT_ROUND = "deal the next round"
GAME_OVER = "The game is over"

THIS_ROUND = "This round"
BEFORE = "Before"
NOTHING = "\N{EN DASH}"
TOTAL = "Total"

SUIT_SYMBOLS = {letter: symbol for symbol, letter in text.SUITS.items()}
"""The symbol of each suit, by its letter."""


def number(value: int) -> str:
    """Return a number with thousands separators and a real minus sign.

    >>> number(-12450)
    '−12,450'
    """
    return f"{value:,}".replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """Return a number with its sign, plus included."""
    return f"+{number(value)}" if value > 0 else number(value)


def seat_name(name: str, seat: int) -> str:
    """Return a player's name, or the seat's number if the name has no visible character."""
    return name if text.clean(name) else f"Seat {seat + 1}"


def seat_names(names: Sequence[str]) -> list[str]:
    """Return the :func:`seat_name` of every seat."""
    return [seat_name(name, seat) for seat, name in enumerate(names)]


def choices(kinds: Collection[str], verbs: Mapping[str, str]) -> str:
    """Return the kinds of action open to a player, in the order of ``verbs``.

    >>> choices({"discard", "meld"}, {"meld": "meld", "draw": "draw", "discard": "discard"})
    'meld or discard'
    """
    *others, last = [verb for kind, verb in verbs.items() if kind in kinds] or ["play"]
    return f"{', '.join(others)} or {last}" if others else last


def to_points(target: int) -> str:
    """Return the number of points that a game is played to."""
    return f"to {number(target)}"


def of_rounds(count: int) -> str:
    """Return the number of rounds that a game has.

    >>> of_rounds(1), of_rounds(3)
    ('the only round', 'of 3 rounds')
    """
    return "the only round" if count == 1 else f"of {count} rounds"


def card_names(cards: Iterable[Card]) -> str:
    """Return cards by rank and suit symbol.

    >>> card_names(["10H", "JK"])
    '10♥ JOKER'
    """
    return " ".join("JOKER" if card == JOKER else rank(card) + SUIT_SYMBOLS[suit(card)] for card in cards)


def stock(count: int) -> str:
    """Return the stock and its number of cards."""
    return f"{STOCK} {count}"


def round_number(number: int) -> str:
    """Return the heading of a round's scores."""
    return f"Round {number}"


def total(goal: str) -> str:
    """Return the label of the game's points, with what ends the game."""
    return f"{TOTAL}, {goal}"


def wins(winners: int, *, drawn: bool = False, match: bool = False) -> str:
    """Return what follows the names of the winners of a game, or of the match that it ends."""
    if drawn:
        return "draw the game!"
    return f"{'wins' if winners == 1 else 'win'} the {'match' if match else 'game'}!"


def from_code(code: str) -> str:
    """Return a code without a text of its own as words: ``last-trick`` gives ``Last trick``."""
    return code.replace("-", " ").capitalize()
