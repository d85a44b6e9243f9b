"""What a person likes: kept per user, over all servers and games.

Nothing here names a game. What a game can ask about or do by itself it says of its rules, and what pictures can look
like the pictures say; a preference that a game or a picture does not know changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Self, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, ValidationError

Where: TypeAlias = Literal["direct", "request"]
WHERE: tuple[Where, ...] = get_args(Where)

EVERY = "every"
"""Among the cautions: whatever gives away a single card is asked about, even if the game sees no reason to."""


class Preferences(BaseModel):
    """A person's preferences. Those not set, not known or not understood are the usual ones."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    ask: tuple[str, ...] = ()
    """The cautions (see :attr:`engine.game.Rules.cautions`) about which they want to be asked first; or every card."""
    automatic: tuple[str, ...] = ()
    """The kinds of action (see :attr:`engine.game.Rules.automatic`) that are to be done for them when they can be."""
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

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        """The preferences among the settings that are stored of a person."""
        try:
            return cls.model_validate(settings)
        except ValidationError as error:
            wrong = {fault["loc"][0] for fault in error.errors()}
            return cls.model_validate({name: value for name, value in settings.items() if name not in wrong})

    def among(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Settings with these preferences among them. The usual ones are not written."""
        others = {name: value for name, value in settings.items() if name not in type(self).model_fields}
        return others | self.model_dump(mode="json", exclude_defaults=True)


USUAL = Preferences()
"""What somebody likes who has never said so."""
