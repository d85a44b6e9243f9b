"""Properties of melds, bids and auctions, for any cards and any calls."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.auction_pinochle.bidding import PASSED, auction, highest
from engine.auction_pinochle.melds import melded, melds_of, total, worth
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.state import is_bid, listed_bids
from engine.cards import SUITS
from engine.types import Action, IllegalAction
from tests.engine.auction_pinochle.table import CUTTHROAT, RULES, deal, do
from tests.examples import examples

any_rules = st.sampled_from(RULES)


@st.composite
def rules_and_hand(draw: st.DrawFn) -> tuple[AuctionPinochleRules, list[str]]:
    rules = draw(any_rules)
    return rules, draw(st.lists(st.sampled_from(rules.pack(0)), unique=True, max_size=20))


@examples(200)
@given(rules_and_hand(), st.sampled_from(SUITS), st.data())
def test_a_further_card_never_lowers_what_a_hand_melds(
    its: tuple[AuctionPinochleRules, list[str]], trump: str, data: st.DataObject
) -> None:
    rules, hand = its
    card = data.draw(st.sampled_from([card for card in rules.pack(0) if card not in hand]))
    assert worth(rules, [*hand, card])[trump] >= worth(rules, hand)[trump]


@examples(200)
@given(rules_and_hand(), st.sampled_from(SUITS))
def test_melds_are_made_of_the_cards_held_and_worth_the_same_without_the_others(
    its: tuple[AuctionPinochleRules, list[str]], trump: str
) -> None:
    rules, hand = its
    melds = melds_of(rules, trump, hand)
    assert melded(melds) <= {*hand}
    assert total(melds) == worth(rules, hand)[trump] == worth(rules, melded(melds))[trump]
    assert all(len({*meld.cards}) == len(meld.cards) for meld in melds)


@examples(200)
@given(any_rules, st.integers(0, 600))
def test_listed_bids_are_legal_rise_and_start_with_the_lowest(rules: AuctionPinochleRules, tens: int) -> None:
    bid = tens * rules.unit
    assume(not bid or (rules.minimum <= bid <= rules.most and rules.is_step(bid)))
    bids = listed_bids(rules, bid)
    legal = [each for each in range(max(bid + 1, rules.minimum), rules.most + 1) if rules.is_step(each)]
    assert bids == sorted({*bids}) and {*bids} <= {*legal}
    assert bids[:6] == legal[:6] and all(is_bid(rules, bid, each) for each in legal)


@examples(200)
@given(any_rules, st.integers(0, 3), st.lists(st.booleans(), max_size=40))
def test_an_auction_ends_with_the_highest_bidder_and_nobody_speaks_after_passing(
    rules: AuctionPinochleRules, dealer: int, passes: list[bool]
) -> None:
    [seats] = rules.seats_played()
    calls: list[tuple[int, int]] = []
    bid = rules.minimum
    for passing in [*passes, *[True] * seats]:
        state = auction(rules, seats, dealer % seats, calls)
        if state.speaker is None:
            break
        assert (state.speaker, PASSED) not in calls and state.speaker != highest(calls)[0]
        calls.append((state.speaker, PASSED if passing else bid))
        bid += 0 if passing else 10
    end = auction(rules, seats, dealer % seats, calls)
    assert end.speaker is None
    bidder, amount = highest(calls)
    assert end.winner == bidder or (end.unbid and not amount) or (end.winner is None and rules.all_pass == "redeal")


@examples(100)
@given(st.randoms(use_true_random=False), st.data())
def test_who_buries_keeps_the_worth_of_the_melds_unless_too_few_cards_are_left(
    chance: Random, data: st.DataObject
) -> None:
    played = deal(CUTTHROAT)
    pack = list(played.rules.pack(3))
    chance.shuffle(pack)
    its = played.state
    its.hands, its.stock = [pack[:15], pack[15:30], pack[30:45]], pack[45:]
    do(played, "200", "pass", "pass", "name S")
    hand = its.hands[0]
    others = len(hand) - len(melded(melds_of(played.rules, "S", hand)))
    assert all(played.copy().play(0, each) for each in played.legal(0) if each.kind == "bury")
    chosen = tuple(data.draw(st.permutations(hand))[:3])
    kept = worth(played.rules, [card for card in hand if card not in chosen])["S"]
    legal = others < 3 or kept == worth(played.rules, hand)["S"]
    try:
        played.play(0, Action("bury", chosen))
    except IllegalAction as refusal:
        assert refusal.note.code == "bury-melded" and not legal
    else:
        assert legal
