"""Checks of the truth of hints: one for each reason, by the hidden cards and the round after the action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from engine.auction_pinochle.melds import marriages, melds_of
from engine.cards import Card, face, rank, suit
from engine.cribbage import counting
from engine.cribbage.view import CribbageView
from engine.euchre.round import EuchreRound
from engine.gin.round import GinRound
from engine.kit.sets_and_runs import RANKS, mask_of
from engine.players import MASTER, choose, rummy500
from engine.players.auction_pinochle import hands
from engine.players.cribbage import laying
from engine.players.gin import planning
from engine.players.policy import Rated
from engine.players.rubicon import policies as rubicon
from engine.presentation import presentation_of
from engine.types import Action, Note
from tests.engine.ecarte import hint_claims as ecarte_claims
from tests.engine.hinted import Hinted
from tests.narrowing import narrowed, number, words

JUDGED = frozenset(
    {
        # Judgements of how likely or how good something is: nobody can prove them false.
        *("hint-play-average", "hint-average", "hint-race", "hint-tricks-expected", "hint-discard-least", "hint-hurry"),
        *("hint-sink", "hint-nothing", "hint-claims", "hint-everything", "hint-everything-poor", "hint-take-plain"),
        *("hint-ask", "hint-end", "hint-end-rather", "hint-defend-not", "hint-take-keep", "hint-leave", "hint-name"),
        *("hint-play-ahead", "hint-exchange-ahead", "hint-keep-all", "hint-peek"),
        *("hint-too-few", "hint-farmers-hand", "hint-bid-reach", "hint-expects", "hint-bury-durch"),
        "hint-bury-untendurch",
        # Statements that the rules always make true.
        *("hint-meld-held", "hint-pass-risk", "hint-show", "hint-special", "hint-blanche", "hint-defend", "hint-pass"),
        *("hint-durch-risk", "hint-untendurch-risk"),
        *("hint-exchange-all", "hint-take-knock", "hint-pass-last", "hint-pass-claim", "hint-pass-rather"),
    }
)
"""Reasons without a claim about these cards."""


# tricks


def _wins(it: Hinted, note: Note) -> bool:
    [*_, trick] = it.after.state.tricks or [None]
    counted = note.values["points"] in (0, trick.points)
    return len(it.after.state.tricks) > len(it.state.tricks) and trick.winner == it.seat and counted


def _best_so_far(it: Hinted, note: Note) -> bool:
    trick = (*it.view.trick, it.card)
    return it.view.order.winner(trick) == len(trick) - 1 and len(it.after.state.trick) == len(trick)


def _cannot_win(it: Hinted, note: Note) -> bool:
    value = it.view.order.value
    cheap = not note.values["cheapest"] or value(it.card) == min(map(value, it.playable))
    return bool(it.view.trick) and cheap and not any(it.view.wins(card) for card in it.playable)


def _saves(it: Hinted, note: Note) -> bool:
    winning = [card for card in it.playable if it.view.wins(card)]
    return note.values["card"] in winning and it.card not in winning


def _lead_cheap(it: Hinted, note: Note) -> bool:
    value = it.view.order.value
    return not it.view.trick and value(it.card) == min(map(value, it.playable))


def _suits(it: Hinted, cards: Iterable[Card]) -> Counter[str]:
    return Counter(it.view.order.suit[card] for card in cards)


def _void(it: Hinted, note: Note) -> bool:
    left = _suits(it, {*it.view.hand, *it.playable} - {it.card})
    return it.view.order.suit[it.card] not in left and it.view.trump in left and note.values["card"] == it.card


def _longest(it: Hinted, note: Note) -> bool:
    held = _suits(it, it.view.hand)
    return 1 < held[it.view.order.suit[it.card]] == max(held.values()) == note.values["count"]


def _open_card(it: Hinted, note: Note) -> bool:
    """Check the counts of unseen cards, and whether the card would win, by counting anew."""
    view, order = it.view, it.view.order
    seen = {*view.hand, *view.trick, view.upturned, *view.known[1 - it.seat]}
    seen |= {card for trick in view.tricks for card in trick.cards}
    unseen = [card for card in view.rules.pack(2) if card not in seen]
    worse = [card for card in unseen if order.value(card) < order.value(view.upturned)]
    wins = not view.trick or view.wins(it.card)
    fits = {"hint-open-card-good": wins, "hint-open-card-lose": not wins}.get(note.code, True)
    return (len(worse), len(unseen)) == (note.values["worse"], note.values["count"]) and fits


def _gives_upcard(it: Hinted, note: Note) -> bool:
    ordered = narrowed(it.game.round.copy(), EuchreRound)
    ordered.play(it.seat, it.legal("order")[0])
    dealer = number(note, "seat")
    theirs = it.view.sides[dealer] != it.view.sides[it.seat]
    return theirs and note.values["card"] in ordered.state.hands[dealer]


def _exchanged(it: Hinted, note: Note) -> bool:
    kept, hand = words(note, "cards"), it.after.state.hands[it.seat]
    return list(kept) == it.left and {*it.left} <= {*hand} and len(hand) - len(it.left) == note.values["count"]


_TRICKS: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-only-play": lambda it, note: len({*map(face, it.playable)}) == 1,
    "hint-play-wins": _wins,
    "hint-play-best": _best_so_far,
    "hint-play-sure": lambda it, note: not any(it.view.order.beats(other, it.card) for other in it.others),
    "hint-play-high": lambda it, note: (
        not any(
            it.view.order.beats(other, it.card) and it.view.order.suit[other] == it.view.order.suit[it.card]
            for other in it.others
        )
    ),
    "hint-play-forces": lambda it, note: it.view.order.suit[it.card] not in _suits(it, it.others),
    "hint-play-cannot-win": _cannot_win,
    "hint-play-saves": _saves,
    "hint-lead-cheap": _lead_cheap,
    "hint-lead-trump": lambda it, note: (
        it.view.order.suit[it.card] == it.view.trump and bool(it.view.rules.duties(phase_two=it.view.phase_two))
    ),
    "hint-lead-long": _longest,
    "hint-void": _void,
    "hint-partner-wins": lambda it, note: (
        it.view.sides[note.values["seat"]] == it.view.sides[it.seat]
        and it.view.holder == note.values["seat"] != it.seat
        and not it.view.wins(it.card)
    ),
    "hint-open-card": _open_card,
    "hint-open-card-good": _open_card,
    "hint-open-card-poor": _open_card,
    "hint-open-card-lose": _open_card,
    "hint-pass-gives": _gives_upcard,
    "hint-name-unseen": lambda it, note: not it.view.hand,
    "hint-exchange": lambda it, note: (
        _pinochle_exchange(it, note) if it.view.game == "pinochle" else _exchanged(it, note)
    ),
    "hint-throw-in": lambda it, note: {rank(card) for card in it.view.hand}.isdisjoint("AKQJ"),
    "hint-king": lambda it, note: f"K{it.view.trump}" in it.view.hand and it.view.rules.king == "announced",
    "hint-king-wins": lambda it, note: it.after.over,
}


def _pinochle_exchange(it: Hinted, note: Note) -> bool:
    return note.values["card"] in it.after.state.hands[it.seat] and note.values["points"] == 10


def _cheap(it: Hinted, note: Note) -> bool:
    view, played = it.view, face(it.card)
    scale = {"standard": {"K": 4, "Q": 3, "J": 2}, "simplified": {"K": 5, "Q": 5}, "brisques": {}}
    counts = view.phase_two or view.rules.phase_one_tricks != "no"
    return note.values["points"] == (scale[view.rules.trick_points].get(rank(played), 0) if counts else 0)


_MELDS: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-play-free": lambda it, note: not any(it.card in meld.cards for meld in it.view.meldable),
    "hint-meld-for": lambda it, note: (
        note.values["points"]
        in {
            choice.label.values.get("points", 10)
            for choice in presentation_of(it.view).choices(it.view, "meld")
            if choice.action.target == it.action.target
        }
    ),
    "hint-meld-best": lambda it, note: all(meld.points <= it.view.meldable_points for meld in it.view.meldable),
    "hint-draw-card": lambda it, note: not it.legal("meld"),
    "hint-draw-kept": lambda it, note: bool(it.legal("meld")),
}
_PINOCHLE: dict[str, Callable[[Hinted, Note], bool]] = {
    **_MELDS,
    "hint-play-cheap": _cheap,
    "hint-knock": lambda it, note: it.after.over,
}


def _can_meld(it: Hinted, note: Note) -> bool:
    """Check that the trick is won, and that the meld can then be made for these points."""
    melds = {(meld.name, meld.points) for meld in it.later().meldable}
    return (
        it.view.wins(it.card)
        and it.after.to_act == (it.seat,)
        and (note.values["target"], note.values["points"]) in melds
    )


_RUBICON: dict[str, Callable[[Hinted, Note], bool]] = {
    **_MELDS,
    "hint-blanche": lambda it, note: (
        {rank(card) for card in it.view.hand}.isdisjoint("JQK")
        and it.later().standing[it.seat] - it.view.standing[it.seat] == note.values["points"]
    ),
    "hint-win-to-meld": _can_meld,
    "hint-makes-trump": lambda it, note: (
        (it.view.trump, it.later().trump) == ("", note.values["suit"])
        and note.values["count"] == sum(suit(card) == note.values["suit"] for card in it.view.hand)
    ),
}


# melds in the hand, and on the table


def _makes_meld(it: Hinted, hand: Iterable[Card], card: Card) -> bool:
    """Return whether a card makes a meld with two loose ones of a hand, or extends one of the hand's best melds."""
    hand, is_meld = tuple(hand), it.view.rules.melds.is_meld
    melds = it.view.rules.arranged(hand)
    loose = [each for each in hand if not any(each in meld for meld in melds)]
    pairs = combinations(loose, 2)
    return any(is_meld(mask_of((card, *others))) for others in (*pairs, *melds) if card not in others)


