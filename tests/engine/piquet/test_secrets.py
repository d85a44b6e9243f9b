"""What a player's view holds of the other's declarations follows from the answers alone."""

import random
from collections.abc import Iterator

import pytest

from engine.piquet.declarations import KINDS, Spoken, everything
from engine.piquet.presentation import PRESENTATION
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.piquet.view import said_with
from engine.types import Action, Event
from tests.engine.piquet.table import CONTEXT, ELDER, YOUNGER, deal, declare, declaring, exchange, play
from tests.narrowing import narrowed

ELDERS = "AS KS QS JS 9S AC KC QC 8D 7D 8H 7H"
"""A point of five that makes 50, a quart to the ace, and no set."""
ANSWERS = {
    "AH KH QH JH 10H AD KD QD 9C 8C 7C 8S": "not-good",
    "AH KH QH JH 9H AD KD QD 10C 8C 7C 8S": "equal",
    "KH QH JH 10H 9H AD KD QD 10C 8C 7C 8S": "good",
    "KH QH JH 9H AH JC KD QD 10C 8C 7C AD": "equal",
    "KH QH JH 9H AD KD QD JD 10C 8C 7C 8S": "good",
}


def rounds(count: int, **options: str) -> Iterator[PiquetRound]:
    """Yield rounds after the exchange, with random hands."""
    for seed in range(count):
        chance = random.Random(seed)
        cards = list(PiquetRules.of("piquet").pack(2))
        chance.shuffle(cards)
        yield declaring(" ".join(cards[:12]), " ".join(cards[12:24]), **options)


def words(events: list[Event], seat: int) -> list[tuple[str, int, str, tuple[str, ...]]]:
    """Return events as a seat hears them."""
    seen = [event.seen_by(seat) for event in events]
    return [(event.kind, event.points, event.target, event.cards) for event in seen]


@pytest.mark.parametrize(("younger", "answer"), ANSWERS.items())
def test_elder_learns_no_more_of_a_point_than_the_answer(younger: str, answer: str) -> None:
    played = declaring(ELDERS, younger)
    declare(played, "point", "point")
    its = played.view(ELDER, CONTEXT).declared[0]
    assert its.answer == answer
    heard = its.spoken[YOUNGER]
    assert heard == (Spoken(5, -1, "H") if answer == "equal" else Spoken())


def test_hands_that_answer_alike_look_alike_to_elder() -> None:
    """If younger's hands differ but every answer is the same, elder sees the same, up to the lead."""
    views: dict[tuple[object, ...], object] = {}
    hands = set()
    for played in rounds(150):
        base = declaring(ELDERS, _other(played))
        events = declare(base, "everything", "everything")
        key = tuple(words(events, ELDER))
        view = base.view(ELDER, CONTEXT)
        shown = (
            view.declared,
            view.lines,
            view.known,
            PRESENTATION.page(view, "declarations"),
            view.legal,
            view.hand_counts,
        )
        assert views.setdefault(key, shown) == shown
        hands.add(base.view(YOUNGER, CONTEXT).hand)
    assert 1 < len(views) < len(hands)


def _other(played: PiquetRound) -> str:
    """Return twelve cards that are not in elder's hand of these tests, taken from a shuffled round."""
    cards = [*played.state.hands[0], *played.state.hands[1], *played.state.laid[0], *played.state.laid[1]]
    return " ".join([card for card in cards if card not in ELDERS.split()][:12])


def test_younger_hears_a_number_before_answering_and_nothing_else() -> None:
    heard = {}
    for played in rounds(60):
        state = played.state
        events = declare(played, "everything")
        view = played.view(YOUNGER, CONTEXT)
        number = len(everything("point", state.hands[ELDER])[0])
        assert words(events, YOUNGER) == [("announced-point", number, "", ())]
        assert view.declared[0].spoken[ELDER] == Spoken(number)
        assert not any(its.spoken[ELDER].number for its in view.declared[1:])
        assert view.known == ((), ())
        heard[number] = True
    assert len(heard) > 2


def test_whether_elder_has_decided_the_next_classes_is_not_seen() -> None:
    decided, open_ = declaring(ELDERS, next(iter(ANSWERS))), declaring(ELDERS, next(iter(ANSWERS)))
    declare(decided, "everything")
    declare(open_, "point")
    assert decided.view(YOUNGER, CONTEXT) == open_.view(YOUNGER, CONTEXT)
    assert decided.view(None, CONTEXT) == open_.view(None, CONTEXT)


