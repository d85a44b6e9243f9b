"""Handwritten views of every preset of Canasta, with what each has beyond ``classic``.

``python -m tests.render.canasta.preset_samples FOLDER`` draws them all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import render
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.score import ScoreLine
from engine.types import Action
from tests.cards import parse
from tests.render.canasta.samples import as_listed, melds
from tests.render.looks import HOUSE

NAMES = ("Ada", "Computer (expert)", "Björn Borgström", "Chloé", "Дмитрий", "Φίλιππος")
TITLE = "Card club · #table-1"
NOTE = "Chloé drew a card and discarded 5♦"
ALONE = (0, 1, 2, 3, 4, 5)


def view(preset: str, seats: int, seat: int | None = None, **changes: Any) -> CanastaView:
    """Return a seat's view of a newly dealt round of a preset, with ``changes``."""
    rules = CanastaRules.of(preset)
    options = {name: changes.pop(name) for name in ("partnerships",) if name in changes}
    game = Game(rules.model_copy(update=options), seats, Deals.numbered(1))
    dealt = game.view(seat)
    assert isinstance(dealt, CanastaView)
    made = [sum(bool(meld.canasta) for meld in laid) for laid in changes.get("melds", dealt.melds)]
    listed = as_listed(changes.get("melds", dealt.melds))
    return replace(dealt, **{"canastas": tuple(made), "made": listed, **changes})


def holding(cards: str, *melded: tuple[str, str], **changes: Any) -> dict[str, Any]:
    """Return the changes for a hand with legal melds, given as cards and target."""
    legal = (*(Action("meld", parse(laid), target) for laid, target in melded), Action("discard", parse(cards)[-1:]))
    return {"hand": parse(cards), "phase": "meld", "legal": legal, "hand_points": 155, **changes}


def modern(**changes: Any) -> CanastaView:
    """Return a table with talons left, threes of both colours, a pure meld begun, and wild melds."""
    fields: dict[str, Any] = {
        "melds": (melds("AH AD AC AS, 8H 8S 8D 8C 2D, 2H 2S JK"), ()),
        "opened": (True, False),
        "standing": (-2310, 600),
        "red_threes": (parse("3H 3D 3C 3S 3H 3C"), parse("3S 3D")),
        "hand_counts": (9, 13),
        "pile": parse("9C KD JH"),
        "talons": (3,),
        "to_act": (1,),
        "taking": ("pair",),
        "totals": (3125, 2980),
        "turn": 7,
        "round": 2,
    }
    return view("modern", 2, changes.pop("seat", None), **{**fields, **changes})


def modern_hand() -> CanastaView:
    """Return the hand of a side that has not opened, with its talon."""
    hand = holding("JK 2D AS AC AH KH QD 10S 7H 7S 7C 5D 4C 4H", ("7H 7S 7C", "7"), ("AS AC AH", "A"))
    return modern(seat=1, drawn=parse("4H"), opening_reach=105, hand_counts=(9, 14), **hand)


def special_hand() -> CanastaView:
    """Return a round that ended with a special hand."""
    straight = parse("JK 2D 4C 5D 6S 7H 8C 9H 10S JD QD KH AS AC")
    caught = (ScoreLine("cards-melded", 0, 0), ScoreLine("threes", -200, 2), ScoreLine("cards-in-hand", -145, 13))
    sheet = ((ScoreLine("special-hand", 3000, cards=straight),), caught)
    return modern(phase="scored", to_act=(0, 1), special="straight", scores=(sheet,) * 2, totals=(6125, 2635))


def windows1_hand() -> CanastaView:
    """Return a hand in which sevens count ten and any cards can take the frozen pile."""
    take = (Action("draw"), Action("take", parse("JD JS"), "J"), Action("take", parse("JD JK"), "J"))
    fields: dict[str, Any] = {
        "phase": "draw",
        "legal": take,
        "hand_points": 170,
        "pile": parse("2C 8D JH"),
        "frozen": True,
    }
    hand = parse("JK JD JS 9C 9D 7S 7C 7H 5D 5C 3S")
    return view("windows1", 2, 0, hand=hand, freezing=("2C",), frozen_to=(True, True), **fields)


