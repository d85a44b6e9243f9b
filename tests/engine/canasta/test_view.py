"""The view of a seat, the choices of pickers (feature T7), and the table in words (V1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.canasta.view import Meld
from engine.types import Action, IllegalAction, Note
from tests.cards import parse

from .table import ME, YOU, do, seen, table


def offered(state: CanastaRound, kind: str) -> list[str]:
    """Return the choices for a kind of action, as label and cards."""
    return [
        f"{choice.label.code} {' '.join(choice.action.cards)}".strip()
        for choice in PRESENTATION.choices(seen(state), kind)
    ]


def facts(state: CanastaRound, seat: int | None = None) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for note in PRESENTATION.page(seen(state, seat), "table"):
        found.setdefault(note.code, []).append(dict(note.values))
    return found


def test_only_the_owner_sees_a_hand() -> None:
    state = table("KH KS JK 4C", other="9C 10C")
    assert seen(state, ME).hand == ("4C", "KH", "KS", "JK")
    assert seen(state, YOU).hand == ("9C", "10C")
    assert seen(state, None).hand == ()
    for seat in (ME, YOU, None):
        view = seen(state, seat)
        assert view.hand_counts == (4, 2)
        assert view.legal == (tuple(state.legal(ME)) if seat == ME else ())


def test_melds_are_sorted_by_rank_with_naturals_first() -> None:
    view = seen(table("4C", mine="4C 4D 4H, AC AD JK, KC KC KD KD KH 2C 2D"))
    assert view.melds[ME] == (
        Meld("A", ("AC", "AD", "JK"), 1, ""),
        Meld("K", ("KC", "KC", "KD", "KD", "KH", "2C", "2D"), 2, "mixed"),
        Meld("4", ("4C", "4D", "4H"), 0, ""),
    )
    assert [meld.naturals for meld in view.melds[ME]] == [2, 5, 3]


def test_view_knows_in_which_order_melds_were_made() -> None:
    state = table("4C 4D 4H KC KD KH QC QD QH 9C 9D", mine="AC AD AH", drawn=True)
    for cards in ("4C 4D 4H", "QC QD QH", "KC KD KH"):
        do(state, f"meld {cards}")

    def made() -> list[str]:
        view = seen(state)
        return [view.melds[ME][place].rank for place in view.made[ME]]

    assert made() == ["A", "4", "Q", "K"]
    for _ in range(2):
        state.play(ME, Action("undo", target="action"))
    do(state, "meld KC KD KH", "meld QC QD QH")
    assert made() == ["A", "4", "K", "Q"], "a meld that was taken back is made anew"


def test_view_tells_what_freezes_and_blocks_the_pile() -> None:
    view = seen(table("4C", pile="3H 9C 2S 9D 3S"))
    assert view.pile == parse("3H 9C 2S 9D 3S")
    assert view.frozen and view.freezing == ("3H", "2S")
    assert view.blocked and view.upcard == "3S"
    assert not seen(table("4C", pile="3S 9D")).blocked


def test_pile_is_shown_as_frozen_until_its_upcard_is_melded() -> None:
    state = table("KH KS 2C 4C 5C", mine="7C 7D 7H, QC QD QS", pile="2S 9C KD", theirs="8C 8D 8H")
    do(state, "take")
    for seat in (ME, YOU, None):
        view = seen(state, seat)
        assert view.frozen and view.freezing == ("2S",) and view.frozen_to == (True, True)
    assert [
        note.code for note in PRESENTATION.page(seen(state), "table") if note.code in ("upcard-due", "pile-frozen")
    ] == [
        "upcard-due",
        "pile-frozen",
    ]
    do(state, "meld KD KH KS")
    assert not seen(state).frozen and seen(state).freezing == () and seen(state).frozen_to == (False, False)


@pytest.mark.parametrize(
    ("hand", "pile", "mine", "stock", "verbs"),
    [
        pytest.param("4C 5C", "9D", "", None, ("draw", "take"), id="before the draw"),
        pytest.param("4C 5C", "9D 3S", "", None, ("draw",), id="blocked"),
        pytest.param("4C", "9D", "7C 7D 7H", None, ("draw",), id="one card cannot take what lies on no meld"),
        pytest.param("4C", "7S", "7C 7D 7H", None, ("draw", "take"), id="but what lies on one"),
        pytest.param("4C", "2S 7S", "7C 7D 7H", None, ("draw",), id="unless it is frozen"),
        pytest.param("4C 5C", "9D", "", "", ("end", "take"), id="without stock"),
    ],
)
def test_public_verbs_before_the_draw(
    hand: str, pile: str, mine: str, stock: str | None, verbs: tuple[str, ...]
) -> None:
    state = table(hand, pile=pile, mine=mine, stock=stock)
    assert seen(state, None).verbs == seen(state, ME).verbs == seen(state, YOU).verbs == verbs


def test_public_verbs_after_the_draw() -> None:
    state = table("KH KS KD QC QD QH 4C 5C")
    do(state, "draw")
    assert seen(state, None).verbs == ("meld", "discard")
    do(state, "meld KH KS KD")
    assert seen(state, None).verbs == ("meld", "undo"), "the initial meld is not complete"
    do(state, "meld QC QD QH")
    assert seen(state, None).verbs == ("meld", "discard", "undo")


def test_new_cards_are_marked_until_they_are_melded() -> None:
    state = table("KH KS 4C", mine="7C 7D 7H", stock="KD 9C 8C")
    do(state, "draw")
    assert seen(state).drawn == ("9C", "KD")
    do(state, "meld KH KS KD")
    assert seen(state).drawn == ("9C",)


@pytest.mark.parametrize(
    ("hand", "mine", "expected"),
    [
        pytest.param(
            "KH KS KD KC 4C 5C",
            "7C 7D 7H",
            ["meld-all KC KD KH KS", "meld-three KC KD KH"],
            id="a new meld: all or three",
        ),
        pytest.param("KH KS 2C 4C 5C", "7C 7D 7H", ["meld-three KH KS 2C", "meld-wild 2C"], id="a wild card to a pair"),
        pytest.param(
            "KH KS 2C JK 4C 5C",
            "KC KD KD",
            ["meld-all KH KS", "meld-one KH", "meld-wild JK", "meld-wild 2C", "meld-canasta KH KS JK 2C"],
            id="onto a meld",
        ),
        pytest.param("KH KS 2C 4C 5C", "KC KC KD KD", ["meld-canasta KH KS 2C", "meld-all KH KS"], id="to a canasta"),
    ],
)
def test_picker_offers_likely_melds(hand: str, mine: str, expected: list[str]) -> None:
    found = offered(table(hand, mine=mine, drawn=True), "meld")
    assert set(expected) <= set(found)
    assert found[0] == (expected[-1] if "meld-canasta" in expected[-1] else expected[0])


def test_every_rank_that_can_be_melded_has_a_choice() -> None:
    state = table("KH KS KD QC QD QH 4C 4D 2C 5C 9D", mine="7C 7D 7H", drawn=True)
    assert {choice.group for choice in PRESENTATION.choices(seen(state), "meld")} == {"K", "Q", "4", "7"}


def test_full_picker_still_offers_every_rank() -> None:
    # Each of eight melds offers the canasta, all, one, and either wild card; 4, 5 and 6 the wild cards alone.
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7")
    mine = ", ".join(f"{rank}C {rank}D {rank}H {rank}S" for rank in ranks)
    hand = " ".join(f"{rank}C {rank}D" for rank in ranks)
    state = table(f"{hand} JK 2C", mine=f"{mine}, 6C 6D 6H, 5C 5D 5H, 4C 4D 4H", drawn=True)
    choices = PRESENTATION.choices(seen(state), "meld")
    assert len(choices) == 25
    assert {choice.group for choice in choices} == {*ranks, "6", "5", "4"}
    assert [choice.label.code for choice in choices[:8]] == ["meld-canasta"] * 8, "and the best come first"


def test_picker_offers_single_cards_first_and_wild_cards_last_as_discards() -> None:
    state = table("KH KS 4C 9D 2C JK 3S AC AD AH", drawn=True)
    assert offered(state, "discard") == [
        "discard-card 4C",
        "discard-card 3S",
        "discard-card 9D",
        "discard-card KH",
        "discard-card AC",
        "discard-card 2C",
        "discard-card JK",
    ]


def test_picker_offers_ways_to_take_the_pile() -> None:
    state = table("KH KS 2C 4C 5C", mine="7C 7D 7H", pile="9C KD")
    assert offered(state, "take") == ["take-with KH KS", "take-only"]
    state = table("4C 5C", mine="KH KS KC", pile="9C KD")
    assert offered(state, "take") == ["take-onto", "take-only"]
    assert offered(state, "draw") == ["draw"]


def test_facts_describe_the_table() -> None:
    state = table(
        "4C 5C",
        mine="KH KS KC KD KC KD KH",
        threes="3H",
        their_threes="3D",
        pile="9C 2S",
        stock="8C 9C",
        other="9C 10C",
    )
    found = facts(state)
    assert found["round"] == [{"round": 1, "turn": 1, "seat": 1, "target": 5000, "rounds": 0}]
    assert found["to-draw"] == [{"seat": ME}]
    assert found["stock"] == [{"count": 2}]
    assert found["pile"] == [{"count": 2, "card": "2S", "cards": ("9C", "2S")}]
    assert found["pile-frozen"] == [{"cards": ("2S",)}] and found["pile-blocked"] == [{"card": "2S"}]
    assert found["hand-count"] == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]
    assert found["score"] == [{"side": 0, "points": 0, "standing": 670}, {"side": 1, "points": 0, "standing": -100}]
    assert found["minimum"] == [{"side": 1, "needs": 50, "has": 0}]
    assert found["natural-canasta"][0]["rank"] == "K" and found["natural-canasta"][0]["count"] == 7
    assert [fact["side"] for fact in found["red-threes"]] == [0, 1]
    assert "hand" not in found


def test_facts_describe_the_hand_to_its_owner() -> None:
    state = table("KH KS 4C 5C AH AD", pile="9C KD")
    found = facts(state, ME)
    assert found["hand"] == [{"count": 6, "cards": ("4C", "5C", "KH", "KS", "AD", "AH"), "points": 70}]
    assert found["reach"] == [{"reach": 0, "needs": 50}]
    assert facts(state, YOU)["hand"][0]["count"] == 9


def test_facts_describe_a_taken_pile() -> None:
    state = table("KH KS QC QD QH 4C 5C", pile="9C 8C KD")
    do(state, "take")
    assert facts(state)["upcard-due"] == [{"card": "KD"}]
    do(state, "meld KD KH KS")
    found = facts(state)
    assert found["waiting"] == [{"count": 2, "cards": ("9C", "8C")}]
    assert found["minimum"][0] == {"side": 0, "needs": 50, "has": 30}
    assert found["pile-empty"] == [{}]
    do(state, "undo > turn")
    assert facts(state)["penalty-due"] == [{"points": 50}]


def test_a_view_of_a_finished_round_offers_nothing() -> None:
    state = table("4C", mine="KH KS KC KD KC KD KH", drawn=True)
    do(state, "discard 4C")
    view = seen(state)
    assert (view.to_act, view.legal, view.verbs, view.undo) == ((), (), (), ())
    with pytest.raises(IllegalAction, match="round-over"):
        do(state, "undo > turn")


def test_pages_list_melds_bonuses_and_scores() -> None:
    state = table("KH 4C", mine="8C 8D 8H 2S", theirs="9C 9D 9H 9S 9C 9D 9H", threes="3H", drawn=True)
    melds = PRESENTATION.page(seen(state), "melds")
    assert melds[0].values == {
        "side": ME, "rank": "8", "cards": ("8C", "8D", "8H", "2S"), "count": 4, "wilds": 1, "points": 50, "lacks": 3
    }  # fmt: skip
    assert melds[1].values["lacks"] == 0
    bonuses = [(note.code, note.values["points"]) for note in PRESENTATION.page(seen(state), "bonuses")]
    assert bonuses == [("bonuses", 100), ("score-part", 100), ("bonuses", 500), ("score-part", 500)]
    scoring = PRESENTATION.page(seen(state), "scoring")
    assert [note.values["points"] for note in scoring if note.code == "would-score"] == [135, 570]
    assert Note("score-part", {"score": "cards-in-hand", "count": 2, "points": -15, "cards": ()}) in scoring
    assert Note("score-hidden", {"seat": YOU, "count": 9}) in scoring
    assert [note.code for note in PRESENTATION.page(seen(state, None), "scoring")].count("score-hidden") == 2
    assert PRESENTATION.page(seen(table("KH 4C")), "melds") == (Note("no-melds"),)
    assert PRESENTATION.page(seen(state), "table") == PRESENTATION.page(seen(state), "table")
