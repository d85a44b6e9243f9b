"""Practice tables: changing hands and looking at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.table.messages.feature_buttons import open_hand_lines
from bot.texts import load_texts
from bot.ui.names import people
from engine.cards import face
from playground import Interaction, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, plays, press, said, started
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

WAYS = ("swap", "show", "peek", "hide")


async def practising(room: Room, game: str = "") -> tuple[Person, Person]:
    """Start a practice table of Ada and Ben; return the player to move, and the other one."""
    await command(room, room.ada, "table new", practice=True, **({"game": game} if game else {}))
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    state = await room.table()
    return (room.ada, room.ben) if state.views[-1].to_act == (0,) else (room.ben, room.ada)


async def seats(room: Room, who: Person) -> tuple[TableState, int]:
    state = await room.table()
    seat = state.seat_of((await room.bot.services.store.player(who.id, who.name)).id)
    assert seat is not None
    return state, seat


def now(room: Room, who: Person, message: dict[str, Any]) -> dict[str, Any]:
    """Return the current state of a message."""
    seen = [*who.dms(), *who.sees(room.channel)]
    return next(each for each in seen if each["id"] == message["id"])


async def entered_in(room: Room, who: Person, panel: dict[str, Any], typed: str) -> Interaction:
    """Return the answer to a text entered in the form that exchanges a card."""
    use = await who.click(panel, label=text("button-practice-doctor"))
    assert use.modal
    use = await who.submit(use.modal, {"text": typed})
    await use.finished()
    await room.quiet()
    return use


def cards(room: Room, state: TableState, seat: int) -> str:
    return load_texts().cards(state.views[seat].hand)


async def test_practice_table_lets_players_swap_change_show_and_peek(room: Room) -> None:
    mover, other = await practising(room)
    state, seat = await seats(room, mover)
    hands = cards(room, state, seat), cards(room, state, 1 - seat)
    panel = (await press(room, mover, room.hand(mover), text("button-practice"))).response or {}
    assert buttons(panel) == [
        text("button-practice-swap"),
        text("button-practice-doctor"),
        text("button-practice-on"),
        text("button-practice-once"),
    ]
    use = await press(
        room,
        other,
        (await press(room, other, room.hand(other), text("button-practice"))).response or {},
        text("button-practice-swap"),
    )
    assert says(said(use), "refusal-not-your-turn")

    await press(room, mover, panel, text("button-practice-swap"))
    assert says(words(now(room, mover, panel)), "practice-done-swap")
    state, _ = await seats(room, mover)
    assert (cards(room, state, 1 - seat), cards(room, state, seat)) == hands
    assert says(words(room.post(other)), "event-swapped")
    assert says(said(await press(room, mover, panel, text("button-practice-swap"), race=True)), "refusal-stale")
    await press(room, mover, now(room, mover, panel), text("button-practice-swap"))
    old = now(room, mover, panel)
    await command(room, other, "practice peek")
    await press(room, mover, old, text("button-practice-swap"), race=True)
    assert (await room.table()).revision == 4, "what was refused is brought up to date; a look makes nothing old"

    await press(room, mover, now(room, mover, panel), text("button-practice-on"))
    assert text("button-practice-off") in buttons(now(room, mover, panel))
    state, _ = await seats(room, mover)
    holds = f"holds {cards(room, state, 1 - seat)}"
    assert holds in words(room.hand(mover)) and says(words(room.post(other)), "event-looked", target="on")
    await room.stop()
    await room.start()
    await room.quiet()
    await press(room, mover, room.hand(mover), text("label-draw"))
    assert says(words(room.hand(mover)), "practice-holds"), "until hidden, over a restart too"
    assert not says(words(room.hand(other)) + words(room.post(mover)) + words(room.post(other)), "practice-holds")
    state, _ = await seats(room, mover)
    assert not state.views[1 - seat].hands and not state.views[-1].hands
    assert says(said(await command(room, mover, "practice swap")), "refusal-too-late-to-arrange")
    await command(room, mover, "practice hide")
    assert not says(words(room.hand(mover)), "practice-holds")
    revision = (await room.table()).revision
    await command(room, mover, "practice hide")
    assert (await room.table()).revision == revision, "hidden already"

    picker = room.hand(mover)
    use = await command(room, other, "practice peek")
    assert buttons(room.hand(mover)) == buttons(picker), "it stays open while others look"
    state, _ = await seats(room, mover)
    assert f"holds {cards(room, state, seat)}" in said(use) and parts(use.response or {}, 12)
    assert not says(words(room.hand(other)), "practice-holds")
    assert says(words(room.post(mover)), "event-looked", target="once")
    await press(room, mover, picker, plays(picker, "discard")[0], race=True)
    assert (await room.table()).views[-1].to_act == (1 - seat,), "what was on show when they looked is done"


async def test_card_can_be_exchanged_for_one_face_down(room: Room) -> None:
    mover, other = await practising(room, "pinochle")
    state, seat = await seats(room, mover)
    hand = state.views[seat].hand
    mine, wanted = face(hand[0]), next(face(card) for card in state.views[1 - seat].hand)
    typed = load_texts().cards((mine,)) if room.bot else ""
    offered = await mover.autocomplete(room.channel, "practice doctor", focused="card", value=typed)
    assert [value["value"] for value in offered] == [mine]
    panel = (await press(room, mover, room.hand(mover), text("button-practice"))).response or {}
    for entered, answer in ((mine, "Name two cards"), (f"{mine} what", '"what" isn\'t a card')):
        assert answer in said(await entered_in(room, mover, panel, entered))
    await entered_in(room, mover, panel, f"{mine} {wanted}")
    assert says(words(now(room, mover, panel)), "practice-done-doctor")
    state, _ = await seats(room, mover)
    assert wanted in map(face, state.views[seat].hand) and state.revision == 1
    assert says(words(room.post(other)), "event-doctored") and f"hidden one ({typed}" not in words(room.post(other))
    use = await command(room, mover, "practice doctor", card=wanted, wanted="JK")
    assert says(said(use), "refusal-doctor-not-hidden")


async def test_practice_with_several_players_is_refused_with_advice(room: Room) -> None:
    await started(room, room.ben)
    assert text("button-practice") not in buttons(room.hand(room.ada))
    for way in WAYS:
        assert says(said(await command(room, room.ada, f"practice {way}")), "refusal-no-practice")
    use = await command(room, room.ada, "practice doctor", card="AS", wanted="AH")
    assert says(said(use), "refusal-no-practice")
    carl = room.playground.add_person("Carl")
    assert says(said(await command(room, carl, "practice peek")), "refusal-not-seated")
    state = await room.table()
    assert state.revision == 0 and not state.practice


async def test_single_player_is_asked_before_the_table_becomes_a_practice_table(room: Room) -> None:
    await started(room)
    for asking in (
        await command(room, room.ada, "practice show"),
        await command(room, room.ada, "practice peek"),
        await press(room, room.ada, room.hand(room.ada), text("button-practice")),
    ):
        assert says(said(asking), "practice-becomes")
        assert buttons(asking.response or {}) == [text("button-practice-begin")]
    state = await room.table()
    assert not state.practice and state.revision == 0
    await press(room, room.ada, asking.response or {}, text("button-practice-begin"))
    assert (await room.table()).practice
    assert text("button-practice-swap") in buttons(now(room, room.ada, asking.response or {}))
    assert says(words(room.post()), "practice-short")
    await press(room, room.ada, now(room, room.ada, asking.response or {}), text("button-practice-on"))
    assert says(words(room.hand(room.ada)), "practice-holds")
    state, texts = await room.table(), load_texts()
    [gone_out] = open_hand_lines(texts, replace(state.views[0], hands=((), ())), people(state, texts))
    assert gone_out.endswith("holds no cards.")
    mine = state.views[0].hand[0]
    refused = said(await command(room, room.ada, "practice doctor", card=mine, wanted="3H"))
    assert says(refused, "refusal-doctor-laid-down", card="3H")