def windows1() -> CanastaView:
    """Return a table whose pile is frozen only for melds on the table."""
    fields: dict[str, Any] = {"pile": parse("2C 8D JH"), "frozen": True, "freezing": ("2C",), "frozen_to": (True, True)}
    return view("windows1", 2, taking=("pair", "natural-and-wild"), **fields)


def dos() -> CanastaView:
    """Return a table of four without partners. The pile is frozen, though no card in it shows that."""
    laid = (melds("KH KD KS KC KH KD KS KC, 6H 6D 2C"), (), melds("QH QS QD, 9C 9S JK"), ())
    opened = (True, False, True, False)
    fields: dict[str, Any] = {
        "melds": laid,
        "opened": opened,
        "standing": (870, 0, 140, 0),
        "pile": parse("9H"),
        "to_act": (2,),
    }
    return view("dos", 4, totals=(1455, 2210, 90, -65), hand_counts=(6, 12, 8, 11), taking=("pair",), **fields)


def partners(**changes: Any) -> CanastaView:
    """Return a table of two partnerships where a partner is asked, "May I go out?"."""
    fields: dict[str, Any] = {
        "melds": (melds("AH AD AC 2S JK, 10S 10S 10C 10H 10D 10D 10C"), melds("QH QS QD QC QH 2D 2S, 4H 4C 4D")),
        "opened": (True, True),
        "frozen_to": (False, False),
        "standing": (835, 585),
        "red_threes": (parse("3H"), ()),
        "hand_counts": (3, 9, 11, 8),
        "pile": parse("9C KD 5D"),
        "phase": "answer",
        "asking": 0,
        "to_act": (2,),
        "totals": (2310, 2880),
        "turn": 33,
    }
    return view("partners", 4, changes.pop("seat", None), **{**fields, **changes})


def partners_hand() -> CanastaView:
    """Return the hand of the partner who is asked."""
    legal = (Action("answer", target="yes"), Action("answer", target="no"))
    return partners(seat=2, hand=parse("2H AS KD KH JS 9C 8C 8D 6H 5S 4S"), hand_points=125, legal=legal)


def answered_hand() -> CanastaView:
    """Return the hand of a player who must go out now."""
    hand = holding("2D AS AC", ("2D AS", "A"), hand_points=60)
    return partners(seat=0, asking=None, answer="yes", to_act=(0,), **hand)


def partners_of_six(**changes: Any) -> CanastaView:
    """Return a table of six players in three partnerships."""
    fields: dict[str, Any] = {
        "partnerships": "three-sides",
        "melds": (melds("AH AD AC 2S JK"), melds("QH QS QD QC QH 2D 2S, 4H 4C 4D, KH KD KS"), ()),
        "opened": (True, True, False),
        "minimums": (50, 90, 15),
        "frozen_to": (False, False, True),
        "standing": (135, 615, 0),
        "red_threes": (parse("3H 3D 3H 3D 3H"), (), parse("3D")),
        "hand_counts": (13, 9, 11, 8, 14, 12),
        "pile": parse("9C KD QS"),
        "to_act": (4,),
        "taking": ("pair", "natural-and-wild", "meld"),
        "totals": (2310, 2880, -125),
        "turn": 23,
    }
    return view("partners", 6, changes.pop("seat", None), **{**fields, **changes})


def three() -> CanastaView:
    """Return a table of three players without partners, one of them without a meld."""
    laid = (melds("KH KD KS, 6H 6D 2C"), (), melds("QH QS QD QS QD QC QH, 9C 9S JK"))
    fields: dict[str, Any] = {
        "melds": laid,
        "opened": (True, False, True),
        "standing": (140, 0, 710),
        "pile": parse("9H"),
    }
    frozen: dict[str, Any] = {
        "frozen_to": (False, True, False),
        "taking": ("pair", "natural-and-wild", "meld"),
        "to_act": (2,),
    }
    return view("three", 3, totals=(1455, 2210, 90), hand_counts=(6, 12, 8), **fields, **frozen)


