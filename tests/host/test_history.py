"""History of finished games, and comparisons of numbered deals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.records.deals import Comparison
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import DEAL, Action
from tests.host.room import GUILD, Room, to_act

SEVERAL = {"target": 60}
"""A game of several rounds."""


async def won(room: Room, *players: Player, **options: Any) -> TableState:
    """Play a game of these players to its end."""
    state = await room.table(*players, **{"options": {"target": 20}, **options})
    people = dict(enumerate(players))
    while state.status is Status.RUNNING:
        state = await room.step(state, people)
    room.clock.now += 60
    return state


async def test_history_lists_finished_games_of_players(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    first, second = await won(room, ada, bob), await won(room, ada, bob, cyd, seats=3)
    await won(room, ada, bob, practice=True)
    third = await won(room, bob, ada)
    history = room.host.history
    assert [game.table_id for game in await history.games(GUILD, [ada.id], only=False)] == [
        third.id,
        second.id,
        first.id,
    ]
    together = await history.games(GUILD, [bob.id, ada.id], only=True)
    assert [game.table_id for game in together] == [third.id, first.id]
    assert [[sitter.name for sitter in side.participants] for side in together[0].sides] == [["Bob"], ["Ada"]]
    assert tuple(side.points for side in together[1].sides) == first.views[0].totals
    assert [side.won for side in together[1].sides] == [side in first.views[0].winners for side in (0, 1)]
    assert await history.games(GUILD + 1, [ada.id], only=False) == []
    await room.store.forget(ada.id)
    [game, *_] = await history.games(GUILD, [bob.id], only=False)
    assert [(sitter.player, sitter.name) for side in game.sides for sitter in side.participants][1] == (ada.id, "")


async def test_numbered_deal_is_compared_side_by_side(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    with pytest.raises(Refusal, match="no-such-deal"):
        await room.host.deal_comparisons.compare(GUILD, 101)
    with pytest.raises(Refusal, match="nobody-played"):
        await room.host.deal_comparisons.compare(GUILD, 17)
    first = await won(room, ada, bob, deals=17, options=SEVERAL)
    other = await won(room, cyd, bob, deals=17, options=SEVERAL)
    unfinished = await room.table(ada, cyd, deals=17, practice=True, options=SEVERAL)
    people = {0: ada, 1: cyd}
    while to_act(unfinished) != (0, 1):
        unfinished = await room.step(unfinished, people)
    await won(room, ada, bob, deals=18, options=SEVERAL)
    await won(room, ada, bob, deals=17, options={"target": 21})

    compared = await room.host.deal_comparisons.compare(GUILD, 17, table_id=first.id)
    assert (compared.deals, compared.seat_count, len(compared.sides)) == (17, 2, 2)
    for side, attempts in enumerate(compared.sides):
        finished = [attempt for attempt in attempts if attempt.over]
        assert {attempt.table_id for attempt in finished} == {first.id, other.id}
        assert [attempt.total for attempt in finished] == sorted((attempt.total for attempt in finished), reverse=True)
        assert not attempts[-1].over and attempts[-1].table_id == unfinished.id
        mine = next(attempt for attempt in attempts if attempt.table_id == first.id)
        assert mine.total == sum(mine.rounds) == first.views[0].totals[side]
    marks = {
        (attempt.table_id, attempt.participants[0].name): (attempt.practice, attempt.repeated)
        for attempts in compared.sides
        for attempt in attempts
    }
    assert marks == {
        (first.id, "Ada"): (False, False),
        (first.id, "Bob"): (False, False),
        (other.id, "Cyd"): (False, False),
        (other.id, "Bob"): (False, True),
        (unfinished.id, "Ada"): (True, True),
        (unfinished.id, "Cyd"): (True, True),
    }
    changed = await room.host.deal_comparisons.compare(GUILD, 17)
    assert len(changed.sides[0]) == 1 and changed.rules.target == 21, "other options are not compared with these"
    with pytest.raises(Refusal, match="nobody-played"):
        await room.host.deal_comparisons.compare(GUILD, 17, preset="plain")
    assert await room.host.deal_comparisons.compare(GUILD, 17, table_id=other.id) == compared
    await room.host.play.act(unfinished.id, ada, Action(DEAL))


async def test_hidden_people_are_left_out_of_the_comparison(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    hidden, other = await won(room, ada, bob, deals=17), await won(room, cyd, bob, deals=17)
    compare = room.host.deal_comparisons.compare
    await room.host.privacy.hide(ada, hidden=True)

    def tables(compared: Comparison, side: int) -> set[str]:
        return {attempt.table_id for attempt in compared.sides[side]}

    compared = await compare(GUILD, 17, viewer=cyd.id)
    assert (tables(compared, 0), tables(compared, 1)) == ({other.id}, {hidden.id, other.id}), "only her own side"
    assert tables(await compare(GUILD, 17, viewer=ada.id), 0) == {hidden.id, other.id}, "she still sees her own"
    for each in (bob, cyd):
        await room.host.privacy.hide(each, hidden=True)
    with pytest.raises(Refusal, match="nobody-played"):
        await compare(GUILD, 17)
