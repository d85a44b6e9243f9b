"""The end of a round: guide 2.1, 2.2 (*going out*), 2.8, and the spec's *Settled*."""

from __future__ import annotations

import pytest

from engine.types import IllegalAction

from .table import ME, YOU, do, kinds, seen, table

CANASTA = "KC KC KD KD KH KH KS"


@pytest.mark.parametrize(
    ("hand", "mine", "actions", "last"),
    [
        pytest.param("4C", CANASTA, ["discard 4C"], ["discarded", "went-out"], id="by discarding the last card"),
        pytest.param(
            "KS", CANASTA, ["meld KS"], ["added", "went-out"], id="by melding the last card: no discard is needed"
        ),
        pytest.param("7C 7D 7H", CANASTA, ["meld 7C 7D 7H"], ["melded", "went-out"], id="by melding all cards"),
        pytest.param(
            "KS 4C",
            CANASTA[:-3],
            ["meld KS", "discard 4C"],
            ["discarded", "went-out"],
            id="the canasta made in that turn",
        ),
        pytest.param(
            "KS", CANASTA[:-3], ["meld KS"], ["added", "natural-canasta", "went-out"], id="made by the last card itself"
        ),
    ],
)
def test_going_out(hand: str, mine: str, actions: list[str], last: list[str]) -> None:
    state = table(hand, mine=mine, drawn=True)
    assert kinds(do(state, *actions)) == last
    assert state.over and state.to_act == () and state.out == ME and not state.out_concealed
    assert state.legal(ME) == state.legal(YOU) == ()
    with pytest.raises(IllegalAction, match="round-over"):
        do(state, "draw")


@pytest.mark.parametrize(
    ("hand", "mine", "refused"),
    [
        pytest.param("7C 7D 7H", "KC KC KD", "meld 7C 7D 7H", id="not all cards"),
        pytest.param("7C 7D 7H 4C", "KC KC KD", "meld 7C 7D 7H", id="not all but one"),
        pytest.param("KS 4C", "KC KC KD KD KH", "meld KS", id="with six kings still none"),
    ],
)
def test_player_without_a_canasta_keeps_two_cards(hand: str, mine: str, refused: str) -> None:
    state = table(hand, mine=mine, drawn=True)
    with pytest.raises(IllegalAction) as refusal:
        do(state, refused)
    assert refusal.value.note == ("keep-cards", {"needs": 1, "has": 0})


def test_last_card_may_be_kept_to_complete_a_canasta_of_six_cards() -> None:
    state = table("KS 7C", mine="KC KC KD KD KH KH, 7D 7H 7S", drawn=True)
    do(state, "meld 7C")
    assert [action.kind for action in state.legal(ME)] == ["meld"]
    with pytest.raises(IllegalAction, match="keep-cards"):
        do(state, "discard KS")
    assert kinds(do(state, "meld KS")) == ["added", "natural-canasta", "went-out"]


def test_two_canastas_to_go_out_are_an_option() -> None:
    state = table("7C 4C", mine=CANASTA + ", 7C 7D 7D 7H 7H", drawn=True, canastas_to_go_out=2)
    with pytest.raises(IllegalAction) as refusal:
        do(state, "meld 7C")
    assert refusal.value.note == ("keep-cards", {"needs": 2, "has": 1})
    state = table("7C 4C", mine=CANASTA + ", 7C 7D 7D 7H 7H 7S", drawn=True, canastas_to_go_out=2)
    do(state, "meld 7C", "discard 4C")
    assert state.out == ME


def test_whole_hand_in_one_turn_is_concealed_despite_red_threes() -> None:
    state = table("KC KC KD KD KH KH KS 7C 7D 7H 4C", threes="3H", drawn=True)
    assert kinds(do(state, f"meld {CANASTA}", "meld 7C 7D 7H", "discard 4C")) == ["discarded", "went-out-concealed"]
    assert state.out_concealed


def test_wild_last_discard_does_not_freeze_the_pile() -> None:
    state = table("2D", mine=CANASTA, drawn=True)
    assert kinds(do(state, "discard 2D")) == ["discarded", "went-out"]


def test_any_card_may_be_discarded() -> None:
    state = table("4C 2C JK 3S AC", drawn=True)
    assert {action.cards for action in state.legal(ME)} == {("4C",), ("2C",), ("JK",), ("3S",), ("AC",)}


@pytest.mark.parametrize("refused", ["discard", "discard 4C 5C", "discard 4C > 4", "discard 9C"])
def test_discard_must_be_one_card_of_the_hand(refused: str) -> None:
    state = table("4C 5C", drawn=True)
    with pytest.raises(IllegalAction, match=r"one-card|not-in-hand"):
        do(state, refused)
    assert state.counts[ME] == 2


def test_the_turn_passes_with_the_discard() -> None:
    state = table("4C 5C", drawn=True)
    turn = state.turn
    do(state, "discard 4C")
    assert state.to_act == (YOU,) and state.turn == turn + 1
    assert seen(state).pile == ("4S", "4C")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        state.play(ME, state.legal(YOU)[0])


# the stock runs out (2.1: "the player whose turn it is elects not to take from the discard pile")


def test_round_ends_without_stock_if_the_next_player_cannot_take_the_pile() -> None:
    state = table("4C 5C", drawn=True, stock="", other="9C 10C")
    assert kinds(do(state, "discard 4C")) == ["discarded", "stock-out"]
    assert state.over and state.out is None


def test_without_stock_the_next_player_takes_the_pile_or_ends_the_round() -> None:
    state = table("KC 5C", drawn=True, stock="", pile="9D 10D", other="KH KS 4D 5D", theirs="7C 7D 7H")
    do(state, "discard KC")
    assert {action.kind for action in state.legal(YOU)} == {"take", "end"}
    assert seen(state, None).verbs == ("end", "take")
    with pytest.raises(IllegalAction, match="stock-empty"):
        do(state, "draw")
    assert kinds(do(state, "end")) == ["declined", "stock-out"]
    assert state.over


def test_the_round_goes_on_while_piles_are_taken() -> None:
    state = table(
        "KC 5C 6C QH QS", mine="8C 8D 8H", drawn=True, stock="", pile="9D QC", other="KH KS 4D 5D", theirs="7C 7D 7H"
    )
    do(state, "discard KC", "take KH KS")
    assert state.to_act == (YOU,)
    assert kinds(do(state, "discard QC")) == ["discarded"]
    do(state, "take QH QS")
    assert kinds(do(state, "discard 5C")) == ["discarded", "stock-out"]


def test_turn_continues_after_drawing_the_last_of_the_stock() -> None:
    state = table("4C 5C", stock="KS", other="9C 10C")
    do(state, "draw")
    assert state.to_act == (ME,)
    assert kinds(do(state, "discard 4C")) == ["discarded", "stock-out"]


def test_the_round_cannot_be_ended_while_there_is_stock() -> None:
    with pytest.raises(IllegalAction, match="stock-not-empty"):
        do(table("4C 5C"), "end")
