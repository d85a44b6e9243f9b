"""What a person likes: kept per user, over all servers and games.

Nothing here names a game. What a game can ask about or do by itself it says of its rules, and what pictures can look
like the pictures say; a preference that a game or a picture does not know changes nothing.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.host.model.stored_settings import StoredSettings

Where: TypeAlias = Literal["direct", "request"]
WHERE: tuple[Where, ...] = get_args(Where)

EVERY = "every"
"""Among the cautions: whatever gives away a single card is asked about, even if the game sees no reason to."""


class Preferences(StoredSettings):
    """A person's preferences."""

    ask: tuple[str, ...] = ()
    """The cautions (see :attr:`engine.rules.Rules.cautions`) about which they want to be asked first; or every card."""
    automatic: tuple[str, ...] = ()
    """The kinds of action (see :attr:`engine.rules.Rules.automatic`) that are to be done for them when they can be."""
    at_once: bool = True
    """Whether an action that can be done bare, or together with what it leads to, is offered together with that."""
    where: Where = "direct"
    """Where their hands are shown: in direct messages, or on request only."""
    felt: str = ""
    """The looks of their pictures, as :class:`render.Look` has them; empty for the house's."""
    back: str = ""
    four_colours: bool = False
    melds: str = ""
    hand: str = ""
    rising: bool = False


DEFAULT_PREFERENCES = Preferences()
"""What somebody likes who has never said so."""
