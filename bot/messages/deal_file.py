"""The file that reveals how the cards were dealt, and the result of checking one, in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.host.records.deal_check import DealCheck
from bot.messages.uploads import Upload
from bot.texts import Texts


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """The file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def result_lines(texts: Texts, result: DealCheck) -> list[str]:
    """What is wrong with a file, or else what it proves."""
    revealed, noted, problems = result
    if problems:
        return [texts.say(f"problem-{each.code}", round=each.round, detail=each.detail) for each in problems]
    rounds = [str(entry["round"]) for entry in revealed["rounds"]]
    lines = [texts.say("deals-good", count=len(rounds), rounds=", ".join(rounds))]
    if noted is None:
        lines.append(texts.say("deals-compare", commitment=revealed["commitment"]))
    elif noted.round > 1:
        lines.append(texts.say("deals-later", round=noted.round))
    return lines
