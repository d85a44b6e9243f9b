"""How a person likes pictures to look. The defaults are the house's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Felt: TypeAlias = Literal["green", "blue", "wine", "slate"]
Back: TypeAlias = Literal["diamonds", "lattice", "suits", "chevrons"]
Melds: TypeAlias = Literal["columns", "made", "rank", "length"]
Hand: TypeAlias = Literal["usual", "rank", "suit"]


@dataclass(frozen=True, slots=True)
class Look:
    """The looks of a picture. Equal looks of equal views give equal pictures."""

    felt: Felt = "green"
    """The colour of the table."""
    back: Back = "diamonds"
    """The design of the cards' backs."""
    four_colours: bool = False
    """Whether each suit has a colour of its own; threes stay red and black, as the rules call them."""
    melds: Melds = "columns"
    """How Canasta's melds lie: each rank in its place while there is one of each, or in rows as they were ``made``,
    by ``rank``, or by ``length``."""
    hand: Hand = "usual"
    """How a hand is grouped: by rank, by suit, or as the game is used to. Canasta's are always by rank."""
    rising: bool = False
    """Whether the ranks of a hand go from the lowest to the highest."""


HOUSE = Look()
"""The house's own look."""
