"""The state of a rollout of Canasta: where the cards are, the effects of moves, and the score.

Cards are kinds; hands and melds are counts by kind; the rules are plain numbers and flags. Sequences and questions to a
partner are not modelled, and moves are not checked for legality.
"""

from __future__ import annotations

from typing import Self

from engine.canasta.melds import BLACK_THREE, CANASTA, MELD, NATURALS, RANKS, RED_THREE, TWO, WILD_JOKER
from engine.canasta.options import CanastaOptions
from engine.canasta.scoring import (
    BY_COLOUR,
    PURE_CANASTA,
    THREE_HELD,
    UNFINISHED_PURE,
    UNFINISHED_WILD,
)
from engine.players.canasta.weights import HeuristicWeights, weights_of

_SPARE = {"even": 0, "fewer": 1, "free": -99}
PURE = (RANKS.index("7"), RANKS.index("A"))
"""The ranks that some rules require to be melded without wild cards."""
OUT_OF_REACH = 99
"""The canastas needed to go out while a sequence is needed, which rollouts do not make."""
COPIES = 4
"""Natural cards of a rank in one pack."""


class RolloutRules:
    """The rules of a rollout, its sides, and the heuristic weights of each seat (by default those for the options).

    ``sequence``: a side has the sequence of seven that going out may need.
    """

    def __init__(
        self,
        options: CanastaOptions,
        sides: tuple[int, ...],
        weights: tuple[HeuristicWeights, ...] | None = None,
        *,
        sequence: bool = False,
    ) -> None:
        seats = len(sides)
        self.options = options
        self.sides = sides
        self.weights = weights or (weights_of(options),) * len(sides)
        self.following = tuple((seat + 1) % seats for seat in range(seats))
        self.points = options.card_points
        self.held_points = options.held_points
        self.cards_drawn = options.cards_drawn
        self.wild_limit = options.wild_limit
        self.wild_margin = _SPARE[options.wild_balance]
        self.max_meld = 99 if options.canasta_grows else CANASTA
        self.several_of_rank = options.melds_of_a_rank != "one"
        self.pure = frozenset(PURE) if options.pure_aces_and_sevens else frozenset[int]()
        self.wild_melds = options.wild_melds
        mat = (RED_THREE, BLACK_THREE) if options.all_threes_equal else (RED_THREE,)
        self.laid_threes = frozenset(mat if options.red_three_drawn != "kept" else ())
        self.three_replaced = options.red_three_drawn == "replaced"
        self.three_ends_turn = options.red_three_drawn == "ends-turn"
        self.always_frozen = options.frozen_always
        self.frozen_until_opened = options.frozen_until_melded
        self.wild_freezes = "wild" in options.frozen_by
        self.take_with_wild = "natural-and-wild" in options.take_unfrozen
        self.take_onto_meld = "meld" in options.take_unfrozen
        self.take_onto_canasta = options.upcard_onto_canasta == "yes"
        self.pile_taken = options.pile_taken
        self.upcard_counts = options.upcard_counts == "yes"
        self.both_kinds = options.canasta_kinds == "two-natural-two-mixed"
        self.canastas_needed = options.canastas_to_go_out
        if options.canasta_kinds == "one-sequence" and not sequence:
            self.canastas_needed = OUT_OF_REACH
        self.pile_turned_over = options.stock_out in ("turned", "turned-at-once", "ends-or-turned")
        self.black_threes_out = options.black_threes_melded in ("going-out", "going-out-with-wild")
        self.no_wild_discard = options.wild_discard == "going-out"
        self.packs = options.packs_for(seats)
        self.copies = COPIES * self.packs


OF_EACH_KIND = 2
"""The natural and the mixed canastas that going out needs where it needs both."""
RANKED = len(RANKS)
"""The number of ranks: kinds below this are natural cards that can be melded."""


