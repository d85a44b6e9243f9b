"""Roles of champions: stored before they are given, and taken away from people who are forgotten."""

from __future__ import annotations

from data.store import ChampionRole, Store
from tests.data.builders import ADA, BEN, GUILD


class ChampionsSuite:
    async def test_a_role_is_stored_with_its_state_until_it_is_dropped(self, store: Store, another: Store) -> None:
        ada = await store.player(ADA, "Ada")
        role = ChampionRole(GUILD, "daily", ADA, ada.id, 55, "giving")
        assert await store.put_champion_role(role) and await another.put_champion_role(role)
        await store.put_champion_role(role._replace(state="given"))
        other = role._replace(guild_id=GUILD + 1, state="own")
        await store.put_champion_role(other)
        assert await another.champion_roles(GUILD) == [role._replace(state="given")]
        assert await another.champion_roles() == [role._replace(state="given"), other]
        await store.drop_champion_role(role)
        assert await store.champion_roles() == [other]

    async def test_what_was_given_outlives_a_player_until_it_is_taken_away(self, store: Store) -> None:
        ada, ben = await store.player(ADA, "Ada"), await store.player(BEN, "Ben")
        role = ChampionRole(GUILD, "daily", ADA, ada.id, 55, "given")
        for row in (role, role._replace(kind="season", state="own"), role._replace(account=BEN, player=ben.id)):
            await store.put_champion_role(row)
        assert len((await store.personal_data(ada.id))["roles_of_champions"]) == 2
        await store.forget(ada.id)
        assert not (await store.personal_data(ada.id))["roles_of_champions"]
        left = await store.champion_roles(GUILD)
        assert left == [role._replace(player=None), role._replace(account=BEN, player=ben.id)]
        assert not await store.put_champion_role(role._replace(kind="season")), "nobody who was forgotten"
