"""Reads the actions and cards that people type (``KH``, ``888``, ``three kings``), and suggests what to type."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeVar
from unicodedata import combining, normalize

from bot import limits
from bot.host.play.play import choices_of
from bot.host.records.listings import PreviousGame
from bot.host.refusals import Refusal
from bot.table.messages.choices import card_label, choice_label
from bot.texts import NOBODY, People, Texts, load_texts
from bot.ui.components import clip
from bot.ui.custom_ids import action_key
from bot.ui.names import date, visible
from bot.ui.sentences import target_name
from engine.cards import JOKER, MARK, RANKS, SUITS, Card, rank
from engine.games import GAMES, game_with
from engine.picking import pick
from engine.presentation import presentation_of
from engine.types import Action, Choice, IllegalAction, Named
from engine.view import View

_ECHOED = 40
"""The most characters of the input that an error message repeats."""
_MOST = 30
"""The largest number before a rank: ``30 kings``."""
_SEPARATORS = re.compile(r"[\s,;+&]+")
_SYMBOLS = str.maketrans(
    {
        "♣": "C",
        "♧": "C",
        "♦": "D",
        "♢": "D",
        "♥": "H",
        "♡": "H",
        "♠": "S",
        "♤": "S",
        "🌰": "C",
        "🔔": "D",
        "🍃": "S",
        "\ufe0f": "",
        "’": MARK,
    }
)
_CODE = re.compile(r"(10|[2-9TJQKA])[CDHS]'*")
"""A card as the bot writes it: ``AS`` is the ace of spades, even where *as* is the word for an ace."""
_ENGLISH_ENDING = "s"
"""The ending that may as well be the letter of spades."""
_ONTO = ">"
"""Separates the cards from their target in the value of a suggestion."""
_MAY_DESCRIBE = ("no-card", "which-suit", "which-copy")
"""Refusals of cards that may be described in words of a suggestion."""
_KEY = "#"
"""Precedes the key of an action whose cards are too many for the value of a suggestion."""
V = TypeVar("V")
Suggestion = tuple[str, str]
"""The text that a person sees, and the value that is sent."""


def _plain(text: str) -> str:
    """Return a text in lower case without accents: people leave them out as they type."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


@dataclass(frozen=True)
class _Words:
    """The words of a language for cards. ``plural`` words mean every card of a rank that there is."""

    singular: dict[str, str]
    plural: dict[str, str]
    suits: dict[str, str]
    numbers: dict[str, int]
    fillers: frozenset[str]
    endings: frozenset[str]
    """What may follow a rank that means several cards, such as the ``s`` of ``8s``."""

    @classmethod
    def of(cls, texts: Texts) -> _Words:
        """Return the words of a language."""

        def typed(message: str) -> list[str]:
            return _plain(texts.say(message)).split() if texts.has(message) else []

        ranks = (*RANKS, JOKER)
        letters = {texts.card_words.rank(rank).casefold(): rank for rank in RANKS}
        return cls(
            {letter: rank for letter, rank in letters.items() if letter != rank.casefold()}
            | {word: rank for rank in ranks for word in typed(f"typed-rank-{rank}")},
            {word: rank for rank in ranks for word in typed(f"typed-ranks-{rank}")},
            {word: suit for suit in SUITS for word in typed(f"typed-suit-{suit}")},
            {word: number for number in range(1, 11) for word in typed(f"typed-number-{number}")},
            frozenset(typed("typed-fillers")),
            frozenset(typed("typed-endings")),
        )

    def and_of(self, other: _Words) -> _Words:
        """Return the words of both languages; what differs in meaning means what it does in this one."""
        known = {*self.singular, *self.plural, *self.suits, *self.numbers, *self.fillers}

        def added(theirs: dict[str, V], own: dict[str, V]) -> dict[str, V]:
            return {word: meaning for word, meaning in theirs.items() if word not in known} | own

        return _Words(
            added(other.singular, self.singular),
            added(other.plural, self.plural),
            added(other.suits, self.suits),
            added(other.numbers, self.numbers),
            self.fillers | (other.fillers - known),
            self.endings | other.endings,
        )

    @cached_property
    def card(self) -> re.Pattern[str]:
        """Matches a card in letters, such as ``KH``; also with a letter of this language for its rank."""
        letters = "".join(sorted(word.upper() for word in self.singular if len(word) == 1 and word.isalpha()))
        return re.compile(rf"(JK|\*|🃏|10|[2-9TJQKA{letters}])([CDHS]?)('*)")

    @cached_property
    def several(self) -> re.Pattern[str]:
        """Matches a rank that means several cards, such as ``8s``."""
        return re.compile(rf"(10|[2-9TtJjQqKkAa])({'|'.join(sorted(self.endings))})")

    def rank(self, written: str) -> str:
        """Return the rank that was written as in :attr:`card`."""
        return {"T": "10", "*": JOKER, "🃏": JOKER}.get(written) or self.singular.get(written.casefold(), written)