def test_what_younger_declares_where_elder_was_silent_is_told_after_the_lead() -> None:
    younger = "AH AD AC KH KD KC 9C 8C 7C 10D 9D 8S"
    one, other = (
        declaring(ELDERS.replace("AC KC", "10S 10C"), younger),
        declaring(ELDERS.replace("AC KC", "10S 10C"), younger),
    )
    for played, word in ((one, "everything"), (other, "nothing")):
        declare(played, "nothing", word)
        while played.state.phase != "lead":
            declare(played, "nothing")
    assert one.view(ELDER, CONTEXT).declared[0] == other.view(ELDER, CONTEXT).declared[0]
    play(one, "8D")
    play(other, "8D")
    assert one.view(ELDER, CONTEXT).declared[0].spoken[YOUNGER].suit
    assert not other.view(ELDER, CONTEXT).declared[0].spoken[YOUNGER].suit


class Heard:
    """A listener who knows nothing of the declarations but the dialogue."""

    def __init__(self) -> None:
        self.spoken = {kind: [Spoken(), Spoken()] for kind in KINDS}
        self.answers = dict.fromkeys(KINDS, "")
        self.shown: list[set[str]] = [set(), set()]

    def hear(self, event: Event) -> None:
        """Take note of a line."""
        word, _, kind = event.kind.partition("-")
        if event.target in KINDS:
            self.answers[event.target] = event.kind
        elif kind in KINDS:
            said = self.spoken[kind][event.seat]
            if word == "announced":
                said = said._replace(number=event.points)
            elif word == "made":
                said = said._replace(making=event.points)
            elif word in ("scored", "showed") and kind == "point":
                scored = event.points if word == "scored" else 0
                said = said._replace(number=event.points, suit=event.target, points=scored)
            elif word in ("scored", "showed"):
                number = len((*said.groups, event.cards)[0])
                said = said._replace(
                    number=number, groups=(*said.groups, event.cards), points=said.points + event.points
                )
                self.shown[event.seat] |= {*event.cards}
            self.spoken[kind][event.seat] = said


def test_a_view_holds_nothing_of_the_declarations_but_the_dialogue() -> None:
    """This holds at each moment of random deals, for both players and the public."""
    answers: set[str] = set()
    for played in rounds(60):
        chance, state, heard = random.Random(len(answers)), played.state, Heard()
        first = [{*hand} for hand in state.hands]
        while not played.over:
            for seat in (None, ELDER, YOUNGER):
                view = played.view(seat, CONTEXT)
                for kind, its in zip(KINDS, view.declared, strict=True):
                    assert list(its.spoken) == heard.spoken[kind], (kind, its)
                    assert its.answer in (heard.answers[kind], "silence")
                for other in {ELDER, YOUNGER} - {seat}:
                    assert {*view.known[other]} == heard.shown[other] & {*state.hands[other]}
            [seat] = played.to_act
            legal = played.legal(seat)
            few = state.phase in ("declare", "answer") and chance.random() < 0.7
            for event in played.play(seat, legal[0] if few else chance.choice(legal)):
                heard.hear(event.seen_by(1 - seat))
        for kind, (mine, theirs) in zip(KINDS, zip(*state.claims, strict=True), strict=True):
            answers.add(heard.answers[kind])
            numbers = [len(claim[0]) if claim else 0 for claim in (mine, theirs)]
            asked = heard.spoken[kind][ELDER].making >= 0
            assert asked == (numbers[0] == numbers[1] > 0), "more is said only where the numbers are equal"
            if heard.answers[kind] == "not-good":
                assert not heard.spoken[kind][ELDER].groups and not heard.spoken[kind][ELDER].suit
        assert all(heard.shown[seat] <= first[seat] for seat in (ELDER, YOUNGER))
    assert answers == {"good", "not-good", "equal", ""}


def test_imagined_hands_can_have_said_what_was_said() -> None:
    chance = random.Random(5)
    for played in rounds(25):
        moments = 0
        while not played.over:
            for seat in (ELDER, YOUNGER):
                view = played.view(seat, CONTEXT)
                world = narrowed(played.rules, PiquetRules).imagine(view, chance)
                its = world.state
                first = [*its.hands[1 - seat], *view.played_by(1 - seat)]
                assert said_with(view, first) is not None
                for kind, said in zip(KINDS, view.declared, strict=True):
                    if said.spoken[1 - seat].suit:
                        suited = [card for card in first if card[-1] == said.spoken[1 - seat].suit]
                        assert len(suited) == said.spoken[1 - seat].number, kind
            [to_act] = played.to_act
            legal = played.legal(to_act)
            played.play(to_act, legal[0] if played.state.phase == "declare" else chance.choice(legal))
            moments += 1
            if moments > 9:
                break


def test_elder_knows_the_cards_that_were_left_for_younger() -> None:
    played = deal("7C 8C 9C", talon="AS KS QS JS 10S AH KH QH")
    exchange(played, "7C 8C 9C")
    exchange(played, " ".join(played.state.hands[YOUNGER][:3]))
    chance = random.Random(1)
    for _ in range(10):
        world = narrowed(played.rules, PiquetRules).imagine(played.view(ELDER, CONTEXT), chance)
        assert {"JS", "10S"} <= set(world.state.hands[YOUNGER])
    assert Action("peek") in played.legal(YOUNGER)
