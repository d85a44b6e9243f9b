"""Reactions to a move: the line of the table's log, and the buttons to react."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ButtonStyle

from bot.host.play.reactions import REACTIONS
from bot.host.table.state import TableState
from bot.texts import People, Texts
from bot.ui.components import Control, button
from bot.ui.custom_ids import Press

REACT = "react"
"""The word of the presses; the reaction's place in :data:`bot.host.play.reactions.REACTIONS` follows."""


def counted_reactions(counts: Iterable[tuple[str, int]]) -> str:
    """Return reactions with how many people gave each, if it is more than one."""
    return " · ".join(emoji if count == 1 else f"{emoji} {count}" for emoji, count in counts)


def reactions_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line with the reactions to the last move that has any; empty without."""
    found = state.reactions
    if found is None:
        return ""
    return texts.say(
        "reactions-to", people, seat=found.seat, actor=found.actor, reactions=counted_reactions(found.counts)
    )


def reaction_line(texts: Texts, state: TableState, people: People) -> str:
    """Return the line that says to which move :func:`reaction_buttons` react."""
    move = state.last_move
    return texts.say("reactions-offered", people, seat=move.seat, actor=move.actor) if move else ""


def reaction_buttons(state: TableState, player: int, word: str = REACT) -> Sequence[Control]:
    """Return the buttons by which a person reacts to the last move; the reaction they have given stands out."""
    given = state.last_move.emoji.get(player) if state.last_move else None
    return [
        button(
            Press.at(state, f"{word}.{number}"),
            emoji,
            ButtonStyle.primary if emoji == given else ButtonStyle.secondary,
        )
        for number, emoji in enumerate(REACTIONS)
    ]
