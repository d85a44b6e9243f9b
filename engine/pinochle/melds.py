"""Melds: the patterns, which cards may be melded again, and the points (Pinochle guide 5).

Actions, events and score lines use each preset's name for a meld (Pinochle guide 2.2, 3.1, 4.1, 5.1); the rules use its
type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.cards import SUITS, Card, face, rank
from engine.kit.hands import by_face
from engine.kit.pinochle_cards import (
    DIX_POINTS,
    MARRIAGE_POINTS,
    PINOCHLE_POINTS,
    ROYAL_MARRIAGE_POINTS,
    SEQUENCE,
    SETS,
)
from engine.pinochle.options import PinochleOptions, lowest

_COMMON = {
    "royal-marriage": "royal-marriage",
    "double-royal-marriage": "double-royal-marriage",
    "roundhouse": "roundhouse",
    "eight-jacks": "eight-jacks",
    "eight-queens": "eight-queens",
    "eight-kings": "eight-kings",
    "eight-aces": "eight-aces",
}
_FOURS = {"jacks": "four-jacks", "queens": "four-queens", "kings": "four-kings", "aces": "four-aces"}

NAMES: dict[str, dict[str, str]] = {
    "pinochle": {
        **_COMMON,
        "dix": "dix",
        "pinochle": "pinochle",
        "grand": "grand-pinochle",
        "double-pinochle": "double-pinochle",
        "marriage": "marriage",
        "double-marriage": "double-marriage",
        "sequence": "flush",
        "common-sequence": "common-flush",
        "double-sequence": "double-flush",
        "double-common-sequence": "double-common-flush",
        "jacks": "forty-jacks",
        "queens": "sixty-queens",
        "kings": "eighty-kings",
        "aces": "hundred-aces",
    },
    "binokel": {
        **_COMMON,
        **_FOURS,
        "dix": "dix",
        "pinochle": "binokel",
        "grand": "grand-binokel",
        "double-pinochle": "double-binokel",
        "marriage": "common-marriage",
        "double-marriage": "double-common-marriage",
        "sequence": "royal-family",
        "common-sequence": "common-family",
        "double-sequence": "double-royal-family",
        "double-common-sequence": "double-common-family",
    },
    "bezique": {
        **_COMMON,
        **_FOURS,
        "dix": "seven",
        "pinochle": "bezique",
        "grand": "grand-bezique",
        "double-pinochle": "double-bezique",
        "marriage": "common-marriage",
        "double-marriage": "double-common-marriage",
        "sequence": "royal-sequence",
        "common-sequence": "common-sequence",
        "double-sequence": "double-royal-sequence",
        "double-common-sequence": "double-common-sequence",
    },
}
"""By preset and type of meld."""

_SAME_KINDS = {
    "marriage": "marriage",
    "double-marriage": "double-marriage",
    "set": "set",
    "double-set": "double-set",
    "roundhouse": "roundhouse",
}
KINDS: dict[str, dict[str, str]] = {
    preset: {
        **_SAME_KINDS,
        **{kind: NAMES[preset][kind] for kind in ("pinochle", "grand", "double-pinochle")},
        "sequence": sequence,
        "double-sequence": f"double-{sequence}",
    }
    for preset, sequence in (("pinochle", "flush"), ("binokel", "family"), ("bezique", "sequence"))
}
"""By preset, the names of the kinds of melds that the remelding table distinguishes, whatever their suit or rank."""


Family: TypeAlias = Literal[
    "dix",
    "pinochle",
    "grand",
    "double-pinochle",
    "marriage",
    "double-marriage",
    "sequence",
    "double-sequence",
    "set",
    "double-set",
    "roundhouse",
]
"""The families of melds that the remelding table distinguishes."""
DIX: Literal["dix"] = "dix"
FAMILIES: tuple[Family, ...] = tuple(family for family in get_args(Family) if family != DIX)
_REMELDING: dict[Family, str] = {
    "pinochle": "nLyyyyyyyy",
    "grand": "nnyyyyyyyy",
    "double-pinochle": "nLnyyyyyyy",
    "marriage": "yyynLyyyyL",
    "double-marriage": "yyynnyyyyL",
    "sequence": "yyyLLnLyyy",
    "double-sequence": "yyyLLnnyyy",
    "set": "yyyyyyynLL",
    "double-set": "yyyyyyynnL",
    "roundhouse": "yyynLyynLn",
}
"""Whether a card of one meld may be melded again in another (Pinochle guide 5.3).

