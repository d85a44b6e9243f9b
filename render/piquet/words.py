"""The text in the pictures of Piquet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.cards import rank, suit
from engine.kit.trick_view import TrickView
from engine.piquet.declarations import Claim, Spoken
from engine.piquet.options import DEALS, RANKS
from engine.piquet.view import PiquetView
from engine.types import Side
from engine.view import View
from render.kit.game_words import TrickWords, tricks
from render.kit.words import SUIT_SYMBOLS, card_names, to_points

ELDER = "ELDER"
YOUNGER = "YOUNGER"
TALON = "TALON"
CARTE_BLANCHE = "Carte blanche"
ANSWERS = {"good": "GOOD", "not-good": "NOT GOOD", "equal": "EQUAL", "": "?"}
ANSWER = "answer or declare"
BONUSES = {"pique": "PIQUE", "repique": "REPIQUE", "capot": "CAPOT"}
_SEQUENCES = {3: "Tierce", 4: "Quart", 5: "Quint", 6: "Sixième", 7: "Septième", 8: "Huitième"}
_SETS = {3: "Trio", 4: "Quatorze"}
_NAMES = {"10": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace", "9": "nine", "8": "eight", "7": "seven"}


class PiquetWords(TrickWords):
    """Adds the points of this deal, and who is elder."""

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's tricks, and its points in this deal."""
        return (f"deal {view.standing[side]}", tricks(view.won_by(side)))

    def chips(self, view: TrickView, side: Side) -> Sequence[str]:
        """Say whether a side is elder or younger."""
        return (ELDER if side == cast(PiquetView, view).elder else YOUNGER,)

    def progress(self, view: View) -> str:
        """Return the deal and trick of a partie, and what ends it."""
        double = " (double)" if cast(PiquetView, view).doubled else ""
        rules = cast(PiquetView, view).rules
        rubicon = f" · rubicon {view.target}" if rules.rubicon and rules.partie != "to-target" else ""
        deals = DEALS.get(rules.partie)
        deal = f"Deal {view.round} of {deals}" if deals and view.round <= deals else f"Deal {view.round}"
        to = "" if deals else f" · {self.goal(view)}"
        return f"{deal}{double} · trick {view.turn}{rubicon}{to}"

    def goal(self, view: View) -> str:
        """Return the deals of a partie, or the points that end it."""
        rules = cast(PiquetView, view).rules
        if rules.partie == "to-target":
            return to_points(view.target)
        return f"{DEALS[rules.partie]} deals"


WORDS = PiquetWords(
    phases={
        "exchange": "to exchange cards",
        "look": "to look at what's left, or not",
        "declare": "to declare",
        "answer": "to answer",
        "name": "to name a suit to lead",
    },
    verbs={
        "exchange": "exchange",
        "blanche": "announce carte blanche",
        "peek": "look at what's left",
        "leave": "leave it",
        "declare": "declare",
        "name": "name the suit you lead",
    },
    lines={
        "sequence": "Sequences",
        "set": "Trios and quatorzes",
        "cards": "The cards",
        "doubled": "Deal counts double",
        "difference": "The loser's points",
        "settled": "Partie lost",
        "lurch": "Double",
    },
)


def carte_blanche(hand: Sequence[str]) -> str:
    """Return carte blanche in words, with the hand once it is shown."""
    return f"{CARTE_BLANCHE} {card_names(hand)}".rstrip()


def declared(kind: str, said: Spoken) -> str:
    """Return what a player has said or shown in a class of declarations."""
    if kind == "point":
        making = f", making {said.making}" if said.making >= 0 else ""
        return f"Point of {said.number} {SUIT_SYMBOLS[said.suit] if said.suit else ''}".rstrip() + making
    if said.groups:
        return " + ".join(map(shown, groups_of(said.groups)))
    name = (_SETS if kind == "set" else _SEQUENCES)[said.number]
    if said.making < 0:
        return name
    top = _NAMES[RANKS[said.making]]
    return f"{name} of {top}s" if kind == "set" else f"{name} to the {top}"


def groups_of(claim: Claim) -> Claim:
    """Return the groups of a claim, each from high to low."""
    return tuple(tuple(sorted(group, key=lambda card: -RANKS.index(rank(card)))) for group in claim)


def shown(group: Sequence[str]) -> str:
    """Return the cards of a sequence, or of a trio or quatorze."""
    if len({rank(card) for card in group}) == 1:
        return f"{_SETS[len(group)]} {card_names(group)}"
    return f"{_SEQUENCES[len(group)]} {SUIT_SYMBOLS[suit(group[0])]} {' '.join(map(rank, group))}"


def discards(cards: Sequence[str]) -> str:
    """Return the reader's own discards."""
    return f"Exchanged: {card_names(cards)}"
