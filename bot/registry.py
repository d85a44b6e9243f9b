"""Collects what the rooms of the bot offer: commands, handlers of presses, and services.

A room is :mod:`bot.table`, or a module or folder of :mod:`bot.features`. Each of its modules may have

* ``slash_commands()``, which yields slash commands and groups,
* ``HANDLERS``, the handlers of presses by the first word of the press,
* ``service(client, services, clock)``, which returns a :class:`~bot.table.services.FeatureService`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeAlias

import discord

from bot import features, table
from bot.host.refusals import Refusal
from bot.table.services import FeatureService, Services
from bot.ui.commands import AnyCommand
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge

MakeService: TypeAlias = Callable[[discord.Client, Services, Callable[[], float]], FeatureService]


def _modules() -> tuple[ModuleType, ...]:
    """Import every module of the rooms."""
    names = [found.name for room in (table, features) for found in walk_packages(room.__path__, f"{room.__name__}.")]
    return tuple(map(import_module, names))


def _merged_handlers() -> dict[str, Handler]:
    """Return the handlers of all modules by word. Raises ``ValueError`` where two modules handle the same word."""
    merged: dict[str, Handler] = {}
    for module in _MODULES:
        handlers: Mapping[str, Handler] = getattr(module, "HANDLERS", {})
        if twice := merged.keys() & handlers.keys():
            raise ValueError(f"two handlers for {sorted(twice)}")
        merged |= handlers
    return merged


_MODULES = _modules()
HANDLERS: Mapping[str, Handler] = _merged_handlers()
SERVICES: Sequence[MakeService] = [module.service for module in _MODULES if hasattr(module, "service")]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield all slash commands and groups."""
    for module in _MODULES:
        if hasattr(module, "slash_commands"):
            yield from module.slash_commands()


async def handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledge a press and handle it. Raises what refuses it: ``outdated`` for a word of an older version."""
    if handler := HANDLERS.get(press.word):
        await handler(interaction, press, values)
        return
    await acknowledge(interaction, anew=False)
    raise Refusal("outdated")
