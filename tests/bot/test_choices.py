"""Melding, taking and undoing through buttons, selects and commands."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot import limits
from bot.texts import load_texts
from bot.ui.components import Control, button, fit_a_phone, phone_rows
from bot.ui.custom_ids import Press
from engine.canasta.view import CanastaView
from engine.cards import JOKER, rank
from engine.deal import Deals, check
from engine.game import Game
from engine.games import GAMES
from engine.types import Action
from playground import Interaction, Person
from render import hand_order
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import answer_to, command, deals_with, play_first, plays, press, said, whispered
from tests.bot.short_games import hurry, scored
from tests.narrowing import narrowed
from tests.render.looks import HOUSE
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def opened(room: Room, who: Person, number: int) -> None:
    await command(room, who, "table new", deals=number)
    await press(room, who, room.post(), text("button-start"))


@pytest.mark.soak
async def test_meld_by_a_public_button_then_undo_it(room: Room) -> None:
    await opened(room, room.ada, deals_with("meld", Action("draw")))
    await press(room, room.ada, room.post(), text("verb-draw"))
    before = (await room.table()).views[0].hand
    use = await press(room, room.ada, room.post(), text("verb-meld"))
    picker = use.response
    assert picker and parts(picker, 12)
    await press(room, room.ada, picker, buttons(picker)[0])
    state = await room.table()
    assert len(state.views[0].hand) < len(before) and state.revision == 2
    assert says(words(room.post()), "did-opened", of="canasta")
    await press(room, room.ada, room.post(), text("verb-undo"))
    assert (await room.table()).views[0].hand == before
    assert "takes" in words(room.post())


async def test_undo_by_command_and_of_the_turn_in_the_hand(room: Room) -> None:
    await opened(room, room.ada, deals_with("meld", Action("draw")))
    await command(room, room.ada, "draw")
    before = (await room.table()).views[0].hand

    async def meld() -> None:
        melds = await room.ada.autocomplete(room.channel, "meld", focused="cards")
        await command(room, room.ada, "meld", cards=melds[0]["value"])

    await meld()
    assert (await room.table()).views[0].hand != before
    assert text("verb-undo-turn") not in buttons(room.hand(room.ada)), "it would undo no more than Undo"
    await command(room, room.ada, "undo", scope="turn")
    assert (await room.table()).views[0].hand == before
    for _ in range(2):
        await meld()
    await press(room, room.ada, room.hand(room.ada), text("verb-undo-turn"))
    assert (await room.table()).views[0].hand == before
    assert "nothing" in said(await command(room, room.ada, "undo")).lower()


def melds_in(hand: Sequence[str]) -> list[str]:
    """Return two ranks of which a hand has three cards or more."""
    held = Counter(map(rank, hand))
    return [name for name, count in held.items() if count >= 3 and name not in ("2", "3", JOKER)][:2]


def deal_with_melds(ranks: int, wild: int = 0) -> int:
    """Return the first numbered deal in which seat 0 can meld and holds ``ranks`` melds and ``wild`` wild cards."""
    for number in range(1, 101):
        game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(number))
        game.play(0, Action("draw"))
        hand = game.view(0).hand
        several = len(melds_in(hand)) >= ranks and sum(rank(card) in ("2", JOKER) for card in hand) >= wild
        if several and any(action.kind == "meld" for action in game.legal(0)):
            return number
    raise AssertionError(ranks)


def values_of(picker: dict[str, Any], *cards: str) -> list[str]:
    """Return the values of the options that stand for these cards, in all selects of cards."""
    options = [option["value"] for select in parts(picker, 3) for option in select["options"]]
    found = []
    for card in cards:
        found.append(next(value for value in options if value.partition(".")[2] == card and value not in found))
    return found


def selected(picker: dict[str, Any]) -> list[str]:
    """Return the values of the selected options."""
    return [option["value"] for select in parts(picker, 3) for option in select["options"] if option.get("default")]


async def test_cards_of_several_ranks_are_melded_by_one_selection_that_stays_open(room: Room) -> None:
    await opened(room, room.ada, deal_with_melds(2))
    await press(room, room.ada, room.post(), text("verb-draw"))
    view = (await room.table()).views[0]
    use = await press(room, room.ada, room.post(), text("verb-meld"))
    picker = use.response
    assert picker
    first, second = melds_in(view.hand)
    three = [card for card in view.hand if rank(card) == first][:3]
    two = [card for card in view.hand if rank(card) == second][:2]

    await room.ada.choose(picker, values_of(picker, *three, *two))
    await room.quiet()
    assert (await room.table()).revision == 1, "nothing is half played"
    picker = use.response
    assert picker and sorted(selected(picker)) == sorted(values_of(picker, *three, *two)), "it stays selected"
    assert f"{load_texts().cards(two)}: A meld needs at least 3 cards" in words(picker)

    both = [card for name in (first, second) for card in view.hand if rank(card) == name]
    await room.ada.choose(picker, values_of(picker, *both))
    await room.quiet()
    state = await room.table()
    assert state.revision == 2, "one action"
    assert {meld.rank for meld in narrowed(state.views[0], CanastaView).melds[0]} == {first, second}


async def test_wild_card_that_two_melds_could_take_is_asked_about(room: Room) -> None:
    await opened(room, room.ada, deal_with_melds(2, wild=1))
    await press(room, room.ada, room.post(), text("verb-draw"))
    view = (await room.table()).views[0]
    names = melds_in(view.hand)
    use = await press(room, room.ada, room.post(), text("verb-meld"))
    picker = use.response
    assert picker
    wild = next(card for card in view.hand if rank(card) in ("2", JOKER))
    cards = [card for card in view.hand if rank(card) in names]
    await room.ada.choose(picker, values_of(picker, *cards, wild))
    await room.quiet()
    picker = use.response or {}
    assert says(words(picker), "pick-meaning", does=text("verb-meld")) and (await room.table()).revision == 1
    await press(room, room.ada, picker, buttons(picker)[1])
    state = await room.table()
    assert state.revision == 2
    assert sorted(meld.wilds for meld in narrowed(state.views[0], CanastaView).melds[0]) == [0, 1]


async def test_cards_of_several_selects_are_marked_and_then_melded(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(room, room.ada, deal_with_melds(2))
    monkeypatch.setattr(limits, "SELECT_OPTIONS", 10)
    await press(room, room.ada, room.post(), text("verb-draw"))
    view = (await room.table()).views[0]
    use = await press(room, room.ada, room.post(), text("verb-meld"))
    picker = use.response
    assert picker and len(parts(picker, 3)) == 2
    cards = [card for card in view.hand if rank(card) in melds_in(view.hand)]
    values = values_of(picker, *cards)
    for number in range(2):
        select = parts(picker, 3)[number]
        its = [option["value"] for option in select["options"] if option["value"] in values]
        await room.ada.choose(picker, its, custom_id=select["custom_id"])
        await room.quiet()
        picker = use.response or {}
    assert (await room.table()).revision == 1 and sorted(selected(picker)) == sorted(values)
    await press(room, room.ada, picker, text("pick-play", does=text("verb-meld"), count=len(cards)))
    after = narrowed((await room.table()).views[0], CanastaView)
    assert {meld.rank for meld in after.melds[0]} == set(melds_in(view.hand))


async def test_select_follows_the_order_of_the_picture(room: Room) -> None:
    await opened(room, room.ada, deals_with("meld", Action("draw")))
    await press(room, room.ada, room.post(), text("verb-draw"))
    state = await room.table()
    picker = (await press(room, room.ada, room.post(), text("verb-meld"))).response
    assert picker
    order = [option["value"].partition(".")[2] for option in parts(picker, 3)[0]["options"]]
    assert order == hand_order(state.views[0], look=HOUSE)


async def test_pile_is_taken_by_button_and_by_command(room: Room) -> None:
    number = deals_with("take")
    await opened(room, room.ada, number)
    use = await press(room, room.ada, room.post(), text("verb-take", of="canasta"))
    picker = use.response
    assert picker
    if (await room.table()).revision == 0:
        await press(room, room.ada, picker, buttons(picker)[0])
    assert (await room.table()).revision == 1
    assert says(words(room.post()), "did-took-pile", of="canasta")
    await command(room, room.ada, "table close")

    await command(room, room.ada, "table new", deals=number)
    await command(room, room.ada, "table start")
    ways = await room.ada.autocomplete(room.channel, "take", focused="cards")
    await command(room, room.ada, "take", cards=ways[0]["value"])
    assert (await room.table()).revision == 1


async def test_pile_is_taken_without_melding_by_players_who_prefer_single_steps(room: Room) -> None:
    use = await command(room, room.ada, "preferences")
    await room.ada.choose(answer_to(use), ["no"], placeholder=text("preference-at_once"))
    await room.quiet()
    await opened(room, room.ada, deals_with("take"))
    await press(room, room.ada, room.post(), text("verb-take", of="canasta"))
    view = narrowed((await room.table()).views[0], CanastaView)
    assert (await room.table()).revision == 1 and not any(view.melds)
    await play_first(room, room.ada, "meld")
    assert any(narrowed((await room.table()).views[0], CanastaView).melds), "its top card too"


async def test_refused_take_is_explained(room: Room) -> None:
    for number in range(1, 101):
        game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(number))
        if "take" in game.view(None).verbs and not any(action.kind == "take" for action in game.legal(0)):
            break
    await opened(room, room.ada, number)
    use = await press(room, room.ada, room.post(), text("verb-take", of="canasta"))
    assert len(said(use)) > 20 and "fault" not in said(use) and "wrong" not in said(use)
    assert (await room.table()).revision == 0
    assert text("label-draw") in buttons(room.hand(room.ada))


async def test_command_without_cards_offers_choices_privately(room: Room) -> None:
    await opened(room, room.ada, deals_with("meld", Action("draw")))
    await command(room, room.ada, "draw")
    use = await command(room, room.ada, "meld")
    assert use.response and text("button-back") in buttons(use.response)
    assert says(words(use.response), "ask-meld")
    assert not whispered(room, room.ben)
    await press(room, room.ada, use.response, text("button-back"))
    assert plays(use.response, "discard") and not says(words(use.response), "ask-meld")


async def test_autocomplete_offers_nothing_to_people_not_at_the_table(room: Room) -> None:
    await opened(room, room.ada, deals_with("meld", Action("draw")))
    await command(room, room.ada, "draw")
    assert await room.ada.autocomplete(room.channel, "discard", focused="card")
    assert await room.ben.autocomplete(room.channel, "discard", focused="card") == []
    targets = await room.ada.autocomplete(room.channel, "meld", focused="onto", cards="")
    assert targets
    tables = await room.ada.autocomplete(room.channel, "table resume", focused="table")
    assert len(tables) == 1 and await room.ben.autocomplete(room.channel, "table resume", focused="table") == []
    presets = await room.ada.autocomplete(room.channel, "table new", focused="preset", value="boliv")
    assert [choice["value"] for choice in presets] == ["bolivia"]


async def test_deals_can_be_checked_after_a_round(room: Room) -> None:
    await opened(room, room.ada, 1)
    await hurry(room, (await room.table()).id, until=scored)
    state = await room.table()
    for message in (room.post(), room.hand(room.ada)):
        assert state.commitment not in words(message) and "json" not in str(message["attachments"])
    use = await press(room, room.ben, room.post(), text("button-fair-deal"))
    assert says(said(use), "fair-deal-sealed", round=2, commitment=state.revealed[0])
    assert says(said(use), "reveal-later") and not answer_to(use)["attachments"], "who has no seat waits for the end"
    use = await press(room, room.ada, room.post(), text("button-fair-deal"))
    assert use.response and says(words(use.response), "fair-deal-sealed", round=2, commitment=state.revealed[0])
    assert says(words(use.response), "reveal-how", file=f"deal-{state.id}.json")
    assert revealed_rounds(room, use) == [1]
    await press(room, room.ada, room.post(), text("verb-deal"))
    assert text("button-fair-deal") not in buttons(room.post())
    await command(room, room.ada, "table close")
    use = await press(room, room.ben, room.post(), text("button-fair-deal"))
    assert revealed_rounds(room, use) == [1, 2], "what was broken off is revealed too"
    assert "sealed" not in words(use.response or {})


def revealed_rounds(room: Room, use: Interaction) -> list[int]:
    """Return the rounds in the file of an answer, after checking them."""
    [file] = (use.response or {})["attachments"]
    revealed = json.loads(room.playground.world.attachments[int(file["id"])].data)
    assert check(revealed) == []
    return [entry["round"] for entry in revealed["rounds"]]


@pytest.mark.soak
async def test_discards_of_a_large_hand_are_in_a_list(room: Room) -> None:
    """Where suits matter, a hand can have more different cards than a message has room for buttons."""
    host = room.bot.services.host
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await command(room, room.ada, "table new", preset="samba", deals=1)
    await press(room, room.ada, room.post(), text("button-start"))
    while not (lists := [part for part in parts(room.hand(room.ada), 3) if "card.discard" in part["custom_id"]]):
        view = (await room.table()).views[0]
        kind = "draw" if view.phase == "draw" else "discard"
        await host.play.act((await room.table()).id, ada, next(each for each in view.legal if each.kind == kind))
        await room.quiet()
    before = (await room.table()).revision
    await room.ada.choose(room.hand(room.ada), [lists[0]["options"][0]["value"]], custom_id=lists[0]["custom_id"])
    await room.quiet()
    assert (await room.table()).revision > before


def test_rows_of_buttons_are_not_broken_on_a_phone() -> None:
    def buttons(*labels: str) -> list[Control]:
        return [button(Press("-", 0, str(number)), label) for number, label in enumerate(labels)]

    assert fit_a_phone(buttons(text("more-meld"), text("button-hint"), text("button-again"), text("button-practice")))
    assert not fit_a_phone(
        buttons("Look at what is left", text("button-hint"), text("button-again"), text("button-practice"))
    ), "too long"
    assert not fit_a_phone(buttons("A", "B", "C", "D", "E")), "too many"
    cards, pairs = phone_rows(buttons(*["10♦"] * 7)), phone_rows(buttons(*["2♠ 10♥"] * 7))
    assert [len(row.children) for row in cards] == [5, 2] and [len(row.children) for row in pairs] == [4, 3]