def _deadwood(it: Hinted, cards: Iterable[Card]) -> int:
    return int(it.view.rules.melds.deadwood(mask_of(cards)))


def _drops(it: Hinted, note: Note) -> bool:
    """Check the deadwood before, and after the best discard of another card."""
    hand, card = it.view.hand, it.view.upcard
    best = min(_deadwood(it, {*hand, card} - {each}) for each in hand)
    return (note.values["has"], note.values["points"]) == (_deadwood(it, hand), best) and best < _deadwood(it, hand)


def _waits(it: Hinted, note: Note) -> bool:
    seen = {*it.view.hand, *it.view.pile, *it.view.known[1 - it.seat], narrowed(it.game.round, GinRound).first}
    unseen = [card for card in it.view.rules.pack(2) if card not in seen]
    return note.values["count"] == sum(_makes_meld(it, it.left, card) for card in unseen)


_RATED: dict[str, Callable[[Any], list[Rated]]] = {
    "gin": planning.rated,
    "rummy500": rummy500.rated,
    "rubicon": rubicon.rated,
}
_WON: dict[str, Callable[[Any], int]] = {"gin": lambda view: planning.WIN, "rummy500": lambda view: rummy500.WIN}
"""What a won round counts in these values besides its points."""


def _gains(it: Hinted, note: Note) -> bool:
    """Check that the hint's player chooses the action, and what its own values say of it and the named other action."""
    rated = _RATED[it.view.game](it.view)
    [value, *_] = [each.value for each in rated if each.action == it.action]
    others = [each for each in rated if _alike(each.action) != _alike(it.action)]
    named = [each for each in others if each.action.kind == note.values["how"]]
    named = [each for each in named if not each.action.cards or each.action.cards == words(note, "cards")]
    lead = value - max(each.value for each in others)
    return (
        it.action == choose(it.view, MASTER, "any seed")
        and value == max(each.value for each in rated)
        and any(round(value - each.value) == round(lead) == note.values["points"] for each in named)
        and note.values.get("won", 0) == _WON.get(it.view.game, lambda view: 0)(it.view)
    )


