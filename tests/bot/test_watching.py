"""Onlookers watch a table in private: one message each, which follows what is public and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.host.play.reactions import REACTIONS
from bot.limits import TOKEN_LIFE
from bot.table import watching
from bot.table.messages.absence import WATCH
from bot.table.watching import WatchingMessages
from bot.ui.components import Picture
from engine.types import Action
from playground import Interaction, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import choose
from tests.bot.playing import (
    all_agree,
    answer_to,
    closed,
    command,
    play_round,
    press,
    said,
    started,
    turn_by_buttons,
    whispered,
)
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every change be shown at once."""
    monkeypatch.setattr(watching, "PACE", 0.0)


@pytest.fixture
def cy(room: Room) -> Person:
    return room.playground.add_person("Cy")


def messages(room: Room) -> WatchingMessages:
    return room.bot.services.feature(WatchingMessages)


def view(room: Room, who: Person) -> dict[str, Any]:
    """Return the one message in which somebody watches."""
    [message] = [each for each in whispered(room, who) if each["components"]]
    return message


def table_alt(message: dict[str, Any]) -> str:
    """Return the alt text of a message's only picture."""
    [gallery] = parts(message, 12)
    [item] = gallery["items"]
    return str(item["description"])


async def forged(who: Person, message: dict[str, Any], table: str, word: str = WATCH) -> Interaction:
    """Press what a message does not offer: **Watch**, or another word."""
    custom_id = f"cr:{table}:0:{word}"
    component = {"id": 2, "custom_id": custom_id, "type": 2, "style": 1, "label": "-", "disabled": False}
    shown = message | {"components": [{"id": 1, "type": 1, "components": [component]}]}
    use = await who.click(shown, custom_id=custom_id, race=True)
    await use.finished()
    return use


@pytest.mark.parametrize("label", ["button-hand", "button-table"])
async def test_one_press_shows_an_onlooker_what_is_public(room: Room, cy: Person, label: str) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text(label))
    shown = view(room, cy)
    assert table_alt(shown) == table_alt(room.post()), "the table as everybody sees it"
    assert says(words(shown), "watching") and says(words(shown), "watching-score")
    assert buttons(shown) == [text("button-watching-refresh"), text("button-rules")]


async def one_round_later(room: Room) -> None:
    """Play a round of the channel's table, and deal the next."""
    table = await play_round(room)
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await room.bot.services.host.play.act(table, ada, Action("deal"))
    await room.quiet()


async def open_hands_agreed(room: Room) -> None:
    """Begin a game that is not ranked, whose people have agreed on open hands."""
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-rules"))
    await choose(room, room.ada, text("rules-groups"), "terms")
    for option, value in (("ranked", "no"), ("open_hands", "yes")):
        await choose(room, room.ada, text("rules-options"), option)
        await choose(room, room.ada, text(f"option-{option}"), value)
    assert says(words(room.post()), "terms-friendly") and says(words(room.post()), "terms-open-hands")
    await press(room, room.ada, room.post(), text("button-start"))
    assert not (await room.table()).begun, "Ben is asked"
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))


def viewpoints(message: dict[str, Any]) -> list[str]:
    """Return the values of a replay's select of viewpoints; none without one."""
    return [
        choice["value"]
        for part in parts(message, 3)
        if ":film-eyes." in part["custom_id"]
        for choice in part["options"]
    ]


