"""The table of a tournament's match through Discord: who is in, what is offered, and what nobody else sees of it."""

from __future__ import annotations

import difflib
import json
import re
from typing import Any

import pytest

from bot.host.model.competition import Competition
from bot.host.model.gathering import ENDS_AFTER
from bot.host.model.setup import Setup, Terms
from bot.host.model.tournament_key import TournamentKey
from bot.host.table.state import TableState
from bot.host.tournaments import tables
from bot.host.tournaments.next_games import BREAK
from bot.ui.custom_ids import Press
from data.store import Status
from engine.games import GAMES
from engine.types import FORFEIT, Action
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said
from tests.bot.test_daily_secrets import content, drained, looks
from tests.bot.test_forged_presses import send
from tests.texts import says, text

SUITS = re.compile("[♠♥♦♣]")


def thread_of(room: Room, *people: Person) -> Channel:
    """Add a match's private thread with these people."""
    thread = room.playground.add_thread(room.channel, "Match 1", private=True)
    for person in people:
        room.playground.world.add_thread_member(thread, person.user)
    return thread


async def open_match(room: Room, thread: Channel, *, rounds: int = 0, match: str = "single") -> TableState:
    """Open a match of Ada and Ben in a thread."""
    host = room.bot.services.host
    people = [await host.people.player(who.id, who.name) for who in (room.ada, room.ben)]
    terms = Terms.model_validate({"pace": "live", "turn": 120, "late": "autopilot", "match": match})
    state = await tables.open_table(
        host._core,
        TournamentKey("cup", 2, 1, rounds, "Friday cup"),
        Setup(GAMES["ecarte"].of("free-ecarte"), 2, terms),
        {seat: player.id for seat, player in enumerate(people)},
        guild_id=room.guild.id,
        channel_id=thread.id,
        until=room.clock() + 3600.0,
        seed=bytes(32) if rounds else None,
    )
    await room.quiet()
    return state


def post(room: Room, thread: Channel) -> dict[str, Any]:
    """Return the newest message of a table in a thread."""
    return [each for each in room.ada.sees(thread) if each["components"] and not each["flags"] & 64][-1]


async def begin(room: Room, thread: Channel, **options: Any) -> TableState:
    """Open a match, with both in."""
    state = await open_match(room, thread, **options)
    for who in (room.ada, room.ben):
        await press(room, who, post(room, thread), text("button-in"))
    return await room.bot.services.host.state(state.id)


async def play(room: Room, state: TableState, actions: int, choice: int) -> TableState:
    """Play legal actions: the first of each, or the last with -1."""
    host, store = room.bot.services.host, room.bot.services.store
    people = await store.players([row.player for row in state.seats if row.player])
    for _ in range(actions):
        view = state.view(None)
        if view is None or not state.live:
            break
        seat = view.to_act[0]
        legal = state.views[seat].legal
        state = await host.play.act(state.id, people[state.seats[seat].player or 0], legal[choice])
    await room.quiet()
    return state