def _alike(action: Action) -> Action:
    """Return what is the same for actions that a hint does not tell apart: equal cards of a hand."""
    return action._replace(cards=tuple(sorted(map(face, action.cards)))) if action.kind in ("play", "meld") else action


_GIN: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-gains": _gains,
    "hint-take": lambda it, note: _drops(it, note) and _makes_meld(it, it.view.hand, it.view.upcard),
    "hint-take-low": lambda it, note: _drops(it, note) and not _makes_meld(it, it.view.hand, it.view.upcard),
    "hint-take-melds": lambda it, note: _makes_meld(it, it.view.hand, it.view.upcard),
    "hint-leave": lambda it, note: not _makes_meld(it, it.view.hand, it.view.upcard),
    "hint-leave-rather": lambda it, note: _makes_meld(it, it.view.hand, it.view.upcard),
    "hint-draw-only": lambda it, note: not it.legal("take"),
    "hint-loose": lambda it, note: (
        _deadwood(it, it.view.hand) == _deadwood(it, it.left) + it.view.rules.melds.points(mask_of((it.card,)))
    ),
    "hint-leaves": lambda it, note: note.values["points"] == _deadwood(it, it.left),
    "hint-waits": _waits,
    "hint-knock": lambda it, note: note.values["points"] == _deadwood(it, it.left) <= it.view.limit,
    "hint-gin": lambda it, note: _deadwood(it, it.left) == 0,
    "hint-lay": lambda it, note: note.values["points"] == it.view.rules.melds.points(mask_of(it.action.cards)),
    "hint-end": lambda it, note: not it.legal("lay"),
}