class RolloutState:
    """A position in a round.

    Lists by seat: ``hands``, ``counts`` (hand sizes), ``feet``, ``known`` and ``declined``. Lists by side: the others.
    ``naturals`` and ``wilds`` are the melds by kind, ``wild_meld`` the size of a meld of wild cards, ``closed`` the
    natural and mixed canastas put aside, ``laid`` the points of all melded cards, ``extra`` other points. The stock is
    ``stock[at:]``; ``pile_counts`` counts the pile by kind. Everybody knows of a hand the cards that it took with a
    pile (``known``, by kind) and the kinds that it has declined or discarded since (``declined``, a bit set).
    """

    __slots__ = (
        "at",
        "canastas",
        "closed",
        "concealed",
        "counts",
        "declined",
        "extra",
        "feet",
        "fresh",
        "frozen",
        "hands",
        "known",
        "laid",
        "minimums",
        "naturals",
        "opened",
        "out",
        "over",
        "pile",
        "pile_counts",
        "rules",
        "stock",
        "talons",
        "threes",
        "turned",
        "turns",
        "wild_meld",
        "wilds",
    )

    def __init__(
        self,
        rules: RolloutRules,
        *,
        hands: list[list[int]],
        counts: list[int],
        feet: list[list[int]],
        naturals: list[list[int]],
        wilds: list[list[int]],
        wild_meld: list[int],
        closed: list[list[int]],
        laid: list[int],
        extra: list[int],
        canastas: list[int],
        opened: list[bool],
        minimums: list[int],
        threes: list[list[int]],
        stock: tuple[int, ...],
        at: int,
        pile: list[int],
        pile_counts: list[int],
        frozen: bool,
        talons: list[tuple[int, ...]],
        fresh: bool,
        known: list[list[int]],
        declined: list[int],
    ) -> None:
        self.rules = rules
        self.hands, self.counts, self.feet = hands, counts, feet
        self.naturals, self.wilds, self.wild_meld, self.closed = naturals, wilds, wild_meld, closed
        self.laid, self.extra, self.canastas, self.opened, self.minimums = laid, extra, canastas, opened, minimums
        self.threes, self.stock, self.at, self.pile, self.pile_counts = threes, stock, at, pile, pile_counts
        self.frozen, self.talons, self.fresh = frozen, talons, fresh
        self.known, self.declined = known, declined
        self.over = self.turned = self.concealed = False
        self.out = -1
        self.turns = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.rules,
            hands=[hand[:] for hand in self.hands],
            counts=self.counts[:],
            feet=self.feet[:],
            naturals=[meld[:] for meld in self.naturals],
            wilds=[meld[:] for meld in self.wilds],
            wild_meld=self.wild_meld[:],
            closed=[pair[:] for pair in self.closed],
            laid=self.laid[:],
            extra=self.extra,
            canastas=self.canastas[:],
            opened=self.opened[:],
            minimums=self.minimums,
            threes=[pair[:] for pair in self.threes],
            stock=self.stock,
            at=self.at,
            pile=self.pile[:],
            pile_counts=self.pile_counts[:],
            frozen=self.frozen,
            talons=self.talons[:],
            fresh=self.fresh,
            known=[hand[:] for hand in self.known],
            declined=self.declined[:],
        )

    # moves

    def draw(self, seat: int) -> bool:
        """Draw from the stock, laying threes down; if it is empty, turn the pile over or end the round.

        Return whether the turn goes on.
        """
        rules, hand, stock = self.rules, self.hands[seat], self.stock
        at, end = self.at, len(self.stock)
        if at >= end:
            if not rules.pile_turned_over or self.turned or not self.pile:
                self.over = True
                return False
            self.stock = stock = tuple(reversed(self.pile))
            self.pile, self.pile_counts, self.frozen, self.turned = [], [0] * len(self.pile_counts), False, True
            at, end = 0, len(stock)
        wanted = rules.cards_drawn
        goes_on = True
        while wanted and at < end:
            kind = stock[at]
            at += 1
            if kind in rules.laid_threes:
                self.threes[rules.sides[seat]][kind - RED_THREE] += 1
                wanted -= not rules.three_replaced
                goes_on = not rules.three_ends_turn
            else:
                hand[kind] += 1
                self.counts[seat] += 1
                wanted -= 1
        self.at = at
        return goes_on

    def take(
        self, seat: int, naturals: int, jokers: int, twos: int, lays: list[tuple[int, int, int]] | None = None
    ) -> None:
        """Meld the upcard with cards of the hand, lay down the rest of an initial meld, and take the pile."""
        rules, pile = self.rules, self.pile
        side = rules.sides[seat]
        kind = pile[-1]
        rest = pile[-rules.pile_taken : -1] if rules.pile_taken else pile[:-1]
        self.pile = pile[: len(pile) - len(rest) - 1]
        self.hands[seat][kind] += 1
        self.counts[seat] += 1
        self.lay(seat, kind, naturals + 1, jokers, twos)
        for meld_kind, meld_naturals, meld_wilds in lays or ():
            self.lay_any(seat, meld_kind, meld_naturals, meld_wilds)
        self.opened[side] = True
        hand, known = self.hands[seat], self.known[seat]
        for card in rest:
            if card in rules.laid_threes:
                self.threes[side][card - RED_THREE] += 1
            else:
                hand[card] += 1
                known[card] += 1
                self.counts[seat] += 1
        self.declined[seat] = 0
        self.frozen = False
        self.pile_counts = [0] * len(self.pile_counts)
        for card in self.pile:
            self.pile_counts[card] += 1

    def lay_any(self, seat: int, kind: int, naturals: int, wilds: int) -> None:
        """Lay cards of the hand on the meld of a kind, using twos before jokers."""
        twos = min(wilds, self.hands[seat][TWO])
        self.lay(seat, kind, naturals, wilds - twos, twos)

    def lay(self, seat: int, kind: int, naturals: int, jokers: int, twos: int) -> None:
        """Lay cards of the hand on the meld of a kind; kind ``TWO`` is the meld of wild cards."""
        rules = self.rules
        side, hand, points = rules.sides[seat], self.hands[seat], rules.points
        hand[TWO] -= twos
        hand[WILD_JOKER] -= jokers
        self.counts[seat] -= naturals + jokers + twos
        self.laid[side] += jokers * points[WILD_JOKER] + twos * points[TWO]
        if kind >= RANKED:
            if kind == TWO:
                before = self.wild_meld[side]
                self.wild_meld[side] = before + jokers + twos
                self.canastas[side] += before < CANASTA <= self.wild_meld[side]
            else:
                hand[kind] -= naturals
                self.laid[side] += naturals * points[kind]
            return
        hand[kind] -= naturals
        if known := self.known[seat][kind]:
            self.known[seat][kind] = max(0, known - naturals)
        self.laid[side] += naturals * points[kind]
        own, wild = self.naturals[side], self.wilds[side]
        size = own[kind] + wild[kind]
        if size >= CANASTA and rules.several_of_rank and rules.max_meld == CANASTA:
            self._put_aside(side, kind)
            size = 0
        own[kind] += naturals
        wild[kind] += jokers + twos
        if size < CANASTA <= size + naturals + jokers + twos:
            self.canastas[side] += not rules.both_kinds or self.still_needed(side, wild[kind] > 0)

    def still_needed(self, side: int, mixed: bool) -> bool:
        """Return whether going out needs the natural or mixed canasta that was just made."""
        made = self.closed[side][1] + self._on_mat(side, mixed=True) if mixed else self.natural_made(side)
        return made <= OF_EACH_KIND

    def natural_made(self, side: int) -> int:
        """Return the number of natural canastas of a side."""
        return self.closed[side][0] + self._on_mat(side, mixed=False)

    def _on_mat(self, side: int, *, mixed: bool) -> int:
        own, wild = self.naturals[side], self.wilds[side]
        return sum(own[kind] + wild[kind] >= CANASTA and (wild[kind] > 0) == mixed for kind in NATURALS)

    def _put_aside(self, side: int, kind: int) -> None:
        """Put a closed canasta aside to make room for another meld of its rank."""
        self.closed[side][self.wilds[side][kind] > 0] += 1
        self.naturals[side][kind] = self.wilds[side][kind] = 0

    def end_out(self, seat: int) -> None:
        """End the round with this seat going out; a last card is discarded."""
        self.hands[seat] = [0] * len(self.hands[seat])
        self.counts[seat] = 0
        self.out = self.rules.sides[seat]
        self.over = True

    def take_up(self, seat: int) -> None:
        """Add the foot to the hand."""
        foot = self.feet[seat]
        if foot:
            hand = self.hands[seat]
            self.hands[seat] = [one + other for one, other in zip(hand, foot, strict=True)]
            self.counts[seat] = sum(self.hands[seat])
            self.feet[seat] = []

    # the score

    def score(self, side: int) -> int:
        """Return a side's points if the round ended now."""
        rules = self.rules
        points, held = self.standing(side), rules.held_points
        for seat, owner in enumerate(rules.sides):
            if owner != side:
                continue
            hand = self.hands[seat]
            for kind, count in enumerate(hand):
                if count:
                    points -= count * held[kind]
            if self.feet[seat]:
                points -= sum(count * held[kind] for kind, count in enumerate(self.feet[seat]))
            if rules.options.unfinished_melds:
                points -= sum(THREE_HELD for kind in PURE if hand[kind] >= MELD)
        return points

    def standing(self, side: int) -> int:
        """Return a side's points if the round ended now, without the cards in its hands."""
        rules, options = self.rules, self.rules.options
        canastas = self.canastas[side]
        rule = options.melded_without_canasta
        short = canastas < rules.canastas_needed if rule == "minus-below-needed" else rule != "plus" and not canastas
        bare = short and rule != "minus"
        points = -self.laid[side] if short else self.laid[side]
        own, wild = self.naturals[side], self.wilds[side]
        if not bare:
            natural, mixed = self.closed[side]
            for kind in NATURALS:
                if own[kind] + wild[kind] >= CANASTA:
                    if wild[kind]:
                        mixed += 1
                    elif options.special_canastas and kind in PURE:
                        points += PURE_CANASTA
                    else:
                        natural += 1
            points += natural * options.natural_canasta + mixed * options.mixed_canasta + self.extra[side]
            if self.wild_meld[side] >= CANASTA:
                points += options.wild_canasta
            points += self._threes(side, canastas)
            if options.unfinished_melds:
                points -= sum(UNFINISHED_PURE for kind in PURE if 0 < own[kind] < CANASTA and not wild[kind])
                points -= UNFINISHED_WILD * (0 < self.wild_meld[side] < CANASTA)
            if self.out == side:
                points += options.going_out + options.concealed * self.concealed
        return points

    def _threes(self, side: int, canastas: int) -> int:
        options = self.rules.options
        red, black = self.threes[side]
        if not red and not black:
            return 0
        if options.all_threes_equal:
            points = BY_COLOUR[min(red, 4)] + BY_COLOUR[min(black, 4)]
        else:
            points = options.all_red_threes if red == 2 * self.rules.packs else options.red_three * red
        melded = self.opened[side]
        match options.red_threes_count:
            case "always":
                sign = 1
            case "with-canastas":
                sign = (-1, 0, 1)[min(canastas, 2)]
            case "with-two-canastas":
                sign = 1 if canastas > 1 else -1
            case "unless-caught":
                sign = -1 if self.out not in (-1, side) and not melded else 1
            case _:
                sign = 1 if melded else -1
        return points * sign
