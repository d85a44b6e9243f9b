"""Whole games of Cribbage through Discord, by people and computers."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.features.stats import _total_lines
from bot.host.model.settings import Preferences
from bot.host.play import computers
from bot.host.table.state import TableState
from bot.texts import People, load_texts
from data.store.boards import PlayerTotals
from engine.cribbage.counting import Shown
from engine.cribbage.presentation import told as told_note
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.presentation import presentation_of
from engine.types import Event
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, play_any, play_round, plays, press, said
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.texts import says, text

GAME = "cribbage"
KINDS = ("crib", "play", "show", "count", "claim", "pass")
ARGUMENTS = {"crib": "cards", "play": "what", "count": "word", "claim": "word"}


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("cribbage", {"target": 31}),
        pytest.param("five", {}, marks=pytest.mark.soak),
        pytest.param("seven", {"counting": "by-hand"}, marks=pytest.mark.soak),
        pytest.param("three-handed", {"target": 61}, marks=pytest.mark.soak),
        pytest.param("four-handed", {"target": 61, "counting": "muggins"}, marks=pytest.mark.soak),
        pytest.param("lowball", {"target": 61}, marks=pytest.mark.soak),
        pytest.param("cribbage", {"counting": "muggins"}, marks=pytest.mark.soak),
    ],
)
async def test_whole_game_by_buttons(room: Room, preset: str, options: dict[str, Any]) -> None:
    state = await whole_games.opened(room, GAME, preset, **options)
    pressed = await whole_games.by_buttons(room, state, KINDS)
    assert {"crib", "play"} <= pressed


@pytest.mark.soak
@pytest.mark.parametrize("counting", ["automatic", "muggins"])
async def test_whole_game_by_commands(room: Room, counting: str) -> None:
    state = await whole_games.opened(room, GAME, "cribbage", deals=2, target=61, counting=counting)
    await whole_games.by_commands(room, state, KINDS, ARGUMENTS)


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "five", deals=3, target=31)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None]) -> None:
    await whole_games.between_computers(room, "cribbage", hurry, lambda view: view.round > 2)


async def two_people(room: Room, preset: str = "cribbage", **options: Any) -> None:
    """Let Ada and Ben begin a game."""
    await whole_games.opened(room, GAME, preset, **options)
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))


@pytest.mark.soak
async def test_both_lay_away_at_once_and_may_take_it_back(room: Room) -> None:
    await two_people(room, deals=1)
    await play_any(room, room.ada, room.hand(room.ada), ["crib"])
    assert buttons(room.hand(room.ada))[:1] == [text("verb-undo")], "until Ben has chosen"
    assert "Ada has laid away" in words(room.hand(room.ben)) and text("verb-undo") not in buttons(room.hand(room.ben))
    laid = narrowed((await room.table()).views[0], CribbageView).laid
    assert load_texts().cards(laid[:1]) not in words(room.hand(room.ben)).replace("You have", "")
    await press(room, room.ada, room.hand(room.ada), text("verb-undo"))
    assert len((await room.table()).views[0].hand) == 6
    await play_any(room, room.ada, room.hand(room.ada), ["crib"])
    await play_any(room, room.ben, room.hand(room.ben), ["crib"])
    assert (await room.table()).views[0].phase == "play" and text("verb-undo") not in buttons(room.hand(room.ada))


@pytest.mark.soak
async def test_laying_away_offers_the_best_six_with_what_is_kept_and_a_way_to_the_others(room: Room) -> None:
    await whole_games.opened(room, GAME, "cribbage")
    await press(room, room.ada, room.post(), text("button-start"))
    hand = room.hand(room.ada)
    offered, texts = plays(hand, "crib"), load_texts(game=GAME)
    view = (await room.table()).views[0]
    best = presentation_of(view).choices(view, "crib")[:6]
    for label, choice in zip(offered, best, strict=True):
        kept = tuple(card for card in view.hand if card not in choice.action.cards)
        assert label.startswith(f"{texts.cards(choice.action.cards)}: keep {texts.cards(kept)} (")
    assert says(words(hand), "heading-crib", of="cribbage") and not parts(hand, 3)
    assert text("button-back") not in buttons(hand) and text("button-hint") in buttons(hand)
    await press(room, room.ada, hand, text("button-hint"))
    await press(room, room.ada, room.hand(room.ada), text("button-back"))
    await press(room, room.ada, room.hand(room.ada), text("more-crib", of="cribbage"))
    assert len(plays(room.hand(room.ada), "crib")) == 15
    await press(room, room.ada, room.hand(room.ada), text("button-back"))
    assert plays(room.hand(room.ada), "crib") == offered
    typed = (await room.table()).views[0].hand[:2]
    assert says(
        said(await command(room, room.ada, "crib", cards=" ".join(typed))), "did-laid-away", of="cribbage", known=1
    )
    assert narrowed((await room.table()).views[0], CribbageView).laid == typed


async def test_the_show_is_told_as_players_count(room: Room) -> None:
    texts = load_texts(game=GAME)
    events = [Event("showed", 0, ("7C", "8C", "8D", "KH", "2D"), "hand", 6)]
    [line] = CribbageRules.of("cribbage").presentation.summary(events)
    told = texts.log_line(line, People(("Ada", "Ben")))
    assert told == ["Ada shows 7♣ 8♣ 8♦ K♥: fifteen two, fifteen four and a pair is six."]
    nothing = CribbageRules.of("cribbage").presentation.summary(
        [Event("showed", 1, ("2C", "4D", "6H", "8S", "QC"), "crib")]
    )[0]
    assert texts.log_line(nothing, People(("Ada", "Ben"))) == ["Ben shows the crib, 2♣ 4♦ 6♥ 8♠: nineteen."]
    three = CribbageRules.of("five").presentation.summary([Event("showed", 1, ("2C", "4D", "6H", "QC"), "hand")])[0]
    assert texts.log_line(three, People(("Ada", "Ben"))) == ["Ben shows 2♣ 4♦ 6♥: nothing."]
    for cards, sentence in (("2C 4D 6H 8S", "nothing, a nineteen."), ("2C 4D 6H", "nothing.")):
        note = told_note(Shown(0, False, tuple(cards.split()), (), 0))
        assert texts.note("fact", note, People(("Ada", "Ben"))).endswith(f": {sentence}")
    perfect = texts.event(Event("perfect", 0, points=29), People(("Ada", "Ben")))
    assert says(perfect, "event-perfect", of="cribbage", points=29)


@pytest.mark.soak
async def test_the_show_can_be_followed_hand_after_hand(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer pauses before it shows its hand; a player's hands show themselves if the player wishes."""
    monkeypatch.setattr(computers, "LULL", 0.3)
    store = room.bot.services.store
    await whole_games.opened(room, GAME, "cribbage", deals=1)
    ada = await store.player(room.ada.id, "Ada")
    await store.set_settings(ada.id, Preferences(automatic=("show",)).merged_into(ada.settings))
    seen: list[tuple[TableState, float]] = []
    room.bot.services.presenter.on_shown.append(lambda state: seen.append((state, time.monotonic())))
    await press(room, room.ada, room.post(), text("button-start"))
    while (view := (await room.table()).views[0]).phase in ("crib", "play"):
        await play_any(room, room.ada, room.hand(room.ada), KINDS)
    assert view.phase == "scored" and len(narrowed(view, CribbageView).shown) == 3
    waits = [then - now for (state, now), (_, then) in pairwise(seen) if state.lull and state.computers_turn]
    assert waits and min(waits) > 0.2


