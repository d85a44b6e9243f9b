"""Names are visible, keep the text around them in order, and are never taken for markup."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from discord.utils import escape_markdown

from bot.texts import load_texts
from bot.ui.names import escaped, isolated, names, visible
from data.store import SeatRow
from tests.bot.conftest import Room, words
from tests.bot.playing import command, said, started
from tests.bot.recorded_states import states
from tests.bot.seasons import played


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u030a\u0301da", "A\u030a\u0301da"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u00ada\ufeff", "Ada"),
        ("a\x00b\u2028c", "a b c"),
        ("👩‍👧 \U0001f3f4", "👩‍👧 \U0001f3f4"),
        ("می‌روم", "می‌روم"),
        ("\u3164", ""),
        ("\u2800 \u115f", ""),
        ("\u200b\u200d\u2060", ""),
        ("\u0300\u0301", ""),
        ("\U000e0041\U000e0042", ""),
    ],
)
def test_invisible_characters_are_removed(name: str, shown: str) -> None:
    assert visible(name) == shown


@pytest.mark.parametrize(
    "name",
    ["**bold**", "||spoiler||", "`code`", "# big", "-# small", ">>> quote", "[x](https://example.com)", "a_b_c"],
)
def test_markup_is_escaped(name: str) -> None:
    assert escaped(name).replace("\u200b", "") == escape_markdown(name) != name


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "@here",
        "<@80351110224678912>",
        "<@&80351110224678912>",
        "<#80351110224678912>",
        "</table new:80351110224678912>",
        "<t:0:F>",
        "<:ace:80351110224678912>",
        "https://example.com",
    ],
)
def test_names_cannot_mention_or_link(name: str) -> None:
    shown = escaped(name)
    assert "@e" not in shown and "@h" not in shown and "://" not in shown
    assert shown.startswith("\\<") or "<" not in shown


@pytest.mark.parametrize("name", ["example.com", "join discord.gg/abc", "a.b.museum", "пример.рф", "例え。テスト"])
def test_names_cannot_be_bare_domains(name: str) -> None:
    assert not re.search(r"\w[.。]\w\w", escaped(name))
    assert escaped(name).replace("\u200b", "") == name


@pytest.mark.parametrize("name", ["J.R.R. Tolkien", "v1.25", "Dr. Who", "..."])
def test_other_dots_in_names_are_kept(name: str) -> None:
    assert escaped(name) == name


def test_right_to_left_name_is_isolated() -> None:
    assert isolated("עדה") == "\u2068עדה\u2069"
    assert isolated("Ada") == "Ada"


async def test_computers_have_steady_names_that_nobody_else_at_the_table_has(tmp_path: Path) -> None:
    *_, state = await states(tmp_path, 0)
    seats = (SeatRow(0, 1), *(SeatRow(seat, None, "expert") for seat in range(1, 6)))
    table = replace(state, seats=seats, names=("Ada", *["expert"] * 5), former_names=("",) * 6)
    first = names(table, load_texts())
    assert len(set(first)) == 6 and not any("expert" in name for name in first)
    twin = first[3].removeprefix("🤖 ")
    clash = names(replace(table, names=(f"{twin.upper()} the Great", *table.names[1:])), load_texts())
    assert clash[3] != first[3] and (*clash[1:3], *clash[4:]) == (*first[1:3], *first[4:])
    assert names(replace(table, id="other"), load_texts()) != first


async def test_nickname_of_a_server_is_neither_stored_nor_shown_elsewhere(room: Room) -> None:
    room.guild.nicknames[room.ben.id] = "Benny of the club"
    await started(room, room.ben)
    assert "Ben" in words(room.post()) and "Benny" not in words(room.post())
    ben = await room.bot.services.store.find_player(room.ben.id)
    assert ben and ben.name == "Ben"
    await played(room, [room.ada, room.ben], [100, 5000])
    other = room.playground.add_guild("Other club")
    there = room.playground.add_channel(other, "table-9")
    assert "1. Ben" in said(await command(room, room.ada, "leaderboard", channel=there, everywhere=True))
    # One that was stored before goes with the next thing that its owner does.
    await room.bot.services.store.player(room.ben.id, "Benny of the club")
    await command(room, room.ben, "stats show")
    ben = await room.bot.services.store.find_player(room.ben.id)
    assert ben and ben.name == "Ben"