@cache
def _words(texts: Texts) -> _Words:
    """Return the words that a person may type: those of their language, and the English ones."""
    return _Words.of(texts).and_of(_Words.of(load_texts()))


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
    words, known = [word for word in _SEPARATORS.split(typed.strip()) if word], _words(texts)
    if plurals:
        single = [word for word in words if not known.several.fullmatch(word)]
        plurals = not any(match[2] for word in single for match in _letters(known, word))
    return tuple(_named(known, words, plurals=plurals))


def suits_in(texts: Texts, typed: str) -> str:
    """Return a text with its suits as letters, its words joined by hyphens, as targets are written.

    >>> from bot.texts import load_texts
    >>> suits_in(load_texts(), "Hearts, alone"), suits_in(load_texts(), "♥")
    ('H-alone', 'H')
    """
    suits = _words(texts).suits
    words = _plain(typed.translate(_SYMBOLS)).replace(",", " ").split()
    letters = {letter.casefold(): letter for letter in SUITS} | suits
    return "-".join(letters.get(word, word) for word in words)


def begins_with_card(texts: Texts, typed: str) -> bool:
    """Return whether the first word names a card, or is a suggestion's key."""
    first = typed.split()[:2]
    if not first or typed.startswith("#"):
        return typed.startswith("#")
    words = _words(texts)
    number = _number(words, first[0])
    return bool(
        _one_word(words, first[0], plurals=False)
        or _suit_first(words, first[0], first[1:])
        or (number and len(first) > 1 and _rank(words, first[1]))
    )


def _named(words: _Words, typed: Sequence[str], *, plurals: bool) -> Iterator[Named]:
    left = [word for word in typed if _plain(word) not in words.fillers]
    while left:
        word = left.pop(0)
        number = _number(words, word)
        if number and left and (found := _rank(words, left[0], plurals=True)):
            left.pop(0)
            yield Named(found[0], "", number)
            continue
        if number == 1 and left and _suit_first(words, left[0], left[1:]):
            continue
        if card := _suit_first(words, word, left):
            its_suit, written, more = card
            del left[:more]
            yield _with_suit(words, written, its_suit)
            continue
        cards = _one_word(words, word, plurals=plurals)
        if not cards:
            raise Refusal("no-card", word=clip(word, _ECHOED))
        if len(cards) == 1 and left and (suit := words.suits.get(_plain(left[0]))) and not cards[0].suit:
            left.pop(0)
            yield _with_suit(words, word, suit)
            continue
        yield from cards


def _with_suit(words: _Words, word: str, suit: str) -> Named:
    """Return the card, or the cards, of a rank and a suit."""
    (named,) = _one_word(words, word, plurals=False)
    one = named.number or _plain(word) in words.singular  # some languages have one word for ace and aces
    return Named(named.rank, suit, 1, named.rank + suit) if one else Named(named.rank, suit, 0)


def _suit_first(words: _Words, word: str, following: Sequence[str]) -> tuple[str, str, int] | None:
    """Return the suit and the written rank of a card as in *Herz König*, *Herz-König* or *Herzkönig*.

    The number is how many of the words that follow belong to it.
    """
    plain = _plain(word)
    suit = max((each for each in words.suits if plain.startswith(each)), key=len, default="")
    rest = plain[len(suit) :].lstrip("-")
    if not suit or not (rest or following):
        return None
    written = rest or following[0]
    cards = _one_word(words, written, plurals=False)
    if len(cards) != 1 or cards[0].suit or cards[0].rank == JOKER:
        return None
    return words.suits[suit], written, 0 if rest else 1


