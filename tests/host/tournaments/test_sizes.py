"""Every format at its least sizes and at its largest: refused in words if there are too few, otherwise played out."""

from __future__ import annotations

import pytest

from bot.host.refusals import Refusal
from bot.host.tournaments.formats import FORMATS
from bot.texts import load_texts
from bot.ui.replies import refusal_sentence
from tests.examples import sampled
from tests.host.room import Room
from tests.host.tournaments.cups import Cup, stronger
from tests.host.tournaments.fields import Simulation
from tests.host.tournaments.match_tables import refused
from tests.texts import text

LEAST = {"knockout": 2, "double-knockout": 3, "swiss": 3, "round-robin": 3, "ladder": 2}
_ROUNDS = {("knockout", 2): 1, ("knockout", 3): 2, ("swiss", 3): 2, ("round-robin", 3): 3, ("double-knockout", 3): 4}
"""The rounds of the smallest fields, if the better seed wins every match."""


def test_the_least_of_each_format() -> None:
    assert {key: format.least for key, format in FORMATS.items()} == LEAST


@sampled
@pytest.mark.parametrize("entries", range(4))
@pytest.mark.parametrize("format", FORMATS)
async def test_a_start_with_too_few_is_refused_in_words_and_with_enough_is_played(
    room: Room, format: str, entries: int
) -> None:
    cup = await Cup.open(room, entries, start=False, format=format, seeding="draw")
    if entries < LEAST[format]:
        with pytest.raises(Refusal) as refusal:
            await cup.use.start(cup.id, cup.organiser)
        assert refusal_sentence(load_texts(), refusal.value) == text("refusal-tournament-too-few", least=LEAST[format])
        assert (await cup.now()).phase == "open", "more may still enter"
        return
    tournament = (await cup.use.start(cup.id, cup.organiser)).tournament
    assert tournament.phase == "running" and len(tournament.standings) == entries
    if tournament.is_ladder:
        return
    over = await cup.play_out(stronger)
    assert over.phase == "over"
    assert [place for _, place in over.places].count(1) == 1
    assert over.round == _ROUNDS[format, entries]


@sampled
@pytest.mark.parametrize("entries", range(4))
@pytest.mark.parametrize("format", FORMATS)
async def test_a_timed_start_with_too_few_is_cancelled(room: Room, format: str, entries: int) -> None:
    cup = await Cup.open(room, entries, start=False, format=format, starts_at=room.clock.now + 60)
    tournament = await cup.after(60)
    too_few = entries < LEAST[format]
    assert (tournament.phase, tournament.cancelled_for) == (("cancelled", "too-few") if too_few else ("running", ""))


@sampled
@pytest.mark.parametrize("leavers", [1, 2, 3])
@pytest.mark.parametrize("format", [key for key in FORMATS if key != "ladder"])
async def test_all_but_some_leave_at_the_start(room: Room, format: str, leavers: int) -> None:
    """Who is left has won, and if nobody is the tournament still ends."""
    cup = await Cup.open(room, 3, format=format)
    for person in cup.people[:leavers]:
        if not (await cup.now()).ended:
            await refused(cup.use.leave(cup.id, person))
    tournament = await cup.see_to()
    if leavers > 1:
        assert tournament.ended
        left = {entry.number for entry in tournament.entries if not entry.out}
        winners = {entry for entry, place in tournament.places if place == 1}
        assert len(winners) == 1 and (not left or winners == left)


@pytest.mark.parametrize(
    "format",
    ["knockout", "double-knockout", "ladder", pytest.param("swiss", marks=pytest.mark.soak)],
)
def test_a_field_of_128_is_played_to_its_end(format: str) -> None:
    simulation = Simulation(format, 128)
    rounds = simulation.format.rounds(128, simulation.settings)
    played = sum(1 for _ in simulation.run())
    places = simulation.places
    assert len(places) == 128 and [place.place for place in places].count(1) == 1
    if rounds is None:
        assert played == 0 and len(simulation.format.challengeable(simulation.field, 128)) == 3
    else:
        assert rounds - 1 <= played <= rounds
