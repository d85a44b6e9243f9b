"""The picture of a hand of Rummy 500: it shows all that its player needs to decide."""

from __future__ import annotations

from typing import cast

from bot.texts import NOBODY, load_texts
from engine.rummy500.presentation import PRESENTATION
from engine.rummy500.round import Rummy500View
from render.kit.hands import Group
from render.kit.layout import NO_MARKS
from render.rummy500 import Hand
from tests.engine.rummy500.table import CONTEXT, deal
from tests.render.looks import HOUSE

NAMES = ("Ada", "Ben")
LOOK = HOUSE.of("rummy500")


def test_hand_shows_the_melds_on_the_table_and_which_cards_fit_them() -> None:
    melds = ("4H 5H 6H", "KC KD KS")
    for seat, tagged in ((0, {"7H", "KH"}), (1, {"3H"})):
        view = cast(Rummy500View, deal("7H KH 2C 9D", "3H 2S JD", table=melds).view(seat, CONTEXT))
        hand = Hand(view, NAMES, LOOK, NO_MARKS)
        assert [" ".join(group.cards) for group in hand.laid.groups] == list(melds)
        group = Group("rest", view.hand, 0)
        tags = {card: hand.tag_below(card, group) for card in view.hand}
        assert {card for card, tag in tags.items() if tag and tag[0] == LOOK.say("fits")} == tagged == set(view.fitting)
        bare = Hand(cast(Rummy500View, deal("7H KH 2C 9D", "3H 2S JD").view(seat, CONTEXT)), NAMES, LOOK, NO_MARKS)
        assert bare.header < hand.header and not bare.fitting
        hand.draw("")


def test_card_of_a_meld_in_the_hand_is_tagged_as_such_even_if_it_fits_the_table() -> None:
    view = cast(Rummy500View, deal("7H 7C 7D 2C", table=("4H 5H 6H",)).view(0, CONTEXT))
    hand = Hand(view, NAMES, LOOK, NO_MARKS)
    tag = hand.tag_below("7H", Group("meld", ("7C", "7D", "7H"), 0))
    assert tag and tag[0] == LOOK.say("meld") and view.fitting == ("7H",)


def test_the_hand_in_words_names_the_cards_that_fit() -> None:
    view = cast(Rummy500View, deal("7H KH 2C 9D", table=("4H 5H 6H", "KC KD KS")).view(0, CONTEXT))
    texts = load_texts().of("rummy500")
    told = [texts.note("fact", note, NOBODY) for note in PRESENTATION.page(view, "table")]
    assert "7♥ and K♥ fit melds on the table." in told or "7♥ K♥ fit melds on the table." in told
