"""Entering and leaving a tournament, alone and in pairs, and what nobody gains by it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from pydantic import ValidationError

from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.formats.field import Place
from bot.host.tournaments.tournament import Tournament
from data.store import Player, Status
from tests.host.room import GUILD, Room
from tests.host.tournaments.cups import CHANNEL, ROUND, Cup, config
from tests.host.tournaments.match_tables import refused

PAIRS = {"game": "euchre", "preset": "euchre", "pairs": True}


async def test_people_enter_and_leave_before_the_start(room: Room, ada: Player) -> None:
    cup = await Cup.open(room, 3, start=False, most=4)
    assert await refused(cup.use.join(cup.id, cup.people[0])) == "tournament-in"
    state = await cup.use.join(cup.id, ada)
    assert state.tournament.entry_of(ada.id).number == 4 and state.names[ada.id] == "Ada"
    assert await refused(cup.use.join(cup.id, await room.player("Late"))) == "tournament-full"
    await cup.use.leave(cup.id, ada)
    assert await refused(cup.use.leave(cup.id, ada)) == "tournament-not-in"
    state = await cup.use.join(cup.id, ada)
    assert [entry.number for entry in state.tournament.entries] == [1, 2, 3, 5]
    assert await refused(cup.use.state("nothing")) == "no-tournament"


async def test_everybody_who_presses_at_once_enters(room: Room) -> None:
    cup = await Cup.open(room, 1, start=False)
    other = cup.on(await room.another_host())
    people = [await room.player(f"Q{number}") for number in range(40)]
    await asyncio.gather(*((cup, other)[turn % 2].use.join(cup.id, each) for turn, each in enumerate(people)))
    tournament = await other.now()
    assert sorted(entry.number for entry in tournament.entries) == [*range(1, 42)]
    assert tournament == await cup.now()


async def test_pair_plays_once_the_partner_has_accepted(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    cup = await Cup.open(room, 0, start=False, format="knockout", **PAIRS)
    assert await refused(cup.use.join(cup.id, ada)) == "tournament-no-partner"
    assert await refused(cup.use.join(cup.id, ada, ada)) == "tournament-no-partner"
    await cup.use.join(cup.id, ada, bob)
    assert await refused(cup.use.join(cup.id, bob, cyd)) == "tournament-in"
    assert await refused(cup.use.join(cup.id, cyd, bob)) == "tournament-partner-in"
    assert await refused(cup.use.accept(cup.id, ada)) == "tournament-not-asked"
    assert await refused(cup.use.start(cup.id, cup.organiser)) == "tournament-too-few"
    await cup.use.leave(cup.id, bob)
    await cup.use.join(cup.id, cyd, bob)
    await cup.use.accept(cup.id, bob)
    dan, eve = await room.player("Dan"), await room.player("Eve")
    await cup.use.join(cup.id, dan, eve)
    await cup.use.accept(cup.id, eve)
    await cup.use.join(cup.id, ada, await room.player("Silent"))
    tournament = (await cup.use.start(cup.id, cup.organiser)).tournament
    assert {entry.players for entry in tournament.entries} == {(cyd.id, bob.id), (dan.id, eve.id)}
    [match] = (await cup.ready()).open_matches
    state = await cup.say_in(match, 0, 1)
    assert {row.player for row in state.seats} == {cyd.id, bob.id, dan.id, eve.id}
    partners = next(entry.players for entry in tournament.entries if entry.number == match.entries[0])
    assert (state.seats[0].player, state.seats[2].player) == partners


async def test_single_in_a_game_for_partners_plays_with_a_computer(room: Room) -> None:
    cup = await Cup.open(room, 2, format="knockout", game="euchre", preset="euchre")
    [match] = (await cup.ready()).open_matches
    state = await cup.say_in(match, 0, 1)
    assert [row.computer for row in state.seats] == ["", "", "expert", "expert"]


async def test_late_entry_into_swiss_until_round_two_at_the_bottom(room: Room, ada: Player, bob: Player) -> None:
    cup = await Cup.open(room, 6)
    state = await cup.use.join(cup.id, ada)
    entry = state.tournament.entry_of(ada.id)
    assert (entry.seed, entry.since, state.tournament.match_of(entry.number)) == (7, 2, None)
    tournament = await cup.play_round()
    assert tournament.round == 2 and any(entry.number in match.entries for match in tournament.round_matches)
    assert await refused(cup.use.join(cup.id, bob)) == "tournament-started"
    knockout = await Cup.open(room, 4, format="knockout")
    assert await refused(knockout.use.join(knockout.id, ada)) == "tournament-started"


async def test_late_pair_counts_once_it_is_complete(room: Room, ada: Player, bob: Player) -> None:
    cup = await Cup.open(room, 0, start=False, **PAIRS)
    for name in ("A", "B", "C"):
        await cup.use.join(cup.id, await room.player(name), partner := await room.player(f"{name} 2"))
        await cup.use.accept(cup.id, partner)
    await cup.use.start(cup.id, cup.organiser)
    state = await cup.use.join(cup.id, ada, bob)
    assert not state.tournament.entry_of(ada.id).seed
    state = await cup.use.accept(cup.id, bob)
    assert (state.tournament.entry_of(ada.id).seed, state.tournament.entry_of(bob.id).since) == (4, 2)


async def test_leaving_loses_the_current_match_and_no_other(room: Room) -> None:
    cup = await Cup.open(room, 4)
    tournament = await cup.play_round()
    played = [match.record for match in tournament.matches if match.record.over]
    leaver = tournament.entry(tournament.open_matches[0].entries[0])
    assert leaver
    [match] = [match for match in (await cup.ready()).open_matches if leaver.number in match.entries]
    await cup.say_in(match, 0, 1)
    person = cup.people[leaver.number - 1]
    state = await cup.use.leave(cup.id, person)
    record = state.tournament.match(match.number).record
    assert (record.winner, record.how) == (match.opponent(leaver.number), "withdrawn")
    assert [each.record for each in state.tournament.matches][: len(played)] == played
    # The game that was under way is lost, too: leaving is no way to lose no rating.
    table = await room.host.state(match.table_id)
    view = table.view(None)
    assert view and (table.status, view.winners) == (Status.FINISHED, (1 - match.entries.index(leaver.number),))
    # Leaving does not give another opponent: there is no way back, as nobody else either.
    assert await refused(cup.use.leave(cup.id, person)) == "tournament-not-in"
    again = await Cup.open(room, 4)
    await again.use.leave(again.id, person)
    assert await refused(again.use.join(again.id, person)) == "tournament-left"


async def test_forgetting_drops_the_entry_the_name_and_the_way_back(room: Room, ada: Player) -> None:
    cup = await Cup.open(room, 4)
    await cup.ready()
    gone = cup.people[0]
    await room.host.privacy.forget(gone)
    state = await cup.use.state(cup.id)
    entry = state.tournament.entry(1)
    assert entry and entry.why == "forgotten" and gone.id not in state.names
    [record] = [match.record for match in state.tournament.matches if 1 in match.entries]
    assert record.how == "withdrawn" and record.winner != 1
    again = await room.player("P1")
    assert again.id != gone.id
    assert await refused(cup.use.join(cup.id, again)) == "tournament-left"
    waiting = await Cup.open(room, 3, start=False)
    await room.host.privacy.forget(waiting.people[0])
    assert [entry.number for entry in (await waiting.now()).entries] == [2, 3]


async def test_blocked_people_neither_enter_nor_are_paired(room: Room, ada: Player) -> None:
    cup = await Cup.open(room, 5, start=False)
    moderator = await room.player("Moderator")
    await room.host.moderation.block(GUILD, ada, moderator, "rude")
    assert await refused(cup.use.join(cup.id, ada)) == "blocked"
    assert await refused(room.host.tournaments.new(GUILD, CHANNEL, ada, config())) == "blocked"
    await room.host.moderation.block(GUILD, cup.people[0], moderator, "rude")
    state = await cup.use.start(cup.id, cup.organiser)
    assert [entry.number for entry in state.tournament.entries] == [2, 3, 4, 5]
    await room.host.moderation.block(GUILD, cup.people[1], moderator, "rude")
    tournament = await cup.play_round()
    blocked = tournament.entry(2)
    assert blocked and (blocked.why, blocked.dropped_after) == ("blocked", 1)
    assert all(2 not in match.entries for match in tournament.round_matches)


async def test_ladder_is_climbed_by_challenges(room: Room, ada: Player) -> None:
    cup = await Cup.open(room, 5, format="ladder", answer_days=2)
    first, *_, fourth, fifth = cup.people
    assert await refused(cup.use.challenge(cup.id, fifth, 1)) == "tournament-not-above"
    assert await refused(cup.use.challenge(cup.id, first, 2)) == "tournament-not-above"
    state = await cup.use.challenge(cup.id, fourth, 1)
    match = state.tournament.open_matches[0]
    assert await refused(cup.use.open_match(cup.id, match.number, GUILD, 1)) == "tournament-no-match"
    assert await refused(cup.use.challenge(cup.id, cup.people[2], 1)) == "tournament-busy"
    assert await refused(cup.use.answer(cup.id, fourth, match.number, accept=True)) == "tournament-no-challenge"
    await cup.use.answer(cup.id, first, match.number, accept=True)
    tournament = await cup.play_round()
    assert order(tournament.standings) == [4, 2, 3, 1, 5]
    # No answer within days swaps places, and so does declining.
    await cup.use.challenge(cup.id, fifth, 3)
    await cup.after(2 * 86_400 - 1)
    tournament = await cup.after(1)
    assert order(tournament.standings) == [4, 2, 5, 1, 3] and missed(tournament, 3) == 1
    state = await cup.use.challenge(cup.id, first, 4)
    await cup.use.answer(cup.id, fourth, state.tournament.open_matches[0].number, accept=False)
    assert order((await cup.now()).standings) == [1, 2, 5, 4, 3]
    # Newcomers are at the bottom, and so is who leaves and comes back.
    await cup.use.join(cup.id, ada)
    await cup.use.leave(cup.id, first)
    state = await cup.use.join(cup.id, first)
    assert order(state.tournament.standings) == [2, 5, 4, 3, 6, 7]


async def test_challenge_that_is_accepted_and_not_played_is_lost_by_who_does_not_come(room: Room) -> None:
    cup = await Cup.open(room, 3, format="ladder")
    state = await cup.use.challenge(cup.id, cup.people[1], 1)
    await cup.use.answer(cup.id, cup.people[0], state.tournament.open_matches[0].number, accept=True)
    [match] = (await cup.ready()).open_matches
    await cup.say_in(match, 1)
    tournament = await cup.after(ROUND)
    assert order(tournament.standings) == [1, 2, 3] and missed(tournament, 2) == 1


def missed(tournament: Tournament, number: int) -> int:
    entry = tournament.entry(number)
    assert entry
    return entry.missed


def order(standings: Iterable[Place]) -> list[int]:
    return [place.entry for place in standings]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"format": "lottery"},
        {"format": "round-robin", "most": 13},
        {"most": 2},
        {"turn": 900, "round_seconds": 600},
        {"pace": "post", "turn": 2, "round_seconds": 3600},
        {"weekly": True},
        {"check_in": 600},
        {"duplicate": True, "match": "best-of-3"},
        {"format": "ladder", "duplicate": True},
    ],
)
def test_what_does_not_fit_together_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        config(**wrong)


async def test_games_that_two_entries_cannot_play_are_refused(room: Room, ada: Player) -> None:
    async def new(**changes: object) -> str:
        return await refused(room.host.tournaments.new(GUILD, CHANNEL, ada, config(**changes)))

    assert await new(pairs=True) == "tournament-not-two-sides"
    assert await new(game="chess") == await new(preset="chess") == "no-such-game"
    assert await new(game="cribbage", preset="cribbage", duplicate=True, rounds_times=3) == "tournament-no-duplicate"
    assert await new(starts_at=room.clock.now) == "tournament-too-late"
    assert TournamentConfig.model_validate(config().model_dump(mode="json")) == config()
