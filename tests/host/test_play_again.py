"""The same cards again, and rematches."""

from __future__ import annotations

import pytest

from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from data.store import Player, Status
from engine.deal import Noted, check
from tests.host.played_games import play_to_the_end
from tests.host.room import GUILD, Room, to_act, waits_for

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


async def test_rematch_has_new_cards_and_invites_the_same_players(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    over = await play_to_the_end(room, await room.table(ada, bob, options={"target": 20}), {0: ada, 1: bob})
    for refused, code in ((cyd, "not-seated"), (bob, "channel-busy")):
        busy = HERE if refused is cyd else HERE | {"channel_id": (await room.table(cyd)).channel_id}
        with pytest.raises(Refusal, match=code):
            await room.host.play_again.rematch(over.id, refused, **busy)
    new = await room.host.play_again.rematch(over.id, bob, **HERE)
    assert (new.practice, new.cards_of, new.rules, new.seat_of(bob.id)) == (False, None, over.rules, 1)
    assert new.commitment != over.commitment
    assert (await room.store.table(new.id)).invited == (ada.id,)
    assert check(await room.host.reveal(new.id)) != [], "nothing is over yet"


@pytest.mark.parametrize("starter", ["alternate", "loser"])
async def test_the_first_lead_of_a_rematch_alternates_or_goes_to_the_loser(
    room: Room, ada: Player, bob: Player, starter: str
) -> None:
    options = {"target": 60, "starter": starter}
    over = await play_to_the_end(
        room, await room.table(ada, bob, game="pinochle", preset="pinochle", options=options), {0: ada, 1: bob}
    )
    lost = 1 - over.views[0].winners[0]
    leads = (ada, bob)[1 if starter == "alternate" else lost]
    new = await room.host.play_again.rematch(over.id, bob, **HERE)
    assert new.seat_of(bob.id) == (0 if leads is bob else 1)
    new = await room.host.lobby.join(new.id, ada)
    if new.undecided:
        new = await room.host.agreement.agree(new.id, ada, new.setup.digest)
    dealt = await room.host.lobby.start(new.id, bob)
    assert to_act(dealt) == (dealt.seat_of(leads.id),)


async def test_a_computer_moves_to_the_other_seat_with_its_level_in_a_rematch(room: Room, ada: Player) -> None:
    terms = Terms(computers="beginner", levels=((1, "expert"),))
    state = await room.table(ada, game="pinochle", preset="pinochle", options={"target": 60}, terms=terms)
    while state.status is Status.RUNNING:
        state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
        if state.status is Status.RUNNING:
            state = await room.step(state, {0: ada})
    new = await room.host.play_again.rematch(state.id, ada, **HERE)
    assert (new.seat_of(ada.id), new.terms.levels) == (1, ((0, "expert"),))
