"""The contract every card game keeps.

A **game** is rounds to a target. It is a value of four things, and of nothing else: the rules, the number of
seats, the deals (see :mod:`engine.deal`) and the list of actions. So a game can be stored as its actions, replayed, and
checked.

* :class:`Action` is what a person does, :class:`Event` what then happened, :class:`Note` something to say.
* :class:`Rules` are a game's options; they deal a :class:`Round`, the state of one deal and what is legal in it.
  What it brings is told in the words of :mod:`engine.score`.
* :class:`View` is all that one seat may know. Whatever leaves the engine towards a person is made from a view.
* :class:`Game` runs rounds to the target and keeps the record. It is the same for every card game.

A new card game writes its own ``Rules``, ``Round`` and ``View``, and adds one line to :mod:`engine.games`.
Nothing here knows of a clock, a file, a thread, or of any randomness but the deals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict

from engine import values
from engine.cards import BACK, Card
from engine.course import REWINDS, Course, is_moment
from engine.deal import ROUNDS, Deals
from engine.score import RoundScore, Settlement

Seat: TypeAlias = int
"""A place at the table, from 0."""
Side: TypeAlias = int
"""Who scores together, from 0: one seat, or a partnership."""
Value: TypeAlias = values.Value
"""What a note may carry: a number, a word, or cards."""

DEAL = "deal"
UNDO = "undo"
SWAP = "swap"
DOCTOR = "doctor"
LOOK = "look"
FORFEIT = "forfeit"
REWIND = "rewind"
LOOKS = ("once", "on", "off")
"""How a learner looks at the other hands: see :mod:`engine.looking`."""
_ANY_TIME = (REWIND, FORFEIT, LOOK)


class Action(NamedTuple):
    """What a player does: a kind (``draw``, ``meld`` ...), the cards it names, and what it is done to.

    ``target`` is the meld that cards join, or the scope of an undo (``action``, ``turn``) or of a rewind.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    target: str = ""

    def to_json(self) -> dict[str, Any]:
        """The stored form; empty fields are left out."""
        form: dict[str, Any] = {"kind": self.kind}
        if self.cards:
            form["cards"] = list(self.cards)
        if self.target:
            form["target"] = self.target
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Action:
        """The action that :meth:`to_json` wrote."""
        return cls(form["kind"], tuple(form.get("cards", ())), form.get("target", ""))


class Event(NamedTuple):
    """What happened: to which seat, with which cards. ``secret`` cards are for that seat's eyes only."""

    kind: str
    seat: Seat = -1
    cards: tuple[Card, ...] = ()
    target: str = ""
    points: int = 0
    secret: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat may know it (``None``: anybody): another's secret cards become backs."""
        if not self.secret or seat == self.seat:
            return self
        return self._replace(cards=(BACK,) * len(self.cards))

    def to_json(self) -> dict[str, Any]:
        """The event as JSON; fields that say nothing are left out. It tells all: see :meth:`seen_by`."""
        form: dict[str, Any] = {"kind": self.kind}
        if self.seat >= 0:
            form["seat"] = self.seat
        if self.cards:
            form["cards"] = list(self.cards)
        if self.target:
            form["target"] = self.target
        if self.points:
            form["points"] = self.points
        if self.secret:
            form["secret"] = True
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Event:
        """The event that :meth:`to_json` wrote."""
        return cls(**{**form, "cards": tuple(form.get("cards", ()))})


class Note(NamedTuple):
    """Something to be said to a person: a code that the texts know, and the values of its sentence."""

    code: str
    values: Mapping[str, Value] = {}


class Choice(NamedTuple):
    """An action worth offering in a picker, with what to call it. ``group`` gathers choices (a rank, a suit)."""

    action: Action
    label: Note
    group: str = ""


