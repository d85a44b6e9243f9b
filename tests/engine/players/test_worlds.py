"""Determinization and rollouts: worlds agree with the view, and rollouts score as the rules do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

import pytest

from engine.canasta.melds import KIND, KINDS, TWO, WILD_JOKER
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.cards import rank
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.options import cards_of
from engine.pinochle.round import PinochleView
from engine.pinochle.rules import PinochleRules
from engine.players import ADVANCED, EXPERT, MASTER, choose
from engine.players.canasta.rollout_state import RANKED
from engine.players.canasta.worlds import HandPrior, WorldSampler
from engine.players.kit import sampling
from engine.players.kit.sampling import Comparison, compare
from engine.players.pinochle import search as pinochle
from engine.players.pinochle.rollout import face_number, rollout_rules
from engine.players.pinochle.search import LATE, world_sampler
from engine.players.policy import Lead, PolicyContext
from engine.types import Action
from tests.engine.canasta.table import canasta_round, canasta_view
from tests.engine.pinochle.table import CONTEXT, deal, play

PRESETS = ("classic", "modern", "windows", "partners", "hand-and-foot")


def played(rules: CanastaRules | PinochleRules, deal: int = 5) -> Iterator[tuple[Game, int]]:
    """Yield positions of a round between advanced players, with the seat to act."""
    game = Game(rules, rules.seats_played()[0], Deals.numbered(deal))
    while not game.round.over:
        seat = game.to_act[0]
        if len(game.actions) % 7 == 0:
            yield game, seat
        game.play(seat, choose(game.view(seat), ADVANCED, ""))


@pytest.mark.parametrize("preset", PRESETS)
def test_canasta_worlds_conserve_cards_and_keep_known_cards_in_place(preset: str) -> None:
    rules = CanastaRules.of(preset)
    pack = Counter(KIND[card] for card in rules.pack(rules.seats_played()[0]))
    for game, seat in played(rules):
        view = game.view(seat)
        assert isinstance(view, CanastaView)
        rollout = WorldSampler(view).sample(random.Random(1))
        assert [sum(hand) for hand in rollout.hands] == list(view.hand_counts)
        for owner, cards in enumerate(view.known):
            known = Counter(map(KIND.__getitem__, cards))
            assert all(rollout.hands[owner][kind] >= count for kind, count in known.items())
        everywhere = Counter(rollout.stock) + Counter(kind for talon in rollout.talons for kind in talon)
        for hand in (*rollout.hands, *rollout.feet):
            everywhere += Counter(dict(enumerate(hand)))
        seen = (*view.pile, *view.waiting, *(card for cards in view.red_threes for card in cards))
        everywhere += Counter(KIND[card] for card in seen)
        everywhere += Counter(KIND[card] for melds in view.melds for meld in melds for card in meld.cards)
        assert everywhere == pack
        assert len(rollout.stock) == view.stock


def sampled(turns: float, declined: int = 0) -> Counter[str]:
    """Return counts from a thousand sampled hands of ten cards, after ``turns`` turns."""
    chance = random.Random(1)
    pack = [KIND[card] for card in CanastaRules.of("classic").pack(2) if rank(card) != "3"]
    prior, found = HandPrior(turns, declined), Counter[str]()
    for _ in range(1000):
        chance.shuffle(pack)
        drawn, rest = pack[:10], pack[10:]
        hand = [drawn.count(kind) for kind in KINDS]
        prior.adjust(hand, drawn, rest, chance)
        assert Counter(drawn + rest) == Counter(pack), "cards only change places"
        assert hand == [drawn.count(kind) for kind in KINDS]
        found["lone"] += hand[:RANKED].count(1)
        found["pairs"] += hand[:RANKED].count(2)
        found["wild"] += hand[TWO] + hand[WILD_JOKER]
        found["declined"] += sum(hand[kind] for kind in range(RANKED) if declined >> kind & 1)
    return found


def test_prior_has_more_pairs_and_wild_cards_and_fewer_single_cards() -> None:
    first, later = sampled(0), sampled(6)
    assert later["pairs"] > 1.5 * first["pairs"]
    assert later["wild"] > 1.3 * first["wild"]
    assert later["lone"] < 0.7 * first["lone"]


def test_prior_rarely_has_recently_declined_ranks() -> None:
    assert sampled(6, declined=0b111)["declined"] < 0.4 * sampled(0, declined=0b111)["declined"]


@pytest.mark.parametrize("preset", PRESETS)
def test_rollouts_score_like_the_rules(preset: str) -> None:
    for game, seat in played(CanastaRules.of(preset)):
        view, state = canasta_view(game, seat), canasta_round(game)
        rollout = WorldSampler(view).sample(random.Random(1))
        rollout.hands = [[len(cards) for cards in hand] for hand in state.hands]
        rollout.feet = [_counts(foot) for foot in state.feet]
        points = [sum(line.points for line in lines) for lines in state.score()]
        penalties = state.penalties
        assert [rollout.score(side) - penalties[side] for side in range(len(points))] == points


def _counts(cards: tuple[str, ...]) -> list[int]:
    counts = Counter(map(KIND.__getitem__, cards))
    return [counts[kind] for kind in range(15)] if cards else []


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_pinochle_worlds_conserve_cards(preset: str) -> None:
    rules = PinochleRules.of(preset)
    pack = Counter(map(face_number, cards_of(rules.pack_size)))
    for game, seat in played(rules):
        view = game.view(seat)
        assert isinstance(view, PinochleView)
        if view.phase_two or view.phase == "melding":
            continue
        rollout = world_sampler(view, random.Random(1))()
        gone = [face_number(card) for trick in view.tricks for card in trick.cards]
        everywhere = Counter(gone) + Counter(rollout.stock)
        for hand in rollout.hands:
            everywhere += Counter(dict(enumerate(hand)))
        assert everywhere == pack
        rollout.play_out()
        assert not any(map(sum, rollout.hands))


def test_pinochle_prior_prefers_cards_that_players_keep() -> None:
    rules, chance = rollout_rules(PinochleRules.of("bezique"), "H"), random.Random(1)
    hidden = [face_number(card) for card in ("AH", "10H", "AS", "7C", "8C", "9D")]
    held = Counter[int]()
    for _ in range(600):
        hand, rest = sampling.deal(hidden[:], 3, pinochle.kept_by_face(rules), chance)
        assert len(hand) == 3 and sorted(hand + rest) == sorted(hidden)
        held.update(hand)
    assert all(held[face_number(card)] > 400 for card in ("AH", "10H"))
    assert all(held[face_number(card)] < 200 for card in ("7C", "8C", "9D"))


def test_an_exchanged_card_is_in_the_hand_in_every_world() -> None:
    played = deal("AC AS 9H", "", turned="KH")
    play(played, "play AC", f"play {_low(played.state.hands[1])}", "exchange", "draw", "play AS")
    view = played.view(1, CONTEXT)
    deals = world_sampler(view, random.Random(1))
    assert all(deals().hands[0][face_number("KH")] for _ in range(20))


def test_a_meld_stays_made_after_one_of_its_cards_was_played() -> None:
    played = deal("AC QS KS", "", turned="KH")
    play(played, "play AC", f"play {_low(played.state.hands[1])}", "meld QS KS", "draw", "play KS")
    rollout = world_sampler(played.view(1, CONTEXT), random.Random(1))()
    marriage = next(place for place, meld in enumerate(rollout.rules.melds) if dict(meld.faces).keys() == _SPADES)
    assert rollout.made[0][marriage] == 1 and rollout.made[1][marriage] == 0


_SPADES = {face_number("QS"), face_number("KS")}


def _low(hand: list[str]) -> str:
    return next(card for card in hand if not card.startswith("A") and "H" not in card)


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_the_expert_of_pinochle_does_not_depend_on_chance(preset: str) -> None:
    for game, seat in played(PinochleRules.of(preset)):
        view = game.view(seat)
        assert len({choose(view, EXPERT, f"{seed}", 0) for seed in range(3)}) == 1


@pytest.mark.soak
@pytest.mark.parametrize(
    "preset", ["pinochle", *(pytest.param(its, marks=pytest.mark.soak) for its in PinochleRules.presets[1:])]
)
def test_the_master_of_pinochle_searches_only_when_the_stock_is_low(preset: str) -> None:
    others = 0
    for game, seat in chain(*(played(PinochleRules.of(preset), number) for number in (1, 2))):
        view = game.view(seat)
        assert isinstance(view, PinochleView)
        if view.stock > LATE or view.phase_two or view.phase == "melding":
            assert choose(view, MASTER, "any", 0) == choose(view, EXPERT, "any", 0)
        else:
            others += choose(view, MASTER, "any", 0) != choose(view, EXPERT, "any", 0)
    assert others, "the search never chose another card than the expert"


def test_candidate_race_finds_the_best_and_keeps_the_first_if_none_is_better() -> None:
    chance = random.Random(1)
    values: dict[tuple[int, int], float] = {}

    def value(candidate: int, world: int) -> float:
        return values.setdefault((candidate, world), chance.gauss((0.0, -1.0, 0.8, 0.2)[candidate], 1.0))

    assert compare(4, 600, value).best == 2
    assert compare(3, 60, lambda candidate, world: 0.0).best == 0
    assert compare(1, 60, value).best == 0


def test_the_lead_is_that_over_the_next_best_in_the_same_worlds() -> None:
    found = Comparison.of(1, [[0.0, 0.0, 0.0, 0.0], [3.0, 1.0, 3.0, 1.0], [2.5, 1.5], []])
    assert found == Comparison(best=1, other=2, lead=0.0, error=found.error, worlds=2)
    assert Comparison.of(0, [[5.0], []]) == Comparison(best=0, other=0, lead=0.0, error=0.0, worlds=0)


def reported(values: Sequence[Sequence[float]], best: int = 0) -> list[Lead]:
    """Return what is reported of the best of some candidates with these values by world."""
    leads: list[Lead] = []
    context = PolicyContext(random.Random(1), report=leads.append)
    actions = [Action("play", (card,)) for card in ("AH", "KH", "QH")]
    assert Comparison.of(best, values).report(context, actions, "points") == actions[best]
    return leads


def test_a_lead_is_reported_unless_chance_may_have_made_it() -> None:
    ace, king = Action("play", ("AH",)), Action("play", ("KH",))
    assert reported([[2.0, 1.0] * 8, [0.0, 0.0] * 8]) == [Lead(ace, king, 1.5, "points", 16)]
    assert not reported([[9.0, -8.0] * 8, [0.0, 0.0] * 8])
    assert not reported([[1.0] * 8, [1.0] * 8]), "as good"
    assert not reported([[1.0] * 8]), "there is no other"
    assert not reported([[0.0] * 8, [0.5] * 8]), "another was ahead, but not by enough"


def test_candidate_race_ends_when_the_work_is_done() -> None:
    evaluated: list[int] = []

    def value(candidate: int, world: int) -> float:
        evaluated.append(candidate)
        return (-1.0) ** world * candidate

    compare(3, 10**9, value, exhausted=lambda: len(evaluated) >= 100)
    assert 100 <= len(evaluated) < 103
