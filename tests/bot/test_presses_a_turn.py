"""How many presses a turn takes, counted in whole rounds that are played by buttons alone, and for each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

import pytest

from bot.host.table.state import TableState
from bot.table.messages.hand import Mode, hand_message
from bot.texts import load_texts
from bot.ui.components import Picture
from bot.ui.custom_ids import Press, action_key
from engine import players
from engine.games import GAMES
from engine.types import Action, Seat
from engine.view import View
from tests.bot.conftest import Room, parts
from tests.bot.playing import command, press
from tests.bot.recorded_states import states
from tests.examples import sampled
from tests.texts import text

TEXTS = load_texts()
PICTURE = Picture("table.png", b"", "")

ENDS = ("discard", "play")
"""The actions that end a turn."""


async def played_by_buttons(room: Room, eager: Sequence[str]) -> Counter[str]:
    """Play a round from Ada's direct messages with the computer's choices; return the presses by kind of action.

    Of the ``eager`` kinds, the first offer is pressed whenever there is one, once a turn.
    """
    presses: Counter[str] = Counter()
    done: set[str] = set()
    while (view := (await room.table()).views[0]).phase not in ("scored", "won"):
        offered = offers(room)
        if asked := next((what for what in offered if what.startswith("sure.")), ""):
            await room.ada.click(room.ada.dms()[-1], custom_id=offered[asked])
            await room.quiet()
            presses["sure"] += 1
            continue
        chosen = players.choose(view, players.ADVANCED, b"")
        now = [what for kind in eager if kind not in done for what in offered if what.startswith(f"do.{kind}.")]
        cards = [what for what in offered if what.split(".")[1] in ENDS]
        what = next(iter(now), f"do.{chosen.kind}.{action_key(chosen)}")
        what = next(each for each in (what, f"verb.{chosen.kind}", *reversed(cards)) if each in offered)
        await room.ada.click(room.ada.dms()[-1], custom_id=offered[what])
        await room.quiet()
        kind = what.split(".")[1]
        presses[kind] += 1
        done = set() if kind in ENDS else {*done, kind}
    return presses


def offers(room: Room) -> dict[str, str]:
    """Return the custom ids of the buttons in Ada's newest direct message, by what they do."""
    found = (Press.read(part["custom_id"]) for part in parts(room.ada.dms()[-1], 2))
    return {press.what: press.custom_id for press in found if press and press.word in ("do", "sure", "verb")}


@pytest.mark.soak
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
        await press(room, room.ada, room.post(), text("button-start"))
        presses += await played_by_buttons(room, eager)
        await command(room, room.ada, "table close")
    turns = sum(presses[kind] for kind in ENDS)
    assert turns > 10
    assert presses.total() / turns <= most, presses


SELECTED = ("bury", "crib", "exchange", "give", "meld", "take")
"""Kinds of action whose cards are selected, among more ways than there is room for below a hand."""


@sampled
@pytest.mark.parametrize(
    ("game", "preset", "most"),
    [
        (game, preset, 2) if not number else pytest.param(game, preset, 3, marks=pytest.mark.soak)
        for game, rules in GAMES.items()
        for number, preset in enumerate(rules.presets)
    ],
)
async def test_decision_takes_one_press_or_two(tmp_path: Path, game: str, preset: str, most: float) -> None:
    presses: dict[str, list[int]] = {}
    for state in await states(tmp_path, 30, game, preset, advanced):
        view = state.views[-1]
        for seat in view.to_act if view.phase not in ("scored", "won") else ():
            action = advanced(state.views[seat])
            presses.setdefault(action.kind, []).append(presses_for(state, seat, action))
    assert presses
    for kind, counted in presses.items():
        assert mean(counted) <= (most if kind in SELECTED else 1), (kind, counted)


def advanced(view: View) -> Action:
    return players.choose(view, players.ADVANCED, b"") if len(view.legal) > 1 else view.legal[0]


def presses_for(state: TableState, seat: Seat, action: Action) -> int:
    """Return 1 if a button below the hand plays the action, 2 if one leads to a button that does, else 3."""
    played = {f"do.{action.kind}.{action_key(action)}", f"verb.{action.kind}"}
    for count, mode in enumerate((None, Mode(action.kind, 0, state.revision)), 1):
        message = hand_message(TEXTS, state, seat, PICTURE, where="", table=PICTURE, mode=mode)
        found = (Press.read(getattr(item, "custom_id", None) or "") for item in message.walk_children())
        if played & {press.what for press in found if press}:
            return count
    return 3
