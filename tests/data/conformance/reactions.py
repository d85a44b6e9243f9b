"""Reactions to actions: one of a person to each, beside the actions."""

from __future__ import annotations

import pytest

from data.store import Conflict, Forgotten, ReactionRow, Status, Store
from tests.data.builders import BEN, CYD, action, running_table


async def played(store: Store, count: int = 3) -> tuple[int, int]:
    """Store a running table with some actions; return the ids of Ben and Cyd, who have no seat."""
    await running_table(store)
    for number in range(1, count + 1):
        await store.append("T1", action(number))
    return (await store.player(BEN, "Ben")).id, (await store.player(CYD, "Cyd")).id


class ReactionsSuite:
    async def test_a_person_has_one_reaction_to_an_action(self, store: Store, another: Store) -> None:
        ben, cyd = await played(store)
        await store.react("T1", 2, ben, "👏")
        await another.react("T1", 3, cyd, "🔥")
        await store.react("T1", 3, ben, "👏")
        await store.react("T1", 3, ben, "😂")
        last = (ReactionRow(3, ben, "😂"), ReactionRow(3, cyd, "🔥"))
        assert await another.reactions("T1") == [ReactionRow(2, ben, "👏"), *last]
        assert (await another.table("T1")).reactions == last, "those to the last action that has any"
        await store.react("T1", 3, ben, "😂")
        assert (await store.table("T1")).reactions == (ReactionRow(3, cyd, "🔥"),), "the same again takes it back"
        assert [row["action"] for row in (await store.personal_data(ben))["reactions"]] == [2]

    async def test_an_undone_action_loses_its_reactions(self, store: Store) -> None:
        ben, _ = await played(store)
        for number in (1, 2, 3):
            await store.react("T1", number, ben, "👏")
        await store.append("T1", action(4, kind="undo"), undone_from=2)
        assert await store.reactions("T1") == [ReactionRow(1, ben, "👏")]

    async def test_reactions_go_with_the_actions_and_with_the_person(self, store: Store) -> None:
        ben, cyd = await played(store)
        for player in (ben, cyd):
            await store.react("T1", 1, player, "👏")
        await store.forget(ben)
        assert await store.reactions("T1") == [ReactionRow(1, cyd, "👏")]
        with pytest.raises(Forgotten):
            await store.react("T1", 1, ben, "👏")
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(Conflict):
            await store.react("T1", 1, cyd, "🔥")
        await store.compact_actions(1e12)
        assert await store.reactions("T1")
        await store.drop_actions(1e12)
        assert await store.reactions("T1") == []
