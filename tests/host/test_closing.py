"""A game that counts is closed only by all its people together, and its cards are never dealt anew."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.giving_up import Cost
from bot.host.refusals import Refusal
from bot.texts import People, load_texts
from data.store import Player, Scope, Status
from engine.types import DEAL, REWIND, Action
from tests.examples import sampled
from tests.host.ended_early import ahead, behind
from tests.host.room import CHANNEL, GUILD, Room

HERE: dict[str, Any] = {"guild_id": GUILD, "channel_id": CHANNEL + 500}


async def test_closing_a_game_that_counts_needs_everybody(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, cyd, seats=3)
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.close(state.id, bob)
    for _ in range(2):
        asked = await room.host.lifecycle.close(state.id, ada)
        assert (asked.status, asked.closing, asked.revealed) == (Status.RUNNING, (0,), ())
    played = await room.step(asked, {0: ada, 1: bob, 2: cyd})
    assert played.closing == (0,), "the game goes on meanwhile"
    assert (await room.host.lifecycle.close(state.id, cyd)).status is Status.RUNNING
    closed = await room.host.lifecycle.close(state.id, bob)
    assert (closed.status, closed.closing, closed.resumable) == (Status.CLOSED, (), False)


async def test_closed_game_that_counts_cannot_be_resumed(room: Room, ada: Player, bob: Player) -> None:
    shared, alone = await room.table(ada, bob), await room.table(ada)
    await room.host.lifecycle.close(shared.id, ada)
    await room.host.lifecycle.close(shared.id, bob)
    await room.host.lifecycle.close(alone.id, ada, gives_up=Cost.FREE)
    for table in (shared, alone):
        with pytest.raises(Refusal, match="game-closed"):
            await room.host.lifecycle.resume(table.id, ada, **HERE)
        assert (await room.host.state(table.id)).status is Status.CLOSED


async def test_who_closes_a_game_against_computers_while_behind_has_lost_it(room: Room, ada: Player) -> None:
    state = await behind(room, ada)
    with pytest.raises(Refusal, match="gives-up"):
        await room.host.lifecycle.close(state.id, ada)
    assert (await room.host.state(state.id)).status is Status.RUNNING
    ended = await room.host.lifecycle.close(state.id, ada, gives_up=Cost.LOSS)
    assert (ended.status, ended.forfeited, ended.gave_up) == (Status.FINISHED, 0, True)
    lost = [row for row in await room.store.results(table_id=state.id) if row.round == 0 and not row.won]
    assert [(row.ended, row.seats[0].player) for row in lost] == [("forfeit", ada.id)]


async def test_consent_to_close_lapses_with_the_round(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, options={"target": 300})
    state = await room.host.lifecycle.close(state.id, ada)
    while DEAL not in (state.views[-1].verbs):
        state = await room.step(state, {0: ada, 1: bob})
    assert state.closing == (0,)
    state = await room.host.play.act(state.id, bob, Action(DEAL))
    assert state.closing == ()
    with pytest.raises(Refusal, match="not-host"):
        await room.host.lifecycle.close(state.id, bob)


async def test_a_moderator_who_was_forgotten_does_not_annul_their_former_game(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    """Nothing links their new id to the old one, so nobody whose id is newer than the table may decide."""
    state = await room.table(bob, cyd)
    await room.host.privacy.forget(cyd)
    again = await room.player("Cyd")
    assert again.id != cyd.id
    with pytest.raises(Refusal, match="maybe-played"):
        await room.host.moderation.annul(state.id, again, "they win")
    assert (await room.host.state(state.id)).status is Status.RUNNING
    assert (await room.host.moderation.annul(state.id, ada, "two windows")).annulled, "she was known before"


@sampled
@pytest.mark.parametrize("way", ["agreed", "annulled", "practice"])
async def test_what_becomes_of_the_rounds_before_an_early_end(
    room: Room, ada: Player, bob: Player, cyd: Player, way: str
) -> None:
    """They still count if the game is closed, but not if it is annulled or becomes practice."""
    scope = Scope(guild_id=GUILD, game="highest", changed_rules=True)
    if way == "practice":
        state = await ahead(room, ada)
    else:
        state = await room.table(ada, bob, options={"target": 300})
        while DEAL not in state.views[-1].verbs:
            state = await room.step(state, {0: ada, 1: bob})

    async def rounds() -> int:
        page = await room.store.high_scores(scope)
        return sum(row.table_id == state.id for row in page.rows)

    before = await rounds()
    assert before
    match way:
        case "agreed":
            for player in (ada, bob):
                await room.host.lifecycle.close(state.id, player)
            assert (await room.host.state(state.id)).status is Status.CLOSED
        case "annulled":
            await room.host.moderation.annul(state.id, cyd, "two windows")
        case "practice":
            await room.host.arranging.start(state.id, ada, to_practice=True)
    assert await rounds() == (before if way == "agreed" else 0)


async def test_moderator_without_a_seat_annuls_a_game_that_counts(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob)
    with pytest.raises(Refusal, match="no-reason"):
        await room.host.lifecycle.close(state.id, cyd, may_manage=True)
    with pytest.raises(Refusal, match="no-reason"):
        await room.host.moderation.annul(state.id, cyd, "  ")
    assert (await room.host.state(state.id)).status is Status.RUNNING
    annulled = await room.host.moderation.annul(state.id, cyd, "two windows")
    assert (annulled.status, annulled.annulled) == (Status.CLOSED, "two windows") and annulled.revealed
    with pytest.raises(Refusal, match="game-closed"):
        await room.host.lifecycle.resume(state.id, bob, **HERE)


async def test_practice_and_numbered_deals_are_closed_by_the_host(room: Room, ada: Player, bob: Player) -> None:
    for options in ({"practice": True}, {"deals": 7}):
        state = await room.table(ada, bob, **options)
        assert (await room.host.lifecycle.close(state.id, ada)).status is Status.CLOSED
        assert (await room.host.lifecycle.resume(state.id, ada, **HERE)).status is Status.RUNNING
        await room.host.lifecycle.pause(state.id, ada)


async def test_rewind_cannot_be_played_as_an_action(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    with pytest.raises(Refusal, match="no-practice"):
        await room.host.play.act(state.id, ada, Action(REWIND, target="deal"))


async def test_an_abandoned_game_counts_as_lost_if_its_player_is_behind(room: Room, ada: Player) -> None:
    """Otherwise pausing forever would drop a loss, as closing would: see :mod:`bot.host.giving_up`."""
    losing, winning = await behind(room, ada), await ahead(room, ada)
    paused = [await room.host.lifecycle.pause(state.id, ada) for state in (losing, winning)]
    assert [state.if_abandoned for state in paused] == ["loss", ""]
    for days, ended in ((29, False), (2, True)):
        room.clock.now += days * 24 * 3600
        await room.host.clocks.tick()
        state = await room.host.state(losing.id)
        assert (state.status is Status.FINISHED) == ended
    assert state.forfeited == 0 and 0 not in state.views[-1].winners
    [lost] = [row for row in await room.store.results(table_id=losing.id) if row.round == 0 and row.side == 0]
    assert (lost.won, lost.ended, lost.seats[0].player) == (False, "forfeit", ada.id)
    assert (await room.host.lifecycle.resume(winning.id, ada, guild_id=GUILD, channel_id=ada.id + 950)).live


async def test_who_is_not_the_host_is_told_who_is(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob)
    with pytest.raises(Refusal) as refusal:
        await room.host.lifecycle.pause(state.id, cyd)
    said = load_texts().note("refusal", refusal.value.note, People(("Ada", "Bob")))
    assert said == "Only Ada, the host of this table, can do that. Please ask them."
    await room.host.lifecycle.leave(state.id, ada)
    with pytest.raises(Refusal) as refusal:
        await room.host.lifecycle.pause(state.id, cyd)
    said = load_texts().note("refusal", refusal.value.note, People(("", "Bob")))
    assert said == "Only the person who opened this table can do that."
