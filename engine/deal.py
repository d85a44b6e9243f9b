"""Verifiable deals: committed to before anybody joins, and revealed after each round.

``docs/deals.md`` describes the method with test vectors; ``docs/check_deal.py`` checks a reveal with nothing but
Python's standard library.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import struct
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.cards import JOKER, MARK, Card, face, marked, pack

VERSION = "cardroom-deal-1"
"""The name of the method. It is an input of every shuffle, so no other method can be passed off as this one."""
ROUNDS = 1000
"""The length of the hash chain, and so the most rounds of a game."""
NUMBERED = range(1, 101)
"""The numbers of the published deals."""
LESSON_DEALS = range(1001, 10_001)
"""The numbers of the deals from which guided rounds are taken; see :mod:`engine.study.contract`."""
SEED_BYTES = 32
"""The length of every seed in the chain: a SHA-256 digest."""

_WORDS = 2**32
_DIGEST = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
"""The only valid form of a seed or commitment in a reveal, so every implementation of the check reads it alike."""


class Problem(NamedTuple):
    """A problem of a reveal.

    ``code`` is one of: ``form`` (``detail`` names the malformed field), ``version``, ``empty`` (no rounds), ``pack``,
    ``commitment``, ``cards``, ``noted`` (the noted commitment differs from the reveal's) or ``unbound`` (all rounds are
    earlier than the noted commitment's). ``round`` is the round concerned, 0 for the reveal as a whole.
    """

    code: str
    round: int = 0
    detail: str = ""

    def __str__(self) -> str:
        where = f"round {self.round}: " if self.round else ""
        return where + " ".join(filter(None, (self.code, self.detail)))


class Noted(NamedTuple):
    """A commitment that somebody wrote down, and the round that it was shown for.

    It binds this round and all later ones; earlier rounds were over when it was shown.
    """

    commitment: bytes
    round: int = 1

    @classmethod
    def parse(cls, text: str) -> Noted:
        """Parse ``COMMITMENT`` (of round 1) or ``COMMITMENT@ROUND``. Raises ``ValueError``.

        >>> Noted.parse("ab" * 32 + "@3").round
        3
        """
        digits, at, number = text.strip().lower().partition("@")
        commitment = _digest(digits)
        # The caller must know the round: if the file named it, one round could be passed off as another.
        if commitment is None or (at and not re.fullmatch("[1-9][0-9]{0,3}", number)) or int(number or 1) > ROUNDS:
            raise ValueError(f"not a commitment: {text}")
        return cls(commitment, int(number or 1))


class Deals(NamedTuple):
    """The source of a game's cards: a secret seed, the table, and the players' own seeds.

    ``seed`` (32 bytes) is the end of a hash chain. Round ``r`` uses ``round_seed(r)``, whose SHA-256 is
    ``commitment(r)`` and also the seed of round ``r - 1``. ``commitment(1)`` is shown before anybody joins. So one
    commitment binds every round, and revealing a round reveals nothing about later ones.

    ``length`` is the round that ``seed`` belongs to: the last of the chain, or the last revealed one. ``cuts`` says
    whether the deal is cut for: not in a later game of a match whose rules cut only once.

    >>> deals = Deals.numbered(1)
    >>> deals.round_seed(1) == deals.commitment(2)
    True
    >>> check(reveal(deals, pack(), rounds=[1, 2]))
    []
    """

    seed: bytes
    table: str
    players: tuple[str, ...]
    length: int = ROUNDS
    cuts: bool = True

    @classmethod
    def numbered(cls, number: int) -> Deals:
        """Return published deals: the same at every table.

        Raises ``ValueError`` if the number is neither in :data:`NUMBERED` nor in :data:`LESSON_DEALS`.
        """
        if number not in NUMBERED and number not in LESSON_DEALS:
            raise ValueError(f"numbered deals run from {NUMBERED[0]} to {NUMBERED[-1]}, not {number}")
        kind = "numbered" if number in NUMBERED else "lesson"
        return cls(hashlib.sha256(f"cardroom {kind} deal {number}".encode()).digest(), "", ())

    def round_seed(self, number: int) -> bytes:
        """Return the seed of round ``number``, from 1. It is secret until that round is over.

        Raises ``ValueError`` past the end of the chain.
        """
        if not 1 <= number <= self.length:
            raise ValueError(f"there are rounds 1 to {self.length}, not {number}")
        if number == self.length:
            return self.seed
        start = (self.length - number - 1) * SEED_BYTES
        return _chain(self.seed, self.length)[start : start + SEED_BYTES]

    def until(self, number: int) -> Deals:
        """Return these deals up to a round, safe to publish: later seeds cannot be computed from them.

        Raises ``ValueError`` past the end of the chain.
        """
        return self._replace(seed=self.round_seed(number), length=number)

    def commitment(self, number: int = 1) -> bytes:
        """Return the SHA-256 of a round's seed, shown before the round is dealt (the first before anybody joins)."""
        return hashlib.sha256(self.round_seed(number)).digest()

    def shuffled(self, number: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return ``cards``, given in pack order, as shuffled for round ``number``, top first."""
        return shuffled(self.round_seed(number), self.table, number, self.players, cards)

    def cut(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return ``cards``, given in pack order, as shuffled for the cut: as round 0 with the seed of round 1.

        Returns nothing if the deal is not cut for.
        """
        if not self.cuts:
            return ()
        return shuffled(self.round_seed(1), self.table, 0, self.players, cards)

    def __repr__(self) -> str:
        """Omit the seed, which must not reach a log."""
        return f"Deals(table={self.table!r}, players={self.players!r})"


def is_lesson_deal(number: int | None) -> bool:
    """Return whether this is the number of a deal from which guided rounds are taken; ``None`` is no number."""
    # A range compares anything that is not an integer with all of its elements.
    return number is not None and number in LESSON_DEALS


def shuffled(
    round_seed: bytes, table: str, number: int, players: Sequence[str], cards: Sequence[Card]
) -> tuple[Card, ...]:
    """Shuffle ``cards`` with a round's seed and the public inputs."""
    words = _words(round_seed, _context(table, number, players))
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        size = last + 1
        # Reject words from the incomplete last cycle, which would favour small numbers.
        whole = _WORDS - _WORDS % size
        word = next(words)
        while word >= whole:
            word = next(words)
        other = word % size
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def reveal(deals: Deals, cards: Sequence[Card], rounds: Sequence[int]) -> dict[str, Any]:
    """Return everything needed to check these rounds, as JSON. ``cards`` are in pack order.

    It contains the rounds' seeds, so they must be over.
    """
    return {
        "version": VERSION,
        "table": deals.table,
        "commitment": deals.commitment().hex(),
        "players": list(deals.players),
        "pack": list(cards),
        "rounds": [
            {
                "round": number,
                "seed": deals.round_seed(number).hex(),
                "cards": list(deals.shuffled(number, cards)),
            }
            for number in rounds
        ],
    }


def check(revealed: Mapping[str, Any], noted: Noted | None = None) -> list[Problem]:
    """Return what is wrong with a reveal; nothing if every round matches the commitment and was dealt as stated.

    Accepts any JSON object: missing or malformed fields are reported as problems. Without ``noted``, the commitment is
    merely the reveal's own claim. With it, the rounds from ``noted.round`` on are proved to have been fixed when it was
    shown.
    """
    version = revealed.get("version")
    if version != VERSION:
        return [Problem("version", detail=version if isinstance(version, str) else "")]
    problems = [
        Problem("form", detail=field)
        for field, right in (
            ("table", _text(revealed.get("table"))),
            ("players", _texts(revealed.get("players"))),
            ("pack", _texts(revealed.get("pack"))),
            ("commitment", _digest(revealed.get("commitment")) is not None),
            ("rounds", isinstance(revealed.get("rounds"), list)),
        )
        if not right
    ]
    if problems:
        return problems
    if not revealed["rounds"]:
        return [Problem("empty")]
    # If the order of the pack could be chosen after the players' seeds are known, so could the cards.
    if not revealed["pack"] or revealed["pack"] != _pack_order(revealed["pack"]):
        problems.append(Problem("pack"))
    if noted and _hashed(noted.commitment, noted.round - 1) != _digest(revealed["commitment"]):
        problems.append(Problem("noted", noted.round))
    problems += [problem for entry in revealed["rounds"] for problem in _check_round(revealed, entry)]
    if noted and not problems and all(entry["round"] < noted.round for entry in revealed["rounds"]):
        problems.append(Problem("unbound", noted.round))
    return problems


def _check_round(revealed: Mapping[str, Any], entry: object) -> Iterator[Problem]:
    fields = entry if isinstance(entry, dict) else {}
    number, seed = fields.get("round"), _digest(fields.get("seed"))
    if type(number) is not int or not 1 <= number <= ROUNDS:
        yield Problem("form", detail="round")
    elif seed is None:
        yield Problem("form", number, "seed")
    else:
        if _hashed(seed, number) != _digest(revealed["commitment"]):
            yield Problem("commitment", number)
        cards = shuffled(seed, revealed["table"], number, revealed["players"], revealed["pack"])
        if list(cards) != fields.get("cards"):
            yield Problem("cards", number)


def _pack_order(cards: Sequence[str]) -> list[str]:
    """Return cards in pack order: one of each by suit and rank, then the second ones, and so on; jokers last.

    Unknown cards are dropped. If any card is marked, all further copies are.
    """
    places = {card: place for place, card in enumerate(pack())}
    copies: Counter[str] = Counter()
    order = []
    for card in map(face, cards):
        if card in places:
            order.append((copies[card], places[card], card))
            copies[card] += 1
    ordered = [card for _, _, card in sorted(order)] + [JOKER] * sum(face(card) == JOKER for card in cards)
    return list(marked(ordered)) if any(card.endswith(MARK) for card in cards) else ordered


def _hashed(seed: bytes, times: int) -> bytes:
    for _ in range(times):
        seed = hashlib.sha256(seed).digest()
    return seed


@lru_cache(maxsize=128)
def _chain(seed: bytes, length: int) -> bytes:
    """Return the seeds of the rounds before ``length``, the last first. A table asks for several in every round."""
    return b"".join(seed := hashlib.sha256(seed).digest() for _ in range(length - 1))


def _context(table: str, number: int, players: Sequence[str]) -> bytes:
    """Return the inputs of a shuffle besides its seed. Length prefixes keep the concatenation unambiguous."""
    parts = (text.encode() for text in (VERSION, table, *players))
    texts = b"".join(struct.pack(">I", len(part)) + part for part in parts)
    return struct.pack(">II", number, len(players)) + texts


def _words(seed: bytes, context: bytes) -> Iterator[int]:
    """Yield 32-bit numbers: eight from each HMAC-SHA-256 of the context and a counter from 0 up."""
    for counter in range(_WORDS):
        yield from struct.unpack(">8I", hmac.digest(seed, context + struct.pack(">I", counter), "sha256"))


def _text(value: object) -> bool:
    """Return whether this is text that can be encoded as UTF-8; JSON strings may contain lone surrogates."""
    return isinstance(value, str) and value == value.encode(errors="ignore").decode()


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_text, value))


def _digest(value: object) -> bytes | None:
    """Return the 32 bytes that a text gives in lower-case hexadecimal, or ``None``."""
    return bytes.fromhex(value) if isinstance(value, str) and _DIGEST.fullmatch(value) else None
