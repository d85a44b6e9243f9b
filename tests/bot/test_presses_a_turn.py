"""How many presses a turn takes, counted in whole rounds against the computer that are played by buttons alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.messages.custom_ids import Press, action_key
from engine import players
from tests.bot.conftest import Room, parts
from tests.bot.playing import command, press

ENDS = ("discard", "play")
"""The actions that end a turn."""


async def played_by_buttons(room: Room, eager: Sequence[str]) -> Counter[str]:
    """Plays a round from Ada's direct messages with the computer's choices; returns the presses by kind of action.

    Of the ``eager`` kinds, the first offer is pressed whenever there is one, once a turn.
    """
    presses: Counter[str] = Counter()
    done: set[str] = set()
    while (view := (await room.table()).views[0]).phase not in ("scored", "won"):
        offered = offers(room)
        chosen = players.choose(view, players.ADVANCED, b"")
        now = [what for kind in eager if kind not in done for what in offered if what.startswith(f"do.{kind}.")]
        cards = [what for what in offered if what.split(".")[1] in ENDS]
        what = next(iter(now), f"do.{chosen.kind}.{action_key(chosen)}")
        what = what if what in offered else cards[-1]
        await room.ada.click(room.ada.dms()[-1], custom_id=offered[what])
        await room.quiet()
        kind = what.split(".")[1]
        presses[kind] += 1
        done = set() if kind in ENDS else {*done, kind}
    return presses


def offers(room: Room) -> dict[str, str]:
    """The custom ids of the buttons in Ada's newest direct message, by what they do."""
    found = (Press.read(part["custom_id"]) for part in parts(room.ada.dms()[-1], 2))
    return {press.what: press.custom_id for press in found if press and press.word == "do"}


@pytest.mark.parametrize(
    ("preset", "eager", "most"),
    [
        pytest.param("classic", ("take", "meld"), 2.5, id="a turn of Canasta with every meld"),
        pytest.param("pinochle", (), 1.2, id="a trick of Pinochle with its melds"),
    ],
)
@pytest.mark.parametrize("numbers", [(6,), pytest.param(range(3, 9), marks=pytest.mark.soak)])
async def test_turn_takes_few_presses(
    room: Room, preset: str, eager: Sequence[str], most: float, numbers: Sequence[int]
) -> None:
    presses: Counter[str] = Counter()
    for deals in numbers:
        await command(room, room.ada, "table new", preset=preset, deals=deals)
        await press(room, room.ada, room.post(), "Start")
        presses += await played_by_buttons(room, eager)
        await command(room, room.ada, "table close")
    turns = sum(presses[kind] for kind in ENDS)
    assert turns > 10
    assert presses.total() / turns <= most, presses
