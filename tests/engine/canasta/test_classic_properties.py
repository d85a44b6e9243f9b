"""Properties of every state that legal play of ``classic`` can reach."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.canasta.melds import KIND
from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.cards import KNOWN, pack
from engine.deal import Deals
from engine.game import Game
from engine.types import DEAL, Action, IllegalAction
from engine.view import GameContext
from tests.examples import examples

from .table import canasta_round, canasta_view

FULL = Counter(pack(2, 4))
FRAME = GameContext(1, (0, 0), (), ())

RULES = st.builds(
    CanastaRules,
    canastas_to_go_out=st.sampled_from((1, 2)),
    cards_drawn=st.sampled_from((2, 1)),
    hand_size=st.integers(11, 15),
    wild_limit=st.sampled_from((3, 2)),
    target=st.sampled_from((5000, 500)),
)


@st.composite
def games(draw: st.DrawFn, most: int = 400) -> Game:
    """Draw a game after some random legal actions, including an occasional undo."""
    seed = draw(st.integers(0, 2**32 - 1))
    chooser = random.Random(seed)
    game = Game(draw(RULES), 2, Deals(seed.to_bytes(32, "big"), "table", ("a", "b")))
    for _ in range(draw(st.integers(0, most))):
        if game.winners:
            break
        step(game, chooser)
    return game


def step(game: Game, chooser: random.Random) -> None:
    """Play one random action."""
    seat = game.to_act[0]
    scopes = () if game.round.over else game.round.undo_scopes(seat)
    if scopes and chooser.random() < 0.1:
        game.undo(seat, chooser.choice(scopes))
    else:
        game.play(seat, chooser.choice(game.legal(seat)))


def everything(state: CanastaRound) -> dict[str, Any]:
    """Return a copy of a state for a later comparison."""
    return copy.deepcopy(vars(state))


def same(one: CanastaRound, other: CanastaRound) -> bool:
    """Return whether two states are equal in every field."""
    return vars(one) == vars(other)


@given(games())
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    assert Counter(game.round.cards()) == FULL
    state = canasta_round(game)
    assert state.counts == [sum(map(len, hand)) for hand in state.hands]


@given(games())
def test_seat_to_act_has_a_legal_action(game: Game) -> None:
    for seat in range(2):
        assert bool(game.legal(seat)) is (seat in game.to_act)


@examples(15)
@given(games())
def test_every_legal_action_is_accepted_and_keeps_the_cards(game: Game) -> None:
    for seat in game.round.to_act:
        legal = game.round.legal(seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            after = copy.deepcopy(game.round)
            after.play(seat, action)
            assert Counter(after.cards()) == FULL


@given(games(), st.randoms(use_true_random=False), st.integers(1, 20))
def test_refused_actions_change_nothing_and_equivalent_ones_are_accepted(
    game: Game, chooser: random.Random, tries: int
) -> None:
    state = canasta_round(game)
    for seat in state.to_act:
        legal = list(state.legal(seat))
        forms = {form(action) for action in legal}
        for _ in range(tries):
            action = mutated(chooser.choice(legal), chooser)
            meant = without_upcard(state, seat, action)
            before = everything(state)
            trial = copy.deepcopy(state)
            try:
                trial.play(seat, action)
            except IllegalAction:
                assert vars(trial) == before
                assert form(meant) not in forms or not holds(state, seat, meant)
            else:
                assert form(meant) in forms and holds(state, seat, meant)


def without_upcard(state: CanastaRound, seat: int, action: Action) -> Action:
    """Return a take without its upcard, if the action names it and the hand has no other such card."""
    if action.kind != "take" or not state.pile:
        return action
    upcard, cards = state.pile[-1], list(action.cards)
    if cards.count(upcard) > [*chain.from_iterable(state.held(seat))].count(upcard):
        cards.remove(upcard)
    return action._replace(cards=tuple(cards))


def form(action: Action) -> tuple[Any, ...]:
    """Return an action as the rules see it: its cards by kind, and the meld they are for."""
    kinds = Counter(KIND.get(card, -1) for card in action.cards)
    naturals = {kind for kind in kinds if kind < 13}
    target = action.target
    if action.kind in ("meld", "take") and not target and naturals == {min(naturals, default=-1)}:
        target = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "red", "3")[min(naturals)]
    return action.kind, frozenset(kinds.items()), target


def holds(state: CanastaRound, seat: int, action: Action) -> bool:
    """Return whether the hand has the action's cards, and the upcard that is due is among them."""
    hand = Counter(chain.from_iterable(state.held(seat)))
    return not Counter(action.cards) - hand and (state.due is None or state.due in action.cards)


def mutated(action: Action, chooser: random.Random) -> Action:
    """Return an action with a card, the target or the kind changed."""
    cards = list(action.cards)
    match chooser.randrange(6):
        case 0 if cards:
            cards[chooser.randrange(len(cards))] = chooser.choice(sorted(KNOWN))
        case 1 if cards:
            del cards[chooser.randrange(len(cards))]
        case 2:
            cards.append(chooser.choice(sorted(KNOWN)))
        case 3:
            return action._replace(target=chooser.choice(("", "K", "4", "3", "2", "turn", "nonsense")))
        case 4:
            return action._replace(kind=chooser.choice(("draw", "take", "meld", "discard", "end", "pass")))
        case _:
            chooser.shuffle(cards)
    return action._replace(cards=tuple(cards))


