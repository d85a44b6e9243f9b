"""All press handlers, by the first word of the press."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.presses import (
    absence,
    agreement,
    autostep,
    boards,
    deal_comparison,
    deal_file,
    exhibition,
    hand,
    help,
    hint,
    new_exhibition,
    new_table,
    next_game,
    play,
    play_again,
    practice,
    preferences,
    privacy,
    replay,
    resuming,
    rewinds,
    scores,
    seats,
    server_settings,
    start_message,
    stats,
    table_rules,
    tutorial,
)
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge

_MODULES = (
    absence,
    agreement,
    autostep,
    boards,
    deal_comparison,
    deal_file,
    exhibition,
    hand,
    help,
    hint,
    next_game,
    play,
    play_again,
    practice,
    preferences,
    privacy,
    replay,
    resuming,
    rewinds,
    scores,
    table_rules,
    seats,
    server_settings,
    start_message,
    stats,
    new_exhibition,
    new_table,
    tutorial,
)


async def handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and handles it. Raises what refuses it: ``outdated`` for a word of an older version."""
    if handler := HANDLERS.get(press.word):
        await handler(interaction, press, values)
        return
    await acknowledge(interaction, anew=False)
    raise Refusal("outdated")


def _merged(maps: Iterable[Mapping[str, Handler]]) -> dict[str, Handler]:
    """The handlers of all modules by word. Raises ``ValueError`` where two modules handle the same word."""
    merged: dict[str, Handler] = {}
    for handlers in maps:
        if twice := merged.keys() & handlers.keys():
            raise ValueError(f"two handlers for {sorted(twice)}")
        merged |= handlers
    return merged


HANDLERS = _merged(module.HANDLERS for module in _MODULES)
