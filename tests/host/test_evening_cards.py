"""The content of an evening's card: standings over its games, its best hand and its biggest turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.host.model.setup import Terms
from bot.host.records.evening_cards import EveningCard, Standings, scene
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import LEVELS, choose
from engine.record import highlights
from engine.types import FORFEIT, Action
from tests.examples import sampled
from tests.host.room import GUILD, Room, to_act

ROUNDS = {"options": {"target": 60}}
"""A game of several rounds."""
EUCHRE = {"game": "euchre", "preset": "euchre", "options": {"target": 3}}


async def won(room: Room, *players: Player, **options: Any) -> TableState:
    """Play a game of these players to its end."""
    state = await room.table(*players, **{"options": {"target": 20}, "seats": len(players), **options})
    while state.status is Status.RUNNING:
        seat = to_act(state)[0]
        chosen = (
            choose(state.views[seat], LEVELS[1], b"evening") if state.game != "highest" else state.views[seat].legal[-1]
        )
        state = await room.host.play.act(state.id, players[seat], chosen, revision=state.revision)
    room.clock.now += 60
    return state


async def card(room: Room, *states: TableState) -> EveningCard:
    found = await room.host.evening_cards.card(GUILD, [state.id for state in states])
    assert found
    return found


async def standings(room: Room, *states: TableState) -> Standings:
    return await room.host.evening_cards.standings(GUILD, [state.id for state in states])


def records(found: Standings) -> dict[tuple[int, ...], tuple[str, ...]]:
    return {each.players: each.course for each in found.people}


def winners(state: TableState) -> list[int | None]:
    return [
        row.player for row in state.seats if state.rules.sides(state.seat_count)[row.seat] in state.views[-1].winners
    ]


@pytest.mark.soak
async def test_everybody_has_an_outcome_for_each_game_they_played(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    games = [await won(room, ada, bob), await won(room, bob, cyd, ada), await won(room, cyd, ada)]
    found = await standings(room, *reversed(games))
    assert [each.table_id for each in found.games] == [state.id for state in games]
    assert found.same_game
    for player in (ada, bob, cyd):
        course = tuple(
            "" if state.seat_of(player.id) is None else "won" if player.id in winners(state) else "lost"
            for state in games
        )
        assert records(found)[player.id,] == course
    assert [each.order for each in found.people] == sorted(each.order for each in found.people)
    assert found.pairs == ()


@pytest.mark.soak
async def test_partners_have_standings_of_their_own(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    dee = await room.player("Dee")
    first, second = (
        await won(room, ada, bob, cyd, dee, **EUCHRE),
        await won(room, ada, cyd, bob, dee, **EUCHRE),
    )
    found = await standings(room, first, second)
    pairs = {each.players: each.course for each in found.pairs}
    assert pairs.keys() == {
        tuple(sorted((one.id, other.id))) for one, other in ((ada, cyd), (bob, dee), (ada, bob), (cyd, dee))
    }
    assert {course.index("") for course in pairs.values()} == {0, 1}
    best = found.pairs[0]
    assert best.won == 1 and best.games == 1


async def test_sides_of_computers_alone_have_one_record(room: Room, ada: Player) -> None:
    game = await alone(room, ada)
    found = await standings(room, game)
    assert sorted(records(found)) == [(), (ada.id,)]
    [computers] = [each for each in found.people if not each.players]
    assert computers.computers == 1
    assert computers.course == ("lost" if ada.id in winners(game) else "won",)


async def alone(room: Room, ada: Player) -> TableState:
    """Play a game against the computer."""
    state = await room.table(ada, options={"target": 20})
    while state.status is Status.RUNNING:
        state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
        if state.status is Status.RUNNING:
            state = await room.step(state, {0: ada})
    return state


async def test_the_biggest_turn_is_compared_by_the_share_of_the_target(room: Room, ada: Player, bob: Player) -> None:
    small, large = await won(room, ada, bob), await won(room, ada, bob, **ROUNDS)
    found = await card(room, small, large)
    turns = {state.id: note for state in (small, large) for note in state.highlights if note.code == "biggest-turn"}
    shares = {
        state.id: points / state.views[-1].target
        for state in (small, large)
        if isinstance(points := turns[state.id].values["points"], int)
    }
    assert found.biggest_turn
    assert found.biggest_turn.state.id == max(shares, key=lambda each: shares[each])
    assert found.biggest_turn.note == turns[found.biggest_turn.state.id]


async def test_a_figure_above_the_target_comes_last(room: Room, ada: Player, bob: Player) -> None:
    """A round of the small game scores up to 42."""
    tiny, usual = await won(room, ada, bob, options={"target": 1}), await won(room, ada, bob, **ROUNDS)
    found = await card(room, tiny, usual)
    assert found.biggest_turn and found.biggest_turn.state.id == usual.id


async def test_a_moment_shows_its_turn_as_the_table_did(room: Room, ada: Player, bob: Player) -> None:
    found = await card(room, await won(room, ada, bob, **ROUNDS))
    assert found.biggest_turn and found.best_hand
    assert found.best_hand.note.code == "best-round"
    for moment in (found.biggest_turn, found.best_hand):
        assert moment.frames
        assert all(frame.table.seat is None and frame.hand is None for frame in moment.frames)
        assert {frame.table.round for frame in moment.frames} == {moment.note.values["round"]}
        assert all(frame.table.phase not in ("scored", "won") for frame in moment.frames)


async def test_only_games_that_count_and_were_won_are_on_the_card(room: Room, ada: Player, bob: Player) -> None:
    left_out: Sequence[TableState] = (
        await won(room, ada, bob, practice=True),
        await won(room, ada, bob, deals=17),
        await room.table(ada, bob),
        await won(room, await room.player("Mo"), await room.player("Flo")),
    )
    mo = await room.player("Mo")
    await room.host.moderation.remove_result(GUILD, left_out[-1].id, ada, "cheated")
    assert await room.host.evening_cards.card(GUILD, [state.id for state in left_out]) is None
    counted = await won(room, ada, bob)
    found = await card(room, *left_out, counted)
    assert [each.table_id for each in found.standings.games] == [counted.id]
    assert mo.id not in found.standings.players


async def test_friendly_games_are_on_the_card_and_on_no_board(room: Room, ada: Player, bob: Player) -> None:
    friendly = await won(room, ada, bob, terms=Terms(ranked=False))
    assert records((await card(room, friendly)).standings).keys() == {(ada.id,), (bob.id,)}
    assert not await room.store.player_totals(ada.id)


async def test_people_who_hide_or_are_forgotten_are_not_listed(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    games = [await won(room, ada, bob, cyd, **ROUNDS), await won(room, bob, ada, **ROUNDS)]
    await room.host.privacy.hide(bob, hidden=True)
    found = await card(room, *games)
    assert records(found.standings).keys() == {(ada.id,), (cyd.id,)}
    for moment in filter(None, (found.best_hand, found.biggest_turn)):
        assert moment.unlisted == {bob.id}
        theirs = {moment.note.values.get("seat"), moment.note.values.get("side")}
        assert moment.state.seat_of(bob.id) not in theirs
    await room.store.forget(cyd.id)
    assert records((await card(room, *games)).standings).keys() == {(ada.id,)}
    await room.host.privacy.hide(ada, hidden=True)
    assert await room.host.evening_cards.card(GUILD, [state.id for state in games]) is None


async def test_a_forfeited_game_counts(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    state = await room.host.play.act(state.id, ada, Action(FORFEIT))
    assert records(await standings(room, state))[bob.id,] == ("won",)


@sampled
@pytest.mark.parametrize(("name", "preset"), [(game, its) for game, rules in GAMES.items() for its in rules.presets])
def test_every_highlight_of_any_game_has_a_scene(name: str, preset: str) -> None:
    rules = GAMES[name].of(preset)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(5))
    while not game.winners and len(game.scores) < 3:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), LEVELS[1], b"evening"))
    for note in highlights(game.record):
        frames = scene(game.record, range(1, game.deal_number + 1), note)
        assert 1 <= len(frames) <= 8
        assert {frame.table.round for frame in frames} == {note.values["round"]}
        assert all(frame.table.seat is None and frame.table.phase not in ("scored", "won") for frame in frames)
