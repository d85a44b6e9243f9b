"""No sequence of one person's commands, presses and absences lets them choose which of their games count.

A random player of games that count tries everything, alone, against somebody and with a partner, in every game. See
:mod:`tests.host.leaver` for what they do, and :mod:`tests.host.ledger` for what must hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import pytest

from bot.host.model.setup import Terms
from engine.games import GAMES
from tests.examples import in_soak_too, more, sampled
from tests.host.leaver import Leaver, Plan
from tests.host.room import Room

PARTNERS = {"canasta": "partners", "cribbage": "four-handed", "euchre": "euchre", "rummy500": "partnership"}
TERMS = (
    Terms(computers="carefree"),
    *(Terms(pace="live", turn=60, late=late, computers="carefree") for late in ("turn", "autopilot", "forfeit")),
)


def plans() -> list[Plan]:
    """Return a plan for every game in each company, taking the kinds of terms in turn."""
    found = []
    for game, rules in GAMES.items():
        if game == "highest":
            continue
        two = next((preset for preset in rules.presets if 2 in rules.of(preset).seats_played()), "")
        pairs = [(rules.presets[0], "alone"), (two, "against"), (PARTNERS.get(game, ""), "with")]
        found += [Plan(game, preset, company) for preset, company in pairs if preset]
    return [plan._replace(terms=TERMS[n % len(TERMS)]) for n, plan in enumerate(found)]


@sampled
@in_soak_too
@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan.game} {plan.company}")
async def test_leaving_in_any_way_is_worth_no_more_than_playing_on(room: Room, plan: Plan) -> None:
    hosts = [room.host, await room.another_host()]
    first = crc32(f"{plan.game} {plan.company}".encode())
    for seed in range(first, first + more(1, 60)):
        ada, bob = await room.player("Ada"), await room.player(f"Bob {seed}")
        leaver = Leaver(room, hosts, ada, bob, plan, seed)
        for _ in range(more(40, 80)):
            await leaver.step()
        await leaver.end()


PLAYED = ("play", "computers", "bob") * 6
KNOWN = {
    "practice cancels a losing game": (*PLAYED, "for practice", "look", "close"),
    "going back cancels a losing game": (*PLAYED, "rewind", "rewind", "close"),
    "autostep cancels a losing game": (*PLAYED, "autostep", "close"),
    "closing cancels a losing game": (*PLAYED, "close free", "close"),
    "pausing cancels a losing game": (*PLAYED, "pause"),
    "forgetting cancels a losing game": (*PLAYED, "forget"),
    "leaving cancels a losing game": (*PLAYED, "leave", "bob", "computers", "bob", "computers"),
    "hands are shopped for": ("close free", "open", "for practice", "open", "close free", "open", "for practice"),
    "hands are shopped for by pausing": ("pause", "open", "pause", "open", "pause", "open", "pause"),
    "a sleeper gets a weak computer": (
        "play",
        "play",
        "play",
        "wait a day",
        "vote computer",
        *("play", "computers") * 9,
    ),
    "the absent one gets a weak computer": ("pause", "resume without", *("play", "computers") * 9),
}
"""Ways in which games were dodged."""


@sampled
@pytest.mark.parametrize("way", KNOWN)
@pytest.mark.parametrize("company", ["alone", "against", "with"])
async def test_known_ways_out_are_closed(room: Room, way: str, company: str) -> None:
    game, preset = ("euchre", "euchre") if company == "with" else ("german-whist", "german-whist")
    await play(room, KNOWN[way], Plan(game, preset, company, TERMS[0]))


@sampled
@pytest.mark.parametrize("terms", TERMS[1:], ids=lambda terms: terms.late)
@pytest.mark.parametrize("company", ["alone", "against"])
@pytest.mark.parametrize("stop", ["pause", "pause as manager", "channel gone", "leave"])
async def test_no_pause_delays_a_clock(room: Room, stop: str, company: str, terms: Terms) -> None:
    """Ada never plays: whatever else she does, her turn ends when its time is up."""
    again = ("computers", "bob", "wait a little", stop, "resume", "come back")
    await play(room, again * 8, Plan("german-whist", "german-whist", company, terms))


async def play(room: Room, names: Sequence[str], plan: Plan) -> None:
    """Open a table, and do these things at the newest one whose game is undecided."""
    leaver = Leaver(room, [room.host], await room.player("Ada"), await room.player("Bob"), plan, seed=1)
    await leaver.open()
    for name in names:
        if name == "open":
            await leaver.open()
        elif leaver.ledger.undecided:
            await leaver.do(leaver.ledger.undecided[-1], name)
    await leaver.end()
