"""Publicly known cards (feature A7), questions before a discard (T9), and achievements."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.types import Action
from tests.cards import parse
from tests.examples import examples

from .table import ME, YOU, action, do, seen, table


def known(state: CanastaRound, seat: int = ME) -> str:
    return " ".join(seen(state, YOU).known[seat])


def asked(state: CanastaRound, text: str) -> dict[str, Any]:
    return dict(PRESENTATION.cautions(seen(state), action(text)))


def test_cards_of_a_taken_pile_are_known_until_they_are_melded() -> None:
    state = table("KH KS QD QC 4C 5C", pile="7S QD KD", mine="8C 8D 8H")
    do(state, "take KH KS > K")
    assert known(state) == "7S QD"
    do(state, "discard 7S", "draw", "discard 9C", "draw")
    assert known(state) == "QD"
    do(state, "meld QC QD QD")
    assert known(state) == "", "the one that was taken is among them"


def test_cards_of_an_undone_meld_are_known() -> None:
    state = table("KH KS KD QH QS QD 4C 5C", drawn=True)
    do(state, "meld KH KS KD", "meld QH QS QD", "undo > turn")
    assert sorted(known(state).split()) == sorted(["KH", "KS", "KD", "QH", "QS", "QD"])


def test_returned_pile_leaves_only_the_cards_melded_with_it_known() -> None:
    state = table("KH KS QD QC 4C 5C", pile="QS KD", mine="8C 8D 8H")
    do(state, "take KH KS > K", "meld QC QD QS")
    assert known(state) == ""
    do(state, "undo > turn")
    assert sorted(known(state).split()) == sorted(["KH", "KS", "QC", "QD"])


def test_view_lists_discards_and_refused_upcards_by_seat() -> None:
    state = table("KH KS 4C 5C 6C", pile="7S 9D", stock="8C 8D AS AC 10C 10D JC JD QC QD")
    do(state, "draw", "discard 4C", "draw", "discard 9C", "draw")
    view = seen(state)
    assert view.discards == (("4C",), ("9C",))
    assert view.refused == (("9D", "9C"), ("4C",))


@examples(4)
@given(
    st.integers(1, 100), st.randoms(use_true_random=False), st.sampled_from(("classic", "samba", "partners", "modern"))
)
def test_known_cards_are_held_and_follow_from_public_events(number: int, chooser: random.Random, preset: str) -> None:
    rules = CanastaRules.of(preset)
    game = Game(rules, rules.players[0], Deals.numbered(number))
    seats = range(game.seats)
    held = [Counter[str]() for _ in seats]
    while not game.round.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        takes = [each for each in legal if each.kind in ("take", "meld")]
        for event in game.play(seat, chooser.choice(takes if takes and chooser.random() < 0.8 else legal)):
            shown = event.seen_by(None)
            if shown.kind == "received":
                held[seat] += Counter(shown.cards)
            elif shown.kind in ("melded", "added", "discarded"):
                held[shown.seat] -= Counter(shown.cards)
        if chooser.random() < 0.8 and not game.round.over:
            continue
        views = [game.view(its) for its in seats]
        assert all(view.known == views[0].known for view in views)
        for its in seats:
            told = Counter(views[0].known[its])
            assert told <= Counter(views[its].hand)
            assert told >= held[its] or game.round.over


def test_a_discard_that_could_be_melded_is_asked_about() -> None:
    state = table("KH KS KD 4C 5C", drawn=True, mine="7C 7D 7H")
    assert asked(state, "discard KS") == {"discard-meldable": {"card": "KS"}}
    assert asked(state, "discard 4C") == {}
    assert asked(state, "meld KH KS KD") == {}
    assert asked(table("7S 4C 5C", drawn=True, mine="7C 7D 7H"), "discard 7S") == {"discard-meldable": {"card": "7S"}}
    assert asked(table("KH", drawn=True, mine="7C 7D 7H 7S 7C 7D 7H"), "discard KH") == {}, "the last card goes out"


def test_discarding_a_wild_card_or_a_card_of_use_to_the_next_player_is_asked_about() -> None:
    state = table("KH 2D 9C 4C 5C", drawn=True, theirs="9D 9H 9S", mine="7C 7D 7H", pile="6C QD")
    assert asked(state, "discard 2D") == {"discard-freezes": {"card": "2D"}}
    assert asked(state, "discard 9C") == {"discard-onto-meld": {"card": "9C", "seat": YOU, "rank": "9", "count": 3}}
    frozen = table("KH 2D 9C 4C 5C", drawn=True, theirs="9D 9H 9S", mine="7C 7D 7H", pile="2C QD")
    assert asked(frozen, "discard 2D") == {"discard-wild": {"card": "2D"}}
    assert asked(frozen, "discard 9C") == {}, "a frozen pile takes a pair"
    assert PRESENTATION.cautions(seen(state, None), Action("discard", parse("2D"))) == ()


def test_feats_are_counted_by_side() -> None:
    state = table("KH 5C", drawn=True, mine="7C 7D 7H 7S 7C 7D 7H, 8C 8D 8H 8S 8C 8D 2H 2S, KC KD KS")
    assert state.feats() == ({"canastas": 2, "natural-canastas": 1, "biggest-canasta": 8}, {})
    out = table("5C", drawn=True, mine="7C 7D 7H 7S 7C 7D 7H")
    do(out, "discard 5C")
    assert out.feats() == ({"canastas": 1, "natural-canastas": 1, "biggest-canasta": 7, "went-out": 1}, {})
    blind = table("KC KD KH KS KC KD KH 5C", drawn=True)
    do(blind, "meld KC KD KH KS KC KD KH", "discard 5C")
    done = {"canastas": 1, "natural-canastas": 1, "biggest-canasta": 7, "went-out": 1, "concealed": 1}
    assert blind.feats()[ME] == done
