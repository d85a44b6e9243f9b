"""The progress of somebody in the tutorial."""

from __future__ import annotations

from bot.host.model.stored_settings import StoredSettings


class TutorialProgress(StoredSettings):
    """The tutorial's table, and the rules explained so far."""

    tutorial: str = ""
    """The id of the tutorial's table, if there is one."""
    lessons: tuple[str, ...] = ()
    """The codes of the rules explained so far: each is explained once."""