def samba(**changes: Any) -> CanastaView:
    """Return a table of six players in two partnerships, with sequences and several melds of a rank."""
    mine = "4H 5H 6H 7H 8H 9H 10H, 8S 9S 10S JS, KH KD KS 2D, KC KC KD, 9H 9C 9D 9S 9C 9D 9H"
    theirs = "QC KC AC, JD QD KD AD, AH AS AD 2C 2S, QH QS QD QC, 10H 10S 10D, 10C 10C 10D 2H, 6S 6S 6D JK"
    fields: dict[str, Any] = {
        "melds": (melds(mine), melds(f"{theirs}, 5H 5D 5D 5C 5S 2C 2D, 4C 4C 4S")),
        "opened": (True, True),
        "frozen_to": (False, False),
        "standing": (2480, 905),
        "red_threes": (parse("3H 3D 3H 3D"), parse("3H")),
        "hand_counts": (13, 9, 11, 8, 14, 12),
        "pile": parse("9C KD 7S"),
        "to_act": (4,),
        "taking": ("pair", "meld"),
        "totals": (4310, 7880),
        "turn": 41,
    }
    return view("samba", 6, changes.pop("seat", None), **{**fields, **changes})


def samba_hand() -> CanastaView:
    """Return a hand with cards for sequences, for melds of a rank, and for both."""
    laid = (("QS KS", "S"), ("7S", "S"), ("KS KD KC", "K+"), ("5D 6D 7D", "D"), ("8D 8C 2H", "8"))
    hand = holding("2H KS KD KC QS QH 8D 8C 7S 7D 6D 5D 5C 3S", *laid)
    return samba(seat=4, drawn=parse("KC 7S"), **hand)


def bolivia() -> CanastaView:
    """Return a table with wild canastas beside sequences of seven."""
    mine = "5S 6S 7S 8S 9S 10S JS, QD KD AD, 2H 2S JK 2D 2C JK 2D, AH AS AD"
    fields: dict[str, Any] = {
        "melds": (melds(mine), melds("JK 2C 2H, 6S 6D 6D 6C, 5H 5D 5C")),
        "opened": (True, True),
        "frozen_to": (True, True),
        "frozen": True,
        "freezing": ("2H",),
        "pile": parse("2H KD QS"),
        "standing": (4285, 125),
        "red_threes": (parse("3H 3D"), parse("3H")),
        "taking": ("pair",),
        "totals": (9310, 7880),
    }
    return view("bolivia", 4, to_act=(0,), hand_counts=(9, 12, 8, 15), **fields)


def bolivia_hand() -> CanastaView:
    """Return a hand with black threes that cost a hundred each."""
    hand = holding("JK 2H 2S KD KC 9S 8S 8D 7D 5C 3S 3C", ("2H 2S JK", "wild"), ("8S 9S", "S"))
    return replace(bolivia(), seat=0, **{**hand, "hand_points": 355})


def hand_and_foot(**changes: Any) -> CanastaView:
    """Return a table of partnerships with feet, many closed books, and more than one meld of a rank."""
    mine = "KH KD KS KC KH KD KS, KC KC KD, JH JS JD JC JH 2D 2S, 9H 9S 9D 9C 9H 9S 9D, 8H 8D 8S 8C 8D 2C 2D"
    theirs = "AH AS AC, QH QS QD QC QH QD 2C, 7S 7D 7H 7C, 4H 4S 4D JK"
    fields: dict[str, Any] = {
        "melds": (melds(mine), melds(theirs)),
        "canastas": (4, 1),
        "opened": (True, True),
        "standing": (2190, 525),
        "hand_counts": (4, 9, 11, 8),
        "feet": (0, 11, 11, 0),
        "stock": 121,
        "pile": parse("9C KD 5D 6H 7H 8C 10C JD QS"),
        "to_act": (1,),
        "taking": ("pair",),
        "totals": (2310, 2880),
        "round": 2,
        "turn": 33,
    }
    return view("hand-and-foot", 4, changes.pop("seat", None), **{**fields, **changes})


