"""What restarts a day: a change of the code that decides, and nothing else."""

from __future__ import annotations

from bot.host.daily.deciding_code import deciding_code, decisive

SOURCE = '''"""A module."""

LIMIT = 3


def worth(card: str) -> int:
    """Return a card's worth."""
    return LIMIT if card else 0
'''


def test_comments_and_docstrings_decide_nothing() -> None:
    reworded = SOURCE.replace("A module", "Cards").replace("Return a", "Give back a") + "# The end.\n"
    assert decisive(reworded) == decisive(SOURCE)


def test_a_number_decides() -> None:
    assert decisive(SOURCE.replace("LIMIT = 3", "LIMIT = 4")) != decisive(SOURCE)


def test_the_digest_is_the_same_in_a_process() -> None:
    assert deciding_code() == deciding_code()
    assert len(deciding_code()) == 64
