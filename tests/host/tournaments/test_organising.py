"""What an organiser may do, and may not for their own good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.tournaments.proof import check, read
from bot.host.tournaments.tournament import Tournament
from data.store import Player, Status
from tests.host.room import GUILD, Room
from tests.host.tournaments.cups import ROUND, Cup, stronger
from tests.host.tournaments.match_tables import give_up, refused
from tests.texts import says


async def test_pause_stops_the_time_of_the_round_but_not_the_games(room: Room) -> None:
    cup = await Cup.open(room, 4)
    played, waiting = (await cup.ready()).open_matches
    state = await cup.say_in(played, 0, 1)
    await cup.use.pause(cup.id, cup.organiser)
    assert await refused(cup.use.pause(cup.id, cup.organiser)) == "tournament-paused"
    tournament = await cup.after(5 * ROUND)
    assert len(tournament.open_matches) == 2
    await give_up(room, state, 1)
    tournament = await cup.after(0)
    assert [match.number for match in tournament.open_matches] == [waiting.number]
    tournament = (await cup.use.resume(cup.id, cup.organiser)).tournament
    assert tournament.open_matches[0].ends_at == waiting.ends_at + 5 * ROUND
    assert (await room.host.state(waiting.table_id)).gathers_until == waiting.ends_at + 5 * ROUND
    assert await refused(cup.use.resume(cup.id, cup.organiser)) == "tournament-not-paused"
    assert (await cup.after(ROUND)).round == 2


async def test_nothing_is_opened_or_paired_while_paused(room: Room) -> None:
    cup = await Cup.open(room, 4)
    for match in (await cup.ready()).open_matches:
        await cup.play(match)
    await cup.use.pause(cup.id, cup.organiser)
    assert (await cup.see_to()).round_over and (await cup.now()).round == 1
    await cup.use.resume(cup.id, cup.organiser)
    [match, _] = (await cup.now()).open_matches
    await cup.use.pause(cup.id, cup.organiser)
    assert await refused(cup.use.open_match(cup.id, match.number, GUILD, 5)) == "tournament-paused"


async def test_extension_gives_all_matches_under_way_more_time(room: Room) -> None:
    cup = await Cup.open(room, 4)
    first, second = (await cup.now()).open_matches
    await cup.use.open_match(cup.id, first.number, GUILD, 5)
    await cup.use.extend(cup.id, cup.organiser, 600)
    await cup.use.open_match(cup.id, second.number, GUILD, 6)
    assert {match.ends_at for match in (await cup.now()).open_matches} == {room.clock.now + ROUND + 600}
    assert (await cup.after(ROUND + 599)).round == 1
    assert (await cup.after(1)).round == 2
    over = await cup.play_out()
    assert await refused(cup.use.extend(over.id, cup.organiser, 60)) == "tournament-over"


async def test_replacement_takes_the_entry_and_results_stay(room: Room, ada: Player, bob: Player) -> None:
    cup = await Cup.open(room, 4)
    tournament = await cup.play_round(stronger)
    old, points = cup.people[0], tournament.standings
    [match] = [match for match in (await cup.ready()).open_matches if 1 in match.entries]
    [opponent] = {*match.entries} - {1}
    other = cup.people[opponent - 1]
    await cup.say_in(match, match.entries.index(opponent))
    assert await refused(cup.use.replace(cup.id, cup.organiser, 1, old.id, other)) == "tournament-in"
    assert await refused(cup.use.replace(cup.id, cup.organiser, 1, old.id, old)) == "tournament-in"
    assert await refused(cup.use.replace(cup.id, other, 1, old.id, ada)) == "plays-here"
    tournament = (await cup.use.replace(cup.id, cup.organiser, 1, old.id, ada)).tournament
    assert tournament.entry(1).players == (ada.id,) and tournament.standings == points
    assert (await room.host.state(match.table_id)).status is Status.CLOSED
    # Who was replaced does not come back, not even for somebody else: they may know cards of this round.
    assert await refused(cup.use.leave(cup.id, old)) == "tournament-not-in"
    for number in (1, opponent):
        person = next(entry for entry in tournament.entries if entry.number == number).players[0]
        assert await refused(cup.use.replace(cup.id, cup.organiser, number, person, old)) == "tournament-left"
    [again] = [match for match in (await cup.ready()).open_matches if 1 in match.entries]
    assert again.number > match.number and again.entries == match.entries
    await cup.say_in(again, 0, 1)
    assert await refused(cup.use.replace(cup.id, cup.organiser, 1, ada.id, bob)) == "tournament-match-began"
    over = await finish(cup)
    assert over.phase == "over" and check(await cup.use.proof(cup.id)) == []


async def finish(cup: Cup) -> Tournament:
    """Play on to the end, also the matches that have begun."""
    for match in (await cup.now()).open_matches:
        state = await cup.host.state(match.table_id)
        if state.status is Status.RUNNING:
            await give_up(cup.room, state, 1)
        else:
            await cup.play(match)
    await cup.see_to()
    return await cup.play_out()


async def test_replacement_before_the_start(room: Room, ada: Player) -> None:
    cup = await Cup.open(room, 4, start=False)
    state = await cup.use.replace(cup.id, cup.organiser, 2, cup.people[1].id, ada)
    assert state.tournament.entry(2).players == (ada.id,)
    await cup.use.join(cup.id, cup.people[1])


async def test_organiser_drops_an_entry_but_not_their_own_opponent(room: Room) -> None:
    cup = await Cup.open(room, 4)
    first, second = (await cup.now()).open_matches
    own, opponent = first.entries
    organiser = cup.people[own - 1]
    for refusal in (
        cup.use.drop(cup.id, organiser, opponent),
        cup.use.decide(cup.id, organiser, first.number, own),
        cup.use.replace(cup.id, organiser, opponent, cup.people[opponent - 1].id, await room.player("Weak")),
    ):
        assert await refused(refusal) == "plays-here"
    state = await cup.use.drop(cup.id, organiser, second.entries[0])
    assert state.tournament.match(second.number).record.winner == second.entries[1]
    assert await refused(cup.use.drop(cup.id, organiser, second.entries[0])) == "tournament-no-entry"
    await cup.use.drop(cup.id, organiser, own)


async def test_decided_match_is_marked_and_its_table_closed(room: Room) -> None:
    cup = await Cup.open(room, 4, format="knockout")
    first, second = (await cup.ready()).open_matches
    await cup.say_in(first, 0, 1)
    assert await refused(cup.use.decide(cup.id, cup.organiser, first.number, None)) == "tournament-no-draw"
    assert await refused(cup.use.decide(cup.id, cup.organiser, first.number, 9)) == "tournament-no-entry"
    assert await refused(cup.use.decide(cup.id, cup.organiser, 9, 1)) == "tournament-no-match"
    state = await cup.use.decide(cup.id, cup.organiser, first.number, first.entries[1])
    decided = state.tournament.match(first.number)
    assert (decided.record.winner, decided.record.how, decided.decided_by) == (
        first.entries[1],
        "decided",
        cup.organiser.id,
    )
    assert (await room.host.state(first.table_id)).status is Status.CLOSED
    # A correction, as long as nothing was built on it; but not of what was played.
    await cup.use.decide(cup.id, cup.organiser, first.number, first.entries[0])
    await cup.use.pause(cup.id, cup.organiser)
    await cup.play(second)
    await cup.see_to()
    assert await refused(cup.use.decide(cup.id, cup.organiser, second.number, 1)) == "tournament-match-over"


async def test_pairing_is_undone_before_anybody_has_played(room: Room) -> None:
    cup = await Cup.open(room, 5)
    before = await cup.now()
    await cup.ready()
    leaver = before.open_matches[0].entries[0]
    await cup.use.leave(cup.id, cup.people[leaver - 1])
    tournament = (await cup.use.unpair(cup.id, cup.organiser)).tournament
    assert (tournament.phase, tournament.round, tournament.matches) == ("paused", 0, ())
    for match in tournament.undone:
        assert match.closed
        assert not match.table_id or (await room.host.state(match.table_id)).status is Status.CLOSED
    assert await refused(cup.use.unpair(cup.id, cup.organiser)) == "tournament-no-match"
    tournament = (await cup.use.resume(cup.id, cup.organiser)).tournament
    assert tournament.round == 1 and all(leaver not in match.entries for match in tournament.matches)
    assert min(match.number for match in tournament.matches) > before.last_match
    [match, *_] = (await cup.ready()).open_matches
    await cup.say_in(match, 0, 1)
    assert await refused(cup.use.unpair(cup.id, cup.organiser)) == "tournament-played"


async def test_same_entries_are_paired_the_same_again(room: Room) -> None:
    cup = await Cup.open(room, 8, seeding="draw")
    before = [match.entries for match in (await cup.now()).matches]
    await cup.use.unpair(cup.id, cup.organiser)
    tournament = (await cup.use.resume(cup.id, cup.organiser)).tournament
    assert [match.entries for match in tournament.matches] == before
    await cup.play_out()
    assert check(await cup.use.proof(cup.id)) == []


async def test_seeds_are_set_by_hand(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False)
    assert await refused(cup.use.reseed(cup.id, cup.organiser, [1, 1])) == "tournament-no-entry"
    assert await refused(cup.use.reseed(cup.id, cup.organiser, [9])) == "tournament-no-entry"
    await cup.use.reseed(cup.id, cup.organiser, [4, 2])
    tournament = (await cup.use.start(cup.id, cup.organiser)).tournament
    seeds = {entry.seed: entry.number for entry in tournament.entries}
    assert (seeds[1], seeds[2]) == (4, 2)
    assert await refused(cup.use.reseed(cup.id, cup.organiser, [1])) == "tournament-started"
    drawn = await Cup.open(room, 4, start=False, seeding="draw")
    assert await refused(drawn.use.reseed(drawn.id, cup.organiser, [1])) == "tournament-not-by-hand"


async def test_seeds_go_by_rating_in_the_server(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False, seeding="rating")
    for _ in range(2):
        table = await room.table(cup.people[2], cup.people[3])
        await give_up(room, table, 1)
    tournament = (await cup.use.start(cup.id, cup.organiser)).tournament
    seeds = {entry.number: entry.seed for entry in tournament.entries}
    assert seeds[3] < seeds[4]
    await cup.play_out()
    assert check(await cup.use.proof(cup.id)) == []


async def test_organiser_who_ends_early_gets_no_trophy(room: Room) -> None:
    cup = await Cup.open(room, 4)
    await cup.play_round(stronger)
    await cup.ready()
    state = await cup.use.end(cup.id, cup.people[0])
    assert state.tournament.phase == "over" and state.tournament.ended_early_by == cup.people[0].id
    assert all(match.closed for match in state.tournament.undone)
    assert not await cup.use.won_by(cup.people[0])
    assert {trophy.place for trophy in await room.store.trophies(guild_id=GUILD)} <= {1, 2, 3}
    assert check(await cup.use.proof(cup.id)) == []
    for use in (cup.use.end, cup.use.start, cup.use.pause, cup.use.unpair):
        assert await refused(use(cup.id, cup.organiser)) == "tournament-over"


@pytest.mark.parametrize("start", [False, True])
async def test_tournament_that_ends_before_a_result_is_cancelled(room: Room, start: bool) -> None:
    cup = await Cup.open(room, 4, start=start)
    await cup.ready()
    state = await cup.use.end(cup.id, cup.organiser)
    assert (state.tournament.phase, state.tournament.cancelled_for) == ("cancelled", "organiser")
    assert not await room.host.open_tables(GUILD)
    assert await cup.use.of_server(GUILD) == []
    assert [each.id for each in await cup.use.of_server(GUILD, over=True)] == [cup.id]


async def test_proof_is_checked_by_the_command(room: Room, tmp_path: Path) -> None:
    cup = await Cup.open(room, 4, seeding="draw")
    over = await cup.play_out()
    proof = await cup.use.proof(cup.id)
    file = tmp_path / "proof.json"

    def verify(form: object, *commitment: str) -> tuple[int, str]:
        file.write_text(json.dumps(form))
        found = CliRunner().invoke(main, ["verify", str(file), *commitment])
        return found.exit_code, found.output

    code, output = verify(proof, over.commitment)
    assert code == 0 and says(output, "proof-good", name="Friday cup", rounds=2)
    code, output = verify(proof)
    assert code == 0 and says(output, "proof-compare", commitment=over.commitment)
    code, output = verify({**proof, "places": []}, "00" * 32)
    assert code == 1 and says(output, "proof-noted") and says(output, "proof-places")


async def test_proof_shows_what_was_changed(room: Room) -> None:
    cup = await Cup.open(room, 4, seeding="draw")
    await cup.play_out()
    proof = await cup.use.proof(cup.id)
    assert str(cup.people[0].discord_id) not in str(proof)

    def changed(kind: str, **data: object) -> list[str]:
        events = [
            {**event, "data": {**event["data"], **data}} if event["kind"] == kind else event
            for event in proof["events"]
        ]
        return [problem.code for problem in check({**proof, "events": events})]

    assert changed("started", seeds=[4, 3, 2, 1]) != [] != changed("paired", pairings=[[1, 2, ""], [3, 4, ""]])
    assert "places" in [problem.code for problem in check({**proof, "places": [[1, 1]]})]
    assert next(problem.code for problem in check({**proof, "secret": "00" * 32})) == "secret"
    assert read(json.dumps(proof).encode()) == proof
    assert read(json.dumps({**proof, "version": 2}).encode()) is read(b"[") is None
    assert [problem.code for problem in check({**proof, "events": [{}]})] == ["form"]
    assert [problem.code for problem in check({**proof, "secret": ""})] == ["form"]
