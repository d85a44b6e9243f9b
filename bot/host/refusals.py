"""The refusals of the host, by code. The text of each is ``refusal-<code>``."""

from __future__ import annotations

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
    "becomes-practice": ("cost", "number", "most"),
    "cards-fixed": (),
    "cards-seen": (),
    "channel-busy": ("table",),
    "damaged": ("table",),
    "exhibition-waits": (),
    "game-closed": (),
    "gives-up": ("cost", "number", "most"),
    "has-seat": (),
    "hints-off": (),
    "host-decides": (),
    "host-sets-up": ("seat",),
    "host-starts": ("seat",),
    "match-goes-on": (),
    "may-go-on": (),
    "moves-not-kept": ("table",),
    "no-boards": (),
    "no-next-game": (),
    "no-practice": (),
    "not-agreed": ("seat",),
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
    "no-such-deal": ("first", "last"),
    "no-such-game": ("game",),
    "no-such-offer": (),
    "no-such-option": ("option",),
    "no-such-value": ("option", "value"),
    "no-round-over": (),
    "no-such-season": (),
    "no-such-seat": (),
    "no-table": (),
    "offers-the-same": (),
    "paused": (),
    "practice-gives-up": (),
    "seat-is-free": (),
    "seat-left": (),
    "seat-taken": (),
    "seed-too-long": ("most",),
    "stale": (),
    "stopping": (),
    "table-finished": (),
    "table-full": (),
    "too-many-exhibitions": ("most",),
    "too-many-running": ("most",),
    "too-many-seated": ("seats", "players"),
    "turn-not-paced": (),
    "turn-out-of-range": ("pace", "least", "most"),
    "yourself": (),
    "you-are-away": (),
}
"""The codes, with the names of their values.

``table`` is a table's id; ``seat`` is the seat to act, the host's, or those that have not agreed; ``first`` and
``last`` are the range of numbered deals; ``cost`` is what ending a game early costs; ``most`` counts characters,
exhibitions, or free endings, of which this would be the one with that ``number``; ``players`` are too many for
``seats``. Options that cannot be played are refused with the notes of :class:`engine.types.RulesError`.
"""


class Refusal(Exception):
    """A use case was refused and has changed nothing. ``note`` is the reason, for the person who asked.

    An action against a game's rules raises :class:`engine.types.IllegalAction` instead.
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.note = Note(code, values)
