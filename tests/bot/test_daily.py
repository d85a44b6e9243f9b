"""Deals of the day, played through the playground: in a thread, in direct messages, until midnight."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.host.model.daily_key import end_of
from bot.host.play.play import choices_at
from bot.host.table.state import TableState
from data.store import DailyAttempt, Status
from engine.daily import DAILY_GAMES
from engine.types import UNDO
from playground import Channel, Person
from playground.errors import CannotDo
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, said
from tests.texts import says, text

GAME = "ecarte"
pytestmark = pytest.mark.usefixtures("short_day")


def thread_of(who: Person) -> Channel:
    """Return the thread of somebody's attempt."""
    return [channel for channel in who.channels() if channel.is_thread][-1]


def posts_in(who: Person, channel: Channel) -> list[dict[str, Any]]:
    return [message for message in who.sees(channel) if message["components"] and not message["flags"] & 64]


async def attempt_of(room: Room, who: Person, game: str = GAME) -> DailyAttempt:
    services = room.bot.services
    player = await services.store.player(who.id, who.name)
    return (await services.host.attempts.today(player))[game]


async def state_of(room: Room, who: Person, game: str = GAME) -> TableState:
    return await room.bot.services.host.state((await attempt_of(room, who, game)).table_id)


async def play_on(room: Room, who: Person, game: str = GAME, actions: int = 10_000) -> TableState:
    """Play the first legal action, at most so often, and return the table when all of it is shown."""
    services = room.bot.services
    player = await services.store.player(who.id, who.name)
    while (state := await state_of(room, who, game)).live and actions:
        view = state.view(state.seat_of(player.id))
        assert view
        if legal := [action for action in view.legal if action.kind != UNDO]:
            await services.host.play.act(state.id, player, legal[0])
            actions -= 1
        await room.quiet()
    await room.quiet()
    return state


async def test_deal_is_begun_in_a_private_thread_and_played_in_direct_messages(room: Room) -> None:
    panel = await command(room, room.ada, "daily")
    assert says(said(panel), "daily-panel", date=(await room.bot.services.host.days.today()).day)
    use = await command(room, room.ada, "daily", game=GAME)
    assert says(said(use), "done-daily-link")
    thread = thread_of(room.ada)
    assert thread not in room.ben.channels()
    [post] = posts_in(room.ada, thread)
    assert buttons(post) == [text("button-hand")] and not post["attachments"]
    hand = room.hand(room.ada)
    for label in ("button-hint", "button-table", "button-practice", "button-again"):
        assert text(label) not in buttons(hand)
    await play_on(room, room.ada, actions=2)
    assert posts_in(room.ada, thread) == [post], "the message does not count the moves"


@pytest.mark.parametrize("game", ["cribbage", "piquet"])
async def test_hand_advises_nobody(room: Room, game: str) -> None:
    """Cards to lay away are in the order of the hand, all of them; those to exchange have to be picked."""
    await command(room, room.ada, "daily", game=game)
    hand, state = room.hand(room.ada), await state_of(room, room.ada, game)
    view = state.view(DAILY_GAMES[game].seat)
    assert view
    offered = [label for label in buttons(hand) if label != text("button-how-to-play")]
    if game == "piquet":
        [select] = parts(hand, 3)
        assert not offered and len(select["options"]) == len(view.hand)
    else:
        places = [
            tuple(map(view.hand.index, action.cards))
            for action in (choice.action for choice in choices_at(state, view, "crib"))
        ]
        assert places == sorted(places) and len(offered) == len(places) == 15


async def test_typed_cards_of_the_crib_are_suggested_in_the_order_of_the_hand(room: Room) -> None:
    await command(room, room.ada, "daily", game="cribbage")
    view = (await state_of(room, room.ada, "cribbage")).view(DAILY_GAMES["cribbage"].seat)
    assert view
    found = await room.ada.autocomplete(thread_of(room.ada), "crib", focused="cards")
    places = [sorted(map(view.hand.index, choice["value"].split())) for choice in found]
    assert places == sorted(places) and len(places) == 15


async def test_cards_to_exchange_are_suggested_only_as_typed(room: Room) -> None:
    await command(room, room.ada, "daily", game="piquet")
    view = (await state_of(room, room.ada, "piquet")).view(DAILY_GAMES["piquet"].seat)
    assert view
    thread, two = thread_of(room.ada), " ".join(view.hand[:2])
    for typed, expected in (("", []), ("ex", []), (two, [two])):
        found = await room.ada.autocomplete(thread, "exchange", focused="cards", value=typed)
        assert [choice["value"] for choice in found] == expected


