"""A person's preferences, stored per user for all servers and games.

Nothing here names a game: the rules list their cautions and automatic actions, and ``render`` lists its looks. A
preference that a game or a picture does not know has no effect.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.host.model.stored_settings import StoredSettings

Where: TypeAlias = Literal["direct", "request"]
WHERE: tuple[Where, ...] = get_args(Where)
Remind: TypeAlias = Literal["at-once", "minute", "never"]
REMIND: tuple[Remind, ...] = get_args(Remind)
RemindIn: TypeAlias = Literal["channel", "direct"]
REMIND_IN: tuple[RemindIn, ...] = get_args(RemindIn)

EVERY = "every"
"""A value of ``ask``: confirm every action that gives away a single card."""


class Preferences(StoredSettings):
    """A person's preferences."""

    ask: tuple[str, ...] = ("discard-freezes",)
    """The cautions (:attr:`engine.rules.Rules.cautions`) that need a confirmation; or :data:`EVERY`."""
    automatic: tuple[str, ...] = ("draw",)
    """The kinds of action (:attr:`engine.rules.Rules.automatic` and ``routine``) to play automatically."""
    at_once: bool = True
    """Whether an action and its usual follow-up are offered as one choice."""
    where: Where = "direct"
    """Where hands are shown: in direct messages, or on request only."""
    remind: Remind = "minute"
    """When a message says that it is their turn: at once, after a minute without a press, or never."""
    remind_in: RemindIn = "channel"
    """Where that message goes: to the table's channel, or to their direct messages if they have any."""
    felt: str = ""
    """This and the following are fields of :class:`render.Look`; empty for the default look."""
    back: str = ""
    four_colours: bool = False
    melds: str = ""
    hand: str = ""
    rising: bool = False


DEFAULT_PREFERENCES = Preferences()
"""The preferences of somebody who never set any."""