async def test_refusals_say_what_would_work(room: Room) -> None:
    await whole_games.opened(room, GAME, "cribbage")
    await press(room, room.ada, room.post(), text("button-start"))
    hand = (await room.table()).views[0].hand
    assert says(said(await command(room, room.ada, "crib", cards=hand[0])), "refusal-choose-number", needs=2)
    assert says(said(await command(room, room.ada, "play", what=hand[0])), "refusal-now-crib", of="cribbage")


async def test_a_hand_is_counted_by_a_number_that_is_typed_or_picked_and_others_claim_the_rest(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "five", deals=3, counting="muggins", target=200)
    await press(room, room.ada, room.post(), text("button-start"))
    while (view := await whole_games.running(room, state.id, 0)) and view.phase != "count":
        await play_any(room, room.ada, room.hand(room.ada), ("crib", "play", "pass"))
    assert says(
        said(await command(room, room.ada, "count", word="21")),
        "refusal-name-a-number",
        of="cribbage",
        least=0,
        most=20,
    )
    await press(room, room.ada, room.hand(room.ada), text("verb-count", of="cribbage"))
    assert plays(room.hand(room.ada), "count") == [str(number) for number in range(21)], "and more behind a button"
    told = said(await command(room, room.ada, "count", word="0 points"))
    after = narrowed(await whole_games.running(room, state.id, 0), CribbageView)
    assert after.lines[1][-1].code == "muggins"
    assert f"pegs {after.lines[1][-1].points} that were overlooked" in told


@pytest.mark.parametrize(
    ("counting", "counted"),
    [("muggins", {"count", "claim"}), pytest.param("automatic", {"show"}, marks=pytest.mark.soak)],
)
async def test_the_game_goes_on_after_a_restart_in_each_phase(room: Room, counting: str, counted: set[str]) -> None:
    state = await whole_games.opened(room, GAME, "cribbage", target=61, counting=counting)
    wanted = {"crib", "play", "scored"} | counted
    await whole_games.after_restarts(room, state, KINDS, wanted, lambda view: view.phase)


def test_statistics_tell_averages_of_a_deal() -> None:
    feats = {"hand-points": 162, "crib-points": 48, "pegged": 60, "best-hand": 40, "skunk": 1}
    totals = [PlayerTotals(GAME, "", 2, 1, 240, 200, 20, feats)]
    [told] = [line for line in _total_lines(load_texts(), totals) if "skunk" in line]
    assert says(told, "average-hand-points", of="cribbage", average="8.1")
    assert says(told, "average-crib-points", of="cribbage", average="2.4")
    assert says(told, "average-pegged", of="cribbage", average="3.0")


async def test_in_low_ball_a_round_is_won_by_the_fewest_points(room: Room) -> None:
    await whole_games.opened(room, GAME, "lowball", deals=1)
    await press(room, room.ada, room.post(), text("button-start"))
    await play_round(room)
    state = await room.table()
    points = [sum(line.points for line in lines) for lines in state.views[-1].settled]
    assert points[0] != points[1]
    winner = state.names[points.index(min(points))]
    assert winner in words(room.post()).partition("won this round")[0].rpartition("\n")[2]
