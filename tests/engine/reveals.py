"""Honest and forged reveals, with the problems that every check must find."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from engine.cards import marked, pack
from engine.deal import Deals, Problem, reveal

PACK = pack(packs=2, jokers=4)
DEALS = Deals(bytes(range(32)), "QK7RM2", ("ada's join", "Zoë ♠"))
REVEALED = reveal(DEALS, PACK, [1, 2, 3])
MARKED = reveal(DEALS, marked(pack(2)), [1])


class Case(NamedTuple):
    """A reveal, the noted commitment as typed, and the problems to be found."""

    revealed: dict[str, Any]
    problems: list[Problem]
    noted: str | None = None


def tampered(*path: str | int, value: object) -> dict[str, Any]:
    revealed = copy.deepcopy(REVEALED)
    part: Any = revealed
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return revealed


def swapped(cards: list[str]) -> list[str]:
    return [cards[1], cards[0], *cards[2:]]


def sealed(number: int) -> str:
    """Return the commitment shown for a round."""
    return DEALS.commitment(number).hex()


def form(field: str, number: int = 0) -> list[Problem]:
    return [Problem("form", number, field)]


FIRST = REVEALED["commitment"]
SEED = REVEALED["rounds"][0]["seed"]
EVERY_ROUND = [Problem("cards", number) for number in (1, 2, 3)]
UNCOMMITTED = [Problem("commitment", number) for number in (1, 2, 3)]

CASES: dict[str, Case] = {
    # honest ones
    "honest": Case(REVEALED, []),
    "honest, marked": Case(MARKED, []),
    "noted": Case(REVEALED, [], FIRST),
    "noted in capitals, with spaces around": Case(REVEALED, [], f"  {FIRST.upper()} "),
    "noted, its round named": Case(REVEALED, [], f"{FIRST}@1"),
    "noted in round 2": Case(REVEALED, [], f"{sealed(2)}@2"),
    "noted in round 3": Case(REVEALED, [], f"{sealed(3)}@3"),
    # what was noted
    "another was noted": Case(REVEALED, [Problem("noted", 1)], "00" * 32),
    "noted in round 2, not named": Case(REVEALED, [Problem("noted", 1)], sealed(2)),
    "noted in round 2, named the third": Case(REVEALED, [Problem("noted", 3)], f"{sealed(2)}@3"),
    "noted in round 1, named the second": Case(REVEALED, [Problem("noted", 2)], f"{FIRST}@2"),
    "noted for a round that is not there": Case(REVEALED, [Problem("unbound", 4)], f"{sealed(4)}@4"),
    "round 2 passed off as the first": Case(
        reveal(DEALS, PACK, [2]) | {"commitment": sealed(2), "rounds": [{**REVEALED["rounds"][1], "round": 1}]},
        [Problem("noted", 2), Problem("cards", 1)],
        f"{sealed(2)}@2",
    ),
    # what was dealt
    "another method": Case(tampered("version", value="other"), [Problem("version", detail="other")]),
    "another commitment": Case(tampered("commitment", value="00" * 32), UNCOMMITTED),
    "another commitment, and that one noted": Case(tampered("commitment", value="00" * 32), UNCOMMITTED, "00" * 32),
    "cards that were not dealt": Case(
        tampered("rounds", 1, "cards", value=swapped(REVEALED["rounds"][1]["cards"])), [Problem("cards", 2)]
    ),
    "no cards": Case(tampered("rounds", 1, value={"round": 2, "seed": sealed(3)}), [Problem("cards", 2)]),
    "a seed chosen later": Case(
        tampered("rounds", 2, "seed", value="ab" * 32), [Problem("commitment", 3), Problem("cards", 3)]
    ),
    "another round's number": Case(
        tampered("rounds", 0, "round", value=2), [Problem("commitment", 2), Problem("cards", 2)]
    ),
    "another table": Case(tampered("table", value="other"), EVERY_ROUND),
    "a player's seed changed": Case(tampered("players", 0, value="eve"), EVERY_ROUND),
    "a pack stacked to suit the seed": Case(
        tampered("pack", value=swapped(REVEALED["pack"])), [Problem("pack"), *EVERY_ROUND]
    ),
    "a card that is none": Case(tampered("pack", 0, value="1X"), [Problem("pack"), *EVERY_ROUND]),
    "no pack": Case(
        tampered("pack", value=[]) | {"rounds": [{"round": 1, "seed": SEED, "cards": []}]}, [Problem("pack")]
    ),
    "the other copies marked": Case(
        MARKED | {"pack": [card[:-1] if card.endswith("'") else card + "'" for card in MARKED["pack"]]},
        [Problem("pack"), Problem("cards", 1)],
    ),
    "some copies marked": Case(
        MARKED | {"pack": [card.rstrip("'") if card.startswith("K") else card for card in MARKED["pack"]]},
        [Problem("pack"), Problem("cards", 1)],
    ),
    # the form
    "nothing": Case({}, [Problem("version")]),
    "a version that is no text": Case(tampered("version", value=["cardroom-deal-1"]), [Problem("version")]),
    "no rounds": Case(tampered("rounds", value=[]), [Problem("empty")]),
    "rounds of no kind": Case(tampered("rounds", value={}), form("rounds")),
    "half a character": Case(tampered("table", value="\ud800"), form("table")),
    "half a character of a player": Case(tampered("players", 1, value="\ud800"), form("players")),
    "players as one text": Case(tampered("players", value="ada"), form("players")),
    "a player of no kind": Case(tampered("players", 1, value=None), form("players")),
    "a card of no kind": Case(tampered("pack", 0, value=["2C"]), form("pack")),
    "short commitment": Case(tampered("commitment", value="00"), form("commitment")),
    "a commitment in capitals": Case(tampered("commitment", value=FIRST.upper()), form("commitment")),
    "a commitment with a space": Case(tampered("commitment", value=f"{FIRST[:8]} {FIRST[8:]}"), form("commitment")),
    "a commitment and a line's end": Case(tampered("commitment", value=FIRST + "\n"), form("commitment")),
    "a round of no kind": Case(tampered("rounds", 0, value="one"), form("round")),
    "round nought": Case(tampered("rounds", 0, "round", value=0), form("round")),
    "round 1001": Case(tampered("rounds", 0, "round", value=1001), form("round")),
    "round true": Case(tampered("rounds", 0, "round", value=True), form("round")),
    "round 1.0": Case(tampered("rounds", 0, "round", value=1.0), form("round")),
    "a seed that is no number": Case(tampered("rounds", 0, "seed", value="xyz"), form("seed", 1)),
    "a seed in capitals": Case(tampered("rounds", 0, "seed", value=SEED.upper()), form("seed", 1)),
    "a round that is not as it must be, and one was noted": Case(
        tampered("rounds", 0, value=None), form("round"), f"{sealed(2)}@2"
    ),
}

NO_COMMITMENTS = (
    "",
    "00" * 31,
    f"{FIRST}@",
    f"{FIRST}@0",
    f"{FIRST}@02",
    f"{FIRST}@1001",
    f"{FIRST}@-1",
    f"{FIRST}@²",
    f"{FIRST} @2",
    f"{FIRST}@2@2",
    f"{FIRST[:32]} {FIRST[32:]}",
)
"""Inputs that are refused as a noted commitment."""
