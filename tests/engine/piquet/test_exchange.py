"""The deal, the exchange, carte blanche, and what players may look at."""

import random

import pytest

from engine.cards import BACK
from engine.piquet.exchanges import lost_cards, useful
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.score import ScoreLine
from engine.types import Action
from tests.cards import parse
from tests.engine.piquet.table import CONTEXT, ELDER, YOUNGER, deal, declare_all, exchange, play, refusal
from tests.narrowing import narrowed

TALON = "AS KS QS JS 10S AH KH QH"
BLANCHE = "10S 9S 8S 7S 10H 9H 8H 7H 10D 9D 8D 7D"
COURTS = "AS KS QS JS AH KH QH JH AD KD QD JD"


def test_twelve_cards_each_and_a_talon_of_eight() -> None:
    played = deal(talon=TALON)
    assert [len(hand) for hand in played.state.hands] == [12, 12]
    assert played.view(None, CONTEXT).stock == 8
    assert played.to_act == (ELDER,)


def test_each_draws_as_many_as_exchanged_from_the_top() -> None:
    played = deal("7C 8C 9C 10C JC", talon=TALON)
    events = exchange(played, "7C 8C 9C 10C JC")
    assert events[0].cards == (BACK,) * 5, "the log shows nobody what was discarded"
    assert events[1].cards == parse("AS KS QS JS 10S")
    assert events[1].seen_by(YOUNGER).cards == (BACK,) * 5
    exchange(played, " ".join(played.state.hands[YOUNGER][:3]))
    assert set(parse("AH KH QH")) <= set(played.state.hands[YOUNGER])
    assert played.state.phase == "declare"


def test_elder_sees_what_is_left_of_five_and_younger_draws_it_first() -> None:
    played = deal("7C 8C 9C", talon=TALON)
    exchange(played, "7C 8C 9C")
    assert played.view(ELDER, CONTEXT).looked == parse("JS 10S")
    assert played.view(YOUNGER, CONTEXT).looked == played.view(None, CONTEXT).looked == ()
    exchange(played, " ".join(played.state.hands[YOUNGER][:3]))
    view = played.view(ELDER, CONTEXT)
    assert (view.given, view.in_talon) == (parse("JS 10S"), ())
    assert set(view.given) <= set(view.surely_held(view.other))
    assert not set(view.given) & set(view.unseen())


@pytest.mark.parametrize(("count", "code"), [(0, "choose-between"), (6, "choose-between"), (5, ""), (1, "")])
def test_elder_exchanges_one_to_five(count: int, code: str) -> None:
    played = deal()
    action = Action("exchange", tuple(played.state.hands[ELDER][:count]))
    assert (refusal(played, action).note.code if code else played.play(ELDER, action)) == code or not code


def test_younger_exchanges_what_is_left_at_most() -> None:
    played = deal()
    exchange(played, " ".join(played.state.hands[ELDER][:2]))
    hand = played.state.hands[YOUNGER]
    refused = refusal(played, Action("exchange", tuple(hand[:7])))
    assert refused.note.values == {"least": 1, "most": 6, "has": 7}
    assert refusal(played, Action("exchange")).note.code == "choose-between"


def test_younger_need_not_exchange_in_cent() -> None:
    played = deal(preset="cent")
    exchange(played, " ".join(played.state.hands[ELDER][:5]))
    exchange(played)
    assert played.state.phase == "look"
    assert refusal(played, Action("blanche", target="4")).note.code == "blanche-too-late"


def test_only_cards_of_the_hand_can_be_exchanged() -> None:
    played = deal(talon=TALON)
    assert refusal(played, Action("exchange", parse("AS"))).note.code == "not-in-hand"
    assert refusal(played, Action("exchange", parse("7C"), "pile")).note.code == "exchange-cards"
    assert refusal(played, Action("play", parse("7C"))).note.code == "exchange-first"
    assert refusal(played, Action("peek")).note.code == "not-the-time-look"
    assert refusal(played, Action("declare", target="everything")).note.code == "not-the-time-declare"


def looked_at(word: str) -> PiquetRound:
    """Return a round after the declarations in which younger has left two cards, and has looked at them or not."""
    played = deal(talon=TALON)
    exchange(played, " ".join(played.state.hands[ELDER][:5]))
    exchange(played, played.state.hands[YOUNGER][0])
    played.play(YOUNGER, Action(word))
    declare_all(played)
    return played


def test_younger_may_look_at_what_both_leave_and_elder_sees_it_after_naming_a_suit() -> None:
    played = looked_at("peek")
    assert played.view(YOUNGER, CONTEXT).in_talon == parse("KH QH")
    assert played.view(ELDER, CONTEXT).in_talon == ()
    assert refusal(played, Action("play", parse("AS"))).note.code == "name-first"
    assert {action.kind for action in played.legal(ELDER)} == {"name"}
    played.play(ELDER, Action("name", target="S"))
    assert played.view(ELDER, CONTEXT).in_talon == parse("KH QH")
    assert played.view(None, CONTEXT).looked == ()
    other = next(card for card in played.state.hands[ELDER] if card[-1] != "S")
    assert refusal(played, Action("play", (other,))).note.code == "lead-named"
    assert {action.cards[0][-1] for action in played.legal(ELDER)} == {"S"}
    play(played, "AS")
    assert played.view(ELDER, CONTEXT).in_talon == parse("KH QH")


def test_elder_leads_freely_and_learns_nothing_if_younger_does_not_look() -> None:
    played = looked_at("leave")
    assert refusal(played, Action("name", target="S")).note.code == "not-the-time-name"
    play(played, "AS")
    assert played.view(ELDER, CONTEXT).in_talon == played.view(YOUNGER, CONTEXT).in_talon == ()


