"""The view of a game from one seat: all that leaves the engine for a person or a computer player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from engine.cards import Card, face, rank, suit
from engine.score import RoundScore
from engine.types import Action, Choice, Composition, IllegalAction, Named, Note, Seat, Side

Describe: TypeAlias = Callable[[Any], Iterable[Note]]
"""Describes something about a view, one fact per note."""


def no_notes(*about: Any) -> Iterable[Note]:
    """Return nothing, where a game has nothing to say."""
    return ()


def legal_choices(view: View, kind: str) -> Iterable[Choice]:
    """Yield the legal actions of a kind, labelled by their cards and target."""
    for action in view.legal:
        if action.kind == kind:
            yield Choice(action, Note(kind, {"cards": action.cards, "onto": action.target}))


@dataclass(frozen=True, kw_only=True)
class Speaker:
    """The functions that put the views of a game into notes and choices; each says what :class:`View` asks."""

    facts: Describe = no_notes
    choices: Callable[[Any, str], Iterable[Choice]] = legal_choices
    cautions: Callable[[Any, Action], Iterable[Note]] = no_notes
    warnings: Describe = no_notes
    uses: Callable[[Any, Card], Iterable[Note]] = no_notes
    pages: Mapping[str, Describe] = field(default_factory=dict)
    """The pages besides the table, by name."""

    @property
    def page_names(self) -> tuple[str, ...]:
        """The names of all pages, for :attr:`engine.rules.Rules.pages`."""
        return ("table", *self.pages)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know of a game, and what it may do. Two states with equal views look the same to the seat.

    ``seat`` is ``None`` in the public view, which has no ``hand`` and no ``legal``. ``verbs`` are the kinds of action
    that the player to act *might* have, judged from public knowledge alone, so public buttons reveal nothing;
    ``legal`` are exactly the actions that ``seat`` has now.
    """

    game: str
    preset: str
    rules: Any
    """The :class:`engine.rules.Rules` of the game; a game's view gives them their type."""
    seat: Seat | None
    sides: tuple[Side, ...]
    round: int
    turn: int
    dealer: Seat
    to_act: tuple[Seat, ...]
    phase: str
    hand: tuple[Card, ...]
    verbs: tuple[str, ...]
    legal: tuple[Action, ...]
    totals: tuple[int, ...]
    target: int
    scores: tuple[RoundScore, ...]
    winners: tuple[Side, ...]
    undo: tuple[str, ...] = ()
    """The undo scopes that ``seat`` has now."""
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat, cards that its hand certainly holds, as far as the public cards tell."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, the hands that ``seat`` looks at while practising; otherwise empty. See :mod:`engine.game`."""

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.winners)

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides that are ahead: those with the most points, unless few points are good."""
        return tuple(side for side, total in enumerate(self.totals) if total == max(self.totals))

    @property
    def drawn_game(self) -> bool:
        """Whether the game has ended in a draw."""
        return len(self.winners) == len(self.totals)

    @property
    def context(self) -> GameContext:
        """What the view tells of the game around the round."""
        return GameContext(self.round, self.totals, self.scores, self.winners)

    @property
    def others(self) -> Sequence[Seat]:
        """The other seats."""
        return tuple(seat for seat in range(len(self.sides)) if seat != self.seat)

    @property
    def lull(self) -> bool:
        """Whether people want a moment to see what was just finished, such as a trick, before a computer goes on."""
        return False

    @property
    def covers(self) -> bool:
        """Whether what comes next takes what was just finished out of sight."""
        return True

    @property
    def forced(self) -> bool:
        """Whether everybody knows that the player to act has one legal action only."""
        return False

    @property
    def settled(self) -> RoundScore:
        """The final score of the round, by side; empty before the round is over."""
        return self.scores[-1] if self.scores and len(self.scores) == self.round else ()

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """Return the actions of a kind that a picker should offer, best first.

        The legal actions unless the game's :class:`Speaker` says otherwise.
        """
        return tuple(self.rules.speaker.choices(self, kind))

    def called(self, target: str) -> Note | None:
        """Return what the target of an action is called, if that depends on the table, such as a meld and its cards.

        The note's text is ``target-<code>``; a ``seat`` in it is that player's name. ``None`` if the target is a word
        that has a text itself.
        """
        return None

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards an action of this kind takes if the player composes it; ``None`` if all are listed.

        Of a kind that is composed, ``legal`` has only a few useful actions. Others are found out to be legal or not by
        playing them, or by :meth:`engine.round.Round.check`.
        """
        return None

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the cards that an action of this kind may name: the hand unless a game says otherwise."""
        return self.hand

    def apart(self, card: Card) -> Note | None:
        """Return what tells a card of the hand from another with the same face; ``None`` if nothing does."""
        return None

    def uses(self, card: Card) -> tuple[Note, ...]:
        """Return what a card of the hand is good for, such as a sequence; shown to a player who picks cards."""
        return tuple(self.rules.speaker.uses(self, card))

    def alike(self, card: Card, other: Card) -> bool:
        """Whether two cards of the hand can stand for each other, so a player need not say which one is meant."""
        return card == other

    def pick(self, kind: str, named: Sequence[Named]) -> tuple[Card, ...]:
        """Return the cards that a person names for an action of a kind, in their order.

        Cards named with their suit need not be held: the rules refuse them. Raises :class:`IllegalAction`:
        ``too-few-of-rank``, ``which-suit`` if a rank could mean different cards, and ``which-copy`` if a card could
        mean two that are not :meth:`alike`.
        """
        left = list(self.nameable(kind))
        exact = [self._exact(each.card, left) if each.card else "" for each in named]
        numbers: dict[Named, list[int]] = {}
        for each in named:
            numbers.setdefault(each._replace(number=0), []).append(each.number)
        picked: list[Card] = []
        for each, card in zip(named, exact, strict=True):
            if card:
                picked.append(card)
            elif several := numbers.pop(each._replace(number=0), []):
                picked += self._of_rank(kind, each._replace(number=sum(several) if all(several) else 0), left)
        return tuple(picked)

    def _exact(self, card: Card, left: list[Card]) -> Card:
        """Return a card named by its face, or by its mark too, taken out of ``left`` if it is there."""
        copies = [card] if card != face(card) else [held for held in left if face(held) == card]
        if not copies or copies[0] not in left:
            return card
        if not all(self.alike(copies[0], copy) for copy in copies):
            raise IllegalAction("which-copy", card=card)
        left.remove(copies[0])
        return copies[0]

    def _of_rank(self, kind: str, named: Named, left: list[Card]) -> tuple[Card, ...]:
        """Return cards of a rank, taken out of ``left``."""
        held = [card for card in left if rank(card) == named.rank and named.suit in ("", suit(card))]
        needs = named.number or max(1, len(held))
        if len(held) < needs:
            raise IllegalAction("too-few-of-rank", rank=named.rank, needs=needs, has=len(held))
        if len(held) > needs and not all(self.alike(held[0], card) for card in held):
            legal = {action.cards for action in self.legal if action.kind == kind}
            playable = [card for card in held if (card,) in legal]
            if needs > 1 or len(playable) != 1:
                faces = tuple(dict.fromkeys(map(face, held)))
                if len(faces) == 1:
                    raise IllegalAction("which-copy", card=faces[0])
                raise IllegalAction("which-suit", cards=faces)
            held = playable
        for card in held[:needs]:
            left.remove(card)
        return tuple(held[:needs])

    def facts(self) -> tuple[Note, ...]:
        """Describe the table, one fact per note: the alt text of its picture."""
        return tuple(self.rules.speaker.facts(self))

    def warnings(self) -> tuple[Note, ...]:
        """Return what ``seat`` should know before it acts and easily overlooks."""
        return tuple(self.rules.speaker.warnings(self))

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """Return why a careful player might not take this action."""
        return tuple(self.rules.speaker.cautions(self, action))

    def page(self, name: str) -> tuple[Note, ...]:
        """Return one of :attr:`engine.rules.Rules.pages`, one fact per note: the facts unless it is another page."""
        describe = self.rules.speaker.pages.get(name)
        return tuple(describe(self)) if describe else self.facts()


class GameContext(NamedTuple):
    """What a round needs to know of the game around it to build a view."""

    number: int
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...]
    """The scores of the finished rounds; that of the last includes the settlement of a won game."""
    winners: tuple[Side, ...]
