"""The game: rounds to a target, for any card game.

A game consists of five values and nothing else: the rules, the number of seats, the deals (:mod:`engine.deal`), the
most rounds and the list of actions. It can therefore be stored as its actions, replayed and verified.

* :mod:`engine.types` defines :class:`Action` (what a player does), :class:`Event` (what then happened) and
  :class:`Note` (a message for a person).
* :class:`engine.rules.Rules` are a game's options; they deal a :class:`engine.round.Round`, which knows what is legal.
* :class:`engine.view.View` is all that one seat may know. Whatever leaves the engine for a person comes from a view.
* :class:`Game` plays rounds to the target and keeps the record. It is the same for every card game.

A new card game implements ``Rules``, ``Round`` and ``View`` and adds a line to :mod:`engine.games`. The engine knows
no clock, file or thread, and no randomness but the deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.deal import ROUNDS, Deals
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, Settlement, points_of
from engine.taking_back import open_cards, shows_nothing
from engine.types import (
    ASKED,
    BY_STANDING,
    DEAL,
    DOCTOR,
    LOOK,
    LOOKS,
    REWINDS,
    SWAP,
    UNDO,
    Action,
    Event,
    IllegalAction,
    Seat,
    Side,
)
from engine.view import GameContext, View


def is_action_count(scope: str) -> bool:
    """Return whether the scope of a rewind is the number of actions to go back to.

    >>> is_action_count("12"), is_action_count("turn")
    (True, False)
    """
    return scope.isascii() and scope.isdecimal() and len(scope) < 10


class Timeline:
    """The rounds of a game with their deals and actions, and the positions that a rewind can go back to.

    A round that is replayed keeps its deal. A round that is dealt again gets a deal number that no round has had, and
    later rounds get higher ones. Deal numbers therefore rise from round to round. This keeps future deals secret:
    revealing a deal reveals all deals before it.
    """

    def __init__(self, totals: tuple[int, ...], target: int) -> None:
        self.number = 1
        """The current round, from 1."""
        self._actions: list[list[tuple[int, Seat, Action]]] = [[]]
        self._deals = [1]
        """The deal of each round so far, including rounds that were rewound and may be reached again."""
        self._before = [(totals, target)]
        self._positions = {0: (1, 0)}
        """By number of actions in the game: the round and the number of its actions at that moment."""

    @property
    def actions(self) -> list[tuple[int, Seat, Action]]:
        """The current round's actions in effect (rewound ones removed), each with its turn."""
        return self._actions[self.number - 1]

    @property
    def deal(self) -> int:
        """The deal number of the current round."""
        return self._deals[self.number - 1]

    @property
    def next_deal(self) -> int:
        """The deal number of the next round."""
        return self._deals[self.number] if self.number < len(self._deals) else self.deal + 1

    @property
    def before(self) -> tuple[tuple[int, ...], int]:
        """The totals and the target before the current round."""
        return self._before[self.number - 1]

    def begin_next(self, totals: tuple[int, ...], target: int) -> None:
        """Begin the next round, with the totals and the target before it."""
        self._deals[self.number :] = self._deals[self.number :] or [self.next_deal]
        self._before[self.number :] = [(totals, target)]
        self.begin(self.number + 1)

    def begin(self, number: int) -> None:
        """Begin a round, discarding its earlier actions."""
        self.number = number
        self._actions[number - 1 :] = [[]]

    def mark(self, count: int) -> None:
        """Record the current position as the one after ``count`` actions, so that :meth:`go_back` can return here."""
        self._positions[count] = (self.number, len(self.actions))

    def refusal(self, seat: Seat, scope: str, most: int) -> str:
        """Return the code of why a seat cannot rewind this far in a game of ``most`` deals; empty if it can.

        See :data:`engine.types.REWINDS`.
        """
        if scope == "turn" and self._turn_of(seat) is None:
            return "nothing-to-rewind"
        if is_action_count(scope) and int(scope) not in self._positions:
            return "moment-gone"
        return "no-more-rounds" if scope == "deal" and self._deals[-1] >= most else ""

    def go_back(self, seat: Seat, scope: str) -> None:
        """Rewind; the caller has checked :meth:`refusal`."""
        if is_action_count(scope):
            self.number, done = self._positions[int(scope)]
            self._actions[self.number - 1 :] = [self.actions[:done]]
        elif scope == "turn":
            del self.actions[self._turn_of(seat) :]
        else:
            self.begin(1 if scope == "game" else self.number)
        if scope == "deal":
            self._deals[self.number - 1 :] = [self._deals[-1] + 1]
        self._forget_after((self.number, -1 if scope == "deal" else len(self.actions)))

    def take_back(self) -> None:
        """Go back to before the last action of the round."""
        self.actions.pop()
        self._forget_after((self.number, len(self.actions)))

    def _forget_after(self, here: tuple[int, int]) -> None:
        self._positions = {count: place for count, place in self._positions.items() if place <= here}

    def _turn_of(self, seat: Seat) -> int | None:
        """Return the number of actions before a seat's last turn; ``None`` if it has had no turn."""
        last = next((turn for turn, who, _ in reversed(self.actions) if who == seat), None)
        return next((place for place, (turn, who, _) in enumerate(self.actions) if (turn, who) == (last, seat)), None)


