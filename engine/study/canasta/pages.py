"""The pages about the cards: the initial meld, the hand sorted, and hidden cards (features A3, A7, A8, A10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.canasta.from_view import round_to_meld, unseen
from engine.canasta.melds import BLACK_THREE, KIND, NAMES, NATURALS, RED_THREE, TWO, Held, is_wild
from engine.canasta.presentation import near_out
from engine.canasta.round import CanastaRound
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.study.kit.seen_hands import own_hand, recalled, theirs
from engine.types import Action, Note, Seat

_NAMES = {**dict(enumerate(NAMES)), RED_THREE: "red-three", BLACK_THREE: "3", TWO: "2"}
"""The name of each kind in counts."""
_DISCARDED, _REFUSED, _MELDED = 0.45, 0.75, 0.5
"""The factors on the likelihood of a rank in a hand for each card of it that was discarded, for each upcard of it that
was declined, and if the side could have laid it on a meld."""
_LIKELY, _UNLIKELY = 1.3, 0.6
"""The likelihoods, relative to a random hand, from which a rank is reported as likely or unlikely."""
_FEW = 0.7
"""The expected number of cards of a rank in a hand from which it can be reported as likely."""
PAIR = 2


def distribution(view: CanastaView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.pile:
        notes.append(Note("place-pile", {"count": len(view.pile), "cards": _ordered(view.pile)}))
    if view.waiting:
        notes.append(Note("place-waiting", {"count": len(view.waiting), "cards": view.waiting}))
    for side, melds in enumerate(view.melds):
        laid = Counter(KIND[card] for meld in melds for card in meld.cards)
        if laid:
            notes.append(Note("place-melds", {"side": side, "count": laid.total(), "counts": _counted(laid)}))
        if view.red_threes[side]:
            notes.append(Note("place-threes", {"side": side, "cards": view.red_threes[side]}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: CanastaView) -> tuple[Note, ...]:
    """Return the cards of this hand that the others have seen, those seen of theirs, and the discards of each."""
    discards = (
        Note("recall-discards", {"seat": seat, "count": len(cards), "cards": cards})
        for seat, cards in enumerate(view.discards)
        if cards and seat != view.seat
    )
    return recalled(view, discards)


def deduce(view: CanastaView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = unplaced(view)
    notes = [Note("unseen", {"count": left.total(), "counts": _counted(left)})]
    notes.append(Note("unseen-stock", {"count": view.stock + sum(view.feet) + sum(view.talons)}))
    notes += [Note("unseen-hand", {"seat": seat, "count": _hidden(view, seat)}) for seat in _others(view)]
    return tuple(notes)


def predict(view: CanastaView) -> tuple[Note, ...]:
    """Return the ranks that the opponents are likely to hold or cannot hold, and whether they may go out."""
    assert view.seat is not None
    left = unplaced(view)
    notes: list[Note] = []
    gone = [kind for kind in NATURALS if not left[kind]]
    for seat in _others(view):
        if view.sides[seat] == view.sides[view.seat]:
            continue
        known = view.known[seat]
        if known:
            notes.append(Note("predict-sure", {"seat": seat, "cards": known}))
        # An opponent who has taken the upcard and has yet to meld it holds it for all to see.
        due = (view.upcard_due,) if view.upcard_due and view.to_act == (seat,) else ()
        none = [kind for kind in gone if kind not in map(KIND.__getitem__, (*known, *due))]
        if none:
            notes.append(Note("predict-none", {"seat": seat, "rank": _named(none)}))
        likely, unlikely = _estimated(view, seat, left)
        if likely:
            notes.append(Note("predict-likely", {"seat": seat, "rank": _named(likely)}))
        if unlikely:
            notes.append(Note("predict-unlikely", {"seat": seat, "rank": _named(unlikely)}))
        if not likely and not unlikely:
            notes.append(Note("predict-nothing", {"seat": seat}))
        notes.append(Note("may-go-out-next" if near_out(view, seat) else "not-out-next", {"seat": seat}))
    return tuple(notes)


def unplaced(view: CanastaView) -> Counter[int]:
    """Return by kind the cards whose place the seat does not know."""
    known = [card for seat in _others(view) for card in view.known[seat]]
    return Counter(map(KIND.__getitem__, unseen(view))) - Counter(map(KIND.__getitem__, known))


def _estimated(view: CanastaView, seat: Seat, left: Counter[int]) -> tuple[list[int], list[int]]:
    """Return the ranks that a hand is more likely, and less likely, to hold than a random hand."""
    hidden, places = _hidden(view, seat), left.total()
    if not hidden or not places:
        return [], []
    weights = {kind: _weight(view, seat, kind) for kind in left}
    whole = sum(count * weights[kind] for kind, count in left.items())
    share = {kind: hidden * weights[kind] / whole for kind in NATURALS if left[kind]}
    chance = hidden / places
    likely = [kind for kind, part in share.items() if part >= _LIKELY * chance and part * left[kind] >= _FEW]
    unlikely = [kind for kind, part in share.items() if part <= _UNLIKELY * chance]
    return likely, unlikely


def _weight(view: CanastaView, seat: Seat, kind: int) -> float:
    side = view.sides[seat]
    melded = view.opened[side] and any(meld.rank == NAMES[kind] and not meld.canasta for meld in view.melds[side])
    weight = _MELDED if melded and kind in NATURALS else 1.0
    weight *= _DISCARDED ** sum(KIND[card] == kind for card in view.discards[seat])
    return weight * float(_REFUSED ** sum(KIND[card] == kind for card in view.refused[seat]))


def _others(view: CanastaView) -> list[Seat]:
    return [seat for seat in range(len(view.sides)) if seat != view.seat]


def _hidden(view: CanastaView, seat: Seat) -> int:
    """Return the number of cards of a hand that nobody else knows."""
    due = view.upcard_due is not None and view.to_act == (seat,)
    return view.hand_counts[seat] - len(view.known[seat]) - due


def _ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (KIND[card], card)))


def _named(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(_NAMES[kind] for kind in sorted(kinds, reverse=True))


def _counted(counts: Counter[int]) -> tuple[str, ...]:
    return tuple(f"{_NAMES[kind]}: {counts[kind]}" for kind in sorted(counts, reverse=True))


def opening(view: CanastaView) -> tuple[Note, ...]:
    """Return melds in hand that make up an initial meld, or how many points are possible."""
    assert view.seat is not None
    side = view.sides[view.seat]
    if view.opened[side]:
        return (Note("opening-done"),)
    needs = view.minimums[side]
    notes = []
    if any(action.kind == "take" for action in view.legal):
        notes.append(Note("opening-by-pile", {"card": view.upcard or "", "count": view.pile_taken or len(view.pile)}))
    found = _melds(round_to_meld(view))
    if not found:
        return (*notes, Note("opening-short", {"needs": needs, "has": view.opening_reach}))
    notes += [Note("opening-meld", {"cards": cards, "rank": name, "points": points}) for cards, name, points in found]
    has = view.opening_points + sum(points for _, _, points in found)
    return (*notes, Note("opening-makes", {"points": has, "needs": needs}))


def _melds(state: CanastaRound) -> list[tuple[Held, str, int]]:
    """Return melds that open with few wild cards, or nothing if there are none.

    A greedy choice suffices: every legal first meld can be completed to an initial meld.
    """
    seat, side, found = state.seat, state.side, []
    while not state.opened[side] and not state.over:
        melds = [action for action in state.legal(seat) if action.kind == "meld" and _known(state, action)]
        if not melds:
            return []
        action = min(melds, key=lambda action: _cost(state, action))
        events = state.play(seat, action)
        found.append((action.cards, action.target, events[0].points))
    return found


def _known(state: CanastaRound, action: Action) -> bool:
    """Return whether a meld reveals nothing that the seat does not see, such as its foot."""
    return len(action.cards) < state.counts[state.seat] or not state.feet[state.seat]


def _cost(state: CanastaRound, action: Action) -> tuple[int, bool, int, int]:
    """Return the sort key of a meld: fewest wild cards, enough points, twos rather than jokers, fewest cards."""
    wild = [card for card in action.cards if is_wild(card)]
    points = sum(state.points[KIND[card]] for card in action.cards)
    enough = points >= state.minimums[state.side] - state.begun
    wild_points = sum(state.points[KIND[card]] for card in wild)
    return len(wild), not enough, wild_points, len(action.cards) if enough else -points


def analyze(view: CanastaView) -> tuple[Note, ...]:
    """Return which cards can be melded now, which may become a meld or take the pile, and which are single."""
    assert view.seat is not None
    state = round_to_meld(view)
    melded = {card for action in state.legal(view.seat) if action.kind == "meld" for card in action.cards}
    meldable = {KIND[card] for card in melded if not is_wild(card)}
    held = [KIND[card] for card in view.hand]
    pairs = {kind for kind in NATURALS if held.count(kind) >= PAIR} - meldable

    def those(kinds: set[int]) -> tuple[Card, ...]:
        return tuple(card for card in view.hand if KIND[card] in kinds)

    wild = {kind for kind in held if kind >= TWO}
    rest = set(held) - meldable - pairs - wild
    groups = (("meldable", meldable), ("holdable", pairs), ("wild", wild), ("discardable", rest))
    found = [(name, those(kinds)) for name, kinds in groups]
    return tuple(Note(f"analyze-{name}", {"count": len(cards), "cards": cards}) for name, cards in found if cards)
