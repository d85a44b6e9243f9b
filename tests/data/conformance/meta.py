"""What the bot remembers about itself."""

from __future__ import annotations

from data.store import Store


class MetaSuite:
    async def test_meta_values_are_json_and_replaced_by_key(self, store: Store, another: Store) -> None:
        assert await store.meta("commands") is None
        await store.set_meta("commands", "old")
        await store.set_meta("commands", {"hash": [1, "ä"]})
        await store.set_meta("others", 2.5)
        assert await another.meta("commands") == {"hash": [1, "ä"]}
        assert await another.meta("others") == 2.5