def _near(card: Card, other: Card) -> bool:
    """Return whether two cards are of a rank, or of a suit and at most two ranks apart; the ace is low and high."""
    if rank(card) == rank(other):
        return suit(card) != suit(other)
    places = [{RANKS.index(rank(each)), *([13] if rank(each) == "A" else [])} for each in (card, other)]
    return suit(card) == suit(other) and any(abs(a - b) <= 2 for a in places[0] for b in places[1])


def _laid(it: Hinted, played: Any) -> int:
    return sum(line.points for line in played.score()[it.view.sides[it.seat]] if line.code == "laid")


_RUMMY: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-gains": _gains,
    "hint-draw": lambda it, note: not it.legal("take"),
    "hint-draw-rather": lambda it, note: bool(it.legal("take")),
    "hint-take": lambda it, note: (
        rummy500.meldable(it.view, (*it.view.hand, *it.view.pile[-it.view.depth(it.action) :]))
        - rummy500.meldable(it.view, it.view.hand)
        == note.values["points"]
    ),
    "hint-take-cost": lambda it, note: len(it.later().hand) - len(it.view.hand) == number(note, "count") + 1,
    "hint-meld": lambda it, note: _laid(it, it.after) - _laid(it, it.game.round) == note.values["points"],
    "hint-claim": lambda it, note: _laid(it, it.after) - _laid(it, it.game.round) == note.values["points"],
    "hint-meld-joker": lambda it, note: "JK" in map(face, it.later().hand),
    "hint-loose": lambda it, note: (
        rank(it.card) in RANKS and not any(_near(it.card, other) for other in it.left if rank(other) in RANKS)
    ),
    "hint-safe": lambda it, note: not rummy500.fits(it.view, it.card),
    "hint-high": lambda it, note: note.values["points"] == it.view.rules.points(it.card),
    "hint-pass": lambda it, note: not it.legal("take"),
}


def _canastas(it: Hinted, view: Any) -> int:
    return sum(bool(meld.canasta) for meld in view.melds[view.sides[it.seat]])


def _meld_needs(it: Hinted, note: Note) -> bool:
    """Check that a meld of the side lacks this many cards after the action; the rest of the pile may wait."""
    view = it.later()
    laid = [len(meld.cards) for meld in view.melds[view.sides[it.seat]]]
    waiting = [len(it.action.cards) + (it.action.kind == "take")]
    return 7 - number(note, "count") in (*laid, *waiting)


def _nobody_takes(it: Hinted, note: Note) -> bool:
    return it.after.over or not any(action.kind == "take" for action in it.after.legal(it.after.to_act[0]))


def _canasta_hand(it: Hinted, note: Note) -> tuple[Card, ...]:
    """Return the true hand of the player whom a reason is about."""
    return tuple(it.game.view(int(str(note.values["seat"]))).hand)


def _of_rank(cards: Iterable[Card], note: Note) -> int:
    return sum(rank(face(card)) == note.values["rank"] for card in cards)


