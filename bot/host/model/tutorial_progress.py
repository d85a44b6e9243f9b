"""What the bot remembers of somebody who learns a game."""

from __future__ import annotations

from bot.host.model.stored_settings import StoredSettings


class TutorialProgress(StoredSettings):
    """What somebody is being taught."""

    tutorial: str = ""
    """The table where they are told the rules, if there is one."""
    lessons: tuple[str, ...] = ()
    """The rules that they have been told, by code: each is told once."""