async def test_match_is_dealt_once_both_are_in(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    state = await open_match(room, thread)
    shown = post(room, thread)
    assert says(words(shown), "match-table-title", name="Friday cup", round=2)
    assert says(words(shown), "match-table-waits", players="Ada and Ben", count=0)
    assert says(words(shown), "match-table-until", until=f"<t:{int(state.gathers_until or 0)}:f>")
    offered = [text("button-in"), text("button-how-to-play"), text("button-rules"), text("button-fair-deal")]
    assert buttons(shown) == offered
    await press(room, room.ben, shown, text("button-in"))
    assert says(words(post(room, thread)), "match-table-waits", players="Ada", count=1, **{"in": "Ben"})
    cyd = room.playground.add_person("Cyd")
    [panel] = (await command(room, cyd, "help")).messages
    forged = await send(cyd, panel, Press.at(state, f"in.{state.setup.digest}").custom_id, [])
    await forged.finished()
    await room.quiet()
    assert says(said(forged), "refusal-tournament-seat")
    room.clock.ahead += 2 * ENDS_AFTER
    await room.tick()
    await press(room, room.ada, post(room, thread), text("button-in"))
    assert (await room.bot.services.host.state(state.id)).status is Status.RUNNING
    assert not says(words(post(room, thread)), "match-table-waits")


async def test_steps_that_are_refused_are_not_offered(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    state = await begin(room, thread)
    use = await press(room, room.ada, post(room, thread), text("button-table"))
    panel = use.messages[-1]
    assert buttons(panel) == [
        text("button-panel-leave"),
        text("button-panel-autopilot"),
        text("button-rules"),
    ]
    use = await command(room, room.ada, "table pause", channel=thread)
    assert says(said(use), "refusal-tournament-table")
    use = await command(room, room.ada, "assist hint", channel=thread)
    assert says(said(use), "refusal-tournament-table")
    await forfeit(room, state, 1)
    ended = buttons(post(room, thread))
    assert text("button-film") in ended
    assert not {text("button-rematch"), text("button-replay"), text("button-resume")} & {*ended}


async def forfeit(room: Room, state: TableState, seat: int) -> None:
    core = room.bot.services.host._core
    async with core.tables.hold(state.id, Competition.TOURNAMENT) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()


async def test_next_game_is_shown_by_itself(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    state = await begin(room, thread, match="best-of-3")
    await forfeit(room, state, 1)
    assert text("button-next-game") in buttons(post(room, thread))
    room.clock.ahead += BREAK + 1.0
    await room.tick()
    host = room.bot.services.host
    if host.next_games._work:
        await host.next_games._work
    await room.quiet()
    second = await tables.latest_table(host._core, state.id)
    assert second.id != state.id and second.begun
    older = [each for each in room.ada.sees(thread) if each["components"] and not each["flags"] & 64]
    assert not any(text("button-next-game") in buttons(each) for each in older)


# Secrets


async def test_nobody_else_sees_how_cards_were_played_that_others_are_to_play(room: Room) -> None:
    """Two worlds that differ only in what was played at the table are equal for a third person."""
    thread = thread_of(room, room.ada, room.ben)
    cyd = room.playground.add_person("Cyd")
    events = room.playground.subscribe(cyd)
    state = await begin(room, thread, rounds=2)
    first = await looks_short(room, cyd, state.id)
    state = await play(room, state, 10_000, 0)
    assert state.status is Status.FINISHED and state.sealed
    assert not SUITS.search(json.dumps(drained(events), ensure_ascii=False))
    second = await looks_short(room, cyd, state.id)
    assert [*difflib.unified_diff(first, second, lineterm="", n=1)] == []
    shown = buttons(post(room, thread))
    assert not {text("button-film"), text("button-replay"), text("button-fair-deal"), text("button-rematch")} & {*shown}
    await tables.unseal(room.bot.services.host._core, [state.id])
    await room.quiet()
    assert text("button-film") in buttons(post(room, thread))


LOOKING: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("table list", {}), ("scores games", {}), ("leaderboard", {}), ("stats show", {}), ("replay", {})),
    ("table verify", {}),
)
PRESSES = ("hand", "table", "watch", "scores", "film", "reveal", "hint", "rules", "in", "next-game")


async def looks_short(room: Room, who: Person, table: str) -> list[str]:
    """Return what somebody is shown by commands, and by presses on a table that they do not play at."""
    seen: list[str] = []
    for path, values in LOOKING:
        use = await command(room, who, path, **values)
        seen += [path, *content(use)]
    [message] = use.messages[-1:]
    tried = []
    for word in PRESSES:
        tried.append(await send(who, message, Press(table, 0, word).custom_id, []))
        await tried[-1].finished()
    await room.quiet()
    for word, use in zip(PRESSES, tried, strict=True):
        assert says(said(use), "refusal-tournament-sealed"), word
    return seen


@pytest.mark.soak
async def test_nothing_at_all_tells_others_of_a_sealed_match(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    cyd = room.playground.add_person("Cyd")
    state = await begin(room, thread, rounds=2)
    first = await looks(room, cyd, "2026-11-24", state.id)
    await play(room, state, 10_000, 0)
    second = await looks(room, cyd, "2026-11-24", state.id)
    assert [*difflib.unified_diff(first, second, lineterm="", n=1)] == []


async def test_moderator_annuls_a_sealed_match_and_sees_nothing_else(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    mod = room.playground.add_person("Mod")
    room.playground.add_role(room.guild, "Moderators", mod, permissions=["manage_channels", "manage_threads"])
    state = await begin(room, thread, rounds=2)
    for path in ("view table", "hand"):
        assert says(said(await command(room, mod, path, channel=thread)), "refusal-tournament-sealed")
    use = await press(room, mod, post(room, thread), text("button-table"))
    assert buttons(use.messages[-1]) == [text("button-panel-annul"), text("button-rules")]
    assert state.sealed


async def test_seal_of_cards_that_all_get_is_shown(room: Room) -> None:
    thread = thread_of(room, room.ada, room.ben)
    state = await open_match(room, thread, rounds=2)
    told = said(await press(room, room.ada, post(room, thread), text("button-fair-deal")))
    assert state.commitment in told
    assert says(told, "match-table-sealed") and not says(told, "fair-deal-before")
    seeded = await command(room, room.ada, "table join", channel=thread, seed="mine")
    assert says(said(seeded), "refusal-cards-fixed")