_CANASTA: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-draw": lambda it, note: not it.legal("take"),
    "hint-draw-rather": lambda it, note: (
        bool(it.legal("take"))
        and note.values["count"] == min(it.view.pile_taken or 999, len(it.view.pile))
        and note.values["drawn"] == min(it.view.rules.cards_drawn, it.view.stock)
    ),
    "hint-take": lambda it, note: note.values["count"] == min(it.view.pile_taken or 999, len(it.view.pile)),
    "hint-meld-canasta": lambda it, note: (
        it.action.kind == "take" or _canastas(it, it.later()) > _canastas(it, it.view)
    ),
    "hint-meld-adds": _meld_needs,
    "hint-meld-new": _meld_needs,
    "hint-meld-opens": lambda it, note: (
        not note.values["complete"] or it.action.kind == "take" or it.later().opened[it.view.sides[it.seat]]
    ),
    "hint-goes-out": lambda it, note: it.after.over or len(it.later().hand) <= 1,
    "hint-foot": lambda it, note: it.view.has_foot,
    "hint-discard-blocks": _nobody_takes,
    "hint-discard-wild": _nobody_takes,
    "hint-discard-freezes": lambda it, note: it.after.over or it.later().frozen,
    "hint-discard-lone": lambda it, note: rank(it.card) not in map(rank, it.left),
    "hint-discard-safe": lambda it, note: _of_rank(_canasta_hand(it, note), note) < 2,
    "hint-discard-theirs": lambda it, note: _of_rank(it.view.discards[note.values["seat"]], note) > 0,
    "hint-discard-last": lambda it, note: len(it.view.hand) == 1,
    "hint-pass": lambda it, note: len(it.view.hand) == 1,
    "hint-answer": lambda it, note: note.values["yes"] == (it.action.target == "yes"),
}


# Cribbage and Piquet


def _fifteen_or_pair(cards: tuple[Card, ...]) -> bool:
    pairs = [(counting.worth(a) + counting.worth(b) == 15 or rank(a) == rank(b)) for a, b in combinations(cards, 2)]
    return any(pairs) or "5" in map(rank, cards)


def _keeps(it: Hinted, note: Note) -> bool:
    unseen = [card for card in it.view.rules.pack(2) if card not in it.view.hand]
    kept = tuple(it.left)
    points = sum(counting.points(kept, card) for card in unseen) / len(unseen)
    return note.values["cards"] == kept and abs(points - float(str(note.values["points"]))) < 0.06


def _lays_best(it: Hinted, note: Note) -> bool:
    """Check that no other discard comes first, and the lead over the next best."""
    ways = laying.rated(it.view)
    values = {frozenset(way.laid): way.value for way in ways}
    lead = values[frozenset(it.action.cards)] - values[frozenset(words(note, "cards"))]
    first = laying.places(it.action.cards) == laying.places(ways[0].laid)
    return first and abs(lead - float(str(note.values["points"]))) < 0.06


def _crib(view: CribbageView, laid: tuple[Card, ...]) -> float:
    """Return the average crib with some discards, counted by ranks: suits add a tenth of a point at most."""
    left = Counter(map(counting.PLACE.__getitem__, view.unseen()))
    total = 0.0
    for cards, chance in laying.likely_discards(view):
        starters = left - Counter(cards)
        joined = (*laying.places(laid), *cards)
        points = sum(count * counting.rank_points(tuple(sorted((*joined, place)))) for place, count in starters.items())
        total += chance * points / starters.total()
    return total + sum(rank(card) == "J" for card in laid) / 4


def _count(it: Hinted) -> int:
    return int(it.view.count) + counting.worth(it.card)


_CRIBBAGE: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-keeps": _keeps,
    "hint-crib-yours": lambda it, note: it.view.sides[it.view.dealer] == it.view.sides[it.seat],
    "hint-crib-theirs": lambda it, note: (
        not _fifteen_or_pair(it.action.cards) and it.view.sides[it.view.dealer] != it.view.sides[it.seat]
    ),
    "hint-crib-gives": lambda it, note: (
        _fifteen_or_pair(it.action.cards) and it.view.sides[it.view.dealer] != it.view.sides[it.seat]
    ),
    "hint-crib-average": lambda it, note: (
        abs(_crib(it.view, it.action.cards) - float(str(note.values["points"]))) < 0.2
    ),
    **dict.fromkeys(("hint-lays-best", "hint-lays-best-in-play"), _lays_best),
    "hint-scores": lambda it, note: (
        sum(int(each.partition(": ")[2]) for each in words(note, "pegs")) == note.values["points"]
    ),
    "hint-safe-lead": lambda it, note: not any(_count(it) + worth == 15 for worth in range(1, 11)),
    "hint-pair-lead": lambda it, note: rank(it.card) in map(rank, it.left),
    "hint-nothing-near": lambda it, note: number(note, "goal") - _count(it) > 10,
    "hint-cannot-play": lambda it, note: all(_count(it) + counting.worth(card) > 31 for card in it.others),
    "hint-cannot-reach": lambda it, note: all(_count(it) + counting.worth(card) != 15 for card in it.others),
    "hint-only-card": lambda it, note: len(it.view.legal) == 1,
    "hint-count": lambda it, note: (
        note.values["points"]
        == sum(each.points for each in counting.counted(it.view.open, it.view.starter, crib=it.view.showing[1]))
    ),
}


