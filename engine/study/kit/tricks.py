"""Help for games of tricks: which cards may be played, and why, and the known places of cards (features A1, A2, A7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.cards import Card, face
from engine.kit.hands import by_suit
from engine.kit.trick_view import TrickView
from engine.round import Round
from engine.study.contract import Explanation
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Action, IllegalAction, Note, Seat, Value


def explain_playing(view: TrickView, played: Round) -> Iterator[Explanation]:
    """Yield which cards may be played, and why others are refused; ``played`` is a round made from the view."""
    cards = tuple(action.cards[0] for action in view.legal if action.kind == "play")
    if not cards:
        yield from refused(view, played, "play", Action("play", view.hand[:1]))
        return
    faces = {face(card) for card in cards}
    kept = [card for card in view.hand if face(card) not in faces]
    if kept:
        yield Explanation("play", True, Note("may-play-some", {"cards": cards}))
        yield from refused(view, played, "play", Action("play", (kept[0],)))
    else:
        yield Explanation("play", True, Note(_any_card(view)))


def _any_card(view: TrickView) -> str:
    """Return the code for a turn in which any card may be played."""
    if not view.trick:
        return "may-lead"
    suit = view.order.suit
    bound = view.rules.duties(phase_two=view.phase_two) is not None
    follows = bound and any(suit[card] == suit[view.trick[0]] for card in view.hand)
    return "may-follow-with-any" if follows else "may-follow"


def refused(view: TrickView, played: Round, kind: str, action: Action) -> Iterator[Explanation]:
    """Yield the reason why the rules refuse an action."""
    try:
        played.copy().play(view.own_seat, action)
    except IllegalAction as refusal:
        yield Explanation(kind, False, refusal.note)


def tricks_note(code: str, tricks: float, **values: Value) -> Note:
    """Return a note with a number of tricks, rounded to halves; its text says it with ``number-of-tricks``."""
    halves = max(0, round(2 * tricks))
    return Note(code, {**values, "count": halves // 2, "half": bool(halves % 2)})


def leading(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield the strength of a lead: nothing beats it, nobody can follow, or only a trump beats it."""
    order, theirs = view.order, view.theirs()
    suited = [other for other in theirs if order.suit[other] == order.suit[card]]
    if not any(order.beats(other, card) for other in theirs):
        yield Note("hint-play-sure", {"card": card})
    elif view.phase_two and not suited:
        yield Note("hint-play-forces", {"card": card})
    elif not any(order.beats(other, card) for other in suited):
        yield Note("hint-play-high", {"card": card})


