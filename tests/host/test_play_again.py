"""The same cards again."""

from __future__ import annotations

import pytest

from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from data.store import Player
from engine.deal import Noted, check
from tests.host.played_games import play_to_the_end
from tests.host.room import GUILD, Room, waits_for

HERE = {"guild_id": GUILD, "channel_id": 900}


async def test_same_cards_of_a_finished_game(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    first = await room.table(ada, bob)
    with pytest.raises(Refusal, match="not-over"):
        await room.host.play_again.same_cards(first.id, bob, **HERE)
    over = await play_to_the_end(room, first, {0: ada, 1: bob})
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.play_again.same_cards(first.id, cyd, **HERE)
    again = await room.host.play_again.same_cards(over.id, bob, **HERE)
    assert (again.practice, again.cards_of, again.host) == (True, over.id, bob.id)
    assert (again.seat_of(bob.id), again.commitment) == (1, first.commitment)
    with pytest.raises(Refusal, match="cards-fixed"):
        await room.host.lobby.join(again.id, cyd, seed="words that change nothing")
    await room.host.lobby.join(again.id, cyd)
    await room.host.agreement.agree(again.id, cyd, again.setup.digest)
    dealt = await room.host.lobby.start(again.id, bob)
    assert [view.hand for view in dealt.views] == [view.hand for view in first.views]
    ended = await play_to_the_end(room, dealt, {0: cyd, 1: bob})
    assert check(await room.host.reveal(again.id), Noted(bytes.fromhex(first.commitment))) == []
    third = await room.host.play_again.same_cards(ended.id, cyd, **HERE)
    assert third.cards_of == over.id, "the cards are the first table's"
    other = await (await room.another_host()).state(third.id)
    assert other == third


async def test_same_cards_of_a_closed_game_only_after_solo_play(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, practice=True)
    await room.host.lifecycle.close(state.id, ada)
    with pytest.raises(Refusal, match="may-go-on"):
        await room.host.play_again.same_cards(state.id, ada, **HERE)
    mine = await room.table(ada, terms=Terms(pace="live", computers="expert"), practice=True)
    mine = await room.until(mine.id, waits_for(0))
    await room.host.lifecycle.close(mine.id, ada)
    again = await room.host.play_again.same_cards(mine.id, ada, **HERE)
    assert again.terms == Terms(computers="expert")
    dealt = await room.until((await room.host.lobby.start(again.id, ada)).id, waits_for(0))
    assert dealt.views[0].hand == mine.views[0].hand
    with pytest.raises(Refusal, match="cards-seen"):
        await room.host.lifecycle.resume(mine.id, ada, guild_id=GUILD, channel_id=901)


async def test_same_cards_of_a_numbered_deal_stay_numbered(room: Room, ada: Player, bob: Player) -> None:
    over = await play_to_the_end(room, await room.table(ada, bob, deals=17), {0: ada, 1: bob})
    again = await room.host.play_again.same_cards(over.id, ada, **HERE)
    assert (again.deals, again.cards_of, again.practice) == (17, None, True)
