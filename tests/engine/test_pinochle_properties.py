"""What holds in every round of every preset and hybrid, found out by playing at random."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.cards import Card, face, suit
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.card_order import cards_of
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.players import ADVANCED, choose
from engine.types import Action, Event, IllegalAction, RulesError
from tests.engine.pinochle_table import FRAME, position, snapshot

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
few = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def playable(rules: PinochleRules) -> bool:
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
).filter(playable)  # fmt: skip
presets = st.sampled_from(PinochleRules.presets).map(PinochleRules.of)
all_rules = presets | hybrids
seeds = st.integers(0, 2**32)


def start(rules: PinochleRules, seed: int) -> tuple[PinochleRound, random.Random]:
    chance = random.Random(seed)
    cards = list(rules.pack(2))
    chance.shuffle(cards)
    totals = (chance.choice((0, rules.target - 30)), 0)
    played = rules.deal(seats=2, number=1, dealer=seed % 2, totals=totals, target=rules.target, cards=tuple(cards))
    return played, chance


def pick(played: PinochleRound, chance: random.Random) -> Action:
    """A legal action; melds are dear to it, so that many are made, and a knock is rare."""
    (seat,) = played.to_act
    legal = played.legal(seat)
    melds = [action for action in legal if action.kind in ("meld", "exchange")]
    return chance.choice(melds if melds and chance.random() < 0.8 else [a for a in legal if a.kind != "knock"])


@few
@given(all_rules, seeds)
def test_random_rounds_end_with_every_card_still_there(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    whole = Counter(rules.pack(2))
    steps = 0
    while played.to_act:
        (seat,) = played.to_act
        action = pick(played, chance)
        assert {one.kind for one in played.legal(seat)} <= set(played.view(None, FRAME).verbs)
        assert len(set(played.legal(seat))) == len(played.legal(seat))
        assert not played.legal(1 - seat)
        played.play(seat, action)
        assert Counter(played.cards()) == whole
        steps += 1
        assert steps < 1000
    state = played.state
    assert len(state.tricks) == rules.pack_size // 2
    assert not any(state.hands)
    assert not state.stock


@few
@given(all_rules, seeds)
def test_trick_points_sum_to_what_the_pack_holds(rules: PinochleRules, seed: int) -> None:
    rules = rules.model_copy(update={"phase_one_tricks": "at-end"})
    played, chance = start(rules, seed)
    while played.to_act:
        played.play(played.to_act[0], pick(played, chance))
    made = Counter({line.code: 0 for side in played.score() for line in side})
    for side in played.score():
        made.update({line.code: line.points for line in side})
    in_all = 160 if rules.trick_points == "brisques" else 240
    assert made["tricks-one"] + made["tricks-two"] == in_all
    assert made["last-trick"] == (10 if rules.last_trick else 0)


ORDER = ("7", "8", "9", "J", "Q", "K", "10", "A")
WORTH = {
    "standard": dict(zip(ORDER, (0, 0, 0, 2, 3, 4, 10, 11), strict=True)),
    "simplified": dict(zip(ORDER, (0, 0, 0, 0, 5, 5, 10, 10), strict=True)),
    "brisques": dict(zip(ORDER, (0, 0, 0, 0, 0, 0, 10, 10), strict=True)),
}


class Recount:
    """The score of a round told again from its events, by whoever sat by and knew the rules."""

    def __init__(self, rules: PinochleRules, dealer: int, opening: tuple[Event, ...]) -> None:
        self.rules = rules
        self.turned = opening[0].cards[0]
        self.trump = suit(self.turned)
        self.dix = ("7" if rules.pack_size == 64 else "9") + self.trump
        self.melds, self.ones, self.twos, self.extra = [0, 0], [0, 0], [0, 0], [0, 0]
        self.two = False
        self.trick: list[tuple[int, Card]] = []
        self.shown: set[Card] = set()
        self.last = -1
        if rules.dix_turned and face(self.turned) == self.dix:
            self.extra[dealer] += 10

    def tell(self, event: Event) -> None:
        match event.kind:
            case "played":
                (card,) = event.cards
                dix = face(card) == self.dix and face(self.turned) == self.dix and card not in self.shown
                if dix and not self.two and not self.rules.dix_must_be_melded:
                    self.melds[event.seat] += 10
                self.trick.append((event.seat, card))
                if len(self.trick) == 2:
                    self._won()
            case "meld-made":
                self.shown |= set(event.cards)
                worth = self._worth([face(card) for card in event.cards])
                if self.rules.score_differences:
                    assert 0 <= event.points <= worth
                    worth = event.points
                self.melds[event.seat] += worth
            case "exchanged":
                self.melds[event.seat] += 10
                self.turned = event.cards[0]
            case "phase-two":
                self.two = True

    def _won(self) -> None:
        (leader, led), (other, followed) = self.trick
        self.trick = []
        one, two = (ORDER.index(face(card)[:-1]) for card in (led, followed))
        takes = two > one if suit(led) == suit(followed) else suit(followed) == self.trump
        self.last = other if takes else leader
        worth = sum(WORTH[self.rules.trick_points][face(card)[:-1]] for card in (led, followed))
        (self.twos if self.two else self.ones)[self.last] += worth

    def _worth(self, faces: list[Card]) -> int:
        ranks = Counter(card[:-1] for card in faces)
        suits = {card[-1] for card in faces}
        royal = suits == {self.trump}
        match sorted(ranks.items()):
            case [(_, 1)] if faces == [self.dix]:
                return 10
            case [("J", 1), ("Q", 1)]:
                return 40
            case [("J", 2), ("Q", 2)]:
                return self.rules.double_pinochle_points
            case [("J", 1), ("K", 1), ("Q", 1)]:
                return 80
            case [("K", 1), ("Q", 1)]:
                return 40 if royal else 20
            case [("K", 2), ("Q", 2)]:
                return 80 if royal else 40
            case [("K", 4), ("Q", 4)]:
                return 240
            case [(name, 4)]:
                return {"J": 40, "Q": 60, "K": 80, "A": 100}[name]
            case [(name, 8)]:
                return 1000 if self.rules.double_set_1000 else {"J": 400, "Q": 600, "K": 800, "A": 1000}[name]
            case [("10", 1), ("A", 1), ("J", 1), ("K", 1), ("Q", 1)]:
                return self.rules.sequence_points if royal else 100
            case [("10", 2), ("A", 2), ("J", 2), ("K", 2), ("Q", 2)]:
                return 1500 if royal else 1000
        raise AssertionError(faces)

    def totals(self) -> list[int]:
        if self.rules.last_trick:
            self.extra[self.last] += 10
        for side in (0, 1):
            empty = not self.twos[side] and not (self.rules.last_trick and self.last == side)
            if self.rules.no_trick_penalty and empty:
                self.melds[side] = -self.melds[side]
        ones = [0, 0] if self.rules.phase_one_tricks == "no" else self.ones
        return [sum(parts) for parts in zip(self.melds, ones, self.twos, self.extra, strict=True)]


@few
@given(all_rules, seeds)
def test_an_independent_recount_agrees(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    recount = Recount(rules, seed % 2, played.opening)
    while played.to_act:
        for event in played.play(played.to_act[0], pick(played, chance)):
            recount.tell(event)
    assert recount.totals() == [sum(line.points for line in side) for side in played.score()]


@few
@given(all_rules, seeds)
def test_undo_restores_exactly(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    turn: list[object] = []
    while played.to_act:
        (seat,) = played.to_act
        action = pick(played, chance)
        before = position(played)
        if action.kind in ("meld", "exchange"):
            turn.append(before)
            played.play(seat, action)
            played.play(seat, Action("undo", target="action"))
            assert position(played) == before
        elif turn:
            assert played.undo_scopes(seat) == ("action", "turn")
            again = copy.deepcopy(played)
            again.play(seat, Action("undo", target="turn"))
            assert position(again) == turn[0]
            turn = []
        played.play(seat, action)


@few
@given(all_rules, seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    cards = cards_of(rules.pack_size)
    kinds = ("play", "meld", "exchange", "draw", "knock", "undo", "discard")
    while played.to_act:
        (seat,) = played.to_act
        legal = played.legal(seat)
        tried = Action(
            chance.choice(kinds),
            tuple(chance.sample(cards, chance.choice((0, 1, 2, 4)))),
            chance.choice(("", "turn", *[action.target for action in legal if action.target][:1])),
        )
        before = snapshot(played)
        trial = copy.deepcopy(played)
        try:
            trial.play(seat, tried)
        except IllegalAction:
            assert snapshot(trial) == before
            assert tried not in legal
        else:
            faces = {(one.kind, tuple(sorted(map(face, one.cards)))) for one in legal}
            named = {(one.kind, one.target) for one in legal}
            known = (tried.kind, tuple(sorted(map(face, tried.cards)))) in faces or (tried.kind, tried.target) in named
            assert known or tried.kind == "undo"
        with pytest.raises(IllegalAction):
            played.play(1 - seat, pick(played, chance))
        assert snapshot(played) == before
        played.play(seat, pick(played, chance))


def hidden_swapped(played: PinochleRound, seat: int, chance: random.Random) -> PinochleRound:
    """The same round, but for hidden cards that the other seat and the stock have changed."""
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


@few
@given(all_rules, seeds)
def test_nobody_can_tell_what_they_may_not_know(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    while played.to_act and not played.state.phase_two:
        for seat in (0, 1):
            other = hidden_swapped(played, seat, chance)
            assert other.view(seat, FRAME) == played.view(seat, FRAME)
            assert other.view(None, FRAME) == played.view(None, FRAME)
            assert other.view(seat, FRAME).facts() == played.view(seat, FRAME).facts()
            assert snapshot(other) != snapshot(played)
        public = played.view(None, FRAME)
        assert not (public.hand or public.legal or public.drawn or public.meldable or public.undo)
        played.play(played.to_act[0], pick(played, chance))


@settings(max_examples=8, deadline=None)
@given(all_rules, seeds)
def test_a_record_replays_to_the_same_game(rules: PinochleRules, seed: int) -> None:
    chance = random.Random(seed)
    game = Game(rules, 2, Deals(seed.to_bytes(32, "big"), "table", ("a",)))
    for _ in range(200):
        if game.winners:
            break
        seat = game.to_act[0]
        game.play(seat, Action("deal") if game.round.over else chance.choice(list(game.legal(seat))))
    again = Game.replay(game.record)
    assert (again.totals, again.scores, again.winners, again.target) == (
        game.totals, game.scores, game.winners, game.target,
    )  # fmt: skip
    for viewer in (0, 1, None):
        assert again.view(viewer) == game.view(viewer)
        assert pickle.loads(pickle.dumps(game.view(viewer))) == game.view(viewer)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(all_rules, seeds)
def test_pickers_offer_what_is_legal_and_the_computer_plays_it(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules.model_copy(update={"pack_size": 64, "hand_size": 8}), seed)
    while played.to_act:
        (seat,) = played.to_act
        view = played.view(seat, FRAME)
        for verb in rules.verbs:
            offered = view.choices(verb.kind)
            assert len(offered) <= 25
            assert {choice.action for choice in offered} <= set(view.legal)
            assert (verb.kind in ("meld",)) or bool(offered) == any(a.kind == verb.kind for a in view.legal)
        action = choose(view, ADVANCED, b"") if chance.random() < 0.5 else pick(played, chance)
        assert action in view.legal
        played.play(seat, action)
