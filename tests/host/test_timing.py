"""The deadlines of a table, computed from its row, its turns and the clock alone.

Ada, Bob and Cyd sit on seats 0 to 2; Ada opened the table. Its game was started, or resumed, at ``START``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.host.model.setup import Terms
from bot.host.table.running_game import SeatTurn
from bot.host.table.timing import (
    ABANDONED_AFTER,
    COMPUTER,
    GAME_MOTIONS,
    Timing,
    TurnClock,
    Vote,
    Waiting,
    reminder_bit,
)
from bot.host.table.watched_clock import WatchedClock
from data.store import ReminderRow, SeatRow, Status, TableRow
from tests.host.room import GUILD, Clock

ADA, BOB, CYD = 11, 12, 13
MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR
START = Clock().now
LIVE: dict[str, Any] = {"pace": "live", "turn": 120}
BY_POST: dict[str, Any] = {"pace": "post", "turn": 24}
LOBBY: dict[str, Any] = {"status": Status.OPEN, "to_act": (), "turns": (), "moments": ()}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timing(clock: Clock) -> Timing:
    """Return the timing of a process that started at ``START``. Each server has its own shard."""
    return Timing(WatchedClock(clock), shard_of=lambda guild_id: guild_id)


def table(timing: Timing, *, seats: tuple[SeatRow, ...] = (), **changes: Any) -> Waiting:
    """Return a running table that waits for Ada since ``START``, with changes to its row, its terms and its waiting."""
    terms = {name: changes.pop(name) for name in ("pace", "turn", "late") if name in changes}
    its_own = {name: changes.pop(name) for name in Waiting.__slots__ if name in changes}
    people = tuple(SeatRow(seat, player) for seat, player in enumerate((ADA, BOB, CYD)))
    row: dict[str, Any] = {
        **{"id": "a", "guild_id": GUILD, "channel_id": 1, "game": "highest", "rules": {}, "seat_count": 3},
        **{"host": ADA, "seed": b"", "commitment": b"", "created_at": START, "status": Status.RUNNING},
        **{"message_id": None, "message_channel": None, "message_at": 0.0, "posts": 0, "seats": seats or people},
        **{"since": START, **changes},
    }
    waiting: dict[str, Any] = {
        **{"to_act": (0,), "between_rounds": False, "turns": (SeatTurn(0, START, START),) * 3, "moments": (0, 0, 0)},
        **{"last_action_at": START, "last_human_action_at": START, **its_own},
    }
    return Waiting(row=TableRow(**row), terms=Terms(**terms), timing=timing, **waiting)


# Periods, and the gaps in which nobody could act


def test_a_period_lasts_its_seconds(timing: Timing) -> None:
    assert timing.deadline(GUILD, START, 100) == START + 100
    assert timing.deadline(GUILD, START - 60, 100) == START + 40


def test_after_a_start_a_quarter_of_a_period_is_left(timing: Timing) -> None:
    assert timing.deadline(GUILD, START - 80, 100) == START + 25
    assert timing.deadline(GUILD, START - 10 * DAY, 100) == START + 25


def test_after_an_outage_a_quarter_of_a_period_is_left_to_the_servers_of_the_shard(
    timing: Timing, clock: Clock
) -> None:
    clock.now += 1000
    timing.outage_ended(GUILD)
    clock.now += 5
    assert timing.reachable_since(GUILD) == START + 1000
    assert timing.deadline(GUILD, START, 100) == START + 1025
    assert timing.deadline(GUILD + 1, START, 100) == START + 100


def test_servers_share_a_shard_unless_told_otherwise(clock: Clock) -> None:
    timing = Timing(WatchedClock(clock))
    clock.now += 1000
    timing.outage_ended(0)
    assert timing.reachable_since(GUILD) == START + 1000


def test_after_a_gap_of_the_process_a_quarter_of_a_period_is_left(timing: Timing, clock: Clock) -> None:
    clock.now += 1000
    timing.clock.end_gap()
    assert timing.deadline(GUILD, START, 100) == START + 1025


def test_a_table_resumed_since_the_gap_gets_no_more_time(timing: Timing) -> None:
    assert timing.deadline(GUILD, START - 80, 100, runs_since=START) == START + 20
    assert timing.deadline(GUILD, START - 80, 100, runs_since=START - 1) == START + 25


def test_after_an_outage_of_its_shard_a_table_has_a_quarter_of_its_turn_and_of_its_days(
    timing: Timing, clock: Clock
) -> None:
    here, elsewhere = table(timing, **LIVE), table(timing, **LIVE, guild_id=GUILD + 1)
    clock.now += 3 * DAY
    timing.outage_ended(GUILD)
    assert [each.ends for each in here.clocks] == [clock.now + 30]
    assert here.archived_at == clock.now + 3 * DAY / 4
    assert [each.ends for each in elsewhere.clocks] == [START + 120]
    assert elsewhere.archived_at == clock.now


def test_pausing_a_table_during_an_outage_gains_no_time(timing: Timing, clock: Clock) -> None:
    """Ada had twenty seconds left, less than a quarter of the turn."""
    clock.now += HOUR
    timing.outage_ended(GUILD)
    resumed = table(timing, **LIVE, since=clock.now, held={"used": {"0": 100.0}})
    assert [each.ends for each in resumed.clocks] == [clock.now + 20]


def test_clock_set_back_during_the_period_does_not_extend_it_by_more_than_that(clock: Clock) -> None:
    steady = Clock()
    timing = Timing(WatchedClock(clock, steady))
    timing.outage_ended(0)
    clock.now -= HOUR
    now = timing.clock()
    assert timing.deadline(GUILD, START, 100) == now + 100
    assert timing.reachable_since(GUILD) == now


# Whom the table waits for


def test_the_table_waits_for_the_people_to_act_while_it_runs(timing: Timing) -> None:
    seats = (SeatRow(0, ADA), SeatRow(1, BOB, autopilot="expert"), SeatRow(2, None, computer="expert"))
    assert table(timing, seats=seats, to_act=(0, 1, 2)).people == seats[:1]
    assert table(timing, seats=seats, to_act=(1, 2)).people == ()
    for status in (Status.OPEN, Status.PAUSED, Status.FINISHED):
        assert table(timing, seats=seats, to_act=(0, 1, 2), status=status).people == ()


def test_each_person_to_act_has_a_clock_and_the_first_to_end_comes_first(timing: Timing, clock: Clock) -> None:
    clock.now += 50
    turns = (SeatTurn(0, START, START), SeatTurn(0, START + 9, START + 50), SeatTurn(0, START + 3, START + 3))
    waiting = table(timing, **LIVE, to_act=(0, 1, 2), turns=turns)
    assert waiting.clocks == (
        TurnClock(ADA, 0, START + 120),
        TurnClock(CYD, 2, START + 123),
        TurnClock(BOB, 1, START + 129),
    )
    assert table(timing, to_act=(0, 1, 2), turns=turns).clocks == ()


def test_a_clock_has_run_out_at_its_end(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, **LIVE, to_act=(0, 1), turns=(SeatTurn(0, START), SeatTurn(0, START + 1), SeatTurn()))
    clock.now += 119
    assert not waiting.late
    clock.now += 1
    assert [each.seat for each in waiting.late] == [0]


def test_the_computer_plays_late_turns_only_where_agreed_and_not_between_rounds(timing: Timing) -> None:
    assert table(timing, **LIVE, late="turn").plays_late
    assert not table(timing, **LIVE, late="forfeit").plays_late
    assert not table(timing, **LIVE, late="turn", between_rounds=True).plays_late


# Reminders


def reminded(waiting: Waiting, revision: int, *sent: tuple[int, int]) -> Waiting:
    """Return the table after reminders were sent at a revision, each given as seat and number."""
    for seat, number in sent:
        bits = waiting.with_sent(seat, number)
        waiting = replace(waiting, row=replace(waiting.row, reminder=ReminderRow(revision, bits)))
    return waiting


def test_each_seat_is_sent_two_reminders_a_turn(timing: Timing) -> None:
    every = [(seat, number) for seat in range(3) for number in (1, 2)]
    waiting = table(timing, to_act=(0, 1, 2))
    assert not any(waiting.was_sent(*each) for each in every)
    for each in every:
        once = reminded(waiting, 0, each)
        assert [other for other in every if once.was_sent(*other)] == [each]
    assert all(reminded(waiting, 0, *every).was_sent(*each) for each in every)


def test_sent_reminders_are_stored_as_bits_that_stay_the_same() -> None:
    assert [reminder_bit(seat, number) for seat in range(3) for number in (1, 2)] == [1, 2, 4, 8, 16, 32]


def test_reminders_count_until_the_turn_ends(timing: Timing) -> None:
    """Ada and Bob were reminded at revision 3. Ada's turn began before that, Bob's current one after it."""
    turns = (SeatTurn(3), SeatTurn(4), SeatTurn(0))
    waiting = reminded(table(timing, to_act=(0, 1)), 3, (0, 1), (1, 2))
    later = replace(waiting, turns=turns)
    assert later.was_sent(0, 1) and not later.was_sent(1, 2)
    assert not replace(later, to_act=(2,)).was_sent(0, 1), "it is no longer Ada's turn"
    assert later.with_sent(2, 1) == reminded(table(timing, to_act=(0,)), 3, (0, 1)).with_sent(2, 1)


def test_a_reminder_concerns_those_who_have_not_acted_since(timing: Timing) -> None:
    waiting = reminded(table(timing, to_act=(0, 1, 2)), 3, (0, 1), (1, 2))
    assert waiting.reminded == (0, 1)
    assert replace(waiting, moments=(3, 4, 0)).reminded == (0,), "Bob has acted in his turn, which goes on"
    assert replace(waiting, to_act=(1, 2)).reminded == (1,)
    assert replace(waiting, between_rounds=True).reminded == ()
    assert table(timing).reminded == ()


# Absence


def test_others_vote_once_a_player_has_not_acted_for_half_an_hour(timing: Timing, clock: Clock) -> None:
    waiting = table(timing)
    clock.now += 30 * MINUTE - 1
    assert waiting.vote is None
    clock.now += 1
    vote = waiting.vote
    assert vote and (vote.away, vote.voters) == ((0,), (BOB, CYD))
    assert replace(waiting, between_rounds=True).vote is None, "anybody may deal"
    assert replace(waiting, to_act=()).vote is None


def test_an_action_within_the_turn_ends_an_absence(timing: Timing, clock: Clock) -> None:
    clock.now += 30 * MINUTE
    assert table(timing, turns=(SeatTurn(0, START, START + 1),) * 3).vote is None


def test_without_a_time_limit_the_computer_can_take_the_seat_after_a_day(timing: Timing, clock: Clock) -> None:
    waiting = table(timing)
    clock.now += DAY - 1
    vote = waiting.vote
    assert vote and (vote.motions, vote.computer_from) == (("wait", "pause"), START + DAY)
    clock.now += 1
    vote = waiting.vote
    assert vote and (vote.motions, vote.computer_from) == (("wait", "computer", "pause"), None)
    assert waiting.seat_vote_after == DAY


def test_with_a_time_limit_the_computer_can_take_the_seat_after_two_turn_lengths(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, **BY_POST)
    assert (waiting.vote_after, waiting.seat_vote_after) == (2 * DAY, 2 * DAY)
    clock.now += 2 * DAY - 1
    assert waiting.vote is None
    clock.now += 1
    assert waiting.vote and waiting.vote.motions == ("wait", "computer", "pause")
    assert table(timing, **LIVE).vote_after == table(timing, **LIVE).seat_vote_after == 30 * MINUTE


def test_no_computer_is_announced_at_a_table_that_is_paused_before(clock: Clock) -> None:
    waiting = table(Timing(WatchedClock(clock), archived_after=DAY))
    clock.now += HOUR
    vote = waiting.vote
    assert vote and (vote.motions, vote.computer_from, waiting.seat_vote_after) == (("wait", "pause"), None, None)


def test_a_table_whose_players_are_absent_longer_than_a_day_by_choice_waits_for_them(clock: Clock) -> None:
    """An operator may let absence begin after more than a day."""
    waiting = table(Timing(WatchedClock(clock), absent_after=2 * DAY))
    assert (waiting.vote_after, waiting.seat_vote_after) == (2 * DAY, 2 * DAY)
    clock.now += 2 * DAY
    assert waiting.vote and waiting.vote.motions == ("wait", "computer", "pause")


def test_a_vote_to_wait_ends_the_absence_for_half_an_hour_but_not_the_day(timing: Timing, clock: Clock) -> None:
    """The time at which a vote is decided is stored as the table's ``host_seen``."""
    waiting = table(timing)
    clock.now += HOUR
    timing.host_seen["a"] = clock.now
    assert waiting.vote is None
    clock.now += 30 * MINUTE
    assert waiting.vote and waiting.vote.computer_from == START + DAY
    timing.host_seen["b"] = clock.now
    assert waiting.vote, "another table's vote"


