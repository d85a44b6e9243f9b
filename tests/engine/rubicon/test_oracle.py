"""The rules against another implementation, in random games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.rubicon.rules import RubiconBeziqueRules
from engine.rules import Deal
from engine.score import points_of
from engine.types import Action
from tests.engine.rubicon.oracle import Oracle, plain
from tests.examples import in_soak_too, more, sampled

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("rubicon", {}),
    ("chinese", {}),
    ("rubicon", {"hand_size": 12, "bezique": "trump", "brisques": "always", "trump_fours": True}),
    ("chinese", {"hand_size": 9, "bezique": "trump", "brisques": "rescue", "blanche_again": False}),
]


def compared(rules: RubiconBeziqueRules, number: int) -> None:
    """Play a random deal that melds as much as it can, and compare every step."""
    chance = random.Random(number)
    cards = list(rules.pack(2))
    chance.shuffle(cards)
    played = rules.deal(
        Deal(seats=2, number=1, dealer=number % 2, totals=(0, 0), target=rules.target, cards=tuple(cards))
    )
    oracle = Oracle(rules)
    while played.to_act:
        (seat,) = played.to_act
        state, legal = played.state, played.legal(seat)
        hand = state.hands[seat]
        if state.phase == "melding" and not state.melded:
            listed = [(pattern, meld.cards) for meld in played.found(seat) for pattern in (meld.pattern,)]
            mine = {(_same(pattern.kind, cards), oracle.key(seat, cards)) for pattern, cards in listed}
            assert mine == oracle.legal(seat, hand)
            assert len(mine) == len(listed)
        if state.phase_two and state.trick:
            follows = oracle.follows(state.trick[0], hand)
            assert {plain(action.cards[0]) for action in legal} == set(map(plain, follows))
        action = _pick(legal, chance)
        before = [[*each] for each in state.hands]
        for event in played.play(seat, action):
            oracle.add(event, before)
        assert state.trump == oracle.trump
        assert list(played.standing()) == oracle.points or played.over
    assert points_of(played.score()) == oracle.value()


def _same(kind: str, cards: tuple[str, ...]) -> str:
    """Return the oracle's name of a combination."""
    for prefix in ("marriage", "sequence", "four-", "trump-"):
        if kind.startswith(prefix):
            return f"{prefix.rstrip('-')} {kind[len(prefix) :]}"
    return f"bezique {kind[-1]} {len(cards)}"


def _pick(legal: Sequence[Action], chance: random.Random) -> Action:
    """Return an action: mostly a meld, and low cards more often than those that melds are made of."""
    melds = [action for action in legal if action.kind in ("meld", "blanche")]
    if melds and chance.random() < 0.9:
        return chance.choice(melds)
    low = [action for action in legal if action.kind == "play" and plain(action.cards[0])[0] in ("7", "8", "9")]
    return chance.choice(low if low and chance.random() < 0.6 else legal)


@sampled
@in_soak_too
@pytest.mark.parametrize(("preset", "changes"), OPTIONS)
def test_random_deals_agree_with_another_implementation(preset: str, changes: dict[str, Any]) -> None:
    rules = RubiconBeziqueRules.of(preset).with_changes(changes)
    for number in range(more(2, 250 if changes else 500)):
        compared(rules, number)
