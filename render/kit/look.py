"""The look of pictures, which each person can choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Felt: TypeAlias = Literal["green", "blue", "wine", "slate"]
Back: TypeAlias = Literal["diamonds", "lattice", "suits", "chevrons"]
Melds: TypeAlias = Literal["columns", "made", "rank", "length"]
Hand: TypeAlias = Literal["usual", "rank", "suit"]


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a picture. Equal views with equal looks give equal pictures."""

    felt: Felt = "green"
    """The colour of the table."""
    back: Back = "diamonds"
    """The design of the cards' backs."""
    four_colours: bool = False
    """Whether each suit has its own colour; threes stay red and black, because rules depend on it."""
    melds: Melds = "columns"
    """The order of Canasta's melds: a fixed column for each rank while no side has two of one rank, or rows
    in the order they were ``made``, by ``rank``, or by ``length``."""
    hand: Hand = "usual"
    """How a hand is grouped: by rank, by suit, or as usual in the game. Canasta's are always grouped by rank."""
    rising: bool = False
    """Whether the ranks of a hand go from low to high."""


HOUSE = Look()
"""The default look."""