async def test_rules_of_the_deal_say_that_only_its_rounds_end_it(room: Room) -> None:
    await command(room, room.ada, "daily", game=GAME)
    use = await press(room, room.ada, room.hand(room.ada), text("button-how-to-play"))
    rounds = DAILY_GAMES[GAME].rounds
    assert says(said(use), "help-daily", rounds=rounds)
    shown = await command(room, room.ada, "view table", channel=thread_of(room.ada))
    assert says(said(shown), "goes-to", rounds=rounds, target=0)


@pytest.mark.soak
async def test_result_takes_the_place_of_the_hand(room: Room) -> None:
    await command(room, room.ada, "daily", game=GAME)
    await play_on(room, room.ada)
    assert text("button-daily-share") in buttons(room.hand(room.ada))
    attempt = await attempt_of(room, room.ada)
    assert attempt.score is not None and (await state_of(room, room.ada)).status is Status.FINISHED
    [post] = posts_in(room.ada, thread_of(room.ada))
    use = await press(room, room.ada, post, text("button-daily-result"))
    assert text("button-daily-share") in buttons(use.response or {})
    again = await command(room, room.ada, "daily", game=GAME)
    assert text("button-daily-share") in buttons(again.response or {}), "it is played once"
    panel = await command(room, room.ada, "daily")
    assert says(said(panel), "daily-line-finished", score=attempt.score)


async def test_deal_is_played_in_direct_messages_without_a_server(room: Room) -> None:
    room.ada.open_dms()
    use = await command(room, room.ada, "daily", channel=room.ada.dm_channel, game=GAME)
    assert says(said(use), "done-daily-link")
    assert not [channel for channel in room.ada.channels() if channel.is_thread]
    state = await state_of(room, room.ada)
    assert (state.guild_id, state.channel_id) == (0, 0)
    hands = [message for message in room.ada.dms() if message["components"]]
    assert any(says(words(message), "daily-where") for message in hands)
    shown = await command(room, room.ada, "hand", channel=room.ada.dm_channel)
    assert says(said(shown), "daily-where")
    await play_on(room, room.ada)
    assert not (await state_of(room, room.ada)).live


async def test_closed_direct_messages_show_the_hand_where_play_was_pressed(room: Room) -> None:
    room.ada.close_dms()
    use = await command(room, room.ada, "daily", game=GAME)
    assert says(said(use), "daily-where") and not room.ada.dms()
    thread = thread_of(room.ada)
    shown = await command(room, room.ada, "hand", channel=thread)
    assert says(said(shown), "daily-where")


@pytest.mark.soak
async def test_restart_in_the_middle_of_an_attempt(room: Room) -> None:
    await command(room, room.ada, "daily", game=GAME)
    before = await play_on(room, room.ada, actions=3)
    await room.stop()
    await room.start()
    await room.quiet()
    after = await state_of(room, room.ada)
    assert (after.id, after.revision) == (before.id, before.revision)
    use = await command(room, room.ada, "daily", game=GAME)
    assert says(said(use), "done-daily-link")
    assert len([channel for channel in room.ada.channels() if channel.is_thread]) == 1
    assert not (await play_on(room, room.ada)).live


@pytest.mark.parametrize(
    "path",
    [
        *("assist hint", "assist explain", "assist autostep", "practice swap", "practice peek", "practice show"),
        *("table pause", "table close", "table leave", "explore recall", "explore deduce", "undo"),
    ],
)
async def test_commands_that_would_help_are_refused_in_the_thread(room: Room, path: str) -> None:
    await command(room, room.ada, "daily", game=GAME)
    before = await state_of(room, room.ada)
    values = {"scope": "earlier"} if path == "undo" else {}
    use = await command(room, room.ada, path, channel=thread_of(room.ada), **values)
    assert says(said(use), "refusal-daily-table")
    after = await state_of(room, room.ada)
    assert (after.revision, after.practice, after.status) == (before.revision, False, Status.RUNNING)