def _number(words: _Words, word: str) -> int:
    """Return the number that a word stands for; 0 for none."""
    digits = word.rstrip("x×")
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 3 else 0
    return words.numbers.get(_plain(word), number if number <= _MOST else 0)


def _rank(words: _Words, word: str, *, plurals: bool = True) -> tuple[str, int] | None:
    """Return the rank that a word names, with the number of its cards: 1, or 0 for all."""
    lower = _plain(word)
    if _CODE.fullmatch(word):
        return None
    if lower in words.plural:
        return words.plural[lower], 0
    if lower in words.singular:
        return words.singular[lower], 1
    found = words.several.fullmatch(word)
    if found and (plurals or found[2] != _ENGLISH_ENDING):
        return words.rank(found[1].upper()), 0
    return None


def _one_word(words: _Words, word: str, *, plurals: bool) -> list[Named]:
    """Return the cards that a word names, such as ``kings``, ``KH`` or ``888``; empty if it cannot be read."""
    if found := _rank(words, word, plurals=plurals):
        rank, number = found
        return [Named(rank, "", number, JOKER if rank == JOKER and number else "")]
    cards: list[Named] = []
    for match in _letters(words, word):
        rank = words.rank(match[1])
        suit = "" if rank == JOKER else match[2]
        whole = rank == JOKER or suit
        cards.append(Named(rank, suit, 1, rank + suit + match[3] if whole else ""))
    return cards


def _letters(words: _Words, word: str) -> list[re.Match[str]]:
    """Return the cards of a word that consists of nothing else, such as ``K♥KcK♠``; empty for any other word."""
    written, end = word.translate(_SYMBOLS).upper(), 0
    found = [*words.card.finditer(written)]
    for match in found:
        if match.start() != end:
            return []
        end = match.end()
    return found if end == len(written) else []


def parse_action(texts: Texts, view: View, kind: str, typed: str, onto: str = "", *, people: People = NOBODY) -> Action:
    """Return the typed action, which may be illegal.

    A target may be typed by its name, with the names of ``people``. Words that are no card may be part of a single
    suggestion's text. Refuses ``no-card``, and ``outdated-suggestion`` for one that is not offered any more. Raises
    :class:`IllegalAction` like :func:`engine.picking.pick`.
    """
    texts = texts.of(view.game)
    if typed.startswith(_KEY):
        found = next((action for action in _actions(view, kind) if action_key(action) == typed[len(_KEY) :]), None)
        if found is None:
            raise Refusal("outdated-suggestion")
        return found
    written, _, there = typed.partition(_ONTO)
    try:
        named = named_cards(texts, written, plurals=_suits_do_not_matter(view))
        return Action(kind, pick(view, kind, named), _target(texts, view, kind, onto or there, people))
    except (Refusal, IllegalAction) as refusal:
        described = suggest_cards(texts, view, kind, typed, people) if refusal.note.code in _MAY_DESCRIBE else []
        if len(described) != 1:
            raise
        return parse_action(texts, view, kind, described[0][1], people=people)


def suggest_cards(
    texts: Texts, view: View, kind: str, typed: str, people: People = NOBODY, *, offered: Sequence[Choice] | None = None
) -> list[Suggestion]:
    """Return suggestions for the cards of an action: what is typed, the choices, then other legal actions.

    The choices are ``offered``, or the game's. If none are offered, only what is typed is suggested.
    """
    texts, found = texts.of(view.game), dict[str, str]()
    if (named := _several(texts, view, kind, typed)) and len(value := " ".join(named)) <= limits.CHOICE_VALUE:
        found[value] = clip(texts.cards(named), limits.CHOICE_NAME)
    offered = choices_of(view, kind) if offered is None else offered
    for choice in offered:
        label = _label(texts, view, choice.action, choice_label(texts, view, choice, people), people)
        _add_match(found, _value(view, choice.action), label, typed)
    for action in view.legal if typed and offered else ():
        if len(found) >= limits.CHOICES:
            break
        if action.kind == kind:
            _add_match(found, _value(view, action), _label(texts, view, action, "", people), typed)
    return [(name, value) for value, name in found.items()][: limits.CHOICES]