def _kept(it: Hinted, note: Note) -> bool:
    return {*words(note, "cards")} <= {*it.left}


def _broken(it: Hinted, note: Note) -> bool:
    """Check that the cards are the hand's, and that at least one of them leaves it."""
    cards = {*words(note, "cards")}
    return cards <= {*it.view.hand} and not cards <= {*it.left}


def _majority(it: Hinted, note: Note) -> bool:
    won = [sum(trick.winner == seat for trick in it.view.tricks) for seat in (it.seat, 1 - it.seat)]
    return [note.values["count"], note.values["lost"], note.values["needed"]] == [*won, max(0, 7 - won[0])]


_PIQUET: dict[str, Callable[[Hinted, Note], bool]] = {
    **dict.fromkeys(("hint-keeps-point", "hint-keeps-sequence", "hint-keeps-set"), _kept),
    **dict.fromkeys(("hint-breaks-point", "hint-breaks-sequence", "hint-breaks-set"), _broken),
    "hint-draws": lambda it, note: (
        note.values["count"] == len(it.action.cards)
        and note.values["all"] == (len(it.action.cards) == it.view.bounds[1])
    ),
    "hint-tricks": _majority,
}
# auction Pinochle


def _auction_melds(it: Hinted, trump: str, cards: Iterable[Card]) -> int:
    return sum(meld.points for meld in melds_of(it.view.rules, trump, tuple(cards)))


def _melds_with(it: Hinted, note: Note) -> bool:
    return note.values["points"] == _auction_melds(it, str(note.values["suit"]), it.view.hand)


def _keeps_melds(it: Hinted, note: Note) -> bool:
    """Check what the hand melds after cards are given, or buried: where three play Pinochle, with those."""
    if it.action.kind == "bury":
        return note.values["points"] == _auction_melds(it, it.view.trump, it.after.state.melding_hand(it.seat))
    return note.values["points"] == _auction_melds(it, it.view.trump, it.left)


def _new_voids(it: Hinted, note: Note) -> bool:
    gone = {*map(suit, it.view.hand)} - {*map(suit, it.left)}
    return {*words(note, "suit")} == gone and it.view.trump in map(suit, it.left)


def _passed_on(it: Hinted, note: Note) -> bool:
    """Check the trumps or aces of side suits among cards that the bidder gets."""
    aces = note.code == "hint-give-aces"
    counted = [
        card for card in it.action.cards if (suit(card) == it.view.trump) != aces and (not aces or rank(card) == "A")
    ]
    return note.values["count"] == len(counted) and {*it.action.cards} <= {*it.after.state.hands[it.view.bidder]}


def _still_needs(it: Hinted, note: Note) -> bool:
    melds = sum(
        _auction_melds(it, it.view.trump, it.state.melding_hand(seat))
        for seat, side in enumerate(it.view.sides)
        if side == it.view.sides[it.view.bidder] and it.view.melds[seat]
    )
    rules, buried = it.view.rules, it.view.rules.points_in(tuple(it.state.laid[it.view.bidder]))
    least = 20 * rules.unit if rules.keep_meld == "save" else 0
    needed = max(it.view.bid - melds - 5 * (rules.contract == "rounded"), least) - buried
    return (note.values["points"], note.values["bid"]) == (needed, it.view.bid)


