"""The bench sees a discard in Gin Rummy that feeds what the other collects."""

from __future__ import annotations

from engine.gin.round import GinRound
from engine.kit.sets_and_runs import mask_of
from engine.types import Action
from tests.bench.blunder_rules import RULES, Decision
from tests.engine.gin.table import CONTEXT, deal


def fed(round_: GinRound) -> set[str]:
    """Return the discards of seat 0 that the bench counts."""
    rule, view = RULES["gin"]["collected card fed"], round_.view(0, CONTEXT)
    return {card for card in view.hand if rule(Decision(view, Action("discard", (card,)), None))}


def collected() -> GinRound:
    """Return a round in which seat 1 has taken the king of clubs, and seat 0 is to discard."""
    round_ = deal("KD QH 2S 5H 5D AC AD 7S 8S 3C", "KS KH 9C 9H 4S 4D JD 6D 6H 10S", up="KC", stock="10C", dealer=0)
    round_.play(1, Action("take"))
    round_.play(1, Action("discard", ("10S",)))
    round_.play(0, Action("draw"))
    return round_


def test_a_card_beside_or_matching_a_taken_one_is_fed_if_another_is_as_good() -> None:
    assert fed(collected()) == {"KD"}


def test_nothing_is_fed_before_the_other_has_taken_a_card() -> None:
    round_ = deal("KD QH 2S 5H 5D AC AD 7S 8S 3C", "KS KH 9C 9H 4S 4D JD 6D 6H 10S", up="KC", stock="10C")
    round_.play(0, Action("pass"))
    round_.play(1, Action("pass"))
    round_.play(0, Action("draw"))
    assert not fed(round_)


def test_a_card_that_no_hidden_card_would_join_is_not_fed() -> None:
    """The other took the jack of hearts, and its neighbours and equals are seen."""
    round_ = deal("JC JD QH 5S 5D AC AD 7S 8S 3C", "10H 9H KH 2C 2S 4D 4H 6D 8H KD", up="JH", stock="JS", dealer=0)
    round_.play(1, Action("take"))
    round_.play(1, Action("discard", ("KD",)))
    round_.play(0, Action("draw"))
    assert "JC" not in fed(round_)


def test_a_card_is_fed_only_if_the_other_discard_is_clearly_less_likely_to_help() -> None:
    """The queen of diamonds needs one hidden jack, but the jack of spades has more ways to make a meld."""
    round_ = deal("4C KC AD 2D 4D 6D QD KD KH 4S", "2C 3C 7C 8C 9H 5H 6H AS 9S 7D", up="10D", stock="JS", dealer=0)
    round_.play(1, Action("take"))
    round_.play(1, Action("discard", ("7D",)))
    round_.play(0, Action("draw"))
    assert "QD" not in fed(round_)
    left = {card: mask_of(each for each in round_.hands[0] if each != card) for card in ("QD", "JS")}
    assert len({round_.rules.melds.deadwood(mask) for mask in left.values()}) == 1
