"""Learned values of discards, and the master's choice to go out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.canasta.melds import KIND
from engine.players import EXPERT, MASTER, choose
from engine.players.canasta import discards
from engine.players.canasta.worlds import WorldSampler
from tests.engine.canasta.table import PLENTY, seen, table


def test_values_are_for_the_tables_that_they_were_learnt_for() -> None:
    tables = [("classic", 2), ("partners", 4), ("partners", 6), ("samba", 2), ("modern", 2)]
    found = [
        place
        for place in tables
        if discards.known(WorldSampler(seen(table("4C", preset=place[0], seats=place[1]))).observed())
    ]
    assert found == [("partners", 4)]


def test_what_a_seat_refused_and_discarded_counts_less_the_longer_ago_it_was() -> None:
    view = replace(seen(table("4C KC")), refused=(("9C", "KD", "9D"), ()), discards=((), ("4H", "JK", "5C")))
    recent = discards.Recent.of(view)
    refused, discarded = recent.refused[0], recent.discarded[1]
    assert [refused[KIND[card]] for card in ("9C", "KC", "QC")] == [1, 1 / 2, 0]
    assert [discarded[KIND[card]] for card in ("5D", "JK", "4C")] == [1, 1 / 2, 1 / 3]
    assert not any(recent.refused[1]) and not any(recent.discarded[0])


@pytest.mark.parametrize("level", [EXPERT, MASTER])
@pytest.mark.parametrize("preset", ["classic", "partners"])
def test_good_players_do_not_discard_for_a_meld_that_may_take_a_large_pile(preset: str, level: str) -> None:
    pile = "4S 6S 8C 9S 9H 10C JS JD"
    for theirs, safe in (("QC QD QH", "KC"), ("KC KD KH", "QC")):
        state = table("QC KC", preset=preset, mine="5C 5D 5H", theirs=theirs, pile=pile, drawn=True)
        assert choose(seen(state), level, "any").cards == (safe,)


@pytest.mark.parametrize(("other", "kind"), [(PLENTY, "meld"), ("4D 6D", "discard")])
def test_the_master_goes_out_unless_it_would_lose_a_round_that_can_be_won(other: str, kind: str) -> None:
    mine = "8C 8C 8D 8D 8H 8H 8S, KC KD KH, 9C 9D 9H, 10C 10D 10H"
    state = table("KS 5C", mine=mine, theirs="4C 4D 4H", their_threes="3H 3H 3D 3D", other=other, drawn=True, pile="4S")
    view = seen(state)
    assert choose(view, EXPERT, "any").kind == "meld", "the expert always goes out"
    assert choose(view, MASTER, "any").kind == kind
