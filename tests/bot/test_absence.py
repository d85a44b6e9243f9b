"""Time limits, absent players and their return, as people see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from data.store import Status
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, mover, play_round, press, said, started, turn_by_buttons, whispered

pytestmark = pytest.mark.usefixtures("draws_by_hand")

Later = Callable[[float], None]


async def paced(room: Room, **terms: Any) -> TableState:
    """A started table of Ada and Ben with a time limit for turns."""
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    services = room.bot.services
    state = await room.table()
    ada, ben = [await services.store.player(who.id, who.name) for who in (room.ada, room.ben)]
    state = await services.host.lobby.amend(state.id, ada, terms={"pace": "live", "turn": 120, **terms})
    await services.host.agreement.agree(state.id, ben, state.setup.digest)
    await room.quiet()
    await press(room, room.ada, room.post(), "Start")
    return await room.table()


async def test_game_lost_on_time_says_so(room: Room, later: Later) -> None:
    state = await paced(room, late="forfeit")
    player, other = mover(room, state)
    later(121)
    await room.tick()
    told = words(room.post())
    assert f"{player.name} ran out of time" in told and f"{other.name} won" in told
    assert (await room.bot.services.host.state(state.id)).status is Status.FINISHED


async def test_late_player_is_on_autopilot_until_they_return(room: Room, later: Later) -> None:
    player, other = mover(room, await paced(room, late="autopilot"))
    later(121)
    await room.tick()
    assert f"{player.name} (autopilot)" in words(room.post())
    await turn_by_buttons(room, other)
    assert mover(room, await room.table()) == (other, player), "played at once, without waiting for the clock"
    await press(room, player, room.hand(player), "I'm back")
    await turn_by_buttons(room, other)
    assert mover(room, await room.table()) == (player, other) and "(autopilot)" not in words(room.post())


async def test_autopilot_is_shown_and_can_be_switched_off(room: Room) -> None:
    await started(room, room.ben)
    player, other = mover(room, await room.table())
    assert "The computer is playing for you" in said(await command(room, player, "table autopilot"))
    state = await room.table()
    assert mover(room, state) == (other, player), "its turn was played"
    assert f"{player.name} (autopilot)" in words(room.post())
    assert "The autopilot is playing for you" in words(room.hand(player))
    await press(room, player, room.hand(player), "I'm back")
    assert "autopilot" not in words(room.hand(player)) + words(room.post())
    await command(room, player, "table autopilot")
    assert "You're playing again" in said(await command(room, player, "table autopilot"))


async def test_computer_plays_a_left_seat_until_its_player_returns(room: Room) -> None:
    await started(room, room.ben)
    assert "`/table join`" in said(await command(room, room.ben, "table leave"))
    assert "🤖 for Ben" in words(room.post())
    cyd = room.playground.add_person("Cyd")
    assert "has started" in said(await press(room, cyd, room.post(cyd), "Take my seat back"))
    assert "You have your seat back" in said(await press(room, room.ben, room.post(), "Take my seat back"))
    state = await room.table()
    assert state.names == ("Ada", "Ben") and "Take my seat back" not in buttons(room.post())
    await command(room, room.ben, "table leave")
    await command(room, room.ben, "table join")
    assert (await room.table()).names == ("Ada", "Ben")


async def test_others_vote_about_an_absent_player(room: Room, later: Later) -> None:
    await started(room, room.ben)
    away, other = mover(room, await room.table())
    assert "Vote" not in buttons(room.post())
    assert "nothing to vote on" in said(await command(room, other, "table vote"))
    later(31 * 60)
    await room.tick()
    assert f"**{away.name}** seems to be away" in words(room.post())
    assert "waiting for you" in said(await press(room, away, room.post(), "Vote"))
    use = await press(room, other, room.post(), "Vote")
    panel = use.response
    assert buttons(panel) == ["Keep waiting", "Pause the table"], "half an hour costs nobody their seat"
    assert "A vote to let a computer play for them opens <t:" in words(panel)
    later(24 * 3600)
    await room.tick()
    use = await press(room, other, room.post(), "Vote")
    panel = use.response
    assert buttons(panel) == ["Keep waiting", "Let the computer play for them", "Pause the table"]
    await press(room, other, panel, "Let the computer play for them")
    state = await room.table()
    assert mover(room, state) == (other, away) and f"for {away.name}" in words(room.post())
    use = await press(room, other, panel, "Pause the table", race=True)
    assert "That was out of date" in said(use), "that was about another absence"
    assert "went on without you" in words(room.hand(away)) and not parts(room.hand(away), 12), "no old hand is left"
    assert "**Take my seat back**" in said(await command(room, away, "draw"))
    await press(room, away, room.hand(away), "Take my seat back")
    assert (await room.table()).names == ("Ada", "Ben") and parts(room.hand(away), 12)


async def test_others_can_wait_longer_or_pause_the_table(room: Room, later: Later) -> None:
    await started(room, room.ben)
    _, other = mover(room, await room.table())
    for motion in ("Keep waiting", "Pause the table"):
        later(31 * 60)
        await room.tick()
        use = await press(room, other, room.post(), "Vote")
        await press(room, other, use.response, motion)
        assert "Vote" not in buttons(room.post())
    assert "This table is paused" in words(room.post()) and "Fair deal" not in buttons(room.post())


async def test_game_that_counts_is_closed_by_everybody_together(room: Room) -> None:
    await started(room, room.ben)
    table = (await room.table()).id
    assert "Agree to close" not in buttons(room.post())
    assert "everyone at the table must agree" in said(await command(room, room.ada, "table close"))
    assert "**Ada** wants to close this game" in words(room.post()) and "1 of 2 agree" in words(room.post())
    assert "Draw" in buttons(room.post()), "the game goes on meanwhile"
    shown = room.post()
    use = await press(room, room.ben, shown, "Agree to close")
    assert "the game is over without a winner" in said(use)
    assert "This table is closed, and the game is over" in words(room.post())
    assert "That was out of date" in said(await press(room, room.ben, shown, "Agree to close", race=True))
    assert "can't be resumed" in said(await command(room, room.ada, "table resume", table=table))


async def test_closing_a_game_against_computers_does_not_drop_a_loss(room: Room) -> None:
    for _ in range(20):
        await started(room)
        await play_round(room)
        ada, computer = (await room.table()).views[-1].totals
        use = await command(room, room.ada, "table close")
        if ada <= computer:
            break
        assert "the game is over without a winner" in said(use)
    assert "closing it now counts as a loss" in said(use)
    assert (await room.table()).status is Status.RUNNING
    shown = use.response
    await press(room, room.ada, shown, "Give up")
    assert "You gave up this game" in words(whispered(room, room.ada)[-1])
    assert "Ada gave up and loses the game" in words(room.post())
    assert "won Canasta" in words(room.post()) and "Rating of Ada" in words(room.post())


async def test_lobby_goes_on_without_its_host(room: Room, later: Later) -> None:
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    later(31 * 60)
    await room.tick()
    use = await press(room, room.ada, room.post(), "Vote")
    await press(room, room.ada, use.response, "I'm here")
    assert "Vote" not in buttons(room.post())
    later(31 * 60)
    await room.tick()
    use = await press(room, room.ben, room.post(), "Vote")
    await press(room, room.ben, use.response, "Become the host instead")
    assert "Ben can start the game." in said(await press(room, room.ada, room.post(), "Start"))


async def test_paused_table_resumes_by_a_press(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    await command(room, room.ada, "table pause")
    paused = room.post()
    eve = room.playground.add_person("Eve")
    assert said(await press(room, eve, paused, "Resume")) and not await room.bot.services.host.table_in_channel(
        room.channel.id
    ), "not by somebody else"
    assert "The table is here now" in said(await press(room, room.ben, paused, "Resume"))
    after = await room.table()
    assert (after.id, after.views, after.status) == (before.id, before.views, Status.RUNNING)
    assert "Resume" not in buttons(room.post())
    assert said(await press(room, room.ada, paused, "Resume", race=True)), "an old press says why nothing happens"


async def test_a_hand_of_a_paused_table_does_not_ask_to_act(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room, room.ben)
    painter = room.bot.services.painter
    draw, asked = painter.hand, []

    async def hand(*args: Any, watched: bool = False, **values: Any) -> Any:
        asked.append(not watched)
        return await draw(*args, watched=watched, **values)

    monkeypatch.setattr(painter, "hand", hand)
    await command(room, room.ada, "table pause")
    assert asked and not any(asked)
    asked.clear()
    await press(room, room.ada, room.post(), "Resume")
    assert asked and all(asked)


async def test_paused_table_resumes_only_where_all_players_see_it(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    player, _ = mover(room, before)
    assert "its cards stay secret" in said(await command(room, room.ada, "table pause"))
    old = room.post()
    assert "This table is paused" in words(old) and buttons(old) == ["Resume"]
    assert "This table is paused" in words(room.hand(room.ben))
    hidden = room.playground.add_channel(room.guild, "hidden")
    room.playground.set_permissions(hidden, deny=["view_channel"], person=room.ben)
    assert "Ben can't see this channel" in said(await command(room, room.ada, "table resume", channel=hidden))
    await room.stop()
    await room.start()
    thread = room.playground.add_thread(room.channel, "cards")
    assert "The table is here now" in said(await command(room, room.ben, "table resume", channel=thread))
    state = await room.bot.services.host.state(before.id)
    assert (state.views, state.channel_id, state.status) == (before.views, thread.id, Status.RUNNING)
    await press(room, player, room.hand(player), "Draw")
    assert (await room.bot.services.host.state(before.id)).revision == 1


async def test_who_left_the_server_is_absent_when_a_paused_table_is_resumed(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    await command(room, room.ada, "table pause")
    room.ben.leave(room.guild)
    other = room.playground.add_guild("Another club")
    room.ada.join(other)
    there = room.playground.add_channel(other, "cards")
    room.ben.leave(other)
    assert "Ben can't see" in said(await command(room, room.ada, "table resume", channel=there)), "he might be here"
    await command(room, room.ada, "table resume")
    state = await room.table()
    assert (state.id, state.names, state.former_names) == (before.id, ("Ada", "Ben"), ("", ""))
    room.ben.join(room.guild)
    assert "hand" in said(await command(room, room.ben, "hand")) or room.hand(room.ben)
    assert (await room.table()).names == ("Ada", "Ben")


@pytest.mark.parametrize("added", [True, False])
async def test_private_thread_is_visible_only_to_added_players(room: Room, added: bool) -> None:
    await started(room, room.ben)
    await command(room, room.ada, "table pause")
    thread = room.playground.add_thread(room.channel, "aside", private=True)
    room.playground.world.add_thread_member(thread, room.ada.user)
    if added:
        room.playground.world.add_thread_member(thread, room.ben.user)
    told = said(await command(room, room.ada, "table resume", channel=thread))
    assert ("The table is here now" if added else "Ben can't see this channel") in told


async def test_table_resumes_after_the_bot_was_removed_and_invited_again(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    room.playground.kick_bot(room.guild)
    await room.paused(before.id)
    await room.stop()
    await room.start()
    room.playground.invite_bot(room.guild)
    await room.playground.until(lambda: room.bot.get_guild(room.guild.id))
    assert "The table is here now" in said(await command(room, room.ben, "table resume"))
    after = await room.table()
    assert after.views == before.views
    player, _ = mover(room, after)
    await press(room, player, room.post(), "Draw")
    assert (await room.table()).revision == 1


async def test_table_is_paused_if_the_bot_was_removed_while_down(room: Room) -> None:
    await started(room)
    before = await room.table()
    await room.stop()
    room.playground.kick_bot(room.guild)
    await room.start()
    await room.paused(before.id)


async def test_table_resumes_after_its_channel_was_deleted(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    room.playground.delete_channel(room.channel)
    await room.paused(before.id)
    await room.stop()
    await room.start()
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    assert "The table is here now" in said(await command(room, room.ada, "table resume", channel=elsewhere))
    assert (await room.bot.services.host.state(before.id)).views == before.views


async def test_idle_table_is_paused_and_frees_its_channel(room: Room, later: Later) -> None:
    await started(room, room.ben)
    later(73 * 3600)
    await room.tick()
    assert "This table is paused" in words(room.post())
    assert "Your table is open" in said(await command(room, room.ben, "table new"))


@pytest.mark.parametrize("leaver", ["ada", "ben"])
async def test_last_player_to_leave_keeps_the_seat(room: Room, leaver: str) -> None:
    await started(room, room.ben)
    last = {"ada": room.ben, "ben": room.ada}[leaver]
    await command(room, getattr(room, leaver), "table leave")
    assert "is paused" in said(await command(room, last, "table leave"))
    assert "The table is here now" in said(await command(room, last, "table resume"))


@pytest.mark.parametrize(
    ("terms", "line"),
    [
        (
            {"pace": "none"},
            "If everyone waits 30 minutes for a player, the others can vote to pause the game;"
            " after 24 hours, to let a computer (expert) play on for them.",
        ),
        ({"late": "turn"}, "If a player's time runs out, a computer (expert) plays that turn."),
        ({"late": "autopilot"}, "If a player's time runs out, a computer (expert) plays for them until they're back."),
        ({"late": "forfeit"}, "If a player's time runs out, their side loses the game."),
        (
            {"pace": "post", "turn": 24, "late": "turn"},
            "If a player's time runs out, a computer (expert) plays that turn.",
        ),
    ],
)
async def test_the_lobby_says_what_follows_absence(room: Room, terms: dict[str, Any], line: str) -> None:
    await command(room, room.ada, "table new")
    services, state = room.bot.services, await room.table()
    ada = await services.store.player(room.ada.id, room.ada.name)
    pace = {} if terms.get("pace") == "none" else {"pace": "live", "turn": 120, **terms}
    if pace:
        await services.host.lobby.amend(state.id, ada, terms=pace)
    await room.quiet()
    assert line in words(room.post()).splitlines()
    assert words(room.post()).count("If ") == 1


async def test_pausing_against_the_clock_is_asked_and_agreed(room: Room, later: Later) -> None:
    await paced(room, late="forfeit")
    asked = said(await command(room, room.ben, "table pause"))
    assert "everyone at the table must agree to pause" in asked and "so does the time" in asked
    told = words(room.post())
    assert "**Ben** wants to pause this game (1 of 2 agree)." in told and "Draw" in buttons(room.post())
    shown = room.post()
    later(90)
    assert "The table is paused" in said(await press(room, room.ada, shown, "Agree to pause"))
    assert "This table is paused" in words(room.post())
    assert "If nobody plays on by <t:" in words(room.post())
    assert "out of date" in said(await press(room, room.ada, shown, "Agree to pause", race=True))
    later(3600)
    await press(room, room.ben, room.post(), "Resume")
    state = await room.table()
    assert state.clock and 0 < state.clock.ends - room.clock() <= 30, "the rest of the two minutes"
    later(31)
    await room.tick()
    assert "ran out of time" in words(room.post())


async def test_who_plays_on_declines_the_pause(room: Room) -> None:
    mine, other = mover(room, await paced(room, late="turn"))
    await command(room, other, "table pause")
    assert "Agree to pause" in buttons(room.post())
    await turn_by_buttons(room, mine)
    assert "Agree to pause" not in buttons(room.post()) and "wants to pause" not in words(room.post())
    assert (await room.table()).status is Status.RUNNING


async def test_a_game_that_nobody_continued_says_who_was_ahead(room: Room, later: Later) -> None:
    await started(room, room.ben)
    await play_round(room)
    state = await room.table()
    await command(room, room.ada, "table pause")
    later(31 * 86400)
    await room.tick()
    after = await room.bot.services.host.state(state.id)
    totals = state.views[-1].totals
    assert totals[0] != totals[1] and after.status is Status.FINISHED
    winner = state.names[totals.index(max(totals))]
    assert f"Nobody played on within 30 days, so the game is over: {winner} was ahead and wins." in words(room.post())
