"""Fair deals: the commitment to secret cards, the file that reveals finished deals, and the result of checking one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.host.records.deals import DealCheck
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.components import Upload
from data.store import Status


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """Return the file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def fair_deal_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the table's id, and its commitment with instructions."""
    return [texts.say("fair-deal-title", table=state.id), *sealed_lines(texts, state)]


def sealed_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the commitment to the cards that are still secret; nothing once all of them are known."""
    view = state.view(None)
    if state.status in (Status.FINISHED, Status.CLOSED) and state.begun:
        return []
    round_ = 1 if view is None else view.round + (view.phase == "scored")
    # A round that was dealt again is committed under the number of its deal.
    noted = state.committed_deal if state.committed_deal != round_ else 0
    sealed = texts.say("fair-deal-sealed", round=round_, noted=noted, commitment=state.commitment)
    return [sealed] if view else [sealed, texts.say("fair-deal-before")]


def result_lines(texts: Texts, result: DealCheck) -> list[str]:
    """Return the defect of a file, or else the facts it proves."""
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
