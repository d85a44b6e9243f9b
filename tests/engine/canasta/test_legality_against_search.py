"""The legal melds and takes, compared with an exhaustive search (see ``oracle``)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.canasta.legality.actions import LegalActions
from engine.canasta.melds import KIND, NATURALS, Way
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules

from .oracle import Step, allowed, can_end, position, steps
from .table import ME, table


def crowded(chooser: random.Random) -> CanastaRound:
    """Return a table where nearly every card can be melded, so the turn may be impossible to end."""
    rules = CanastaRules(canastas_to_go_out=chooser.choice((1, 1, 2)), wild_limit=chooser.choice((3, 3, 2)))
    pack = list(rules.pack(2))
    chooser.shuffle(pack)
    ranks = chooser.sample(("4", "5", "7", "8", "K", "A", "Q"), chooser.choice((1, 2, 2, 3)))
    useful = [card for card in pack if card == "JK" or card[:-1] in (*ranks, "2")]
    useful += [card for card in pack if card in ("3S", "3C") and chooser.random() < 0.7]
    useless = [card for card in pack if card not in useful]
    chooser.shuffle(useful)
    hand = [useful.pop() for _ in range(chooser.randint(1, min(9, len(useful))))]
    if chooser.random() < 0.4:
        hand += [card for card in useless[:1] if KIND[card] != 11]
    melds = []
    for rank in ranks if chooser.random() < 0.5 else ():
        naturals = [card for card in useful if card[:-1] == rank][: chooser.randint(2, 6)]
        wild = [card for card in useful if card == "JK" or card[:-1] == "2"]
        wild = wild[: chooser.randint(0, min(len(naturals), rules.wild_limit))]
        if len(naturals) > 1 and len(naturals) + len(wild) > 2:
            useful = _less(useful, naturals + wild)
            melds.append(" ".join(naturals + wild))
    pile = useful[-chooser.randint(0, 3) :] + useless[: chooser.randint(0, 2)]
    pile += [card for card in useful[:3] if KIND[card] in NATURALS][:1]
    return table(
        " ".join(hand),
        mine=", ".join(melds),
        pile=" ".join(pile),
        score=chooser.choice((-5, 0, 1500, 3000)),
        other="4C",
        stock="9C 10C JC",
        canastas_to_go_out=rules.canastas_to_go_out,
        wild_limit=rules.wild_limit,
    )


def unopened(chooser: random.Random) -> CanastaRound:
    """Return a table where a side that has not melded may take the pile and meld its whole hand in one turn."""
    rules = CanastaRules.of("classic")
    pack = list(rules.pack(2))
    chooser.shuffle(pack)
    cheap, other = chooser.sample(("4", "5", "6", "7"), 2)
    mine = [card for card in pack if card[:-1] == cheap]
    pairs = [card for card in pack if card[:-1] == other]
    wild = [card for card in pack if card == "JK" or card[:-1] == "2"]
    black = [card for card in pack if card in ("3S", "3C")]
    useless = [card for card in pack if card[:-1] in ("9", "10", "Q")]
    red = [card for card in pack if card in ("3H", "3D")]
    upcard = mine.pop()
    hand = (
        mine[: chooser.choice((5, 6, 6, 7))] + black[: chooser.choice((0, 3, 3, 4))] + wild[: chooser.choice((0, 1, 1))]
    )
    hand += pairs[: chooser.choice((0, 0, 0, 3))] + useless[: chooser.choice((0, 0, 1))]
    rest = useless[1:] + pairs[3:] + wild[1:] + red
    chooser.shuffle(rest)
    pile = [*rest[: chooser.randint(0, 3)], upcard]
    return table(
        " ".join(hand), pile=" ".join(pile), score=chooser.choice((-5, 0, 0, 1500)), other="KC", stock="KD KH KS"
    )


def _less(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def melds_of(state: CanastaRound) -> set[Step]:
    """Return the ways to meld, or to take the pile, that the engine lists."""
    legal = state.legal(ME)
    codes = legal.codes if isinstance(legal, LegalActions) else []
    return {Step(*code) for code in codes if type(code) is Way}


@pytest.mark.parametrize("build", [crowded, unopened])
@pytest.mark.parametrize("seed", range(40))
def test_engine_allows_exactly_the_melds_after_which_the_turn_can_end(
    seed: int, build: Callable[[random.Random], CanastaRound]
) -> None:
    chooser = random.Random(seed)
    for _ in range(8):
        steps.cache_clear()
        can_end.cache_clear()
        state = build(chooser)
        can_take = state.pile and KIND[state.pile[-1]] in NATURALS
        assert melds_of(state) == (allowed(position(state, take=True)) if can_take else set())
        takes = [action for action in state.legal(ME) if action.kind == "take"]
        if takes and chooser.random() < 0.5:
            large = max(takes, key=lambda action: len(action.cards))
            state.play(ME, chooser.choice((large, *takes)[: chooser.choice((1, len(takes) + 1))]))
        else:
            state.phase = "meld"
            state.lone = state.counts[ME] == 1
        while state.to_act == (ME,):
            at = position(state)
            assert melds_of(state) == allowed(at)
            legal = state.legal(ME)
            melded = bool(state.begun or any(at.rest) or at.upcard >= 0)
            may = at.upcard < 0 and (at.opened or not melded)
            may = may and (sum(at.hand) > 1 or at.may_go_out or state.lone)
            assert any(action.kind == "discard" for action in legal) is may
            state.play(ME, chooser.choice(legal))