class Record(NamedTuple):
    """A stored game: enough to replay it. The seed of the deals is secret while the game is being played."""

    rules: Rules
    seats: int
    deals: Deals
    actions: tuple[tuple[Seat, Action], ...]
    rounds: int = ROUNDS
    """See :attr:`Game.rounds`."""


class Game:
    """Rounds to a target, for any card game.

    The constructor deals the first round. After a round, any seat may ``deal`` the next; :meth:`Rules.settle` decides
    when the game ends. Until then any seat may ``forfeit`` (the best of the other sides wins; with
    :data:`engine.types.BY_STANDING` what lies on the table counts), ``rewind`` (see :data:`engine.types.REWINDS`) or
    ``look`` (:mod:`engine.game`). These are actions like any others: ``actions`` lists every action ever
    played, and all other attributes follow from it.

    A whole round, played at random:

    >>> import random
    >>> from engine.deal import Deals
    >>> from engine.games import GAMES
    >>> game = Game(GAMES["pinochle"].of("pinochle"), seats=2, deals=Deals.numbered(1))
    >>> chance = random.Random(1)
    >>> while not game.round.over:
    ...     seat = game.to_act[0]
    ...     events = game.play(seat, chance.choice(game.legal(seat)))
    >>> game.between_rounds, game.totals == tuple(sum(line.points for line in side) for side in game.scores[0])
    (True, True)
    >>> Game.replay(game.record).view(0) == game.view(0)
    True
    """

    def __init__(self, rules: Rules, seats: int, deals: Deals, rounds: int = ROUNDS) -> None:
        rules.check(seats)
        self.rules = rules
        self.seats = seats
        self.deals = deals
        self.rounds = rounds
        """The most rounds. If nobody has won after the last one, the leaders win; if all sides lead, the game is drawn.

        In a game of fewer than :data:`ROUNDS`, the target and the settlement play no part.
        """
        self.sides = rules.sides(seats)
        self.actions: list[tuple[Seat, Action]] = []
        self.scores: list[RoundScore] = []
        """The scores of the finished rounds, without the settlement."""
        self.settlement: RoundScore = ()
        """By side, the score lines that the end of the game added; empty for none."""
        self.totals: tuple[int, ...] = (0,) * (max(self.sides) + 1)
        self.target = rules.target
        self.winners: tuple[Side, ...] = ()
        self.forfeited: Side | None = None
        """The side that has forfeited the game."""
        self.rewound = False
        """Whether the same cards were played twice, after a rewind that did not deal new ones."""
        self._pack = rules.pack(seats)
        self._cut = deals.cut(self._pack)
        self._timeline = Timeline(self.totals, self.target)
        self.round = self._deal()

    @property
    def number(self) -> int:
        """The number of the current round, from 1."""
        return self._timeline.number

    @property
    def deal_number(self) -> int:
        """The deal of the current round: the same as :attr:`number` until a round is dealt again."""
        return self._timeline.deal

    @property
    def secret_deal(self) -> int:
        """The earliest deal that must stay secret: the current round's, or the next round's between rounds."""
        return self._timeline.next_deal if self.between_rounds else self.deal_number

    @property
    def revealable_deals(self) -> tuple[int, ...]:
        """The deals that may be revealed: neither they nor earlier ones will be played (again)."""
        return tuple(range(1, self.deal_number + (self.round.over or bool(self.winners))))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act: all of them between rounds, none once the game is won."""
        if self.winners:
            return ()
        return tuple(range(self.seats)) if self.round.over else self.round.to_act

    @property
    def between_rounds(self) -> bool:
        """Whether the next round can be dealt: a round is over, and the game is not won."""
        return self.round.over and not self.winners

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return every legal action of a seat, one for each effect; see :meth:`engine.round.Round.legal`."""
        if self.winners:
            return ()
        return (Action(DEAL),) if self.round.over else self.round.legal(seat)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform and record an action. Raises :class:`IllegalAction`, leaving the game unchanged."""
        if self.winners:
            raise IllegalAction("game-over")
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", seat=seat)
        events = self._perform(seat, action)
        self.actions.append((seat, action))
        self._timeline.mark(len(self.actions))
        return (*events, *self._ending()) if self.winners else events

    def _perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        match action.kind:
            case "rewind":
                return self._rewind(seat, action)
            case "forfeit":
                return self._forfeit(seat, action)
            case "look":
                return self._look(seat, action)
            case "undo" if action.target == ASKED:
                return self._take_back(seat, action)
        if self.round.over:
            if action != Action(DEAL):
                raise IllegalAction("round-over")
            return self._deal_next()
        if action.kind == DEAL:
            raise IllegalAction("round-not-over")
        turn = self.round.turn
        events = self.round.play(seat, action)
        self._timeline.actions.append((turn, seat, action))
        return (*events, *self._finish_round()) if self.round.over else events

    @property
    def games_won(self) -> int:
        """How many games of a match each winner has won with this one: see :meth:`engine.rules.Rules.games_won`."""
        if not self.winners:
            return 0
        lacked = 0
        if self.forfeited is not None:
            lacked = max(0, self.target - max(self.totals[side] for side in self.winners))
        return self.rules.games_won(tuple(total + lacked for total in self.totals), self.target, self.winners)

    @property
    def practised(self) -> bool:
        """Whether a practice action (:data:`SWAP`, :data:`DOCTOR` or :data:`LOOK`) was played."""
        return any(action.kind in (SWAP, DOCTOR, LOOK) for _, action in self.actions)

    def rewinds(self, seat: Seat) -> tuple[str, ...]:
        """Return which of :data:`REWINDS` a seat may use now."""
        return () if self.winners else tuple(each for each in REWINDS if not self._timeline.refusal(seat, each, ROUNDS))

    def undo(self, seat: Seat, scope: str) -> tuple[Event, ...]:
        """Undo the last ``action`` or the whole ``turn``. An undo is recorded as an action too."""
        return self.play(seat, Action(UNDO, target=scope))

    @property
    def to_take_back(self) -> Seat | None:
        """The seat that played the last action, if it may take it back with the others' consent; ``None`` if not.

        For an action that it cannot undo alone, as when another seat's turn has begun. It must have shown nothing that
        was hidden: see :func:`engine.taking_back.shows_nothing`. The whole round is replayed to find out.
        """
        found = self._before_last()
        return found[0] if found else None

    def _before_last(self) -> tuple[Seat, Round] | None:
        """Return who may take the last action back, and a round as it was before that action."""
        done = self._timeline.actions
        if self.round.over or self.winners or not done or self.actions[-1] != done[-1][1:]:
            return None
        *others, (_, seat, action) = done
        if self.round.undo_scopes(seat):
            return None
        before = self._dealt()
        shown = open_cards(before.opening)
        for _, player, played in others:
            shown |= open_cards(before.play(player, played))
        context = self._context()
        return (seat, before) if shows_nothing(before, seat, action, shown, context) else None

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; ``None`` for the public view."""
        view = self.round.view(seat, self._context())
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

    def _context(self) -> GameContext:
        most = 0 if self.rounds == ROUNDS else self.rounds
        return GameContext(self.number, self.totals, self._settled_scores(), self.winners, most)

    @property
    def record(self) -> Record:
        """The game in the form in which it is stored."""
        return Record(self.rules, self.seats, self.deals, tuple(self.actions), self.rounds)

    @classmethod
    def dealt(cls, record: Record) -> Game:
        """Return the game of a record before its first action."""
        return cls(record.rules, record.seats, record.deals, record.rounds)

    @classmethod
    def replay(cls, record: Record) -> Game:
        """Replay a record. Raises :class:`IllegalAction` if one of its actions is illegal."""
        game = cls.dealt(record)
        for seat, action in record.actions:
            game.play(seat, action)
        return game

    def _deal(self) -> Round:
        """Deal the timeline's current round, restoring scores, totals and target to those before it."""
        timeline = self._timeline
        del self.scores[timeline.number - 1 :]
        self.settlement = ()
        self.totals, self.target = timeline.before
        return self._dealt()

    def _dealt(self) -> Round:
        """Return the current round as it was dealt."""
        return self.rules.deal(
            Deal(
                seats=self.seats,
                number=self.number,
                dealer=self.rules.dealer(self.number, self.seats, self.scores, self._cut),
                cards=self.deals.shuffled(self.deal_number, self._pack),
                totals=self.totals,
                target=self.target,
                scores=tuple(self.scores),
            )
        )

    def _deal_next(self) -> tuple[Event, ...]:
        """Deal the next round. The event names the dealer, not the player who asked for it."""
        self._timeline.begin_next(self.totals, self.target)
        self.round = self._deal()
        return (Event("dealt", self.view(None).dealer, points=self.number), *self.round.opening)

    def _finish_round(self) -> tuple[Event, ...]:
        score = self.round.score()
        points = points_of(score)
        self.scores.append(score)
        self.totals = tuple(map(sum, zip(self.totals, points, strict=True)))
        before = self.target
        self.winners, self.target, added = self._settle()
        events = [Event("round-scored", target=str(side), points=value) for side, value in enumerate(points)]
        if self.winners and added:
            self.settlement = added
            self.totals = tuple(map(sum, zip(self.totals, points_of(added), strict=True)))
            lines = ((side, line) for side, its in enumerate(added) for line in its)
            events += [Event(line.code, cards=line.cards, target=str(side), points=line.points) for side, line in lines]
        if not self.winners and self.target != before:
            events.append(Event("target-changed", points=self.target))
        return tuple(events)

    def _settle(self) -> Settlement:
        settled = Settlement((), self.target)
        if self.rounds == ROUNDS:
            settled = self.rules.settle(self.totals, self.target, self.round, tuple(self.scores))
        is_last = self.number >= self.rounds or self._timeline.next_deal > ROUNDS
        if settled.winners or not is_last:
            return settled
        return Settlement(self.rules.ahead(dict(enumerate(self.totals))), settled.target)

    def _ending(self) -> tuple[Event, ...]:
        """Return who has won; a game that every side has won is drawn."""
        if len(self.winners) == len(self.totals):
            return (Event("game-drawn", points=self.totals[0]),)
        return tuple(Event("game-won", target=str(side), points=self.totals[side]) for side in self.winners)

    @property
    def standing(self) -> dict[Side, int]:
        """The points of each side, with those that it has on the table in a round being played."""
        laid = (0,) * len(self.totals) if self.round.over else self.round.standing()
        return {side: total + laid[side] for side, total in enumerate(self.totals)}

    def _settled_scores(self) -> tuple[RoundScore, ...]:
        """Return the scores of the finished rounds, with the settlement in the last."""
        if not self.settlement:
            return tuple(self.scores)
        *others, last = self.scores
        return (*others, tuple((*lines, *added) for lines, added in zip(last, self.settlement, strict=True)))

    def _forfeit(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in ("", BY_STANDING):
            raise IllegalAction("names-nothing", text=action.kind)
        points = self.standing if action.target else dict(enumerate(self.totals))
        self.forfeited = self.sides[seat]
        self.winners = self.rules.ahead({side: total for side, total in points.items() if side != self.forfeited})
        return (Event("abandoned") if action.target else Event("forfeited", seat),)

    def _look(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in LOOKS:
            raise IllegalAction("no-such-look", text=action.target)
        return (Event("looked", seat, target=action.target),)

    def _take_back(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        found = None if action.cards else self._before_last()
        if found is None or found[0] != seat:
            raise IllegalAction("nothing-to-take-back")
        _, _, taken = self._timeline.actions[-1]
        _, self.round = found
        self._timeline.take_back()
        secret = not open_cards(self.round.copy().play(seat, taken)).issuperset(taken.cards)
        return (Event("asked-back", seat, taken.cards, secret=secret),)

    def _rewind(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        scope, timeline = action.target, self._timeline
        if action.cards or not (is_action_count(scope) or scope in REWINDS):
            raise IllegalAction("no-such-rewind", text=scope)
        if refusal := timeline.refusal(seat, scope, ROUNDS):
            raise IllegalAction(refusal, most=ROUNDS)
        timeline.go_back(seat, scope)
        self.rewound |= scope != "deal"
        self.round = self._deal()
        for _, player, played in timeline.actions:
            self.round.play(player, played)
        if self.round.over:
            self._finish_round()
        rewound = Event("rewound", seat, target=scope if scope in REWINDS else "moment", points=self.number)
        return (rewound, *(self.round.opening if scope in REWINDS[1:] else ()))


def seats_looking(game: Game) -> frozenset[Seat]:
    """Return the seats that have turned on the other hands and not hidden them since.

    >>> from engine.deal import Deals
    >>> from engine.games import GAMES
    >>> from engine.types import Action
    >>> game = Game(GAMES["canasta"].of("classic"), seats=2, deals=Deals.numbered(1))
    >>> looked = game.play(1, Action(LOOK, target="on"))
    >>> seats_looking(game)
    frozenset({1})
    """
    last = {seat: action.target for seat, action in game.actions if action.kind == LOOK and action.target != "once"}
    return frozenset(seat for seat, target in last.items() if target == "on")


def with_hands(views: Sequence[View], seat: Seat) -> View:
    """Return the view of a seat with the other hands added, given each seat's own view."""
    hands = tuple(() if other == seat else views[other].hand for other in range(len(views[seat].sides)))
    return replace(views[seat], hands=hands)