async def test_replay_shows_onlookers_no_hands_while_the_game_is_on(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await one_round_later(room)
    await press(room, cy, room.post(), text("button-table"))
    assert text("button-film") in buttons(view(room, cy)) and text("button-open-hands") not in buttons(view(room, cy))
    await press(room, cy, view(room, cy), text("button-film"))
    [*_, shown] = whispered(room, cy)
    assert says(words(shown), "replay-title", round=1) and not says(words(shown), "replay-hand")
    assert not viewpoints(shown) and text("replay-record") not in buttons(shown)
    table = (await room.table()).id
    for word in ("film-on.1.open", "film-on.1.hands", "film-gif.1.0", "film-record.1.table", "film-open"):
        use = await forged(cy, shown, table, word)
        await room.quiet()
        assert says(said(use), "refusal-hands-hidden")
    use = await forged(cy, room.post(), table, "reveal")
    assert says(said(use), "reveal-later") and not answer_to(use)["attachments"]
    for who, is_told in ((cy, False), (room.ada, True)):
        checked = said(await command(room, who, "table verify", table=table))
        assert says(checked, "deals-good") and bool(says(checked, "verify-brought")) == is_told
    await command(room, room.ada, "replay")
    assert "1" in viewpoints(whispered(room, room.ada)[-1]), "players see them"
    for who in (room.ada, room.ben):
        await command(room, who, "table close")
    await command(room, cy, "replay", table=table)
    assert says(words(whispered(room, cy)[-1]), "replay-hand"), "the game is over"


async def test_open_hands_of_the_round_before_where_all_have_agreed(room: Room, cy: Person) -> None:
    await open_hands_agreed(room)
    await press(room, cy, room.post(), text("button-table"))
    assert text("button-open-hands") not in buttons(view(room, cy)), "no round is over"
    await one_round_later(room)
    await press(room, cy, view(room, cy), text("button-open-hands"))
    [*_, shown] = whispered(room, cy)
    assert says(words(shown), "replay-title", round=1), "never the round that is being played"
    for step in range(2):
        assert says(words(shown), "replay-hand") and says(words(shown), "practice-holds")
        assert says(words(shown), "replay-step", step=step)
        await press(room, cy, shown, text("replay-on"))
        [*_, shown] = whispered(room, cy)
    use = await command(room, cy, "replay", round=2)
    assert says(said(use), "refusal-no-such-round", round=2)


async def test_view_follows_the_game_in_place_and_draws_nothing_twice(
    room: Room, cy: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    drawn: list[str] = []
    painter = room.bot.services.painter
    draw = painter.draw

    async def noted(name: str, drawing: partial[bytes]) -> Picture | None:
        if name == "table.png":
            drawn.append(repr(drawing))
        return await draw(name, drawing)

    monkeypatch.setattr(painter, "draw", noted)
    before = view(room, cy)
    await turn_by_buttons(room, room.ada)
    after = view(room, cy)
    assert after["id"] == before["id"] and table_alt(after) != table_alt(before)
    assert table_alt(after) == table_alt(room.post())
    assert drawn and len(drawn) == len({*drawn}), "the onlooker gets the pictures of the public message"


@pytest.mark.soak
async def test_at_most_one_edit_in_a_few_seconds_and_then_the_newest(
    room: Room, cy: Person, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "PACE", 100.0)
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    first = view(room, cy)
    await turn_by_buttons(room, room.ada)
    await turn_by_buttons(room, room.ben)
    await room.tick()
    assert words(view(room, cy)) == words(first)
    later(101)
    await room.tick()
    assert table_alt(view(room, cy)) == table_alt(room.post()) != table_alt(first)


@pytest.mark.soak
async def test_it_says_when_it_no_longer_follows_and_one_press_goes_on(
    room: Room, cy: Person, later: Callable[[float], None]
) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    later(TOKEN_LIFE - 30)
    await room.tick()
    stopped = view(room, cy)
    assert says(words(stopped), "watching-stopped") and text("button-watching-on") in buttons(stopped)
    later(60)
    await turn_by_buttons(room, room.ada)
    await room.tick()
    assert words(view(room, cy)) == words(stopped), "nothing is sent after the token has ended"
    assert not messages(room).follows((await room.table()).id)
    await press(room, cy, stopped, text("button-watching-on"))
    again = view(room, cy)
    assert again["id"] == stopped["id"] and table_alt(again) == table_alt(room.post())
    await turn_by_buttons(room, room.ben)
    assert table_alt(view(room, cy)) == table_alt(room.post())


async def test_onlookers_react_in_their_view(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await turn_by_buttons(room, room.ada)
    await press(room, cy, room.post(), text("button-hand"))
    await press(room, cy, view(room, cy), REACTIONS[0])
    assert REACTIONS[0] in words(room.post()) and REACTIONS[0] in words(view(room, cy))
    await press(room, cy, view(room, cy), REACTIONS[0])
    assert REACTIONS[0] not in words(room.post())


@pytest.mark.soak
async def test_refresh_works_after_a_restart(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    await room.stop()
    await room.start()
    await room.quiet()
    await turn_by_buttons(room, room.ada)
    stale = view(room, cy)
    assert table_alt(stale) != table_alt(room.post())
    await press(room, cy, stale, text("button-watching-refresh"))
    assert view(room, cy)["id"] == stale["id"] and table_alt(view(room, cy)) == table_alt(room.post())


async def test_second_press_replaces_the_first_message(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    first = view(room, cy)
    await press(room, cy, room.post(), text("button-table"))
    assert view(room, cy)["id"] != first["id"]


async def test_end_of_the_game_stays_and_nothing_is_kept(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    table = (await room.table()).id
    await press(room, cy, room.post(), text("button-hand"))
    host, player = room.bot.services.host, await room.bot.services.store.find_player(room.ada.id)
    assert player is not None
    await host.lifecycle.leave(table, player)
    await room.quiet()
    await closed(room, room.ben)
    over = view(room, cy)
    assert not buttons(over) and not (await host.state(table)).live
    assert not messages(room).follows(table)


async def test_onlookers_are_not_stored(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    await press(room, cy, view(room, cy), text("button-watching-refresh"))
    await press(room, cy, room.post(), text("button-table"))
    assert await room.bot.services.store.find_player(cy.id) is None


async def test_players_get_their_hand_and_their_panel(room: Room) -> None:
    await started(room, room.ben)
    table = (await room.table()).id
    use = await press(room, room.ben, room.post(), text("button-hand"))
    assert text("button-watching-refresh") not in buttons(use.response)
    use = await press(room, room.ben, room.post(), text("button-table"))
    assert text("button-panel-leave") in buttons(use.response)
    assert text("button-watching") not in buttons(use.response)
    use = await forged(room.ben, room.post(), table)
    assert len((await room.table()).views[1].hand) and says(words(use.response), "alt-hand"), "no more than their view"
    assert not messages(room).follows(table)


@pytest.mark.soak
async def test_who_left_a_seat_may_watch_until_they_take_it_back(room: Room) -> None:
    await started(room, room.ben)
    table = (await room.table()).id
    await command(room, room.ben, "table leave")
    use = await press(room, room.ben, room.post(), text("button-hand"))
    assert says(said(use), "refusal-seat-left"), "the hand is one step away, so that is said"
    use = await press(room, room.ben, room.post(), text("button-table"))
    await press(room, room.ben, use.response, text("button-watching"))
    assert messages(room).follows(table)
    await command(room, room.ben, "table join")
    assert (await room.table()).seats[1].player is not None and not messages(room).follows(table)


async def test_moderator_finds_watch_in_the_panel(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    room.playground.set_permissions(room.channel, allow=["manage_channels"], person=cy)
    use = await press(room, cy, room.post(), text("button-table"))
    assert text("button-panel-pause") in buttons(use.response)
    await press(room, cy, use.response, text("button-watching"))
    assert table_alt(view(room, cy)) == table_alt(room.post())


async def test_nobody_watches_a_table_whose_channel_they_cannot_see(room: Room, cy: Person) -> None:
    public = room.channel
    await started(room, room.ben)
    post = room.post()
    thread = room.channel = room.playground.add_thread(room.channel, "side room", private=True)
    for person in (room.ada, room.ben):
        room.playground.world.add_thread_member(thread, person.user)
    await started(room, room.ben)
    secret = (await room.table()).id
    room.channel = public
    use = await forged(cy, post, secret)
    assert says(said(use), "refusal-no-table") and not messages(room).follows(secret)


async def test_table_of_another_process_is_followed_by_its_news(room: Room, cy: Person) -> None:
    await started(room, room.ben)
    await press(room, cy, room.post(), text("button-hand"))
    before = view(room, cy)
    host, table = room.bot.services.host, await room.table()
    host.duty.end(*host.duty.shards)
    player = await room.bot.services.store.find_player(room.ada.id)
    assert player is not None and messages(room).follows(table.id)
    await host.play.act(table.id, player, table.views[0].legal[0])
    await room.quiet()
    assert table_alt(view(room, cy)) != table_alt(before)
