"""Players: the mapping from Discord users, their settings, and the data stored about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Player:
    """A person. Games know only ``id``; forgetting a person clears the rest."""

    id: int
    discord_id: int | None
    name: str
    dm_closed: bool = False
    """Whether a direct message to them was refused: hands are shown on request until they open again."""
    dm_channel: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Preferences on all servers, opaque to the store."""
    hidden: bool = False
    """Whether they are on no board."""
    barred: bool = False
    """Whether the operator left them out of the boards of all servers."""


class PeopleStore(Protocol):
    """Players."""

    async def player(self, discord_id: int, name: str) -> Player:
        """Return the player of a Discord user, creating it at first sight and updating the name."""

    async def find_player(self, discord_id: int) -> Player | None:
        """Return the player of a Discord user without creating one."""

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """Return players by id, leaving out unknown ids."""

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """Store whether a player's direct messages are closed, and their channel; ``None`` leaves a value unchanged."""

    async def set_settings(self, player: int, settings: Mapping[str, Any]) -> None:
        """Replace a player's settings."""

    async def set_hidden(self, player: int, hidden: bool) -> None:
        """Take a player off all boards, or put them back. Stored results and their own statistics stay."""

    async def bar_player(self, player: int, barred: bool) -> None:
        """Leave a player out of the boards of all servers, or lift that. They stay on those of each server."""

    async def barred_players(self) -> list[Player]:
        """Return the barred players, by id."""

    async def personal_data(self, player: int) -> dict[str, Any]:
        """Return everything stored about a person as JSON, for that person only."""

    async def forget(self, player: int) -> None:
        """Forget a person: drop the mapping to Discord and everything games do not need.

        Their settings, message ids of hands, servers they joined from, offers, invitations and votes are deleted; games
        keep the bare player id, also at seats that the computer took over. Later writes about the player store nothing,
        and seating, inviting or making them host raises :class:`Forgotten`. A person who returns is a new player.
        """
