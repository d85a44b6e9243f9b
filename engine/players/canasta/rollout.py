"""The rollout model of Canasta: a fast simulation in which every seat follows a heuristic policy.

It is fast enough for a thousand rollouts per decision. The policy follows the heuristic weights
(:mod:`engine.players.canasta.weights`) and uses only what a seat may know.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.canasta.melds import BLACK_THREE, CANASTA, MELD, RED_THREE, TWO, WILD_JOKER
from engine.players.canasta.rollout_state import OF_EACH_KIND, RANKED, RolloutState

KEPT = 2
"""The fewest cards to keep before the discard in a hand that may not go out."""
PURE_MELD = 6
"""The fewest naturals to begin a meld that must become a pure canasta."""
KEPT_FOR_PILES = 2
"""Extra cards to keep if only a pair in hand takes the pile and canastas are still needed."""
LOW = 3
"""The size of the stock, per seat, from which the policy melds in a hurry."""
LATE = 12
"""The size of the stock from which the policy discards expensive cards."""


class PileTake(NamedTuple):
    """A way to take the pile: the naturals and wild cards used with the upcard, and further melds to open with."""

    naturals: int
    wilds: int
    lays: list[tuple[int, int, int]]


class Rollout(RolloutState):
    """A position that can be played out by the heuristic policy."""

    __slots__ = ()

    def play_out(self, seat: int, turns: int = 999) -> int:
        """Play at most ``turns`` turns from the start of a seat's turn, and return whose turn is next."""
        following = self.rules.following
        end = self.turns + turns
        while not self.over and self.turns < end:
            self.turns += 1
            self.fresh = not self.opened[self.rules.sides[seat]]
            if self.take_or_draw(seat):
                self.meld(seat)
                if not self.over:
                    self.discard(seat)
            seat = following[seat]
        return seat

    def take_or_draw(self, seat: int) -> bool:
        """Take the pile if the policy does, otherwise draw. Return whether the turn continues."""
        if taking := self.choose_take(seat):
            self.take(seat, taking.naturals, 0, taking.wilds, taking.lays)
            return True
        return self.decline_pile(seat)

    def decline_pile(self, seat: int) -> bool:
        """Draw, and remember that the seat declined the pile. Return whether the turn continues."""
        if self.pile and self.pile[-1] < RANKED:
            self.declined[seat] |= 1 << self.pile[-1]
        return self.draw(seat)

    def choose_take(self, seat: int) -> PileTake | None:
        """Return how to take the pile (with a pair, a natural and a wild card, or onto a meld), or ``None``."""
        pile = self.pile
        if not pile or pile[-1] >= RANKED:
            return None
        rules, hand, kind = self.rules, self.hands[seat], pile[-1]
        weights = rules.weights[seat]
        held = hand[kind]
        side = rules.sides[seat]
        opened = self.opened[side]
        frozen = self.frozen or rules.always_frozen or (rules.frozen_until_opened and not opened)
        naturals, wild = self.naturals[side][kind], self.wilds[side][kind]
        size = naturals + wild
        full = size >= CANASTA and (rules.max_meld == CANASTA or not rules.take_onto_canasta)
        onto = naturals and opened and rules.take_onto_meld and not full and not frozen
        used = wilds = 0
        if onto:
            wanted = weights.take_onto_meld
        elif held >= 2 and (size + 3 <= rules.max_meld or (full and rules.several_of_rank)):
            used, wanted = 2, weights.take_with_pair
        elif frozen or not (held and hand[TWO] and rules.take_with_wild) or full or kind in rules.pure:
            return None
        else:
            used, wilds, wanted = 1, 1, weights.take_with_wild
        if self.at < len(self.stock) and not self._worth_taking(seat, wanted * rules.cards_drawn / 2):
            return None
        lays: list[tuple[int, int, int]] | None = []
        if not opened:
            count = 3 if rules.upcard_counts else 0
            owed = self.minimums[side] - count * rules.points[kind] - wilds * rules.points[TWO]
            hand[kind] -= used
            hand[TWO] -= wilds
            lays = self.opening_melds(seat, owed) if owed > 0 else []
            hand[kind] += used
            hand[TWO] += wilds
        return None if lays is None else PileTake(used, wilds, lays)

    def _worth_taking(self, seat: int, wanted: float) -> bool:
        """Return whether the pile is worth at least ``wanted`` cards to a seat."""
        rules, hand, pile = self.rules, self.hands[seat], self.pile
        weights, own = rules.weights[seat], self.naturals[rules.sides[seat]]
        fits = points = 0
        for card in pile[:-1]:
            points += rules.points[card]
            if card >= TWO:
                fits += 2
            elif card < RANKED and (own[card] or hand[card]):
                fits += 1
        return len(pile) + weights.fitting_card * fits + weights.pile_points * points / 10 >= wanted

    def opening_melds(self, seat: int, owed: int) -> list[tuple[int, int, int]] | None:
        """Return the cheapest initial meld of ``owed`` points: natural melds first, then with wild cards."""
        rules, hand = self.rules, self.hands[seat]
        points = rules.points
        lays: list[tuple[int, int, int]] = []
        pairs = []
        for kind in range(RANKED - 1, -1, -1):
            held = hand[kind]
            if held >= MELD:
                if kind in rules.pure and held < PURE_MELD:
                    continue
                lays.append((kind, held, 0))
                owed -= held * points[kind]
            elif held == 2 and kind not in rules.pure:
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
            if owed <= 0 or not values or rules.wild_margin > 1 - MELD + 2:
                break
            owed -= 2 * points[kind] + values.pop(0)
            lays.append((kind, 2, 1))
        if owed <= 0:
            return lays
        for place, (kind, naturals, wild) in enumerate(lays):
            added, room = wild, min(rules.wild_limit, naturals - rules.wild_margin, 2) if kind not in rules.pure else 0
            while owed > 0 and values and added < room:
                owed -= values.pop(0)
                added += 1
            lays[place] = (kind, naturals, added)
        return lays if owed <= 0 else None

    def meld(self, seat: int, *, out: bool = True) -> None:
        """Go out, open or meld as the policy does; wild cards are only used to complete canastas.

        Without ``out``, the seat does not go out even if it can.
        """
        rules = self.rules
        side = rules.sides[seat]
        hand = self.hands[seat]
        weights = rules.weights[seat]
        if not self.opened[side]:
            lays = self.opening_melds(seat, self.minimums[side])
            if lays is None or not lays:
                return
            size = sum(naturals + by for _, naturals, by in lays)
            if self.counts[seat] - size < KEPT:
                if out:
                    self._try_going_out(seat)
                return
            patient = len(self.pile) < weights.opening_pile and len(self.stock) - self.at > weights.opening_stock
            if patient and sum(by for _, _, by in lays) > weights.opening_wilds:
                return
            for kind, naturals, by in lays:
                self.lay_any(seat, kind, naturals, by)
            self.opened[side] = True
        if out and self._try_going_out(seat):
            return
        due = self.canastas[side] < rules.canastas_needed
        hurry = bool(self.feet[seat]) or self._hurry(side, weights.hurry_cards)
        least = KEPT - bool(self.feet[seat]) + KEPT_FOR_PILES * (rules.always_frozen and due)
        kept = least if hurry else max(least, round(weights.kept_cards + weights.kept_cards_due * due))
        begins = MELD if hurry else max(MELD, round(weights.new_meld_naturals))
        spare = self.counts[seat] - kept
        own, wild = self.naturals[side], self.wilds[side]
        for kind in range(RANKED):
            held = hand[kind]
            if not held:
                continue
            has = own[kind]
            if has and has + wild[kind] < rules.max_meld:
                number = min(held, spare, rules.max_meld - has - wild[kind])
            elif (
                held >= begins + rules.always_frozen
                and (not has or rules.several_of_rank)
                and (kind not in rules.pure or held >= PURE_MELD)
            ):
                number = min(held, spare, rules.max_meld)
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
            self._add_wilds(seat, min(wilds, spare))
        if not self.counts[seat]:
            self.take_up(seat)

    def _hurry(self, side: int, cards: float) -> bool:
        """Return whether the round may end soon: the stock is low, or an opponent with few cards may go out."""
        rules = self.rules
        if len(self.stock) - self.at <= LOW * len(rules.sides):
            return True
        return any(
            other != side and self.canastas[other] >= rules.canastas_needed and self.counts[seat] <= cards
            for seat, other in enumerate(rules.sides)
        )

    def _add_wilds(self, seat: int, wilds: int) -> None:
        """Use wild cards to complete canastas, the nearest to complete first, or for a meld of wild cards."""
        rules = self.rules
        side, hand = rules.sides[seat], self.hands[seat]
        own, wild = self.naturals[side], self.wilds[side]
        weights = rules.weights[seat]
        most = round(
            weights.canasta_wilds_due if self.canastas[side] < rules.canastas_needed else weights.canasta_wilds
        )
        if rules.wild_melds and (self.wild_meld[side] or wilds > 4) and self.wild_meld[side] < CANASTA:
            number = min(wilds, CANASTA - self.wild_meld[side])
            twos = min(number, hand[TWO])
            self.lay(seat, TWO, 0, number - twos, twos)
            wilds -= number
        for lacks in range(1, most + 1):
            for kind in range(RANKED):
                has, by = own[kind], wild[kind]
                if lacks > wilds or has + by != CANASTA - lacks or kind in rules.pure:
                    continue
                if lacks == 1 and not by and rules.both_kinds and self.natural_made(side) < OF_EACH_KIND:
                    continue
                if min(has - rules.wild_margin, rules.wild_limit) - by >= lacks:
                    self.lay_any(seat, kind, 0, lacks)
                    wilds -= lacks
        if rules.no_wild_discard:
            self._place_wilds(seat, wilds, CANASTA - 3)

    def _try_going_out(self, seat: int) -> bool:
        """Meld the whole hand and go out, or take up the foot, if possible. Return whether it was."""
        rules = self.rules
        side, hand = rules.sides[seat], self.hands[seat]
        own, wild = self.naturals[side], self.wilds[side]
        spare = hand[TWO] + hand[WILD_JOKER]
        left = hand[BLACK_THREE] + hand[RED_THREE]
        if rules.black_threes_out and hand[BLACK_THREE] >= MELD:
            left -= hand[BLACK_THREE]
        if left > 1:
            return False
        made, room = self.canastas[side], 0
        lays = []
        for kind in range(RANKED):
            held = hand[kind]
            has, by = own[kind], wild[kind]
            size = has + by
            if size >= rules.max_meld:
                if held:
                    if held < MELD or not rules.several_of_rank:
                        return False
                    lays.append((kind, held, 0))
                continue
            if held:
                if has:
                    if size + held > rules.max_meld:
                        return False
                    lays.append((kind, held, 0))
                elif held >= MELD:
                    lays.append((kind, held, 0))
                elif held == 2 and spare and kind not in rules.pure:
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
            if has and kind not in rules.pure:
                room += max(0, min(has - rules.wild_margin, rules.wild_limit, rules.max_meld - has) - by)
        foot = bool(self.feet[seat])
        if spare > room:
            left += spare - room
            spare = room
            if left > 1:
                return False
        if not foot and made + (spare > 0) < rules.canastas_needed:
            return False
        self.concealed = self.fresh and not any(own)
        sure = made >= rules.canastas_needed and not rules.both_kinds
        saved = None if foot or sure else (hand[:], own[:], wild[:])
        counts, laid, canastas = self.counts[seat], self.laid[side], self.canastas[side]
        for kind, naturals, with_wild in lays:
            self.lay_any(seat, kind, naturals, with_wild)
        self._place_wilds(seat, spare)
        if saved and self.canastas[side] < rules.canastas_needed:
            hand[:], own[:], wild[:] = saved
            self.counts[seat], self.laid[side], self.canastas[side] = counts, laid, canastas
            return False
        if hand[BLACK_THREE] >= MELD and rules.black_threes_out:
            self.lay(seat, BLACK_THREE, hand[BLACK_THREE], 0, 0)
        self.opened[side] = True
        if foot:
            self.take_up(seat)
            return True
        if self.counts[seat] > 1:
            return True
        self.end_out(seat)
        return True

    def _place_wilds(self, seat: int, wilds: int, least: int = 0) -> None:
        """Add wild cards to melds of at least ``least`` cards that have room, nearly complete canastas first."""
        rules = self.rules
        side = rules.sides[seat]
        own, wild = self.naturals[side], self.wilds[side]
        order = sorted(range(RANKED), key=lambda kind: own[kind] + wild[kind] >= CANASTA or -own[kind] - wild[kind])
        for kind in order:
            if not wilds:
                return
            has, by = own[kind], wild[kind]
            if has and has + by >= least and kind not in rules.pure and has + by < rules.max_meld:
                number = min(wilds, min(has - rules.wild_margin, rules.wild_limit, rules.max_meld - has) - by)
                if number > 0:
                    self.lay_any(seat, kind, 0, number)
                    wilds -= number

    def discard(self, seat: int, kind: int = -1) -> None:
        """Discard a card of this kind, by default the policy's choice. The last card ends the round."""
        rules = self.rules
        count = self.counts[seat]
        side = rules.sides[seat]
        if not count:
            if self.feet[seat]:
                self.take_up(seat)
            elif not self.over:
                self.end_out(seat)
            return
        hand = self.hands[seat]
        if kind < 0:
            if count == 1 and self.canastas[side] < rules.canastas_needed and not self.feet[seat]:
                return
            kind = self.choose_discard(seat)
        hand[kind] -= 1
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
        if kind < RANKED and not hand[kind]:
            self.declined[seat] |= 1 << kind
        self.counts[seat] = count - 1
        self.pile.append(kind)
        self.pile_counts[kind] += 1
        if (kind >= TWO and rules.wild_freezes) or kind == RED_THREE:
            self.frozen = True
        if count == 1:
            if self.feet[seat]:
                self.take_up(seat)
            else:
                self.over = True
                if self.canastas[side] >= rules.canastas_needed:
                    self.out = side
            return
        if self.talons and self.fresh and self.opened[side]:
            for card in self.talons.pop(0):
                if card in rules.laid_threes:
                    self.threes[side][card - RED_THREE] += 1
                else:
                    hand[card] += 1
                    self.counts[seat] += 1

    def choose_discard(self, seat: int) -> int:
        """Return the kind of card that costs least to discard."""
        rules, hand, seen = self.rules, self.hands[seat], self.pile_counts
        weights = rules.weights[seat]
        side = rules.sides[seat]
        after = rules.following[seat]
        theirs = rules.sides[after]
        own, others, other_wilds = self.naturals[side], self.naturals[theirs], self.wilds[theirs]
        known, declined = self.known[after], self.declined[after]
        points = rules.points
        size = len(self.pile)
        pile_loss = weights.pile_loss + weights.pile_loss_card * size
        opens = 1.0 if self.opened[theirs] else weights.unopened_chance
        free = self.opened[theirs] and not self.frozen and not rules.always_frozen
        left = len(self.stock) - self.at
        share = self.counts[after] / (self.counts[after] + left + 1)
        pair_loss = weights.pair_risk * share * share * pile_loss * opens
        per_point = weights.card_points_late if left < LATE else weights.card_points
        best, least = -1, 1e9
        for kind in range(RANKED):
            held = hand[kind]
            if not held:
                continue
            unseen = rules.copies - held - own[kind] - others[kind] - seen[kind]
            cost = pair_loss * unseen * (unseen - 1) if unseen > 1 else 0.0
            if declined >> kind & 1:
                cost *= weights.declined_rank
            if known[kind]:
                sure = 1.0 if known[kind] > 1 else min(1.0, share * (unseen - 1))
                cost = max(cost, weights.known_card * pile_loss * opens * sure)
            if free and others[kind] and (others[kind] + other_wilds[kind] < CANASTA or rules.take_onto_canasta):
                cost = max(cost, pile_loss)
            if held > 1:
                together = weights.break_pair if held == 2 else weights.break_set
                cost += together if unseen > 0 or own[kind] else together * weights.dead_rank
            if own[kind]:
                cost += weights.meldable_card
            cost -= points[kind] * per_point
            if cost < least:
                best, least = kind, cost
        block = weights.block - weights.block_card * size
        if hand[BLACK_THREE] and block < least:
            best, least = BLACK_THREE, block
        if hand[RED_THREE]:
            return RED_THREE
        if best < 0 or (least > weights.wild_discard and not rules.no_wild_discard):
            if hand[TWO]:
                return TWO
            if hand[WILD_JOKER]:
                return WILD_JOKER
        return best
