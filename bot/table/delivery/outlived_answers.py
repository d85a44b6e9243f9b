"""The private answers with the results of ended games, which the hands of the next games replace."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.table.state import TableState
from bot.recent import Recent
from bot.table.delivery.hand_panels import EphemeralHand

_KEPT = 10_000
"""The most players whose last answer is kept."""


class OutlivedAnswers:
    """The private answers that show how a player's last game ended, until the hand of the next one replaces them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._by_player: Recent[int, EphemeralHand] = Recent(_KEPT)

    def keep(self, answer: EphemeralHand) -> None:
        """Keep the answer of a player whose game has ended."""
        if answer.message and not answer.dismissed:
            self._by_player[answer.player] = answer

    def take(self, state: TableState, player: int) -> EphemeralHand | None:
        """Return a player's answer, once, if a hand is dealt at this table and both games are of the same channel."""
        answer = self._by_player.get(player)
        if answer is None or not (state.begun and state.live):
            return None
        if answer.state is None or answer.state.channel_id != state.channel_id:
            return None
        self.drop(answer)
        answer.mode, answer.note = None, ""
        return answer if self._clock() < answer.until else None

    def drop(self, answer: EphemeralHand) -> None:
        """Keep an answer no longer, because it shows another hand."""
        if self._by_player.get(answer.player) is answer:
            del self._by_player[answer.player]
