"""Value types of the store that the layers above the host may use without importing ``data``."""

from data.store import ALL, PEOPLE, Extreme, HighScore, Player, PlayerTotals, RecordedAct, SeatRow, Status

__all__ = ["ALL", "PEOPLE", "Extreme", "HighScore", "Player", "PlayerTotals", "RecordedAct", "SeatRow", "Status"]
