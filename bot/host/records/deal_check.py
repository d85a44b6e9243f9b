"""Checks a file of revealed deals, which may come from anybody."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.deal import ROUNDS, Noted, Problem, check

LARGEST = 2**22
"""The most bytes of a file that is checked. The file of the longest game is smaller."""
_MOST_WORK = 2**22
"""The most hashes to compute, about one second of work: a stranger's file must not keep the bot busy."""


class DealCheck(NamedTuple):
    """A file of revealed deals, the commitment it was checked against, and its problems."""

    revealed: Mapping[str, Any]
    noted: Noted | None
    problems: tuple[Problem, ...]


def check_file(data: bytes, noted: Noted | None) -> DealCheck:
    """Recompute every card of a file, which takes up to a second."""
    try:
        revealed = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        revealed = None
    if not isinstance(revealed, dict):
        return DealCheck({}, noted, (Problem("version"),))
    if len(data) > LARGEST or _work(revealed) > _MOST_WORK:
        return DealCheck(revealed, noted, (Problem("form", detail="rounds"),))
    return DealCheck(revealed, noted, tuple(check(revealed, noted)))


def _work(revealed: Mapping[str, Any]) -> int:
    """About how many hashes a well-formed file needs."""
    rounds, pack, players = (
        part if isinstance(part := revealed.get(name), list) else [] for name in ("rounds", "pack", "players")
    )
    texts = sum(len(part) for part in (revealed.get("table"), *players) if isinstance(part, str))
    return len(rounds) * (ROUNDS + len(pack) * (2 + texts // 500))
