"""Fair deals: the commitment to secret cards, the file that reveals finished deals, and the result of checking one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.host.model.stored_types import Status
from bot.host.records.deal_check import DealCheck
from bot.host.table.state import TableState
from bot.messages.controls import Control, button
from bot.messages.custom_ids import Press
from bot.messages.uploads import Upload
from bot.texts import Texts

_FINGERPRINT = 8
"""The digits of a commitment that the lobby shows."""


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """The file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def fair_deal_button(texts: Texts, state: TableState) -> Control:
    """The button that shows the commitment and hands out the file of the finished deals, privately."""
    return button(Press.at(state, "reveal"), texts.say("button-fair-deal"))


def fingerprint_line(texts: Texts, state: TableState) -> str:
    """The start of the commitment, for the lobby."""
    return texts.say("fair-deal-fingerprint", fingerprint=state.commitment[:_FINGERPRINT])


def fair_deal_lines(texts: Texts, state: TableState) -> list[str]:
    """The table's id, and its commitment with what to do with it."""
    return [texts.say("fair-deal-title", table=state.id), *sealed_lines(texts, state)]


def sealed_lines(texts: Texts, state: TableState) -> list[str]:
    """The commitment to the cards that are still secret; nothing once all of them are known."""
    view = state.view(None)
    if state.status in (Status.FINISHED, Status.CLOSED) and state.begun:
        return []
    round_ = 1 if view is None else view.round + (view.phase == "scored")
    # A round that was dealt again is committed under the number of its deal.
    noted = state.committed_deal if state.committed_deal != round_ else 0
    sealed = texts.say("fair-deal-sealed", round=round_, noted=noted, commitment=state.commitment)
    return [sealed] if view else [sealed, texts.say("fair-deal-before")]


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
