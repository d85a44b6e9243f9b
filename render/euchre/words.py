"""The text in the pictures of Euchre."""

from __future__ import annotations

from engine.cards import Card, suit
from engine.euchre.round import EuchreView
from render.kit.game_words import TrickWords
from render.kit.words import SUIT_SYMBOLS

MAKER = "MAKER"
ALONE = "ALONE"
PASS = "PASS"
TURNED_DOWN = "TURNED DOWN"
BOWERS = ("BEST", "RIGHT", "LEFT")

WORDS = TrickWords(
    phases={
        "turned": "to name its suit",
        "order": "to order or pass",
        "name": "to name trumps",
        "discard": "to lay one away",
        "defend": "to defend alone?",
        "exchange": "to exchange or pass",
    },
    verbs={
        "order": "order up",
        "name": "name trumps",
        "defend": "defend alone",
        "exchange": "exchange",
        "discard": "lay a card away",
        "pass": "pass",
    },
    lines={"made": "Three or four tricks", "march": "March", "lone-march": "March alone", "euchre": "Euchre"},
)


def upcard(view: EuchreView, dealer: str) -> str:
    """Return what happens to the upcard while trumps are made, after the suit on offer unless the card shows it."""
    suited = f"as {SUIT_SYMBOLS[view.offered]}, " if view.best_turned and view.offered else ""
    if view.turned_down:
        return suited + TURNED_DOWN
    return suited + (f"for {dealer}" if view.rules.upcard_taken else "turned up")


def made_by(view: EuchreView, names: list[str]) -> str:
    """Return who made trumps, in short."""
    return "" if view.maker is None else f"by {names[view.maker]}"


def made(view: EuchreView, names: list[str]) -> str:
    """Return who made trumps, and from where."""
    if view.maker is None:
        return ""
    how = f"ordered up {short(view.upcard)}" if view.ordered else "named it"
    return f"{names[view.maker]} {how}"


def short(card: Card) -> str:
    """Return a card as its rank and suit."""
    return card[:-1] + SUIT_SYMBOLS[suit(card)] if suit(card) else "the joker"
