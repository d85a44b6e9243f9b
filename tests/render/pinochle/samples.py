"""Handwritten views of Pinochle, Binokel and Bezique for tests, benchmarks and the documentation's pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.deal import Deals
from engine.game import Game
from engine.kit.meld_round import Meld
from engine.kit.tricks import Trick
from engine.pinochle.round import PinochleView
from engine.pinochle.rules import PinochleRules
from engine.score import ScoreLine
from engine.types import Action
from tests.cards import parse

NAMES = ("Ada", "Computer (expert)")
NOTE = "Computer (expert) won the trick and melded forty jacks"

HAND = "AH 10H KH QH AS KS QS JD KD KC QC 9C"
"""Twelve cards with hearts trump: the royal marriage is on the mat, the jack was just drawn."""
SIXTEEN = f"{HAND} 10C 8D AD QS'"


def melds(text: str) -> tuple[Meld, ...]:
    """Parse melds: ``"pinochle 40 QS JD, marriage 20 KC QC"``."""
    laid = []
    for part in text.split(",") if text else ():
        name, points, cards = part.split(maxsplit=2)
        laid.append(Meld(name, name, parse(cards), int(points)))
    return tuple(laid)


def tricks(count: int, *, phase_two: bool = False) -> tuple[Trick, ...]:
    """Return tricks that the first player led and the second one won, a king falling to an ace."""
    return (Trick(0, ("KD'", "AD'"), 1, 15, phase_two),) * count


def mat(laid: tuple[Meld, ...]) -> tuple[Card, ...]:
    """Return the cards of melds, each once."""
    return tuple(dict.fromkeys(card for meld in laid for card in meld.cards))


def table(preset: str = "pinochle", **changes: Any) -> PinochleView:
    """Return the public view in the middle of phase one: the first player has led, the second is to follow."""
    rules = PinochleRules.of(preset)
    start = Game(rules, 2, Deals.numbered(1)).view(None)
    assert isinstance(start, PinochleView)
    both = (
        melds("royal-marriage 40 KH QH"),
        melds("forty-jacks 40 JC JD' JH JS, pinochle 40 QS' JD', marriage 20 KS' QS'"),
    )
    fields: dict[str, Any] = {
        "round": 2,
        "turn": 8,
        "to_act": (1,),
        "phase": "follow",
        "totals": (430, 615),
        "trump": "H",
        "upturned": "AH'",
        "stock": 9,
        "leader": 0,
        "trick": ("10D",),
        "tricks": tricks(7),
        "hand_counts": (11, 12),
        "melds": both,
        "mat": tuple(map(mat, both)),
        "standing": (40, 110),
        "verbs": ("play",),
    }
    return replace(start, **{**fields, **changes})


def dealt(seat: int | None = None) -> PinochleView:
    """Return a newly dealt table, as the public or a seat sees it."""
    view = Game(PinochleRules.of("bezique"), 2, Deals.numbered(1)).view(seat)
    assert isinstance(view, PinochleView)
    return view


def full() -> PinochleView:
    """Return a table with many melds a side, cards in several of them, and one side past the target."""
    laid = melds(
        "royal-family 150 JH QH KH 10H AH, four-queens 60 QC QD QH QS, binokel 40 QS JD, royal-marriage 40 KH' QH',"
        "four-kings 80 KC KD KH KS, common-marriage 20 KS QS, common-marriage 20 KC QC, double-binokel 300 QS' JD'"
    )
    standing, totals = (710, 645), (1290, 720)
    return table("binokel", melds=(laid, laid), mat=(mat(laid), mat(laid)), standing=standing, totals=totals)


def phase_two(**changes: Any) -> PinochleView:
    """Return the public view in phase two: the melds are back in the hands."""
    fields: dict[str, Any] = {
        "phase_two": True,
        "upturned": None,
        "stock": 0,
        "melds": ((), ()),
        "mat": ((), ()),
        "turn": 15,
        "hand_counts": (9, 10),
        "tricks": tricks(12) + tricks(2, phase_two=True),
        "trick_points": (0, 30),
    }
    return table(**{**fields, **changes})


def hand(cards: str = HAND, **changes: Any) -> PinochleView:
    """Return the first player's view of the same table after winning a trick, about to meld."""
    held = parse(cards)
    fields: dict[str, Any] = {
        "seat": 0,
        "to_act": (0,),
        "phase": "melding",
        "trick": (),
        "tricks": (*tricks(6), Trick(1, ("KD'", "9H"), 0, 0, False)),
        "hand": held,
        "hand_counts": (len(held), 12),
        "drawn": ("JD",),
        "meldable": melds("eighty-kings 80 KC KD KH KS, pinochle 40 QS JD, marriage 20 KS QS, marriage 20 KC QC"),
        "legal": (
            Action("draw"),
            Action("meld", parse("KC KD KH KS"), "eighty-kings"),
            Action("meld", parse("QS JD"), "pinochle"),
        ),
    }
    return table(**{**fields, **changes})


def following(cards: str = "AH 10H KS QS JD KD KC QC 9C", **changes: Any) -> PinochleView:
    """Return the first player's view in phase two with a spade led: two cards may follow."""
    held = parse(cards)
    spades = tuple(Action("play", (card,)) for card in held if card.startswith(("K", "Q")) and card.endswith("S"))
    fields: dict[str, Any] = {
        "seat": 0,
        "to_act": (0,),
        "leader": 1,
        "trick": ("JS",),
        "hand": held,
        "hand_counts": (len(held), len(held) - 1),
        "legal": spades,
    }
    return phase_two(**{**fields, **changes})


def scored(**changes: Any) -> PinochleView:
    """Return a finished round with melds and every other line of a score sheet."""
    mine = (("royal-family", 150), ("common-marriage", 20), ("common-marriage", 20), ("dix", 10), ("dix-turned", 10))
    theirs = (("double-binokel", 300), ("eight-queens", 600))
    sheet = (
        (*(ScoreLine(*line) for line in mine), ScoreLine("tricks-one", 96, 7), ScoreLine("tricks-two", 121, 10),
         ScoreLine("last-trick", 10)),
        (*(ScoreLine(*line) for line in theirs), ScoreLine("tricks-one", 23, 5), ScoreLine("tricks-two", 0, 2),
         ScoreLine("melds-against", -1800, 2)),
    )  # fmt: skip
    fields: dict[str, Any] = {"phase": "scored", "to_act": (0, 1), "scores": (sheet,) * 2, "totals": (867, -262)}
    return table("binokel", **{**fields, **changes})


def won() -> PinochleView:
    """Return the same round as the last of a game that the first player has won."""
    return scored(phase="won", to_act=(), winners=(0,), totals=(1567, 262))
