"""What one seat may know of a round of Rummy 500."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kit.laying_view import LayingView
from engine.rummy500.options import Rummy500Options
from engine.types import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(LayingView):
    """A seat's view; see :class:`engine.rummy500.state.State` for the fields."""

    rules: Rummy500Options
    has_laid: tuple[bool, ...]
    claimable: bool
    waiting: tuple[Seat, ...]
    held: bool
    goer: Seat | None
