"""Formats of tournaments: who plays whom, and the standings. Pure functions, without a store, a clock or Discord.

Each module here that has a ``FORMAT`` is a format. The others are shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from bot.host.tournaments.formats.field import Format


def _found() -> dict[str, Format]:
    """Return the formats of all modules by key."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {module.FORMAT.key: module.FORMAT for module in modules if hasattr(module, "FORMAT")}


FORMATS: Mapping[str, Format] = _found()
"""The formats by key."""
