"""Choices of many cards, made at the same time, through the playground: each player keeps five of twelve."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import render
from bot import limits
from bot.host.model.settings import Preferences
from bot.table.messages.feature_buttons import hint_lines
from bot.texts import load_texts
from engine import players, study
from engine.cards import suit
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players.policy import PolicyContext
from engine.presentation import Presentation
from engine.study.contract import Study
from engine.types import Action, Note
from engine.view import View
from playground import Interaction, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, reminders, said
from tests.host.keeping import HAND, KEPT, Keeping, KeepingView
from tests.text_files import add_texts
from tests.texts import says, text

TEXTS = """
game-keeping = Keeping
called-keeping = Keeping
preset-twelve = Five of twelve
verb-keep = Keep
kind-keep = Keep
ask-keep = Which five cards do you keep?
choice-keep = { $cards }
event-kept = { $seat } has chosen.
event-showed = { $seat } kept { $cards }.
phase-keep = chooses
fact-do-keep = Put { $cards } on { $onto }.
target-pile = the pile { $cards }
page-table = table
score-kept = kept cards
refusal-keep-two-suits = Keep cards of two suits at least.
asking-keep-low = keep low cards
caution-keep-low = These are low cards.
refusal-not-to-act = You have chosen.
"""


def first(view: View, context: PolicyContext) -> Action:
    return view.legal[0]


@pytest.fixture(autouse=True)
def keeping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game with texts, players and a layout, before the bot starts."""
    add_texts(monkeypatch, tmp_path, {"en/keeping/keeping.ftl": TEXTS})
    monkeypatch.setitem(GAMES, Keeping.game, Keeping)
    monkeypatch.setitem(players._PLAYERS, Keeping.game, dict.fromkeys(players.LEVELS, first))
    nothing: Any = None
    monkeypatch.setitem(study._STUDIES, Keeping.game, UNEXPLAINED)
    layout = render.Layout(nothing, nothing, lambda view, look: view.hand, lambda view, look: "", nothing)
    monkeypatch.setitem(render.LAYOUTS, Keeping.game, layout)


UNEXPLAINED = Study[View](
    explain=lambda view: (),
    reasons=lambda view, action: (),
    pages={},
    lessons={},
    guided_rounds={},
    guided_lesson=lambda view, action, *, again: Note(""),
    covered=(),
)
"""The study of a game that explains nothing."""


async def both(room: Room, **values: Any) -> None:
    await command(room, room.ada, "table new", game="Keeping", **values)
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))


def picker(message: dict[str, Any]) -> dict[str, Any]:
    [found] = [part for part in parts(message, 3) if part["custom_id"].split(":")[3].startswith("cards.")]
    return found


async def choose(room: Room, who: Person, cards: list[str], *, race: bool = False) -> Interaction:
    """Compose cards in the picker of the hand in the direct messages."""
    found = picker(room.hand(who))
    values = [option["value"] for option in found["options"] if option["value"].partition(".")[2] in cards]
    use = await who.choose(room.hand(who), values, custom_id=found["custom_id"], race=race)
    await room.quiet()
    return use


async def keep(room: Room, who: Person, cards: list[str], *, race: bool = False) -> Interaction:
    """Compose cards, and press the button that says which."""
    await choose(room, who, cards)
    [does] = [part for part in parts(room.hand(who), 2) if ":picked." in part["custom_id"]]
    use = await who.click(room.hand(who), custom_id=does["custom_id"], race=race)
    await use.finished()
    return use


def unlisted(view: View | None) -> list[str]:
    """Return five cards of two suits that no listed action names."""
    assert view
    listed = [sorted(action.cards) for action in view.legal]
    every = map(list, combinations(view.hand, KEPT))
    return next(cards for cards in every if len({suit(card) for card in cards}) > 1 and sorted(cards) not in listed)


@pytest.mark.soak
async def test_two_players_compose_at_the_same_time(room: Room) -> None:
    await both(room)
    state = await room.table()
    chosen = [unlisted(state.view(seat)) for seat in (0, 1)]
    for who in (room.ada, room.ben):
        found = picker(room.hand(who))
        assert (found["min_values"], found["max_values"], len(found["options"])) == (KEPT, KEPT, HAND)
        assert found["placeholder"] == text("pick-number", count=5)
    await asyncio.gather(keep(room, room.ada, chosen[0], race=True), keep(room, room.ben, chosen[1], race=True))
    await room.quiet()
    after = await room.table()
    assert (after.revision, after.views[-1].settled != ()) == (2, True)
    shown = {event.seat: sorted(event.cards) for event in after.recent if event.kind == "showed"}
    assert shown == {0: sorted(chosen[0]), 1: sorted(chosen[1])}


async def test_a_second_choice_is_refused(room: Room) -> None:
    await both(room)
    open_picker = room.hand(room.ada)
    cards = unlisted((await room.table()).view(0))
    await keep(room, room.ada, cards)
    await room.quiet()
    assert not parts(room.hand(room.ada), 3) and (await room.table()).revision == 1
    found = picker(open_picker)
    late = await room.ada.choose(
        open_picker, [each["value"] for each in found["options"][:KEPT]], custom_id=found["custom_id"], race=True
    )
    await room.quiet()
    assert says(said(late), "refusal-stale") and (await room.table()).revision == 1


