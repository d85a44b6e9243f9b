"""What the searching players imagine: worlds that agree with what is seen, and sketches that score as the rules do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.canasta.kinds import KIND
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.kinds import cards_of
from engine.pinochle.rules import PinochleRules
from engine.pinochle.view import PinochleView
from engine.players import ADVANCED, choose
from engine.players.canasta.worlds import Worlds
from engine.players.halving import best
from engine.players.pinochle.search import worlds
from engine.players.pinochle.sketch import number

PRESETS = ("classic", "modern", "windows", "partners", "hand-and-foot")


def played(rules: CanastaRules | PinochleRules, deal: int = 5) -> Iterator[tuple[Game, int]]:
    """A round of sound players, and who is to act, now and then."""
    game = Game(rules, rules.seats_played()[0], Deals.numbered(deal))
    while not game.round.over:
        seat = game.to_act[0]
        if len(game.actions) % 7 == 0:
            yield game, seat
        game.play(seat, choose(game.view(seat), ADVANCED, ""))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_world_has_every_card_once_and_those_that_are_known_where_they_are(preset: str) -> None:
    rules = CanastaRules.of(preset)
    pack = Counter(KIND[card] for card in rules.pack(rules.seats_played()[0]))
    for game, seat in played(rules):
        view = game.view(seat)
        assert isinstance(view, CanastaView)
        sketch = Worlds(view).deal(random.Random(1))
        assert [sum(hand) for hand in sketch.hands] == list(view.hand_counts)
        for its, cards in enumerate(view.known):
            known = Counter(map(KIND.__getitem__, cards))
            assert all(sketch.hands[its][kind] >= count for kind, count in known.items())
        everywhere = Counter(sketch.stock) + Counter(kind for talon in sketch.talons for kind in talon)
        for hand in (*sketch.hands, *sketch.feet):
            everywhere += Counter(dict(enumerate(hand)))
        seen = (*view.pile, *view.waiting, *(card for cards in view.red_threes for card in cards))
        everywhere += Counter(KIND[card] for card in seen)
        everywhere += Counter(KIND[card] for melds in view.melds for meld in melds for card in meld.cards)
        assert everywhere == pack
        assert len(sketch.stock) == view.stock


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sketch_scores_as_the_round_does(preset: str) -> None:
    for game, seat in played(CanastaRules.of(preset)):
        view, state = game.view(seat), game.round
        assert isinstance(view, CanastaView)
        sketch = Worlds(view).deal(random.Random(1))
        sketch.hands = [[len(cards) for cards in hand] for hand in state.hands]  # type: ignore[attr-defined]
        sketch.feet = [_counts(foot) for foot in state.feet]  # type: ignore[attr-defined]
        points = [sum(line.points for line in lines) for lines in state.score()]
        penalties = state.penalties  # type: ignore[attr-defined]
        assert [sketch.score(side) - penalties[side] for side in range(len(points))] == points


def _counts(cards: tuple[str, ...]) -> list[int]:
    counts = Counter(map(KIND.__getitem__, cards))
    return [counts[kind] for kind in range(15)] if cards else []


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_a_world_of_pinochle_has_every_card_once(preset: str) -> None:
    rules = PinochleRules.of(preset)
    pack = Counter(map(number, cards_of(rules.pack_size)))
    for game, seat in played(rules):
        view = game.view(seat)
        assert isinstance(view, PinochleView)
        if view.phase_two or view.phase == "melding":
            continue
        sketch = worlds(view, random.Random(1))()
        gone = [number(card) for trick in view.tricks for card in trick.cards]
        everywhere = Counter(gone) + Counter(sketch.stock)
        for hand in sketch.hands:
            everywhere += Counter(dict(enumerate(hand)))
        assert everywhere == pack
        sketch.finish()
        assert not any(map(sum, sketch.hands))


def test_the_best_candidate_is_found_and_the_first_kept_where_none_is_better() -> None:
    chance = random.Random(1)
    values: dict[tuple[int, int], float] = {}

    def value(candidate: int, world: int) -> float:
        return values.setdefault((candidate, world), chance.gauss((0.0, -1.0, 0.8, 0.2)[candidate], 1.0))

    assert best(4, 600, value) == 2
    assert best(3, 60, lambda candidate, world: 0.0) == 0
    assert best(1, 60, value) == 0