def playing(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield one reason at least to play a card: its effect on the trick, or the cards that it spares."""
    cards = [action.cards[0] for action in view.legal if action.kind == "play"]
    strong = tuple(leading(view, card)) if not view.trick else tuple(_winning(view, card))
    yield from strong
    if len(set(map(face, cards))) == 1:
        yield Note("hint-only-play", {"card": card})
    elif not strong:
        yield from _losing(view, card, cards) if view.trick else _leading_low(view, card, cards)


def _winning(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield that a card wins the trick, or is the best so far if others still play to it."""
    if view.wins(card):
        last = len(view.trick) == len(view.trick_seats(view.leader)) - 1
        yield Note("hint-play-wins" if last else "hint-play-best", {"card": card, "points": 0})


def _losing(view: TrickView, card: Card, cards: Sequence[Card]) -> Iterator[Note]:
    """Yield that no card wins, or which card it would take to win."""
    value = view.order.value
    winning = [other for other in cards if view.wins(other)]
    if winning:
        yield Note("hint-play-saves", {"card": min(winning, key=value)})
    else:
        yield Note("hint-play-cannot-win", {"card": card, "cheapest": value(card) == min(map(value, cards))})


def _leading_low(view: TrickView, card: Card, cards: Sequence[Card]) -> Iterator[Note]:
    """Yield why to lead a card that may be beaten: it is cheap, draws trumps, makes a void, or is of a long suit."""
    order, suits = view.order, view.order.suit
    lengths = Counter[str](suits[other] for other in {*view.hand, *cards})
    suit = suits[card]
    if order.value(card) == min(map(order.value, cards)):
        yield Note("hint-lead-cheap", {"card": card})
    elif suit == view.trump and view.rules.duties(phase_two=view.phase_two) is not None:
        yield Note("hint-lead-trump", {"card": card})
    elif suit != view.trump and lengths[suit] == 1 and view.trump in lengths:
        yield Note("hint-void", {"card": card})
    elif lengths[suit] == max(lengths.values()) > 1:
        yield Note("hint-lead-long", {"suit": suit, "count": lengths[suit]})
    else:
        yield Note("hint-play-average", {"card": card})


def exchanging(view: TrickView, action: Action) -> Note:
    """Return the cards that an exchange keeps, and how many it gets."""
    kept = tuple(card for card in view.hand if card not in action.cards)
    return Note("hint-exchange" if kept else "hint-exchange-all", {"cards": kept, "count": len(action.cards)})


def move(view: TrickView, card: Card) -> str:
    """Return the effect of a card: ``lead``, ``win`` or ``lose``."""
    return "lead" if not view.trick else "win" if view.wins(card) else "lose"


def distribution(view: TrickView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.upturned:
        notes.append(Note("place-upturned", {"card": view.upturned}))
    if view.trick:
        notes.append(Note("place-trick", {"cards": view.trick}))
    if view.laid:
        notes.append(Note("place-laid", {"count": len(view.laid), "cards": view.laid}))
    for side in range(len(view.totals)):
        won = [card for trick in view.tricks if view.sides[trick.winner] == side for card in trick.cards]
        if won:
            notes.append(Note("place-tricks", {"side": side, "count": len(won), "suits": _ordered(view, won)}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: TrickView) -> tuple[Note, ...]:
    """Return the cards of this hand that others have seen, those seen of theirs, and the cards played so far."""
    return recalled(view, recall_played(view))


def recall_played(view: TrickView) -> list[Note]:
    """Return the cards of the finished tricks, if there are any."""
    cards = [card for trick in view.tricks for card in trick.cards]
    return [Note("recall-played", {"count": len(cards), "suits": _ordered(view, cards)})] if cards else []


def deduce(view: TrickView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = unplaced(view)
    if not left:
        return (Note("unseen-none"),)
    if _is_open(view):
        return (Note("unseen-theirs", {"seat": view.other, "count": len(left), "cards": left}),)
    away = view.unseen_aside()
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        *([Note("unseen-stock", {"count": stock})] if (stock := view.unseen_in_stock()) else []),
        *([Note("unseen-laid", {"count": away})] if away else []),
        *(Note("unseen-hand", {"seat": other, "count": view.unseen_in_hand(other)}) for other in view.others),
    )


def predict(view: TrickView) -> tuple[Note, ...]:
    """Return the cards that others certainly hold, their expected trumps, and the cards that nobody else can hold.

    Cards of which the seat has had every copy in its own hand go without saying.
    """
    left = unplaced(view)
    held = [card for other in view.others for card in view.surely_held(other)]
    if _is_open(view):
        cards = _ordered(view, (*left, *held))
        return (Note("unseen-theirs", {"seat": view.other, "count": len(cards), "cards": cards}),)
    notes = sure(view)
    if view.trump:
        notes += [_trumps(view, other, left) for other in view.others]
    possible = Counter(map(face, (*left, *held)))
    own = Counter(map(face, (*view.hand, *view.laid)))
    copies = Counter(map(face, view.rules.pack(len(view.sides))))
    gone = tuple(card for card, count in copies.items() if not possible[card] and own[card] < count)
    if gone and len(view.others) == 1:
        notes.append(Note("predict-no-cards", {"seat": view.other, "cards": gone}))
    elif gone:
        notes.append(Note("predict-gone", {"cards": gone}))
    return tuple(notes) or tuple(Note("predict-nothing", {"seat": other}) for other in view.others)


def _is_open(view: TrickView) -> bool:
    """Return whether one opponent must hold every card that the seat has not seen."""
    return len(view.others) == 1 and not view.stock and not view.laid_counts[view.other]


def _trumps(view: TrickView, other: Seat, left: Sequence[Card]) -> Note:
    """Return how many trumps are out, and how many of them a hand holds on average."""
    suits = view.order.suit
    held = sum(suits[card] == view.trump for card in view.surely_held(other))
    trumps = sum(suits[card] == view.trump for card in left)
    average = held + round(trumps * view.unseen_in_hand(other) / max(1, len(left)))
    return Note("predict-trumps", {"seat": other, "count": average, "unseen": trumps + held, "suit": view.trump})


def unplaced(view: TrickView) -> tuple[Card, ...]:
    """Return the cards whose place the seat does not know, sorted, without marks."""
    return _ordered(view, map(face, view.unseen()))


def _ordered(view: TrickView, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=by_suit(view.rules.ranks)))


TRICK_PAGES = {"distribution": distribution, "recall": recall, "deduce": deduce, "predict": predict}
"""The pages about the cards, by name."""
