"""Whole games of the Pinochle family through Discord, by buttons and by commands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

from bot.host.model.settings import Preferences
from bot.host.table.state import TableState
from bot.texts import load_texts
from engine.cards import face
from engine.pinochle.presentation import last_chance
from engine.pinochle.round import PinochleView
from engine.pinochle.rules import PinochleRules
from engine.presentation import presentation_of
from engine.view import View
from render import hand_order
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import closed, command, play_first, plays, press, said
from tests.bot.short_games import hurry
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.render.looks import HOUSE
from tests.texts import says, text

VERBS = ("exchange", "knock", "meld", "play", "draw")
"""The kinds of action, in the order in which the tests try them."""
KNOCKING = 2
"""Numbered deals in which Ada is the first to reach a small target."""
SHORT = 400
"""A target that takes two rounds or so."""
FIRST, *OTHERS = PinochleRules.presets


async def opened(room: Room, preset: str, *, deals: int = 1, target: int | None = None) -> TableState:
    """Open Ada's table against the computer, to the preset's target or another."""
    return await whole_games.opened(room, "pinochle", preset, deals=deals, **({"target": target} if target else {}))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("preset", "target"),
    [
        (FIRST, SHORT),
        *(pytest.param(preset, None, marks=pytest.mark.soak) for preset in PinochleRules.presets),
    ],
)
async def test_whole_game_by_buttons(room: Room, preset: str, target: int | None) -> None:
    assert {"play", "meld"} <= await whole_games.by_buttons(room, await opened(room, preset, target=target), VERBS)


@pytest.mark.soak
@pytest.mark.parametrize("preset", [FIRST, *(pytest.param(preset, marks=pytest.mark.soak) for preset in OTHERS)])
async def test_whole_game_by_commands(room: Room, preset: str) -> None:
    state = await opened(room, preset, deals=2, target=SHORT)
    await whole_games.by_commands(room, state, VERBS, {"play": "what", "meld": "cards"})


def may(kind: str) -> Callable[[View], bool]:
    """Return a condition: an action of a kind is legal."""
    return lambda view: any(action.kind == kind for action in view.legal)


async def started(room: Room, preset: str, **options: int) -> str:
    table = (await opened(room, preset, **options)).id
    await press(room, room.ada, room.post(), text("button-start"))
    return table


async def test_preset_opens_its_game_and_names_the_table(room: Room) -> None:
    offered = await room.ada.autocomplete(room.channel, "table new", focused="preset", value="bez")
    assert [each["value"] for each in offered] == ["bezique", "rubicon", "chinese"]
    await command(room, room.ada, "table new", preset="bezique")
    assert says(words(room.post()), "lobby-title", called="Bezique", status="open")
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(words(room.post()), "table-title", called="Bezique", round=1)
    assert says(words(room.hand(room.ada)), "hand-where", called="Bezique")
    assert "Bezique" in said(await command(room, room.ada, "table list"))
    await closed(room, room.ada)
    await command(room, room.ada, "table new", game="pinochle")
    assert (await room.table()).preset == "pinochle"


async def test_every_card_to_play_has_a_button_in_the_order_of_the_picture(room: Room) -> None:
    await started(room, "pinochle")
    view = (await room.table()).views[0]
    offered = plays(room.hand(room.ada), "play")
    shown = dict.fromkeys(face(card) for card in hand_order(view, look=HOUSE))
    assert offered == [load_texts().cards((card,)) for card in shown]


async def draws_by_hand(room: Room) -> None:
    """Have Ada draw herself even if nothing else is left to do."""
    store = room.bot.services.store
    ada = await store.player(room.ada.id, "Ada")
    await store.set_settings(ada.id, Preferences(automatic=()).merged_into({}))


async def test_melds_are_offered_with_their_points_best_first_and_can_be_undone(room: Room) -> None:
    await draws_by_hand(room)
    table = await started(room, "binokel", deals=3)
    view = await hurry(room, table, lambda view: len(presentation_of(view).choices(view, "meld")) > 1)
    points = [int(label.partition("+")[2]) for label in plays(room.hand(room.ada), "meld")]
    assert points == sorted(points, reverse=True) and len(points) > 1
    await play_first(room, room.ada, "meld")
    assert f"{points[0]} points" in words(room.post())
    assert text("verb-undo") in buttons(room.post()) and not plays(room.hand(room.ada), "meld")
    await command(room, room.ada, "undo", scope="turn")
    assert (await room.table()).views[0].legal == view.legal


async def test_meld_is_typed_by_its_name_or_its_cards(room: Room) -> None:
    await draws_by_hand(room)
    table = await started(room, "binokel", deals=3)
    view = await hurry(room, table, lambda view: len({action.target for action in view.legal}) > 2)
    best = presentation_of(view).choices(view, "meld")[0].action
    named = await room.ada.autocomplete(room.channel, "meld", focused="onto", value="")
    assert {"name": best.target.replace("-", " "), "value": best.target} in named
    await command(room, room.ada, "meld", cards=" ".join(map(face, best.cards)), onto=best.target.replace("-", " "))
    assert narrowed((await room.table()).views[0], PinochleView).melds[0]
    assert says(said(await command(room, room.ada, "meld", cards="KH QH")), "refusal-one-meld", of="pinochle")


async def test_dix_is_exchanged_by_command(room: Room) -> None:
    await draws_by_hand(room)
    for deals in range(1, 30):
        table = await started(room, "pinochle", deals=deals)
        with contextlib.suppress(AssertionError):
            await hurry(room, table, lambda view: may("exchange")(view) or view.phase_two)
        if may("exchange")((await room.table()).views[0]):
            break
        await closed(room, room.ada)
    await command(room, room.ada, "exchange")
    assert says(words(room.post()), "did-exchanged", of="pinochle", target="dix")
    assert "exchange" in said(await command(room, room.ada, "exchange"))


async def test_knocking_below_the_target_is_refused_and_above_it_wins(room: Room) -> None:
    table = await started(room, "binokel", deals=KNOCKING, target=60)
    await hurry(room, table, lambda view: view.phase == "melding" and not may("knock")(view))
    assert says(said(await command(room, room.ada, "knock")), "refusal-knock-short", of="pinochle", needs=60)
    await hurry(room, table, may("knock"))
    await command(room, room.ada, "knock")
    assert "knocks" in str(room.post()) and says(words(room.post()), "ended-game", winners="Ada")


@pytest.mark.soak
async def test_refusal_to_follow_suit_is_explained_in_phase_two(room: Room) -> None:
    table = await started(room, "pinochle", deals=4)

    def bound(view: PinochleView) -> bool:
        legal = {face(action.cards[0]) for action in view.legal if action.cards}
        return view.phase_two and bool(legal) and not {*map(face, view.hand)} <= legal

    view = await hurry(room, table, bound)
    legal = {face(action.cards[0]) for action in view.legal}
    other = next(card for card in view.hand if face(card) not in legal)
    refused = said(await command(room, room.ada, "play", what=face(other)))
    assert any(says(refused, f"refusal-must-{do}") for do in ("follow", "overplay", "trump"))
    assert (await room.table()).views[0].hand == view.hand


async def test_hand_warns_of_the_last_chance_to_play_a_dix(room: Room) -> None:
    for deals in range(1, 40):
        table = await started(room, "bezique", deals=deals)
        view = narrowed(await hurry(room, table, lambda view: last_chance(view) or view.phase_two), PinochleView)
        if last_chance(view):
            break
        await command(room, room.ada, "table close")
    assert says(words(room.ada.dms()[-1]), "fact-dix-last-chance", of="pinochle")
    assert not says(words(room.post()), "fact-dix-last-chance", of="pinochle")


async def test_command_in_a_direct_message_finds_the_table_whose_game_has_it(room: Room) -> None:
    for channel, preset in ((room.channel, "pinochle"), (room.playground.add_channel(room.guild, "other"), "classic")):
        await command(room, room.ada, "table new", channel=channel, preset=preset, deals=2)
        await command(room, room.ada, "table start", channel=channel)
    cards = await room.ada.autocomplete(room.ada.dm_channel, "play", focused="what")
    assert cards
    await command(room, room.ada, "play", channel=room.ada.dm_channel, what=cards[0]["value"])
    await command(room, room.ada, "draw", channel=room.ada.dm_channel)
    assert (await room.table()).preset == "pinochle" and (await room.table()).revision >= 1
    [other] = [state for state in await room.bot.services.host.open_tables(room.guild.id) if state.preset == "classic"]
    assert other.revision == 1