def test_elder_sees_no_card_twice_that_was_left_and_looked_at() -> None:
    played = deal(talon=TALON, preset="cent")
    exchange(played, " ".join(played.state.hands[ELDER][:3]))
    exchange(played, played.state.hands[YOUNGER][0])
    played.play(YOUNGER, Action("peek"))
    declare_all(played)
    played.play(ELDER, Action("name", target="S"))
    view = played.view(ELDER, CONTEXT)
    assert (view.given, view.in_talon) == (parse("JS"), parse("10S AH KH QH"))
    assert narrowed(played.rules, PiquetRules).imagine(view, random.Random(1)).view(ELDER, CONTEXT) == view


def test_only_a_suit_of_the_hand_can_be_named() -> None:
    assert refusal(looked_at("peek"), Action("name", target="X")).note.code == "name-a-suit"


def test_discards_can_be_looked_at_by_their_owner_only() -> None:
    played = deal("7C 8C 9C")
    exchange(played, "7C 8C 9C")
    assert played.view(ELDER, CONTEXT).laid == parse("7C 8C 9C")
    assert played.view(YOUNGER, CONTEXT).laid == played.view(None, CONTEXT).laid == ()


def test_elder_announces_carte_blanche_and_shows_it_after_youngers_discard() -> None:
    played = deal(BLANCHE, COURTS)
    announced = played.play(ELDER, Action("blanche", target="4"))
    assert [(event.kind, event.points) for event in announced] == [("carte-blanche", 10), ("will-exchange", 4)]
    assert played.to_act == (YOUNGER,)
    assert played.view(YOUNGER, CONTEXT).known[ELDER] == ()
    assert played.view(YOUNGER, CONTEXT).bounds == (1, 4)
    shown = exchange(played, "JS JH")
    assert set(shown[-1].cards) == set(parse(BLANCHE))
    assert set(played.view(None, CONTEXT).known[ELDER]) == set(parse(BLANCHE))
    assert len(played.state.hands[YOUNGER]) == 10, "younger draws after elder"
    assert refusal(played, Action("exchange", parse("7S 8S 9S"))).note.values["needs"] == 4
    exchange(played, "7S 8S 9S 7H")
    assert [len(hand) for hand in played.state.hands] == [12, 12]
    assert played.view(None, CONTEXT).known[ELDER] == (), "nobody knows which of them were kept"
    assert played.view(None, CONTEXT).blanche_hands[ELDER]


def test_elder_may_keep_silent_about_carte_blanche() -> None:
    played = deal(BLANCHE, COURTS)
    exchange(played, "7S 8S 9S")
    assert not any(played.score()[ELDER])
    assert refusal(played, Action("blanche", target="3")).note.code == "no-carte-blanche"


def test_youngers_carte_blanche_is_announced_first_and_shown_after_elders_exchange() -> None:
    played = deal(COURTS, BLANCHE)
    assert played.opening[0].kind == "carte-blanche"
    assert played.view(ELDER, CONTEXT).known[YOUNGER] == ()
    events = exchange(played, "JS JH")
    assert (events[-1].kind, events[-1].seat) == ("showed-blanche", YOUNGER)
    assert [line.points for line in played.score()[YOUNGER]] == [10]


def test_carte_blanche_needs_a_hand_without_courts_and_a_number() -> None:
    assert refusal(deal(COURTS), Action("blanche", target="3")).note.code == "no-carte-blanche"
    assert refusal(deal(BLANCHE, COURTS), Action("blanche", target="6")).note.code == "blanche-number"


def test_the_first_exchange_offered_keeps_what_is_worth_most() -> None:
    hand = parse("AS KS QS JS 10S AH AD AC 7H 8D 9C 8C")
    first = useful(hand, 1, 5)[0]
    assert set(first.cards) <= set(parse("7H 8D 9C 8C 10S AC AD AH"))
    assert not lost_cards(hand, parse("7H 8D 9C 8C"))
    assert lost_cards(hand, parse("QS")) == {
        "point": parse("AS KS QS JS 10S")[::-1],
        "sequence": parse("10S JS QS KS AS"),
    }


def test_what_is_offered_to_exchange_follows_from_the_hand_alone() -> None:
    for seed in range(5):
        cards = list(PiquetRules.of("piquet").pack(2))
        random.Random(seed).shuffle(cards)
        assert useful(cards[:12], 1, 5) == useful(cards[:12], 1, 5)
        assert all(1 <= len(action.cards) <= 5 for action in useful(cards[:12], 1, 5))


def test_the_deal_alternates_or_the_loser_is_elder() -> None:
    first_won: tuple[tuple[ScoreLine, ...], ...] = ((ScoreLine("play", 30),), (ScoreLine("play", 10),))
    alternate, loser = PiquetRules.of("piquet"), PiquetRules.of("piquet").with_changes({"starter": "loser"})
    assert [alternate.dealer(number, 2, [first_won] * (number - 1), ()) for number in (1, 2, 3)] == [1, 0, 1]
    assert [loser.dealer(number, 2, [first_won] * (number - 1), ()) for number in (1, 2, 3)] == [1, 0, 0]


def test_the_higher_card_cut_is_elder_first() -> None:
    cut = PiquetRules.of("piquet").with_changes({"cut_for_deal": True})
    assert [cut.dealer(1, 2, [], parse(cards)) for cards in ("AS 7C", "7C AS")] == [1, 0]
