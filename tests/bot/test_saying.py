"""Texts by their ids, as the tests look for them: `tests/texts.py`."""

import pytest

from bot.texts import People
from tests.texts import says, text

REFUSED = text("refusal-not-your-turn", seat="Ben")


def test_a_text_is_what_the_bot_says_with_its_values() -> None:
    assert text("button-join") != "button-join"
    assert "Ben" in REFUSED
    assert "♥" in text("refusal-not-in-hand", cards=["KH"])
    assert text("gave-up", People(("Ada",)), side=0).startswith("Ada")


def test_a_text_is_found_with_the_given_values_and_any_others() -> None:
    told = f"Table 1\n{REFUSED}\nRound 1"
    assert says(told, "refusal-not-your-turn") and says(told, "refusal-not-your-turn", seat="Ben")
    assert not says(told, "refusal-not-your-turn", seat="Ada")
    assert not says(told, "refusal-stale")


def test_every_variant_of_a_text_is_found_unless_a_value_chooses_one() -> None:
    one, several = (text("refusal-choose-number", needs=needs, has=1) for needs in (1, 5))
    for told in (one, several):
        assert says(told, "refusal-choose-number") and says(told, "refusal-choose-number", has=1)
        assert not says(told, "refusal-choose-number", has=2)
    assert says(one, "refusal-choose-number", needs=1) and not says(several, "refusal-choose-number", needs=1)


def test_a_failure_shows_the_id_and_the_text() -> None:
    found = says("Ada plays.", "refusal-not-your-turn", seat="Ben")
    assert "refusal-not-your-turn" in repr(found) and REFUSED in repr(found) and "Ada plays." in repr(found)


@pytest.mark.parametrize(
    ("message", "values", "why"),
    [
        ("refusal-nonsense", {}, "no text has the id"),
        ("refusal-not-your-turn", {}, "needs seat"),
        ("refusal-not-your-turn", {"seat": "Ben", "card": "KH"}, "has the values seat only"),
    ],
)
def test_wrong_ids_and_values_are_mistakes(message: str, values: dict[str, str], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        text(message, **values)


def test_a_text_of_nothing_but_values_proves_nothing() -> None:
    with pytest.raises(AssertionError, match="needs values"):
        says("Ada 100", "hand-score")
