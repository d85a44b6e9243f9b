"""The type of press handlers. Each module lists its handlers in ``HANDLERS``, by the first word of the press."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.ui.custom_ids import Press
from bot.ui.replies import Interaction

Handler: TypeAlias = Callable[[Interaction, Press, Sequence[str]], Awaitable[None]]
"""Acknowledges a press and handles it, with the values chosen or typed. Raises ``Refusal`` if it cannot be done."""
