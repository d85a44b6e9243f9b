"""Random deals in which a player is dealt no court cards: cards are conserved, and views can be imagined."""

import random
from collections import Counter

import pytest

from engine.piquet.rules import PiquetRules
from engine.types import Action
from tests.engine.piquet.table import CONTEXT, deal
from tests.examples import in_soak
from tests.narrowing import narrowed

LOW = ("7", "8", "9", "10", "A")


@pytest.mark.parametrize("deals", [8, in_soak(1000)])
def test_carte_blanche_in_random_play(deals: int) -> None:
    announced = 0
    for seed in range(deals):
        chance = random.Random(seed)
        pack = list(deal().rules.pack(2))
        blanche = chance.sample([card for card in pack if card[:-1] in LOW], 12)
        rest = [card for card in pack if card not in blanche]
        chance.shuffle(rest)
        hands = [" ".join(blanche), " ".join(rest[:12])][:: chance.choice((1, -1))]
        played = deal(*hands, talon=" ".join(rest[12:]), preset=chance.choice(("piquet", "cent")))
        whole = Counter(played.cards())
        while not played.over:
            for seat in (0, 1):
                view = played.view(seat, CONTEXT)
                world = narrowed(played.rules, PiquetRules).imagine(view, chance)
                assert world.view(seat, CONTEXT) == view, seed
                assert Counter(world.cards()) == whole
                assert not Counter(view.known[1 - seat]) - Counter(played.state.hands[1 - seat])
            [seat] = played.to_act
            action = chance.choice(list(played.legal(seat)))
            if action.kind == "exchange":
                action = Action("exchange", tuple(chance.sample(played.state.hands[seat], len(action.cards))))
            announced += action.kind == "blanche"
            played.play(seat, action)
        assert Counter(played.cards()) == whole
    assert announced
