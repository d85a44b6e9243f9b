"""The text in the pictures of Pinochle, Binokel and Bezique."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import cards
from engine.cards import Card
from engine.view import View
from render.kit.words import DEAL_NEXT_ROUND, SUIT_SYMBOLS, choices, from_code, number, to_points

TRUMP = "TRUMP"
PHASE_TWO = "PHASE TWO"
MAY_KNOCK = "MAY KNOCK"
WON = "WON"
LAID = "LAID"
PLAY = "PLAY"
NO_MELD = "No meld in hand"
LED = "led"
WON_TRICK = "won the trick"

_TO_DO = {"lead": "to lead", "follow": "to follow", "melding": "to meld or draw"}
_VERBS = {
    "play": "play a card",
    "meld": "meld",
    "exchange": "exchange",
    "knock": "knock",
    "draw": "draw",
    "deal": DEAL_NEXT_ROUND,
}
_SCORE_LINES = {
    "dix-turned": "Dix turned up",
    "tricks-one": "Tricks, phase one",
    "tricks-two": "Tricks, phase two",
    "melds-against": "Melds count against",
}


def to_do(phase: str) -> str:
    """What the player to act does now; follows their name."""
    return _TO_DO.get(phase, phase)


def you_may(kinds: Collection[str]) -> str:
    """The kinds of action open to the reader."""
    return choices(kinds, _VERBS)


def progress(view: View) -> str:
    """The round and trick of a game, and what ends it."""
    return f"Round {view.round} · trick {view.turn} · {goal(view)}"


def goal(view: View) -> str:
    """The points that end the game."""
    return to_points(view.target)


def trump(suit: str) -> str:
    """The trump suit."""
    return f"{TRUMP} {SUIT_SYMBOLS[suit]}"


def tricks(count: int, points: int) -> str:
    """The number of tricks that a side has won, and their points."""
    won = f"{count} trick{'' if count == 1 else 's'}"
    return f"{won} · {points}" if points else won


def in_round(points: int) -> str:
    """A side's points in this round."""
    return f"round {number(points)}"


def duties(overplay: str, must_trump: bool) -> list[str]:
    """The rules of following suit under these options, one a line."""
    over = {"always": ["and beat it"], "trumps": ["(beat trumps)"]}.get(overplay, [])
    return ["Follow suit", *over, *(["or else trump"] if must_trump else [])]


def meld_type(code: str) -> str:
    """The name of a type of meld."""
    return code.replace("-", " ")


def short_meld(code: str, laid: Sequence[Card]) -> str:
    """A meld in short: its type and its cards; a rank or suit that they share is written once."""
    ranks, suits = [cards.rank(card) for card in laid], [SUIT_SYMBOLS[cards.suit(card)] for card in laid]
    if len(set(suits)) == 1:
        what = f"{' '.join(ranks)}{suits[0]}"
    elif len(set(ranks)) == 1:
        what = f"{ranks[0]} {''.join(suits)}"
    else:
        what = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
    return f"{meld_type(code)} {what}"


def best_meld(code: str, points: int) -> str:
    """The most valuable meld in hand."""
    return f"BEST MELD: {meld_type(code)} {number(points)}"


def last_chance(dix: str) -> str:
    """Warns that a dix, called ``dix`` in this game, scores now or never."""
    return f"{dix.upper()}: LAST CHANCE"


def score_line(code: str) -> str:
    """The label of a line of the score sheet."""
    return _SCORE_LINES.get(code) or from_code(code)
