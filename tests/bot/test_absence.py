"""Time limits, absent players and their return, as people see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.texts import People
from data.store import Status
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, mover, play_round, press, said, started, turn_by_buttons, whispered
from tests.examples import sampled
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

Later = Callable[[float], None]


async def paced(room: Room, **terms: Any) -> TableState:
    """Start a table of Ada and Ben with a time limit for turns."""
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    services = room.bot.services
    state = await room.table()
    ada, ben = [await services.store.player(who.id, who.name) for who in (room.ada, room.ben)]
    state = await services.host.lobby.amend(state.id, ada, terms={"pace": "live", "turn": 120, **terms})
    await services.host.agreement.agree(state.id, ben, state.setup.digest)
    await room.quiet()
    await press(room, room.ada, room.post(), text("button-start"))
    return await room.table()


@pytest.mark.soak
async def test_game_lost_on_time_says_so(room: Room, later: Later) -> None:
    state = await paced(room, late="forfeit")
    player, other = mover(room, state)
    later(121)
    await room.tick()
    told = words(room.post())
    assert says(told, "forfeited", People((player.name,)), side=0)
    assert says(told, "ended-game", winners=other.name)
    assert (await room.bot.services.host.state(state.id)).status is Status.FINISHED


@pytest.mark.soak
async def test_late_player_is_on_autopilot_until_they_return(room: Room, later: Later) -> None:
    player, other = mover(room, await paced(room, late="autopilot"))
    later(121)
    await room.tick()
    assert says(words(room.post()), "name-autopilot", name=player.name)
    await turn_by_buttons(room, other)
    assert mover(room, await room.table()) == (other, player), "played at once, without waiting for the clock"
    await press(room, player, room.hand(player), text("button-back-again"))
    await turn_by_buttons(room, other)
    assert mover(room, await room.table()) == (player, other) and not says(words(room.post()), "name-autopilot")


async def test_autopilot_is_shown_and_can_be_switched_off(room: Room) -> None:
    await started(room, room.ben)
    player, other = mover(room, await room.table())
    assert says(said(await command(room, player, "table autopilot")), "done-autopilot-on")
    state = await room.table()
    assert mover(room, state) == (other, player), "its turn was played"
    assert says(words(room.post()), "name-autopilot", name=player.name)
    assert says(words(room.hand(player)), "away-hand")
    await press(room, player, room.hand(player), text("button-back-again"))
    assert "autopilot" not in words(room.hand(player)) + words(room.post())
    await command(room, player, "table autopilot")
    assert says(said(await command(room, player, "table autopilot")), "done-autopilot-off")


@pytest.mark.soak
async def test_computer_plays_a_left_seat_until_its_player_returns(room: Room) -> None:
    await started(room, room.ben)
    assert says(said(await command(room, room.ben, "table leave")), "done-left-game", back="command")
    assert says(words(room.post()), "computer-for", name="Ben")
    cyd = room.playground.add_person("Cyd")
    assert says(said(await press(room, cyd, room.post(cyd), text("button-return"))), "refusal-not-open")
    assert says(said(await press(room, room.ben, room.post(), text("button-return"))), "done-returned")
    state = await room.table()
    assert state.names == ("Ada", "Ben") and text("button-return") not in buttons(room.post())
    await command(room, room.ben, "table leave")
    await command(room, room.ben, "table join")
    assert (await room.table()).names == ("Ada", "Ben")


def vote(motion: str) -> str:
    """Return the label of the button that votes for a motion."""
    words = text(f"motion-{motion}")
    return words[0].upper() + words[1:]


async def test_others_vote_about_an_absent_player(room: Room, later: Later) -> None:
    await started(room, room.ben)
    away, other = mover(room, await room.table())
    assert text("button-vote") not in buttons(room.post())
    assert says(said(await command(room, other, "table vote")), "refusal-nobody-away")
    later(31 * 60)
    await room.tick()
    assert says(words(room.post()), "away-vote", players=away.name)
    use = await press(room, other, room.post(), text("button-vote"))
    panel = use.response
    assert buttons(panel) == [vote("wait"), vote("pause")], "half an hour costs nobody their seat"
    assert says(words(panel), "away-computer-later")
    later(24 * 3600)
    await room.tick()
    use = await press(room, other, room.post(), text("button-vote"))
    panel = use.response
    assert buttons(panel) == [vote("wait"), vote("computer"), vote("pause")]
    await press(room, other, panel, vote("computer"))
    state = await room.table()
    assert mover(room, state) == (other, away) and says(words(room.post()), "computer-for", name=away.name)
    use = await press(room, other, panel, vote("pause"), race=True)
    assert says(said(use), "refusal-stale"), "that was about another absence"
    assert says(words(room.hand(away)), "done-taken-over") and not parts(room.hand(away), 12), "no old hand is left"
    assert says(said(await command(room, away, "draw")), "refusal-seat-left")
    await press(room, away, room.hand(away), text("button-return"))
    assert (await room.table()).names == ("Ada", "Ben") and parts(room.hand(away), 12)


@pytest.mark.soak
async def test_press_on_vote_of_who_is_away_ends_the_vote(room: Room, later: Later) -> None:
    await started(room, room.ben)
    away, other = mover(room, await room.table())
    later(31 * 60)
    await room.tick()
    use = await press(room, other, room.post(), text("button-vote"))
    assert says(said(await press(room, away, room.post(), text("button-vote"))), "refusal-you-are-away")
    await room.tick()
    assert not says(words(room.post()), "away-vote") and text("button-vote") not in buttons(room.post())
    assert says(said(await press(room, other, use.response, vote("pause"))), "refusal-is-back", seat=away.name)
    assert says(said(await command(room, other, "table vote")), "refusal-is-back", seat=away.name)
    assert (await room.table()).live


@sampled
@pytest.mark.parametrize(
    "path", ["hand", "view table", "scores rounds", "scores games", "help", "table rules", "table verify", "draw"]
)
async def test_who_looks_at_the_table_does_not_seem_to_be_away(room: Room, later: Later, path: str) -> None:
    await started(room, room.ben)
    away, _ = mover(room, await room.table())
    later(31 * 60)
    await room.tick()
    assert says(words(room.post()), "away-vote", players=away.name)
    await command(room, away, path)
    await room.tick()
    assert not says(words(room.post()), "away-vote")


@pytest.mark.soak
async def test_others_can_wait_longer_or_pause_the_table(room: Room, later: Later) -> None:
    await started(room, room.ben)
    _, other = mover(room, await room.table())
    for motion in (vote("wait"), vote("pause")):
        later(31 * 60)
        await room.tick()
        use = await press(room, other, room.post(), text("button-vote"))
        await press(room, other, use.response, motion)
        assert text("button-vote") not in buttons(room.post())
    assert says(words(room.post()), "standing-paused") and text("button-fair-deal") not in buttons(room.post())


async def test_game_that_counts_is_closed_by_everybody_together(room: Room) -> None:
    await started(room, room.ben)
    table = (await room.table()).id
    assert text("button-close") not in buttons(room.post())
    assert says(said(await command(room, room.ada, "table close")), "done-close-asked")
    assert says(words(room.post()), "closing-asked", players="Ada", agreed=1)
    assert says(words(room.post()), "closing-asked", agreed=1, count=2)
    assert text("verb-draw") in buttons(room.post()), "the game goes on meanwhile"
    shown = room.post()
    use = await press(room, room.ben, shown, text("button-close"))
    assert says(said(use), "done-game-closed")
    assert says(words(room.post()), "standing-over")
    assert says(said(await press(room, room.ben, shown, text("button-close"), race=True)), "refusal-stale")
    assert says(said(await command(room, room.ada, "table resume", table=table)), "refusal-game-closed")


async def test_closing_a_game_against_computers_does_not_drop_a_loss(room: Room) -> None:
    for _ in range(20):
        await started(room)
        await play_round(room)
        ada, computer = (await room.table()).views[-1].totals
        use = await command(room, room.ada, "table close")
        if ada <= computer:
            break
        assert says(said(use), "done-game-closed")
    assert says(said(use), "refusal-gives-up", cost="loss")
    assert (await room.table()).status is Status.RUNNING
    shown = use.response
    await press(room, room.ada, shown, text("button-give-up"))
    assert says(words(whispered(room, room.ada)[-1]), "done-gave-up")
    assert says(words(room.post()), "gave-up", People(("Ada",)), side=0)
    assert says(words(room.post()), "ended-game", called="Canasta (Classic)")
    assert says(words(room.post()), "rating-change", seat="Ada")


async def test_lobby_goes_on_without_its_host(room: Room, later: Later) -> None:
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    later(31 * 60)
    await room.tick()
    assert says(said(await press(room, room.ada, room.post(), text("button-vote"))), "done-present")
    await room.tick()
    assert text("button-vote") not in buttons(room.post())
    later(31 * 60)
    await room.tick()
    use = await press(room, room.ben, room.post(), text("button-vote"))
    await press(room, room.ben, use.response, vote("host"))
    assert says(said(await press(room, room.ada, room.post(), text("button-start"))), "refusal-host-starts", seat="Ben")


async def test_paused_table_resumes_by_a_press(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    await command(room, room.ada, "table pause")
    paused = room.post()
    eve = room.playground.add_person("Eve")
    assert said(
        await press(room, eve, paused, text("button-resume"))
    ) and not await room.bot.services.host.table_in_channel(room.channel.id), "not by somebody else"
    assert says(said(await press(room, room.ben, paused, text("button-resume"))), "done-resumed")
    after = await room.table()
    assert (after.id, after.views, after.status) == (before.id, before.views, Status.RUNNING)
    assert text("button-resume") not in buttons(room.post())
    assert said(await press(room, room.ada, paused, text("button-resume"), race=True)), (
        "an old press says why nothing happens"
    )


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
    await press(room, room.ada, room.post(), text("button-resume"))
    assert asked and all(asked)


async def test_paused_table_resumes_only_where_all_players_see_it(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    player, _ = mover(room, before)
    assert says(said(await command(room, room.ada, "table pause")), "done-paused")
    old = room.post()
    assert says(words(old), "standing-paused") and buttons(old) == [text("button-resume")]
    assert says(words(room.hand(room.ben)), "standing-paused")
    hidden = room.playground.add_channel(room.guild, "hidden")
    room.playground.set_permissions(hidden, deny=["view_channel"], person=room.ben)
    assert says(
        said(await command(room, room.ada, "table resume", channel=hidden)), "refusal-cannot-see", players="Ben"
    )
    await room.stop()
    await room.start()
    thread = room.playground.add_thread(room.channel, "cards")
    assert says(said(await command(room, room.ben, "table resume", channel=thread)), "done-resumed")
    state = await room.bot.services.host.state(before.id)
    assert (state.views, state.channel_id, state.status) == (before.views, thread.id, Status.RUNNING)
    await press(room, player, room.hand(player), text("label-draw"))
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
    assert says(
        said(await command(room, room.ada, "table resume", channel=there)), "refusal-cannot-see", players="Ben"
    ), "he might be here"
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
    assert says(told, "done-resumed") if added else says(told, "refusal-cannot-see", players="Ben")


async def test_table_resumes_after_the_bot_was_removed_and_invited_again(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    room.playground.kick_bot(room.guild)
    await room.paused(before.id)
    await room.stop()
    await room.start()
    room.playground.invite_bot(room.guild)
    await room.playground.until(lambda: room.bot.get_guild(room.guild.id))
    assert says(said(await command(room, room.ben, "table resume")), "done-resumed")
    after = await room.table()
    assert after.views == before.views
    player, _ = mover(room, after)
    await press(room, player, room.post(), text("verb-draw"))
    assert (await room.table()).revision == 1


async def test_table_is_paused_if_the_bot_was_removed_while_down(room: Room) -> None:
    await started(room)
    before = await room.table()
    await room.stop()
    room.playground.kick_bot(room.guild)
    await room.start()
    await room.paused(before.id)


@pytest.mark.soak
async def test_table_resumes_after_its_channel_was_deleted(room: Room) -> None:
    await started(room, room.ben)
    before = await room.table()
    room.playground.delete_channel(room.channel)
    await room.paused(before.id)
    await room.stop()
    await room.start()
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    assert says(said(await command(room, room.ada, "table resume", channel=elsewhere)), "done-resumed")
    assert (await room.bot.services.host.state(before.id)).views == before.views


async def test_idle_table_is_paused_and_frees_its_channel(room: Room, later: Later) -> None:
    await started(room, room.ben)
    later(73 * 3600)
    await room.tick()
    assert says(words(room.post()), "standing-paused")
    assert says(said(await command(room, room.ben, "table new")), "done-opened")


@pytest.mark.parametrize("leaver", ["ada", "ben"])
async def test_last_player_to_leave_keeps_the_seat(room: Room, leaver: str) -> None:
    await started(room, room.ben)
    last = {"ada": room.ben, "ben": room.ada}[leaver]
    await command(room, getattr(room, leaver), "table leave")
    assert says(said(await command(room, last, "table leave")), "done-paused")
    assert says(said(await command(room, last, "table resume")), "done-resumed")


@sampled
@pytest.mark.parametrize(
    ("terms", "line"),
    [
        (
            {"pace": "none"},
            text("terms-away", hours=24, level="expert", minutes=30, seat="later"),
        ),
        ({"late": "turn"}, text("terms-late-turn", level="expert")),
        ({"late": "autopilot"}, text("terms-late-autopilot", level="expert")),
        ({"late": "forfeit"}, text("terms-late-forfeit")),
        (
            {"pace": "post", "turn": 24, "late": "turn"},
            text("terms-late-turn", level="expert"),
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
    assert says(asked, "done-pause-asked")
    told = words(room.post())
    assert says(told, "pausing-asked", agreed=1, count=2, players="Ben") and text("verb-draw") in buttons(room.post())
    shown = room.post()
    later(90)
    assert says(said(await press(room, room.ada, shown, text("button-pause"))), "done-paused")
    assert says(words(room.post()), "standing-paused")
    assert says(words(room.post()), "standing-abandoned", ends="standing")
    assert says(said(await press(room, room.ada, shown, text("button-pause"), race=True)), "refusal-stale")
    later(3600)
    await press(room, room.ben, room.post(), text("button-resume"))
    state = await room.table()
    assert state.clock and 0 < state.clock.ends - room.clock() <= 30, "the rest of the two minutes"
    later(31)
    await room.tick()
    assert says(words(room.post()), "forfeited")


@pytest.mark.soak
async def test_who_plays_on_declines_the_pause(room: Room) -> None:
    mine, other = mover(room, await paced(room, late="turn"))
    await command(room, other, "table pause")
    assert text("button-pause") in buttons(room.post())
    await turn_by_buttons(room, mine)
    assert text("button-pause") not in buttons(room.post())
    assert not says(words(room.post()), "pausing-asked", agreed=1)
    assert (await room.table()).status is Status.RUNNING


@pytest.mark.soak
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
    assert says(words(room.post()), "abandoned", People((winner,)), days=30, side=0)
