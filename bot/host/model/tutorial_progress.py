"""The progress of somebody in the tutorial."""

from __future__ import annotations

from bot.host.model.stored_settings import StoredSettings


class TutorialProgress(StoredSettings):
    """Where the tutorial is, and what it has explained."""

    tutorial: str = ""
    """The id of the tutorial's table, if there is one."""
    lessons: tuple[str, ...] = ()
    """The codes of the rules explained so far: each is explained once."""
