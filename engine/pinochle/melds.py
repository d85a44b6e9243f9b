"""Melds: which there are, which cards may be melded again, and what they score (guide 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from engine.cards import SUITS, Card, face, rank
from engine.pinochle.kinds import lowest
from engine.pinochle.names import NAMES

if TYPE_CHECKING:
    from engine.pinochle.rules import PinochleRules

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
"""What the table of remelding knows melds by."""
DIX: Literal["dix"] = "dix"
DIX_POINTS = 10
FAMILIES: tuple[Family, ...] = (
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
)
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
"""Row: the meld that a card stands in; column, as in ``FAMILIES``: the new one. L: if liberal (guide 5.3)."""

Part: TypeAlias = tuple[str, str]
"""A meld that others are made of, for score differences: pinochle, marriage, sequence or set; its suit or rank."""
Portion: TypeAlias = tuple[Part, tuple[Card, ...], int]
"""A part of a meld: its faces and points."""

SETS = {"J": ("jacks", 40), "Q": ("queens", 60), "K": ("kings", 80), "A": ("aces", 100)}
"""The sets by rank: their types and points."""
_SEQUENCE = ("J", "Q", "K", "10", "A")


class Pattern(NamedTuple):
    """A meld that these rules have with these trumps: its type and name, its cards' faces, what it scores.

    ``parts`` are the smaller melds it is made of, larger ones first, with their points.
    """

    type: str
    name: str
    family: Family
    faces: tuple[Card, ...]
    points: int
    parts: tuple[Portion, ...] = ()

    @property
    def counted(self) -> tuple[tuple[Part, tuple[Card, ...]], ...]:
        """The melds whose points its own include: its parts, and itself if others are made of it."""
        own = ((_part(self), self.faces),) if _is_part(self) else ()
        return (*own, *((part, faces) for part, faces, _ in self.parts))


History: TypeAlias = Mapping[Card, tuple[Pattern, ...]]
"""The melds that each card has been part of."""


class Found(NamedTuple):
    """A meld that could be made: its pattern, which cards, and what it would score."""

    pattern: Pattern
    cards: tuple[Card, ...]
    points: int


def may_remeld(stands_in: Family, new: Family, *, liberal: bool) -> bool:
    """Whether a card of one meld may be melded again in another. No dix fits into another meld."""
    if DIX in (stands_in, new):
        return True
    entry = _REMELDING[stands_in][FAMILIES.index(new)]
    return entry == "y" or (entry == "L" and liberal)


@lru_cache(maxsize=64)
def patterns(rules: PinochleRules, trump: str) -> tuple[Pattern, ...]:
    """Every meld that can be made under these rules, the dix apart; most points first."""
    found = [*_pinochles(rules, trump), *_of_suits(rules, trump), *_of_ranks(rules)]
    if rules.roundhouse:
        queens_kings = tuple(name + letter for letter in SUITS for name in ("Q", "K"))
        parts: list[Portion] = [(("set", name), _set(name), SETS[name][1]) for name in ("Q", "K")]
        parts += [(("marriage", letter), _marriage(letter), _marriage_points(letter, trump)) for letter in SUITS]
        found.append(Pattern("roundhouse", "", "roundhouse", queens_kings, 240, tuple(parts)))
    names = NAMES[rules.preset]
    return tuple(sorted((p._replace(name=names[p.type]) for p in found), key=lambda p: -p.points))


@lru_cache(maxsize=64)
def dix(rules: PinochleRules, trump: str) -> Pattern:
    """The dix: the lowest trump."""
    return Pattern(DIX, NAMES[rules.preset][DIX], DIX, (lowest(rules.pack_size) + trump,), DIX_POINTS)


def pinochle_faces(rules: PinochleRules, trump: str) -> tuple[Card, Card]:
    """The queen and the jack of a pinochle."""
    if rules.pinochle == "red":
        return "QH", "JD"
    if rules.pinochle == "switching" and trump in ("S", "D"):
        return "QC", "JH"
    return "QS", "JD"


def _pinochles(rules: PinochleRules, trump: str) -> Iterator[Pattern]:
    queen, jack = pinochle_faces(rules, trump)
    one = (queen, jack)
    part = (("pinochle", ""), one, 40)
    yield Pattern("pinochle", "", "pinochle", one, 40)
    if rules.double_pinochle:
        yield Pattern("double-pinochle", "", "double-pinochle", one * 2, rules.double_pinochle_points, (part,))
    if rules.grand:
        letter = queen[-1]
        marriage = (("marriage", letter), _marriage(letter), _marriage_points(letter, trump))
        yield Pattern("grand", "", "grand", (*one, "K" + letter), 80, (part, marriage))


def _of_suits(rules: PinochleRules, trump: str) -> Iterator[Pattern]:
    for letter in SUITS:
        royal = letter == trump
        pair, points = _marriage(letter), _marriage_points(letter, trump)
        marriage = (("marriage", letter), pair, points)
        yield Pattern("royal-marriage" if royal else "marriage", "", "marriage", pair, points)
        if rules.double_marriage:
            its = "double-royal-marriage" if royal else "double-marriage"
            yield Pattern(its, "", "double-marriage", pair * 2, 2 * points, (marriage,))
        if not (royal or rules.common_sequence):
            continue
        five = tuple(name + letter for name in _SEQUENCE)
        worth = rules.sequence_points if royal else 100
        yield Pattern("sequence" if royal else "common-sequence", "", "sequence", five, worth, (marriage,))
        if rules.double_sequence:
            its = "double-sequence" if royal else "double-common-sequence"
            parts = ((("sequence", letter), five, worth), marriage)
            yield Pattern(its, "", "double-sequence", five * 2, 1500 if royal else 1000, parts)


def _of_ranks(rules: PinochleRules) -> Iterator[Pattern]:
    for name, (its, points) in SETS.items():
        four = _set(name)
        yield Pattern(its, "", "set", four, points)
        if rules.double_set:
            worth = 1000 if rules.double_set_1000 else 10 * points
            yield Pattern(f"eight-{its}", "", "double-set", four * 2, worth, ((("set", name), four, points),))


def _marriage(letter: str) -> tuple[Card, ...]:
    return ("Q" + letter, "K" + letter)


def _marriage_points(letter: str, trump: str) -> int:
    return 40 if letter == trump else 20


def _set(name: str) -> tuple[Card, ...]:
    return tuple(name + letter for letter in SUITS)


def _is_part(pattern: Pattern) -> bool:
    return pattern.family in ("pinochle", "marriage", "sequence", "set")


def _part(pattern: Pattern) -> Part:
    first = pattern.faces[0]
    return pattern.family, {"pinochle": "", "set": rank(first)}.get(pattern.family, first[-1])


def find(
    rules: PinochleRules,
    trump: str,
    held: Iterable[Card],
    shown: frozenset[Card],
    history: History,
) -> list[Found]:
    """Every meld that a hand holds, the dix apart, once for each choice of cards that differs.

    Most points first; of equal ones, those that show least of the hand.
    ``held`` are all cards of the hand, ``shown`` those of them on the mat.
    """
    by_face: dict[Card, list[Card]] = {}
    for card in sorted(held):
        by_face.setdefault(face(card), []).append(card)
    found = []
    for pattern in patterns(rules, trump):
        choices = _choices(rules, pattern, by_face, shown, history)
        for choice in product(*choices) if choices else ():
            cards = tuple(card for some in choice for card in some)
            if not rules.fresh_card or not shown.issuperset(cards):
                found.append(Found(pattern, cards, net(rules, pattern, cards, history)))
    found.sort(key=lambda one: (-one.points, sum(card not in shown for card in one.cards)))
    return found


def _choices(
    rules: PinochleRules,
    pattern: Pattern,
    by_face: Mapping[Card, list[Card]],
    shown: frozenset[Card],
    history: History,
) -> list[list[tuple[Card, ...]]]:
    """For each face of a pattern, the cards that may stand for it; nothing if a face is missing."""
    choices: list[list[tuple[Card, ...]]] = []
    for its, needed in Counter(pattern.faces).items():
        usable = [card for card in by_face.get(its, ()) if refused(rules, pattern, card, history) is None]
        if len(usable) < needed:
            return []
        if needed == len(usable):
            choices.append([tuple(usable)])
        else:
            # Equal cards of equal history are one choice.
            different = {(card in shown, history.get(card, ())): card for card in reversed(usable)}
            choices.append([(card,) for card in reversed(different.values())])
    return choices


def refused(rules: PinochleRules, pattern: Pattern, card: Card, history: History) -> Pattern | None:
    """The meld that a card stands in and that keeps it out of a new one."""
    for old in history.get(card, ()):
        if not may_remeld(old.family, pattern.family, liberal=rules.liberal_remelding):
            return old
    return None


def net(rules: PinochleRules, pattern: Pattern, cards: Iterable[Card], history: History) -> int:
    """What a meld scores: less, where differences count, the points of the parts that were scored already (guide 5.4).

    A part was scored if each of its cards has been in such a meld or in one that contains it, not only in the same one.
    """
    if not rules.score_differences:
        return pattern.points
    scored: Counter[tuple[Part, Card]] = Counter()
    for card in cards:
        its = face(card)
        for part in {part for old in history.get(card, ()) for part, faces in old.counted if its in faces}:
            scored[part, its] += 1
    points = pattern.points
    within: Counter[str] = Counter()
    for part, faces, worth in pattern.parts:
        times = min(scored[part, its] for its in faces)
        if part[0] == "marriage":
            # A sequence that is taken off has taken off its marriage too.
            times -= min(times, within["sequence"])
        within[part[0]] += times
        points -= times * worth
    return points
