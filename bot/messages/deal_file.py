"""The file that tells how the cards were dealt, and what is to be said of such a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.messages.uploads import Upload
from bot.texts import Texts
from engine.deal import ROUNDS, Noted, Problem, check

LARGEST = 2**22
"""Bytes of a file that is looked into. The longest game's has less."""
_MOST_WORK = 2**22
"""Hashes to be computed, about: a second of them. The file of a stranger must not keep a bot busy."""


class Checked(NamedTuple):
    """A file of revealed deals, the commitment that somebody noted, and what is wrong with it."""

    revealed: Mapping[str, Any]
    noted: Noted | None
    problems: tuple[Problem, ...]


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """The file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def checked(written: bytes, noted: Noted | None) -> Checked:
    """Recomputes every card of a file, which takes up to a second."""
    try:
        revealed = json.loads(written.decode("utf-8"))
    except (ValueError, RecursionError):
        revealed = None
    if not isinstance(revealed, dict):
        return Checked({}, noted, (Problem("version"),))
    if len(written) > LARGEST or _work(revealed) > _MOST_WORK:
        return Checked(revealed, noted, (Problem("form", detail="rounds"),))
    return Checked(revealed, noted, tuple(check(revealed, noted)))


def verdict(say: Texts, found: Checked) -> list[str]:
    """What is wrong with a file, or else what it proves, a line each."""
    revealed, noted, problems = found
    if problems:
        return [say.say(f"problem-{each.code}", round=each.round, detail=each.detail) for each in problems]
    rounds = [str(entry["round"]) for entry in revealed["rounds"]]
    lines = [say.say("deals-good", count=len(rounds), rounds=", ".join(rounds))]
    if noted is None:
        lines.append(say.say("deals-compare", commitment=revealed["commitment"]))
    elif noted.round > 1:
        lines.append(say.say("deals-later", round=noted.round))
    return lines


def _work(revealed: Mapping[str, Any]) -> int:
    """How many hashes there are to be computed, about, if the file has the right form."""
    rounds, pack, players = (
        part if isinstance(part := revealed.get(name), list) else [] for name in ("rounds", "pack", "players")
    )
    texts = sum(len(part) for part in (revealed.get("table"), *players) if isinstance(part, str))
    return len(rounds) * (ROUNDS + len(pack) * (2 + texts // 500))