class IllegalAction(Exception):
    """An action that the rules refuse. Nothing has changed.

    ``note.code`` names the reason, ``note.values`` its figures (``needs=90, has=70``); the texts say it.
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.note = Note(code, values)


class RulesError(ValueError):
    """Options that cannot be played: ``option`` names which, ``note`` says why."""

    def __init__(self, option: str, code: str, **values: Value) -> None:
        super().__init__(f"{option}: {code} {dict(values)}")
        self.option = option
        self.note = Note(code, {"option": option, **values})


class Verb(NamedTuple):
    """A kind of action that a game has, and what its command asks for."""

    kind: str
    cards: Literal["none", "one", "some"] = "none"
    target: bool = False

    @property
    def asks(self) -> bool:
        """Whether it leaves something to be said: its cards, or what it is done to."""
        return self.cards != "none" or self.target


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat may know of a game, and what it may do. Equal views mean: nobody can tell.

    ``seat`` is whose eyes these are; ``None`` is anybody's: what the channel sees, without ``hand`` and ``legal``.
    ``verbs`` are the kinds of action that the player to act *might* do, judged from public knowledge only, so that
    public buttons tell nothing; ``legal`` is exactly what ``seat`` may do now.
    """

    game: str
    preset: str
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
    """The scopes that ``seat`` may undo now."""
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat, cards that its hand is sure to hold, as anybody can tell who has seen all that lay open."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, the hands that ``seat`` looks at; empty unless it learns so: see :mod:`engine.looking`."""

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.winners)

    @property
    def settled(self) -> RoundScore:
        """What the round has brought to each side, once it is over; nothing before."""
        return self.scores[-1] if self.scores and len(self.scores) == self.round else ()

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """What a picker offers for a kind of action, best first; all are legal. A game may narrow and name them."""
        return tuple(
            Choice(action, Note(kind, {"cards": action.cards, "onto": action.target}))
            for action in self.legal
            if action.kind == kind
        )

    def facts(self) -> tuple[Note, ...]:
        """The table in words, one note a fact: what the picture's alt text says. A game adds its own."""
        return ()

    def warnings(self) -> tuple[Note, ...]:
        """What ``seat`` should be told before it acts, and easily overlooks. A game adds its own."""
        return ()

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """What a careful ``seat`` would want to be asked before it does this. A game adds its own."""
        return ()

    def page(self, name: str) -> tuple[Note, ...]:
        """What one of :attr:`Rules.pages` tells, one fact a line."""
        return self.facts()


class Rules(BaseModel, ABC):
    """The options of a card game. A preset is a named set of them; a table may change any single one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: ClassVar[str]
    verbs: ClassVar[tuple[Verb, ...]]
    presets: ClassVar[tuple[str, ...]]
    seat_counts: ClassVar[tuple[int, ...]]
    pages: ClassVar[tuple[str, ...]] = ("table",)
    """What of a table can be read up, beside its picture: see :meth:`View.page`."""
    cautions: ClassVar[tuple[str, ...]] = ()
    """The codes of all that :meth:`View.cautions` may say."""
    automatic: ClassVar[tuple[str, ...]] = ()
    """The kinds of action that a player may want to have done for them whenever they can be."""
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "target"),)
    """The groups in which the options are shown: a name, and the first option; see :mod:`engine.options`."""

    preset: str
    target: int

    @classmethod
    @abstractmethod
    def of(cls, preset: str) -> Rules:
        """The rules of a preset. Raises :class:`RulesError` for a name that is none."""

    @abstractmethod
    def check(self, seats: int) -> None:
        """Raises :class:`RulesError` where these options, or this number of seats, cannot be played."""

    def seats_played(self) -> tuple[int, ...]:
        """The numbers of seats that these rules can be played with, the usual one first."""
        return tuple(filter(self._plays, self.seat_counts))

    @abstractmethod
    def sides(self, seats: int) -> tuple[Side, ...]:
        """The side of each seat."""

    @abstractmethod
    def pack(self, seats: int) -> tuple[Card, ...]:
        """The cards of one deal, in pack order."""

    @abstractmethod
    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Who deals round ``number`` (from 1), after the finished rounds ``scores``.

        ``cut`` is a pack shuffled for the game's cut, the same in every round, for rules that cut for the deal.
        """

    @abstractmethod
    def deal(
        self,
        *,
        seats: int,
        number: int,
        dealer: Seat,
        totals: tuple[int, ...],
        target: int,
        cards: tuple[Card, ...],
    ) -> Round:
        """A round dealt from shuffled ``cards``, top first; ``totals`` are the sides' points before it."""

    def _plays(self, seats: int) -> bool:
        try:
            self.check(seats)
        except RulesError:
            return False
        return True

    def changed(self) -> tuple[str, ...]:
        """The options that are set otherwise than the preset has them."""
        usual = self.of(self.preset)
        return tuple(name for name in type(self).model_fields if getattr(self, name) != getattr(usual, name))

    def options(self) -> dict[str, Value]:
        """Every option and how it is set, as notes can carry it: ``yes`` or ``no``, a number, a word, or several."""
        return {name: values.setting(value) for name, value in self if name != "preset"}

    def explain(self, page: str) -> tuple[Note, ...]:
        """A page of the game's help: ``rules``, ``play``, ``strategy``, ``scoring`` or ``words``.

        A game may add to its text.
        """
        return (Note(f"{self.game}-{page}", self.options()),)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round) -> Settlement:
        """Whether the game is won by these ``totals`` after a round, and to which target it else goes on.

        A side wins that has reached the target and leads alone; equal leaders play another round.
        """
        best = max(totals)
        leaders = tuple(side for side, total in enumerate(totals) if total == best)
        return Settlement(leaders if best >= target and len(leaders) == 1 else (), target)


