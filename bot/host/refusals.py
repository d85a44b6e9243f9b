"""The refusals of the host, by code (the text of each is ``refusal-<code>``), and unexpected errors in the log."""

from __future__ import annotations

import re
import traceback

from data.store import Unavailable
from engine.types import Note, Value

REFUSALS: dict[str, tuple[str, ...]] = {
    "already-invited": (),
    "already-seated": (),
    "blocked": (),
    "in-force": (),
    "no-reason": (),
    "no-such-act": (),
    "maybe-played": (),
    "plays-here": (),
    "yourself-moderated": (),
    "away-cannot-allow": ("seat",),
    "becomes-practice": ("cost", "number", "most"),
    "cards-fixed": (),
    "cards-seen": (),
    "channel-busy": ("table",),
    "daily-over": ("finished",),
    "daily-played": (),
    "daily-table": (),
    "daily-updating": (),
    "damaged": ("table",),
    "exhibition-waits": (),
    "game-closed": (),
    "gathers-otherwise": ("rotated",),
    "gives-up": ("cost", "number", "most"),
    "has-seat": (),
    "hands-hidden": (),
    "hints-off": (),
    "host-decides": (),
    "host-sets-up": ("seat",),
    "host-starts": ("seat",),
    "is-back": ("seat",),
    "match-goes-on": (),
    "may-go-on": (),
    "move-long-ago": (),
    "moves-not-kept": ("table",),
    "no-boards": (),
    "daily-not-finished": (),
    "daily-no-par": (),
    "no-daily-result": (),
    "no-next-game": (),
    "no-practice": (),
    "no-rotation": (),
    "not-agreed": ("seat",),
    "not-all-in": ("seat",),
    "not-in": (),
    "nobody-away": (),
    "nobody-played": ("number",),
    "not-host": ("seat", "seated"),
    "not-invited": (),
    "not-open": (),
    "not-over": (),
    "not-running": (),
    "not-seated": (),
    "not-there": (),
    "not-your-turn": ("seat",),
    "no-such-motion": (),
    "others-answer": (),
    "no-such-day": ("day",),
    "no-such-deal": ("first", "last"),
    "no-such-game": ("game",),
    "no-such-offer": (),
    "no-such-option": ("option",),
    "no-such-value": ("option", "value"),
    "no-round-over": (),
    "no-such-season": (),
    "no-such-seat": (),
    "no-table": (),
    "no-tournament": (),
    "offers-the-same": (),
    "paused": (),
    "open-hands-ranked": (),
    "practice-gives-up": (),
    "reactions-off": (),
    "rematch-over": (),
    "rematch-began": ("table",),
    "said-no": (),
    "seat-is-free": (),
    "seat-left": (),
    "seat-taken": (),
    "seed-too-long": ("most",),
    "seeds-changed": (),
    "stale": (),
    "stopping": (),
    "table-finished": (),
    "table-full": (),
    "too-early": (),
    "too-many-exhibitions": ("most",),
    "too-many-running": ("most",),
    "too-many-seated": ("seats", "players"),
    "tournament-busy": (),
    "tournament-damaged": (),
    "tournament-full": ("most",),
    "tournament-in": (),
    "tournament-left": (),
    "tournament-match-began": (),
    "tournament-match-over": (),
    "tournament-no-bye": (),
    "tournament-no-challenge": (),
    "tournament-no-check-in": (),
    "tournament-no-draw": (),
    "tournament-no-duplicate": (),
    "tournament-no-entry": (),
    "tournament-no-ladder": (),
    "tournament-no-match": (),
    "tournament-no-partner": (),
    "tournament-not-above": (),
    "tournament-not-asked": (),
    "tournament-not-by-hand": (),
    "tournament-not-in": (),
    "tournament-not-over": (),
    "tournament-not-paused": (),
    "tournament-not-started": (),
    "tournament-not-two-sides": ("pairs",),
    "tournament-over": (),
    "tournament-partner-in": (),
    "tournament-paused": (),
    "tournament-played": (),
    "tournament-sealed": (),
    "tournament-seat": (),
    "tournament-started": (),
    "tournament-table": (),
    "tournament-too-few": ("least",),
    "tournament-too-late": (),
    "turn-not-paced": (),
    "turn-out-of-range": ("pace", "least", "most"),
    "yourself": (),
    "you-are-away": (),
}
"""The codes, with the names of their values.

``table`` is a table's id; ``seat`` is the seat to act, the host's, or those that have not agreed; ``first`` and
``last`` are the range of numbered deals; ``rotated`` says whether partners change; ``cost`` is what ending a game early
costs; ``most`` counts characters, exhibitions, or free endings, of which this would be the one with that ``number``;
``players`` are too many for ``seats``; ``finished`` says whether a deal of the day was played to its end. Options that
cannot be played are refused with the notes of :class:`engine.types.RulesError`.
"""
_REMOTE_FRAME = re.compile(r'^ *(File "[^"\n]+", line \d+, in [\w<>.]+)$', re.MULTILINE)


class Refusal(Exception):
    """A use case was refused and has changed nothing. ``note`` is the reason, for the person who asked.

    An action against a game's rules raises :class:`engine.types.IllegalAction` instead.
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.note = Note(code, values)


def error_description(error: BaseException) -> str:
    """Return the type and the stack of an error; also its stack in the process of a pool, if it was raised there.

    If the store is unavailable, also why.
    """
    frames = traceback.format_list(traceback.extract_tb(error.__traceback__))
    # A pool sends the stack as text, as the cause of the error.
    frames += [f"  {frame}\n" for frame in _REMOTE_FRAME.findall(str(error.__cause__ or ""))]
    why = f": {error}" if isinstance(error, Unavailable) else ""
    return f"{type(error).__name__}{why}\n{''.join(frames)}"