def hand_and_foot_hand() -> CanastaView:
    """Return a hand with red threes, whose foot has not been picked up yet."""
    hand = holding("JK AD AS QC QC 10S 7H 5D 3H 3S", ("AD AS", "A"), ("7H", "7"), ("QC QC", "Q"), hand_points=235)
    return hand_and_foot(seat=1, hand_counts=(4, 10, 11, 8), drawn=parse("7H 3H"), **hand)


def six_alone() -> CanastaView:
    """Return a table of six players without partners: no table has more bands."""
    laid = samba().melds[1]
    return samba(
        sides=ALONE,
        melds=(laid, (), laid[:4], laid[2:], (), laid),
        opened=(True, False, True, True, False, True),
        frozen_to=(False,) * 6,
        minimums=(50, 90, 15, 120, 150, 50),
        standing=(905, 0, 200, 605, 0, 905),
        red_threes=((),) * 6,
        totals=(4310, 7880, -1250, 3990, 12_445, 0),
    )


def sheet_of(sides: int) -> CanastaView:
    """Return a score sheet for ``sides`` sides, with every line of a round of Canasta."""
    codes = (
        ("cards-melded", 1385, 29),
        ("natural-canastas", 1000, 2),
        ("mixed-canastas", 600, 2),
        ("sequence-canastas", 3000, 2),
        ("pure-canasta", 2500, 1),
        ("wild-canasta", 2000, 1),
        ("threes", 300, 5),
        ("going-out", 100, 1),
        ("concealed", 100, 1),
        ("cards-in-hand", -285, 9),
        ("unfinished-meld", -2500, 1),
        ("three-held", -1500, 1),
        ("returned-piles", -100, 2),
    )
    lines = [tuple(ScoreLine(*line) for place, line in enumerate(codes) if (place + side) % 3) for side in range(sides)]
    totals = tuple((-1240, 4820, 12_445, 0, 310, 7885)[:sides])
    return replace(six_alone(), phase="scored", to_act=ALONE, scores=(tuple(lines),) * 2, totals=totals)


def partners_sheet() -> CanastaView:
    """Return the last round of a game that one of two partnerships has won."""
    lines = sheet_of(2).scores
    rounds = {"rounds": 4, "round": 4, "totals": (6110, 9085), "winners": (1,)}
    return hand_and_foot(phase="won", to_act=(), scores=lines * 2, **rounds)


TABLES: dict[str, Callable[[], CanastaView]] = {
    "modern": modern,
    "modern-special-hand": special_hand,
    "windows1": windows1,
    "dos": dos,
    "partners": partners,
    "partners-of-six": partners_of_six,
    "three": three,
    "samba": samba,
    "bolivia": bolivia,
    "hand-and-foot": hand_and_foot,
    "hand-and-foot-sheet": partners_sheet,
    "six-alone": six_alone,
    "six-alone-sheet": lambda: sheet_of(6),
}
"""The samples of tables, by name."""

HANDS: dict[str, Callable[[], CanastaView]] = {
    "modern": modern_hand,
    "windows1": windows1_hand,
    "partners": partners_hand,
    "partners-answered": answered_hand,
    "samba": samba_hand,
    "bolivia": bolivia_hand,
    "hand-and-foot": hand_and_foot_hand,
}
"""The samples of hands, by name."""


def main(folder: Path) -> None:
    """Draw every sample into a folder."""
    for name, sample in TABLES.items():
        drawn = sample()
        (folder / f"{name}-table.png").write_bytes(
            render.draw_table(drawn, NAMES[: len(drawn.sides)], NOTE, look=HOUSE)
        )
    for name, sample in HANDS.items():
        drawn = sample()
        (folder / f"{name}-hand.png").write_bytes(render.draw_hand(drawn, NAMES[: len(drawn.sides)], TITLE, look=HOUSE))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