def suggest_targets(
    texts: Texts, view: View, kind: str, typed: str, cards: str, *, people: People = NOBODY
) -> list[Suggestion]:
    """Return suggestions for the target of the cards typed so far."""
    texts = texts.of(view.game)
    try:
        wanted = Counter(pick(view, kind, named_cards(texts, cards.partition(_ONTO)[0])))
    except (Refusal, IllegalAction):
        wanted = Counter()
    targets = dict.fromkeys(
        action.target for action in _actions(view, kind) if action.target and wanted <= Counter(action.cards)
    )
    named = [(target_name(texts, view, target, people), target) for target in targets]
    return [pair for pair in named if _plain(typed) in _plain(f"{pair[0]} {pair[1]}")][: limits.CHOICES]


def suggest_games(texts: Texts, games: Iterable[PreviousGame], typed: str) -> list[Suggestion]:
    """Return suggestions for a previous game."""
    named = []
    for past in games:
        players = texts.joined(map(visible, past.names))
        called = texts.called(past.game, past.preset)
        told = texts.say("past-game", table=past.id, called=called, day=date(past.at), players=players)
        named.append((clip(told, limits.CHOICE_NAME), past.id))
    return [pair for pair in named if _plain(typed) in _plain(" ".join(pair))][: limits.CHOICES]


def seat_counts(game: str, preset: str) -> tuple[int, ...]:
    """Return the numbers of seats that a preset allows, or any preset of the game; none for an unknown preset."""
    rules = GAMES.get(game or game_with(preset))
    if rules is None or (preset and preset not in rules.presets):
        return ()
    presets = (preset,) if preset else rules.presets
    return tuple(dict.fromkeys(count for each in presets for count in rules.of(each).seats_played()))


def _actions(view: View, kind: str) -> Iterator[Action]:
    yield from (choice.action for choice in choices_of(view, kind))
    yield from (action for action in view.legal if action.kind == kind)


def _target(texts: Texts, view: View, kind: str, typed: str, people: People) -> str:
    """Return a target as the game writes it, from what the player typed."""
    wanted, suited = _plain(typed.strip()), suits_in(texts, typed)
    if not wanted:
        return ""
    for action in _actions(view, kind):
        if not action.target:
            continue
        called = [target_name(each.of(view.game), view, action.target, people) for each in (texts, load_texts())]
        if suited == action.target or wanted in map(_plain, (action.target, *called)):
            return action.target
    return texts.target_meant(typed, suited)


def _several(texts: Texts, view: View, kind: str, typed: str) -> tuple[Card, ...]:
    """Return the cards of the hand that a text such as ``888`` names, if they are several."""
    if not view.composition(kind) and not any(len(action.cards) > 1 for action in _actions(view, kind)):
        return ()
    try:
        cards = pick(view, kind, named_cards(texts, typed, plurals=_suits_do_not_matter(view)))
    except (Refusal, IllegalAction):
        return ()
    return cards if len(cards) > 1 and not Counter(cards) - Counter(view.nameable(kind)) else ()


def _suits_do_not_matter(view: View) -> bool:
    """Return whether cards of a rank in the hand are interchangeable, so that ``8s`` means eights."""
    hand = view.hand
    return all(view.alike(card, other) for card in hand for other in hand if rank(card) == rank(other))


def _value(view: View, action: Action) -> str:
    """Return the value of a suggestion: the cards as a person types them, or the action's key if that is not enough."""
    if any(presentation_of(view).apart(view, card) for card in action.cards):
        return _KEY + action_key(action)
    written = " ".join(action.cards) + (f" {_ONTO} {action.target}" if action.target else "")
    return written if written and len(written) <= limits.CHOICE_VALUE else _KEY + action_key(action)


def _label(texts: Texts, view: View, action: Action, called: str, people: People) -> str:
    """Return the text of a suggestion: its cards, and the game's label for them."""
    if len(action.cards) == 1 and presentation_of(view).apart(view, action.cards[0]):
        return card_label(texts, view, action.cards[0])
    cards = texts.cards(action.cards)
    if cards and cards in called:
        return called
    onto = f"{_ONTO} {target_name(texts, view, action.target, people)}" if action.target and not called else ""
    return " ".join(filter(None, (called, cards, onto)))


def _add_match(found: dict[str, str], value: str, name: str, typed: str) -> None:
    read_as = _plain(f"{name} {value}")
    if value not in found and all(word in read_as for word in _plain(typed).split()):
        found[value] = clip(name, limits.CHOICE_NAME)