def _cannot_fail(it: Hinted, note: Note) -> bool:
    """Check a contract against the true hands: every lead wins though they keep their best, or all low leads lose."""
    high = note.code == "hint-durch"
    buried = (hands.sure_durch if high else hands.sure_untendurch)(it.view.rules, it.view.hand, len(it.view.sides))
    left, strength = [card for card in it.view.hand if card not in (buried or ())], it.view.order.strength
    for letter in "CDHS":
        own = sorted((strength[card] for card in left if suit(card) == letter), reverse=high)
        others = sorted((strength[card] for card in it.others if suit(card) == letter), reverse=high)
        for place, mine in enumerate(own[: len(others)]):
            if mine < others[0] if high else mine > others[place]:
                return False
    return buried is not None


_AUCTION: dict[str, Callable[[Hinted, Note], bool]] = {
    "hint-bid-must": lambda it, note: not it.legal("pass"),
    **dict.fromkeys(("hint-bid-melds", "hint-name-melds"), _melds_with),
    "hint-no-marriage": lambda it, note: not marriages(it.view.hand),
    "hint-pass-partner": lambda it, note: (
        (note.values["seat"], note.values["points"]) == next((call for call in reversed(it.view.calls) if call[1]), ())
        and it.view.sides[number(note, "seat")] == it.view.sides[it.seat]
    ),
    "hint-pass-next": lambda it, note: (
        note.values["points"] == min(int(bid.target) for bid in it.legal("bid")) if it.legal("bid") else True
    ),
    **dict.fromkeys(("hint-durch", "hint-untendurch"), _cannot_fail),
    "hint-name-trumps": lambda it, note: note.values["count"] == _suits(it, it.view.hand)[str(note.values["suit"])],
    "hint-keeps-melds": _keeps_melds,
    "hint-bury-points": lambda it, note: (
        note.values["points"] == sum(it.view.rules.points_in((card,)) for card in it.action.cards)
    ),
    "hint-bury-void": _new_voids,
    **dict.fromkeys(("hint-give-trumps", "hint-give-aces"), _passed_on),
    "hint-give-rest": lambda it, note: (
        "A" not in map(rank, it.action.cards) and it.view.trump not in map(suit, it.action.cards)
    ),
    "hint-needs": _still_needs,
    "hint-meld-enough": lambda it, note: it.view.reached >= it.view.bid == note.values["points"],
    "hint-concede": lambda it, note: it.after.over,
    "hint-play-gives": lambda it, note: (
        note.values["points"] == (0 if it.view.contract else it.view.rules.points_in((it.card,)))
    ),
}


_ESTIMATED = {"hint-tricks": lambda it, note: True}
CLAIMS: dict[str, dict[str, Callable[[Hinted, Note], bool]]] = {
    "canasta": _CANASTA,
    "auction-pinochle": {**_TRICKS, **_AUCTION},
    "pinochle": {**_TRICKS, **_PINOCHLE},
    "gin": _GIN,
    "rummy500": _RUMMY,
    "german-whist": _TRICKS,
    "cribbage": _CRIBBAGE,
    "euchre": {**_TRICKS, **_ESTIMATED},
    "ecarte": {**_TRICKS, **ecarte_claims.CLAIMS},
    "piquet": {**_TRICKS, **_PIQUET},
    "rubicon": {**_TRICKS, **_RUBICON, "hint-gains": _gains},
}
"""By game and reason, a check of its claim."""


PRAISED_DESPITE: dict[str, frozenset[str]] = {
    "hint-loose": frozenset({"discard-wanted", "discard-melded", "discard-fits"}),
    "hint-safe": frozenset({"discard-fits"}),
    "hint-discard-lone": frozenset({"discard-onto-meld", "discard-meldable"}),
    "hint-discard-safe": frozenset({"discard-onto-meld"}),
    "hint-discard-theirs": frozenset({"discard-onto-meld"}),
    "hint-play-free": frozenset({"play-meldable", "play-exchangeable"}),
    "hint-crib-theirs": frozenset({"gives-away"}),
    "hint-partner-wins": frozenset({"play-over-partner"}),
    "hint-only-play": frozenset({"play-dearer", "play-trump-away"}),
    "hint-leave": frozenset({"take"}),
}
"""By reason, the cautions that it would contradict."""


def holds(it: Hinted, note: Note) -> bool:
    """Return whether a reason is true of an action. A judgement always is, a reason unknown here never."""
    claim = CLAIMS[it.view.game].get(note.code)
    return claim(it, note) if claim else note.code in JUDGED