@pytest.mark.soak
async def test_an_open_picker_outlives_another_choice(room: Room) -> None:
    """Ben's picker stays open, and his press on the older message counts, after Ada has chosen."""
    await both(room)
    older = room.hand(room.ben)
    await keep(room, room.ada, unlisted((await room.table()).view(0)))
    await room.quiet()
    assert picker(room.hand(room.ben))["options"] == picker(older)["options"]
    assert "Ada has chosen." in words(room.hand(room.ben))
    found = picker(older)
    values = [
        each["value"]
        for each in found["options"]
        if each["value"].partition(".")[2] in unlisted((await room.table()).view(1))
    ]
    await room.ben.choose(older, values, custom_id=found["custom_id"], race=True)
    await room.quiet()
    [does] = [part for part in parts(room.hand(room.ben), 2) if ":picked." in part["custom_id"]]
    await room.ben.click(room.hand(room.ben), custom_id=does["custom_id"])
    await room.quiet()
    assert (await room.table()).views[-1].settled


async def test_a_refused_composition_says_why_and_stays_selected(room: Room) -> None:
    every = ((number, Game(Keeping(), 2, Deals.numbered(number)).view(0).hand) for number in range(1, 101))
    number, spades = next((n, held) for n, hand in every if len(held := [card for card in hand if "S" in card]) >= KEPT)
    await both(room, deals=number)
    await keep(room, room.ada, spades[:KEPT])
    await room.quiet()
    assert "Keep cards of two suits at least." in words(room.hand(room.ada))
    chosen = [each["value"].partition(".")[2] for each in picker(room.hand(room.ada))["options"] if each.get("default")]
    assert sorted(chosen) == sorted(spades[:KEPT]) and (await room.table()).revision == 0


@pytest.mark.soak
async def test_typed_cards_are_composed(room: Room) -> None:
    await both(room)
    cards = unlisted((await room.table()).view(0))
    short = await command(room, room.ada, "keep", cards=" ".join(cards[:4]))
    assert says(said(short), "refusal-choose-number", has=4, needs=5)
    suggested = await room.ada.autocomplete(room.channel, "keep", focused="cards", value=" ".join(cards))
    assert [each["value"] for each in suggested] == [" ".join(cards)]
    await command(room, room.ada, "keep", cards=suggested[0]["value"])
    assert (await room.table()).revision == 1 and not {*cards} & {*(await room.table()).views[0].hand}


async def test_a_confirmed_composition_is_played(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The button that confirms says which cards, as the action is not listed."""
    cautious = Presentation[KeepingView](cautions=lambda view, action: (Note("keep-low"),))
    monkeypatch.setattr(Keeping, "presentation", cautious)
    store = room.bot.services.store
    player = await store.player(room.ada.id, room.ada.name)
    await store.set_settings(player.id, Preferences(ask=("keep-low",)).merged_into({}))
    await both(room)
    cards = unlisted((await room.table()).view(0))
    await keep(room, room.ada, cards)
    await room.quiet()
    assert "These are low cards." in words(room.hand(room.ada)) and (await room.table()).revision == 0
    await press(room, room.ada, room.hand(room.ada), text("button-sure"))
    assert (await room.table()).revision == 1 and not {*cards} & {*(await room.table()).views[0].hand}


@pytest.mark.soak
async def test_a_long_hand_is_composed_in_parts(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """If one select cannot hold a hand, a button plays the cards once their number is right."""
    await command(room, room.ada, "table new", game="Keeping")
    await press(room, room.ben, room.post(), text("button-join"))
    monkeypatch.setattr(limits, "SELECT_OPTIONS", 8)
    await press(room, room.ada, room.post(), text("button-start"))
    cards: set[str] = set()
    for half, wanted in ((0, 3), (1, KEPT - 3)):
        assert not any(says(label, "pick-play") for label in buttons(room.hand(room.ada)))
        found = parts(room.hand(room.ada), 3)[half]
        values = [each["value"] for each in found["options"][-wanted:]]
        cards |= {value.partition(".")[2] for value in values}
        await room.ada.choose(room.hand(room.ada), values, custom_id=found["custom_id"])
        await room.quiet()
    assert len(set(map(suit, cards))) > 1
    await press(room, room.ada, room.hand(room.ada), text("pick-play", count=5, does="Keep"))
    after = (await room.table()).view(0)
    assert after and len(after.hand) == HAND - KEPT and not cards & {*after.hand}


async def test_a_hint_names_what_the_action_is_done_to(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    named = Presentation[KeepingView](called=lambda view, target: Note("pile", {"cards": ("4H", "5H")}))
    monkeypatch.setattr(Keeping, "presentation", named)
    await both(room)
    hint = study.Hint(Action("keep", ("KH",), "0"), Note("do-keep", {"cards": ("KH",), "rank": "0"}), ())
    does, whose = hint_lines(load_texts(game="keeping"), await room.table(), 0, hint)
    assert does == "### Put K♥ on the pile 4♥ 5♥." and says(whose, "hint-counts")


async def test_one_reminder_tells_both_until_both_have_chosen(room: Room, later: Callable[[float], None]) -> None:
    await both(room)
    later(61)
    await room.tick()
    [call] = reminders(room)
    assert call["content"].startswith(f"<@{room.ada.id}> and <@{room.ben.id}>, your turn: ")
    assert {who["id"] for who in call["mentions"]} == {str(room.ada.id), str(room.ben.id)}
    await keep(room, room.ada, unlisted((await room.table()).view(0)))
    await room.quiet()
    [left] = reminders(room)
    assert left["id"] == call["id"] and left["content"].startswith(f"<@{room.ben.id}>, your turn: ")
    await keep(room, room.ben, unlisted((await room.table()).view(1)))
    await room.quiet()
    assert not reminders(room)
