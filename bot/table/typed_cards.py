"""Reads the cards that people type: ``KH``, ``k♥``, ``888``, ``three kings``, ``2 jokers``. The words are texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bot.host.refusals import Refusal
from bot.texts import Texts
from bot.ui.controls import clip
from engine.cards import JOKER, MARK, RANKS, SUITS, Card
from engine.types import Named

_ECHOED = 40
"""The most characters of the input that an error message repeats."""
_MOST = 30
"""The largest number before a rank: ``30 kings``."""
_SEPARATORS = re.compile(r"[\s,;+&]+")
_SYMBOLS = str.maketrans(
    {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S", "\ufe0f": "", "’": MARK}
)
_CARD = re.compile(r"(JK|\*|🃏|10|[2-9TJQKA])([CDHS]?)('*)")
_PLURAL = re.compile(r"(10|[2-9TtJjQqKkAa])s")


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of a language for cards. ``plural`` words mean every card of a rank that there is."""

    singular: dict[str, str]
    plural: dict[str, str]
    suits: dict[str, str]
    numbers: dict[str, int]
    fillers: frozenset[str]


@cache
def _words(texts: Texts) -> _Words:
    def named(message: str) -> list[str]:
        return texts.say(message).casefold().split() if texts.has(message) else []

    ranks = (*RANKS, JOKER)
    return _Words(
        {word: rank for rank in ranks for word in named(f"typed-rank-{rank}")},
        {word: rank for rank in ranks for word in named(f"typed-ranks-{rank}")},
        {word: suit for suit in SUITS for word in named(f"typed-suit-{suit}")},
        {word: number for number in range(1, 11) for word in named(f"typed-number-{number}")},
        frozenset(named("typed-fillers")),
    )


def cards_in(texts: Texts, typed: str) -> tuple[Card, ...]:
    """Return the cards in a text that names each with its suit.

    Refuses ``no-card`` with the first word that does not.
    """
    cards = named_cards(texts, typed)
    unclear = next((each for each in cards if not each.card), None)
    if unclear:
        raise Refusal("no-card", word=unclear.rank)
    return tuple(each.card for each in cards)


def named_cards(texts: Texts, typed: str, *, plurals: bool = False) -> tuple[Named, ...]:
    """Return the cards in a text. Refuses ``no-card`` with the first word that cannot be read.

    With ``plurals``, ``8s`` means eights unless another card is written with a suit; otherwise the eight of spades.
    """
    words = [word for word in _SEPARATORS.split(typed.strip()) if word]
    if plurals:
        suited = [_CARD.findall(word.translate(_SYMBOLS).upper()) for word in words if not _PLURAL.fullmatch(word)]
        plurals = not any(suit for found in suited for _, suit, _ in found)
    return tuple(_named(_words(texts), words, plurals=plurals))


def suits_in(texts: Texts, typed: str) -> str:
    """Return a text with its suits as letters, its words joined by hyphens, as targets are written.

    >>> from bot.texts import load_texts
    >>> suits_in(load_texts(), "Hearts, alone"), suits_in(load_texts(), "♥")
    ('H-alone', 'H')
    """
    suits = _words(texts).suits
    words = typed.translate(_SYMBOLS).casefold().replace(",", " ").split()
    letters = {letter.casefold(): letter for letter in SUITS} | suits
    return "-".join(letters.get(word, word) for word in words)


def begins_with_card(texts: Texts, typed: str) -> bool:
    """Return whether the first word names a card, or is a suggestion's key."""
    first = typed.split()[:2]
    if not first or typed.startswith("#"):
        return typed.startswith("#")
    words = _words(texts)
    number = _number(words, first[0])
    return bool(_one_word(words, first[0], plurals=False) or (number and len(first) > 1 and _rank(words, first[1])))


def _named(words: _Words, typed: Sequence[str], *, plurals: bool) -> Iterator[Named]:
    left = [word for word in typed if word.casefold() not in words.fillers]
    while left:
        word = left.pop(0)
        number = _number(words, word)
        if number and left and (found := _rank(words, left[0], plurals=True)):
            left.pop(0)
            yield Named(found[0], "", number)
            continue
        cards = _one_word(words, word, plurals=plurals)
        if not cards:
            raise Refusal("no-card", word=clip(word, _ECHOED))
        if len(cards) == 1 and left and (suit := words.suits.get(left[0].casefold())) and not cards[0].suit:
            left.pop(0)
            named = cards[0].rank
            yield Named(named, suit, cards[0].number, named + suit if cards[0].number else "")
            continue
        yield from cards


def _number(words: _Words, word: str) -> int:
    """Return the number that a word stands for; 0 for none."""
    digits = word.rstrip("x×")
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 3 else 0
    return words.numbers.get(word.casefold(), number if number <= _MOST else 0)


def _rank(words: _Words, word: str, *, plurals: bool = True) -> tuple[str, int] | None:
    """Return the rank that a word names, with the number of its cards: 1, or 0 for all."""
    lower = word.casefold()
    if lower in words.plural:
        return words.plural[lower], 0
    if lower in words.singular:
        return words.singular[lower], 1
    if plurals and (found := _PLURAL.fullmatch(word)):
        return _rank_of(found[1].upper()), 0
    return None


def _one_word(words: _Words, word: str, *, plurals: bool) -> list[Named]:
    """Return the cards that a word names, such as ``kings``, ``KH`` or ``888``; empty if it cannot be read."""
    if found := _rank(words, word, plurals=plurals):
        rank, number = found
        return [Named(rank, "", number, JOKER if rank == JOKER and number else "")]
    written = word.translate(_SYMBOLS).upper()
    cards: list[Named] = []
    end = 0
    for match in _CARD.finditer(written):
        if match.start() != end:
            return []
        end = match.end()
        rank = _rank_of(match[1])
        suit = "" if rank == JOKER else match[2]
        whole = rank == JOKER or suit
        cards.append(Named(rank, suit, 1, rank + suit + match[3] if whole else ""))
    return cards if end == len(written) else []


def _rank_of(written: str) -> str:
    return {"T": "10", "*": JOKER, "🃏": JOKER}.get(written, written)
