"""Seeds by rating, by hand and drawn; and what all formats have in common."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest

from bot.host.tournaments.formats import FORMATS, field, seeding
from bot.host.tournaments.formats.field import Entrant, Field, MatchRecord

SECRET = bytes(range(32))


def test_a_draw_follows_from_the_secret_as_the_documentation_says() -> None:
    def digest(entry: int) -> bytes:
        return hmac.new(SECRET, f"cardroom-tournament-1 seed {entry}".encode(), hashlib.sha256).digest()

    assert list(seeding.drawn(range(1, 40), SECRET)) == sorted(range(1, 40), key=digest)
    assert seeding.drawn([3, 1, 2], SECRET) == seeding.drawn([2, 3, 1], SECRET)
    assert seeding.drawn(range(1, 40), SECRET) != seeding.drawn(range(1, 40), bytes(32))


def test_the_documentation_shows_a_draw() -> None:
    text = (Path(__file__).parents[3] / "docs" / "tournaments.md").read_text("utf-8")
    assert f'bytes.fromhex("{SECRET.hex()}")' in text
    assert f"\n{list(seeding.drawn(range(1, 10), SECRET))}\n" in text


def test_the_best_rating_is_the_first_seed_and_equal_ones_are_drawn() -> None:
    ratings = {1: 20.0, 2: 31.5, 3: 20.0, 4: 25.0, 5: 20.0}
    tied = [entry for entry in seeding.drawn(ratings, SECRET) if ratings[entry] == 20.0]
    assert list(seeding.by_rating(ratings, SECRET)) == [2, 4, *tied]


def test_entries_left_out_by_hand_are_drawn_behind() -> None:
    assert seeding.by_hand([4, 2], range(1, 6), SECRET) == (4, 2, *seeding.drawn([1, 3, 5], SECRET))


@pytest.mark.parametrize("order", [[1, 1], [1, 7]])
def test_an_order_by_hand_has_entries_and_each_once(order: list[int]) -> None:
    with pytest.raises(ValueError, match="not an order"):
        seeding.by_hand(order, range(1, 6), SECRET)


def test_the_five_formats_are_found() -> None:
    assert sorted(FORMATS) == ["double-knockout", "knockout", "ladder", "round-robin", "swiss"]
    assert {key: each.most for key, each in FORMATS.items() if each.most != 128} == {"round-robin": 12}
    assert {key for key, each in FORMATS.items() if each.draws} == {"ladder", "round-robin", "swiss"}


def test_entries_dropped_before_the_first_round_never_took_part() -> None:
    for each in FORMATS.values():
        entrants = (Entrant(1, 4), Entrant(2, 2, dropped_after=0), Entrant(3, 1), Entrant(4, 9), Entrant(5, 3))
        dropped = Field(entrants, (), SECRET)
        pairings = each.next_round(dropped, field.FormatSettings())
        assert all(2 not in pairing.sides for pairing in pairings)
        assert [line.entry for line in each.standings(dropped, field.FormatSettings())] == [3, 5, 1, 4]


def test_a_record_is_the_same_after_json() -> None:
    match = MatchRecord(1, 1, (1, None), over=True, winner=1, how="bye")
    sides, rest = json.loads(json.dumps(match))[2], match.drawn()
    assert tuple(sides) == match.sides and not rest
