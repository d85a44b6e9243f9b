"""Where the SQL of the databases differs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dialect:
    """The expressions of one database for what the others write differently; ``{}`` stands for a column.

    The fields of a table that come from several columns or rows are JSON, so that one statement reads a consistent
    table. Its row is ``t``.
    """

    reminder: str
    """The last reminder of table ``t`` as an array of its columns, or NULL."""
    offers: str
    """The offers of table ``t`` as an array of arrays; times keep all digits."""
    invited: str
    """The invited players of table ``t`` as an array."""
    votes: str
    """The votes of table ``t`` as an array of pairs."""
    people_of_result: str
    """The people on the side of result ``r`` for whom it counts, as a sorted array."""
    preset_of: str
    """The preset of rules."""
    same_rules: str
    """Whether the column ``rules`` holds the same value as the parameter ``:rules``, however it is written."""
    unclassified: str
    """Whether it is unknown if the rules of a started table were changed, as its index has it."""
    games_in_order: str
    """The source of games ``b`` by player, each player's in the order of their results; ``{index}`` has them so,
    ``{where}`` is the condition."""
    string_of_games: str
    """Such games of a player in one string: each won one as a space and its number, a lost one as ``|``."""
    now: str
    """The time now, in seconds since the epoch, by the database's clock."""
    hold: str
    """At the end of a ``SELECT`` of tables ``t``: nobody changes them until the transaction ends."""