class Round(ABC):
    """One deal: its state, what is legal in it, and what actions do. Deterministic: it holds no randomness."""

    to_act: tuple[Seat, ...]
    """Who may act now; empty once the round is over."""
    opening: tuple[Event, ...]
    """What happened in the deal itself, before anybody acted."""
    turn: int
    """The turn being played, counted from 1: what a seat does in one turn can be taken back to where that began."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action of a seat that differs for the rules, once each; empty if it is not to act.

        Undo is not listed: see :meth:`undo_scopes`. Nor is what learners may do before anybody has melded: ``swap``
        their hand with the next seat's, or ``doctor`` it, a card for another that lies face down. A state with a seat
        to act has a legal action.
        """

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Does an action, an undo too. Raises :class:`IllegalAction`, and then has changed nothing.

        Takes every legal action, not only the spelling that :meth:`legal` lists (other suits of a rank, say).
        """

    @abstractmethod
    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """What a seat may undo now: of ``action``, ``turn``; empty for nothing."""

    @abstractmethod
    def view(self, seat: Seat | None, frame: Frame) -> View:
        """What a seat may know. ``frame`` is what the game knows beyond this round."""

    @abstractmethod
    def score(self) -> RoundScore:
        """The score by side, every number a line of its own; final once the round is over, else as it stands."""

    def feats(self) -> tuple[Mapping[str, int], ...]:
        """By side, how often it has done what is worth remembering, by what that is called. A game adds its own."""
        return tuple({} for _ in self.score())

    @abstractmethod
    def cards(self) -> Iterable[Card]:
        """Every card of the deal, wherever it is now: for the conservation of cards."""

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return not self.to_act


class Frame(NamedTuple):
    """What a view takes from the game around the round."""

    number: int
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...]
    winners: tuple[Side, ...]


class Record(NamedTuple):
    """A game as it is stored: enough to play it again. The deals' seed is secret while the game is being played."""

    rules: Rules
    seats: int
    deals: Deals
    actions: tuple[tuple[Seat, Action], ...]


