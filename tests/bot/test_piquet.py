"""Whole games of Piquet through Discord, by people and computers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.texts import People, load_texts
from engine.piquet.options import HAND
from engine.piquet.presentation import PRESENTATION
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.piquet.view import PiquetView
from engine.score import Settlement
from engine.types import Action
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, play_any, plays, press, said, store_actions, stored_game, whispered
from tests.engine.piquet.table import CONTEXT, deal, declare_all, declaring, exchange, play
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.texts import says, text

GAME = "piquet"
KINDS = ("exchange", "leave", "declare", "name", "play")
ARGUMENTS = {"exchange": "cards", "declare": "cards", "play": "what"}
PHASES = {"exchange", "look", "declare", "answer", "name", "lead", "follow"}
SHORT = 20
"""Points that are reached in one deal."""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("preset", "options"),
    [("cent", {"target": SHORT}), pytest.param("piquet", {"partie": "four"}, marks=pytest.mark.soak)],
)
async def test_whole_game_by_buttons(room: Room, preset: str, options: dict[str, Any]) -> None:
    state = await whole_games.opened(room, GAME, preset, **options)
    pressed = await whole_games.by_buttons(room, state, KINDS)
    assert {"exchange", "declare", "play"} <= pressed


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "cent", deals=2, target=SHORT)
    await whole_games.by_commands(room, state, KINDS, ARGUMENTS)


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "cent", deals=3, target=SHORT)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None]) -> None:
    await whole_games.between_computers(room, "piquet", hurry, lambda view: view.turn > 3)


async def test_an_exchange_is_picked_with_what_each_card_is_good_for_and_seen_before_it_is_made(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "piquet", deals=2)
    await press(room, room.ada, room.post(), text("button-start"))
    [picker] = parts(room.hand(room.ada), 3)
    assert (picker["min_values"], picker["max_values"], len(picker["options"])) == (1, 5, 12)
    about = {option["label"]: option.get("description") for option in picker["options"]}
    tierce = dict.fromkeys(("Q♠", "J♠", "10♠"), "point of 4; tierce 10♠ J♠ Q♠")
    assert {card: use for card, use in about.items() if use} == {
        **tierce,
        "7♠": text("use-point", of="piquet", count=4),
    }
    values = {option["label"]: option["value"] for option in picker["options"]}

    async def pick(*cards: str) -> None:
        await room.ada.choose(room.hand(room.ada), [values[card] for card in cards])
        await room.quiet()

    await pick("9♦", "Q♠")
    assert (await room.table()).revision == 0, "nothing is exchanged yet"
    [breaks] = plays_picked(room.hand(room.ada))
    assert breaks == "Exchange 9♦ Q♠: keeps 3, loses 4"
    await pick("9♦", "7♣")
    [instead] = plays_picked(room.hand(room.ada))
    assert {"9♦", "7♣"} <= {*instead.replace(":", "").split()} and "loses" not in instead, "it replaces the first"
    await pick("9♦", "7♣", "Q♠")
    await press(room, room.ada, room.hand(room.ada), *plays_picked(room.hand(room.ada)))
    after = await whole_games.running(room, state.id, 0)
    assert {*narrowed(after, PiquetView).laid} == {"9D", "7C", "QS"}


def plays_picked(message: dict[str, Any]) -> list[str]:
    """Return the labels of the buttons that play the picked cards."""
    return [part["label"] for part in parts(message, 2) if ":picked." in part["custom_id"]]


async def test_an_exchange_is_composed_and_a_declaration_is_told_line_by_line(room: Room) -> None:
    """Commands name any cards, and the log then has every line of the dialogue."""
    state = await whole_games.opened(room, GAME, "piquet", deals=2)
    await command(room, room.ada, "table start")
    view = (await room.bot.services.host.state(state.id)).views[0]
    assert says(
        said(await command(room, room.ada, "exchange", cards=" ".join(view.hand[:6]))),
        "refusal-choose-between",
        least=1,
        most=5,
    )
    listed = {action.cards for action in view.legal}
    cards = next(view.hand[start : start + 3] for start in range(9) if view.hand[start : start + 3] not in listed)
    await command(room, room.ada, "exchange", cards=" ".join(cards))
    assert plays(room.hand(room.ada), "declare")
    assert "declare" in said(await command(room, room.ada, "play", what=view.hand[-1])).lower()
    await press(room, room.ada, room.hand(room.ada), text("label-declare-everything", of="piquet"))
    view = narrowed((await room.table()).views[0], PiquetView)
    assert None not in view.claims and view.phase not in ("declare", "answer"), "one press declares all"
    assert says(said(await command(room, room.ada, "view declarations")), "fact-said-point", of="piquet")
    assert ': "' in words(room.hand(room.ada)), "the log tells what was said"


async def test_a_partie_can_be_drawn(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores are seldom level after two more deals, so the end of the first deal stands in for that."""
    monkeypatch.setattr(PiquetRules, "settle", lambda self, totals, target, *rest: Settlement((0, 1), target))
    state = await whole_games.opened(room, GAME, "cent", deals=1)
    await press(room, room.ada, room.post(), text("button-start"))
    game = await stored_game(room, state.id)
    while len(narrowed(game.round, PiquetRound).state.tricks) < HAND - 1 or game.to_act != (0,):
        [seat] = game.to_act
        game.play(seat, game.legal(seat)[0])
    await store_actions(room, state.id, game.actions, 0)
    await command(room, room.ada, "play", what=game.legal(0)[0].cards[0])
    assert says(words(room.post()), "ended-draw", called="Piquet au Cent")
    assert not says(words(room.post()), "ended-game")


