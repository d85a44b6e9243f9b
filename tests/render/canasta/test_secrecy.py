"""Two deals that differ only in cards hidden from a seat give that seat equal pictures."""

from __future__ import annotations

import random

import pytest

import render
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.types import Action
from tests.render.canasta import preset_samples
from tests.render.looks import HOUSE

TABLES = (("classic", 2, 0), ("classic", 2, 1), ("modern", 2, 2), ("samba", 4, 3), ("hand-and-foot", 4, 4))


def dealt(monkeypatch: pytest.MonkeyPatch, rules: CanastaRules, seats: int, order: tuple[str, ...]) -> Game:
    """Return a game with this order of cards, top first, after the first draw."""
    monkeypatch.setattr(Deals, "shuffled", lambda deals, number, cards: order)
    game = Game(rules, seats, Deals.numbered(1))
    game.play(game.to_act[0], Action("draw"))
    return game


@pytest.mark.parametrize(("preset", "seats", "seed"), TABLES)
def test_hidden_cards_do_not_change_pictures(
    monkeypatch: pytest.MonkeyPatch, preset: str, seats: int, seed: int
) -> None:
    chance = random.Random(seed)
    rules = CanastaRules.of(preset)
    order = list(rules.pack(seats))
    chance.shuffle(order)
    game = dealt(monkeypatch, rules, seats, tuple(order))
    public, hand = pictures(game)
    hidden = shown = 0
    while hidden < 6 or shown < 1:
        one, other = chance.sample(range(len(order)), 2)
        swapped = list(order)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if swapped == order:
            continue
        changed = dealt(monkeypatch, rules, seats, tuple(swapped))
        if changed.view(0) == game.view(0):
            hidden += 1
            assert changed.view(None) == game.view(None)
            assert pictures(changed) == (public, hand)
        elif changed.view(0).hand != game.view(0).hand:
            shown += 1
            assert pictures(changed)[1] != hand
            assert (pictures(changed)[0] == public) == (changed.view(None) == game.view(None))


def pictures(game: Game) -> tuple[bytes, bytes]:
    """Return the public table and the first player's hand."""
    names = preset_samples.NAMES[: game.seats]
    return render.draw_table(game.view(None), names, look=HOUSE), render.draw_hand(game.view(0), names, look=HOUSE)