Rows are the old meld's family, columns the new one's, in the order of ``FAMILIES``. n: no, y: yes, L: only with
liberal remelding.
"""

Part: TypeAlias = tuple[str, str]
"""A meld contained in larger ones, for score differences: its family (pinochle, marriage, sequence or set), and its
suit or rank."""
Portion: TypeAlias = tuple[Part, tuple[Card, ...], int]
"""A part of a meld, its faces and its points."""


class Pattern(NamedTuple):
    """A meld of these rules with these trumps: its type, the preset's name for it, the faces of its cards, its points.

    ``parts`` are the smaller melds that it contains, larger ones first, with their points.
    """

    type: str
    name: str
    family: Family
    faces: tuple[Card, ...]
    points: int
    parts: tuple[Portion, ...] = ()

    @property
    def counted(self) -> tuple[tuple[Part, tuple[Card, ...]], ...]:
        """The melds whose points it includes: its parts, and itself if larger melds can contain it."""
        own = ((_part(self), self.faces),) if _is_part(self) else ()
        return (*own, *((part, faces) for part, faces, _ in self.parts))


History: TypeAlias = Mapping[Card, tuple[Pattern, ...]]
"""The melds that each card has been part of, by card."""


class Found(NamedTuple):
    """A meld that a hand can make: the pattern, the cards, and the points it would score."""

    pattern: Pattern
    cards: tuple[Card, ...]
    points: int


def may_remeld(old: Family, new: Family, *, liberal: bool) -> bool:
    """Return whether a card of an old meld may be melded again in a new one. A dix fits into no other meld.

    >>> may_remeld("sequence", "marriage", liberal=False), may_remeld("sequence", "marriage", liberal=True)
    (False, True)
    """
    if DIX in (old, new):
        return True
    entry = _REMELDING[old][FAMILIES.index(new)]
    return entry == "y" or (entry == "L" and liberal)


@lru_cache(maxsize=64)
def patterns(rules: PinochleOptions, trump: str) -> tuple[Pattern, ...]:
    """Return every meld of these rules with these trumps except the dix, highest points first."""
    found = [*_pinochles(rules, trump), *_of_suits(rules, trump), *_of_ranks(rules)]
    if rules.roundhouse:
        queens_kings = tuple(name + letter for letter in SUITS for name in ("Q", "K"))
        parts: list[Portion] = [(("set", name), _set(name), SETS[name][1]) for name in ("Q", "K")]
        parts += [(("marriage", letter), _marriage(letter), _marriage_points(letter, trump)) for letter in SUITS]
        found.append(Pattern("roundhouse", "", "roundhouse", queens_kings, 240, tuple(parts)))
    names = NAMES[rules.preset]
    return tuple(sorted((p._replace(name=names[p.type]) for p in found), key=lambda p: -p.points))


@lru_cache(maxsize=64)
def dix(rules: PinochleOptions, trump: str) -> Pattern:
    """Return the dix: the lowest trump."""
    return Pattern(DIX, NAMES[rules.preset][DIX], DIX, (lowest(rules.pack_size) + trump,), DIX_POINTS)


def pinochle_faces(rules: PinochleOptions, trump: str) -> tuple[Card, Card]:
    """Return the queen and the jack of a pinochle."""
    if rules.pinochle == "red":
        return "QH", "JD"
    if rules.pinochle == "switching" and trump in ("S", "D"):
        return "QC", "JH"
    return "QS", "JD"


def _pinochles(rules: PinochleOptions, trump: str) -> Iterator[Pattern]:
    queen, jack = pinochle_faces(rules, trump)
    one = (queen, jack)
    part = (("pinochle", ""), one, PINOCHLE_POINTS)
    yield Pattern("pinochle", "", "pinochle", one, PINOCHLE_POINTS)
    if rules.double_pinochle:
        yield Pattern("double-pinochle", "", "double-pinochle", one * 2, rules.double_pinochle_points, (part,))
    if rules.grand:
        letter = queen[-1]
        marriage = (("marriage", letter), _marriage(letter), _marriage_points(letter, trump))
        yield Pattern("grand", "", "grand", (*one, "K" + letter), 80, (part, marriage))


def _of_suits(rules: PinochleOptions, trump: str) -> Iterator[Pattern]:
    for letter in SUITS:
        royal = letter == trump
        pair, points = _marriage(letter), _marriage_points(letter, trump)
        marriage = (("marriage", letter), pair, points)
        yield Pattern("royal-marriage" if royal else "marriage", "", "marriage", pair, points)
        if rules.double_marriage:
            type_ = "double-royal-marriage" if royal else "double-marriage"
            yield Pattern(type_, "", "double-marriage", pair * 2, 2 * points, (marriage,))
        if not (royal or rules.common_sequence):
            continue
        five = tuple(name + letter for name in SEQUENCE)
        value = rules.sequence_points if royal else 100
        yield Pattern("sequence" if royal else "common-sequence", "", "sequence", five, value, (marriage,))
        if rules.double_sequence:
            type_ = "double-sequence" if royal else "double-common-sequence"
            parts = ((("sequence", letter), five, value), marriage)
            yield Pattern(type_, "", "double-sequence", five * 2, 1500 if royal else 1000, parts)


def _of_ranks(rules: PinochleOptions) -> Iterator[Pattern]:
    for name, (type_, points) in SETS.items():
        four = _set(name)
        yield Pattern(type_, "", "set", four, points)
        if rules.double_set:
            value = 1000 if rules.double_set_1000 else 10 * points
            yield Pattern(f"eight-{type_}", "", "double-set", four * 2, value, ((("set", name), four, points),))


def _marriage(letter: str) -> tuple[Card, ...]:
    return ("Q" + letter, "K" + letter)


def _marriage_points(letter: str, trump: str) -> int:
    return ROYAL_MARRIAGE_POINTS if letter == trump else MARRIAGE_POINTS


def _set(name: str) -> tuple[Card, ...]:
    return tuple(name + letter for letter in SUITS)


def _is_part(pattern: Pattern) -> bool:
    return pattern.family in ("pinochle", "marriage", "sequence", "set")


def _part(pattern: Pattern) -> Part:
    first = pattern.faces[0]
    return pattern.family, {"pinochle": "", "set": rank(first)}.get(pattern.family, first[-1])


def find(
    rules: PinochleOptions,
    trump: str,
    held: Iterable[Card],
    shown: frozenset[Card],
    history: History,
) -> list[Found]:
    """Return every meld that a hand holds except dixes, once for each choice of cards that makes a difference.

    Highest points first; of equal points, those that show the fewest new cards first. ``held`` are all cards of the
    hand, ``shown`` those of them on the mat.
    """
    copies = by_face(sorted(held))
    found = []
    for pattern in patterns(rules, trump):
        choices = _choices(rules, pattern, copies, shown, history)
        for choice in product(*choices) if choices else ():
            cards = tuple(card for some in choice for card in some)
            if not rules.fresh_card or not shown.issuperset(cards):
                found.append(Found(pattern, cards, net(rules, pattern, cards, history)))
    found.sort(key=lambda one: (-one.points, sum(card not in shown for card in one.cards)))
    return found


def _choices(
    rules: PinochleOptions,
    pattern: Pattern,
    by_face: Mapping[Card, list[Card]],
    shown: frozenset[Card],
    history: History,
) -> list[list[tuple[Card, ...]]]:
    """Return for each face of a pattern the choices of cards; nothing if the pattern cannot be completed."""
    choices: list[list[tuple[Card, ...]]] = []
    for card_face, needed in Counter(pattern.faces).items():
        usable = [card for card in by_face.get(card_face, ()) if refused(rules, pattern, card, history) is None]
        if len(usable) < needed:
            return []
        if needed == len(usable):
            choices.append([tuple(usable)])
        else:
            # Equal cards with the same history are one choice.
            different = {(card in shown, history.get(card, ())): card for card in reversed(usable)}
            choices.append([(card,) for card in reversed(different.values())])
    return choices


def refused(rules: PinochleOptions, pattern: Pattern, card: Card, history: History) -> Pattern | None:
    """Return the earlier meld of a card that keeps it out of this one, or ``None``."""
    for old in history.get(card, ()):
        if not may_remeld(old.family, pattern.family, liberal=rules.liberal_remelding):
            return old
    return None


def net(rules: PinochleOptions, pattern: Pattern, cards: Iterable[Card], history: History) -> int:
    """Return the points of a meld; with score differences, less those of parts already scored (Pinochle guide 5.4).

    A part counts as scored if each of its cards has been in such a meld or in one that contains it, even if these
    were different melds.
    """
    if not rules.score_differences:
        return pattern.points
    scored: Counter[tuple[Part, Card]] = Counter()
    for card in cards:
        card_face = face(card)
        for part in {part for old in history.get(card, ()) for part, faces in old.counted if card_face in faces}:
            scored[part, card_face] += 1
    points = pattern.points
    within: Counter[str] = Counter()
    for part, faces, value in pattern.parts:
        times = min(scored[part, card_face] for card_face in faces)
        if part[0] == "marriage":
            # Subtracting a sequence has already subtracted its marriage.
            times -= min(times, within["sequence"])
        within[part[0]] += times
        points -= times * value
    return points
