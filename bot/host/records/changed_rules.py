"""Classifies older games: by the rules and target of their preset, or by changed rules."""

from __future__ import annotations

from data.store import Store
from engine.games import GAMES


async def classify_rules(store: Store) -> None:
    """Classify the tables started before this was stored.

    They are compared with their preset as it was then (:meth:`engine.options.Options.was_changed`). Later tables are
    classified when they start, so a preset that is corrected afterwards does not move them to another board.
    """
    for game, rules in await store.unclassified_rules():
        changed = game not in GAMES or GAMES[game].was_changed(rules)
        await store.classify_rules(game, rules, changed_rules=changed)
