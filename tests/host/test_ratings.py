"""Ratings of people and computer levels."""

from __future__ import annotations

import random

from bot.host.records.rating_pools import add_games
from bot.host.records.ratings import SETTLED, RatingPool
from data.store import RatedGame, RatedSeat, RatedSide


def person(player: int, epoch: int = 0) -> RatedSeat:
    return RatedSeat(player, epoch, "", 0)


def level(name: str) -> RatedSeat:
    return RatedSeat(None, 0, name, 0)


def game(mark: int, *sides: tuple[RatedSeat, ...], points: tuple[int, ...] = ()) -> RatedGame:
    """Return a game that the first side won, unless ``points`` say otherwise."""
    made = points or tuple(range(len(sides), 0, -1))
    rated = [RatedSide(value, value == max(made), seats) for value, seats in zip(made, sides, strict=True)]
    return RatedGame(mark, f"G{mark}", float(mark), tuple(rated))


def rated(*games: RatedGame) -> RatingPool:
    pool = RatingPool()
    add_games(pool, games)
    return pool


def test_winner_rises_and_loser_falls() -> None:
    pool = rated(*(game(mark, (person(1),), (person(2),)) for mark in range(1, SETTLED + 1)))
    first, second = pool.players[1], pool.players[2]
    assert first.mu > 25 > second.mu and first.shown > second.shown
    assert not first.provisional and first.sigma < 25 / 3
    assert rated(game(1, (person(1),), (person(2),))).players[1].provisional


def test_people_and_levels_share_a_pool() -> None:
    pool = rated(game(1, (person(1),), (level("master"),)), game(2, (level("master"),), (person(2),)))
    assert pool.players[1].mu > pool.levels["master"].mu > pool.players[2].mu
    assert pool.levels["master"].games == 2


def test_partners_are_a_team_and_a_level_on_two_seats_is_updated_once() -> None:
    pool = rated(game(1, (person(1), person(2)), (level("expert"), level("expert"))))
    assert pool.players[1] == pool.players[2]
    assert pool.levels["expert"].games == 1 and pool.levels["expert"].mu < 25


def test_points_rank_the_losers_of_three_sides() -> None:
    pool = rated(game(1, (person(1),), (person(2),), (person(3),), points=(900, 500, -200)))
    assert pool.players[1].mu > pool.players[2].mu > pool.players[3].mu


def test_forfeiting_side_ranks_no_better_than_other_losers() -> None:
    given_up = game(1, (person(1),), (person(2),), (person(3),), points=(900, 500, -200))._replace(ended="forfeit")
    pool = rated(given_up)
    assert pool.players[1].mu > pool.players[2].mu == pool.players[3].mu


def test_reset_player_starts_with_a_new_rating() -> None:
    pool = rated(game(1, (person(1),), (person(2),)), game(2, (person(2),), (person(1, 1),)))
    assert pool.players[1].games == 1 and pool.players[1].mu < 25
    assert len(pool.curve(1)) == 1 and len(pool.curve(2)) == 2 and not pool.curve(3)


def test_ratings_do_not_depend_on_batches() -> None:
    chance = random.Random(1)
    seats = [*map(person, range(1, 8)), level("expert"), level("carefree")]
    games = [game(mark, *((seat,) for seat in chance.sample(seats, chance.choice((2, 3))))) for mark in range(1, 300)]
    at_once, one_by_one = rated(*games), RatingPool()
    for each in games:
        add_games(one_by_one, [each])
    assert at_once.ratings == one_by_one.ratings and at_once.mark == one_by_one.mark == 299
