"""Handwritten views of classic Canasta for tests, benchmarks and the documentation's pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.canasta.melds import canasta, is_wild
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView, Meld
from engine.cards import rank, suit
from engine.deal import Deals
from engine.game import Game
from engine.score import ScoreLine
from engine.types import Action
from tests.cards import parse
from tests.narrowing import narrowed

NAMES = ("Ada", "Computer (expert)")
TITLE = "Card club · #table-1"
NOTE = "Computer (expert) drew two cards and discarded K♥"

_START = Game(CanastaRules.of("classic"), 2, Deals.numbered(1))
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")

HAND = "JK 2C AH AS KD KS KH QD JS JD 9C 9D 8H 5C 3C"
"""Fifteen cards; the king of hearts and the nine of diamonds have just been drawn."""
THIRTY = f"{HAND} 2D AD QS JC 10D 9H 8S 8D 8C 7H 6S 6D 5C 4H 4D"


def melds(text: str) -> tuple[Meld, ...]:
    """Parse melds: ``"KH KS 2C, 4H 5H 6H, 2D 2S JK"``, naturals first, sequences from low to high."""
    laid: list[Meld] = []
    for part in text.split(",") if text else ():
        cards = parse(part)
        wilds = sum(map(is_wild, cards))
        ranks, suits = {rank(card) for card in cards}, {suit(card) for card in cards}
        if len(suits) == 1 and len(ranks) == len(cards):
            kind, made = suit(cards[0]), "sequence" if len(cards) == 7 else ""
        else:
            kind = "wild" if wilds == len(cards) else rank(cards[0])
            made = canasta(len(cards) - wilds, wilds)
        earlier = sum(meld.rank == kind for meld in laid)
        laid.append(Meld(kind, cards, wilds, made, f"{kind}-{earlier + 1}" if earlier else ""))
    return tuple(laid)


def table(**changes: Any) -> CanastaView:
    """Return the public view in the middle of a round, with the first player to draw."""
    fields: dict[str, Any] = {
        "round": 3,
        "turn": 12,
        "to_act": (0,),
        "totals": (1250, 2380),
        "hand_counts": (13, 9),
        "melds": (
            melds("10H 10S 10D 2D JK, 7H 7D 7S 7C 7H 7D 7S, 4H 4S 4D 4C"),
            melds("QH QS QD QC QH 2D 2S, 6H 6S 6D, AC AD 2C, 5H 5D 5S 5S"),
        ),
        "red_threes": (("3H", "3D"), ("3H",)),
        "opened": (True, True),
        "minimums": (50, 90),
        "standing": (855, 585),
        "stock": 43,
        "pile": parse("4C 5D 2H 9S JH JC KH"),
        "frozen": True,
        "freezing": ("2H",),
        "frozen_to": (True, True),
        "taking": ("pair",),
    }
    fields |= changes
    return replace(empty(), **{"made": as_listed(fields["melds"]), **fields})


def as_listed(melds: Sequence[Sequence[Meld]]) -> tuple[tuple[int, ...], ...]:
    """Return the order in which melds were made, by side: as they are listed."""
    return tuple(tuple(range(len(of_side))) for of_side in melds)


def hand(cards: str = HAND, **changes: Any) -> CanastaView:
    """Return the first player's view of the same table, after drawing."""
    held = parse(cards)
    fields: dict[str, Any] = {
        "seat": 0,
        "phase": "meld",
        "hand": held,
        "hand_counts": (len(held), 9),
        "hand_points": 210,
        "stock": 41,
        "drawn": parse("KH 9D") if cards == HAND else (),
        "legal": (
            Action("meld", parse("KD KS KH"), "K"),
            Action("meld", parse("AH AS 2C"), "A"),
            Action("meld", parse("JS JD 2C"), "J"),
            Action("meld", parse("9C 9D JK"), "9"),
            Action("discard", ("3C",)),
        ),
    }
    return table(**{**fields, **changes})


def empty() -> CanastaView:
    """Return a newly dealt table."""
    return narrowed(_START.view(None), CanastaView)


def full() -> CanastaView:
    """Return the fullest table: eleven melds a side, with canastas."""
    rows = []
    for side in range(2):
        parts = []
        for place, name in enumerate(_RANKS):
            naturals = " ".join(f"{name}{'HDSC'[n % 4]}" for n in range(3 + (place + side) % 5))
            parts.append(f"{naturals} {' '.join(('2C', 'JK', '2S')[: (place * 2 + side) % 4])}")
        rows.append(melds(",".join(parts)))
    return table(melds=tuple(rows), red_threes=(("3H", "3D"),) * 2, standing=(4905, 3495), totals=(4820, -1240))


def scored(**changes: Any) -> CanastaView:
    """Return a finished round with every line of a score sheet."""
    mine = (("cards-melded", 385, 29), ("natural-canastas", 500, 1), ("mixed-canastas", 600, 2))
    bonus = (("red-threes", 200, 2), ("going-out", 100, 1), ("concealed", 100, 1))
    theirs = (
        ("cards-melded", 0, 0),
        ("red-threes", -100, 1),
        ("cards-in-hand", -85, 9),
        ("returned-piles", -50, 1),
    )
    sheet = tuple(tuple(ScoreLine(*line) for line in lines) for lines in ((*mine, *bonus), theirs))
    fields = {"phase": "scored", "to_act": (0, 1), "scores": (sheet,) * 3, "totals": (3135, 2145)}
    return table(**{**fields, **changes})


def won() -> CanastaView:
    """Return the same round as the last of a game."""
    return scored(phase="won", to_act=(), winners=(0,), totals=(5135, 2145))