async def test_day_that_ends_refuses_presses_and_shows_its_end(room: Room) -> None:
    await room.tick()
    await command(room, room.ada, "daily", game=GAME)
    state, hand = await state_of(room, room.ada), room.hand(room.ada)
    assert state.daily
    room.clock.ahead = end_of(state.daily.day) - room.clock() + room.clock.ahead + 1
    label = buttons(hand, enabled=True)[0]
    use = await press(room, room.ada, hand, label)
    assert says(said(use), "refusal-daily-over", finished=False)
    await room.tick()
    await room.quiet()
    assert not (await room.bot.services.host.state(state.id)).live
    assert says(words(room.hand(room.ada)), "daily-unfinished-end")
    [post] = posts_in(room.ada, thread_of(room.ada))
    assert says(words(post), "daily-thread-over") and not buttons(post)
    panel = await command(room, room.ada, "daily")
    assert not says(said(panel), "daily-line-begun")


ASIDE = ("daily", "deal", "undo", "table new", "play", "tutorial")
"""Commands that a person may use at a deal of the day, besides those of its actions, and those that open tables."""


async def test_no_command_changes_an_attempt_or_shows_it_to_others(room: Room) -> None:
    await command(room, room.ada, "daily", game=GAME)
    before, thread = await state_of(room, room.ada), thread_of(room.ada)
    verbs = {verb.kind for verb in before.rules.verbs}
    own = before.seat_of(before.host)
    for each in room.bot.tree.walk_commands():
        path = each.qualified_name
        if isinstance(each, app_commands.Group) or path in ASIDE or path in verbs:
            continue
        values = {parameter.name: value(parameter, before) for parameter in each.parameters if parameter.required}
        about = [parameter.name for parameter in each.parameters if parameter.name == "table"]
        if None not in values.values():
            with suppress(CannotDo):  # only moderators have it
                await command(room, room.ada, path, channel=thread, **values)
                await command(room, room.ben, path, **{**values, **dict.fromkeys(about, before.id)})
        after = await state_of(room, room.ada)
        assert (after.revision, after.practice, after.status) == (before.revision, False, Status.RUNNING), path
        assert after.seat_of(before.host) == own and after.channel_id == thread.id, path


def value(parameter: app_commands.Parameter, state: TableState) -> Any:
    """Return what somebody might give for a required option of a command; None for a file, a person or a channel."""
    if parameter.choices:
        return parameter.choices[0].value
    if parameter.name == "table":
        return state.id
    return {discord.AppCommandOptionType.string: "1", discord.AppCommandOptionType.integer: 1}.get(parameter.type)


async def test_restart_after_midnight_closes_the_day_and_shows_it(room: Room) -> None:
    await room.tick()
    await command(room, room.ada, "daily", game=GAME)
    state = await play_on(room, room.ada, actions=2)
    assert state.daily
    await room.stop()
    room.clock.ahead += end_of(state.daily.day) - room.clock() + 5 * 3600
    await room.start()
    await room.tick()
    await room.quiet()
    day = await room.bot.services.store.daily_day(state.daily.day)
    assert day and day.closed_at
    assert says(words(room.hand(room.ada)), "daily-unfinished-end")
    use = await command(room, room.ada, "daily", game=GAME)
    assert says(said(use), "done-daily-link"), "the next day's deal"
    assert (await state_of(room, room.ada)).id != state.id


async def test_day_that_is_dealt_anew_says_so(room: Room) -> None:
    await room.tick()
    await command(room, room.ada, "daily", game=GAME)
    days = room.bot.services.host.days
    days._code = lambda: "other code"
    await days.see_to()
    await room.quiet()
    assert says(words(room.hand(room.ada)), "daily-withdrawn")
    panel = await command(room, room.ada, "daily")
    assert says(said(panel), "daily-restarted")
    days._codes.clear()
    await command(room, room.ada, "daily", game=GAME)
    state = await state_of(room, room.ada)
    assert state.daily and state.daily.edition == 2


async def test_forgotten_person_leaves_no_hand(room: Room) -> None:
    await command(room, room.ada, "daily", game=GAME)
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, use.response, text("button-forget"))
    assert not [message for message in room.ada.dms() if message["components"]]
    again = await command(room, room.ada, "daily", game=GAME)
    assert says(said(again), "refusal-daily-played")


@pytest.mark.soak
@pytest.mark.parametrize("game", [GAME, pytest.param("german-whist", marks=pytest.mark.soak)])
async def test_deal_of_the_day_begins_no_evening_and_counts_for_nothing_else(room: Room, game: str) -> None:
    await command(room, room.ada, "daily", game=game)
    await play_on(room, room.ada, game)
    store = room.bot.services.store
    assert await store.open_evenings() == [] == await store.results()