@pytest.mark.parametrize(("voters", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_of_the_voters_decide(voters: int, needed: int) -> None:
    votes = {"wait": voters - needed, "pause": needed}
    vote = Vote((0,), tuple(range(voters)), GAME_MOTIONS, "key", votes)
    assert (vote.needed, vote.winner) == (needed, "pause")
    assert vote._replace(votes={"wait": 0, "pause": needed - 1}).winner == ""


def test_votes_are_for_one_absence(timing: Timing, clock: Clock) -> None:
    clock.now += DAY
    first = table(timing).vote
    assert first
    votes = {ADA: first.stored("wait"), BOB: first.stored("pause"), CYD: first.stored("pause")}
    vote = table(timing, votes=votes).vote
    assert vote and vote.votes == {"wait": 0, "computer": 0, "pause": 2} and vote.winner == "pause"
    acted = (SeatTurn(0, START, START + 1),) * 3
    later = table(timing, votes=votes, turns=acted)
    clock.now += DAY
    assert later.vote and later.vote.votes == {"wait": 0, "computer": 0, "pause": 0}


@pytest.mark.parametrize("first", [0, 1])
def test_a_vote_goes_on_when_another_player_is_absent_too(timing: Timing, clock: Clock, first: int) -> None:
    """Of Ada and Bob, the ``first`` began their turn ten minutes before the other."""
    began = SeatTurn(0, START, START), SeatTurn(0, START + 600, START + 600)
    waiting = table(timing, to_act=(0, 1), turns=(began[first], began[1 - first], SeatTurn()))
    clock.now += 30 * MINUTE
    vote = waiting.vote
    assert vote and vote.away == (first,)
    waiting = replace(waiting, row=replace(waiting.row, votes={CYD: vote.stored("pause")}))
    clock.now += 600
    vote = waiting.vote
    assert vote and (vote.away, vote.voters, vote.winner) == ((0, 1), (CYD,), "pause")
    assert vote.computer_from == START + 600 + DAY, "when both have been absent for a day"


def test_nobody_votes_while_everybody_is_absent(timing: Timing, clock: Clock) -> None:
    clock.now += HOUR
    assert table(timing, to_act=(0, 1, 2)).vote is None
    computers = tuple(SeatRow(seat, None, computer="expert") for seat in (1, 2))
    assert table(timing, seats=(SeatRow(0, ADA), *computers)).vote is None


def test_an_absent_host_of_an_open_table_can_be_replaced(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, **LOBBY, **BY_POST, host=BOB)
    clock.now += 30 * MINUTE - 1
    assert waiting.vote is None
    clock.now += 1
    vote = waiting.vote
    assert vote and (vote.away, vote.voters, vote.motions) == ((1,), (ADA, CYD), ("host", "close"))
    assert vote.computer_from is None
    waiting = replace(waiting, row=replace(waiting.row, votes={ADA: vote.stored("host"), CYD: vote.stored("host")}))
    assert waiting.vote and waiting.vote.winner == "host"
    timing.host_seen["a"] = clock.now
    assert waiting.vote is None
    clock.now += 30 * MINUTE
    assert waiting.vote and not waiting.vote.winner, "the host was there meanwhile"


def test_the_host_of_a_table_that_was_resumed_is_not_absent_at_once(timing: Timing, clock: Clock) -> None:
    """The open table was paused before its game began, and has no actions."""
    clock.now += 30 * MINUTE
    assert table(timing, **LOBBY, since=START + 1, last_action_at=0.0).vote is None
    assert table(timing, **LOBBY, since=START, last_action_at=0.0).vote


def test_looking_at_a_table_without_a_time_limit_ends_an_absence_for_half_an_hour(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, seen={ADA: START + 600})
    clock.now += 30 * MINUTE
    assert waiting.vote is None and waiting.back == (0,)
    assert table(timing, seen={BOB: START + 600}).back == ()
    assert table(timing).back == (), "she is away"
    clock.now += 600
    assert waiting.vote and not waiting.vote.seen and waiting.back == ()


def test_a_player_who_looks_but_has_not_acted_for_a_day_is_away_and_was_seen(timing: Timing, clock: Clock) -> None:
    clock.now += DAY - 1
    waiting = table(timing, seen={ADA: clock.now})
    assert waiting.vote is None
    clock.now += 1
    assert waiting.vote and waiting.vote.seen and COMPUTER in waiting.vote.motions
    both = replace(waiting, to_act=(0, 1))
    assert both.vote and not both.vote.seen, "nobody has seen Bob"


def test_looking_counts_for_nothing_where_turns_have_a_time_limit(timing: Timing, clock: Clock) -> None:
    clock.now += 2 * DAY
    waiting = table(timing, **BY_POST, seen={ADA: clock.now - 2 * DAY + 1})
    assert waiting.vote and waiting.vote.seen and waiting.back == ()
    clock.now += 1
    assert waiting.vote and not waiting.vote.seen


def test_a_host_who_looks_at_an_open_table_is_not_absent(timing: Timing, clock: Clock) -> None:
    clock.now += 3 * DAY
    waiting = table(timing, **LOBBY, seen={ADA: clock.now - 30 * MINUTE + 1})
    assert waiting.vote is None and waiting.back == (0,)
    clock.now += 1
    assert waiting.vote and not waiting.vote.seen and waiting.back == ()


def test_votes_about_somebody_who_is_back_are_outdated(timing: Timing, clock: Clock) -> None:
    clock.now += 30 * MINUTE
    vote = table(timing).vote
    assert vote
    votes = {BOB: vote.stored("pause"), CYD: vote._replace(key="1.000").stored("pause")}
    assert table(timing, votes=votes).outdated_voters == (), "she is away"
    assert table(timing, votes=votes, seen={ADA: clock.now}).outdated_voters == (BOB,)


def test_a_vote_is_about_the_longest_absence(timing: Timing, clock: Clock) -> None:
    """Its key is the time of the last action; at an open table, when the host was last seen to act."""
    clock.now += HOUR
    began = SeatTurn(0, 1000.0, 1000.0), SeatTurn(0, 999.0, 999.0), SeatTurn()
    waiting = table(timing, since=0.0, to_act=(0, 1), turns=began)
    assert waiting.vote and waiting.vote.key == "999.000"
    lobby = table(timing, **LOBBY, last_action_at=0.0)
    assert lobby.vote and lobby.vote.key == f"{START:.3f}"
    timing.host_seen["a"] = START + 600
    assert waiting.vote and waiting.vote.key == "999.000"
    assert lobby.vote and lobby.vote.key == f"{START + 600:.3f}"


# People who gather for a game


def test_a_gathering_goes_on_without_the_missing_after_two_minutes_and_ends_after_fifteen(
    timing: Timing, clock: Clock
) -> None:
    waiting = table(timing, **LOBBY, gathering={"people": 2})
    clock.now += 2 * MINUTE - 1
    assert not waiting.may_drop and waiting.next_due == START + 2 * MINUTE
    clock.now += 1
    assert waiting.may_drop and waiting.next_due == START + 15 * MINUTE
    assert waiting.gathers_until == waiting.put_aside_at == START + 15 * MINUTE


def test_a_seat_that_is_given_up_gives_others_fifteen_minutes(timing: Timing, clock: Clock) -> None:
    clock.now += MINUTE
    waiting = table(timing, **LOBBY, gathering={"opened_at": START + MINUTE})
    assert waiting.gathers_until == START + 16 * MINUTE
    assert table(timing, **LOBBY, gathering={"opened_at": START - 1}).gathers_until == START + 15 * MINUTE


def test_nobody_gathers_at_other_tables(timing: Timing, clock: Clock) -> None:
    clock.now += 2 * MINUTE
    for waiting in (table(timing, gathering={"people": 2}), table(timing, **LOBBY)):
        assert waiting.gathers_until is None and not waiting.may_drop


def test_a_tournament_has_its_own_time_to_begin(timing: Timing, clock: Clock) -> None:
    clock.now += 2 * MINUTE
    begins = table(timing, **LOBBY, tournament="1", gathering={"until": START + HOUR})
    assert begins.gathers_until == START + HOUR
    assert begins.put_aside_at is None and begins.next_due is None and not begins.may_drop
    assert table(timing, **LOBBY, tournament="1", gathering={"people": 2}).gathers_until is None


# Tables that are paused, and abandoned


def test_an_idle_table_is_paused_after_three_days_or_turn_lengths(timing: Timing) -> None:
    for idle in ({}, LIVE, BY_POST):
        assert table(timing, **idle).archived_at == START + 3 * DAY
    assert table(timing, pace="post", turn=96).archived_at == START + 12 * DAY
    assert table(timing, **LOBBY).archived_at == START + 3 * DAY
    for status in (Status.PAUSED, Status.FINISHED, Status.CLOSED):
        assert table(timing, status=status).archived_at is None


def test_whatever_people_do_keeps_a_table_from_being_paused(timing: Timing, clock: Clock) -> None:
    clock.now += 10
    assert table(timing, last_human_action_at=START + 5).archived_at == START + 5 + 3 * DAY
    assert table(timing, last_human_action_at=START + 5, since=START + 9).archived_at == START + 9 + 3 * DAY
    assert table(timing, last_action_at=START + 5).archived_at == START + 3 * DAY, "a computer's action"
    timing.last_activity = {"a": START + 7, "b": START + 9}
    assert table(timing).archived_at == START + 7 + 3 * DAY


def test_a_paused_game_is_abandoned_thirty_days_after_its_last_action(timing: Timing) -> None:
    paused: dict[str, Any] = {"status": Status.PAUSED, "last_action_at": START + 50, "since": START + 70}
    assert ABANDONED_AFTER == 30 * DAY
    assert table(timing, **paused, held={"at": START + 90, "dealt": START}).abandoned_at == START + 50 + 30 * DAY
    assert table(timing, **paused).abandoned_at == START + 70 + 30 * DAY, "paused by a version that noted no more"


def test_a_game_paused_before_its_first_action_is_abandoned_thirty_days_after_its_deal(timing: Timing) -> None:
    paused: dict[str, Any] = {"status": Status.PAUSED, "last_action_at": 0.0, "since": START + 70}
    assert table(timing, **paused, held={"at": START + 90, "dealt": START + 5}).abandoned_at == START + 5 + 30 * DAY
    assert table(timing, **paused, held={"at": START + 90}).abandoned_at == START + 70 + 30 * DAY


def test_clocks_stand_still_during_a_pause(timing: Timing, clock: Clock) -> None:
    """Ada and Bob have used 95 of 120 seconds when the table is paused. It is resumed a minute later."""
    began, acted = START - 100, START - 40
    turns = (SeatTurn(2, began, acted), SeatTurn(2, began, began), SeatTurn())
    before = table(timing, **LIVE, to_act=(0, 1), since=began - 500, turns=turns)
    clock.now += 5
    held = before.held
    # At START twenty seconds were left. But the process had only started: a quarter of the turn is left, thirty.
    assert held == {
        **{"at": START + 5, "dealt": began - 500},
        **{"used": {"0": 95.0, "1": 95.0}, "quiet": {"0": 45.0, "1": 105.0}},
    }
    clock.now += 60
    resumed = table(timing, **LIVE, to_act=(0, 1), since=clock.now, held=held, turns=turns)
    assert [(each.seat, each.ends) for each in resumed.clocks] == [(0, clock.now + 25), (1, clock.now + 25)]
    on = replace(resumed, turns=(turns[0], SeatTurn(3, clock.now, clock.now), SeatTurn()))
    assert [(each.seat, each.ends) for each in on.clocks] == [(0, clock.now + 25), (1, clock.now + 120)]
    resumed_at = clock.now
    clock.now = resumed_at - 45 + 30 * MINUTE
    vote = on.vote
    assert vote and vote.away == (0,), "half an hour without the pause"
    assert on.held["dealt"] == began - 500, "a pause does not change when the game was dealt"


def test_a_table_paused_before_its_game_holds_no_clocks(timing: Timing, clock: Clock) -> None:
    clock.now += 5
    assert table(timing, **LOBBY).held == {"at": START + 5, "used": {}, "quiet": {}}
    assert table(timing, status=Status.PAUSED, to_act=(0,)).held == {"at": START + 5, "used": {}, "quiet": {}}


def test_a_seat_whose_clock_was_not_held_begins_anew(timing: Timing) -> None:
    waiting = table(timing, **LIVE, turns=(SeatTurn(0, START - 50, START - 50),) * 3)
    assert [each.ends for each in waiting.clocks] == [START + 120]


# What is due next


def test_next_is_due_the_vote_then_the_computer_then_the_pause(timing: Timing, clock: Clock) -> None:
    waiting = table(timing)
    due = []
    while (moment := waiting.next_due) and moment > clock.now:
        due.append(moment - START)
        clock.now = moment
    assert due == [30 * MINUTE, DAY, 3 * DAY]


def test_nothing_is_due_but_the_pause_where_nobody_would_vote(timing: Timing) -> None:
    assert table(timing, between_rounds=True).next_due == START + 3 * DAY
    assert table(timing, to_act=(0, 1, 2)).next_due == START + 3 * DAY
    assert table(timing, **LOBBY, seats=(SeatRow(0, ADA), SeatRow(1, None))).next_due == START + 3 * DAY
    assert table(timing, status=Status.PAUSED).next_due is None


def test_at_an_open_table_the_absence_of_the_host_is_due(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, **LOBBY)
    assert waiting.next_due == START + 30 * MINUTE
    clock.now += 30 * MINUTE
    assert waiting.next_due == START + 3 * DAY


def test_the_end_of_a_turn_is_due_until_the_computer_plays_it(timing: Timing, clock: Clock) -> None:
    waiting = table(timing, **LIVE)
    assert waiting.next_due == START + 120
    clock.now += 120
    assert waiting.next_due == START + 30 * MINUTE, "the computer is about to play"
    assert table(timing, **LIVE, late="forfeit").next_due == START + 120
    turns = (SeatTurn(0, START, START), SeatTurn(0, START + 60, START + 60), SeatTurn())
    assert table(timing, **LIVE, to_act=(0, 1), turns=turns).next_due == START + 180
