"""The differences between the databases' SQL."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dialect:
    """One database's expressions that others write differently; ``{}`` is a placeholder for a column.

    The fields of a table that come from several columns or rows are JSON, so that one statement reads a consistent
    table. Its row is ``t``.
    """

    reminder: str
    """The last reminder of table ``t`` as an array of its columns, or NULL."""
    offers: str
    """The offers of table ``t`` as an array of arrays; times keep all digits."""
    invited: str
    """The invited players of table ``t`` as an array."""
    awaiting: str
    """The players who wait for a seat of table ``t``, as an array."""
    votes: str
    """The votes of table ``t`` as an array of pairs."""
    people_of_result: str
    """The people on the side of result ``r`` for whom it counts, as a sorted array; ``{listed}`` is the condition that
    a board may name them."""
    preset_of: str
    """The preset of rules."""
    same_rules: str
    """Whether the column ``rules`` holds the same value as the parameter ``:rules``, in any spelling."""
    unclassified: str
    """Whether it is unknown if a started table's rules were changed, worded as in its index."""
    games_in_order: str
    """The source of games ``b`` by player, each player's in the order of their results; ``{index}`` has them so,
    ``{where}`` is the condition."""
    string_of_games: str
    """Such games of a player in one string: each won one as a space and its number, a lost one as ``|``.
    Only those that count for the league are in it."""
    now: str
    """The time now, in seconds since the epoch, by the database's clock."""
    hold: str
    """The end of a ``SELECT`` of tables ``t`` that locks them until the transaction ends."""
