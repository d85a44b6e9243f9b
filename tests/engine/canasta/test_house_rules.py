"""Every option makes a difference: a table's answers with its usual value and with another.

A row is the option, the other value, what both tables have in common, what is asked of them, and the two answers. An
option that is ignored fails its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.rules import Deal
from engine.score import ScoreLine
from tests.cards import parse

from .table import ME, do, legal, lines, refused
from .table import table as any_table

KINGS = "KC KC KD KD KH KH KS"
SAMBA = "4H 5H 6H 7H 8H 9H 10H"


class Row(NamedTuple):
    option: str
    other: Any
    ask: Callable[..., Any]
    usual_answer: Any
    other_answer: Any
    common: dict[str, Any] = {}  # noqa: RUF012


def table(hand: str, **setting: Any) -> Callable[..., CanastaRound]:
    return lambda **options: any_table(hand, **{**setting, **options})


def takes(hand: str, mine: str, pile: str) -> Callable[..., set[str]]:
    return lambda **options: legal(any_table(hand, mine=mine, pile=pile, **options), "take") - {""}


def can(text: str, hand: str, **setting: Any) -> Callable[..., bool]:
    """Return a function that says whether an action is allowed under given options."""

    def ask(**options: Any) -> bool:
        state = any_table(hand, **{"drawn": True, **setting, **options})
        try:
            refused(state, text)
        except AssertionError:
            return True
        return False

    return ask


def after(actions: list[str], hand: str, show: Callable[[CanastaRound], Any], **setting: Any) -> Callable[..., Any]:
    def ask(**options: Any) -> Any:
        state = any_table(hand, **{**setting, **options})
        do(state, *actions)
        return show(state)

    return ask


def dealt(show: Callable[[CanastaRound], Any], cards: str = "", seats: int = 2) -> Callable[..., Any]:
    def ask(**options: Any) -> Any:
        rules = CanastaRules(**options)
        deal = parse(cards) + tuple(rules.pack(seats))
        totals = (0,) * (max(rules.sides(seats)) + 1)
        return show(rules.deal(Deal(seats=seats, number=1, dealer=1, totals=totals, target=5000, cards=deal)))

    return ask


def scored(code: str, hand: str = "4C", **setting: Any) -> Callable[..., int]:
    return lambda **options: lines(any_table(hand, **{**setting, **options})).get(code, 0)


def rules(show: Callable[[CanastaRules], Any]) -> Callable[..., Any]:
    return lambda **options: show(CanastaRules(**options))


def starter(**options: Any) -> list[int]:
    lost = ((ScoreLine("cards-melded", 500),), (ScoreLine("cards-melded", 5),))
    chosen = CanastaRules(**options)
    cut = ("4C", "KC", "AC")
    return [(chosen.dealer(number, 2, [lost] * (number - 1), cut) + 1) % 2 for number in (1, 2, 3)]


THIRTY = "KC " * 30
ROWS = [
    Row("players", (2, 4), rules(lambda r: 4 in r.players), False, True),
    Row("partnerships", "two-sides", rules(lambda r: r.sides(4)), (0, 1, 2, 3), (0, 1, 0, 1)),
    Row("target", 300, rules(lambda r: r.settle((400, 0), r.target, any_table("4C"), ()).winners), (), (0,)),
    Row("rounds", 1, rules(lambda r: r.settle((400, 0), r.target, any_table("4C"), ()).winners), (), (0,)),
    Row("packs", 3, rules(lambda r: len(r.pack(2))), 108, 162),
    Row("packs_more", ((2, 4),), rules(lambda r: len(r.pack(2))), 108, 216),
    Row("jokers", 6, rules(lambda r: len(r.pack(2))), 108, 110),
    Row("hand_size", 11, dealt(lambda s: s.counts), [15, 15], [11, 11]),
    Row("hand_size_more", ((2, 12),), dealt(lambda s: s.counts), [15, 15], [12, 12]),
    Row("foot", 5, dealt(lambda s: [len(foot) for foot in s.feet]), [0, 0], [5, 5]),
    Row("talons", (4, 3), dealt(lambda s: [len(cards) for cards in s.talons]), [], [4, 3]),
    Row("cards_drawn", 1, after(["draw"], "4C 5C", lambda s: s.counts[ME]), 4, 3),
    Row("first_upcard", "none", dealt(lambda s: len(s.pile)), 1, 0),
    Row("first_upcard_covers", "wild-red-three", dealt(lambda s: s.pile, THIRTY + "3S 4C"), ["3S", "4C"], ["3S"]),
    Row("starter", "loser", starter, [0, 1, 0], [0, 1, 1]),
    Row("starter", "first-seat", starter, [0, 1, 0], [0, 0, 0]),
    Row("starter", "cut", starter, [0, 1, 0], [1, 0, 1]),
    Row("starter", "cut-then-loser", starter, [0, 1, 0], [1, 1, 1]),
    Row(
        "red_three_drawn",
        "not-replaced",
        after(["draw"], "4C", lambda s: s.drawn, stock="3H 9C 10C"),
        ("9C", "10C"),
        ("9C",),
    ),
    Row("red_three_drawn", "ends-turn", after(["draw"], "4C", lambda s: s.seat, stock="3H 9C 10C"), 0, 1),
    Row(
        "red_three_drawn",
        "kept",
        after(["draw"], "4C", lambda s: s.drawn, stock="3H 9C 10C"),
        ("9C", "10C"),
        ("3H", "9C"),
    ),
    Row(
        "all_threes_equal",
        True,
        after(["draw"], "4C", lambda s: s.threes[ME], stock="3S 9C 10C"),
        (),
        ("3S",),
        {"black_threes_melded": "never"},
    ),
    Row("red_three_discard", True, can("discard 3H", "4C 5C", threes="3H"), False, True),
    Row("black_threes_melded", "never", can("meld 3C 3C 3S", "3C 3C 3S", mine=KINGS), True, False),
    Row("black_threes_melded", "for-last-discard", can("meld 3C 3C 3S", "3C 3C 3S 4C", mine=KINGS), True, False),
    Row("black_threes_melded", "going-out-with-wild", can("meld 3C 3S 2C > 3", "3C 3S 2C", mine=KINGS), False, True),
    Row("wild_limit", 1, can("meld 2C 2D > K", "2C 2D 4C 5C", mine="KC KD KH"), True, False),
    Row("wild_balance", "free", can("meld 2C 2D JK > K", "2C 2D JK KC KD 4C 5C", mine="8C 8D 8S"), False, False),
    Row("wild_balance", "free", can("meld KC KD 2C 2D JK > K", "2C 2D JK KC KD 4C 5C", mine="8C 8D 8S"), False, True),
    Row("wild_balance", "fewer", can("meld KC KD 2C 2D > K", "2C 2D KC KD 4C 5C", mine="8C 8D 8S"), True, False),
    Row("melds_of_a_rank", "several", can("meld KC KD KS > K+", "KC KD KS 4C 5C", mine="KC KD KH"), False, True),
    Row(
        "melds_of_a_rank",
        "one-open",
        can("meld KC KD KS", "KC KD KS 4C 5C", mine=KINGS),
        False,
        True,
        {"canasta_grows": False, "upcard_onto_canasta": "no"},
    ),
    Row("canasta_grows", False, can("meld KS > K", "KS 4C 5C", mine=KINGS), True, False),
    Row("pure_aces_and_sevens", True, can("meld 7C 7D 2C > 7", "7C 7D 2C 4C 5C", mine="8C 8D 8S"), True, False),
    Row("wild_melds", True, can("meld 2C 2D JK > wild", "2C 2D JK 4C 5C", mine="8C 8D 8S"), False, True),
    Row(
        "wild_melds_first",
        True,
        can("meld JK > 8", "JK 4C 5C", mine="8C 8D 8S, 2C 2D 2H"),
        True,
        False,
        {"wild_melds": True},
    ),
    Row("sequences", True, can("meld 4H 5H 6H", "4H 5H 6H 9C 10C", mine="8C 8D 8S"), False, True),
    Row("frozen_at_first", True, dealt(lambda s: s.frozen, THIRTY + "KC"), False, True),
    Row("frozen_always", True, takes("4C 5C", "KC KD KH", "KS"), {" > K"}, set()),
    Row("frozen_until_melded", False, takes("AC 2C 4C 5C", "", "AD"), set(), {"AC 2C > A"}),
    Row("frozen_by", ("red-three",), after(["discard 2C"], "2C 4C", lambda s: s.frozen, drawn=True), True, False),
    Row("take_frozen", "hand-only", takes("KC 2C 4C 5C", "8C 8D 8S", "JK KD"), set(), {"KC 2C > K"}),
    Row("take_unfrozen", ("pair", "meld"), takes("KC 2C 4C 5C", "8C 8D 8S", "KD"), {"KC 2C > K"}, set()),
    Row("take_unfrozen", ("natural-and-wild", "meld"), takes("KC KS 4C 5C", "8C 8D 8S", "KD"), {"KC KS > K"}, set()),
    Row("take_unfrozen", ("pair", "natural-and-wild"), takes("4C 5C", "KC KD KH", "KS"), {" > K"}, set()),
    Row("upcard_onto_canasta", "no", takes("4C 5C", KINGS, "KS"), {" > K"}, set()),
    Row("upcard_onto_canasta", "pair-onto-mixed", takes("4C 5C", "KC KC KD KD KH KH 2C", "KS"), {" > K"}, set()),
    Row(
        "upcard_onto_canasta",
        "only-pair-onto-mixed",
        takes("KH KS KS 4C 5C", "KC KC KD KD KH KH 2C", "KS"),
        {" > K", "KH > K", "KH KS > K", "KH KS KS > K"},
        {"KH KS > K"},
    ),
    Row("pile_taken", 2, after(["take > K"], "4C 5C", lambda s: len(s.pile), mine="KC KD KH", pile="8C 9C KS"), 0, 1),
    Row("take_back", "never", after(["take"], "4C", lambda s: len(s.marks), mine="KC KD KH", pile="8C KS"), 1, 0),
    Row(
        "take_back",
        "until-rest",
        after(["take > K"], "4C", lambda s: len(s.marks), mine="KC KD KH", pile="8C KS"),
        1,
        0,
    ),
    Row(
        "take_back_penalty",
        70,
        after(["take", "undo > turn", "draw"], "4C", lambda s: s.penalties[ME], mine="KC KD KH", pile="8C KS"),
        50,
        70,
    ),
    Row("wild_discard", "going-out", can("discard 2C", "2C 4C 5C"), True, False),
    Row(
        "ace_or_seven_to_empty_pile",
        False,
        can("discard 7C", "7C 4C 5C", pile=""),
        True,
        False,
        {"pure_aces_and_sevens": True},
    ),
    Row("minimums", ((9000, 70),), lambda **options: any_table("4C", **options).minimums[ME], 50, 70),
    Row("top_minimum", 130, lambda **options: any_table("4C", score=4000, **options).minimums[ME], 120, 130),
    Row(
        "minimum_by",
        "round",
        lambda **options: any_table("4C", score=1600, number=2000, **options).minimums[ME],
        90,
        90,
    ),
    Row("minimum_by", "round", lambda **options: any_table("4C", score=1600, number=1, **options).minimums[ME], 90, 50),
    Row("upcard_counts", "added-to-minimum", takes("AC AS 4C 5C", "", "AD"), {"AC AS > A"}, set()),
    Row("upcard_counts", "no", takes("AC AH AS 4C 5C", "", "AD"), {"AC AH > A", "AC AH AS > A"}, {"AC AH AS > A"}),
    Row(
        "opens_anyway",
        "canasta",
        can("meld 4C 4C 4D 4D 4H 4H 2S > 4", "4C 4C 4D 4D 4H 4H 2S 9C 10C", score=3000),
        False,
        True,
    ),
    Row(
        "opens_anyway", "natural-canasta", can("meld 4C 4C 4D 4D 4H 4H 4S", "4C 4C 4D 4D 4H 4H 4S 9C 10C"), False, True
    ),
    Row(
        "opens_anyway",
        "natural-canasta-in-hand",
        can("meld 4C 4C 4D 4D 4H 4H 4S", "4C 4C 4D 4D 4H 4H 4S 9C 10C"),
        False,
        True,
    ),
    Row("opens_anyway", "concealed", can("meld 4C 4C 4D 4D 4H 4H 4S", "4C 4C 4D 4D 4H 4H 4S 9C"), False, True),
    Row("canastas_to_go_out", 2, can("discard 4C", "4C", mine=KINGS), True, False),
    Row("canasta_kinds", "one-sequence", can("discard 4C", "4C", mine=KINGS), True, False, {"sequences": True}),
    Row(
        "ask_to_go_out",
        True,
        can("ask", "4C", mine=KINGS, seats=4),
        False,
        True,
        {"players": (4,), "partnerships": "two-sides", "hand_size": 11},
    ),
    Row("discard_to_go_out", True, can("meld KS", "KS", mine=KINGS), True, False),
    Row("last_card", "passed", can("meld 8H", "8H 4C", mine="8C 8D 8S"), False, True),
    Row(
        "stock_out",
        "ends",
        after(["draw", "discard 4C"], "4C", lambda s: s.over, stock="9C", pile="8C", theirs="4D 4H 4S"),
        False,
        True,
    ),
    Row(
        "stock_out", "turned", after(["draw", "discard 4C"], "4C", lambda s: s.over, stock="9C", pile="8C"), True, False
    ),
    Row(
        "stock_out",
        "ends-or-turned",
        after(["draw", "discard 4C"], "4C", lambda s: s.over, stock="9C", pile="8C"),
        True,
        False,
    ),
    Row(
        "stock_out",
        "turned-at-once",
        after(["draw"], "4C", lambda s: (s.stock, s.pile), stock="9C", pile="8C 10C"),
        ([], ["8C", "10C"]),
        (["10C"], []),
    ),
    Row(
        "special_hands",
        ("pairs",),
        can("special", "4C 4D 5C 5D 6C 6D 8C 8D 9C 9D 10C 10D JC JD"),
        False,
        True,
        {"hand_size": 13, "cards_drawn": 1},
    ),
    Row("seven", 10, scored("cards-melded", mine="7C 7D 7H"), 15, 30),
    Row("natural_canasta", 600, scored("natural-canastas", mine=KINGS), 500, 600),
    Row("mixed_canasta", 400, scored("mixed-canastas", mine=KINGS[:-2] + "2C"), 300, 400),
    Row("wild_canasta", 2500, scored("wild-canasta", mine="2C 2C 2D 2D 2H 2H JK"), 2000, 2500, {"wild_melds": True}),
    Row("sequence_canasta", 1000, scored("sequence-canastas", mine=SAMBA), 1500, 1000, {"sequences": True}),
    Row(
        "special_canastas",
        True,
        scored("pure-canasta", mine="7C 7C 7D 7D 7H 7H 7S"),
        0,
        2500,
        {"pure_aces_and_sevens": True},
    ),
    Row(
        "going_out", 150, after(["discard 4C"], "4C", lambda s: lines(s)["going-out"], mine=KINGS, drawn=True), 100, 150
    ),
    Row(
        "concealed",
        150,
        after([f"meld {KINGS}", "discard 4C"], f"{KINGS} 4C", lambda s: lines(s)["concealed"], drawn=True),
        100,
        150,
    ),
    Row("red_three", 50, scored("red-threes", threes="3H", mine=KINGS), 100, 50),
    Row("all_red_threes", 1000, scored("red-threes", threes="3H 3H 3D 3D", mine=KINGS), 800, 1000),
    Row("red_threes_count", "always", scored("red-threes", threes="3H"), -100, 100),
    Row("red_threes_count", "unless-caught", scored("red-threes", threes="3H"), -100, 100),
    Row("red_threes_count", "with-canastas", scored("red-threes", threes="3H", mine=KINGS), 100, 0),
    Row("red_threes_count", "with-two-canastas", scored("red-threes", threes="3H", mine=KINGS), 100, -100),
    Row("red_three_held", 100, scored("cards-in-hand", "3H 4C"), -5, -105),
    Row("black_three_held", 100, scored("cards-in-hand", "3S 4C"), -10, -105),
    Row("melded_without_canasta", "minus", scored("cards-melded", mine="KC KD KH"), 30, -30),
    Row("melded_without_canasta", "minus-with-hand", scored("red-threes", mine="KC KD KH", threes="3H"), 100, 0),
    Row(
        "melded_without_canasta",
        "minus-below-needed",
        scored("cards-melded", mine=KINGS),
        70,
        -70,
        {"canastas_to_go_out": 2},
    ),
    Row(
        "unfinished_melds",
        True,
        scored("unfinished-meld", mine="7C 7D 7H"),
        0,
        -2500,
        {"pure_aces_and_sevens": True},
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.option}={row.other}")
def test_option_makes_a_difference(row: Row) -> None:
    assert row.ask(**row.common) == row.usual_answer
    assert row.ask(**row.common, **{row.option: row.other}) == row.other_answer


def test_every_option_has_a_row() -> None:
    told = {row.option for row in ROWS if row.usual_answer != row.other_answer}
    assert told == set(CanastaRules.model_fields) - {"preset"}
