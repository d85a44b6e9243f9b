"""Random rounds of every preset and hybrid of Pinochle, for property tests."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.rules import Deal
from engine.types import Action, RulesError
from tests.examples import examples

OPTIONS: dict[str, tuple[Any, ...]] = {
    "pack_size": (48, 64),
    "hand_size": (8, 12, 16),
    "pinochle": ("spades", "red", "switching"),
    "overplay": ("never", "trumps", "always"),
    "phase_one_tricks": ("no", "at-end", "as-taken"),
    "trick_points": ("standard", "simplified", "brisques"),
    "sequence_points": (150, 250),
    "double_pinochle_points": (300, 500),
    "starter": ("alternate", "loser"),
    "target": (200, 1000),
}
FLAGS = [name for name, field in PinochleRules.model_fields.items() if field.annotation is bool]
few = examples(12)


def is_playable(rules: PinochleRules) -> bool:
    try:
        rules.check(2)
    except RulesError:
        return False
    return True


flags = st.fixed_dictionaries({name: st.booleans() for name in FLAGS})
others = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
hybrids = st.builds(
    lambda preset, flags, others: PinochleRules(preset=preset, **flags, **others),
    st.sampled_from(PinochleRules.presets), flags, others,
).filter(is_playable)  # fmt: skip
presets = st.sampled_from(PinochleRules.presets).map(PinochleRules.of)
all_rules = presets | hybrids
seeds = st.integers(0, 2**32)


def start(rules: PinochleRules, seed: int) -> tuple[PinochleRound, random.Random]:
    chance = random.Random(seed)
    cards = list(rules.pack(2))
    chance.shuffle(cards)
    totals = (chance.choice((0, rules.target - 30)), 0)
    played = rules.deal(
        Deal(seats=2, number=1, dealer=seed % 2, totals=totals, target=rules.target, cards=tuple(cards))
    )
    return played, chance


def pick(played: PinochleRound, chance: random.Random) -> Action:
    """Return a legal action, mostly a meld if there is one, and never a knock."""
    (seat,) = played.to_act
    legal = played.legal(seat)
    melds = [action for action in legal if action.kind in ("meld", "exchange")]
    return chance.choice(melds if melds and chance.random() < 0.8 else [a for a in legal if a.kind != "knock"])


def hidden_swapped(played: PinochleRound, seat: int, chance: random.Random) -> PinochleRound:
    """Return the round with the cards that a seat cannot see shuffled between the other hand and the stock."""
    other = copy.deepcopy(played)
    state = other.state
    hidden = [card for card in state.hands[1 - seat] if card not in state.shown[1 - seat]]
    for card in hidden:
        place = chance.randrange(len(state.stock))
        state.hands[1 - seat].remove(card)
        state.receive(1 - seat, state.stock[place])
        if state.drawn[1 - seat] == card:
            state.drawn[1 - seat] = state.stock[place]
        state.stock[place] = card
    chance.shuffle(state.stock)
    return other