class Game:
    """Rounds to a target, for any card game.

    The first round is dealt at once. After a round the seats may ``deal`` the next; the game ends when the rules
    say so: see :meth:`Rules.settle`. Until then any seat may ``forfeit`` (the best of the other sides has won),
    ``rewind`` (:mod:`engine.course`) or ``look`` (:mod:`engine.looking`). These are actions too: ``actions`` is all
    that was ever done, and the rest of the game what it has come to.
    """

    def __init__(self, rules: Rules, seats: int, deals: Deals) -> None:
        rules.check(seats)
        self.rules = rules
        self.seats = seats
        self.deals = deals
        self.sides = rules.sides(seats)
        self.actions: list[tuple[Seat, Action]] = []
        self.scores: list[RoundScore] = []
        self.totals: tuple[int, ...] = (0,) * (max(self.sides) + 1)
        self.target = rules.target
        self.winners: tuple[Side, ...] = ()
        self.forfeited: Side | None = None
        """The side that has given the game up."""
        self.rewound = False
        """Whether cards were played twice: by a rewind, unless it dealt others."""
        self._pack = rules.pack(seats)
        self._cut = deals.cut(self._pack)
        self._course = Course(self.totals, self.target)
        self.round = self._deal()

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return self._course.number

    @property
    def dealt(self) -> int:
        """Which of the deals the round is: the round's number, until a round is dealt anew."""
        return self._course.dealt

    @property
    def sealed(self) -> int:
        """The deal whose cards are secret now: that of the round, between rounds of the next."""
        return self._course.following if self.between_rounds else self.dealt

    @property
    def dealt_over(self) -> tuple[int, ...]:
        """The deals that may be revealed: no round is or will be played with them, nor with one before them."""
        return tuple(range(1, self.dealt + (self.round.over or bool(self.winners))))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act: the round's players; between rounds every seat; nobody once no round can follow."""
        if self.winners or self.round.over:
            return tuple(range(self.seats)) if self.between_rounds else ()
        return self.round.to_act

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next is still to be dealt: not once the game is won, or the deals end."""
        return self.round.over and not self.winners and self._course.following <= ROUNDS

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action of a seat that differs for the rules; see :meth:`Round.legal`."""
        if self.winners or self.round.over:
            return (Action(DEAL),) if self.between_rounds else ()
        return self.round.legal(seat)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Does an action and records it. Raises :class:`IllegalAction`, and then has changed nothing."""
        if self.winners:
            raise IllegalAction("game-over")
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", seat=seat)
        if action.kind in _ANY_TIME:
            events = {REWIND: self._rewind, FORFEIT: self._forfeit, LOOK: self._look}[action.kind](seat, action)
        elif self.round.over:
            if action != Action(DEAL):
                raise IllegalAction("round-over")
            events = self._deal_next(seat)
        elif action.kind == DEAL:
            raise IllegalAction("round-not-over")
        else:
            turn = self.round.turn
            events = self.round.play(seat, action)
            self._course.line.append((turn, seat, action))
            if self.round.over:
                events += self._finish_round()
        self.actions.append((seat, action))
        self._course.note(len(self.actions))
        if self.winners:
            events += tuple(Event("game-won", target=str(side), points=self.totals[side]) for side in self.winners)
        return events

    @property
    def arranged(self) -> bool:
        """Whether hands were changed by :data:`SWAP` or :data:`DOCTOR`, or looked at, to learn from."""
        return any(action.kind in (SWAP, DOCTOR, LOOK) for _, action in self.actions)

    def rewinds(self, seat: Seat) -> tuple[str, ...]:
        """How far a seat may go back now: of :data:`REWINDS`."""
        return () if self.winners else tuple(each for each in REWINDS if not self._course.hinders(seat, each, ROUNDS))

    def undo(self, seat: Seat, scope: str) -> tuple[Event, ...]:
        """Takes back the last ``action``, or the whole ``turn``: an action like any other, recorded too."""
        return self.play(seat, Action(UNDO, target=scope))

    def view(self, seat: Seat | None) -> View:
        """What a seat may know now; ``None``: what anybody may."""
        view = self.round.view(seat, Frame(self.number, self.totals, tuple(self.scores), self.winners))
        if not self.round.over and not self.winners:
            return view
        return replace(
            view,
            phase="won" if self.winners else "scored",
            to_act=self.to_act,
            legal=() if seat is None else tuple(self.legal(seat)),
            verbs=(DEAL,) if self.between_rounds else (),
            undo=(),
            target=self.target,
        )

    @property
    def record(self) -> Record:
        """The game as it is stored."""
        return Record(self.rules, self.seats, self.deals, tuple(self.actions))

    @classmethod
    def replay(cls, record: Record) -> Game:
        """The game that a record tells. Raises :class:`IllegalAction` where the record is not of a legal game."""
        game = cls(record.rules, record.seats, record.deals)
        for seat, action in record.actions:
            game.play(seat, action)
        return game

    def _deal(self) -> Round:
        """The round as it was dealt; the game as it was before it."""
        course = self._course
        del self.scores[course.number - 1 :]
        self.totals, self.target = course.before
        return self.rules.deal(
            seats=self.seats,
            number=course.number,
            dealer=self.rules.dealer(course.number, self.seats, self.scores, self._cut),
            totals=self.totals,
            target=self.target,
            cards=self.deals.shuffled(course.dealt, self._pack),
        )

    def _deal_next(self, seat: Seat) -> tuple[Event, ...]:
        if not self.between_rounds:
            raise IllegalAction("no-more-rounds", most=ROUNDS)
        self._course.begin_next(self.totals, self.target)
        self.round = self._deal()
        return (Event("dealt", seat, points=self.number), *self.round.opening)

    def _finish_round(self) -> tuple[Event, ...]:
        score = self.round.score()
        points = [sum(line.points for line in lines) for lines in score]
        self.scores.append(score)
        self.totals = tuple(map(sum, zip(self.totals, points, strict=True)))
        before = self.target
        self.winners, self.target = self.rules.settle(self.totals, self.target, self.round)
        events = [Event("round-scored", target=str(side), points=value) for side, value in enumerate(points)]
        if not self.winners and self.target != before:
            events.append(Event("target-changed", points=self.target))
        return tuple(events)

    def _forfeit(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        self.forfeited = self.sides[seat]
        others = {side: total for side, total in enumerate(self.totals) if side != self.forfeited}
        self.winners = tuple(side for side, total in others.items() if total == max(others.values()))
        return (Event("forfeited", seat),)

    def _look(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in LOOKS:
            raise IllegalAction("no-such-look", text=action.target)
        return (Event("looked", seat, target=action.target),)

    def _rewind(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        scope, course = action.target, self._course
        if action.cards or not (is_moment(scope) or scope in REWINDS):
            raise IllegalAction("no-such-rewind", text=scope)
        if why := course.hinders(seat, scope, ROUNDS):
            raise IllegalAction(why, most=ROUNDS)
        course.go_back(seat, scope)
        self.rewound |= scope != "deal"
        self.round = self._deal()
        for _, who, done in course.line:
            self.round.play(who, done)
        if self.round.over:
            self._finish_round()
        rewound = Event("rewound", seat, target=scope if scope in REWINDS else "moment", points=self.number)
        return (rewound, *(self.round.opening if scope in REWINDS[1:] else ()))