@pytest.mark.soak
async def test_play_goes_on_after_a_restart_in_each_phase(room: Room) -> None:
    """Between two people, the hand to act has the same buttons after a restart, and the first of them works."""
    state = await whole_games.opened(room, GAME, "cent", deals=2)
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    restarted: set[str] = set()
    while len(restarted) < len(PHASES):
        view = await whole_games.running(room, state.id, None)
        assert view
        who = (room.ada, room.ben)[view.to_act[0]]
        if view.phase not in restarted:
            restarted.add(view.phase)
            before = buttons(room.hand(who))
            await room.stop()
            await room.start()
            await room.quiet()
            assert buttons(room.hand(who)) == before and await whole_games.running(room, state.id, None) == view
        if view.phase == "exchange":  # One card each, so that some are left to look at.
            card = (await room.table()).views[view.to_act[0]].hand[0]
            await command(room, who, "exchange", cards=card)
        else:
            await play_any(room, who, room.hand(who), ("peek", *KINDS))
        assert await whole_games.running(room, state.id, None) != view


def test_the_dialogue_is_told_in_its_words() -> None:
    texts, people = load_texts(game=GAME), People(("Ada", "Ben"))
    played = declaring("AS KS QS JS 9S AC KC QC AD 8D 8H 7H", "AH KH QH JH 10H KD QD JD 10D JC 9C 8C")
    told = [texts.event(event.seen_by(0), people) for event in (*declare_all(played), *play(played, "AS"))]
    assert told == [
        text("event-announced-point", of="piquet", points=5, seat="Ada"),
        text("event-asked-point", of="piquet", seat="Ben"),
        text("event-made-point", of="piquet", points=50, seat="Ada"),
        text("event-not-good", of="piquet", seat="Ben"),
        text("event-announced-sequence", of="piquet", points=4, seat="Ada"),
        text("event-not-good", of="piquet", seat="Ben"),
        text("event-announced-set", of="piquet", points=3, seat="Ada"),
        text("event-asked-set", of="piquet", seat="Ben"),
        text("event-made-set", of="piquet", points=7, seat="Ada"),
        text("event-good", of="piquet", seat="Ben"),
        'Ada: "I have A♣ A♦ A♠." (3)',
        text("did", did=text("did-played", cards=["AS"]), seat="Ada"),
        text("event-scored-point", of="piquet", points=5, seat="Ben", target="H"),
        'Ben: "My sequence is 10♥ J♥ Q♥ K♥ A♥." (15)',
        'Ben: "My sequence is 10♦ J♦ Q♦ K♦." (4)',
    ]


def test_carte_blanche_and_looking_are_told() -> None:
    """Even what random deals seldom show has its texts."""
    texts, people = load_texts(game=GAME), People(("Ada", "Ben"))
    played = deal("10S 9S 8S 7S 10H 9H 8H 7H 10D 9D 8D 7D", "AS KS QS JS AH KH QH JH AD KD QD JD", preset="cent")
    blanche = PRESENTATION.choices(played.view(0, CONTEXT), "blanche")[0]
    assert texts.note("choice", blanche.label) == text("choice-blanche", of="piquet", count=5)
    told = [*played.play(0, Action("blanche", target="4")), *exchange(played, "JS"), *exchange(played, "7S 8S 9S 7H")]
    told += played.play(1, Action("peek"))
    lines = [texts.event(event.seen_by(1), people) for event in told]
    assert says("\n".join(lines), "event-carte-blanche", of="piquet", points=10, seat="Ada")
    assert says("\n".join(lines), "event-will-exchange", of="piquet", points=4, seat="Ada")
    assert any(line.startswith("Ben looks at what is left of the talon: ") for line in lines)
    assert not [line for line in lines if "{" in line or line.startswith("event-")]


async def test_buttons_and_autostep_say_what_is_exchanged_and_declared(room: Room) -> None:
    await whole_games.opened(room, GAME, "piquet", deals=3)
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(words(room.hand(room.ada)), "heading-exchange", of="piquet"), "its buttons only name cards"
    await command(room, room.ada, "assist autostep", level="advanced")
    for label in (text("button-auto-begin"), text("button-auto-step"), text("button-auto-step")):
        await press(room, room.ada, whispered(room, room.ada)[-1], label)
    shown = words(whispered(room, room.ada)[-1])
    assert "**Declare " in shown and "{" not in shown
