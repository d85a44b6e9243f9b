"""The file that tells how the cards were dealt, and what is to be said of such a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.texts import Texts
from bot.uploads import Upload
from engine.deal import ROUNDS, Noted, Problem, check

LARGEST = 2**22
"""Bytes of a file that is looked into. The longest game's has less."""
_MOST_WORK = 2**22
"""Hashes to be computed, about: a second of them. The file of a stranger must not keep a bot busy."""


class Verdict(NamedTuple):
    """What is to be said of a file of revealed deals, and whether all is well with it."""

    good: bool
    lines: tuple[str, ...]


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """The file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def judge(say: Texts, written: bytes, noted: Noted | None) -> Verdict:
    """Recomputes every card of a file, and says what that proves; ``noted`` is the commitment that somebody noted."""
    revealed, problems = _checked(written, noted)
    if problems:
        said = (say.say(f"problem-{each.code}", round=each.round, detail=each.detail) for each in problems)
        return Verdict(False, tuple(said))
    rounds = [str(entry["round"]) for entry in revealed["rounds"]]
    lines = [say.say("deals-good", count=len(rounds), rounds=", ".join(rounds))]
    if noted is None:
        lines.append(say.say("deals-compare", commitment=revealed["commitment"]))
    elif noted.round > 1:
        lines.append(say.say("deals-later", round=noted.round))
    return Verdict(True, tuple(lines))


def _checked(written: bytes, noted: Noted | None) -> tuple[dict[str, Any], list[Problem]]:
    try:
        revealed = json.loads(written.decode("utf-8"))
    except (ValueError, RecursionError):
        revealed = None
    if not isinstance(revealed, dict):
        return {}, [Problem("version")]
    if len(written) > LARGEST or _work(revealed) > _MOST_WORK:
        return revealed, [Problem("form", detail="rounds")]
    return revealed, check(revealed, noted)


def _work(revealed: Mapping[str, Any]) -> int:
    """How many hashes there are to be computed, about, if the file has the right form."""
    rounds, pack, players = (
        part if isinstance(part := revealed.get(name), list) else [] for name in ("rounds", "pack", "players")
    )
    texts = sum(len(part) for part in (revealed.get("table"), *players) if isinstance(part, str))
    return len(rounds) * (ROUNDS + len(pack) * (2 + texts // 500))
