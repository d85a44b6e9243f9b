"""A round of Canasta that plays itself, quick enough to be played on a thousand times while somebody waits.

Everybody plays by habit (:mod:`engine.players.canasta.habits`), and by no more than a seat may know.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, RED_THREE, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, MELD
from engine.players.canasta.moment import RANKED, Moment

KEPT = 2
"""Cards before the discard of a hand that may not go out."""
PURE_MELD = 6
"""Naturals with which a meld is begun that costs its side while it is no canasta."""
KEPT_FOR_PILES = 2
"""Cards more where only a pair of the hand takes the pile, and canastas are still needed."""
LOW = 3
"""Cards of the stock, for each seat, at which there is hurry to lay down."""
LATE = 12
"""Cards of the stock at which a hand is better emptied of what counts."""


class Taking(NamedTuple):
    """How a pile is taken: with so many naturals and wild cards of the hand, and what else opens the side."""

    naturals: int
    wilds: int
    lays: list[tuple[int, int, int]]


class Sketch(Moment):
    """A round in counts, played by habits."""

    __slots__ = ()

    def play_on(self, seat: int, turns: int = 999) -> int:
        """Plays so many turns, or to the end of the round, from the start of a seat's turn; whose turn is next."""
        following = self.terms.following
        end = self.turns + turns
        while not self.over and self.turns < end:
            self.turns += 1
            self.fresh = not self.opened[self.terms.sides[seat]]
            if self.begin(seat):
                self.meld(seat)
                if not self.over:
                    self.discard(seat)
            seat = following[seat]
        return seat

    def begin(self, seat: int) -> bool:
        """Takes the pile where that is good, else draws; whether the turn goes on."""
        if taking := self.taking(seat):
            self.take(seat, taking.naturals, 0, taking.wilds, taking.lays)
            return True
        return self.leave(seat)

    def leave(self, seat: int) -> bool:
        """Lets the pile lie, which tells something, and draws; whether the turn goes on."""
        if self.pile and self.pile[-1] < RANKED:
            self.declined[seat] |= 1 << self.pile[-1]
        return self.draw(seat)

    def taking(self, seat: int) -> Taking | None:
        """How to take the pile: with a pair, a card and a wild one, or onto a meld; ``None`` to leave it."""
        pile = self.pile
        if not pile or pile[-1] >= RANKED:
            return None
        terms, hand, kind = self.terms, self.hands[seat], pile[-1]
        habits = terms.habits[seat]
        held = hand[kind]
        side = terms.sides[seat]
        opened = self.opened[side]
        frozen = self.frozen or terms.always or (terms.until and not opened)
        naturals, wild = self.naturals[side][kind], self.wilds[side][kind]
        size = naturals + wild
        full = size >= CANASTA and (terms.most == CANASTA or not terms.onto_canasta)
        onto = naturals and opened and terms.onto and not full and not frozen
        used = wilds = 0
        if onto:
            wanted = habits.onto
        elif held >= 2 and (size + 3 <= terms.most or (full and terms.several)):
            used, wanted = 2, habits.pair
        elif frozen or not (held and hand[TWO] and terms.with_wild) or full or kind in terms.pure:
            return None
        else:
            used, wilds, wanted = 1, 1, habits.wild
        if self.at < len(self.stock) and not self._worth(seat, wanted * terms.drawn / 2):
            return None
        lays: list[tuple[int, int, int]] | None = []
        if not opened:
            count = 3 if terms.upcard else 0
            owed = self.minimums[side] - count * terms.points[kind] - wilds * terms.points[TWO]
            hand[kind] -= used
            hand[TWO] -= wilds
            lays = self.opening(seat, owed) if owed > 0 else []
            hand[kind] += used
            hand[TWO] += wilds
        return None if lays is None else Taking(used, wilds, lays)

    def _worth(self, seat: int, wanted: float) -> bool:
        """Whether the pile is worth so many cards to a seat."""
        terms, hand, pile = self.terms, self.hands[seat], self.pile
        habits, own = terms.habits[seat], self.naturals[terms.sides[seat]]
        fits = points = 0
        for card in pile[:-1]:
            points += terms.points[card]
            if card >= TWO:
                fits += 2
            elif card < RANKED and (own[card] or hand[card]):
                fits += 1
        return len(pile) + habits.fit * fits + habits.rich * points / 10 >= wanted

    def opening(self, seat: int, owed: int) -> list[tuple[int, int, int]] | None:
        """The cheapest initial meld of ``owed`` points that a hand has: natural melds, then with wild cards."""
        terms, hand = self.terms, self.hands[seat]
        points = terms.points
        lays: list[tuple[int, int, int]] = []
        pairs = []
        for kind in range(RANKED - 1, -1, -1):
            held = hand[kind]
            if held >= MELD:
                if kind in terms.pure and held < PURE_MELD:
                    continue
                lays.append((kind, held, 0))
                owed -= held * points[kind]
            elif held == 2 and kind not in terms.pure:
                pairs.append(kind)
        if owed <= 0:
            return lays
        wilds = hand[TWO] + hand[WILD_JOKER]
        if not wilds:
            return None
        values = [points[TWO]] * hand[TWO] + [points[WILD_JOKER]] * hand[WILD_JOKER]
        if owed <= values[-1] + (2 * points[pairs[0]] if pairs else 0):
            values.reverse()
        for kind in pairs:
            if owed <= 0 or not values or terms.spare > 1 - MELD + 2:
                break
            owed -= 2 * points[kind] + values.pop(0)
            lays.append((kind, 2, 1))
        if owed <= 0:
            return lays
        for place, (kind, naturals, wild) in enumerate(lays):
            added, room = wild, min(terms.limit, naturals - terms.spare, 2) if kind not in terms.pure else 0
            while owed > 0 and values and added < room:
                owed -= values.pop(0)
                added += 1
            lays[place] = (kind, naturals, added)
        return lays if owed <= 0 else None

    def meld(self, seat: int) -> None:
        """Goes out, opens, or lays down what the hand has; wild cards only to make canastas."""
        terms = self.terms
        side = terms.sides[seat]
        hand = self.hands[seat]
        habits = terms.habits[seat]
        if not self.opened[side]:
            lays = self.opening(seat, self.minimums[side])
            if lays is None or not lays:
                return
            size = sum(naturals + by for _, naturals, by in lays)
            if self.counts[seat] - size < KEPT:
                self._goes_out(seat)
                return
            patient = len(self.pile) < habits.opens_for and len(self.stock) - self.at > habits.opens_at
            if patient and sum(by for _, _, by in lays) > habits.opens_with:
                return
            for kind, naturals, by in lays:
                self.lay_any(seat, kind, naturals, by)
            self.opened[side] = True
        if self._goes_out(seat):
            return
        due = self.canastas[side] < terms.needs
        hurry = bool(self.feet[seat]) or self._hurry(side, habits.hurry)
        least = KEPT - bool(self.feet[seat]) + KEPT_FOR_PILES * (terms.always and due)
        kept = least if hurry else max(least, round(habits.kept + habits.kept_due * due))
        begins = MELD if hurry else max(MELD, round(habits.begins))
        spare = self.counts[seat] - kept
        own, wild = self.naturals[side], self.wilds[side]
        for kind in range(RANKED):
            held = hand[kind]
            if not held:
                continue
            has = own[kind]
            if has and has + wild[kind] < terms.most:
                number = min(held, spare, terms.most - has - wild[kind])
            elif (
                held >= begins + terms.always
                and (not has or terms.several)
                and (kind not in terms.pure or held >= PURE_MELD)
            ):
                number = min(held, spare, terms.most)
                if number < MELD:
                    continue
            else:
                continue
            if number > 0:
                self.lay(seat, kind, number, 0, 0)
                spare -= number
        spare = self.counts[seat] - least
        wilds = hand[TWO] + hand[WILD_JOKER]
        if wilds and spare > 0:
            self._spend(seat, min(wilds, spare))
        if not self.counts[seat]:
            self.take_up(seat)

    def _hurry(self, side: int, cards: float) -> bool:
        """Whether the round may end soon: an opponent may go out and holds so few cards, or the stock is low."""
        terms = self.terms
        if len(self.stock) - self.at <= LOW * len(terms.sides):
            return True
        return any(
            its != side and self.canastas[its] >= terms.needs and self.counts[seat] <= cards
            for seat, its in enumerate(terms.sides)
        )

    def _spend(self, seat: int, wilds: int) -> None:
        """Wild cards to melds that become canastas by them, the nearest first; or to melds of their own."""
        terms = self.terms
        side, hand = terms.sides[seat], self.hands[seat]
        own, wild = self.naturals[side], self.wilds[side]
        habits = terms.habits[seat]
        most = round(habits.closes_first if self.canastas[side] < terms.needs else habits.closes)
        if terms.wild_melds and (self.alone[side] or wilds > 4) and self.alone[side] < CANASTA:
            number = min(wilds, CANASTA - self.alone[side])
            twos = min(number, hand[TWO])
            self.lay(seat, TWO, 0, number - twos, twos)
            wilds -= number
        for lacks in range(1, most + 1):
            for kind in range(RANKED):
                has, by = own[kind], wild[kind]
                if lacks > wilds or has + by != CANASTA - lacks or kind in terms.pure:
                    continue
                if min(has - terms.spare, terms.limit) - by >= lacks:
                    self.lay_any(seat, kind, 0, lacks)
                    wilds -= lacks
        if terms.no_wild_discard:
            self._place(seat, wilds, CANASTA - 3)

    def _goes_out(self, seat: int) -> bool:
        """Lays everything down and ends the round, if the hand can and may; so with a foot, but to take it up."""
        terms = self.terms
        side, hand = terms.sides[seat], self.hands[seat]
        own, wild = self.naturals[side], self.wilds[side]
        spare = hand[TWO] + hand[WILD_JOKER]
        left = hand[BLACK_THREE] + hand[RED_THREE]
        if terms.black_out and hand[BLACK_THREE] >= MELD:
            left -= hand[BLACK_THREE]
        if left > 1:
            return False
        made, room = self.canastas[side], 0
        lays = []
        for kind in range(RANKED):
            held = hand[kind]
            has, by = own[kind], wild[kind]
            size = has + by
            if size >= terms.most:
                if held:
                    if held < MELD or not terms.several:
                        return False
                    lays.append((kind, held, 0))
                continue
            if held:
                if has:
                    if size + held > terms.most:
                        return False
                    lays.append((kind, held, 0))
                elif held >= MELD:
                    lays.append((kind, held, 0))
                elif held == 2 and spare and kind not in terms.pure:
                    spare -= 1
                    by += 1
                    lays.append((kind, 2, 1))
                else:
                    left += held
                    if left > 1:
                        return False
                    continue
                size += held + (not has and held == 2)
                made += size - held < CANASTA <= size
                has += held
            if has and kind not in terms.pure:
                room += max(0, min(has - terms.spare, terms.limit, terms.most - has) - by)
        foot = bool(self.feet[seat])
        if spare > room:
            left += spare - room
            spare = room
            if left > 1:
                return False
        if not foot and made + (spare > 0) < terms.needs:
            return False
        self.concealed = self.fresh and not any(own)
        saved = None if foot or made >= terms.needs else (hand[:], own[:], wild[:])
        counts, laid, canastas = self.counts[seat], self.laid[side], self.canastas[side]
        for kind, naturals, with_wild in lays:
            self.lay_any(seat, kind, naturals, with_wild)
        self._place(seat, spare)
        if saved and self.canastas[side] < terms.needs:
            hand[:], own[:], wild[:] = saved
            self.counts[seat], self.laid[side], self.canastas[side] = counts, laid, canastas
            return False
        if hand[BLACK_THREE] >= MELD and terms.black_out:
            self.lay(seat, BLACK_THREE, hand[BLACK_THREE], 0, 0)
        self.opened[side] = True
        if foot:
            self.take_up(seat)
            return True
        if self.counts[seat] > 1:
            return True
        self.end_out(seat)
        return True

    def _place(self, seat: int, wilds: int, least: int = 0) -> None:
        """Wild cards to melds of ``least`` cards where there is room, where they make canastas first."""
        terms = self.terms
        side = terms.sides[seat]
        own, wild = self.naturals[side], self.wilds[side]
        order = sorted(range(RANKED), key=lambda kind: own[kind] + wild[kind] >= CANASTA or -own[kind] - wild[kind])
        for kind in order:
            if not wilds:
                return
            has, by = own[kind], wild[kind]
            if has and has + by >= least and kind not in terms.pure and has + by < terms.most:
                number = min(wilds, min(has - terms.spare, terms.limit, terms.most - has) - by)
                if number > 0:
                    self.lay_any(seat, kind, 0, number)
                    wilds -= number

    def discard(self, seat: int, kind: int = -1) -> None:
        """A card to the pile: the one named, or the one that can be spared best. With the last card the round ends."""
        terms = self.terms
        count = self.counts[seat]
        side = terms.sides[seat]
        if not count:
            if self.feet[seat]:
                self.take_up(seat)
            elif not self.over:
                self.end_out(seat)
            return
        hand = self.hands[seat]
        if kind < 0:
            if count == 1 and self.canastas[side] < terms.needs and not self.feet[seat]:
                return
            kind = self.spared(seat)
        hand[kind] -= 1
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
        if kind < RANKED and not hand[kind]:
            self.declined[seat] |= 1 << kind
        self.counts[seat] = count - 1
        self.pile.append(kind)
        self.seen[kind] += 1
        if (kind >= TWO and terms.wild_freezes) or kind == RED_THREE:
            self.frozen = True
        if count == 1:
            if self.feet[seat]:
                self.take_up(seat)
            else:
                self.over = True
                if self.canastas[side] >= terms.needs:
                    self.out = side
            return
        if self.talons and self.fresh and self.opened[side]:
            for card in self.talons.pop(0):
                if card in terms.mat:
                    self.threes[side][card - RED_THREE] += 1
                else:
                    hand[card] += 1
                    self.counts[seat] += 1

    def spared(self, seat: int) -> int:
        """The kind of card that costs least to discard."""
        terms, hand, seen = self.terms, self.hands[seat], self.seen
        habits = terms.habits[seat]
        side = terms.sides[seat]
        after = terms.following[seat]
        theirs = terms.sides[after]
        own, others, other_wilds = self.naturals[side], self.naturals[theirs], self.wilds[theirs]
        known, declined = self.known[after], self.declined[after]
        points = terms.points
        size = len(self.pile)
        prize = habits.prize + habits.prize_card * size
        opens = 1.0 if self.opened[theirs] else habits.unopened
        free = self.opened[theirs] and not self.frozen and not terms.always
        left = len(self.stock) - self.at
        share = self.counts[after] / (self.counts[after] + left + 1)
        pairs = habits.risk * share * share * prize * opens
        dear = habits.dear_late if left < LATE else habits.dear
        best, least = -1, 1e9
        for kind in range(RANKED):
            held = hand[kind]
            if not held:
                continue
            unseen = terms.copies - held - own[kind] - others[kind] - seen[kind]
            cost = pairs * unseen * (unseen - 1) if unseen > 1 else 0.0
            if declined >> kind & 1:
                cost *= habits.declined
            if known[kind]:
                sure = 1.0 if known[kind] > 1 else min(1.0, share * (unseen - 1))
                cost = max(cost, habits.remembered * prize * opens * sure)
            if free and others[kind] and (others[kind] + other_wilds[kind] < CANASTA or terms.onto_canasta):
                cost = max(cost, prize)
            if held > 1:
                together = habits.of_pair if held == 2 else habits.of_three
                cost += together if unseen > 0 or own[kind] else together * habits.dead
            if own[kind]:
                cost += habits.of_meld
            cost -= points[kind] * dear
            if cost < least:
                best, least = kind, cost
        blocks = habits.block - habits.block_card * size
        if hand[BLACK_THREE] and blocks < least:
            best, least = BLACK_THREE, blocks
        if hand[RED_THREE]:
            return RED_THREE
        if best < 0 or (least > habits.wild_discard and not terms.no_wild_discard):
            if hand[TWO]:
                return TWO
            if hand[WILD_JOKER]:
                return WILD_JOKER
        return best
