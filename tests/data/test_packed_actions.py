"""Packed actions lose no digit, not even on the way through a database, and old ones stay readable."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import zlib
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from data.connect import open_store
from data.move import move
from data.store import ActionRow, Status, Store
from data.store.packed_actions import pack, unpack
from data.store.queries import to_json
from tests.data.builders import GUILD, running_table, with_company
from tests.examples import examples

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
ACTIONS = st.dictionaries(
    TEXTS,
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
        max_leaves=6,
    ),
    max_size=4,
)
TIMES = st.floats(1.7e9, 1.9e9) | st.floats(allow_nan=False, allow_infinity=False)
ACTORS = st.sampled_from((("", 1), ("", 2), ("sound", 0), ("sound", 1), ("sound", None)))
"""A person, or a computer at its own seat, in a person's place, or one that acted before that was kept."""
MOVES = st.lists(st.tuples(st.sampled_from((0, 1)), ACTIONS, TIMES, ACTORS), max_size=12)


@given(st.lists(st.builds(ActionRow, st.integers(1), st.integers(0, 5), ACTIONS, TIMES, TEXTS), max_size=20))
def test_actions_are_unpacked_as_they_were(actions: list[ActionRow]) -> None:
    of_person = [row._replace(person=5) for row in actions]
    assert list(unpack(pack(of_person), 5)) == of_person
    of_computers = [row._replace(person=0 if row.number % 2 else None) for row in actions]
    assert list(unpack(pack(of_computers), None)) == of_computers


@given(MOVES)
@examples(5)
def test_any_game_is_the_same_compacted_moved_and_resumed(
    moves: list[tuple[int, dict[str, object], float, tuple[str, int | None]]],
) -> None:
    rows = [
        ActionRow(number, seat, action, at, computer, person=person)
        for number, (seat, action, at, (computer, person)) in enumerate(moves, 1)
    ]
    asyncio.run(compacted_moved_and_resumed(rows))


async def compacted_moved_and_resumed(rows: list[ActionRow]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        here, there = (str(Path(folder) / name) for name in ("here.db", "there.db"))
        store = await open_store(here)
        await with_company(store, await running_table(store))
        for row in rows:
            await store.append("T1", row)
        await store.end_table("T1", Status.CLOSED)
        before = await everything(store)
        while not await store.compact_actions(2e308):
            pass
        assert await everything(store) == before
        await store.close()
        await move(here, there)
        store = await open_store(there)
        assert await everything(store) == before
        await store.reopen_table("T1", GUILD, 1, Status.RUNNING, 2e9)
        assert await store.actions("T1") == rows
        await store.append("T1", ActionRow(len(rows) + 1, 0, {}, 2e9))
        assert await store.actions("T1") == [*rows, ActionRow(len(rows) + 1, 0, {}, 2e9)]
        await store.close()


async def everything(store: Store) -> list[object]:
    return [await store.actions("T1"), *[(await store.personal_data(player))["actions"] for player in (1, 2)]]


def test_what_the_first_version_packed_is_read() -> None:
    packed = {
        "number": [3, 1, 4],
        "seat": [0, 0, 2],
        "action": [{"kind": "draw"}, {"kind": "discard", "cards": ["8S"]}, {"kind": "draw"}],
        "at": [6800000001, 3, -1],
        "unit": 4,
        "computer": ["", "", "sound"],
    }
    assert list(unpack(zlib.compress(json.dumps(packed).encode()), None)) == [
        ActionRow(3, 0, {"kind": "draw"}, 1700000000.25),
        ActionRow(4, 0, {"kind": "discard", "cards": ["8S"]}, 1700000001.0),
        ActionRow(8, 2, {"kind": "draw"}, 1700000000.75, "sound"),
    ]


def test_a_move_takes_a_tenth_of_what_it_says() -> None:
    chance, at, rows = random.Random(1), 1.7e9, []
    for number in range(1, 201):
        at += chance.expovariate(1 / 7)
        card = chance.choice("A23456789TJQK") + chance.choice("CDHS")
        rows.append(ActionRow(number, number % 2, {"kind": "play", "cards": [card]}, at))
    said = len(to_json([{**row._asdict(), "table": "abcd1234"} for row in rows]))
    assert len(pack(rows)) < said / 10
