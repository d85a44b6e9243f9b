"""The states of a table action by action, and the same states with other secret cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from bot.host.host import Host
from bot.host.table.state import TableState
from data.connect import open_store
from engine.games import GAMES
from engine.types import Action
from engine.view import View
from tests.bot.conftest import HereAndNow
from tests.databases import provide_database

OTHER = ("JK", "2C", "2D", "AS")


TABLES = [(game, rules.presets[0]) for game, rules in GAMES.items()] + [("canasta", "partners"), ("canasta", "modern")]
"""The first preset of every game, one of partners who ask each other, and one with cards laid aside."""


def eager(view: View) -> Action:
    """Ask, meld or draw where that is legal."""
    kinds = {action.kind: action for action in view.legal}
    return kinds.get("ask") or kinds.get("meld") or kinds.get("draw") or view.legal[-1]


async def states(
    folder: Path, turns: int, game: str = "canasta", preset: str = "", choose: Callable[[View], Action] = eager
) -> list[TableState]:
    """Return the states of a game with the preset's default number of people, action by action."""
    await provide_database(folder / "room.db")
    store = await open_store(str(folder / "room.db"))
    host = Host(store, HereAndNow())
    preset = preset or GAMES[game].presets[0]
    people = [await store.player(number, f"P{number}") for number in range(1, 5)]
    state = await host.lobby.open(guild_id=1, channel_id=2, host=people[0], game=game, preset=preset, deals=7)
    people = people[: state.seat_count]
    for player in people[1:]:
        state = await host.lobby.join(state.id, player)
    for seat in state.undecided:
        await host.agreement.agree(state.id, people[seat], state.setup.digest)
    state = await host.lobby.start(state.id, people[0])
    seen = [state]
    while len(seen) < turns and state.views[-1].to_act:
        seat = state.views[-1].to_act[0]
        state = await host.play.act(state.id, people[seat], choose(state.views[seat]))
        seen.append(state)
    await host.stop()
    await store.close()
    return seen


def with_other_secrets(state: TableState, reader: int | None) -> TableState:
    """Return the same table with other cards wherever the reader may not look."""
    recent, news = [
        tuple(
            event._replace(cards=(OTHER * len(event.cards))[: len(event.cards)])
            if event.secret and event.seat != reader
            else event
            for event in events
        )
        for events in (state.recent, state.news)
    ]
    views = tuple(view if view.seat in (reader, None) else replace(view, hand=OTHER, legal=()) for view in state.views)
    return replace(state, recent=recent, news=news, views=views)