@examples(15)
@given(games(600))
def test_replaying_the_record_gives_the_same_game(game: Game) -> None:
    again = Game.replay(game.record)
    assert same(canasta_round(again), canasta_round(game))
    assert (again.totals, again.scores, again.winners, again.number) == (
        game.totals,
        game.scores,
        game.winners,
        game.number,
    )
    assert [again.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]


@examples(20)
@given(games(), st.integers(1, 60), st.randoms(use_true_random=False))
def test_undo_restores_the_exact_state(game: Game, more: int, chooser: random.Random) -> None:
    state = canasta_round(game)
    if not state.over and state.marks:
        game.undo(state.seat, "turn")
    before: list[dict[str, Any]] = []
    for _ in range(more):
        if state.over:
            return
        del before[len(state.marks) :]
        before.append(everything(state))
        state.play(state.seat, chooser.choice(state.legal(state.seat)))
        if not state.marks:
            continue
        for scope, then in (("action", before[-1]), ("turn", before[0])):
            trial = copy.deepcopy(state)
            trial.play(trial.seat, Action("undo", target=scope))
            assert {**vars(trial), "owes": None, "known": None} == {**then, "owes": None, "known": None}
            assert trial.owes is (then["owes"] or trial.phase == "draw")


@given(games(), st.sampled_from((0, 1, None)), st.randoms(use_true_random=False))
def test_view_does_not_depend_on_hidden_cards(game: Game, seat: int | None, chooser: random.Random) -> None:
    state = canasta_round(game)
    if state.over:
        return
    other = copy.deepcopy(state)
    hidden = [its for its in range(2) if its != seat]
    pool = [card for its in hidden for cards in state.hands[its] for card in cards]
    pool += [card for card in state.stock if card not in ("3H", "3D")]
    chooser.shuffle(pool)
    for its in hidden:
        other.hands[its] = [()] * 15
        for card in sorted(pool.pop() for _ in range(state.counts[its])):
            other.hands[its][KIND[card]] += (card,)
    other.stock = [card if card in ("3H", "3D") else pool.pop() for card in state.stock]
    chooser.shuffle(other.stock)
    other.drawn = tuple(other.drawn) if state.seat == seat else ()
    mine, theirs = state.view(seat, FRAME), other.view(seat, FRAME)
    assert mine == theirs
    assert PRESENTATION.page(mine, "table") == PRESENTATION.page(theirs, "table")
    for kind in ("draw", "take", "meld", "discard", "end"):
        assert PRESENTATION.choices(mine, kind) == PRESENTATION.choices(theirs, kind)


@given(games())
def test_choices_are_legal_and_fit_a_picker(game: Game) -> None:
    for seat in game.round.to_act:
        view = game.view(seat)
        for verb in game.rules.verbs:
            offered = [choice.action for choice in game.rules.presentation.choices(view, verb.kind)]
            assert len(offered) <= 25 and len(set(offered)) == len(offered)
            assert set(offered) <= set(view.legal)
            assert bool(offered) is any(action.kind == verb.kind for action in view.legal)


@given(games())
def test_legal_actions_are_among_the_public_verbs(game: Game) -> None:
    legal = {action.kind for seat in game.to_act for action in game.legal(seat)}
    assert legal <= set(game.view(None).verbs)
    assert game.view(None).legal == () and game.view(None).hand == ()


VALUE = {"JK": 50, "2": 20, "A": 20, **dict.fromkeys("KQJ98", 10), "10": 10, **dict.fromkeys("7654", 5), "3": 5}


def worth(cards: Any) -> int:
    """Return the points of cards, counted independently."""
    return sum(VALUE["JK" if card == "JK" else card[:-1]] for card in cards)


@examples(15)
@given(st.integers(0, 2**32 - 1), RULES)
def test_score_equals_an_independent_count(seed: int, rules: CanastaRules) -> None:
    chooser = random.Random(seed)
    game = Game(rules, 2, Deals(seed.to_bytes(32, "big"), "table", ("a", "b")))
    penalties = [0, 0]
    out = None
    while not game.round.over:
        seat = game.to_act[0]
        for event in game.play(seat, chooser.choice([*game.legal(seat), *undos(game)])):
            penalties[seat] += event.points * (event.kind == "penalty")
            out = event if event.kind.startswith("went-out") else out
    view = canasta_view(game, None)
    for side in range(2):
        total = -penalties[side]
        for meld in view.melds[side]:
            wild = [card for card in meld.cards if card == "JK" or card[0] == "2"]
            total += worth(meld.cards)
            total += (300 if wild else 500) * (len(meld.cards) >= 7)
        threes = len(view.red_threes[side])
        total += (800 if threes == 4 else 100 * threes) * (1 if view.melds[side] else -1)
        total -= worth(game.view(side).hand)
        if out is not None and out.seat == side:
            total += 200 if out.kind == "went-out-concealed" else 100
        assert game.totals[side] == total


def undos(game: Game) -> list[Action]:
    return [Action("undo", target=scope) for scope in game.round.undo_scopes(game.to_act[0])]


@pytest.mark.parametrize("seed", range(5))
def test_a_game_of_random_play_ends(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game(CanastaRules(), 2, Deals(seed.to_bytes(32, "big"), "table", ("a", "b")))
    while not game.winners:
        game.play(game.to_act[0], chooser.choice(game.legal(game.to_act[0])))
    assert max(game.totals) >= 5000 and game.to_act == ()
    with pytest.raises(IllegalAction, match="game-over"):
        game.play(0, Action(DEAL))
