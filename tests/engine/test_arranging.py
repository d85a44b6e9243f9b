"""The practice actions: swapping hands and doctoring a card."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import BACK, face
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import DOCTOR, FORFEIT, REWIND, SWAP, Action, Event, IllegalAction
from tests.engine.pinochle.table import CONTEXT, deal, melding, play, refusal
from tests.examples import examples

SETUPS = (
    ("canasta", "classic", 2),
    ("canasta", "hand-and-foot", 4),
    ("canasta", "modern", 2),
    ("pinochle", "bezique", 2),
)


def game_of(name: str, preset: str, seats: int, number: int = 3) -> Game:
    return Game(GAMES[name].of(preset), seats, Deals.numbered(number))


def hidden(game: Game, seat: int) -> list[str]:
    """Return the cards that a seat does not see."""
    seen = Counter(game.view(seat).hand)
    view = game.view(seat)
    upturned = getattr(view, "upturned", None)
    seen += Counter([*getattr(view, "pile", ()), *([upturned] if upturned else []), *getattr(view, "trick", ())])
    seen += Counter(card for threes in getattr(view, "red_threes", ()) for card in threes)
    return sorted((Counter(game.round.cards()) - seen).elements())


@pytest.mark.parametrize(("name", "preset", "seats"), SETUPS)
def test_hands_can_be_swapped_and_the_swap_rewound(name: str, preset: str, seats: int) -> None:
    game = game_of(name, preset, seats)
    mover = game.to_act[0]
    other = (mover + 1) % seats
    hands = game.view(mover).hand, game.view(other).hand
    assert game.play(mover, Action(SWAP)) == (Event("swapped", mover),)
    assert (game.view(other).hand, game.view(mover).hand) == hands
    assert game.practised and game.legal(mover)
    game.play(mover, Action(REWIND, target="turn"))
    assert (game.view(mover).hand, game.view(other).hand) == hands


@pytest.mark.parametrize(("name", "preset", "seats"), SETUPS)
def test_a_card_can_be_exchanged_for_any_hidden_card(name: str, preset: str, seats: int) -> None:
    game = game_of(name, preset, seats)
    mover = game.to_act[0]
    full = Counter(game.round.cards())
    wanted = next(card for card in hidden(game, mover) if card[0] not in "3" and card not in game.view(mover).hand)
    mine = game.view(mover).hand[0]
    before = Counter(map(face, game.view(mover).hand))
    (event,) = game.play(mover, Action(DOCTOR, (mine, wanted)))
    assert event.seen_by(1 - mover).cards == (BACK, BACK)
    assert Counter(map(face, game.view(mover).hand)) == before - Counter([face(mine)]) + Counter([face(wanted)])
    assert Counter(game.round.cards()) == full


def test_refusals_of_doctoring_and_swapping() -> None:
    game = game_of("canasta", "classic", 2)
    mover = game.to_act[0]
    mine = game.view(mover).hand[0]
    for action, code in (
        (Action(DOCTOR, (mine,)), "doctor-two-cards"),
        (Action(DOCTOR, (mine, "3H")), "doctor-laid-down"),
        (Action(DOCTOR, ("3H", mine)), "not-in-hand"),
        (Action(SWAP, (mine,)), "names-nothing"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            game.play(mover, action)
        assert refusal.value.note.code == code
    game.play(mover, Action("draw"))
    with pytest.raises(IllegalAction) as refusal:
        game.play(mover, Action(SWAP))
    assert refusal.value.note.code == "too-late-to-arrange"
    game.play(mover, Action(FORFEIT))
    assert not game.practised


@pytest.mark.parametrize("preset", ["pinochle", "binokel", "bezique"])
def test_a_follower_may_doctor_but_not_swap(preset: str) -> None:
    game = game_of("pinochle", preset, 2)
    leader = game.to_act[0]
    game.play(leader, game.legal(leader)[0])
    with pytest.raises(IllegalAction) as refusal:
        game.play(1 - leader, Action(SWAP))
    assert refusal.value.note.code == "swap-within-trick"
    wanted = next(card for card in game.view(leader).hand if card not in game.view(1 - leader).hand)
    game.play(1 - leader, Action(DOCTOR, (game.view(1 - leader).hand[0], wanted)))
    assert len(game.view(leader).hand) + 1 == len(game.view(1 - leader).hand)


def test_hands_of_pinochle_can_be_swapped_between_tricks_until_a_meld_is_made() -> None:
    played = deal("AC AS QS KS", "9C 9D", turned="KH")
    play(played, "play AC", "play 9C")
    hands = [*played.state.hands]
    play(played, "swap")
    assert played.state.hands == hands[::-1] and played.to_act == (0,)
    play(played, "swap", "meld QS KS")
    assert refusal(played, "swap") == "swap-after-meld"
    play(played, "undo > turn", "swap", "swap", "draw", "swap")
    assert played.view(0, CONTEXT).drawn == ()
    assert refusal(played, "doctor AS 9D") == "too-late-to-arrange"


def test_an_exchanged_dix_is_a_meld_that_ends_swapping() -> None:
    played = melding("9H", turned="KH")
    play(played, "exchange", "draw")
    assert refusal(played, "swap") == "swap-after-meld"


@examples(10)
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 120), st.randoms(use_true_random=False))
def test_games_with_arranged_cards_continue_and_replay(
    setup: tuple[str, str, int], number: int, steps: int, chooser: random.Random
) -> None:
    game = game_of(*setup, number=number)
    full = Counter(game.round.cards())
    for _ in range(steps):
        if game.winners:
            break
        seat = game.to_act[0]
        hand = game.view(seat).hand
        action = chooser.choice(game.legal(seat))
        if not game.round.over and chooser.random() < 0.3:
            wanted = chooser.choice(hidden(game, seat) or ["AC"])
            action = chooser.choice((Action(SWAP), Action(DOCTOR, (chooser.choice(hand), wanted)))) if hand else action
        try:
            game.play(seat, action)
        except IllegalAction as refusal:
            assert refusal.note.code in (
                "too-late-to-arrange",
                "swap-within-trick",
                "swap-after-meld",
                "doctor-not-hidden",
                "doctor-laid-down",
            )
            continue
        assert Counter(game.round.cards()) == full
        if not game.round.over:
            assert game.legal(game.to_act[0])
            for its in range(game.seats):
                assert Counter(map(face, game.view(None).known[its])) <= Counter(map(face, game.view(its).hand))
    again = Game.replay(game.record)
    assert [again.view(seat) for seat in range(game.seats)] == [game.view(seat) for seat in range(game.seats)]
